/// A number as written: digits with the separators between them, and the two ways to understand it.
struct ScannedNumber {
  /// Where it lies, separators included.
  var range: Range<Int>
  /// The number where comma and full stop are decimal; `nil` if there are more of them than one.
  var decimal: Double?
  /// The number where a separator before exactly three digits means thousands, as in kcal and kJ.
  var thousands: Double?
  /// How many digits stand before the first separator.
  private var leadingDigits = 0

  /// Reads a number at the scanner's position: `1,250`, `1.250`, `1'250`, `72.4`, `４２`.
  init?(_ line: LineScanner) {
    range = line.position..<line.position
    var at = line.position
    var separator: UInt8 = 0
    var group = 0
    var isClosed = false
    repeat {
      var value = 0.0
      var digits = 0
      while digits <= 9, let digit = line.digit(at: at) {
        value = value * 10 + Double(digit.value)
        digits += 1
        at += digit.length
      }
      guard digits > 0, digits <= 9, group < 4, !isClosed else { return nil }
      if group == 0 {
        leadingDigits = digits
        decimal = value
        thousands = value
      } else {
        let fraction = separator == .apostrophe ? nil : value / powerOfTen(digits)
        decimal = group == 1 ? fraction.flatMap { part in decimal.map { $0 + part } } : nil
        // What follows a lone zero is a fraction: `0.500`.
        if digits == 3, !(group == 1 && leadingDigits == 1 && thousands == 0) {
          thousands = thousands.map { $0 * 1000 + value }
        } else {
          thousands = fraction.flatMap { part in thousands.map { $0 + part } }
          isClosed = true
        }
      }
      group += 1
      separator = line.byte(at: at)
      // Comma, full stop and apostrophe join digits only.
      guard separator == .comma || separator == .period || separator == .apostrophe,
        line.digit(at: at + 1) != nil
      else {
        break
      }
      at += 1
    } while true
    range = line.position..<at
  }

  /// Joins the three digits behind a space, `1 250`; returns whether there were any such.
  mutating func joinThousands(_ line: LineScanner) -> Bool {
    var rest = line
    rest.position = range.upperBound
    let space = rest.spaceLength(at: rest.position)
    rest.position += space
    guard space > 0, leadingDigits <= 3, let next = ScannedNumber(rest), next.leadingDigits == 3,
      let head = thousands, let tail = next.thousands
    else { return false }
    thousands = head * 1000 + tail
    decimal = nil
    range = range.lowerBound..<next.range.upperBound
    return true
  }
}

/// Ten to the power of 0 to 9, exact.
private func powerOfTen(_ exponent: Int) -> Double {
  var power = 1.0
  for _ in 0..<exponent { power *= 10 }
  return power
}

/// Finds the quantities in an entry's words: `2 eggs`, `rice 150 g`, `½ cup`, `2x`, `0,5 l`.
///
/// Exports ask for it; reading a day file does not.
struct QuantityScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ words: TextSlice) { scalars = Array(words.string.unicodeScalars) }

  /// All quantities, in order.
  mutating func scan() -> [FoodQuantity] {
    var found: [FoodQuantity] = []
    var canStart = true
    while index < scalars.count {
      if canStart, let quantity = timesBefore() ?? quantity() {
        found.append(quantity)
        // `2x150 g`, `2個150g`: the multiplication sign and such a unit are no letters of a word.
        let last = scalars[index - 1]
        canStart = last == "x" || last == "×" || isUnspaced(last.value)
        continue
      }
      canStart = Self.opensNumber(scalars[index])
      index += 1
    }
    return found
  }

  /// `x2` or `×2`.
  private mutating func timesBefore() -> FoodQuantity? {
    guard isTimes(at: index) else { return nil }
    let start = index
    index += 1
    if let amount = number(), !isWordPart(at: index) { return FoodQuantity(amount: amount) }
    index = start
    return nil
  }

  /// A number with what makes it a quantity: a unit, a multiplication sign, or a word.
  private mutating func quantity() -> FoodQuantity? {
    let start = index
    guard let amount = number() else { return nil }
    let afterNumber = index
    let hasSpace = skipSpace()
    if let unit = unit() { return FoodQuantity(amount: amount, unit: unit) }
    if isTimes(at: index), !isLetter(at: index + 1) {
      index += 1
      return FoodQuantity(amount: amount)
    }
    if hasSpace, amount < 1000, isLetter(at: index), !QuantityUnits.uncounted.contains(word(from: index)) {
      index = afterNumber
      return FoodQuantity(amount: amount)
    }
    index = start
    return nil
  }

  /// `2`, `0,5`, `1/2`, `½`, `1½` or `1 1/2`, above zero; on failure the index stays.
  private mutating func number() -> Double? {
    let start = index
    var value: Double?
    if let fraction = fraction() {
      value = fraction
    } else if let whole = digits() {
      value = Double(whole.value)
      let afterWhole = index
      if index < scalars.count, scalars[index] == "." || scalars[index] == "," {
        index += 1
        if let decimals = digits() {
          value = Double(whole.value) + Double(decimals.value) / Self.powerOfTen(decimals.count)
        } else {
          index = afterWhole
        }
      } else {
        _ = skipSpace()
        if let part = fraction() { value = Double(whole.value) + part } else { index = afterWhole }
      }
    }
    if let value, value > 0, !isDigit(at: index) { return value }
    index = start
    return nil
  }

  /// `½` or `1/2`.
  private mutating func fraction() -> Double? {
    guard index < scalars.count else { return nil }
    if let value = Self.vulgarFractions[scalars[index]] {
      index += 1
      return value
    }
    let start = index
    if let above = digits(), index < scalars.count, scalars[index] == "/" || scalars[index] == "⁄" {
      index += 1
      if let below = digits(), below.value <= 16, above.value < below.value {
        return Double(above.value) / Double(below.value)
      }
    }
    index = start
    return nil
  }

  /// One to seven digits, ASCII or full-width.
  private mutating func digits() -> (value: Int, count: Int)? {
    let start = index
    var value = 0
    while let digit = digit(at: index) {
      guard index - start < 7 else {
        index = start
        return nil
      }
      value = value * 10 + digit
      index += 1
    }
    return index > start ? (value, index - start) : nil
  }

  /// The unit at the index in its short form. A unit in letters of an alphabet ends where its word ends.
  private mutating func unit() -> String? {
    var letters = 0
    while letters < 20, index + letters < scalars.count, mayBeInUnit(scalars[index + letters]) {
      letters += 1
    }
    guard letters > 0 else { return nil }
    // The only ones with a space or a point.
    if letters > 1, isLetter("f", at: index), isLetter("l", at: index + 1) {
      for length in QuantityUnits.lengthsWithSpace where length > letters {
        if let unit = unit(of: length) { return unit }
      }
    }
    for length in stride(from: letters, through: 1, by: -1) {
      if let unit = unit(of: length) { return unit }
    }
    return nil
  }

  /// The unit of that many characters at the index.
  private mutating func unit(of length: Int) -> String? {
    let end = index + length
    guard end <= scalars.count, !isWordPart(at: end) || Self.leansOn(scalars[end - 1]) else { return nil }
    var spelling = String.UnicodeScalarView()
    spelling.append(contentsOf: scalars[index..<end])
    guard let unit = QuantityUnits.unitOfSpelling[String(spelling).lowercased()] else { return nil }
    index = end
    return unit
  }

  /// Whether a character may be one of a unit's: a letter of ASCII, or any other beyond ASCII.
  private func mayBeInUnit(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.value.isASCII || isASCIICapital(scalar.value & ~.caseBit)
  }

  /// Whether a letter of ASCII stands at `index`, in either case.
  private func isLetter(_ letter: Unicode.Scalar, at index: Int) -> Bool {
    scalars[index].value | .caseBit == letter.value
  }

  private func word(from start: Int) -> String {
    var letters = String.UnicodeScalarView()
    var index = start
    while isLetter(at: index) {
      letters.append(scalars[index])
      index += 1
    }
    return String(letters).lowercased()
  }

  /// Skips one space; whether there was one.
  private mutating func skipSpace() -> Bool {
    guard index < scalars.count, Self.isSpace(scalars[index]) else { return false }
    index += 1
    return true
  }

  private func isTimes(at index: Int) -> Bool {
    index < scalars.count && (scalars[index] == "x" || scalars[index] == "×" || scalars[index] == "X")
  }

  private func isLetter(at index: Int) -> Bool {
    index < scalars.count && scalars[index].properties.isAlphabetic
  }

  private func isDigit(at index: Int) -> Bool { digit(at: index) != nil }

  private func isWordPart(at index: Int) -> Bool { isLetter(at: index) || isDigit(at: index) }

  private func digit(at index: Int) -> Int? {
    guard index < scalars.count else { return nil }
    switch scalars[index].value {
    case UInt32(ascii: "0")...UInt32(ascii: "9"): return Int(scalars[index].value - UInt32(ascii: "0"))
    case 0xFF10...0xFF19: return Int(scalars[index].value - 0xFF10)
    default: return nil
    }
  }
}

extension QuantityScanner {
  /// The fractions that are one character.
  static let vulgarFractions: [Unicode.Scalar: Double] = [
    "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅕": 1 / 5, "⅖": 2 / 5, "⅗": 3 / 5,
    "⅘": 4 / 5,
    "⅙": 1 / 6, "⅚": 5 / 6, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8,
  ]

  /// Whether a number may begin right after `scalar`.
  private static func opensNumber(_ scalar: Unicode.Scalar) -> Bool {
    if isSpace(scalar) || leansOn(scalar) { return true }
    switch scalar {
    case "(", "[", "~", "≈", "+", "*", "_", "\"", "'", "“", "‘", "（", "、", "，": return true
    default: return false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{A0}" || scalar == "\u{3000}"
  }

  /// Whether a word may begin right behind `scalar`: in scripts without spaces, and in Korean, where counters lean on words.
  private static func leansOn(_ scalar: Unicode.Scalar) -> Bool {
    isUnspaced(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

/// A quantity in an entry's text: `2 eggs`, `rice 150 g`.
public struct FoodQuantity: Hashable, Sendable {
  /// Above zero, at most 9,999,999.
  public var amount: Double
  /// The unit in its short English form; `nil` for a plain count.
  public var unit: String?

  public init(amount: Double, unit: String? = nil) {
    self.amount = amount
    self.unit = unit
  }
}

extension FoodQuantity {
  /// The quantities that `words` name, in their order.
  public static func quantities(in words: TextSlice) -> [FoodQuantity] {
    guard words.bytes.contains(where: { !$0.isASCII || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) })
    else { return [] }
    var scanner = QuantityScanner(words)
    return scanner.scan()
  }
}

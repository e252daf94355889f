/// Figures and ranges of two.
extension FactsScanner {
  /// A figure or a range of two, and where it ends. A space before exactly three digits joins them if energy follows.
  func readFigure(_ line: inout LineScanner) -> (ScannedNumber, ScannedNumber?)? {
    guard var low = ScannedNumber(line), !hasExponent(low, line) else { return nil }
    joinThousandsOfEnergy(&low, line)
    line.position = low.range.upperBound
    var rest = line
    rest.skipSpaces()
    let (sign, length) = rest.scalar(at: rest.position)
    switch sign {
    case .hyphen, .enDash, .emDash, .tilde, .wideTilde, .waveDash: break
    default:
      // `150 to 200 kcal`; `2 a 300 kcal` are two of something.
      guard mayLead(rest.peek()), let high = upperEnd(of: low, rest) else { return (low, nil) }
      line.position = high.range.upperBound
      return (low, high)
    }
    rest.position += length
    rest.skipSpaces()
    guard rest.digit(at: rest.position) != nil, var high = ScannedNumber(rest) else { return (low, nil) }
    guard !hasExponent(high, rest) else { return nil }
    joinThousandsOfEnergy(&high, rest)
    line.position = high.range.upperBound
    return (low, high)
  }

  /// Whether a word from one number to another may begin so; `kcal` and `g` do not.
  @inline(__always)
  private func mayLead(_ byte: UInt8) -> Bool {
    switch byte | .caseBit {
    case UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "a"), UInt8(ascii: "h"),
      // Those behind *between*: `and`, `und`, `e`, `y`, `og`.
      UInt8(ascii: "u"), UInt8(ascii: "e"), UInt8(ascii: "y"), UInt8(ascii: "o"):
      true
    // `à` and `до`.
    default: !byte.isASCII
    }
  }

  /// The number behind a word that leads from one to another, if it is no more than four times as much.
  private func upperEnd(of low: ScannedNumber, _ line: LineScanner) -> ScannedNumber? {
    guard line.position > low.range.upperBound else { return nil }
    var wordEnd = line.position + 1
    while wordEnd < line.end, wordEnd < line.position + 8, line.byte(at: wordEnd) > .space { wordEnd += 1 }
    var behind = line.over(min(wordEnd, line.end)..<line.end)
    behind.skipSpaces()
    guard behind.position > wordEnd, behind.digit(at: behind.position) != nil,
      case let word = UnsafeBufferPointer(start: line.base + line.position, count: wordEnd - line.position),
      EnergyContext.ranges.contains(word)
        || EnergyContext.betweens.joints.contains(word) && isBehindBetween(low, line),
      var high = ScannedNumber(behind), !hasExponent(high, behind)
    else { return nil }
    joinThousandsOfEnergy(&high, behind)
    guard let lower = low.decimal, let upper = high.decimal, lower < upper, upper <= 4 * lower else {
      return nil
    }
    return high
  }

  /// Whether *between* stands right before a number: `between 300 and 400 kcal`.
  private func isBehindBetween(_ low: ScannedNumber, _ line: LineScanner) -> Bool {
    var end = low.range.lowerBound
    // The scanner may begin at the number; what stands before it in the line is in the same buffer.
    guard end > 0, line.byte(at: end - 1) == .space else { return false }
    end -= 1
    var start = end
    while start > 0, end - start < 12, isWordByte(line.byte(at: start - 1)) { start -= 1 }
    return EnergyContext.betweens.first.contains(
      UnsafeBufferPointer(start: line.base + start, count: end - start))
  }

  /// Whether `e9` or `e+9` stands right behind a number, where `e` is no letter for protein.
  private func hasExponent(_ number: ScannedNumber, _ line: LineScanner) -> Bool {
    let end = number.range.upperBound
    guard asciiLower(line.byte(at: end)) == UInt8(ascii: "e") else { return false }
    let sign = line.byte(at: end + 1)
    return line.digit(at: sign == .plusSign || sign == .hyphen ? end + 2 : end + 1) != nil
  }

  private func joinThousandsOfEnergy(_ number: inout ScannedNumber, _ line: LineScanner) {
    var joined = number
    while joined.joinThousands(line) {
      var rest = line
      rest.position = joined.range.upperBound
      rest.skipSpaces()
      switch meaning(of: wordRange(rest), rest) {
      case .kilocalories, .kilojoules:
        number = joined
        return
      case .energy, .nutrient, .otherNutrient, .grams, .millilitres, nil: continue
      }
    }
  }
}

/// Numbers in entries that say no unit, and are in no sum.
extension DayReader {
  /// Hints at `250 beef jerky` and `Milk - 120`: kcal, grams, or so many of them.
  mutating func hintBareNumber(_ line: EntryLine, _ text: ItemText, of meal: FoodCategory?) {
    let number = text.scan { scanner -> Range<Int>? in
      let words = scanner.over(line.words)
      // Beside an amount with its unit a number is one only at the end: `Oats 80g (300)`, `pizza 2 slices 600`.
      if let number = leadingBareNumber(words) ?? loneNumber(words),
        FoodQuantity.quantities(in: text.slice(line.words)).allSatisfy({ $0.unit == nil })
      {
        return number
      }
      return trailingBareNumber(words) ?? numberInBracket(words) ?? numberBeforeComma(words)
    }
    guard let number else {
      if let (range, isJoules) = text.scan({ trailingMegaunit($0.over(line.words)) }) {
        diagnostics.append(
          Diagnostic(
            .almostFacts,
            isJoules
              ? "megajoules are not read; write kilojoules: ‘1200 kJ’"
              : "megacalories are not read; write kilocalories: ‘250 kcal’",
            at: text.sourceRange(range, in: source)))
      } else if let small = text.scan({ smallNumber($0.over(line.words)) }) {
        context.smallNumbers.append((meal, text.sourceRange(small, in: source)))
      }
      return
    }
    context.mealsWithNumbers.insert(meal)
    reportBareNumber(at: text.sourceRange(number, in: source))
  }

  private mutating func reportBareNumber(at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        .almostFacts,
        "this number may be kcal, grams or a count, so no energy is read from it; write its unit behind it: ‘kcal’ or ‘g’",
        at: range))
  }

  /// Hints at the numbers of one or two digits beside such numbers in the same meal: `Chips 95` below `Bread 200`.
  mutating func remarkOnSmallNumbers() {
    for (meal, range) in context.smallNumbers where context.mealsWithNumbers.contains(meal) {
      reportBareNumber(at: range)
    }
  }

  /// A number of two digits behind a word, or of one behind a colon or a dash, at the end.
  private func smallNumber(_ words: LineScanner) -> Range<Int>? {
    guard words.rest.count > 3, isASCIIDigit(words.byte(at: words.end - 1)) else { return nil }
    let start = isASCIIDigit(words.byte(at: words.end - 2)) ? words.end - 2 : words.end - 1
    let before = words.trimmed(words.position..<start)
    guard words.spaceBefore(start, from: words.position), before.count > 1 else { return nil }
    let (sign, length) = words.scalar(before: before.upperBound, from: before.lowerBound)
    let isBehindSign =
      sign == .colon
      || (sign == .hyphen || isDash(sign))
        && words.spaceBefore(before.upperBound - length, from: words.position)
    let isBehindWord = start + 2 == words.end && (Unicode.Scalar(sign)?.properties.isAlphabetic ?? false)
    return isBehindSign || isBehindWord ? start..<words.end : nil
  }

  /// Hints at the number of `soup 200 kcal, bread 100`.
  mutating func hintNumber(behindEnergyOf line: EntryLine, _ text: ItemText, of meal: FoodCategory?) {
    guard let figure = line.figure else {
      // `oats (150 kcal) + honey (60)`.
      if line.hasFactsInWords { hintBareNumber(line, text, of: meal) }
      return
    }
    guard figure.upperBound < line.words.upperBound else { return }
    if let factor = text.scan({ factor($0.over(figure.upperBound..<line.words.upperBound)) }) {
      diagnostics.append(
        Diagnostic(
          .almostFacts,
          "the energy before this factor counts once; write that of all of it at the end: ‘(160 kcal)’",
          at: text.sourceRange(factor, in: source)))
      return
    }
    guard isASCIIDigit(text.bytes[line.words.upperBound - 1]),
      let number = text.scan({ scanner in
        let rest = scanner.over(figure.upperBound..<line.words.upperBound)
        return trailingBareNumber(rest) ?? numberBehindAt(rest)
      })
    else { return }
    diagnostics.append(
      Diagnostic(
        .almostFacts,
        "this number has no unit and is not counted beside the energy before it; write its unit behind it: ‘kcal’ or ‘g’",
        at: text.sourceRange(number, in: source)))
  }

  /// The range of `burrito (700–900)`, the number of `3 eggs (70 each)`: all that a bracket at the end says.
  private func numberInBracket(_ words: LineScanner) -> Range<Int>? {
    guard let bracket = trailingBracket(words), bracket.lowerBound > words.position else { return nil }
    var inner = words.over(insideBracket(bracket, words))
    inner.skipSpaces()
    let isGuess = inner.skip("maybe") || parser.facts.skipEstimateWord(&inner)
    inner.skipSpaces()
    guard let number = ScannedNumber(inner), number.range.count >= 2, number.decimal != nil else {
      return nil
    }
    inner.position = number.range.upperBound
    inner.skipSpaces()
    let (sign, length) = inner.scalar(at: inner.position)
    if sign == .hyphen || isDash(sign) {
      inner.position += length
      inner.skipSpaces()
      guard let upper = ScannedNumber(inner), upper.range.count >= 2 else { return nil }
      inner.position = upper.range.upperBound
    } else if isGuess || inner.peek() == .questionMark {
      _ = inner.skip(.questionMark)
    } else if !inner.isWhole("each") {
      return nil
    } else {
      inner.position = inner.end
    }
    return inner.trimmed(inner.rest).isEmpty ? number.range.lowerBound..<inner.position : nil
  }

  /// `1,2 MJ` or `0.25 Mcal` at the end, perhaps in brackets.
  private func trailingMegaunit(_ words: LineScanner) -> (range: Range<Int>, isJoules: Bool)? {
    let isInBracket = words.byte(at: words.end - 1) == .closeParenthesis
    let end = isInBracket ? words.end - 1 : words.end
    func length(of unit: StaticString) -> Int? {
      let start = end - unit.utf8CodeUnitCount
      return start > words.position && words.over(start..<end).starts(with: unit)
        ? unit.utf8CodeUnitCount : nil
    }
    let joules = length(of: "MJ")
    guard let unit = joules ?? length(of: "Mcal"),
      case let number = words.trimmed(words.position..<end - unit), let last = number.last,
      isASCIIDigit(words.byte(at: last))
    else { return nil }
    return (last..<end, joules != nil)
  }

  /// The number of `toast@90` at the end.
  private func numberBehindAt(_ words: LineScanner) -> Range<Int>? {
    guard let sign = words.rest.last(where: { words.byte(at: $0) == .atSign }),
      case let digits = words.trimmed(sign + 1..<words.end), (2...4).contains(digits.count),
      digits.allSatisfy({ isASCIIDigit(words.byte(at: $0)) })
    else { return nil }
    return digits
  }

  /// `2x`, `x2` or `twice`, with nothing else but signs.
  private func factor(_ rest: LineScanner) -> Range<Int>? {
    var rest = rest
    while let byte = rest.position < rest.end ? rest.peek() : nil,
      [.space, .comma, .semicolon, .closeParenthesis].contains(byte)
    {
      rest.position += 1
    }
    let words = rest.trimmed(rest.rest)
    if rest.over(words).isWhole("twice") { return words }
    guard (2...5).contains(words.count) else { return nil }
    func isSign(_ byte: UInt8) -> Bool { byte | .caseBit == UInt8(ascii: "x") }
    let digits = words.filter { isASCIIDigit(rest.byte(at: $0)) }
    guard let first = digits.first, let last = digits.last, last - first + 1 == digits.count,
      digits.count <= 2
    else { return nil }
    let others = words.filter { !digits.contains($0) && rest.byte(at: $0) != .space }
    return others.count == 1 && isSign(rest.byte(at: others[0])) ? words : nil
  }

  /// Hints at `Salad 150 – 200 kcal`, which may be from 150 on or 150 g: the 200 count.
  mutating func hintRange(before words: Range<Int>, in raw: Range<Int>, of text: ItemText) {
    let number = text.scan { scanner -> Range<Int>? in
      guard words.upperBound < raw.upperBound else { return nil }
      var behind = scanner.over(words.upperBound..<raw.upperBound)
      behind.skipSpaces()
      let sign = behind.scalar(at: behind.position).value
      return sign == .hyphen || isDash(sign) ? trailingBareNumber(scanner.over(words)) : nil
    }
    guard let number else { return }
    diagnostics.append(
      Diagnostic(
        .almostFacts,
        "a number before the dash is not counted; write a range without spaces, ‘150–200 kcal’, or the number’s unit behind it: ‘g’",
        at: text.sourceRange(number, in: source)))
  }

  /// A number of 100 or more before a word, perhaps with a sign between: `165: Chicken`, `[165] Chicken`.
  private func leadingBareNumber(_ words: LineScanner) -> Range<Int>? {
    var words = words
    _ = words.skip(.openBracket)
    guard isASCIIDigit(words.peek()), let number = ScannedNumber(words), let value = number.decimal,
      value >= 100,
      case let end = number.range.upperBound
        + (isLetterForEnergy(words.byte(at: number.range.upperBound)) ? 1 : 0)
    else { return nil }
    var rest = words.over(end..<words.end)
    if !rest.skip(.colon) { _ = rest.skip(.closeBracket) }
    guard rest.skip(.space) else { return nil }
    let (sign, length) = rest.scalar(at: rest.position)
    if sign == .hyphen || isDash(sign), rest.spaceLength(at: rest.position + length) > 0 {
      rest.position += length
      rest.skipSpaces()
    }
    guard isASCIILetter(rest.peek()) || !rest.peek().isASCII else { return nil }
    return number.range.lowerBound..<end
  }

  /// Whether a letter behind a figure may be short for a unit of energy: `200C`, `350k`.
  private func isLetterForEnergy(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "c"), UInt8(ascii: "k")].contains(byte | .caseBit)
  }

  /// A number at the end: of 10 or more behind a colon or a dash or in brackets, of 100 or more behind a word.
  private func trailingBareNumber(_ words: LineScanner) -> Range<Int>? {
    var close = words.end
    if close > words.position, words.byte(at: close - 1) == .closeParenthesis { close -= 1 }
    var end = close
    let hasLetter =
      end - words.position > 3 && isLetterForEnergy(words.byte(at: end - 1))
      && isASCIIDigit(words.byte(at: end - 2))
      && isASCIIDigit(words.byte(at: end - 3))
    if hasLetter { end -= 1 }
    var start = end
    // `(45O)`: a letter that looks like a digit.
    func isDigit(_ byte: UInt8) -> Bool {
      isASCIIDigit(byte)
        || close < words.end && [UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "l")].contains(byte)
    }
    while start > words.position, isDigit(words.byte(at: start - 1)) { start -= 1 }
    guard start < end, isASCIIDigit(words.byte(at: start)) else { return nil }
    var before = words.trimmed(words.position..<start)
    if let last = before.last, words.byte(at: last) == .tilde {
      before = words.trimmed(before.lowerBound..<last)
    }
    let (sign, length) = words.scalar(before: before.upperBound, from: before.lowerBound)
    guard (2...4).contains(end - start), before.upperBound - length > words.position else { return nil }
    if close < words.end { return isEstimate(from: start, in: words) ? start..<close : nil }
    let isBehindSign =
      sign == .colon && !isASCIIDigit(words.byte(at: before.upperBound - 2)) || sign == .equalsSign
      || (sign == .hyphen || sign == .plusSign || isDash(sign))
        && words.spaceBefore(before.upperBound - length, from: words.position)
    let isBehindWord =
      end - start > 2 && !isYear(words.over(start..<end)) && before.upperBound < start
      && (sign == .comma || sign == .closeParenthesis
        || Unicode.Scalar(sign)?.properties.isAlphabetic ?? false
        || isCount(before, in: words))
    return isBehindSign || isBehindWord ? start..<close : nil
  }

  /// Whether words end in how many there were: `tacos x3`, `eggs 2x`.
  private func isCount(_ words: Range<Int>, in line: LineScanner) -> Bool {
    let start = words.last { line.byte(at: $0) == .space }.map { $0 + 1 } ?? words.lowerBound
    let word = line.over(start..<words.upperBound)
    return word.rest.count <= 3 && word.firstDigit() != nil
      && [UInt8(ascii: "x"), UInt8(ascii: "X")].contains { sign in
        line.byte(at: start) == sign || line.byte(at: words.upperBound - 1) == sign
      }
  }

  /// The number at the end of a part before a comma: `popcorn 110, dark choc 90`.
  private func numberBeforeComma(_ words: LineScanner) -> Range<Int>? {
    var start = words.position
    for at in words.rest where words.byte(at: at) == .comma && words.byte(at: at + 1) == .space {
      if let number = trailingBareNumber(words.over(start..<at)) { return number }
      start = at + 2
    }
    return nil
  }

  /// Whether four digits are more likely a year than an energy: `Wine 2019`.
  func isYear(_ digits: LineScanner) -> Bool {
    guard digits.rest.count == 4, let value = ScannedNumber(digits)?.decimal else { return false }
    return (1950...2049).contains(value) && Int(value) % 50 != 0
  }

  /// Whether a bracket opens before a number, with nothing but a sign or a word for *about* between: `Soup (~600)`, `Rice (approx 350)`.
  private func isEstimate(from number: Int, in words: LineScanner) -> Bool {
    guard let open = (words.position..<number).last(where: { words.byte(at: $0) == .openParenthesis }) else {
      return false
    }
    var inner = words.over(open + 1..<words.end)
    inner.skipSpaces()
    if !inner.skip(.tilde) { _ = parser.facts.skipEstimateWord(&inner) }
    inner.skipSpaces()
    return inner.position == number
  }

  /// A number of two to four digits that is all that was written, perhaps behind `~`.
  private func loneNumber(_ words: LineScanner) -> Range<Int>? {
    var line = words
    if line.skip(.tilde) { line.skipSpaces() }
    guard isASCIIDigit(line.peek()), let number = ScannedNumber(line), number.range.upperBound == line.end,
      (2...4).contains(number.range.count)
    else { return nil }
    return number.range
  }
}

/// What stands among foods and is none: totals, remarks, bare figures, and what was struck out.
extension DayReader {
  /// Whether words are said of other food: all of them in a bracket, a bold line of sentences, words of a remark, or a bare address of the web.
  func isRemark(_ text: ItemText, _ words: Range<Int>) -> Bool {
    text.scan { line in
      if isWebAddress(line.over(words)) { return true }
      switch line.byte(at: words.lowerBound) {
      case .openParenthesis, .wideLead:
        let first = line.scalar(at: words.lowerBound).value
        return (first == .openParenthesis || first == .wideOpenParenthesis)
          && trailingBracket(line.over(words))?.lowerBound == words.lowerBound
      case .asterisk, .underscore: return isEmphasisedRemark(line.over(words))
      default: return NarrativeWords.remarks.begins(line.over(words).bytes)
      }
    }
  }

  /// Whether words say what somebody did beside eating, and name no food: `walked the dog`.
  func tellsDeed(_ text: ItemText, _ words: Range<Int>) -> Bool {
    text.scan { NarrativeWords.deeds.begins($0.over(words).bytes) } && !NamedDish(text.slice(words)).hasDish
  }

  /// Whether words are what was done and burned energy, perhaps with how far or how long, and name no food: `Ran 5 km`, `running`.
  func nameActivity(_ words: Range<Int>, of text: ItemText) -> Bool {
    let isActivity = text.scan { line -> Bool in
      let bytes = line.over(words).bytes
      guard OtherEnergyWords.activities.begins(bytes) else { return false }
      return OtherEnergyWords.activities.contains(bytes) || OtherEnergyWords.measures.occurs(in: bytes)
    }
    guard isActivity else { return false }
    let food =
      text.scan { line in ScannedLabel.colon(in: line.over(words)).map { $0 + 1..<words.upperBound } }
      ?? words
    return !NamedDish(text.slice(food)).hasDish
  }

  /// Whether words are the food of an animal, or the name of a picture and nothing else. Says so.
  mutating func isForNobody(_ text: ItemText, _ words: Range<Int>, unusual: UnusualWords) -> Bool {
    // No function of the reader in the closure: it would copy all of it for each entry.
    let found = text.scan { line -> (isAnimals: Bool, isPicture: Bool) in
      let isAnimals = unusual.contains(.animal) && AnimalFoodWords.words.begins(line.over(words).bytes)
      return (isAnimals, !isAnimals && namesPicture(line.over(words)))
    }
    guard found.isAnimals || found.isPicture else { return false }
    let message =
      found.isAnimals
      ? "this is an animal’s food, so it is a note and not counted"
      : "the name of a file is no food, so this is a note; to attach the picture to an entry, write ‘- photo: …’ below it, indented"
    diagnostics.append(Diagnostic(.uncountedFood, message, at: text.sourceRange(words, in: source)))
    return true
  }

  /// Keeps an item among foods that is a body weight with its unit and nothing else as a note, and says so.
  mutating func keepWeight(_ item: Item, from start: Int) -> Bool {
    guard !item.line.hasTime, item.continuation == nil, item.next == item.index + 1,
      start < item.line.text.upperBound,
      isASCIIDigit(source.bytes[start]),
      let mass = file.scan(start..<item.line.text.upperBound, { scanBodyMass($0) }), mass.unit != nil,
      mass.end == item.line.text.upperBound, mass.isHuman(in: parser.settings.units)
    else { return false }
    addNote(lines: item.lineNumber...item.lineNumber)
    report(
      .uncountedWeight,
      "this is a body weight and no food, so it is a note and not counted; write it below ‘## Weight’",
      at: start..<mass.end)
    return true
  }

  /// Hints at the first of the lines that continue an entry that begins with `•` or a dash, as items do elsewhere.
  mutating func hintSignBullet(in lines: ClosedRange<Int>) {
    let found = lines.first { number in
      guard let first = file.text(ofLine: number).first, !source.bytes[first].isASCII else { return false }
      return !file.isHidden(number) && file.lex(line: number).hasSignBullet
    }
    guard let found else { return }
    report(
      .uncountedFood,
      "its sign makes no item below another one, so this line is read as part of the entry above; begin it with ‘- ’",
      at: file.text(ofLine: found))
  }

  /// Whether a line is a time and nothing else.
  func isTimeAlone(_ text: Range<Int>) -> Bool {
    file.scan(text) { line in
      if case .time(_, _, let end) = scanLeadingTime(line) {
        line.trimmed(end..<line.end).isEmpty
      } else {
        false
      }
    }
  }

  /// `https://example.org/x`, perhaps in angle brackets.
  private func isWebAddress(_ words: LineScanner) -> Bool {
    var rest = words
    _ = rest.skip(.lessThanSign)
    guard rest.skip("http://") || rest.skip("https://") else { return false }
    return !rest.rest.contains { rest.spaceLength(at: $0) > 0 }
  }

  /// `**Verdict: delicious.**`, `*Slow day. Ate late.*`: emphasis around all of it, and a label that says how it was, or
  /// two sentences in it.
  private func isEmphasisedRemark(_ line: LineScanner) -> Bool {
    let mark = line.peek()
    var inner = line.rest
    while inner.count > 2, line.byte(at: inner.lowerBound) == mark,
      line.byte(at: inner.upperBound - 1) == mark
    {
      inner = inner.lowerBound + 1..<inner.upperBound - 1
    }
    guard inner.count < line.rest.count, !inner.contains(where: { line.byte(at: $0) == mark }) else {
      return false
    }
    if isSentences(line.over(inner)) { return true }
    guard let label = ScannedLabel(line.over(inner)) else { return false }
    let key = line.over(label.key).bytes
    return MealLabelWords.meaning(of: key) == .circumstance
  }

  /// The words of an item without a time before them and tags behind: of `09:00 ~~toast~~ #home` what is struck out.
  func wordsOnly(_ text: Range<Int>) -> Range<Int> {
    file.scan(text) { line in
      var start = line.position
      if case .time(_, _, let end) = scanLeadingTime(line) { start = end }
      let words = withoutTrailingTags(line.over(start..<line.end))
      return line.trimmed(max(start, words.lowerBound)..<max(start, words.upperBound))
    }
  }

  /// `~~Cake (300 kcal)~~`, `~~Cake~~ (300 kcal)`.
  func isStruckOut(_ text: Range<Int>) -> Bool {
    func isMark(_ at: Int) -> Bool { source.bytes[at] == .tilde && source.bytes[at + 1] == .tilde }
    guard text.count > 4, isMark(text.lowerBound) else { return false }
    if isMark(text.upperBound - 2) { return true }
    guard let close = (text.lowerBound + 3..<text.upperBound - 1).first(where: isMark) else { return false }
    return file.scan(text) { line in
      let rest = line.over(line.trimmed(close + 2..<line.end))
      return trailingBracket(rest)?.lowerBound == rest.position || parser.facts.read(rest)?.energy != nil
    }
  }

  /// Whether what follows a meal's label can be eaten: not a number alone, a share, a price, a weight, or a total.
  func namesFood(_ value: Range<Int>) -> Bool {
    file.scan(value) { line in
      var figure = line
      guard
        line.digit(at: line.position) != nil || line.peek() == .tilde
          || parser.facts.skipEstimateWord(&figure)
      else {
        let end = value.first { line.spaceLength(at: $0) > 0 } ?? value.upperBound
        if case .section(.total)? = knownTitle(value.lowerBound..<end).match {
          return NamedDish(source[end..<value.upperBound]).hasDish
        }
        return !isPrice(line)
      }
      if let weight = scanBodyMass(line), weight.end == line.end, weight.unit == nil || weight.value >= 20 {
        return false
      }
      if let facts = parser.facts.read(line), facts.energy != nil { return false }
      if figure.peek() == .tilde { figure.position += 1 }
      guard let number = ScannedNumber(figure) else { return true }
      let unit = line.over(line.trimmed(number.range.upperBound..<line.end))
      return !unit.isAtEnd && !isUnitOfTime(unit) && !isShare(unit)
    }
  }

  /// Whether what stands behind a meal's name in no section of food says with whom or where it was, and no dish: `Lunch: with Peter`.
  func saysOccasion(_ value: Range<Int>) -> Bool {
    !context.isBelowFood && source[value].withBytes { MealLabelWords.sayOccasion($0) }
      && !NamedDish(source[value]).hasDish
  }

  /// `%`, `bookings (30%)`: a share, and no amount of food.
  private func isShare(_ line: LineScanner) -> Bool {
    var end = line.end
    if line.byte(at: end - 1) == .closeParenthesis { end -= 1 }
    return line.byte(at: end - 1) == .percentSign
  }

  /// `Rs. 180`, `₹450`, `EUR 15`: what it cost.
  private func isPrice(_ line: LineScanner) -> Bool {
    var rest = line
    if isCurrencySign(line.scalar(at: line.position).value) || line.peek() == UInt8(ascii: "$") {
      rest.position += line.scalar(at: line.position).length
    } else if !["rs.", "rs", "eur", "usd", "gbp", "inr", "chf"].contains(where: { (code: StaticString) in
      rest.skip(code)
    }) {
      return false
    }
    rest.skipSpaces()
    return ScannedNumber(rest)?.range.upperBound == line.end
  }

  /// `45 min`, `1h`: how long the meal took.
  private func isUnitOfTime(_ line: LineScanner) -> Bool {
    var rest = line
    rest.skipSpaces()
    let units: [StaticString] = ["h", "hr", "hrs", "hour", "hours", "min", "mins", "minute", "minutes"]
    return units.contains { rest.isWhole($0) }
  }
}

extension EntryLine {
  /// What its words may say beside what was eaten.
  func unusualWords(in text: ItemText) -> UnusualWords {
    let words = words
    return text.scan { UnusualWords(of: $0.over(words).bytes) }
  }

  /// Whether its words begin with a figure or a sign, so that what they are stands behind it.
  private func beginsWithFigure(in text: ItemText) -> Bool {
    figure?.lowerBound == words.lowerBound || !words.isEmpty && !isASCIILetter(text.bytes[words.lowerBound])
  }

  /// Whether its words are a total of the entries above it: `Total so far`, `Gesamt`, `= 900 kcal`, `900 kcal in all`.
  func namesTotal(in text: ItemText, _ headings: HeadingWords, unusual: UnusualWords) -> Bool {
    let words = words
    let figure = figure
    guard (1...ScannedLabel.longest).contains(words.count) else { return false }
    let maySumUp = unusual.contains(.sum) || beginsWithFigure(in: text)
    return text.scan { line in
      func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        line.over(range).bytes
      }
      if lengthOfSumSign(line.over(words)) > 0 { return true }
      if headings.nameTotal(bytes(words)) { return true }
      guard maySumUp else { return false }
      // The words before the figure and behind it.
      let start = figure.map { words.lowerBound..<max(words.lowerBound, $0.lowerBound) } ?? words
      let first = line.trimmed(start)
      let second =
        figure.map { line.trimmed(min($0.upperBound, words.upperBound)..<words.upperBound) } ?? 0..<0
      if first.isEmpty != second.isEmpty {
        var part = first.isEmpty ? second : first
        if line.byte(at: part.upperBound - 1) == .colon { part = line.trimmed(part.dropLast()) }
        if EnergyContext.days.contains(bytes(part)) { return true }
      }
      return (EnergyContext.sums.occurs(in: bytes(first)) || EnergyContext.sums.occurs(in: bytes(second)))
        && (first.isEmpty || EnergyContext.sumLines.makesUp(bytes(first)))
        && (second.isEmpty || EnergyContext.sumLines.makesUp(bytes(second)))
    }
  }

  /// Whether its words say what is left, what was burned or how far off the goal it was: `Remaining 650 kcal`.
  func namesBalance(in text: ItemText, unusual: UnusualWords) -> Bool {
    let (words, figure) = (words, figure)
    guard (1...ScannedLabel.longest).contains(words.count),
      unusual.contains(.balance) || beginsWithFigure(in: text)
    else { return false }
    return text.scan { line in
      // Whether a part may stand beside such a word.
      func mayStand(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
        EnergyContext.balanceLines.makesUp(part) || !part.contains(where: isWordByte)
      }
      // `500 kcal left` says no energy of its own, so its number stands among the words.
      let start =
        figure?.lowerBound ?? words.first { isASCIIDigit(line.byte(at: $0)) } ?? words.upperBound
      let first = line.over(words.lowerBound..<max(words.lowerBound, start)).bytes
      guard mayStand(first) else { return false }
      let end =
        figure?.upperBound
        ?? words.first { $0 > start && !isASCIIDigit(line.byte(at: $0)) } ?? words.upperBound
      let second = line.over(min(end, words.upperBound)..<words.upperBound).bytes
      return mayStand(second)
        && (EnergyContext.balances.occurs(in: first) || EnergyContext.balances.occurs(in: second))
    }
  }

  /// Whether its words are what was reached of the figure behind them: `1200 /` of `1200 / 2000 kcal`.
  func isShareOfGoal(in text: ItemText) -> Bool {
    let words = words
    return text.scan { line in
      guard isASCIIDigit(line.byte(at: words.lowerBound)), line.byte(at: words.upperBound - 1) == .slash
      else { return false }
      return words.dropLast().allSatisfy {
        isASCIIDigit(line.byte(at: $0)) || [.comma, .period, .space].contains(line.byte(at: $0))
      }
    }
  }
}

/// `IMG_2041.png`, `[[IMG_2041.png]]`: no white space, and the ending of a picture.
private func namesPicture(_ words: LineScanner) -> Bool {
  if words.peek() == .openBracket, words.peek(1) == .openBracket,
    words.byte(at: words.end - 1) == .closeBracket
  {
    return namesPicture(words.over(words.position + 2..<words.end - 2))
  }
  guard words.rest.count > 4,
    words.byte(at: words.end - 4) == .period || words.byte(at: words.end - 5) == .period,
    !words.rest.contains(where: { words.spaceLength(at: $0) > 0 })
  else { return false }
  let endings: [StaticString] = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".heic", ".heif", ".avif"]
  return endings.contains { words.over(words.end - $0.utf8CodeUnitCount..<words.end).isWhole($0) }
}

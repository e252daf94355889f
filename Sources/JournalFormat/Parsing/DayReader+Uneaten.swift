/// Entries whose words say that their food was not eaten, and figures in them that nothing names.
extension DayReader {
  /// What an entry's words say of its food: `Pizza (planned, 300 kcal)` is planned, `Burger (not eaten)` and
  /// `almost had a cookie (200 kcal)` are dropped; `nil` where they say nothing of it.
  static func stateInWords(of line: EntryLine, _ text: ItemText, unusual: UnusualWords) -> FoodEntry.State? {
    let (raw, name) = (line.raw, line.words)
    return text.scan { scanner in
      let words = scanner.over(raw)
      if unusual.contains(.planned), let colon = ScannedLabel.colon(in: words),
        UneatenWords.toCome.contains(words.over(words.trimmed(words.position..<colon)).bytes)
      {
        return .planned
      }
      if !unusual.isDisjoint(with: .denial), deniesFood(scanner.over(name)) { return .dropped }
      guard let open = words.firstIndex(of: .openParenthesis) else { return nil }
      let inner = words.over(open + 1..<words.end)
      // `(540 kcal)`, as nearly all are.
      if isASCIIDigit(inner.peek()), inner.firstIndex(of: .comma) == nil { return nil }
      return stateInBracket(inner)
    }
  }

  /// The state that a part of a bracket says, from behind its opening sign on.
  private static func stateInBracket(_ inner: LineScanner) -> FoodEntry.State? {
    var start = inner.position
    var at = start
    while at < inner.end {
      let byte = inner.byte(at: at)
      if byte == .comma || byte == .semicolon || byte == .closeParenthesis {
        let part = inner.trimmed(start..<at)
        // None of the words has a digit in it; most parts are figures.
        if inner.over(part).firstDigit() == nil {
          let words = inner.over(part).bytes
          if UneatenWords.planned.contains(words) || UneatenWords.tomorrow.contains(words) { return .planned }
          if UneatenWords.left.contains(words) { return .dropped }
        }
        if byte == .closeParenthesis { return nil }
        start = at + 1
      }
      at += 1
    }
    return nil
  }

  /// Hints at a food that stands behind a word for nothing: `nothing, just coffee`.
  mutating func hintFoodBehindNothing(_ words: Range<Int>, of text: ItemText) {
    guard words.count > 8, let comma = text.bytes[words].firstIndex(of: .comma) else { return }
    let rest = text.scan { $0.trimmed(comma + 1..<words.upperBound) }
    guard NamedDish(text.slice(rest)).hasDish else { return }
    diagnostics.append(
      Diagnostic(
        .uncountedFood,
        "the line begins by saying that nothing was eaten, so the rest is not counted; if it was, write it on a line of its own",
        at: text.sourceRange(rest, in: source)))
  }

  /// Hints at `same as yesterday`, which names no food; returns whether words do so.
  mutating func hintSameMeal(_ words: Range<Int>, of text: ItemText) -> Bool {
    guard !words.isEmpty,
      text.scan({
        UneatenWords.same.begins(UnsafeBufferPointer(start: $0.base + words.lowerBound, count: words.count))
      })
    else { return false }
    diagnostics.append(
      Diagnostic(
        .uncountedFood,
        "this names another meal and no food, so it is not counted; ‘journal again’ writes an earlier meal once more",
        at: text.sourceRange(words, in: source)))
    return true
  }

  /// Hints at figures of an entry without facts that nothing says what they are: `Pizza 800/30/90/35`, `(four hundred kcal)`.
  mutating func hintUnnamedFigures(_ line: EntryLine, _ text: ItemText) {
    let words = line.words
    let found = text.scan { scanner -> (Range<Int>, String)? in
      let rest = scanner.over(words)
      if let list = trailingList(rest) {
        return (
          list,
          "nothing says what these figures are, so none is counted; write ‘(800 kcal, P 30, C 90, F 35)’"
        )
      }
      if let bracket = trailingBracket(rest), endsInEnergy(scanner.over(insideBracket(bracket, rest))) {
        return (bracket, "this is no number in digits, so its energy is not counted; write ‘(400 kcal)’")
      }
      if endsInEnergy(rest), let number = lastWords(rest, count: 2) {
        return (number, "this is no number in digits, so its energy is not counted; write ‘(400 kcal)’")
      }
      return nil
    }
    guard let (range, message) = found else { return }
    diagnostics.append(Diagnostic(.almostFacts, message, at: text.sourceRange(range, in: source)))
  }

  /// Three or four numbers at the end with slashes between them, which are no date.
  private func trailingList(_ words: LineScanner) -> Range<Int>? {
    var start = words.end
    var slashes = 0
    while start > words.position, case let byte = words.byte(at: start - 1),
      isASCIIDigit(byte) || byte == .slash && slashes < 4
    {
      if byte == .slash { slashes += 1 }
      start -= 1
    }
    guard slashes == 2 || slashes == 3, start > words.position, words.byte(at: start - 1) == .space,
      isASCIIDigit(words.byte(at: words.end - 1)), let first = ScannedNumber(words.over(start..<words.end)),
      let value = first.decimal, value >= 50, slashes == 3 || value < 1900
    else { return nil }
    return start..<words.end
  }

  /// Whether words without a digit end in `kcal`.
  private func endsInEnergy(_ inner: LineScanner) -> Bool {
    guard inner.firstDigit() == nil, inner.end > inner.position + 5, inner.byte(at: inner.end - 5) == .space
    else {
      return false
    }
    return inner.over(inner.end - 4..<inner.end).isWhole("kcal")
  }

  /// The last words of a text; `nil` if it has no more than these.
  private func lastWords(_ words: LineScanner, count: Int) -> Range<Int>? {
    var start = words.end
    for _ in 0..<count {
      guard let space = (words.position..<start).last(where: { words.byte(at: $0) == .space }) else {
        return nil
      }
      start = space
    }
    return start + 1..<words.end
  }

  /// Hints at two energies below one entry, of which the last counts.
  mutating func hintSecondEnergy(_ entry: FoodEntry) {
    var first: EnergyAmount?
    for detail in entry.details {
      guard case .facts(let facts, _) = detail, let energy = facts.energy else { continue }
      if let first, first != energy {
        diagnostics.append(
          Diagnostic(
            .almostFacts,
            "two energies are stated below this entry, and only one of them counts; keep one, or write their sum",
            at: entry.range))
        return
      }
      first = energy
    }
  }
}

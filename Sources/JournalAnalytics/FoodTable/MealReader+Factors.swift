/// Factors after a food: `slice of toast x3`, `1 cup coffee, 2x`.
extension MealReader {
  /// Multiplies the amount before a factor at the end of a segment.
  mutating func joinFactors() {
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard let factor = factor(at: index), factor.value > 0, isEnd(at: factor.range.upperBound) else {
        continue
      }
      let before = tokens
      tokens.removeSubrange(factor.range)
      let count = tokens.count
      if multiply(by: factor.value, before: factor.range.lowerBound, onlyOne: factor.isBare) {
        index = factor.range.lowerBound + tokens.count - count - 1
      } else {
        tokens = before
      }
    }
  }

  private typealias Factor = (value: Double, range: Range<Int>, isBare: Bool)

  /// The factor at `start`: `x 3`, `2 x`, the same after a comma, `(x2)` or `(2)`.
  private func factor(at start: Int) -> Factor? {
    guard start > 0 else { return nil }
    switch tokens[start] {
    case .separator:
      return signedFactor(at: start + 1).map { ($0.value, start..<$0.end, false) }
    case .openBracket:
      if let signed = signedFactor(at: start + 1), isToken(.closeBracket, at: signed.end) {
        return (signed.value, start..<signed.end + 1, false)
      }
      guard let value = figure(of: start + 1), value == value.rounded(), (2...12).contains(value),
        isToken(.closeBracket, at: start + 2)
      else { return nil }
      return (value, start..<start + 3, true)
    case .word, .number:
      return signedFactor(at: start).map { ($0.value, start..<$0.end, false) }
    case .closeBracket: return nil
    }
  }

  /// `x 3` or `3 x`.
  private func signedFactor(at start: Int) -> (value: Double, end: Int)? {
    if word(at: start) == "x" { return figure(of: start + 1).map { ($0, start + 2) } }
    guard word(at: start + 1) == "x" else { return nil }
    return figure(of: start).map { ($0, start + 2) }
  }

  private func figure(of index: Int) -> Double? {
    if tokens.indices.contains(index), case .number(_, let value, nil) = tokens[index] { value } else { nil }
  }

  private func isToken(_ token: MealToken, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index] == token
  }

  /// Whether a segment, or one of the foods in it, ends before `index`.
  private func isEnd(at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    if tokens[index] == .separator || tokens[index] == .closeBracket { return true }
    guard let word = word(at: index) else { return false }
    return MealWords.joints.contains(word) && !MealWords.parts.contains(word)
  }

  /// Multiplies the amount of the food before `end`; `false` if it has none. `onlyOne` allows only a measure without a number.
  private mutating func multiply(by factor: Double, before end: Int, onlyOne: Bool) -> Bool {
    guard let start = startOfAmount(before: end), start < end else { return false }
    // `toast with butter x2` is two of it.
    let isWhole = !onlyOne && (start..<end).contains { MealWords.parts.contains(word(at: $0) ?? "") }
    if !onlyOne, let place = (start..<end).first(where: { exactAmount(at: $0) != nil }),
      case .number(let text, let value, nil) = tokens[place]
    {
      tokens[place] = .number(text, value * factor, upTo: nil)
      return true
    }
    // `7 up x2` has no amount.
    let texts = tokens[start..<end].prefix { $0.text != nil }.prefix(8).compactMap(\.text)
    if let name = foods.longest(texts[...]), name.count > 1 { return false }
    if let number = number(at: start), start + number.count < end {
      guard !onlyOne else { return false }
      var text = ""
      if number.count == 1, case .number(let written, _, _) = tokens[start] { text = written }
      tokens.replaceSubrange(
        start..<start + number.count,
        with: [.number(text, number.value * factor, upTo: number.upTo.map { $0 * factor })])
      return true
    }
    guard let first = word(at: start), end - start > 1 else { return false }
    if isWhole, MealWords.sizes[first] == nil, !MealWords.articles.contains(first),
      HouseholdMeasure(first) == nil
    {
      tokens.insert(.number("", factor, upTo: nil), at: start)
      return true
    }
    if MealWords.articles.contains(first) {
      // `a few biscuits x2` says no number.
      guard !onlyOne, MealWords.vague[word(at: start + 1) ?? ""] == nil, number(at: start + 1) == nil
      else { return false }
      tokens[start] = .number("", factor, upTo: nil)
      return true
    }
    // `slice of toast`, `large egg`.
    guard MealWords.sizes[first] != nil || HouseholdMeasure(first)?.isExact == false else { return false }
    tokens.insert(.number("", factor, upTo: nil), at: start)
    return true
  }

  /// The start of the amount of the food before `end`: after the last separator, or after a joint followed by an amount; `nil` if a
  /// joint leaves open which of two foods is meant, as in `1 egg and toast x2`.
  private func startOfAmount(before end: Int) -> Int? {
    var start = 0
    if let last = tokens[..<end].lastIndex(of: .separator) { start = last + 1 }
    // `omelette (1 egg x2)`, but not `rice (100 g) x2`.
    if let open = tokens[start..<end].lastIndex(of: .openBracket),
      !tokens[open..<end].contains(.closeBracket)
    {
      start = open + 1
    }
    let joint = (start..<end).last { place in
      MealWords.joints.contains(word(at: place) ?? "") && number(at: place - 1) == nil
    }
    guard let joint else { return start }
    if let next = word(at: joint + 1) {
      let isAmount =
        MealWords.articles.contains(next) || HouseholdMeasure(next) != nil || number(at: joint + 1) != nil
      if isAmount { return joint + 1 }
    } else if figure(of: joint + 1) != nil {
      return joint + 1
    }
    return MealWords.parts.contains(word(at: joint) ?? "") ? start : nil
  }
}

/// The words of a food entry, taken apart: time, words, facts, tags.
struct EntryLine {
  /// A part of a line behind its words, with the white space before it.
  struct TailPiece {
    enum Kind { case facts, tag, time, blockId }

    var kind: Kind
    var range: Range<Int>
  }

  var time: TimeSpan?
  /// Everything behind the leading time.
  var raw: Range<Int>
  /// `raw` without facts, a trailing time and the tags at its end.
  var words: Range<Int>
  var facts = FoodFacts.none
  var tags: [Tag] = []
  /// What stands behind the words, from the end of the line; recorded for editors alone.
  var tail: [TailPiece] = []
  /// Written as a time, but there is none such.
  var impossibleTime: Range<Int>?
  /// A bracket that states an energy and is no facts for all that.
  var almostFacts: Range<Int>?

  /// Reads what stands in `text` from `start` on. `readsTime` and `readsFacts` are false where these were read before.
  init(
    _ text: ItemText, from start: Int, facts scanner: FactsScanner, readsTime: Bool = true,
    readsFacts: Bool = true, recordsTail: Bool = false
  ) {
    self = text.scan {
      EntryLine(
        $0.over(start..<$0.end), of: text, facts: scanner, readsTime: readsTime, readsFacts: readsFacts,
        recordsTail: recordsTail)
    }
  }

  private init(
    _ line: LineScanner, of text: ItemText, facts scanner: FactsScanner, readsTime: Bool, readsFacts: Bool,
    recordsTail: Bool
  ) {
    var line = line
    if readsTime {
      switch text.leadingTime(line) {
      case .none: break
      case .impossible(let range): impossibleTime = range
      case .time(let span, _, let end):
        time = span
        line.position = end
      }
    }
    raw = line.trimmed(line.rest)
    words = raw
    let hasTags = line.over(raw).firstIndex(of: .numberSign) != nil
    readTail(
      line, facts: scanner, isPart: !readsTime, readsTime: readsTime && time == nil, readsFacts: readsFacts,
      hasTags: hasTags, recordsTail: recordsTail)
    if hasTags { tags = text.tags(line.over(raw)) }
  }

  /// Takes facts, tags, a block id and a trailing time off the end, in whatever order they stand.
  private mutating func readTail(
    _ line: LineScanner, facts scanner: FactsScanner, isPart: Bool, readsTime: Bool, readsFacts: Bool,
    hasTags: Bool, recordsTail: Bool
  ) {
    var hasFacts = !readsFacts
    while !words.isEmpty {
      let end = words.upperBound
      let kind: TailPiece.Kind
      let rest = line.over(words)
      let last = line.byte(at: words.upperBound - 1)
      if hasTags, let tag = scanTrailingTag(rest) {
        words = line.trimmed(words.lowerBound..<tag.range.lowerBound)
        kind = .tag
      } else if let id = trailingBlockId(rest) {
        words = line.trimmed(words.lowerBound..<id)
        kind = .blockId
      } else if readsTime, time == nil, isWordByte(last) || last == .period,
        case .time(let span, let start, _) = scanTrailingTime(rest)
      {
        time = span
        words = line.trimmed(words.lowerBound..<start)
        kind = .time
      } else if !hasFacts, let bracket = trailingBracket(rest) {
        guard readBracket(bracket, of: rest, scanner) else { break }
        hasFacts = true
        kind = .facts
      } else if readsFacts, let field = trailingField(rest, scanner) {
        facts = facts.filled(by: field.facts)
        words = line.trimmed(words.lowerBound..<field.start)
        hasFacts = true
        kind = .facts
      } else {
        break
      }
      if recordsTail { tail.append(TailPiece(kind: kind, range: words.upperBound..<end)) }
    }
    let end = words.upperBound
    if !hasFacts, let tail = unbracketedFacts(line.over(words), scanner) {
      facts = tail.facts
      words = withoutSeparator(line.over(words.lowerBound..<tail.start))
      if recordsTail { self.tail.append(TailPiece(kind: .facts, range: words.upperBound..<end)) }
    } else if !hasFacts, let whole = wholeFacts(line.over(words), scanner, mayBeNamed: isPart) {
      facts = whole
    }
  }

  /// Reads the bracket at the end; returns whether it was facts.
  private mutating func readBracket(
    _ bracket: Range<Int>, of line: LineScanner, _ scanner: FactsScanner
  ) -> Bool {
    let open = line.byte(at: bracket.lowerBound) == .openParenthesis ? 1 : 3
    let close = line.byte(at: bracket.upperBound - 1) == .closeParenthesis ? 1 : 3
    switch scanner.read(line.over(bracket.lowerBound + open..<bracket.upperBound - close)) {
    case .facts(let found):
      facts = facts.filled(by: found)
      words = line.trimmed(words.lowerBound..<bracket.lowerBound)
      return true
    case .words(let isAlmost):
      if isAlmost { almostFacts = bracket }
      return false
    }
  }
}

extension FoodFacts {
  /// These facts, and of `other` what they do not state.
  func filled(by other: FoodFacts) -> FoodFacts {
    var facts = self
    facts.energy = energy ?? other.energy
    facts.amount = amount ?? other.amount
    for amount in other.nutrients where self[amount.nutrient] == nil { facts.nutrients.append(amount) }
    return facts
  }
}

/// The bracket a line ends with, its opening found by counting; `nil` where there is none.
private func trailingBracket(_ line: LineScanner) -> Range<Int>? {
  let end = line.end
  guard end > line.position else { return nil }
  let last = line.byte(at: end - 1)
  guard
    last == .closeParenthesis
      || line.scalar(before: end, from: line.position).value == .wideCloseParenthesis
  else {
    return nil
  }
  var depth = 0
  var at = end
  while at > line.position {
    at -= 1
    switch line.byte(at: at) {
    case .closeParenthesis: depth += 1
    case .openParenthesis: depth -= 1
    case .wideLead where line.scalar(at: at).value == .wideCloseParenthesis: depth += 1
    case .wideLead where line.scalar(at: at).value == .wideOpenParenthesis: depth -= 1
    default: continue
    }
    if depth == 0 { return at..<end }
  }
  return nil
}

/// Where an Obsidian block id `^abc-1` at the end begins.
private func trailingBlockId(_ line: LineScanner) -> Int? {
  var at = line.end
  while at > line.position, case let byte = line.byte(at: at - 1),
    isASCIILetter(byte) || isASCIIDigit(byte) || byte == .hyphen
  {
    at -= 1
  }
  guard at < line.end, at > line.position, line.byte(at: at - 1) == .caret,
    at - 1 == line.position || line.spaceBefore(at - 1, from: line.position)
  else { return nil }
  return at - 1
}

/// An inline field at the end: `[kcal:: 320]`.
private func trailingField(_ line: LineScanner, _ scanner: FactsScanner) -> (facts: FoodFacts, start: Int)? {
  guard line.end > line.position, line.byte(at: line.end - 1) == .closeBracket else { return nil }
  var open = line.end - 1
  while open > line.position, line.byte(at: open) != .openBracket { open -= 1 }
  guard line.byte(at: open) == .openBracket,
    case .facts(let facts) = scanner.read(line.over(open + 1..<line.end - 1))
  else { return nil }
  return (facts, open)
}

/// Facts behind a dash or a bar instead of in a bracket: `— 320 kcal`, `| 320 kcal | 13P 1C 11F`.
///
/// Without an energy among them they stay words: `rice - 150 g`.
private func unbracketedFacts(_ line: LineScanner, _ scanner: FactsScanner) -> (facts: FoodFacts, start: Int)?
{
  let line = line.over(withoutSeparator(line))
  guard line.end > line.position, isWordByte(line.byte(at: line.end - 1)) else { return nil }
  var best: (facts: FoodFacts, start: Int)?
  var at = line.end - 1
  // No such tail is longer; the words before it may be.
  let limit = max(line.position, line.end - 100)
  while at > limit {
    let byte = line.byte(at: at)
    let length =
      byte == .verticalBar || byte == .hyphen || byte == .colon || byte == .equalsSign
      ? 1 : byte == .punctuationLead && isDash(line.scalar(at: at).value) ? 3 : 0
    if length > 0, line.spaceLength(at: at + length) > 0,
      byte == .colon || line.spaceBefore(at, from: line.position),
      case .facts(let facts) = scanner.read(line.over(at + length..<line.end)), facts.energy != nil
    {
      best = (facts, at)
    } else if length > 0, best != nil {
      break
    }
    at -= 1
  }
  return best ?? trailingEnergy(line, scanner)
}

/// The figure and unit of energy that words end in: `toast 80 kcal`. One behind another figure may be part of it.
private func trailingEnergy(_ line: LineScanner, _ scanner: FactsScanner) -> (facts: FoodFacts, start: Int)? {
  guard scanner.words.mayEndEnergy(line.byte(at: line.end - 1)) else { return nil }
  var start = line.end
  for _ in 0..<2 {
    while start > line.position, line.spaceBefore(start, from: line.position) { start -= 1 }
    while start > line.position, !line.spaceBefore(start, from: line.position) { start -= 1 }
    guard start > line.position else { return nil }
    if line.digit(at: start) != nil || isEstimateSign(line.scalar(at: start).value),
      case .facts(let facts) = scanner.read(line.over(start..<line.end)), facts.energy != nil
    {
      if let about = scanner.estimate(before: start, line) {
        return line.trimmed(line.position..<about.start).isEmpty ? nil : about
      }
      let before = line.trimmed(line.position..<start)
      let (sign, length) = line.scalar(before: before.upperBound, from: before.lowerBound)
      if isEstimateSign(sign), before.count > length,
        case .facts(let estimated) = scanner.read(line.over(before.upperBound - length..<line.end))
      {
        return (estimated, before.upperBound - length)
      }
      // `tea 2 80 kcal`: perhaps one number; in `tea 2 ~80 kcal` a sign parts them.
      let isParted = line.digit(at: start) == nil || !isASCIIDigit(line.byte(at: before.upperBound - 1))
      return before.isEmpty || !isParted ? nil : (facts, start)
    }
  }
  return nil
}

/// A text without the comma, semicolon or bar at its end: `Salad, 120 kcal`, `Salad | 120 kcal |`.
private func withoutSeparator(_ line: LineScanner) -> Range<Int> {
  let words = line.trimmed(line.rest)
  let (sign, length) = line.scalar(before: words.upperBound, from: words.lowerBound)
  switch sign {
  case .comma, .semicolon, .verticalBar, .wideComma, .ideographicComma, .wideSemicolon:
    return line.trimmed(words.lowerBound..<words.upperBound - length)
  default: return words
  }
}

/// Words that are nothing but facts, an energy among them: `- 210 kcal`. They stay the entry's words, for it has no others.
private func wholeFacts(_ line: LineScanner, _ scanner: FactsScanner, mayBeNamed: Bool) -> FoodFacts? {
  guard mayBeNamed || isASCIIDigit(line.peek()) || line.peek() == .tilde || scanner.beginsWithEstimate(line),
    line.rest.count <= 100, line.rest.contains(where: { line.digit(at: $0) != nil }),
    case .facts(let facts) = scanner.read(line), mayBeNamed || facts.energy != nil
  else { return nil }
  return facts
}

/// `~`, `≈` and `～` mark an estimate.
func isEstimateSign(_ scalar: UInt32) -> Bool {
  scalar == .tilde || scalar == .almostEqualSign || scalar == .wideTilde
}

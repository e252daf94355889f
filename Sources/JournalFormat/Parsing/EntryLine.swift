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
  /// Whether the facts stand among the words.
  var hasFactsInWords = false
  /// Where all of them stand, if it is one place.
  var figure: Range<Int>?
  /// An energy among the words that is not counted.
  var uncounted: UncountedEnergy?

  /// Reads what stands in `text` from `start` on. `readsTime` and `readsFacts` are false where these were read before.
  init(
    _ text: ItemText, from start: Int, facts scanner: FactsScanner, readsTime: Bool = true,
    readsFacts: Bool = true, recordsTail: Bool = false, stating stated: FoodFacts? = nil
  ) {
    // Not `self` in the closure: it would be copied out of it.
    self = text.scan {
      EntryLine(
        $0.over(start..<$0.end), of: text, facts: scanner, readsTime: readsTime, readsFacts: readsFacts,
        recordsTail: recordsTail, stating: stated)
    }
  }

  private init(
    _ line: LineScanner, of text: ItemText, facts scanner: FactsScanner, readsTime: Bool, readsFacts: Bool,
    recordsTail: Bool, stating stated: FoodFacts?
  ) {
    var line = line
    raw = line.position..<line.position
    words = raw
    if readsTime {
      switch text.leadingTime(line) {
      case .none:
        if let dotted = scanDottedTime(line) {
          time = dotted.time
          line.position = dotted.end
        }
      case .impossible(let range): impossibleTime = range
      case .time(let span, _, let end):
        time = span
        line.position = end
      }
    }
    raw = line.trimmed(line.rest)
    words = raw
    let firstTag = line.over(raw).firstIndex(of: .numberSign) ?? raw.upperBound
    let end = readTail(
      line, of: text, facts: scanner, isPart: !readsTime, readsTime: readsTime && time == nil,
      readsFacts: readsFacts, tagsFrom: firstTag, recordsTail: recordsTail)
    // Those at the end are read; others may stand among the words and the facts.
    if firstTag < end { tags = text.tags(line.over(raw)) } else if tags.count > 1 { tags.reverse() }
    if let stated { put(stated) }
  }

  /// Puts facts that stand beside the line before those in it.
  private mutating func put(_ stated: FoodFacts) {
    var stated = stated
    stated.fill(from: facts)
    facts = stated
    if stated.energy != nil { uncounted = nil }
  }

  /// Takes facts, tags, a block id and a trailing time off the end, in whatever order they stand; returns where all
  /// that is no tag ends.
  private mutating func readTail(
    _ line: LineScanner, of text: ItemText, facts scanner: FactsScanner, isPart: Bool, readsTime: Bool,
    readsFacts: Bool, tagsFrom firstTag: Int, recordsTail: Bool
  ) -> Int {
    /// Where the energy stands that was taken off.
    var own: Range<Int>?
    /// Where the last piece ends that is no tag.
    var others = words.lowerBound
    func take(_ piece: TailPiece.Kind, from start: Int) {
      let end = words.upperBound
      words = line.trimmed(words.lowerBound..<start)
      if piece != .tag { others = max(others, end) }
      if recordsTail { tail.append(TailPiece(kind: piece, range: words.upperBound..<end)) }
      if piece == .facts, own == nil, facts.energy != nil { own = words.upperBound..<end }
      if piece == .facts { words = withoutStrayBracket(line.over(words)) }
    }
    while !words.isEmpty {
      let rest = line.over(words)
      let last = line.byte(at: words.upperBound - 1)
      if firstTag < words.upperBound, let tag = scanTrailingTag(rest) {
        tags.append(Tag(text.slice(tag.name)))
        take(.tag, from: tag.range.lowerBound)
      } else if let id = trailingBlockId(rest) {
        take(.blockId, from: id)
      } else if readsTime, time == nil, isWordByte(last) || last == .period,
        case .time(let span, let start, _) = scanTrailingTime(rest)
      {
        time = span
        take(.time, from: start)
      } else if readsFacts, facts.energy == nil, let bracket = trailingBracket(rest) {
        guard let found = scanner.read(line.over(insideBracket(bracket, rest))) else { break }
        facts.fill(from: found)
        take(.facts, from: bracket.lowerBound)
      } else if readsFacts, let field = trailingField(rest, scanner) {
        facts.fill(from: field.facts)
        take(.facts, from: field.start)
      } else {
        break
      }
    }
    guard readsFacts else { return max(others, words.upperBound) }
    if facts.energy == nil {
      if let tail = separatedFacts(line.over(words), scanner) {
        facts.fill(from: tail.facts)
        take(.facts, from: withoutSeparator(line.over(words.lowerBound..<tail.start)).upperBound)
      } else if let whole = wholeFacts(line.over(words), scanner, mayBeNamed: isPart && facts.isEmpty) {
        hasFactsInWords = true
        figure = facts.isEmpty ? words : nil
        facts.fill(from: whole)
        return max(others, words.upperBound)
      }
    }
    switch EnergyScanner(facts: scanner, text: text).read(line.over(words), behind: own.map { (facts, $0) }) {
    case .none: break
    case .tail(let found, let start):
      facts.fill(from: found)
      take(.facts, from: withoutSeparator(line.over(words.lowerBound..<start)).upperBound)
    case .words(let found, let place):
      putBack(own)
      figure = place
      facts = found
      hasFactsInWords = true
      // `soup (250 kcal), 12 g protein`.
      if let place, let more = scanner.read(line.over(place.upperBound..<words.upperBound)),
        more.energy == nil, more.amount == nil, !more.nutrients.isEmpty
      {
        facts.fill(from: more)
      } else if let place,
        let unknown = scanner.unknownNutrient(
          behind: place.upperBound, line.over(words), isBehindNutrient: !found.nutrients.isEmpty)
      {
        uncounted = UncountedEnergy(range: unknown, reason: .unknownNutrient)
      }
    case .uncounted(let energy):
      putBack(own)
      facts.energy = nil
      uncounted = energy
    }
    if facts.isEmpty, let nutrients = scanner.trailingNutrients(line.over(words)) {
      facts = nutrients
      hasFactsInWords = true
    }
    return max(others, words.upperBound)
  }

  /// Makes facts that were taken off words again, with all before them.
  private mutating func putBack(_ taken: Range<Int>?) {
    guard let taken else { return }
    words = words.lowerBound..<taken.upperBound
    tail.removeAll { $0.range.lowerBound < taken.upperBound }
  }
}

/// The bracket a line ends with, its opening found by counting; `nil` where there is none.
func trailingBracket(_ line: LineScanner) -> Range<Int>? {
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
    let facts = scanner.read(line.over(open + 1..<line.end - 1))
  else { return nil }
  return (facts, open)
}

/// Words without a bracket at their end that closes and was not opened: what is left of a field, `(breakfast:: oats)`.
private func withoutStrayBracket(_ words: LineScanner) -> Range<Int> {
  guard words.rest.count > 2, case let last = words.byte(at: words.end - 1),
    last == .closeParenthesis || last == .closeBracket, isWordByte(words.byte(at: words.end - 2)),
    words.firstIndex(of: last == .closeBracket ? .openBracket : .openParenthesis) == nil
  else { return words.rest }
  return words.trimmed(words.position..<words.end - 1)
}

/// What stands in a bracket.
func insideBracket(_ bracket: Range<Int>, _ line: LineScanner) -> Range<Int> {
  let open = line.scalar(at: bracket.lowerBound).length
  let close = line.scalar(before: bracket.upperBound, from: bracket.lowerBound).length
  return bracket.lowerBound + open..<bracket.upperBound - close
}

/// Facts behind a dash, an arrow or a bar instead of in a bracket: `— 320 kcal`, `-> 320 kcal`, `| 320 kcal | 13P 1C 11F`.
///
/// Without an energy among them they stay words: `rice - 150 g`.
private func separatedFacts(_ line: LineScanner, _ scanner: FactsScanner) -> (facts: FoodFacts, start: Int)? {
  let line = line.over(withoutSeparator(line))
  guard line.end > line.position, isWordByte(line.byte(at: line.end - 1)) else { return nil }
  var best: (facts: FoodFacts, start: Int)?
  var at = line.end - 1
  // No such tail is longer; the words before it may be.
  let limit = max(line.position, line.end - 100)
  while at > limit {
    let sign = separator(endingAt: at, in: line)
    if let sign, line.spaceLength(at: sign.upperBound) > 0,
      line.byte(at: at) == .colon || line.spaceBefore(sign.lowerBound, from: line.position),
      let facts = scanner.read(line.over(sign.upperBound..<line.end)), facts.energy != nil
    {
      best = (facts, sign.lowerBound)
    } else if sign != nil, best != nil {
      break
    }
    at = (sign?.lowerBound ?? at) - 1
  }
  return best
}

/// The sign that parts words from facts whose first byte, or the `>` of `->` and `=>`, stands at an offset.
private func separator(endingAt at: Int, in line: LineScanner) -> Range<Int>? {
  switch line.byte(at: at) {
  case .verticalBar, .hyphen, .colon, .equalsSign: return at..<at + 1
  case .greaterThanSign:
    let isArrow = at > line.position && [.hyphen, .equalsSign].contains(line.byte(at: at - 1))
    return isArrow ? at - 1..<at + 1 : nil
  case .punctuationLead:
    let (sign, length) = line.scalar(at: at)
    return isDash(sign) || sign == .rightArrow ? at..<at + length : nil
  case .twoByteLead where line.scalar(at: at).value == .middleDot: return at..<at + 2
  default: return nil
  }
}

/// A text without the comma, semicolon or bar at its end: `Salad, 120 kcal`, `Salad | 120 kcal |`.
private func withoutSeparator(_ line: LineScanner) -> Range<Int> {
  let words = line.trimmed(line.rest)
  let (sign, length) = line.scalar(before: words.upperBound, from: words.lowerBound)
  switch sign {
  case .comma, .semicolon, .verticalBar, .middleDot, .wideComma, .ideographicComma, .wideSemicolon:
    return line.trimmed(words.lowerBound..<words.upperBound - length)
  default: return words
  }
}

/// Words that are nothing but facts, an energy among them: `- 210 kcal`. They stay the entry's words, for it has no others.
private func wholeFacts(_ line: LineScanner, _ scanner: FactsScanner, mayBeNamed: Bool) -> FoodFacts? {
  guard mayBeNamed || isASCIIDigit(line.peek()) || line.peek() == .tilde || scanner.beginsWithEstimate(line),
    line.rest.count <= 100, line.firstDigit() != nil,
    let facts = scanner.read(line), mayBeNamed || facts.energy != nil
  else { return nil }
  return facts
}

/// Whether a sign before a figure says that it is an estimate: `±` does so too.
func isFigureEstimateSign(_ scalar: UInt32) -> Bool { isEstimateSign(scalar) || scalar == .plusMinusSign }

/// `~`, `≈` and `～` mark an estimate.
func isEstimateSign(_ scalar: UInt32) -> Bool {
  scalar == .tilde || scalar == .almostEqualSign || scalar == .wideTilde
}

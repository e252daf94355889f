/// Food entries: items and timed lines under a meal or under Food, and items labelled with a meal.
extension DayReader {
  mutating func readFoodItem(_ index: Int, _ head: ItemHead, _ category: FoodCategory?, _ time: TimeSpan?)
    -> Int
  {
    let depth = Int(blocks[index].depth)
    var start = head.content.lowerBound
    var state = FoodEntry.State.eaten
    if source.bytes[start] == 0x5B {
      if let box = scan(head.content, { ScannedBox($0) }) {
        start = box.end
        state = foodState(source.bytes[box.mark.lowerBound])
      } else {
        hintEmptyBox(head.content)
      }
    }
    if let label = scan(start..<head.content.upperBound, { ScannedLabel($0) }) {
      switch reservedDetail(head.content) {
      case .note, .source, .edited: return Int(blocks[index].next)
      case .heard, .photo, .barcode, .text, .part, nil: break
      }
      if readKey(label, head.content, lines: head.line...head.line, isItem: true) {
        return Int(blocks[index].next)
      }
      let known = knownTitle(label.key)
      switch section(known.match) {
      case .meal(let labelled):
        if let next = readMealLabel(index, head, label, labelled, known.time ?? time, depth, state: state) {
          return next
        }
      case .food where label.value.isEmpty, .weight where label.value.isEmpty,
        .tasks where label.value.isEmpty,
        .habits where label.value.isEmpty, .notes where label.value.isEmpty:
        if let section = section(known.match) {
          govern(index, depth, by: context(of: section, time: known.time))
        }
        return index + 1
      case .total:
        return Int(blocks[index].next)
      case .food, .weight, .tasks, .habits, .notes, .mood, nil:
        if isLitter(label, index, head) || statesFacts(start..<head.content.upperBound, label) {
          return Int(blocks[index].next)
        }
      }
    }
    addEntries(index, head, from: start, state: state, category, time)
    return Int(blocks[index].next)
  }

  private func foodState(_ mark: UInt8) -> FoodEntry.State {
    switch mark {
    case 0x20, 0x2F: .planned
    case 0x2D: .dropped
    default: .eaten
    }
  }

  /// Timed lines of a paragraph under food. Returns the line to go on with.
  mutating func readTimedLine(_ number: Int, through last: Int, _ category: FoodCategory?, _ time: TimeSpan?)
    -> Int
  {
    var lines = [words(ofLine: number)]
    var next = number + 1
    while next <= last, hidden.isEmpty || !hidden.contains(next) {
      let words = words(ofLine: next)
      let isTimed = scan(words) { if case .none = scanLeadingTime($0) { false } else { true } }
      if isTimed { break }
      lines.append(words)
      next += 1
    }
    var details: [EntryDetail] = []
    addEntry(
      ItemText(source, joining: lines), range: range(from: lines[0].lowerBound, throughLine: next - 1),
      state: .eaten, category, time, details: &details)
    return next
  }

  /// Reads an item as one entry, or as several where lines below it begin with a time of their own.
  mutating func addEntries(
    _ index: Int, _ head: ItemHead, from start: Int, state: FoodEntry.State, _ category: FoodCategory?,
    _ time: TimeSpan?
  ) {
    let last = lastLine(of: index)
    var details: [EntryDetail] = []
    var first = [start..<head.content.upperBound]
    var later: [(line: Int, words: [Range<Int>])] = []
    var relabelled: ItemContext?
    if let more = continuation(index, head) {
      var drawer = Drawer()
      for number in more where hidden.isEmpty || !hidden.contains(number) {
        let words = words(ofLine: number)
        if scan(words, { drawer.holds($0) }) { continue }
        if let detail = reservedDetail(words) {
          details.append(detail)
        } else if relabelled == nil, startsAnew(words, number) {
          if let label = scan(words, { ScannedLabel($0) }), label.value.isEmpty,
            let section = section(knownTitle(label.key).match)
          {
            relabelled = context(of: section, time: nil)
          } else if scan(words, { ScannedBox($0) }) == nil {
            later.append((number, [words]))
          }
        } else if relabelled != nil {
          continue
        } else if later.isEmpty {
          first.append(words)
        } else {
          later[later.count - 1].words.append(words)
        }
      }
    }
    let ownEnd = later.first.map { $0.line - 1 } ?? last
    let text = ItemText(source, joining: first)
    let isAlone = addEntry(
      text, range: range(from: head.start, throughLine: ownEnd), state: state, category, time,
      details: &details,
      item: index)
    if isAlone { addPartsAsEntries(index, text, state, category, time) }
    for (position, entry) in later.enumerated() {
      let end = position + 1 < later.count ? later[position + 1].line - 1 : last
      var none: [EntryDetail] = []
      addEntry(
        ItemText(source, joining: entry.words),
        range: range(from: entry.words[0].lowerBound, throughLine: end),
        state: .eaten, category, time, details: &none)
    }
    if let relabelled { levels[Int(blocks[index].depth)].label = relabelled }
  }

  /// A time above nested bullets: each of them is an entry at that time.
  private mutating func addPartsAsEntries(
    _ index: Int, _ text: ItemText, _ state: FoodEntry.State, _ category: FoodCategory?, _ time: TimeSpan?
  ) {
    let own = EntryLine(text, from: text.range.lowerBound, facts: parser.facts).time ?? time
    let depth = blocks[index].depth + 1
    for child in index + 1..<Int(blocks[index].next)
    where blocks[child].kind == .item && blocks[child].depth == depth {
      let head = itemHead(child)
      guard !head.content.isEmpty, reservedDetail(head.content) == nil else { continue }
      var details: [EntryDetail] = []
      _ = addEntry(
        joinedText(child, head), range: range(from: head.start, throughLine: lastLine(of: child)),
        state: state,
        category, own, details: &details, item: child)
    }
  }

  /// Adds an entry. Returns `true`, and adds nothing, if the line is a time alone above unkeyed bullets.
  @discardableResult
  mutating func addEntry(
    _ text: ItemText, range: SourceRange, state: FoodEntry.State, _ category: FoodCategory?,
    _ time: TimeSpan?,
    details: inout [EntryDetail], item: Int? = nil
  ) -> Bool {
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    if let item { readDetails(of: item, into: &details) }
    if line.facts.isEmpty, details.isEmpty, text.scan({ saysNothing($0.over(line.words)) }) { return false }
    if line.words.isEmpty, line.facts.isEmpty,
      details.contains(where: { if case .part = $0 { true } else { false } })
    {
      return true
    }
    if let image = text.scan({ loneImage($0.over(line.words)) }) { details.append(.photo(text.slice(image))) }
    var entry = FoodEntry(
      range: range, category: category, time: line.time ?? time, state: state, rawWords: text.slice(line.raw),
      words: text.slice(line.words), facts: line.facts, tags: line.tags, details: details)
    if parser.settings.dayEnds > .midnight, line.time != nil { moveToNightsTail(&entry) }
    remark(on: line, entry, text)
    day.entries.append(entry)
    return false
  }

  /// Where the day ends later than midnight, a time before its end that follows a later one is the night's tail.
  private func moveToNightsTail(_ entry: inout FoodEntry) {
    guard let time = entry.time, time.start < parser.settings.dayEnds,
      let before = day.entries.last(where: { $0.category == entry.category && $0.time != nil })?.time,
      before.start >= parser.settings.dayEnds, let start = ClockTime(minutes: Int(time.start.minutes) + 1440)
    else { return }
    let end = time.end.flatMap { ClockTime(minutes: Int($0.minutes) + 1440) ?? $0 }
    entry.time = TimeSpan(start: start, end: end)
  }

  private mutating func remark(on line: EntryLine, _ entry: FoodEntry, _ text: ItemText) {
    if let impossible = line.impossibleTime {
      diagnostics.append(
        Diagnostic(
          .impossibleTime, "there is no such time; the entry counts without one. Write 00:00 to 29:59",
          at: text.sourceRange(impossible, in: source)))
    }
    if let almost = line.almostFacts {
      diagnostics.append(
        Diagnostic(
          .almostFacts,
          "not every part of this bracket is a fact, so all of it is words and its energy is not counted; put the "
            + "figures in a bracket of their own", at: text.sourceRange(almost, in: source)))
    }
    if let energy = entry.facts.energy, energy.middle.kilocalories > 10_000 {
      diagnostics.append(
        Diagnostic(
          .implausibleNumber, "more than 10,000 kcal for one entry; it is counted as written", at: entry.range
        ))
    }
    remarkOnParts(entry)
  }

  private mutating func remarkOnParts(_ entry: FoodEntry) {
    guard let own = entry.facts.energy, !entry.details.isEmpty else { return }
    var sum = Energy.zero
    var parts = 0
    for case .part(let part) in entry.details {
      guard let energy = part.facts.energy else { return }
      sum = sum + energy.middle
      parts += 1
    }
    guard parts > 0, abs(sum.kilocalories - own.middle.kilocalories) > 1 else { return }
    diagnostics.append(
      Diagnostic(
        .energyDiffersFromParts,
        "the parts amount to \(wholeNumber(sum.kilocalories)) kcal; the entry's own figure counts",
        at: entry.range))
  }
}

/// A number without decimals where it has none to show.
func wholeNumber(_ value: Double) -> String { String(Int(max(-1e15, min(value.rounded(), 1e15)))) }

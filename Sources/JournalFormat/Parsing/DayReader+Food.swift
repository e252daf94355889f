/// Food entries: items and timed lines under a meal or under Food, and items labelled with a meal.
extension DayReader {
  mutating func readFoodItem(_ index: Int, _ head: ItemHead, _ category: FoodCategory?, _ time: TimeSpan?)
    -> Int
  {
    let depth = Int(blocks[index].depth)
    var start = head.content.lowerBound
    var state = levels[depth].state
    if source.bytes[start] == .openBracket {
      if let box = scan(head.content, { ScannedBox($0) }) {
        start = box.end
        state = FoodEntry.State(mark: source.bytes[box.mark.lowerBound])
      } else {
        hintEmptyBox(head.content)
      }
    }
    if let label = scan(start..<head.content.upperBound, { ScannedLabel($0) }) {
      switch reservedDetail(head.content) {
      case .note, .source, .edited: return Int(blocks[index].next)
      case .heard, .photo, .barcode, .text, .part, nil: break
      }
      // A day key behind a box is no key: the box says that it was to be eaten.
      if start == head.content.lowerBound,
        readKey(label, head.content, lines: head.line...head.line, isItem: true)
      {
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
          govern(index, depth, by: context(of: section, time: known.time), state)
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
    if let next = readTimedLabel(index, head, from: start, time, mayUseDash: true, state: state) {
      return next
    }
    if start == head.content.lowerBound, readTimedKey(head.content, lines: head.line...head.line) {
      return Int(blocks[index].next)
    }
    addEntries(index, head, from: start, state: state, category, time)
    return Int(blocks[index].next)
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
    addEntry(
      ItemText(source, joining: lines), range(from: lines[0].lowerBound, throughLine: next - 1), .eaten,
      category, time,
      details: [])
    return next
  }

  /// Reads an item as one entry, or as several where lines below it begin with a time of their own.
  mutating func addEntries(
    _ index: Int, _ head: ItemHead, from start: Int, state: FoodEntry.State, _ category: FoodCategory?,
    _ time: TimeSpan?
  ) {
    let last = lastLine(of: index)
    let first = start..<head.content.upperBound
    guard let more = continuation(index, head) else {
      return addEntry(
        of: index, ItemText(source, first), range(from: head.start, throughLine: last), state, category, time)
    }
    let lines = entryLines(more, after: first, of: index)
    let ownEnd = lines.later.first.map { $0.line - 1 } ?? last
    addEntry(
      of: index, ItemText(source, joining: lines.own), range(from: head.start, throughLine: ownEnd), state,
      category,
      time, details: lines.details)
    for (position, entry) in lines.later.enumerated() {
      let end = position + 1 < lines.later.count ? lines.later[position + 1].line - 1 : last
      var place = (category: category, time: time)
      if let opening = entry.opening,
        case .food(let labelled, let time) = context(of: opening.section, time: opening.time)
      {
        place = (labelled, time)
      }
      addLaterEntry(entry.words, entry.line...end, place.category, place.time)
    }
    if let opening = lines.opening { open(opening, Int(blocks[index].depth)) }
  }

  /// Adds an item with what is nested in it. A time alone above unkeyed bullets is the time of each of them.
  private mutating func addEntry(
    of index: Int, _ text: ItemText, _ range: SourceRange, _ state: FoodEntry.State,
    _ category: FoodCategory?,
    _ time: TimeSpan?, details: [EntryDetail] = []
  ) {
    var details = details
    readDetails(of: index, into: &details)
    let line = addEntry(text, range, state, category, time, details: details)
    if line.words.isEmpty, line.facts.isEmpty, details.contains(where: \.isPart) {
      addPartsAsEntries(index, state, category, line.time ?? time)
    }
  }

  /// A time above nested bullets: each of them is an entry at that time.
  private mutating func addPartsAsEntries(
    _ index: Int, _ state: FoodEntry.State, _ category: FoodCategory?, _ time: TimeSpan?
  ) {
    let depth = blocks[index].depth + 1
    for child in index + 1..<Int(blocks[index].next)
    where blocks[child].kind == .item && blocks[child].depth == depth {
      let head = itemHead(child)
      guard !head.content.isEmpty, reservedDetail(head.content) == nil else { continue }
      var details: [EntryDetail] = []
      readDetails(of: child, into: &details)
      let box = scan(head.content) { ScannedBox($0) }
      let state = box.map { FoodEntry.State(mark: source.bytes[$0.mark.lowerBound]) } ?? state
      addEntry(
        joinedText(child, head, from: box?.end), range(from: head.start, throughLine: lastLine(of: child)),
        state, category,
        time,
        details: details)
    }
  }

  /// Adds an entry unless its words say nothing, and returns what was read.
  @discardableResult
  mutating func addEntry(
    _ text: ItemText, _ range: SourceRange, _ state: FoodEntry.State, _ category: FoodCategory?,
    _ time: TimeSpan?,
    details: [EntryDetail]
  ) -> EntryLine {
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    if line.facts.isEmpty {
      let isSilent =
        details.isEmpty
        ? text.scan { saysNothing($0.over(line.words)) }
        : line.words.isEmpty && details.contains(where: \.isPart)
      if isSilent { return line }
    }
    var entry = FoodEntry(
      range: range, category: category, time: line.time ?? time, state: state, rawWords: text.slice(line.raw),
      words: text.slice(line.words), facts: line.facts, tags: line.tags, details: details)
    if let image = text.scan({ loneImage($0.over(line.words)) }) {
      entry.details.append(.photo(text.slice(image)))
    }
    if parser.settings.dayEnds > .midnight, line.time != nil { moveToNightsTail(&entry) }
    remark(on: line, entry, text)
    outline?.texts.append(DayOutline.EntryText(start: entry.range.lowerBound, text: text))
    // Most days have so many, and growing to it step by step would copy them.
    if day.entries.isEmpty { day.entries.reserveCapacity(8) }
    day.entries.append(consume entry)
    return line
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
    } else if line.facts.energy == nil {
      remarkOnMisplacedFacts(line.words, text)
    }
    if let energy = entry.facts.energy, energy.middle.kilocalories > 10_000 {
      diagnostics.append(
        Diagnostic(
          .implausibleNumber, "more than 10,000 kcal for one entry; it is counted as written", at: entry.range
        ))
    }
    remarkOnParts(entry)
  }

  private mutating func remarkOnMisplacedFacts(_ words: Range<Int>, _ text: ItemText) {
    guard let misplaced = text.scan({ misplacedFacts($0.over(words), parser.facts) }) else { return }
    diagnostics.append(
      Diagnostic(
        .almostFacts,
        "a bracket of facts counts only behind all the words, so this one is words and its energy is not counted; "
          + "put it at the end of the line, with the figures of all that was eaten",
        at: text.sourceRange(misplaced, in: source)))
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

extension FoodEntry.State {
  /// What the mark in a box says under food.
  init(mark: UInt8) {
    switch mark {
    case .space, .slash: self = .planned
    case .hyphen: self = .dropped
    default: self = .eaten
    }
  }
}

/// What an entry takes over from the headings, labels and boxes around it.
struct FoodPlace {
  /// The meal, or `nil` under Food and for labels that name none.
  var category: FoodCategory?
  /// The time of a heading or a label, for entries without one of their own.
  var time: TimeSpan?
  var state = FoodEntry.State.eaten
}

/// Food entries: items and lines under a meal or under Food, and items labelled with a meal.
extension DayReader {
  mutating func readFoodItem(_ item: Item, _ place: FoodPlace) -> Int {
    let line = item.line
    var place = place
    if let box = line.box {
      place.state = FoodEntry.State(mark: source.bytes[box.mark.lowerBound])
    } else if source.bytes[line.text.lowerBound] == .openBracket {
      hintEmptyBox(line.text)
    }
    if let label = line.label {
      switch reservedDetail(ItemText(source, line.text)) {
      case .note, .source, .edited: return item.next
      case .heard, .photo, .barcode, .text, .facts, .part, nil: break
      }
      // A day key such as `complete:` counts only without a box: under a meal, a box marks something to eat.
      if line.box == nil, readKey(label, line.text, line: item.lineNumber, isItem: true) { return item.next }
      let known = knownTitle(label.key)
      switch context.section(known.match) {
      case .meal(let category):
        let meal = FoodPlace(category: category, time: known.time ?? place.time, state: place.state)
        if let next = readMealLabel(label, of: item, at: meal) { return next }
      case .food where !label.value.isEmpty && namesFood(label.value):
        if let next = readMealLabel(label, of: item, at: place) { return next }
      case .total: return item.next
      case .some(let section) where label.value.isEmpty && (section != .mood || textFollows(item)):
        return readEmptyLabel(item, section, time: known.time, state: place.state)
      case .food, .weight, .tasks, .habits, .notes, .mood, nil:
        if isEmptyPlaceholder(label, item)
          || readStatement(label, of: line.text, in: place.category, file.range(of: item))
        {
          return item.next
        }
        // `- Nutrition:` beside entries: what is nested in it is said of them.
        if namesNutrition(item) { return item.index + 1 }
        switch MealLabelWords.meaning(of: label.key, in: source) {
        case .foods where label.value.isEmpty:
          return readEmptyLabel(item, Section(foodOf: place.category), time: place.time, state: place.state)
        case .foods:
          if let next = readMealLabel(label, of: item, at: place) { return next }
        case .time where line.box == nil && keepTime(label, at: item.depth): return item.next
        case .time where line.box == nil, .circumstance where line.box == nil:
          addNote(lines: item.lineNumber...max(item.lineNumber, file.lastLine(of: item.index)))
          return item.next
        case .time, .circumstance, nil: break
        }
      }
    }
    if let next = readTimedLabel(item, place) { return next }
    if line.box == nil, readTimedKey(line, item.lineNumber) { return item.next }
    addEntry(of: item, from: line.content.lowerBound, at: place)
    return item.next
  }

  /// `- Time: 11:00` below a meal is the time of the foods that follow.
  private mutating func keepTime(_ label: ScannedLabel, at depth: Int) -> Bool {
    guard case .food(let category, nil) = context.levels[depth].items,
      case .time(let time, _, let end) = file.scan(label.value, { scanLeadingTime($0) }),
      end == label.value.upperBound
    else { return false }
    let state = context.levels[depth].state
    context.levels[depth].label = .food(category, time: time)
    context.levels[depth].labelState = state
    return true
  }

  // MARK: Entries

  /// Adds an item's text from `start` on as an entry, with the items nested in it as details. If the text is only a time, each nested
  /// item without a key is an entry at that time.
  mutating func addEntry(of item: Item, from start: Int, at place: FoodPlace) {
    let first = start..<max(start, item.line.text.upperBound)
    var lines = entryLines(first, item.continuation)
    readDetails(of: item.index, into: &lines.details)
    let text = ItemText(
      source, joining: lines.words, time: start == item.line.content.lowerBound ? item.line.time : nil)
    let line = addEntry(
      text, file.range(of: item), at: place, details: lines.details, remarkTags: lines.remarkTags)
    if line.words.isEmpty, line.facts.isEmpty, lines.details.contains(where: \.isPart) {
      addPartsAsEntries(
        item, FoodPlace(category: place.category, time: line.time ?? place.time, state: place.state))
    }
  }

  /// The lines of an entry: its words, and what is said of it below them.
  struct EntryLines {
    var words: [Range<Int>]
    var details: [EntryDetail] = []
    /// The tags in the remark, which are tags of the entry.
    var remarkTags: [Tag] = []
  }

  /// Sorts the lines that continue `first` into words, reserved keys, and the remark that may follow.
  func entryLines(_ first: Range<Int>, _ more: ClosedRange<Int>?) -> EntryLines {
    var lines = EntryLines(words: [first])
    guard let more else { return lines }
    var drawer = Drawer()
    var lastEnergy: Int?
    var remark: Range<Int>?
    func endRemark() {
      guard let range = remark else { return }
      lines.details.append(.text(source[range]))
      let text = ItemText(source, range)
      lines.remarkTags += text.scan { text.tags($0) }
      remark = nil
    }
    var isRemark = false
    for number in more where !file.isHidden(number) {
      let text = file.text(ofLine: number)
      if !isMealField(text) {
        if !drawer.isOpen, let facts = statement(onLine: number) {
          endRemark()
          lines.details.append(facts)
          continue
        }
        if file.scan(text, { drawer.holds($0) }) {
          endRemark()
          continue
        }
        if let detail = reservedDetail(ItemText(source, text)) {
          endRemark()
          lines.details.append(detail)
          continue
        }
        if !isRemark, let above = lines.words.last, !above.isEmpty, beginsRemark(text, below: above) {
          // What a line ends in is said of all that stands above it.
          lastEnergy = lastEnergy ?? more.last { statesEnergy(file.text(ofLine: $0)) } ?? 0
          isRemark = number > (lastEnergy ?? 0)
        }
      }
      if isRemark {
        remark = (remark ?? text).lowerBound..<text.upperBound
      } else {
        lines.words.append(text)
      }
    }
    endRemark()
    return lines
  }

  private func beginsRemark(_ text: Range<Int>, below above: Range<Int>) -> Bool {
    let lineStart = source.lineContent(source.location(ofByte: above.lowerBound).line).lowerBound
    return source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, lineStart..<text.upperBound)
      return JournalFormat.beginsRemark(text, below: above, lineStart: lineStart, in: line)
    }
  }

  private mutating func addPartsAsEntries(_ item: Item, _ place: FoodPlace) {
    for index in item.index + 1..<item.next
    where file.blocks[index].kind == .item && Int(file.blocks[index].depth) == item.depth + 1 {
      let child = file.item(at: index)
      guard !child.line.text.isEmpty, reservedDetail(ItemText(source, child.line.text)) == nil else {
        continue
      }
      var details: [EntryDetail] = []
      readDetails(of: index, into: &details)
      var place = place
      if let box = child.line.box { place.state = FoodEntry.State(mark: source.bytes[box.mark.lowerBound]) }
      let range = file.range(of: child)
      addEntry(itemText(child, from: child.line.content.lowerBound), range, at: place, details: details)
    }
  }

  /// Adds an entry unless its words say nothing, and returns what was read. `stated` are facts that stand beside the words and come
  /// before those in them.
  @discardableResult
  mutating func addEntry(
    _ text: ItemText, _ range: SourceRange, at place: FoodPlace, details: [EntryDetail] = [],
    remarkTags: [Tag] = [], stating stated: FoodFacts? = nil
  ) -> EntryLine {
    var line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    if var stated {
      stated.fill(from: line.facts)
      line.facts = stated
    }
    if line.facts.isEmpty {
      let isSilent =
        details.isEmpty
        ? text.scan { saysNothing($0.over(line.words)) }
        : line.words.isEmpty && details.contains(where: \.isPart)
      if isSilent { return line }
    }
    var entry = FoodEntry(
      range: range, category: place.category, time: line.time ?? place.time, state: place.state,
      rawText: text.slice(line.raw), text: text.slice(line.words), facts: line.facts, tags: line.tags,
      details: details)
    for tag in remarkTags where !entry.tags.contains(tag) { entry.tags.append(tag) }
    if let image = text.scan({ loneImage($0.over(line.words)) }) {
      entry.details.append(.photo(text.slice(image)))
    }
    if parser.settings.dayEnds > .midnight, line.time != nil { shiftPastMidnight(&entry) }
    remark(on: line, entry, text)
    outline?.texts.append(DayOutline.EntryText(start: entry.range.lowerBound, text: text))
    if day.entries.isEmpty { day.entries.reserveCapacity(6) }
    day.entries.appendKept(consume entry)
    return line
  }

  /// Where the day ends later than midnight, a time before its end that follows a later one is counted as after midnight.
  private func shiftPastMidnight(_ entry: inout FoodEntry) {
    guard let time = entry.time, time.start < parser.settings.dayEnds,
      let before = day.entries.last(where: { $0.category == entry.category && $0.time != nil })?.time,
      before.start >= parser.settings.dayEnds, let start = ClockTime(minutes: Int(time.start.minutes) + 1440)
    else { return }
    let end = time.end.flatMap { ClockTime(minutes: Int($0.minutes) + 1440) ?? $0 }
    entry.time = TimeSpan(start: start, end: end)
  }

  // MARK: What is food

  /// Whether what follows a meal's label can be eaten: not a number alone, a weight, or a total.
  func namesFood(_ value: Range<Int>) -> Bool {
    file.scan(value) { line in
      var figure = line
      guard
        line.digit(at: line.position) != nil || line.peek() == .tilde
          || parser.facts.skipEstimateWord(&figure)
      else {
        let end = value.first { line.spaceLength(at: $0) > 0 } ?? value.upperBound
        if case .section(.total)? = knownTitle(value.lowerBound..<end).match { return false }
        return true
      }
      if let weight = scanBodyMass(line), weight.end == line.end, weight.unit == nil || weight.value >= 20 {
        return false
      }
      if let facts = parser.facts.read(line), facts.energy != nil { return false }
      guard let number = ScannedNumber(line) else { return true }
      return number.range.upperBound != line.end
        && !isUnitOfTime(line.over(number.range.upperBound..<line.end))
    }
  }

  /// `45 min`, `1h`: how long the meal took.
  private func isUnitOfTime(_ line: LineScanner) -> Bool {
    var rest = line
    rest.skipSpaces()
    let units: [StaticString] = ["h", "hr", "hrs", "hour", "hours", "min", "mins", "minute", "minutes"]
    return units.contains { rest.isWhole($0) }
  }

  // MARK: Details

  /// Reads everything nested in an item, one level deep; deeper levels belong to what they hang under.
  private mutating func readDetails(of index: Int, into details: inout [EntryDetail]) {
    let block = file.blocks[index]
    var next = index + 1
    while next < Int(block.next) {
      let child = next
      let part = file.blocks[child]
      // `- 8. Idli` is an item in an item on one line, and its text was read as the outer item's. Do not read it again as a detail,
      // but go through what is nested in it.
      let isOwnLine = part.kind == .item && part.line == block.line
      next = isOwnLine ? child + 1 : Int(part.next)
      guard !isOwnLine, !file.isHidden(Int(part.line)) else { continue }
      switch part.kind {
      case .item: readDetailItem(child, into: &details)
      case .paragraph where Int(part.line) > Int(block.line) + (child == index + 1 ? 1 : 0):
        let lines = file.paragraphLines(child)
        let first = file.text(ofLine: lines.lowerBound)
        if let key = lines.count == 1 ? reservedDetail(ItemText(source, first)) : nil {
          details.append(key)
        } else if case let facts = lines.compactMap(statement), facts.count == lines.count {
          details += facts
        } else {
          addText(lines, to: &details)
          hintEnergyInRemark(lines)
        }
      case .quotation, .code, .html, .deepList:
        if Int(part.line) > Int(block.line) {
          addText(Int(part.line)...file.lastLine(of: child), to: &details)
        }
      case .paragraph, .heading, .rule: break
      }
    }
  }

  private func addText(_ lines: ClosedRange<Int>, to details: inout [EntryDetail]) {
    let start = file.text(ofLine: lines.lowerBound).lowerBound
    let end = file.text(ofLine: lines.upperBound).upperBound
    if start < end { details.append(.text(source[start..<end])) }
  }

  private mutating func readDetailItem(_ index: Int, into details: inout [EntryDetail]) {
    let item = file.item(at: index)
    guard !item.line.text.isEmpty else { return }
    if namesNutrition(item) { return readDetails(of: index, into: &details) }
    let text = itemText(item, from: item.line.text.lowerBound)
    if let detail = reservedDetail(text) {
      details.append(detail)
      return
    }
    if let facts = text.scan({ parser.facts.readStatement($0) }) {
      details.append(.facts(facts, text: text.slice(text.range)))
      return
    }
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts, readsTime: false)
    var part = EntryPart(text: text.slice(line.words), facts: line.facts)
    for child in index + 1..<item.next
    where file.blocks[child].kind == .item && Int(file.blocks[child].depth) == item.depth + 1 {
      if let facts = file.scan(file.itemHead(child).text, { parser.facts.readStatement($0) }) {
        part.facts.fill(from: facts)
      }
    }
    details.append(.part(part))
  }

  /// A text that begins with a reserved key, or is a picture and nothing else.
  func reservedDetail(_ text: ItemText) -> EntryDetail? {
    text.scan { line in
      if let image = loneImage(line) { return .photo(text.slice(image)) }
      guard isASCIILetter(line.peek()) || line.peek() == .asterisk, let label = ScannedLabel(line),
        !label.value.isEmpty
      else { return nil }
      let value = line.over(label.value)
      let key = line.over(label.key)
      if key.isWhole("heard") { return .heard(text.slice(label.value)) }
      if key.isWhole("photo") { return .photo(text.slice(loneImage(value) ?? label.value)) }
      if key.isWhole("barcode") { return .barcode(text.slice(label.value)) }
      if key.isWhole("source") { return .source(text.slice(label.value)) }
      if key.isWhole("note") { return .note(text.slice(label.value)) }
      if key.isWhole("edited"), let edited = editedDetail(value) { return edited }
      return nil
    }
  }

  private func editedDetail(_ value: LineScanner) -> EntryDetail? {
    guard let (day, end) = scanDay(value) else { return nil }
    var rest = value
    rest.position = end
    _ = rest.skip(UInt8(ascii: "T"))
    rest.skipSpaces()
    return .edited(day, scanClock(rest)?.minutes.flatMap { ClockTime(minutes: $0) })
  }
}

extension EntryDetail {
  /// Whether a label's key is one of those that are said of the entry they stand under.
  static func isReserved(_ key: LineScanner) -> Bool {
    let keys: [StaticString] = ["heard", "photo", "barcode", "source", "note", "edited"]
    return keys.contains { key.isWhole($0) }
  }
}

/// The path of a picture if the line is one and nothing else: `![](path)` or `![[path]]`.
func loneImage(_ line: LineScanner) -> Range<Int>? {
  guard line.peek() == .exclamationMark, line.peek(1) == .openBracket else { return nil }
  if line.peek(2) == .openBracket {
    guard line.byte(at: line.end - 1) == .closeBracket, line.byte(at: line.end - 2) == .closeBracket,
      line.rest.count > 5
    else {
      return nil
    }
    var end = line.position + 3
    while end < line.end - 2, line.byte(at: end) != .verticalBar { end += 1 }
    return line.position + 3..<end
  }
  var at = line.position + 2
  while at < line.end, line.byte(at: at) != .closeBracket { at += 1 }
  guard line.byte(at: at + 1) == .openParenthesis, line.byte(at: line.end - 1) == .closeParenthesis,
    at + 2 < line.end - 1
  else {
    return nil
  }
  // `![](<my lunch.jpg>)`: a path with spaces stands in angle brackets.
  if line.byte(at: at + 2) == .lessThanSign,
    let close = (at + 3..<line.end - 1).first(where: { line.byte(at: $0) == .greaterThanSign }),
    close > at + 3
  {
    return at + 3..<close
  }
  var end = at + 2
  var depth = 0
  // A title may follow the path: `![](a.jpg "lunch")`.
  while end < line.end - 1, line.byte(at: end) != .space {
    if line.byte(at: end) == .openParenthesis { depth += 1 }
    if line.byte(at: end) == .closeParenthesis { depth -= 1 }
    // `![](a.jpg) half)`: the image ends here, the text does not.
    if depth < 0 { return nil }
    end += 1
  }
  return at + 2..<end
}

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

/// Records that are no food: readings and the keys that name them, ticks, series.
extension DayReader {
  // MARK: Keys

  /// Reads `weight:`, `mood:`, `complete:` and total lines. Returns whether the label was one of them.
  mutating func readKey(_ label: ScannedLabel, _ text: Range<Int>, line: Int, isItem: Bool) -> Bool {
    guard !label.value.isEmpty else { return false }
    let isComplete = file.scan(label.key) { $0.isWhole("complete") }
    if isComplete {
      guard let answer = file.scan(label.value, { scanAnswer($0) }) else { return false }
      day.isComplete = answer
      return true
    }
    let known = knownTitle(label.key)
    switch context.section(known.match) {
    case .weight: return readBodyWeight(label.value, line: line, time: known.time, key: label.key)
    case .mood: return readMood(label.value, line: line, needsScale: !isItem, time: known.time)
    case .total: return readTotal(label, file.range(from: text.lowerBound, throughLine: line))
    case .meal, .food, .tasks, .habits, .notes, nil: return false
    }
  }

  /// `- 07:05 Weight: 72.4 kg`, `- Weight (7:05): 72.4 kg`: a key behind a time, or with one in it.
  mutating func readTimedKey(_ line: LexedLine, _ number: Int) -> Bool {
    guard let label = line.timedLabel, !label.value.isEmpty, case let known = knownTitle(label.key),
      let time = line.leadingTime ?? known.time
    else { return false }
    switch context.section(known.match) {
    case .weight: return readBodyWeight(label.value, line: number, time: time, key: label.key)
    case .mood: return readMood(label.value, line: number, needsScale: false, time: time)
    case .meal, .food, .tasks, .habits, .notes, .total, nil: return false
    }
  }

  // MARK: Readings

  /// `7/10 calm`, `08:15 4/5`, or words alone where no scale is needed.
  mutating func readMood(of item: Item) -> Bool {
    let isNested = item.index < context.endOfMood
    let moods = day.moods.count
    guard readMood(item.line.text, line: item.lineNumber, needsScale: isNested) else { return false }
    takeNested(in: item, moods: moods)
    return true
  }

  /// Gives what is nested in a reading to the last mood, where there are more than `moods` of them; else it is a note unless it says more.
  mutating func takeNested(in item: Item, moods: Int) {
    guard day.moods.count > moods else {
      context.belowReading = item.index + 1..<max(item.next, item.index + 1)
      return
    }
    day.moods[day.moods.count - 1].range = file.range(of: item)
    context.endOfMood = max(context.endOfMood, item.next)
  }

  mutating func readMood(
    _ text: Range<Int>, line number: Int, needsScale: Bool, time: TimeSpan? = nil
  ) -> Bool {
    var mood = MoodEntry(range: file.range(from: text.lowerBound, throughLine: number), time: time)
    var isUnclear = false
    var unread: UnreadScale?
    let words = ItemText(source, text)
    words.scan { line in
      var line = line
      if case .time(let span, _, let end) = scanLeadingTime(line) {
        mood.time = span
        line.position = end
      }
      mood.tags = words.distinctTags(line)
      var rest = withoutTrailingTags(line)
      let usual = scanUsualScales(line.over(rest))
      if usual.count > 1 {
        isUnclear = true
      } else if let scale = usual.first ?? scanScale(line.over(rest)) {
        if scale.range.lowerBound == rest.lowerBound {
          mood.value = scale.value
          rest = line.withoutSigns(scale.range.upperBound..<rest.upperBound)
        } else if scale.range.upperBound == rest.upperBound {
          mood.value = scale.value
          rest = line.withoutSigns(rest.lowerBound..<scale.range.lowerBound)
        }
      }
      if mood.value == nil, !isUnclear { unread = UnreadScale(line.over(rest), isAlone: true) }
      if !rest.isEmpty { mood.text = source[rest] }
    }
    if mood.value == nil, mood.text?.withBytes({ isPlaceholder(LineScanner($0, 0..<$0.count)) }) ?? true {
      return false
    }
    guard mood.value != nil || (!needsScale && mood.text != nil) else { return false }
    if isUnclear { reportSeveralScales(at: text) }
    if let unread { reportUnread(unread, in: words) }
    day.moods.append(mood)
    return true
  }

  /// Says that neither of two values is read, for nobody knows which of them belongs to which word.
  private mutating func reportSeveralScales(at text: Range<Int>) {
    report(
      .unreadableFigure,
      "two values stand in this line, so none is read; write each with its words on a line of its own",
      at: text)
  }

  /// Says that a figure is no value as it is written.
  private mutating func reportUnread(_ scale: UnreadScale, in text: ItemText) {
    let words = text.slice(scale.range)
    diagnostics.append(
      Diagnostic(
        scale.isBare ? .valueWithoutScale : .unreadableFigure,
        scale.isBare
          ? "‘\(words)’ has no end, so it is no value; write it with the end of your scale, as in ‘4/10’ or ‘4/5’"
          : "‘\(words)’ is not read as a value; write one number and the end of its scale, as in ‘4/10’",
        at: text.sourceRange(scale.range, in: source)))
  }

  /// An item below an unknown heading.
  mutating func addSeries(_ name: TextSlice, _ item: Item) {
    let text = itemText(item, from: item.line.text.lowerBound)
    var found = SeriesItem(
      range: file.range(of: item),
      series: name, text: .empty)
    found.wordLines = item.lastWordLine - found.range.lowerBound.line + 1
    var isUnclear = false
    var unread: UnreadScale?
    let isOfSymptoms = SymptomHeading.isNamed(by: name.string)
    text.scan { line in
      var line = line
      found.time = text.takeTime(&line)
      if found.time == nil, let above = context.timeAbove, item.index < above.next { found.time = above.time }
      found.tags = text.distinctTags(line)
      var words = withoutTrailingTags(line)
      let usual = scanUsualScales(line.over(words))
      let isSymptom = !usual.isEmpty && isOfSymptoms
      if isOfSymptoms { unread = UnreadScale(line.over(words), isAlone: false) }
      if usual.count > 1 {
        isUnclear = true
      } else if let scale = scanScale(line.over(words)), scale.range.upperBound == words.upperBound,
        !isSymptom || usual.first.map({ $0.range == scale.range }) ?? true
      {
        found.value = scale.value
        words = line.withoutSigns(words.lowerBound..<scale.range.lowerBound)
      } else if let scale = usual.first, isSymptom {
        let before = line.withoutSigns(words.lowerBound..<scale.range.lowerBound)
        let behind = line.withoutSigns(scale.range.upperBound..<words.upperBound)
        found.value = scale.value
        guard before.isEmpty || behind.isEmpty else {
          let joint = line.byte(at: behind.lowerBound) == .openParenthesis ? " " : ", "
          found.text = TextSlice(
            Array(text.slice(before).bytes) + Array(joint.utf8) + Array(text.slice(behind).bytes))
          return
        }
        words = before.isEmpty ? behind : before
      }
      found.text = text.slice(words)
    }
    guard !found.text.isEmpty || found.value != nil || found.time != nil else { return }
    if isUnclear { reportSeveralScales(at: item.line.text) }
    if found.value == nil, !isUnclear, let unread { reportUnread(unread, in: text) }
    day.series.append(found)
  }

  // MARK: Habits

  mutating func readHabit(_ item: Item, _ box: ScannedBox) {
    let state: HabitTick.State =
      switch source.bytes[box.mark.lowerBound] {
      case UInt8(ascii: "x"), UInt8(ascii: "X"): .done
      case .space: .open
      case .hyphen: .skipped
      default: .noted
      }
    if case let mark = source[box.mark], state == .noted, isTick(mark) {
      report(
        .uncountedTask, "‘[\(mark)]’ does not count as done, only as noted; write ‘[x]’ where it is done",
        at: box.mark)
    }
    if addStep(item, from: box.end, state) { return }
    addTick(habit(item, from: box.end, state), item)
  }

  /// `- Water: 6/8`: without a box only an amount makes a tick.
  mutating func readHabitAmount(_ item: Item) -> Bool {
    let tick = habit(item, from: item.line.text.lowerBound, .noted)
    guard tick.amount != nil, !tick.name.isEmpty else { return false }
    if !addStep(item, from: item.line.text.lowerBound, .noted) { addTick(tick, item) }
    return true
  }

  private mutating func addTick(_ tick: HabitTick, _ item: Item) {
    guard !tick.name.isEmpty else { return }
    context.openTick = (item.depth, item.next, day.habitTicks.count)
    day.habitTicks.append(tick)
  }

  /// Adds an item below a tick to it as a step. Returns whether it lies below one.
  private mutating func addStep(_ item: Item, from start: Int, _ state: HabitTick.State) -> Bool {
    guard let open = context.openTick, open.depth < item.depth, item.index < open.next else { return false }
    let text = itemText(item, from: start)
    text.scan { line in
      let words = text.slice(withoutTrailingTags(line))
      let tags = text.distinctTags(line)
      guard !words.isEmpty || !tags.isEmpty else { return }
      day.habitTicks[open.index].steps.append(
        HabitStep(text: words, state: state, tags: tags, lines: item.lineNumber...item.lastWordLine))
    }
    return true
  }

  /// The last line of a tick's words: what is written below a name is a note of the tick, unless the line above was wrapped.
  private func lastLine(ofTick item: Item) -> Int {
    guard let more = item.continuation else { return item.lastWordLine }
    let next = file.text(ofLine: more.lowerBound)
    let lineStart = source.lineContent(item.lineNumber).lowerBound
    let goesOn = source.bytes.withUnsafeBufferPointer { buffer in
      JournalFormat.goesOn(
        next, from: item.line.text, lineStart: lineStart, in: LineScanner(buffer, lineStart..<next.upperBound)
      )
    }
    return goesOn ? item.lastWordLine : item.lineNumber
  }

  private func habit(_ item: Item, from start: Int, _ state: HabitTick.State) -> HabitTick {
    let last = lastLine(ofTick: item)
    let text = itemText(item, from: start, through: last)
    var tick = HabitTick(
      range: file.range(of: item),
      name: .empty, state: state)
    tick.wordLines = last - tick.range.lowerBound.line + 1
    text.scan { line in
      var line = line
      tick.time = text.takeTime(&line)
      tick.tags = text.distinctTags(line)
      var words = withoutTrailingTags(line)
      if let (mood, start) = trailingMood(line.over(words)) {
        tick.mood = mood
        words = line.trimmed(words.lowerBound..<start)
      }
      guard let label = ScannedLabel(line.over(words)) else {
        tick.name = text.slice(words)
        if state != .skipped, let (name, amount) = amountWithoutLabel(line.over(words), text) {
          (tick.name, tick.amount) = (text.slice(name), amount)
        }
        return
      }
      tick.name = text.slice(label.key)
      guard !label.value.isEmpty else { return }
      // A skip's reason may begin with a number: `[-] Run: 2 blisters`.
      if state != .skipped, let amount = scanHabitAmount(line.over(label.value), text) {
        tick.amount = amount
      } else {
        tick.remark = text.slice(label.value)
      }
    }
    return tick
  }
}

/// `(mood 4/5)` at the end of a line, and where it begins.
func trailingMood(_ line: LineScanner) -> (MoodValue, Int)? {
  guard line.end > line.position, line.byte(at: line.end - 1) == .closeParenthesis else { return nil }
  var open = line.end - 1
  while open > line.position, line.byte(at: open) != .openParenthesis { open -= 1 }
  guard line.byte(at: open) == .openParenthesis else { return nil }
  var inner = line.over(open + 1..<line.end - 1)
  guard inner.skip("mood") else { return nil }
  _ = inner.skip(.colon)
  inner.skipSpaces()
  return wholeScale(inner).map { ($0, open) }
}

/// `6`, `6/8`, `8 glasses`, `6/8 glasses` or `10,000 steps`, and nothing else. A separator before three digits means thousands.
func scanHabitAmount(_ value: LineScanner, _ text: ItemText) -> HabitAmount? {
  guard let number = ScannedNumber(value), let amount = number.thousands else { return nil }
  var found = HabitAmount(amount: amount)
  var rest = value
  rest.position = number.range.upperBound
  var slash = rest
  slash.skipSpaces()
  if slash.skip(.slash) {
    slash.skipSpaces()
    guard let second = ScannedNumber(slash), let target = second.thousands, target > 0 else { return nil }
    found.target = target
    rest.position = second.range.upperBound
  }
  rest.skipSpaces()
  if rest.isAtEnd { return found }
  // The unit is one word; a sentence is a remark.
  guard
    rest.rest.allSatisfy({ isWordByte(rest.byte(at: $0)) && rest.digit(at: $0) == nil })
  else { return nil }
  found.unit = text.slice(rest.rest)
  return found
}

/// `Water 6/8`, `Water 6/8 glasses` and `6/8 Water`: two numbers with a slash before or behind the name are an amount without a colon.
func amountWithoutLabel(_ line: LineScanner, _ text: ItemText) -> (name: Range<Int>, HabitAmount)? {
  guard let slash = line.firstIndex(of: .slash) else { return nil }
  var start = line.trimmed(line.position..<slash).upperBound
  func isOfNumber(_ byte: UInt8) -> Bool {
    isASCIIDigit(byte) || byte == .period || byte == .comma || byte == .apostrophe
  }
  while start > line.position, isOfNumber(line.byte(at: start - 1)) { start -= 1 }
  guard start < slash, start == line.position || line.spaceBefore(start, from: line.position) else {
    return nil
  }
  if start > line.position {
    guard let amount = scanHabitAmount(line.over(start..<line.end), text) else { return nil }
    return (line.trimmed(line.position..<start), amount)
  }
  var rest = line
  rest.position = slash + 1
  rest.skipSpaces()
  while isOfNumber(rest.peek()) { rest.position += 1 }
  guard rest.spaceLength(at: rest.position) > 0,
    let amount = scanHabitAmount(line.over(start..<rest.position), text)
  else { return nil }
  return (line.trimmed(rest.position..<line.end), amount)
}

/// `yes`, `true`, `no`, `false`, or `nil` for anything else.
func scanAnswer(_ value: LineScanner) -> Bool? {
  if value.isWhole("yes") || value.isWhole("true") { return true }
  if value.isWhole("no") || value.isWhole("false") { return false }
  return nil
}

/// A line without the tags it ends in and without white space at its ends.
func withoutTrailingTags(_ line: LineScanner) -> Range<Int> {
  var text = line.trimmed(line.rest)
  guard line.firstIndex(of: .numberSign) != nil else { return text }
  while let tag = scanTrailingTag(line.over(text)) {
    text = line.trimmed(text.lowerBound..<tag.range.lowerBound)
  }
  return text
}

/// Lines that state what an entry holds and name no food: `Calories: 290`, `Protein: 12 g`, and lists of them.
extension DayReader {
  /// `- Calories: 510 kcal` beside entries is no food; it is said of the entry above it, if that is the only one of the
  /// meal that it can be said of.
  mutating func readStatement(
    _ label: ScannedLabel, of text: Range<Int>, in category: FoodCategory?, _ range: SourceRange
  ) -> Bool {
    guard
      let facts = file.scan(label.value, { parser.facts.readLabelled(label, $0) })
        ?? file.scan(
          text, { [.asterisk, .underscore].contains($0.peek()) ? parser.facts.readStatement($0) : nil })
    else { return false }
    keepStatement(facts, of: text, in: category, range)
    return true
  }

  /// `- Caffeine 50 mg` beside entries: what is measured in milligrams is no food either, and is said of the entry above it.
  mutating func readMilligrams(_ text: Range<Int>, in category: FoodCategory?, _ range: SourceRange) -> Bool {
    guard text.count > 4, source.bytes[text.upperBound - 1] | .caseBit == UInt8(ascii: "g"),
      source.bytes[text.upperBound - 2] | .caseBit == UInt8(ascii: "m"),
      entryAbove(in: category) != nil, let facts = file.scan(text, { parser.facts.readStatement($0) }),
      facts.energy == nil, facts.amount == nil, !facts.nutrients.isEmpty,
      facts.nutrients.allSatisfy(\.nutrient.isInMilligrams)
    else { return false }
    keepStatement(facts, of: text, in: category, range)
    return true
  }

  /// Keeps what is nested in `- Nutrition:` as facts of the entries beside it, and what is none as a note: `Creatine: 5 g`.
  mutating func readNutrition(in item: Item, of category: FoodCategory?) {
    for index in item.index + 1..<item.next
    where file.blocks[index].kind == .item && Int(file.blocks[index].depth) == item.depth + 1 {
      let child = file.item(at: index)
      if let label = child.line.label,
        readStatement(label, of: child.line.text, in: category, file.range(of: child))
      {
        continue
      }
      if let facts = file.scan(child.line.text, { parser.facts.readStatement($0) }) {
        keepStatement(facts, of: child.line.text, in: category, file.range(of: child))
      } else {
        addNote(lines: child.lineNumber...max(child.lineNumber, file.lastLine(of: index)))
      }
    }
  }

  private mutating func keepStatement(
    _ facts: FoodFacts, of text: Range<Int>, in category: FoodCategory?, _ range: SourceRange
  ) {
    let above = entryAbove(in: category)
    if let energy = facts.energy, let last = day.entries.last, last.category == category,
      isOfDay(facts, below: last, at: range)
    {
      return addTotal(energy, range, scope: .day)
    }
    if let entry = above {
      day.entries[entry].details.append(.facts(facts, text: source[text]))
      day.entries[entry].range = day.entries[entry].range.lowerBound..<range.upperBound
      return
    }
    if let section = context.sections.indices.last, case .meal? = context.sections.last?.section,
      context.sections[section].firstEntry == day.entries.count
    {
      context.sections[section].figures.append((facts, text, range))
    }
    // `Calories: 510` below several entries of a meal is that of all of them.
    guard let energy = facts.energy else { return }
    let first = context.sections.last?.firstEntry ?? 0
    let meal = day.entries[first...].reversed().prefix { $0.category == category }
    if !meal.isEmpty {
      addTotal(energy, range, of: [day.entries.count - meal.count], scope: .meal)
    } else if first < day.entries.count {
      addTotal(energy, range)
    }
  }

  /// What a meal of which nothing else is written amounted to is its entry: `- Calories: 290` alone below `### Breakfast`.
  mutating func addFigures(of section: OpenSection) {
    guard case .meal(let category) = section.section, section.firstEntry == day.entries.count,
      let first = section.figures.firstIndex(where: { $0.facts.energy != nil })
    else { return }
    let stated = section.figures[first]
    let others = section.figures.enumerated().filter { $0.offset != first }.map {
      EntryDetail.facts($0.element.facts, text: source[$0.element.text])
    }
    addEntry(
      ItemText(source, stated.text), stated.range,
      at: FoodPlace(category: category, time: section.time, state: section.isPlanned ? .planned : .eaten),
      details: others, stating: stated.facts)
  }

  /// The least energy of a paragraph of its own that is rather that of a day, in kilocalories.
  private static let leastOfDay = 1_200.0

  /// Whether facts stand in a paragraph of their own and are too much for one food: `Macros: 2150 kcal` at the end of a day.
  private func isOfDay(_ facts: FoodFacts, below entry: FoodEntry, at range: SourceRange) -> Bool {
    range.lowerBound.line > entry.range.upperBound.line + 1
      && facts.energy.map { $0.high.kilocalories >= Self.leastOfDay } ?? false
  }

  /// The last entry of a meal, if the one before it is of another or has facts below it too.
  private func entryAbove(in category: FoodCategory?) -> Int? {
    let first = context.sections.last?.firstEntry ?? 0
    guard let last = day.entries.indices.last, last >= first, day.entries[last].category == category else {
      return nil
    }
    guard last > first, day.entries[last - 1].category == category else { return last }
    return day.entries[last - 1].details.contains(where: \.isFacts) ? last : nil
  }

  /// Whether an item says that what is nested in it are facts: `- Nutrition:`.
  func namesNutrition(_ item: Item) -> Bool {
    guard let label = item.line.label, label.value.isEmpty, item.next > item.index + 1 else { return false }
    return file.scan(label.key) { parser.facts.isNutrition(label, $0) }
  }

  /// A line of a paragraph that is facts about the entry it stands under.
  func statement(onLine number: Int) -> EntryDetail? {
    let text = file.text(ofLine: number)
    return file.scan(text) { parser.facts.readStatement($0) }.map { .facts($0, text: source[text]) }
  }
}

/// Food entries: items and lines under a meal or under Food, and items labelled with a meal.
extension DayReader {
  mutating func readFoodItem(_ item: Item, _ place: FoodPlace) -> Int {
    let line = item.line
    let moods = day.moods.count
    var place = place
    if let box = line.box {
      place.state = FoodEntry.State(mark: source.bytes[box.mark.lowerBound])
      place.isBoxed = true
    } else {
      switch source.bytes[line.text.lowerBound] {
      case .openBracket: hintMisspeltBox(line.text)
      case .tilde where isStruckOut(line.text): place.state = .dropped
      case let first
      where (first == .tilde || isASCIIDigit(first)) && source.bytes[line.text].prefix(16).contains(.tilde):
        if isStruckOut(wordsOnly(line.text)) { place.state = .dropped }
      case .asterisk where readTotal(of: item): return item.next
      default: break
      }
    }
    if let label = line.label {
      switch reservedDetail(ItemText(source, line.text)) {
      case .note, .source, .edited: return item.next
      case .heard, .photo, .barcode, .text, .facts, .part, nil: break
      }
      // A day key such as `complete:` counts only without a box: under a meal, a box marks something to eat.
      if line.box == nil, readKey(label, line.text, line: item.lineNumber, isItem: true) {
        return keepNested(in: item, moods: moods)
      }
      let known = knownTitle(label.key)
      switch context.section(known.match) {
      case .meal(let category) where repeats(label.value, of: category):
        addNote(lines: item.lineNumber...max(item.lineNumber, file.lastLine(of: item.index)))
        return item.next
      case .notes where line.box == nil && !label.value.isEmpty:
        addNote(lines: item.lineNumber...max(item.lineNumber, file.lastLine(of: item.index)))
        return item.next
      case .meal(let category):
        let meal = place.at(category, known.time).named(by: known, line)
        if let next = readMealLabel(label, of: item, at: meal) { return next }
      case .food where repeatsEntries(label.value):
        addNote(lines: item.lineNumber...max(item.lineNumber, file.lastLine(of: item.index)))
        return item.next
      case .food where !label.value.isEmpty && namesFood(label.value):
        if let next = readMealLabel(label, of: item, at: place) { return next }
      case .total: return item.next
      case .some(let section) where label.value.isEmpty && (section != .mood || textFollows(item)):
        noteSummary(known, OpenSection.labelRank)
        return readEmptyLabel(item, section, time: known.time, state: place.state)
      case .food, .weight, .tasks, .habits, .notes, .mood, nil:
        warnOfTwoMeanings(known, label, in: .food(place.category, time: nil))
        // `- Weekly average: 1900 kcal`, `- Goal weight: 68 kg` below `**Summary**`.
        if context.summary != nil, file.scan(label.value, { $0.firstDigit() }) != nil,
          !NamedDish(source[line.content]).hasDish
        {
          addNote(lines: item.lineNumber...max(item.lineNumber, file.lastLine(of: item.index)))
          return item.next
        }
        if line.box == nil, isGoalWeight(label) {
          addNote(lines: item.lineNumber...max(item.lineNumber, file.lastLine(of: item.index)))
          return item.next
        }
        let isActivity = namesActivity(label)
        if isActivity { hintEnergyOfActivity(label) }
        if isActivity || saysActivity(label) || file.scan(line.text, { parser.namesBudget(label, $0) }) {
          addNote(lines: item.lineNumber...max(item.lineNumber, file.lastLine(of: item.index)))
          return item.next
        }
        if isEmptyPlaceholder(label, item)
          || readStatement(label, of: line.text, in: place.category, file.range(of: item))
        {
          return item.next
        }
        // `- Nutrition:` beside entries: what is nested in it is said of them.
        if namesNutrition(item) {
          readNutrition(in: item, of: place.category)
          return item.next
        }
        switch MealLabelWords.meaning(of: label.key, in: source) {
        case .foods where label.value.isEmpty:
          return readEmptyLabel(item, Section(foodOf: place.category), time: place.time, state: place.state)
        case .foods:
          if let next = readMealLabel(label, of: item, at: place) { return next }
        case nil where label.value.isEmpty && place.category == nil && known.time != nil && holdsItems(item):
          return readEmptyLabel(item, .food, time: known.time, state: place.state)
        case .time where line.box == nil && keepTime(label, of: item): return item.next
        case .time where line.box == nil, .circumstance where line.box == nil:
          addNote(lines: item.lineNumber...max(item.lineNumber, file.lastLine(of: item.index)))
          return item.next
        case .time, .circumstance, nil: break
        }
      }
    }
    if let next = readTimedLabel(item, place) { return next }
    if place.isBoxed, place.state == .planned, let meal = mealOfTemplate(item) {
      apply(.food(meal, time: place.time), to: item, state: place.state)
      return item.next
    }
    if line.box == nil,
      readTimedKey(line, item.lineNumber) || readSpacedWeight(line, item.lineNumber, needsUnit: true)
    {
      return keepNested(in: item, moods: moods)
    }
    if line.box == nil, item.next == item.index + 1, item.continuation == nil,
      readMilligrams(line.text, in: place.category, file.range(of: item))
    {
      return item.next
    }
    addEntry(of: item, from: line.content.lowerBound, at: place)
    return item.next
  }

  /// The meal that an item names in bold behind an empty box and nothing else, above items beside it: `- [ ] **Dinner**`.
  private func mealOfTemplate(_ item: Item) -> FoodCategory? {
    guard source.bytes[item.line.content.lowerBound] == .asterisk, item.next == item.index + 1,
      item.continuation == nil, item.next < file.blocks.count, file.blocks[item.next].kind == .item,
      let name = file.scan(item.line.content, { LexedLine.boldText($0) })
    else { return nil }
    return context.meal(knownTitle(name).match)
  }

  /// Keeps what is nested in a weight or a mood among food, and returns the block behind it.
  private mutating func keepNested(in item: Item, moods: Int) -> Int {
    takeNested(in: item, moods: moods)
    let (first, last) = (item.lastWordLine + 1, file.lastLine(of: item.index))
    if !context.belowReading.isEmpty, first <= last { addNote(lines: first...last) }
    context.belowReading = 0..<0
    return item.next
  }

  /// `- Time: 11:00` below a meal is the time of the foods that follow beside it; behind the last, of those before it.
  private mutating func keepTime(_ label: ScannedLabel, of item: Item) -> Bool {
    guard case .food(let category, nil) = context.levels[item.depth].items,
      case .time(let time, _, let end) = file.scan(
        label.value,
        { value in
          // `~11:00`: about then.
          scanLeadingTime(value.peek() == .tilde ? value.over(value.position + 1..<value.end) : value)
        }),
      end == label.value.upperBound
    else { return false }
    if item.next < file.blocks.count, file.blocks[item.next].kind == .item,
      Int(file.blocks[item.next].depth) == item.depth
    {
      let state = context.levels[item.depth].state
      context.levels[item.depth].label = .food(category, time: time)
      context.levels[item.depth].labelState = state
      return true
    }
    let first = item.depth > 0 ? firstLine(ofListWith: item) : 0
    let before = context.sections.last?.firstEntry ?? 0
    for index in (min(before, day.entries.count)..<day.entries.count).reversed() {
      guard day.entries[index].range.lowerBound.line >= first, day.entries[index].category == category else {
        break
      }
      if day.entries[index].time == nil { day.entries[index].time = time }
    }
    return true
  }

  /// The line of the first of the items beside one, without other blocks between them.
  private func firstLine(ofListWith item: Item) -> Int {
    var first = item.index
    for index in stride(from: item.index - 1, through: 0, by: -1) {
      let block = file.blocks[index]
      guard block.depth > item.depth || block.depth == item.depth && block.kind == .item else { break }
      if block.depth == item.depth { first = index }
    }
    return Int(file.blocks[first].line)
  }

  // MARK: Entries

  /// Adds an item's text from `start` on as an entry, with the items nested in it as details. If the text is only a time, each nested
  /// item without a key is an entry at that time.
  mutating func addEntry(of item: Item, from start: Int, at place: FoodPlace) {
    if keepWeight(item, from: start) { return }
    let first = start..<max(start, item.line.text.upperBound)
    let time = start == item.line.content.lowerBound ? item.line.time : nil
    var lines = EntryLines()
    if let more = item.continuation {
      lines = entryLines(first, more, energyOfAll: lineOfEnergy(ofAllAbove: item, in: place.category))
    }
    readDetails(of: item.index, into: &lines.details)
    let text =
      item.continuation == nil
      ? ItemText(source, first, time: time) : ItemText(source, joining: lines.words, time: time)
    let own = addEntry(
      text, file.range(of: item), at: place, details: lines.details, remarkTags: lines.remarkTags)
    for sum in lines.sums {
      addTotal(sum.energy, file.range(from: file.text(ofLine: sum.line).lowerBound, throughLine: sum.line))
    }
    if let more = item.continuation {
      if lines.sums.isEmpty { hintEnergyOfLastItem(item) }
      hintSignBullet(in: more)
    }
    if own.saysNothing, lines.details.contains(where: \.isPart) {
      addPartsAsEntries(
        item, FoodPlace(category: place.category, time: own.time ?? place.time, state: place.state))
    }
  }

  /// The lines of an entry: its words, and what is said of it below them.
  struct EntryLines {
    var words: [Range<Int>] = []
    var details: [EntryDetail] = []
    /// The tags in the remark, which are tags of the entry.
    var remarkTags: [Tag] = []
    /// What lines below it say that it and the entries before it amount to.
    var sums: [(energy: EnergyAmount, line: Int)] = []
  }

  /// Sorts the lines that continue `first` into words, reserved keys, and the remark that may follow.
  /// The energy on the line `energyOfAll` is that of the entries before it, too.
  mutating func entryLines(
    _ first: Range<Int>, _ more: ClosedRange<Int>?, energyOfAll: Int? = nil
  ) -> EntryLines {
    var lines = EntryLines(words: [first])
    guard let more else { return lines }
    var drawer = Drawer()
    // Below a time alone stand the words, and no remark on them.
    var isBelowWords = !isTimeAlone(first)
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
      // Below a food with its energy, a total is that of several.
      if mayStateEnergy(first), let energy = energyOfSum(text) {
        endRemark()
        lines.sums.append((energy, number))
        continue
      }
      if !isMealField(text) {
        if !drawer.isOpen, let facts = statement(onLine: number) {
          endRemark()
          if number == energyOfAll, case .facts(let stated, _) = facts, let energy = stated.energy {
            lines.sums.append((energy, number))
          } else {
            lines.details.append(facts)
          }
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
        if !isRemark, isBelowWords, let above = lines.words.last, !above.isEmpty,
          beginsRemark(text, below: above)
        {
          // What a line ends in is said of all that stands above it.
          lastEnergy = lastEnergy ?? more.last { statesEnergy(file.text(ofLine: $0)) } ?? 0
          isRemark = number > (lastEnergy ?? 0)
        }
      }
      hintAlmostTime(ofLine: text)
      if isRemark {
        remark = (remark ?? text).lowerBound..<text.upperBound
      } else {
        lines.words.append(text)
        isBelowWords = true
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

  /// Adds an entry unless its words say nothing, and returns whether they do and its own time. Where something is said below them all
  /// the same, that is a note. `stated` are facts that stand beside the words and come before those in them.
  @discardableResult
  mutating func addEntry(
    _ text: ItemText, _ range: SourceRange, at place: FoodPlace, details: [EntryDetail] = [],
    remarkTags: [Tag] = [], stating stated: FoodFacts? = nil
  ) -> (saysNothing: Bool, time: TimeSpan?) {
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts, stating: stated)
    // Not `line` in closures: each would copy it.
    let words = line.words
    let own = (saysNothing: words.isEmpty && line.facts.isEmpty, time: line.time)
    let raw = line.raw
    let unusual = line.unusualWords(in: text)
    if !raw.isEmpty, text.bytes[raw.lowerBound] == .lessThanSign, text.scan({ isComment($0.over(raw)) }) {
      return (true, nil)
    }
    if stated == nil, let energy = line.facts.energy {
      if line.namesTotal(in: text, parser.words, unusual: unusual) {
        addTotal(energy, range)
        return own
      }
      if line.isShareOfGoal(in: text) {
        addNote(lines: range.lowerBound.line...range.upperBound.line)
        return own
      }
    }
    if stated == nil, line.facts.energy != nil, unusual.contains(.activity), nameActivity(words, of: text) {
      addNote(lines: range.lowerBound.line...range.upperBound.line)
      return own
    }
    if stated == nil, line.facts.energy != nil || line.uncounted != nil,
      line.namesBalance(in: text, unusual: unusual)
    {
      addNote(lines: range.lowerBound.line...range.upperBound.line)
      return own
    }
    if isForNobody(text, words, unusual: unusual) {
      // A row of a table is no note.
      if stated == nil { addNote(lines: range.lowerBound.line...range.upperBound.line) }
      return (true, own.time)
    }
    // `skipped – 0 calories`.
    if details.isEmpty, line.facts.energy?.high.kilocalories == 0, line.facts.nutrients.isEmpty,
      text.scan({ saysNothing($0.over(words)) })
    {
      return (true, own.time)
    }
    if line.facts.isEmpty {
      let isSilent =
        details.isEmpty
        ? text.scan { saysNothing($0.over(words)) || saysNoneBehindLabel($0.over(words)) }
        : words.isEmpty && (details.contains(where: \.isPart) || !details.contains(where: \.saysWhat))
      if isSilent {
        hintFoodBehindNothing(words, of: text)
        // `- 09:30` above a paragraph: what happened then, and nothing that was eaten.
        if !details.isEmpty, !details.contains(where: \.isPart) {
          addNote(lines: range.lowerBound.line...max(range.lowerBound.line, range.upperBound.line))
        }
        return own
      }
      if details.isEmpty, hintSameMeal(words, of: text) {
        addNote(lines: range.lowerBound.line...range.upperBound.line)
        return (true, own.time)
      }
      if details.isEmpty, tellsDeed(text, words) {
        if place.isBoxed {
          diagnostics.append(
            Diagnostic(
              .uncountedTask,
              "a box below a meal marks food, and this is something to do, so it is a note; a task stands below ‘\(exampleTitle(.tasks))’",
              at: text.sourceRange(words, in: source)))
        }
        if stated == nil { addNote(lines: range.lowerBound.line...range.upperBound.line) }
        return own
      }
      if details.isEmpty, line.time == nil, line.tags.isEmpty, isRemark(text, words) {
        // A row of a table is no note.
        if stated == nil {
          addNote(lines: range.lowerBound.line...range.upperBound.line)
        }
        return own
      }
    }
    var entry = FoodEntry(
      range: range, category: place.category ?? meal(namedBy: words, of: text), time: line.time ?? place.time,
      state: place.state,
      rawText: text.slice(line.raw), text: text.slice(words), facts: line.facts, tags: line.tags,
      details: details)
    for tag in remarkTags where !entry.tags.contains(tag) { entry.tags.append(tag) }
    if let image = text.scan({ loneImage($0.over(words)) }) {
      entry.details.append(.photo(text.slice(image)))
    }
    if place.state == .eaten, !place.isBoxed, let state = Self.stateInWords(of: line, text, unusual: unusual)
    {
      entry.state = state
    }
    if parser.settings.dayEnds > .midnight, line.time != nil { shiftPastMidnight(&entry) }
    remark(on: line, entry, text)
    outline?.texts.append(DayOutline.EntryText(start: entry.range.lowerBound, text: text))
    if day.entries.isEmpty { day.entries.reserveCapacity(6) }
    day.entries.appendKept(consume entry)
    return own
  }

  /// Where the day ends later than midnight, a time before its end that follows a later one is counted as after midnight.
  private func shiftPastMidnight(_ entry: inout FoodEntry) {
    guard let time = entry.time, time.start < parser.settings.dayEnds,
      let before = day.entries.last(where: { $0.category == entry.category && $0.time != nil })?.time,
      before.start >= parser.settings.dayEnds, let start = ClockTime(minutes: Int(time.start.minutes) + 1440)
    else { return }
    let end = time.end.flatMap { ClockTime(minutes: Int($0.minutes) + 1440) ?? $0 }
    entry.time = TimeSpan(start: start, end: end, isEstimate: time.isEstimate)
  }
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

/// Labels of items: `- Lunch:` above other items, `- Lunch: soup`, `- 12:30 Lunch: soup`.
extension DayReader {
  /// Sets the kind of the items nested in a label item, or of those after it if none are nested.
  ///
  /// `state` is that of the box before the label, for items without a box of their own. An empty box above items that are not nested
  /// in it is one of a template, and says nothing of them.
  mutating func apply(_ items: ItemKind, to item: Item, state: FoodEntry.State) {
    let hasItems = holdsAnyItem(item)
    if outline != nil { outlineItem(item, items, hasNested: hasItems) }
    if hasItems {
      context.levels.append(
        ItemLevel(given: items, givenState: state, isOutermost: context.levels[item.depth].isOutermost))
    } else {
      context.levels[item.depth].label = items
      let isOfTemplate = item.line.box != nil && state == .planned
      context.levels[item.depth].labelState = isOfTemplate ? context.levels[item.depth].givenState : state
    }
  }

  /// Whether an item ends the effect of a label before it: a heading, a known label, or an unknown label that names no food, such as
  /// `- Work:` or `- Sleep: 7 h`, but not `- Bread: white`.
  func endsLabel(_ line: LexedLine) -> Bool {
    if source.bytes[line.text.lowerBound] == .numberSign {
      return file.scan(line.text) { line in
        var after = line
        while after.peek() == .numberSign { after.position += 1 }
        return after.isAtEnd || after.spaceLength(at: after.position) > 0
      }
    }
    guard line.box == nil, !line.hasTime, let label = line.label ?? line.timedLabel else { return false }
    return section(ofLabel: label) != nil
      || file.scan(label.key) { $0.wordCount } <= 3 && (label.value.isEmpty || !namesFood(label.value))
  }

  /// `- ## Breakfast`: a heading in an item has the effect of a label.
  func headingTitle(of item: Item) -> (items: ItemKind, state: FoodEntry.State)? {
    let text = item.line.text
    guard source.bytes[text.lowerBound] == .numberSign else { return nil }
    let hashes = text.first { source.bytes[$0] != .numberSign } ?? text.upperBound
    guard hashes == text.upperBound || source.bytes[hashes] == .space else { return nil }
    let known = knownTitle(hashes..<text.upperBound)
    return context.section(known.match).map { (context.items(of: $0, time: known.time), .eaten) }
  }

  /// `- Lunch` or `- 12:30 Lunch` above nested items: a known title alone is a label too.
  func titleAlone(_ item: Item, _ items: ItemKind) -> (items: ItemKind, state: FoodEntry.State)? {
    let line = item.line
    guard item.next > item.index + 1, line.text.count <= ScannedLabel.longest, line.label == nil else {
      return nil
    }
    let last = source.bytes[line.text.upperBound - 1]
    guard last != .colon, item.continuation == nil, holdsItems(item),
      last != .closeParenthesis || !mayStateEnergy(line.text)
    else { return nil }
    // Outside food, an item with a box is a task, whatever its words.
    guard line.box == nil || items.isFood else { return nil }
    var known = knownTitle(line.content)
    if known.match == nil, let meal = titleBeforePlace(line.content), holdsDish(item) { known = meal }
    // `- #lunch` above `  - soup`.
    if known.match == nil, line.content.count > 2, source.bytes[line.content.lowerBound] == .numberSign,
      case let tagged = knownTitle(line.content.dropFirst()),
      context.section(tagged.match)?.isFood ?? false, context.planRank == nil, context.trainingRank == nil,
      holdsDish(item)
    {
      known = tagged
    }
    guard let section = context.section(known.match), section != .total else { return nil }
    if section.isFood, !items.mayNameMeal { return nil }
    // With facts after the word it is an entry; `Dinner (18:45)` says when.
    let saysWhen = known.isPlanned || line.leadingTime == nil && known.time != nil
    if last == .closeParenthesis, !saysWhen { return nil }
    let state = line.box.map { FoodEntry.State(mark: source.bytes[$0.mark.lowerBound]) }
    return (
      context.items(of: section, time: known.time),
      state ?? (known.isPlanned ? .planned : context.levels[item.depth].state)
    )
  }

  /// The meal that words name before *at* and a place: `Lunch at [[Café]]`.
  private func titleBeforePlace(_ words: Range<Int>) -> KnownTitle? {
    let place = file.scan(words) { line in
      line.rest.first { line.byte(at: $0) == .space && line.over($0 + 1..<line.end).starts(with: "at ") }
    }
    guard let place, case let known = knownTitle(words.lowerBound..<place), context.meal(known.match) != nil
    else {
      return nil
    }
    return known
  }

  /// Whether one of the items nested right below another is a food and nothing else.
  private func holdsDish(_ item: Item) -> Bool {
    (item.index + 1..<item.next).contains { child in
      let block = file.blocks[child]
      return block.kind == .item && Int(block.depth) == item.depth + 1 && namesDish(file.itemHead(child).text)
    }
  }

  /// Whether items are nested below an item's own line, at least one of them not a detail such as `photo:`.
  func holdsItems(_ item: Item) -> Bool {
    (item.index + 1..<item.next).contains { child in
      let block = file.blocks[child]
      guard block.kind == .item, Int(block.depth) == item.depth + 1, block.line > file.blocks[item.index].line
      else { return false }
      let text = file.itemHead(child).text
      return !text.isEmpty && reservedDetail(ItemText(source, text)) == nil
    }
  }

  func holdsAnyItem(_ item: Item) -> Bool {
    file.blocks[item.index + 1..<item.next].contains { $0.kind == .item }
  }

  /// Whether the text of a label without a value stands on the lines below it: `- Lunch:` above an indented `soup`.
  func textFollows(_ item: Item) -> Bool {
    item.continuation != nil && !holdsAnyItem(item)
      && !itemText(item, from: item.line.text.upperBound).range.isEmpty
  }

  /// Reads an item that is a label for other items, `- Lunch:` or `- Tasks:`, and returns the block to continue with. Lines of text
  /// that continue the item are read as its own value.
  mutating func readEmptyLabel(
    _ item: Item, _ section: Section, time: TimeSpan?, state: FoodEntry.State
  ) -> Int {
    let items = context.items(of: section, time: time)
    guard textFollows(item), let lines = item.continuation else {
      apply(items, to: item, state: state)
      return item.index + 1
    }
    if case .food(let category, let time) = items {
      addEntry(
        of: item, from: item.line.text.upperBound, at: FoodPlace(category: category, time: time, state: state)
      )
    } else {
      addNote(lines: lines)
    }
    return item.next
  }

  /// `- Lunch: soup` is an entry of that meal; `- Lunch:` is a label for the items nested in it or after it. Returns `nil` if the
  /// value is no food.
  mutating func readMealLabel(_ label: ScannedLabel, of item: Item, at place: FoodPlace) -> Int? {
    let first = day.entries.count
    var next = item.next
    if label.value.isEmpty {
      keepEnergyOfKey(label, of: item)
      next = readEmptyLabel(item, Section(foodOf: place.category), time: place.time, state: place.state)
    } else {
      guard namesFood(label.value), !saysOccasion(label.value) else { return nil }
      var item = item
      // `[lunch:: soup]`: the bracket that closes it is no part of its words.
      item.line = item.line.ending(at: label.value.upperBound)
      addEntry(of: item, from: label.value.lowerBound, at: place)
      hintSeveralMeals(place.category, label.value)
      hintEnergyOfKey(label, ofEntry: first)
    }
    outlineLabel(label, ofEntry: first)
    return next
  }

  /// Whether a label says that what stands behind it was eaten, and a dish does: `ate: toast`.
  private func saysEaten(_ label: ScannedLabel) -> Bool {
    MealLabelWords.meaning(of: label.key, in: source) == .foods && namesDish(label.value)
  }

  /// `12:30 Lunch: soup`, `Lunch 12:30: soup`: a meal's label that a time stands before or in; also `**Lunch** – soup`.
  mutating func readTimedLabel(_ item: Item, _ place: FoodPlace) -> Int? {
    // Not `??`: its closure would copy the whole reader for each item.
    var found = item.line.timedLabel
    if namesMeal(item) {
      found = letterLabel(of: item.line) ?? nameLabel(of: item.line) ?? found
    } else if context.readsMealLetters ?? false {
      found = letterLabel(of: item.line) ?? found
    }
    if found == nil, let label = labelInFront(of: item.line),
      context.levels[item.depth].items.isFood || namesDish(label.value)
    {
      found = label
    }
    if found == nil, !file.scan(item.line.content, { ScannedLabel.mayEndInSign($0) }) { return nil }
    if found == nil {
      // The dash of `12:00 - 13:00 Lunch - rice` is that of the time.
      var words = item.line.content
      if case .time(let span, _, let end) = item.line.time, span.end != nil {
        words = file.scan(words) { $0.trimmed(end..<max(end, words.upperBound)) }
      }
      found = file.scan(words) { ScannedLabel(beforeDash: $0) }
      let mayBePlain = context.levels[item.depth].items.isFood || namesMeal(item)
      let first = source.bytes[item.line.text.lowerBound]
      if !mayBePlain, first != .asterisk, !UInt8.hangulLeads.contains(first) {
        // Outside food a dash is no colon, but `Breakfast - 2 eggs` is clear.
        found = found.flatMap {
          context.meal(knownTitle($0.key).match) != nil && namesDish($0.value) ? $0 : nil
        }
      }
    }
    if found == nil { found = stopLabel(of: item.line) }
    guard var label = found, case let known = titleOfMeal(label.key) else { return nil }
    let time = item.line.leadingTime ?? known.time
    var place = place.named(by: known, item.line)
    if let category = mealOfLetter(label, item) ?? context.meal(known.match) ?? mealOfTime(known.match, item)
      ?? koreanMeal(of: label, known.match)
    {
      place = place.at(category, nil)
    } else if time == nil || label.value.isEmpty
      || context.section(known.match) != .food && !saysEaten(label)
    {
      // `07:30 Meal: eggs` and `07:30 ate: eggs` need no word for which meal it was.
      return nil
    } else if let meal = mealBeforeComma(label.value) {
      place.category = meal.category
      label.value = meal.rest
    }
    place.time = time ?? place.time
    return readMealLabel(label, of: item, at: place)
  }
}

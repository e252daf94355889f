/// List items: the kind of each follows from the labels around it, its section, its box and its own label.
extension DayReader {
  typealias Item = StructuredSource.Item

  /// Reads the item at `index`, and returns the block to continue with: the next one in it, or the next after it.
  mutating func readItem(_ index: Int) -> Int {
    let item = file.item(at: index)
    context.enter(item.depth)
    guard !item.line.text.isEmpty else { return index + 1 }
    if context.levels[item.depth].label != nil, endsLabel(item.line) {
      context.levels[item.depth].label = nil
    }
    let items = context.levels[item.depth].items
    if !items.isFood, item.next > item.index + 1, isBulletBeforeAnother(item) {
      let level = context.levels[item.depth]
      context.levels.append(ItemLevel(given: items, givenState: level.state, isOutermost: level.isOutermost))
      return index + 1
    }
    // Most items hold no others, and are not asked for a title.
    let mayBeTitle = item.next > item.index + 1 || source.bytes[item.line.text.lowerBound] == .numberSign
    if mayBeTitle, let title = headingTitle(of: item) ?? titleAlone(item, items) {
      context.levels[item.depth].label = nil
      apply(title.items, to: item, state: title.state)
      // `- 3. Lunch`: the title is the text of both items.
      return isOnLine(of: item, index + 1) ? index + 2 : index + 1
    }
    switch items {
    case .none, .food(nil, _), .series: noteMealLetters(item.line, from: item.lineNumber)
    case .food, .weight, .tasks, .habits, .notes, .mood: break
    }
    switch items {
    case .none, .food(nil, _): noteMealItems(item)
    case .series where isFirstOfList(item) && mayNameMeal(item): noteMealItems(item)
    case .food, .series, .weight, .tasks, .habits, .notes, .mood: break
    }
    let next: Int
    if case .food(let category, let time) = items {
      next = readFoodItem(
        item, FoodPlace(category: category, time: time, state: context.levels[item.depth].state))
    } else {
      next = readOtherItem(item, items)
    }
    if item.continuation != nil { readFields(below: item, items) }
    return next
  }

  /// Whether an item only holds another one on the same line, as the first bullet of `- - [ ] swim`.
  private func isBulletBeforeAnother(_ item: Item) -> Bool {
    guard isOnLine(of: item, item.index + 1) else { return false }
    let mark = source.bytes[item.line.text.lowerBound]
    return mark == .hyphen || mark == .plusSign || mark == .asterisk
  }

  /// Whether the block at `index` is an item that begins on the line of the one around it.
  private func isOnLine(of item: Item, _ index: Int) -> Bool {
    index < item.next && file.blocks[index].kind == .item
      && file.blocks[index].line == file.blocks[item.index].line
  }

  // MARK: Items that are no food

  private mutating func readOtherItem(_ item: Item, _ items: ItemKind) -> Int {
    let line = item.line
    let moods = day.moods.count
    let isHabits = if case .habits = items { true } else { false }
    if let box = line.box {
      if isHabits { readHabit(item, box) } else { readTask(item, box) }
      hintMealInTask(item, items)
      hintWeightInTask(item)
      return item.index + 1
    }
    if !isHabits, readTaskWord(item) { return item.index + 1 }
    if let label = line.label {
      if readKey(label, line.text, line: item.lineNumber, isItem: true) {
        takeNested(in: item, moods: moods)
        return item.index + 1
      }
      if let next = readLabelItem(item, label, in: items) { return next }
    }
    if readTimedKey(line, item.lineNumber) || readSpacedWeight(line, item.lineNumber) {
      takeNested(in: item, moods: moods)
      return item.index + 1
    }
    switch items {
    case .series, .none:
      if let next = readTimedLabel(item, FoodPlace()) { return next }
      if line.hasTime, readLoneWeight(line, item.lineNumber) { return item.index + 1 }
      if readWeightPart(line, item.lineNumber) { return item.index + 1 }
    case .notes:
      if readWeightPart(line, item.lineNumber) { return item.index + 1 }
    case .food, .weight, .tasks, .habits, .mood: break
    }
    if readTotal(of: item) { return item.index + 1 }
    if items.mayNameMeal, let place = placeOfTag(item) {
      addEntry(of: item, from: line.content.lowerBound, at: place)
      return item.next
    }
    hintMisspeltBox(line.text)
    hintBoxOfItem(item)
    hintBelowTotal(item)
    if case .none = items, isSurelyFood(item) || item.line.leadingTime != nil && isTimedDish(item) {
      addEntry(of: item, from: line.content.lowerBound, at: FoodPlace())
      return item.next
    }
    readRecord(item, items)
    if items.mayNameMeal, holdsAnyItem(item), namesPlan(item) {
      context.levels.append(ItemLevel(given: .notes, isOutermost: false))
    }
    return item.index + 1
  }

  /// `- Lunch: soup` outside food, and labels that give another section to the nested items.
  private mutating func readLabelItem(_ item: Item, _ label: ScannedLabel, in items: ItemKind) -> Int? {
    let known = knownTitle(label.key)
    guard let section = context.section(known.match) else {
      if items.mayNameMeal,
        let category = mealOfLetter(label, item) ?? mealOfTime(known.match, item)
          ?? koreanMeal(of: label, known.match)
      {
        return readMealLabel(label, of: item, at: FoodPlace(category: category, time: known.time))
      }
      warnOfTwoMeanings(known, label, in: items)
      if known.match == nil, items.mayNameMeal { hintForeignMeal(known.title, at: label.key) }
      return nil
    }
    switch section {
    case .meal(let category):
      guard items.mayNameMeal, !repeats(label.value, of: category) else { return nil }
      let place = FoodPlace(category: category, time: known.time).named(by: known, item.line)
      return readMealLabel(label, of: item, at: place)
    case .food where !label.value.isEmpty:
      guard items.mayNameMeal, isSurelyMeal(label.key) else { return nil }
      return readMealLabel(label, of: item, at: FoodPlace(time: known.time).named(by: known, item.line))
    case .food, .tasks, .habits, .notes:
      guard label.value.isEmpty else { return nil }
      noteSummary(known, OpenSection.labelRank)
    case .weight, .mood:
      guard label.value.isEmpty, holdsItems(item) || textFollows(item) else { return nil }
    case .total: return nil
    }
    return readEmptyLabel(item, section, time: known.time, state: known.isPlanned ? .planned : .eaten)
  }

  /// Whether a label for food is that of one meal: `Meal 2`, `Post-workout meal`; not `Food`, which also heads budgets.
  func isSurelyMeal(_ key: Range<Int>) -> Bool {
    file.scan(key) { line in
      let end = line.trimmed(key).upperBound
      if isASCIIDigit(line.byte(at: end - 1)) { return true }
      return HeadingTitle(line).words.withUnsafeBufferPointer { parser.words.match($0) } == nil
    }
  }

  /// Whether an item right below the day's title states an energy and a macronutrient: `- 2 eggs | 155 kcal | 13P 1C 11F`.
  private func isSurelyFood(_ item: Item) -> Bool {
    guard context.unknownHeading == nil, context.levels[item.depth].isOutermost,
      mayStateEnergy(item.line.text)
    else { return false }
    let text = itemText(item, from: item.line.text.lowerBound)
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    return line.facts.energy != nil && [.protein, .carbs, .fat].contains { line.facts[$0] != nil }
      && statesEnergyOfFood(text) && !isBelowOtherEnergy(item.index)
      && !text.slice(line.words).withBytes { OtherEnergyWords.name($0) }
  }

  /// Reads an item as its section says, where neither a box nor a label of its own decided.
  private mutating func readRecord(_ item: Item, _ items: ItemKind) {
    let line = item.line
    let saysSomething = context.levels[item.depth].isOutermost
    if context.planRank != nil, context.plan != nil { hintPlan(item) }
    switch items {
    case .weight where readWeight(line.text, line: item.lineNumber):
      takeNested(in: item, moods: day.moods.count)
    case .mood where readMood(of: item): return
    case .habits where readHabitAmount(item): return
    case .series(let name) where saysSomething:
      if let label = line.label, isEmptyPlaceholder(label, item) { break }
      if let time = timeAbove(item) {
        return readItems(below: item, at: time, in: items)
      }
      addSeries(name, item)
      hintDishBehindLabel(item.line, meal: nil)
      hintUncountedEnergy(item, below: name)
      if let label = line.label { keepMealEnergy(label, at: line.text, ofItem: item.index) }
      hintTimedDish(item, below: name)
      hintStamp(item)
      hintMealAmongWords(item, below: name)
      if let label = line.label { hintLetteredMeals(label, at: line.text) }
      keepDayEnergy(item.line.text)
      hintMealNumbers(ofListWith: item)
    case .habits where saysSomething:
      hintUntickedHabit(item)
      addNote(of: item)
    case .tasks where saysSomething:
      hintItemsWithoutBox(item)
      addNote(of: item)
    case .none where saysSomething:
      hintUncountedEnergy(item, below: nil)
      if let label = line.label { keepMealEnergy(label, at: line.text, ofItem: item.index) }
      hintListedDishes(item)
      hintStamp(item)
      hintDishBehindLabel(item.line, meal: nil)
      if let label = line.label { hintLetteredMeals(label, at: line.text) }
      keepDayEnergy(item.line.text)
      keepPassedOver(item)
      addNote(of: item)
    case .notes where saysSomething:
      hintEnergyEaten(item)
      addNote(of: item)
    case .weight, .tasks, .habits, .notes, .mood, .series, .none, .food:
      let isBelowReading = context.belowReading.contains(item.index)
      guard saysSomething || isBelowReading else { return }
      addNote(of: item)
      if isBelowReading { context.belowReading = item.next..<max(item.next, context.belowReading.upperBound) }
    }
  }

  /// The time that is all an item says above what is nested in it: `- 09:30` above `- calm 4/5`.
  private func timeAbove(_ item: Item) -> TimeSpan? {
    guard case .time(let span, _, let end) = item.line.time, end == item.line.text.upperBound,
      item.continuation == nil, item.line.box == nil, file.lastLine(of: item.index) > item.lineNumber
    else { return nil }
    return span
  }

  /// Gives a time to the items nested in one of a series; where none are, all of it is a note.
  private mutating func readItems(below item: Item, at time: TimeSpan, in items: ItemKind) {
    guard holdsItems(item) else { return addNote(of: item) }
    let level = context.levels[item.depth]
    context.levels.append(ItemLevel(given: items, givenState: level.state, isOutermost: true))
    context.timeAbove = (item.next, time)
  }

  private mutating func addNote(of item: Item) {
    addNote(lines: Int(file.blocks[item.index].line)...max(item.lineNumber, file.lastLine(of: item.index)))
  }

  /// `- Other drinks:` without a value or nested items: a line of a template that was not filled in.
  func isEmptyPlaceholder(_ label: ScannedLabel, _ item: Item) -> Bool {
    label.value.isEmpty && item.next <= item.index + 2 && item.continuation == nil && !holdsItems(item)
  }

  // MARK: The lines below

  /// The words of an item: its first line from `start` on, and those that continue it, up to line `last`.
  func itemText(_ item: Item, from start: Int, through last: Int = .max) -> ItemText {
    let first = start..<max(start, item.line.text.upperBound)
    guard let more = item.continuation, more.lowerBound <= last else {
      return ItemText(source, first, time: start == item.line.content.lowerBound ? item.line.time : nil)
    }
    var drawer = Drawer()
    var lines = [first]
    for number in more.lowerBound...min(more.upperBound, last) where !file.isHidden(number) {
      let text = file.text(ofLine: number)
      if isMealField(text) || !file.scan(text, { drawer.holds($0) }) { lines.append(text) }
    }
    return ItemText(source, joining: lines)
  }

  /// `lunch:: soup` on a line that continues an item; other fields there are a program's.
  func isMealField(_ text: Range<Int>) -> Bool {
    guard let label = file.scan(text, { ScannedLabel($0) }), label.isField,
      case .meal? = section(ofLabel: label)
    else { return false }
    return true
  }

  /// Day keys as fields on the lines that continue an item, as outliners write the properties of a bullet.
  private mutating func readFields(below item: Item, _ items: ItemKind) {
    guard let more = item.continuation else { return }
    hintOrgHeading(more.lowerBound, below: item)
    for number in more where !file.isHidden(number) {
      hintMissingSpace(file.text(ofLine: number), below: item)
    }
    // Where an item on the same line is read too, they are its own.
    if !items.isFood, file.blocks[item.index + 1].kind == .item { return }
    for number in more where !file.isHidden(number) {
      let text = file.text(ofLine: number)
      if let label = file.scan(text, { ScannedLabel($0) }), label.isField {
        _ = readKey(label, text, line: number, isItem: false)
      }
    }
  }
}

/// What is nested in an entry: its parts, its statements, reserved keys, pictures and remarks.
extension DayReader {
  /// Reads everything nested in an item, one level deep; deeper levels belong to what they hang under.
  mutating func readDetails(of index: Int, into details: inout [EntryDetail]) {
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
        } else if case let facts = lines.compactMap({ statement(onLine: $0) }), facts.count == lines.count {
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
    // `- Total: 470 kcal` behind the parts is what they amount to.
    if line.facts.energy != nil, details.contains(where: \.isPart),
      line.figure == line.words || isEnergyInEmphasis(line, of: text)
        || line.namesTotal(in: text, parser.words, unusual: line.unusualWords(in: text))
    {
      details.append(.facts(line.facts, text: text.slice(text.range)))
      return
    }
    var part = EntryPart(text: text.slice(line.words), facts: line.facts, tags: line.tags)
    for child in index + 1..<item.next
    where file.blocks[child].kind == .item && Int(file.blocks[child].depth) == item.depth + 1 {
      if let facts = file.scan(file.itemHead(child).text, { parser.facts.readStatement($0) }) {
        part.facts.fill(from: facts)
      }
    }
    details.append(.part(part))
  }

  /// Whether the words of a part are an energy in bold and nothing else: `**470 kcal**`.
  private func isEnergyInEmphasis(_ line: EntryLine, of text: ItemText) -> Bool {
    guard let figure = line.figure else { return false }
    return line.words.allSatisfy { figure.contains($0) || text.bytes[$0] == .asterisk }
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

/// What is said of a file: lines that may not mean what the writer thinks.
extension DayReader {
  /// What only the whole file tells.
  mutating func remarkOnFile() {
    checkFences()
    dropSummaries()
    hintRepeatedFood()
    settleMealSums()
    dropStartingWeights()
    remarkOnDayEnergy()
    remarkOnMealEnergies()
    settleTotals()
    remarkOnSmallNumbers()
    remarkOnPassedOver()
    warnOfOtherDays()
    if let first = file.dedents.first {
      report(
        .indentedList, "the list is indented as CommonMark indents code; it is read as a list all the same",
        at: source.lineContent(first.lines.lowerBound))
    }
    if let deep = file.blocks.first(where: { $0.kind == .deepList }) {
      report(
        .deepNesting,
        "lists nest more than \(MarkdownBlock.levelLimit) deep here; what is deeper is text and holds no entries; indent "
          + "it less", at: file.text(ofLine: Int(deep.line)))
    }
  }

  // MARK: Titles

  /// Warns of a word that means two things, and hints at one that is almost known, where a list follows.
  mutating func remark(on known: KnownTitle, at range: Range<Int>, _ index: Int) {
    guard index + 1 < file.blocks.count, case let next = file.blocks[index + 1],
      next.kind == .item || next.kind == .paragraph && areFoods(file.paragraphLines(index + 1))
    else { return }
    if case .ambiguous(let meanings) = known.match {
      context.unknownHeading = nil
      context.hasHintedEnergy = true
      reportAmbiguous(known.title, meanings, at: range)
    } else if known.match == nil, hintForeignMeal(known.title, at: range) {
      context.hasHintedEnergy = true
    } else if known.match == nil, let near = known.title.withBytes({ parser.words.nearMiss($0) }) {
      context.hasHintedEnergy = true
      report(
        .nearMissHeading,
        "‘\(known.title)’ is one letter from ‘\(near)’; its items are kept but not counted as that",
        at: range,
        fixIt: spelling(near, insteadOf: known.title, in: range))
    }
  }

  /// Warns of a heading below Food that means two meals, so that its food is of neither.
  mutating func warnOfTwoMeanings(_ known: KnownTitle, at range: Range<Int>) {
    guard context.planRank == nil, context.isBelowFood, case .ambiguous(let meanings) = known.match,
      meanings.contains(where: \.isMeal)
    else { return }
    reportAmbiguous(known.title, meanings, at: range)
  }

  private mutating func reportAmbiguous(_ title: TextSlice, _ meanings: [Section], at range: Range<Int>) {
    let names = meanings.map(\.name).joined(separator: " or ")
    report(
      .ambiguousHeading,
      "‘\(title)’ means \(names), depending on the language; its items are "
        + (context.isBelowFood ? "food without a meal" : "not counted as food")
        + " until journal.toml says which: language = \"…\"", at: range)
  }

  /// Warns of a label that means two things, one of them a meal, before a food.
  mutating func warnOfTwoMeanings(_ known: KnownTitle, _ label: ScannedLabel, in items: ItemKind) {
    guard context.planRank == nil, items.mayNameMeal, case .ambiguous(let meanings) = known.match,
      meanings.contains(where: \.isMeal),
      label.value.isEmpty || namesFood(label.value)
    else { return }
    reportAmbiguous(known.title, meanings, at: label.key)
  }

  /// Warns of such a label of a line of prose before a dish; returns whether there is one.
  mutating func warnOfTwoMeanings(beforeDish label: ScannedLabel) -> Bool {
    let known = knownTitle(label.key)
    guard context.planRank == nil, case .ambiguous(let meanings) = known.match,
      meanings.contains(where: \.isMeal), namesDish(label.value)
    else { return false }
    reportAmbiguous(known.title, meanings, at: label.key)
    return true
  }

  /// The edit that writes a heading's word as it is known, where the heading is nothing but that word.
  private func spelling(_ near: String, insteadOf title: TextSlice, in range: Range<Int>) -> Diagnostic.FixIt?
  {
    let words = file.scan(range) { line in
      var line = line
      while line.peek() == .numberSign { line.position += 1 }
      return line.trimmed(line.rest)
    }
    guard source[words] == title, let first = title.bytes.first else { return nil }
    let isCapital = isASCIICapital(first)
    let word = isCapital ? near.prefix(1).uppercased() + near.dropFirst() : near
    let place = source.location(ofByte: words.lowerBound)..<source.location(ofByte: words.upperBound)
    return Diagnostic.FixIt(
      offer: "write ‘\(word)’", edit: TextEdit(range: place, replacement: Array(word.utf8)))
  }

  /// Hints at a paragraph in a meal that holds no entry.
  mutating func remarkOnProse(in section: OpenSection) {
    guard let prose = section.prose, day.entries.count == section.firstEntry, !isHintedEnergy(at: prose)
    else { return }
    switch section.section {
    case .meal: break
    // Below Food other things are said of the day as well.
    case .food
    where NamedDish(source[prose]).beginsWithDish
      || (file.scan(prose, { ScannedLabel($0) }).map { namesDish($0.value) } ?? false):
      break
    default: return
    }
    let line = source.location(ofByte: prose.lowerBound).line
    report(
      .proseOnlyMeal,
      "a paragraph is a note, so nothing is counted here; begin the line with ‘- ’ or a time if it was eaten",
      lines: line...max(line, section.proseEnd))
  }

  // MARK: Signs

  /// Hints at `[] `, `[ x] ` and `[x ] `, which are no boxes.
  mutating func hintMisspeltBox(_ content: Range<Int>) {
    guard source.bytes[content.lowerBound] == .openBracket,
      let end = source.bytes[content.prefix(5)].firstIndex(of: .closeBracket), end + 2 < content.upperBound,
      source.bytes[end + 1] == .space
    else { return }
    let inside = content.lowerBound + 1..<end
    let marks = source.bytes[inside].filter { $0 != .space }
    guard marks.count <= 1, inside.count != 1, marks.allSatisfy({ Array("xX-".utf8).contains($0) }) else {
      return
    }
    let mark = marks.first ?? .space
    let box = String(decoding: [.openBracket, mark, .closeBracket], as: UTF8.self)
    let places = (source.location(ofByte: inside.lowerBound), source.location(ofByte: inside.upperBound))
    report(
      .emptyBox,
      inside.isEmpty
        ? "a box needs a space between its brackets; this one is read as words"
        : "a box has one sign between its brackets; this one is read as words",
      at: content.lowerBound..<end + 1,
      fixIt: Diagnostic.FixIt(
        offer: "write ‘\(box)’", edit: TextEdit(range: places.0..<places.1, replacement: [mark])))
  }

  /// Hints at `-soup`, which is no item; below an item that stands no further to the right it is part of its words.
  mutating func hintMissingSpace(_ words: Range<Int>, below item: Item? = nil) {
    guard words.count > 1, source.bytes[words.lowerBound] == .hyphen,
      isASCIILetter(source.bytes[words.lowerBound + 1])
    else { return }
    let place = source.location(ofByte: words.lowerBound + 1)
    if let item, place.column - 1 > source.location(ofByte: item.start).column { return }
    report(
      .missingBulletSpace,
      "a bullet needs a space behind it; without one the line is "
        + (item == nil ? "a note and counts for nothing" : "part of the item above it"),
      at: words.lowerBound..<words.lowerBound + 1,
      fixIt: Diagnostic.FixIt(
        offer: "write ‘- ’", edit: TextEdit(range: place..<place, replacement: [.space])))
  }

  // MARK: Entries

  /// Remarks on one entry as its line was read.
  mutating func remark(on line: EntryLine, _ entry: FoodEntry, _ text: ItemText) {
    if let impossible = line.impossibleTime {
      diagnostics.append(
        Diagnostic(
          .impossibleTime, "there is no such time; the entry counts without one. Write 00:00 to 29:59",
          at: text.sourceRange(impossible, in: source)))
    }
    if let uncounted = line.uncounted {
      diagnostics.append(
        Diagnostic(.almostFacts, uncounted.message, at: text.sourceRange(uncounted.range, in: source)))
    }
    if let energy = entry.facts.energy, energy.middle.kilocalories > 10_000 {
      diagnostics.append(
        Diagnostic(
          .implausibleNumber, "more than 10,000 kcal for one entry; it is counted as written", at: entry.range
        ))
    }
    // `450c / 30p`: the letter of calories is that of carbs.
    if entry.facts.energy == nil,
      let carbs = entry.facts.nutrients.first(where: { $0.nutrient == .carbs })?.grams, carbs >= 250,
      carbs < 10_000
    {
      diagnostics.append(
        Diagnostic(
          .implausibleNumber,
          "\(Int(carbs)) g of carbs in one entry is much, and is counted as written; if it is its energy, write ‘\(Int(carbs)) kcal’",
          at: entry.range))
    }
    remarkOnParts(entry)
    hintAlmostTime(line, text)
    if entry.facts.energy != nil { hintNumber(behindEnergyOf: line, text, of: entry.category) }
    if !line.words.isEmpty, text.bytes[line.words.lowerBound] == .verticalBar {
      diagnostics.append(
        Diagnostic(
          .unreadTable,
          "these bars are no table, so the words are kept as they stand; a table begins with a row of names and a row of dashes",
          at: text.sourceRange(line.words, in: source)))
    } else if entry.facts.energy == nil, entry.facts.amount == nil, entry.details.isEmpty,
      line.uncounted == nil
    {
      hintBareNumber(line, text, of: entry.category)
      hintUnnamedFigures(line, text)
    }
    if entry.details.count > 1 { hintSecondEnergy(entry) }
    if entry.facts.energy != nil, !line.words.isEmpty, isASCIIDigit(text.bytes[line.words.upperBound - 1]) {
      hintRange(before: line.words, in: line.raw, of: text)
    }
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

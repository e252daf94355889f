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
      if let label = line.label { keepMealEnergy(label, at: line.text) }
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
      if let label = line.label { keepMealEnergy(label, at: line.text) }
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

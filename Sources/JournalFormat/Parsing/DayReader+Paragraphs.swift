/// Lines of paragraphs: bold lines and labels that open something, entries, readings, and notes.
extension DayReader {
  mutating func readParagraph(_ index: Int) {
    var lines = file.paragraphLines(index)
    if lines.lowerBound <= context.paragraphsRead { return }
    let next = index + 1 < file.blocks.count ? file.blocks[index + 1] : nil
    let isAboveList = next.map { $0.kind == .item && $0.depth == 0 } ?? false
    if file.isRestart(lines.lowerBound) {
      if openRestart(lines.lowerBound) {
        guard lines.count > 1 else { return }
        lines = lines.lowerBound + 1...lines.upperBound
      }
    } else if lines.count == 1 {
      if openBold(lines.lowerBound) { return }
      noteDayLine(lines.lowerBound)
    }
    hintSeparatedRows(lines)
    if isAboveList {
      notePlanLabel(lines.upperBound)
      if lines.count == 1, openPlainTime(lines.lowerBound, aboveBlock: index + 1) { return }
    }
    guard isAboveList, let next, let label = labelLine(lines, nextLine: Int(next.line)) else {
      if readMeal(named: lines, aboveBlock: index + 1) { return }
      return readPlainLines(lines)
    }
    if lines.count > 1 { readPlainLines(lines.lowerBound...lines.upperBound - 1) }
    openLabel(label, lines.upperBound)
    if label.section.isMeal { keepEnergyOfLabel(lines.upperBound, above: index + 1) }
  }

  /// The name of a meal alone above a paragraph of its foods, with a blank line between: `Breakfast` above `• oats`.
  private mutating func readMeal(named lines: ClosedRange<Int>, aboveBlock index: Int) -> Bool {
    switch context.lineItems {
    case .none, .series: break
    default: return false
    }
    guard lines.count == 1, context.planRank == nil,
      case let name = file.text(ofLine: lines.lowerBound), name.count <= ScannedLabel.longestMeal,
      case let title = knownTitle(name), case .section(let section)? = title.match, section.isMeal,
      var foods = foods(inBlock: index)
    else { return false }
    openLabel((title, section), lines.lowerBound)
    var next = index
    while true {
      context.readsPlainFoods = true
      readLinesInTurn(foods)
      context.readsPlainFoods = false
      context.paragraphsRead = foods.upperBound
      next += 1
      guard let more = self.foods(inBlock: next) else { return true }
      foods = more
    }
  }

  /// The lines of a paragraph in no item if they are foods.
  private func foods(inBlock index: Int) -> ClosedRange<Int>? {
    guard index < file.blocks.count, file.blocks[index].kind == .paragraph, file.blocks[index].depth == 0,
      case let foods = file.paragraphLines(index), !file.isRestart(foods.lowerBound),
      knownTitle(file.text(ofLine: foods.lowerBound)).match == nil,
      foods.allSatisfy({ file.lex(line: $0).hasSignBullet }) || areDishes(foods)
    else { return nil }
    return foods
  }

  /// Whether the lines are foods, half of them or more dishes.
  private func areDishes(_ lines: ClosedRange<Int>) -> Bool {
    lines.allSatisfy { number in
      let line = file.lex(line: number)
      return isPlainFood(line) || isDishWithStop(line) || isFigure(line)
    }
      && lines.count(where: { namesDish(file.text(ofLine: $0)) || isDishWithStop(file.lex(line: $0)) }) * 2
        >= lines.count
  }

  /// The lines of a paragraph that no list follows.
  mutating func readLines(_ lines: ClosedRange<Int>) {
    if lines.count == 1, openBold(lines.lowerBound) { return }
    readPlainLines(lines)
  }

  /// Opens what a line names that ended the item above it: `**Lunch**`, `Lunch:`.
  private mutating func openRestart(_ number: Int) -> Bool {
    if openBold(number) { return true }
    let line = file.lex(line: number)
    guard line.box == nil, !line.hasTime, let label = line.label, label.value.isEmpty,
      case let known = knownTitle(line.text), let section = context.section(known.match), section != .total
    else { return false }
    openLabel((known, section), number)
    return true
  }

  private mutating func openLabel(_ label: (title: KnownTitle, section: Section), _ number: Int) {
    noteSummary(label.title, OpenSection.labelRank)
    context.labelList(
      context.items(of: label.section, time: label.title.time), isPlanned: label.title.isPlanned)
    outlineTitle(label.title, as: .label, of: label.section, rank: 8, lines: number...number)
  }

  /// What the last line of a paragraph says of the list below: `Lunch:` or `Lunch`.
  private func labelLine(_ lines: ClosedRange<Int>, nextLine: Int) -> (title: KnownTitle, section: Section)? {
    let text = file.text(ofLine: lines.upperBound)
    guard !text.isEmpty, text.count <= ScannedLabel.longest else { return nil }
    let endsInColon = file.scan(text) { line in
      let last = line.scalar(before: text.upperBound, from: text.lowerBound).value
      // `**Lunch:**` and `*Lunch*:` end in emphasis.
      return last == .colon || last == .wideColon
        || (last == .asterisk && text.contains { line.byte(at: $0) == .colon })
    }
    // A bare word must stand alone; the end of a sentence is no label.
    guard endsInColon ? lines.count == 1 || nextLine == lines.upperBound + 1 : lines.count == 1 else {
      return nil
    }
    let known = knownTitle(text)
    if known.match == nil, source.bytes[text.lowerBound] == .asterisk, let title = titleBeforeOccasion(text) {
      return title
    }
    // `Dinner: 2` says how the meal was; `Dinner: 19:30` when.
    let label = endsInColon ? nil : file.scan(text) { ScannedLabel($0) }
    if let label, !label.value.isEmpty, known.time == nil {
      // `**Lunch**: 480` above what was eaten.
      guard isEnergyOfMeal(label.value), mostItemsAreDishes(belowLine: lines.upperBound) else { return nil }
    }
    guard
      let section = context.section(known.match)
        ?? mealWithinMeal(known, above: firstBlock(behind: lines.upperBound))
    else {
      // `**Lunch** – 420 kcal`.
      if source.bytes[text.lowerBound] == .asterisk || label != nil, mayStateEnergy(text),
        case let (title, value) = titleWithValue(text, known), value?.energy != nil,
        let meal = context.section(title.match), meal.isMeal
      {
        return (title, meal)
      }
      return endsInColon && context.lineItems.isFood && isRemarkTitle(known) ? (known, .notes) : nil
    }
    return (known, section)
  }

  /// The meal in bold that a line names before its company or its place: `**Lunch** (12:30) with Anna`.
  private func titleBeforeOccasion(_ text: Range<Int>) -> (title: KnownTitle, section: Section)? {
    guard let mark = text.dropFirst(2).first(where: { source.bytes[$0] == .asterisk }) else { return nil }
    var end = text[mark...].first { source.bytes[$0] != .asterisk } ?? text.upperBound
    let bracket = text[end...].first { source.bytes[$0] != .space }
    if let bracket, source.bytes[bracket] == .openParenthesis,
      let close = text[bracket...].first(where: { source.bytes[$0] == .closeParenthesis })
    {
      end = close + 1
    }
    let known = titleOfMeal(text.lowerBound..<end)
    guard let section = context.section(known.match), section.isMeal,
      let first = text[end...].first(where: { ![.comma, .space, .hyphen].contains(source.bytes[$0]) }),
      case let occasion = first..<text.upperBound,
      source[occasion].withBytes({ MealLabelWords.sayOccasion($0) }), !NamedDish(source[occasion]).hasDish
    else { return nil }
    return (known, section)
  }

  /// The lines of a paragraph one by one: entries, readings, keys; the rest is one note.
  private mutating func readPlainLines(_ lines: ClosedRange<Int>) {
    if lines.count > 1, !file.isHidden(lines.lowerBound), openKnownBold(lines.lowerBound) {
      return readPlainLines(lines.lowerBound + 1...lines.upperBound)
    }
    if lines.count > 1, !file.isHidden(lines.lowerBound), openDateLine(lines.lowerBound) {
      return readPlainLines(lines.lowerBound + 1...lines.upperBound)
    }
    switch context.lineItems {
    case .series where lines.count > 1, .none where lines.count > 1:
      hintMealNumbers(lines)
      let meals = namedMeals(lines)
      if !meals.isEmpty { return readNamedMeals(meals) }
      if let first = lineOfMeal(behindWordsIn: lines) {
        readPlainLines(lines.lowerBound...first - 1)
        return readNamedMeals(namedMeals(first...lines.upperBound))
      }
      guard case .none = context.lineItems else { break }
      context.readsMealNames = nameMeals(lexed(lines))
      guard !context.readsMealNames else { break }
      let entries = day.entries.count
      readLinesInTurn(lines)
      if entries == day.entries.count { hintPlainDishes(lines) }
      return
    case .food where lines.count > 1 && !namedMeals(lines).isEmpty:
      return readNamedMeals(namedMeals(lines))
    case .food(let category, _):
      context.readsMealNames = category == nil && lines.count > 1 && nameMeals(lexed(lines))
      // Behind the first paragraph, a list whose lines name dishes.
      context.readsPlainFoods =
        holdsPlainFoods(lines) || lines.count > 2 && areFoods(lines) && areDishes(lines)
    case .none, .series, .weight, .tasks, .habits, .notes, .mood: break
    }
    readLinesInTurn(lines)
    context.readsPlainFoods = false
    context.readsMealNames = false
  }

  /// Reads the foods below each of several meals that stand alone on their lines; the last of them may stand above a list.
  private mutating func readNamedMeals(_ meals: [NamedMeal]) {
    context.hasNamedMeals = true
    for meal in meals {
      openLabel((meal.title, meal.section), meal.name)
      guard let last = meal.foods.last else { continue }
      context.readsPlainFoods = true
      readLinesInTurn(meal.foods.lowerBound...last)
      context.readsPlainFoods = false
    }
  }

  /// The first line of a paragraph that names a meal alone, if words stand above it and several meals are named: `Today:` above
  /// `Breakfast`.
  private func lineOfMeal(behindWordsIn lines: ClosedRange<Int>) -> Int? {
    let first = lines.dropFirst().first { number in
      guard case let text = file.text(ofLine: number), text.count <= ScannedLabel.longestMeal,
        case .section(.meal)? = knownTitle(text).match
      else { return false }
      return true
    }
    return first.flatMap { namedMeals($0...lines.upperBound).count > 1 ? $0 : nil }
  }

  private mutating func readLinesInTurn(_ lines: ClosedRange<Int>) {
    var number = lines.lowerBound
    var noteStart: Int?
    while number <= lines.upperBound {
      let next = file.isHidden(number) ? number + 1 : readTableOrLine(number, through: lines.upperBound)
      if let next {
        if let start = noteStart { addProse(start...number - 1) }
        noteStart = nil
        number = next
      } else {
        noteStart = noteStart ?? number
        number += 1
      }
    }
    if let start = noteStart { addProse(start...lines.upperBound) }
  }

  private func lexed(_ lines: ClosedRange<Int>) -> [LexedLine] {
    lines.filter { !file.isHidden($0) }.map { file.lex(line: $0) }
  }

  /// Reads a table, a late row of one, a bold line or any other, and returns the line to go on with; `nil` for prose.
  private mutating func readTableOrLine(_ number: Int, through last: Int) -> Int? {
    if number < last, file.isDelimiterRow(number + 1), let table = table(at: number, through: last),
      readTable(table)
    {
      return table.rows.upperBound
    }
    if context.table != nil {
      // A row of dashes below it makes it the header of another table.
      let isHeader = number < last && file.isDelimiterRow(number + 1)
      if !isHeader, readLateRow(number) { return number + 1 }
      context.table = nil
    }
    return openKnownBold(number) ? number + 1 : readPlainLine(number, through: last)
  }

  mutating func addProse(_ lines: ClosedRange<Int>) {
    // A table is a way of its own to keep a diary, not an entry gone wrong.
    let text = file.text(ofLine: lines.lowerBound)
    if let current = context.sections.indices.last, context.sections[current].prose == nil,
      text.first.map({ source.bytes[$0] }) != .verticalBar
    {
      context.sections[current].prose = text
      context.sections[current].proseEnd = lines.upperBound
    }
    hintPlainTasks(lines)
    keepPassedOver(lines)
    addNote(lines: lines)
  }

  /// Reads a line that means something by itself, and returns the line to go on with; `nil` for prose.
  private mutating func readPlainLine(_ number: Int, through last: Int) -> Int? {
    let line = file.lex(line: number)
    guard !line.text.isEmpty else { return nil }
    if number < last, hasSignBullet(number + 1),
      let label = labelLine(number...number, nextLine: number + 1)
    {
      openLabel(label, number)
      return number + 1
    }
    // Most lines of prose hold no figure, and so no weight.
    let hasFigure = file.scan(line.text) { $0.firstDigit() } != nil
    if hasFigure, readLoneWeight(line, number) { return number + 1 }
    let items = context.lineItems
    if line.box == nil, readTimedKey(line, number) { return number + 1 }
    if hasFigure, readSpacedWeight(line, number, needsUnit: items.isFood) { return number + 1 }
    if let label = line.label, line.box == nil {
      if readKey(label, line.text, line: number, isItem: false) { return number + 1 }
      hintWeightBelowTraining(label, of: line, at: number)
      if label.isField, readMealField(label, at: line.text, line: number, in: items) { return number + 1 }
    }
    switch items {
    case .food(let category, let time):
      if line.box == nil, let label = line.label,
        readStatement(
          label, of: line.text, in: category, file.range(from: line.text.lowerBound, throughLine: number))
      {
        return number + 1
      }
      hintMissingSpace(line.text)
      if source.bytes[line.text.lowerBound] == .verticalBar {
        readTotalRow(line.text)
        hintMissingDashes(line, number)
      }
      if hasFigure, readSum(line, number) { return number + 1 }
      let place = FoodPlace(category: category, time: time, state: context.lineState)
      if let next = readFoodLine(line, number, through: last, at: place) { return next }
      if hasFigure, readWeightPart(line, number) { return number + 1 }
      if hasFigure { hintEnergyInProse(line) }
      hintDishBehindLabel(line, meal: nil)
      if let label = line.label { hintLetteredMeals(label, at: line.text) }
      return nil
    case .series, .none:
      if context.plan != nil, let label = line.label { hintPlanLine(label, at: line.text) }
      noteMealLetters(line, from: number)
      let meal = mealLabel(of: line)
      let isLettered = context.readsMealLetters ?? false && meal.map { $0.label.key.count == 1 } ?? false
      let isMeal =
        meal != nil || line.label != nil && (namesMeal(line) || namesTimeAboveDish(number, through: last))
      if isLettered || isMeal && countsPlainMeals(from: number) {
        return readFoodLine(line, number, through: last, at: FoodPlace())
      }
      if isTimedDish(line), case .none = items {
        return readFoodLine(line, number, through: last, at: FoodPlace())
      }
      if context.countsPlainMeals ?? false, isFoodBehindName(line) {
        return readFoodLine(line, number, through: last, at: FoodPlace())
      }
      if hasFigure, readWeightPart(line, number) { return number + 1 }
      if let label = line.label {
        hintMissingBullet(label, at: line.text, line: number, through: last)
        hintLetteredMeals(label, at: line.text)
        hintForeignMeal(source[label.key], at: label.key)
      }
      if hasFigure {
        hintEnergyWithoutMeal(line)
        if let label = line.label { keepMealEnergy(label, at: line.text) }
        keepDayEnergy(line.text)
      }
      var isAmongMeals = false
      if meal == nil, let label = line.label, warnOfTwoMeanings(beforeDish: label) { return nil }
      if meal == nil, let label = line.label, namesDish(label.value) {
        isAmongMeals = countsPlainMeals(from: number)
      }
      hintDishBehindLabel(line, meal: meal, isAmongMeals: isAmongMeals)
      if mayBeginTask(line) { hintTaskWithoutBullet(line) }
      return nil
    case .weight: return readWeight(line.text, line: number) ? number + 1 : nil
    case .mood: return readMood(line.text, line: number, needsScale: true) ? number + 1 : nil
    case .tasks:
      hintMissingSpace(line.text)
      if mayBeginTask(line) { hintTaskWithoutBullet(line) }
      return nil
    case .notes:
      hintMealBelowTotal(line)
      if hasFigure, readWeightPart(line, number) { return number + 1 }
      if mayBeginTask(line) { hintTaskWithoutBullet(line) }
      return nil
    case .habits:
      if mayBeginTask(line) { hintTaskWithoutBullet(line) }
      return nil
    }
  }

  /// Reads a line under food that begins with a time, a box, a sign as bullet or a meal's label, and the lines after it up to the next
  /// that stands for itself. Returns the line to go on with.
  private mutating func readFoodLine(
    _ line: LexedLine, _ number: Int, through last: Int, at place: FoodPlace
  ) -> Int? {
    var place = place
    var first = line.text
    var label: ScannedLabel?
    if let meal = mealLabel(of: line) {
      place = meal.category.map { place.at($0, meal.time) } ?? place
      place.time = meal.time ?? place.time
      if meal.isPlanned { place.state = .planned }
      first = meal.label.value
      label = meal.label
    } else if let own = line.label, mayStateEnergy(own.value),
      source[own.key].withBytes({ PlanWords.eaten.contains($0) })
    {
      // `Actual: pizza (900 kcal)`
      first = own.value
    } else if line.hasTime || line.box != nil || line.hasSignBullet
      || context.readsPlainFoods && (isPlainFood(line) || isDishWithStop(line)) || isDishWithEnergy(line)
      || isFoodBehindName(line)
    {
      first = context.readsPlainFoods ? withoutComma(line.content) : line.content
    } else {
      return nil
    }
    if let box = line.box { place.state = FoodEntry.State(mark: source.bytes[box.mark.lowerBound]) }
    var next = number + 1
    // `Snacks: none` says all there is to say.
    let isNothing = label != nil && file.scan(first) { saysNothing($0) }
    while !isNothing, !context.readsPlainFoods, !context.readsMealNames, !(context.readsMealLetters ?? false),
      next <= last, !file.isHidden(next),
      case let more = file.lex(line: next),
      !more.hasSignBullet, !(beginsWithPicture(line) && beginsWithPicture(more)), stopLabel(of: more) == nil,
      !(label != nil && (isEnergyOfDay(more, below: number) || isFoodBehindName(more))),
      !parser.standsForItself(more, in: source, isAboveItem: false)
    { next += 1 }
    let lines = entryLines(first, next > number + 1 ? number + 1...next - 1 : nil)
    let text = ItemText(source, joining: lines.words, time: label == nil ? line.time : nil)
    let position = day.entries.count
    addEntry(
      text, file.range(from: line.text.lowerBound, throughLine: next - 1), at: place,
      details: lines.details, remarkTags: lines.remarkTags)
    if let label {
      hintSeveralMeals(place.category, label.value)
      hintEnergyOfKey(label, ofEntry: position)
      outlineLabel(label, ofEntry: position)
      // A bold label that is no meal, and what it was: it is a remark on the meal above.
      for below in number + 1..<max(number + 1, next) {
        hintDishBehindLabel(file.lex(line: below), meal: nil, isAmongMeals: true)
        hintEnergyBehindLabel(file.lex(line: below))
      }
    }
    return next
  }

  /// Whether a line begins with a sign as bullet; most begin with a letter, and are not taken apart for it.
  private func hasSignBullet(_ number: Int) -> Bool {
    guard let first = file.text(ofLine: number).first, !source.bytes[first].isASCII else { return false }
    return file.lex(line: number).hasSignBullet
  }

  /// Whether lines such as `Lunch: soup` are entries outside food, from the first of them below a heading on: in the first
  /// paragraph below the day's title, or if there are two or more below the heading, none of which plans.
  private mutating func countsPlainMeals(from number: Int) -> Bool {
    if let known = context.countsPlainMeals { return known }
    let behind = file.blocks.partitioningIndex { Int($0.line) > number }
    let end = file.blocks[behind...].first { $0.kind == .heading && $0.depth == 0 }.map { Int($0.line) }
    var count = 0
    for line in number..<(end ?? source.lineCount + 1) where count < 2 && !file.isHidden(line) {
      if namesMeal(file.lex(line: line)) { count += 1 }
    }
    let isFirst =
      context.unknownHeading == nil && file.blocks[..<(behind - 1)].allSatisfy { $0.kind == .heading }
    let isPlan = context.unknownHeading?.withBytes { OtherEnergyWords.name($0) } ?? false
    let counts = count > 0 && !isPlan && (isFirst || count == 2)
    context.countsPlainMeals = counts
    return counts
  }

  /// Whether a line has a meal's label before its food, or a time of day before a dish, as it may beside others.
  private func namesMeal(_ line: LexedLine) -> Bool {
    if mealLabel(of: line) != nil { return true }
    guard let label = line.label, case .timeOfDay? = knownTitle(label.key).match else { return false }
    return namesDish(label.value)
  }

  /// Whether a line and those right below it have words for times of day before a colon, and of at most three in a row one names a dish:
  /// `morgens: Tee` above `abends: Brot mit Käse`.
  private func namesTimeAboveDish(_ number: Int, through last: Int) -> Bool {
    for line in number...min(last, number + 2) {
      guard !file.isHidden(line), let label = file.lex(line: line).label,
        case .timeOfDay? = knownTitle(label.key).match, !label.value.isEmpty,
        !file.scan(label.value, { isSentences($0) })
      else { return false }
      if namesDish(label.value) { return true }
    }
    return false
  }

  /// `lunch:: soup` on a line of its own: an entry of that meal.
  private mutating func readMealField(
    _ label: ScannedLabel, at text: Range<Int>, line number: Int, in items: ItemKind
  ) -> Bool {
    let known = knownTitle(label.key)
    guard items.mayNameMeal, !label.value.isEmpty, case .meal(let category)? = context.section(known.match),
      namesFood(label.value)
    else { return false }
    addEntry(
      ItemText(source, label.value), file.range(from: text.lowerBound, throughLine: number),
      at: FoodPlace(category: category, time: known.time))
    return true
  }
}

/// A whole day on one line: `Breakfast: tea. Lunch: soup`.
extension DayReader {
  /// Hints at a line that names one meal and goes on with another, for all of it counts as the first: `Breakfast: tea. Lunch: soup`.
  mutating func hintSeveralMeals(_ first: FoodCategory?, _ value: Range<Int>) {
    guard let first else { return }
    let meals = mealsWithin(value)
    guard let second = meals.first else { return }
    report(
      .uncountedFood,
      "several meals stand on this line, and all of it counts as \(Section.meal(first).name); write each on a line of its own",
      at: second.name, fixIt: division(value, at: meals))
  }

  /// Hints at a line of meals each of which is a letter: `B: oats, L: soup, D: pizza`.
  mutating func hintLetteredMeals(_ label: ScannedLabel, at text: Range<Int>) {
    guard label.key.count == 1, context.planRank == nil, context.trainingRank == nil,
      mealOfLetter(label.key) != nil,
      case let others = mealsWithin(label.value, areLetters: true), !others.isEmpty,
      namesDish(label.value.lowerBound..<others[0].divider.lowerBound)
    else { return }
    report(
      .uncountedFood,
      "letters for meals on one line are words, so nothing here is counted; write each meal on a line of its own: ‘Breakfast: …’",
      at: text)
  }

  /// A meal's name within words, and what parts it from those before.
  private typealias MealWithin = (name: Range<Int>, divider: Range<Int>)

  /// The names of meals within words, before a colon or a dash and behind a stop or another dash.
  private func mealsWithin(_ value: Range<Int>, areLetters: Bool = false) -> [MealWithin] {
    var meals: [MealWithin] = []
    var rest = value
    while let meal = mealWithin(rest, areLetters) {
      meals.append(meal)
      rest = meal.name.upperBound + 1..<max(meal.name.upperBound + 1, value.upperBound)
    }
    return meals
  }

  private func mealWithin(_ value: Range<Int>, _ isLetter: Bool) -> MealWithin? {
    file.scan(value) { line in
      var start: Int?
      for at in line.rest {
        let byte = line.byte(at: at)
        switch byte {
        case .colon, .hyphen:
          if let start, case let name = withoutStars(line.trimmed(start..<at), line), !name.isEmpty,
            byte == .colon || line.byte(at: at + 1) == .space && line.byte(at: at - 1) == .space,
            isMeal(name, isLetter)
          {
            return (name, line.trimmed(line.position..<start - 1).upperBound..<name.lowerBound)
          }
          if byte == .hyphen, line.byte(at: at - 1) != .hyphen, line.byte(at: at - 1) != .space { continue }
          start = byte == .hyphen ? at + 1 : nil
        case .period, .semicolon, .comma, .verticalBar, .slash: start = at + 1
        // `**Breakfast**: eggs **Lunch**: soup`.
        case .asterisk
        where line.byte(at: at - 1) == .space || line.byte(at: at - 1) == .asterisk && start == at:
          start = at + 1
        default: continue
        }
      }
      return nil
    }
  }

  private func isMeal(_ name: Range<Int>, _ isLetter: Bool) -> Bool {
    if isLetter { return mealOfLetter(name) != nil }
    if case .section(.meal)? = knownTitle(name).match { return true }
    return false
  }

  /// The edit that writes each meal on a line of its own, below the same bullet; only where nothing but signs parts them.
  private func division(_ value: Range<Int>, at meals: [MealWithin]) -> Diagnostic.FixIt? {
    let signs: [UInt8] = [.period, .semicolon, .comma, .verticalBar, .slash, .hyphen, .space]
    let number = source.location(ofByte: value.lowerBound).line
    guard let first = meals.first?.divider, let last = meals.last?.divider,
      meals.allSatisfy({ $0.divider.allSatisfy { signs.contains(source.bytes[$0]) } }),
      let start = bullet(ofLine: number)
    else { return nil }
    var replacement: [UInt8] = []
    var end = first.lowerBound
    for meal in meals {
      replacement += source.bytes[end..<meal.divider.lowerBound]
      replacement += source.ending(below: number, otherwise: [.lineFeed]) + start
      end = meal.divider.upperBound
    }
    let place = source.location(ofByte: first.lowerBound)..<source.location(ofByte: last.upperBound)
    return Diagnostic.FixIt(
      offer: "write each meal on a line of its own", edit: TextEdit(range: place, replacement: replacement))
  }

  /// The indentation and the bullet of a line; empty for a line of a paragraph, `nil` for what is counted or boxed.
  private func bullet(ofLine number: Int) -> ArraySlice<UInt8>? {
    let line = source.lineContent(number)
    guard let first = line.first(where: { source.bytes[$0] != .space && source.bytes[$0] != .tab }) else {
      return nil
    }
    let mark = source.bytes[first]
    if mark == .hyphen || mark == .plusSign || mark == .asterisk, source.bytes[first + 1] == .space {
      let start = file.scan(line) { $0.trimmed(first + 1..<line.upperBound).lowerBound }
      return source.bytes[start] == .openBracket ? nil : source.bytes[line.lowerBound..<start]
    }
    return isASCIILetter(mark) || !mark.isASCII ? source.bytes[line.lowerBound..<first] : nil
  }
}

/// A name without the stars behind it.
private func withoutStars(_ name: Range<Int>, _ line: LineScanner) -> Range<Int> {
  var name = name
  while name.count > 1, line.byte(at: name.upperBound - 1) == .asterisk {
    name = name.lowerBound..<name.upperBound - 1
  }
  return name
}

/// Names of meals that are written in other ways than before a colon.
extension DayReader {
  /// The meal whose name is all the words of an entry under Food, perhaps in bold: `**Breakfast** (350 kcal)` above nested foods.
  func meal(namedBy words: Range<Int>, of text: ItemText) -> FoodCategory? {
    guard (3...40).contains(words.count) else { return nil }
    return text.slice(words).withBytes { bytes -> FoodCategory? in
      var name = bytes[...]
      while name.count > 2, name.first == .asterisk, name.last == .asterisk {
        name = name.dropFirst().dropLast()
      }
      guard case .section(.meal(let category))? = parser.words.match(UnsafeBufferPointer(rebasing: name))
      else {
        return nil
      }
      return category
    }
  }

  /// The label of `**Lunch (11:00)** soup` or `Dinner 8pm rice`: a meal's name in emphasis or before a time, and what follows.
  func labelInFront(of line: LexedLine) -> ScannedLabel? {
    line.hasTime ? nil : file.scan(line.content) { parser.labelInFront(of: $0, in: source) }
  }

  /// The label of `Breakfast. Porridge and tea`: a meal's name, a full stop, and words that are a food.
  func stopLabel(of line: LexedLine) -> ScannedLabel? {
    guard let stop = file.scan(line.content, { firstStop(in: $0) }), stop + 2 < line.content.upperBound,
      source.bytes[stop + 1] == .space
    else { return nil }
    let key = line.content.lowerBound..<stop
    guard context.meal(knownTitle(key).match) != nil else { return nil }
    let value = file.scan(line.content) { $0.trimmed(stop + 1..<line.content.upperBound) }
    guard !value.isEmpty, namesDish(value) else { return nil }
    return ScannedLabel(key: key, value: value)
  }

  /// `07:30 Meal: breakfast, eggs`: the meal may be said behind the word for one.
  func mealBeforeComma(_ value: Range<Int>) -> (category: FoodCategory, rest: Range<Int>)? {
    guard let comma = file.scan(value, { $0.firstIndex(of: .comma) }),
      let category = context.meal(knownTitle(value.lowerBound..<comma).match),
      case let rest = file.scan(value, { $0.trimmed(comma + 1..<value.upperBound) }), !rest.isEmpty
    else { return nil }
    return (category, rest)
  }

  /// `post-run`, `pre-workout`: when, before or after training, something was eaten.
  func namesTimeOfTraining(_ key: Range<Int>) -> Bool {
    knownTitle(key).title.withBytes { MealCircumstances.nameTraining($0) }
  }

  // MARK: A meal's name and nothing behind it

  /// Whether lines or items beside each other tell the meals of a day one by one, each with its name before the food: `Breakfast 2 eggs`
  /// above `Lunch rice`.
  func nameMeals(_ lines: some Collection<LexedLine>) -> Bool {
    guard lines.count > 1, context.planRank == nil, context.trainingRank == nil else { return false }
    var meals: Set<FoodCategory> = []
    var (named, dishes) = (0, 0)
    for line in lines {
      guard line.box == nil else { return false }
      let lettered = letterLabel(of: line)
      let letter = lettered.flatMap { mealOfLetter($0.key) }
      if letter == nil, let meal = mealLabel(of: line), let category = meal.category {
        meals.insert(category)
        // Words for a time of day are also said of what else was done then.
        guard case .timeOfDay? = knownTitle(meal.label.key).match else { continue }
        named += 1
        if NamedDish(source[meal.label.value]).hasDish { dishes += 1 }
        continue
      }
      if letter == nil, isFigure(line) || namesWeight(line) { continue }
      // `W: 72.4 kg` beside `B: eggs`: such a letter stands for something else.
      if letter == nil, lettered != nil { continue }
      // `Sport: 30 min` beside `Morning: toast` and `Evening: soup`.
      if let other = line.label, letter == nil, knownTitle(other.key).match == nil { continue }
      guard let label = letter == nil ? nameLabel(of: line) : lettered,
        let meal = letter ?? mealLabel(label)?.category, !label.value.isEmpty,
        !source[label.value].withBytes({ NarrativeWords.tell($0) })
      else { return false }
      meals.insert(meal)
      if file.scan(label.value, { saysNothing($0) }) { continue }
      named += 1
      if namesDish(label.value) { dishes += 1 }
    }
    return named > 0 && dishes * 2 >= named && meals.count > 1
  }

  /// Whether a line begins with a word for a weight and has a figure: `wt 81.2 kg` beside meals.
  private func namesWeight(_ line: LexedLine) -> Bool {
    let text = line.content
    guard file.scan(text, { $0.firstDigit() }) != nil else { return false }
    let end = text.first { source.bytes[$0] == .space || source.bytes[$0] == .colon } ?? text.upperBound
    return context.section(knownTitle(text.lowerBound..<end).match) == .weight
  }

  /// Whether an item is one of an outermost list whose items name a meal each.
  func namesMeal(_ item: Item) -> Bool {
    item.depth == 0 && context.mealItems.map { $0.contains(item.index) } ?? false
  }

  /// A meal that a line names alone, and the lines of its foods below it.
  struct NamedMeal {
    var title: KnownTitle
    var section: Section
    var name: Int
    var foods: Range<Int>
  }

  /// The meals that lines of a paragraph name alone, the first of them one, if the others are what was eaten: foods and figures, half of
  /// the foods or more dishes, or words for nothing. Where three meals are named, and behind one such paragraph, the foods need be no
  /// dishes. Empty for any other paragraph.
  func namedMeals(_ lines: ClosedRange<Int>) -> [NamedMeal] {
    guard context.planRank == nil else { return [] }
    var meals: [NamedMeal] = []
    var (foods, dishes) = (0, 0)
    for number in lines {
      let text = file.text(ofLine: number)
      if text.count <= ScannedLabel.longestMeal, case let known = knownTitle(text),
        case .section(let section)? = known.match, section.isFood
      {
        meals.append(NamedMeal(title: known, section: section, name: number, foods: number + 1..<number + 1))
        continue
      }
      guard !meals.isEmpty else { return [] }
      meals[meals.count - 1].foods = meals[meals.count - 1].foods.lowerBound..<number + 1
      guard !file.isHidden(number), case let line = file.lex(line: number),
        !file.scan(line.text, { saysNothing($0) }), !isFigure(line)
      else { continue }
      guard isPlainFood(line) || isDishWithStop(line) else { return [] }
      foods += 1
      if isDishWithStop(line) || namesDish(line.content) { dishes += 1 }
    }
    // Three meals of a day are no list of anything else.
    let areMeals = context.hasNamedMeals || dishes > 0 && Set(meals.map(\.section)).count > 2
    return lines.count == meals.count || dishes * 2 < foods && !areMeals ? [] : meals
  }

  /// The name of a meal that is the first word of a line, and what stands behind it.
  func nameLabel(of line: LexedLine) -> ScannedLabel? {
    if let label = labelInFront(of: line) { return label }
    guard line.label == nil, line.timedLabel == nil else { return nil }
    var start = line.content.lowerBound
    if case .time(_, _, let end) = line.time { start = end }
    let words = file.scan(line.content) { $0.trimmed(start..<max(start, line.content.upperBound)) }
    // `Morning – toast`: the dash is no word.
    if let dashed = file.scan(words, { ScannedLabel(beforeDash: $0) }),
      context.meal(knownTitle(dashed.key).match) != nil
    {
      return dashed
    }
    guard let space = words.first(where: { source.bytes[$0] == .space }),
      context.meal(knownTitle(words.lowerBound..<space).match) != nil
    else { return nil }
    let value = file.scan(words) { $0.trimmed(space..<words.upperBound) }
    return ScannedLabel(key: words.lowerBound..<space, value: dishInBracket(value) ?? value)
  }

  /// What stands in the bracket that a value is, if it is food: `Breakfast (oats, banana)`.
  private func dishInBracket(_ value: Range<Int>) -> Range<Int>? {
    guard value.count > 2, source.bytes[value.lowerBound] == .openParenthesis,
      source.bytes[value.upperBound - 1] == .closeParenthesis,
      case let inside = value.lowerBound + 1..<value.upperBound - 1, namesDish(inside)
    else { return nil }
    return inside
  }

  /// Whether an item is the first of an outermost list.
  func isFirstOfList(_ item: Item) -> Bool {
    item.depth == 0
      && (item.index == 0
        || file.blocks[item.index - 1].depth == 0 && file.blocks[item.index - 1].kind != .item)
  }

  /// Keeps the items of the outermost list that an item begins, if they name a meal each.
  mutating func noteMealItems(_ item: Item) {
    guard isFirstOfList(item) else { return }
    var items: [LexedLine] = []
    var end = item.index
    while end < file.blocks.count, case let block = file.blocks[end], block.depth > 0 || block.kind == .item {
      if block.depth == 0 { items.append(file.item(at: end).line) }
      end += 1
    }
    // In such a list words for a time of day are names of meals.
    let countsPlainMeals = context.countsPlainMeals
    context.countsPlainMeals = true
    if nameMeals(items) { context.mealItems = item.index..<end }
    context.countsPlainMeals = countsPlainMeals
  }

  /// The meal that a word for a time of day stands for in such a list.
  func mealOfTime(_ match: HeadingWords.Match?, _ item: Item) -> FoodCategory? {
    if case .timeOfDay(let category)? = match, namesMeal(item) { category } else { nil }
  }

  /// Whether an item's label, or the words before its dash, may name a meal; asked before a whole list is looked at.
  func mayNameMeal(_ item: Item) -> Bool {
    guard let label = item.line.label ?? file.scan(item.line.content, { ScannedLabel(beforeDash: $0) }) else {
      return false
    }
    return label.key.count == 1 || knownTitle(label.key).match != nil
  }

  /// The meal that a Korean word for a time of day names before a food: `아침 - 빵`. It is the usual word for that meal.
  func koreanMeal(of label: ScannedLabel, _ match: HeadingWords.Match?) -> FoodCategory? {
    guard case .timeOfDay(let category)? = match,
      UInt8.hangulLeads.contains(source.bytes[label.key.lowerBound]),
      context.planRank == nil, namesDish(label.value)
    else { return nil }
    return category
  }

  /// Whether words, perhaps with facts, are a food and nothing else.
  func namesDish(_ value: Range<Int>) -> Bool { parser.namesDish(value, in: source) }
}

extension DayReader {
  /// The meal of a heading that is a word for a time of day, where headings before it name meals or an item states the energy of food, and
  /// most items of the list right below name dishes: `## Mittag` behind `## Frühstück`.
  func mealBesideMeals(_ known: KnownTitle, _ rank: Int, block index: Int) -> Section? {
    guard case .timeOfDay(let category)? = known.match, context.planRank == nil, context.trainingRank == nil,
      context.mealRank.map({ $0 == rank || rank == OpenSection.boldRank }) ?? false
        || itemsStateEnergyOfFood(from: index + 1) || isTableOfFood(index + 1)
    else { return nil }
    return isTableOfFood(index + 1) || mostItemsAreDishes(from: index + 1) ? .meal(category) : nil
  }

  /// Whether a block is a table with a column of foods and one of energy.
  private func isTableOfFood(_ index: Int) -> Bool {
    guard index < file.blocks.count, file.blocks[index].kind == .paragraph,
      case let lines = file.paragraphLines(index), lines.count > 2, file.isDelimiterRow(lines.lowerBound + 1),
      let header = table(at: lines.lowerBound, through: lines.upperBound)?.header
    else { return false }
    return header.food != nil && header.hasEnergy && !header.isOfOther
  }

  /// Whether an item of the list that begins at a block states the energy of food.
  private func itemsStateEnergyOfFood(from index: Int) -> Bool {
    file.blocks[min(index, file.blocks.count)...].indices.prefix {
      file.blocks[$0].depth > 0 || file.blocks[$0].kind == .item
    }.contains { place in
      guard file.blocks[place].depth == 0, case let text = file.itemHead(place).text, mayStateEnergy(text)
      else { return false }
      return statesEnergyOfFood(ItemText(source, text))
    }
  }

  /// The meal that a title below another one names by a word for a time of day, right above a list: `**Tussendoor**` below `## Ontbijt`.
  /// What the list holds is food either way. The first block below the title is at `index`.
  func mealWithinMeal(_ known: KnownTitle, above index: Int) -> Section? {
    guard case .timeOfDay(let category)? = known.match, context.isBelowFood, context.planRank == nil,
      index < file.blocks.count, file.blocks[index].kind == .item
    else { return nil }
    return .meal(category)
  }

  /// Whether most items of the list that begins at a block name dishes, or most lines of the paragraph that does.
  func mostItemsAreDishes(from index: Int) -> Bool {
    var (items, dishes) = (0, 0)
    if index < file.blocks.count, file.blocks[index].kind == .paragraph {
      let lines = file.paragraphLines(index)
      return 2 * lines.count { namesDish(file.text(ofLine: $0)) } > lines.count
    }
    for place in file.blocks[min(index, file.blocks.count)...].indices where file.blocks[place].depth == 0 {
      guard file.blocks[place].kind == .item else { break }
      items += 1
      if namesDish(file.itemHead(place).text) { dishes += 1 }
    }
    return 2 * dishes > items
  }

  /// The same for the list below a line.
  func mostItemsAreDishes(belowLine number: Int) -> Bool {
    mostItemsAreDishes(from: firstBlock(behind: number))
  }

  /// Whether an outermost item of the list that begins at a block, or a line of the paragraph there, has a word for a food.
  func anyItemHasDish(from index: Int) -> Bool {
    guard index < file.blocks.count else { return false }
    if file.blocks[index].kind == .paragraph {
      return file.paragraphLines(index).contains { NamedDish(source[file.text(ofLine: $0)]).hasDish }
    }
    for place in file.blocks[index...].indices where file.blocks[place].depth == 0 {
      guard file.blocks[place].kind == .item else { return false }
      if NamedDish(source[file.itemHead(place).text]).hasDish { return true }
    }
    return false
  }

  /// The first block that begins below a line.
  func firstBlock(behind number: Int) -> Int { file.blocks.partitioningIndex { Int($0.line) > number } }

  /// The meal that a line's label names if it has food for a value: `Lunch: soup`, `12:30 Lunch: soup`.
  func mealLabel(of line: LexedLine) -> MealLabel? {
    if let label = line.label ?? line.timedLabel {
      guard !label.value.isEmpty, let meal = mealLabel(label) else { return nil }
      return line.label == nil ? meal.at(line.leadingTime) : meal
    }
    var words = line.content
    if case .time(_, _, let end) = line.time {
      words = file.scan(words) { $0.trimmed(end..<max(end, words.upperBound)) }
    }
    if let label = file.scan(words, { ScannedLabel(beforeDash: $0) }), let meal = mealLabel(label) {
      return meal.at(line.leadingTime)
    }
    let ahead = labelInFront(of: line).flatMap { context.lineItems.isFood || namesDish($0.value) ? $0 : nil }
    let name = context.readsMealNames ? nameLabel(of: line) : ahead
    guard let label = name ?? stopLabel(of: line), let meal = mealLabel(label) else { return nil }
    return meal.at(line.leadingTime)
  }

  /// The meal that a label names if its value is food.
  func mealLabel(_ label: ScannedLabel) -> MealLabel? {
    let known = titleOfMeal(label.key)
    let category =
      context.meal(known.match) ?? koreanMeal(of: label, known.match)
      ?? (context.readsMealNames || context.readsMealLetters ?? false ? mealOfLetter(label.key) : nil)
    let isFood =
      context.section(known.match) == .food && isSurelyMeal(label.key)
      || known.match == nil && context.planRank == nil && namesTimeOfTraining(label.key)
        && namesDish(label.value)
    guard category != nil || isFood, namesFood(label.value), !saysOccasion(label.value) else { return nil }
    // Words for a time of day are also said of what else was done then.
    if case .timeOfDay? = known.match, file.scan(label.value, { isSentences($0) }) { return nil }
    return MealLabel(label: label, category: category, time: known.time, isPlanned: known.isPlanned)
  }

  /// Looks up the key of a meal's label; in bold it may say where the meal was: `**Lunch — at home** — soup`.
  func titleOfMeal(_ key: Range<Int>) -> KnownTitle {
    let known = knownTitle(key)
    return known.match == nil ? parser.titleInBold(key, in: source, of: day.day) ?? known : known
  }
}

/// A label that names a meal, and what it says of the food behind it.
struct MealLabel {
  var label: ScannedLabel
  /// `nil` for `Meal 2`.
  var category: FoodCategory?
  var time: TimeSpan?
  var isPlanned: Bool

  /// The same at the time that stands before it, if one does.
  func at(_ time: TimeSpan?) -> MealLabel {
    var meal = self
    meal.time = time ?? self.time
    return meal
  }
}

extension DayFileParser {
  /// The label of `**Lunch (11:00)** soup` or `Dinner 8pm rice`: a meal's name in emphasis or before a time, and what follows.
  func labelInFront(of line: LineScanner, in source: SourceText) -> ScannedLabel? {
    let first = line.peek()
    var label: ScannedLabel?
    if first == .asterisk || first == .underscore || !first.isASCII { label = ScannedLabel(inEmphasis: line) }
    if label == nil, line.firstDigit() != nil { label = ScannedLabel(beforeTime: line) }
    guard let label else { return nil }
    let known = title(label.key, in: source, of: nil)
    switch known.match == nil ? titleInBold(label.key, in: source, of: nil)?.match : known.match {
    case .section(let section) where section.isMeal: return label
    default: return nil
    }
  }

  /// Whether words, perhaps with facts, are a food and nothing else.
  func namesDish(_ value: Range<Int>, in source: SourceText) -> Bool {
    let text = ItemText(source, value)
    let line = EntryLine(text, from: value.lowerBound, facts: facts)
    return NamedDish(text.slice(line.words)).answer == .food
  }
}

/// The first full stop within the first 40 bytes; of most lines eight bytes are looked at together.
private func firstStop(in line: LineScanner) -> Int? {
  var at = line.position
  let limit = min(line.end, line.position + 40)
  while at < limit {
    if at + 8 <= limit, !hasByte(.period, in: line.eightBytes(at: at)) {
      at += 8
      continue
    }
    if line.byte(at: at) == .period { return at }
    at += 1
  }
  return nil
}

/// Letters and tags that say which meal an item is: `B: eggs`, `- Latte #snack`.
extension DayReader {
  /// The meal that the letter before an item's label stands for in such a list.
  func mealOfLetter(_ label: ScannedLabel, _ item: Item) -> FoodCategory? {
    namesMeal(item) || context.readsMealLetters ?? false ? mealOfLetter(label.key) : nil
  }

  /// Looks, at the first label of a letter for a meal below a heading, whether such letters stand for meals from there to the next
  /// heading: two different ones at least, half of them or more before dishes, and none before words that tell something.
  mutating func noteMealLetters(_ line: LexedLine, from number: Int) {
    guard context.readsMealLetters == nil, line.content.count > 3, context.planRank == nil,
      context.trainingRank == nil,
      !isWordByte(source.bytes[line.content.lowerBound + 1])
        || source.bytes[line.content.lowerBound] == .asterisk,
      let label = letterLabel(of: line), mealOfLetter(label.key) != nil
    else { return }
    let end = file.blocks[firstBlock(behind: number)...].first { $0.kind == .heading && $0.depth == 0 }.map {
      Int($0.line)
    }
    var meals: Set<FoodCategory> = []
    var (lettered, dishes) = (0, 0)
    for line in number..<(end ?? source.lineCount + 1) where !file.isHidden(line) {
      guard
        let label = file.scan(
          withoutBullet(file.text(ofLine: line)), { ScannedLabel($0) ?? ScannedLabel(beforeDash: $0) }),
        label.key.count == 1, !label.value.isEmpty, let meal = mealOfLetter(label.key)
      else { continue }
      meals.insert(meal)
      if file.scan(label.value, { saysNothing($0) }) { continue }
      // Of `curry (was 500 kcal, now 450 kcal)` the curry tells nothing.
      let words = label.value.prefix { source.bytes[$0] != .openParenthesis }
      if source[words].withBytes({ NarrativeWords.tell($0) }) {
        meals.removeAll()
        break
      }
      lettered += 1
      if namesDish(label.value) { dishes += 1 }
    }
    context.readsMealLetters = meals.count > 1 && dishes > 0 && dishes * 2 >= lettered
  }

  /// A line without the `-`, `*` or `+` it may begin with.
  func withoutBullet(_ text: Range<Int>) -> Range<Int> {
    text.count > 2 && source.bytes[text.lowerBound + 1] == .space
      && !isWordByte(source.bytes[text.lowerBound])
      ? text.lowerBound + 2..<text.upperBound : text
  }

  /// The label of a line whose key is one letter, before a colon or a dash: `B: eggs`, `b - eggs`.
  func letterLabel(of line: LexedLine) -> ScannedLabel? {
    guard var label = line.label ?? file.scan(line.content, { ScannedLabel(beforeDash: $0) }) else {
      return nil
    }
    // `**B** – eggs`.
    while label.key.count > 2, source.bytes[label.key.lowerBound] == .asterisk,
      source.bytes[label.key.upperBound - 1] == .asterisk
    {
      label.key = label.key.dropFirst().dropLast()
    }
    return label.key.count == 1 ? label : nil
  }

  /// The meal that a letter stands for where others beside it do: `B: eggs`.
  func mealOfLetter(_ key: Range<Int>) -> FoodCategory? {
    source[key].withBytes { FoodCategory(letter: $0) }
  }

  /// Where a tag says that an item was eaten that is a food: `- 15:00 Latte #snack`, `- Latte #food (120 kcal)`, `- #lunch soup`.
  func placeOfTag(_ item: Item) -> FoodPlace? {
    let content = item.line.content
    guard file.scan(content, { $0.firstIndex(of: .numberSign) }) != nil,
      context.planRank == nil, context.trainingRank == nil, context.levels[item.depth].isOutermost,
      let section = file.scan(content, { scanTags($0) }).lazy
        .compactMap({ context.section(knownTitle($0.name).match) }).first(where: { $0.isFood })
    else { return nil }
    let text = itemText(item, from: content.lowerBound)
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    var words = line.words
    // Behind a tag at the beginning.
    if !words.isEmpty, text.bytes[words.lowerBound] == .numberSign,
      let space = words.first(where: { text.bytes[$0] == .space })
    {
      words = space + 1..<words.upperBound
    }
    guard
      NamedDish(text.slice(words)).answer == .food
        || mayStateEnergy(content) && statesEnergyOfFood(text)
    else { return nil }
    if case .meal(let category) = section { return FoodPlace(category: category) }
    return FoodPlace()
  }
}

extension FoodCategory {
  /// The meal that one letter is short for: `B`, `L`, `D`, `S`.
  init?(letter: UnsafeBufferPointer<UInt8>) {
    guard letter.count == 1 else { return nil }
    switch asciiLower(letter[0]) {
    case UInt8(ascii: "b"): self = .breakfast
    case UInt8(ascii: "l"): self = .lunch
    case UInt8(ascii: "d"): self = .dinner
    case UInt8(ascii: "s"): self = .snack
    default: return nil
    }
  }
}

/// Titles below Food, or below a meal in it, that are a time and nothing else: `### 08:00`, `**08:00**`.
extension DayReader {
  /// Gives the time that is all a heading or a bold line says to the food below it; returns whether it is one below Food.
  mutating func openTime(_ heading: Range<Int>, _ rank: Int) -> Bool {
    guard context.sections.contains(where: { $0.section == .food }),
      let above = context.sections.last(where: { $0.rank < rank }),
      above.section.isFood, let time = file.scan(heading, { timeAlone($0) })
    else { return false }
    closeSections(ofRank: rank)
    context.endList()
    context.sections.append(
      OpenSection(
        section: above.section, rank: rank, time: time, isPlanned: above.isPlanned,
        firstEntry: day.entries.count))
    return true
  }

  /// The same for the text of a bold line.
  mutating func openBoldTime(_ inner: Range<Int>, _ number: Int) -> Bool {
    let rank = OpenSection.boldTimeRank
    guard openTime(inner, rank) else { return false }
    outlineTitle(knownTitle(inner), as: .bold, of: nil, rank: rank, lines: number...number)
    return true
  }

  /// The same for a line right above a list; a time above dishes that no food is open for is named, the first of a file.
  mutating func openPlainTime(_ number: Int, aboveBlock index: Int) -> Bool {
    let text = file.text(ofLine: number)
    guard text.count <= 12, file.scan(text, { $0.firstDigit() }) != nil,
      file.scan(text, { timeAlone($0) }) != nil
    else { return false }
    if openBoldTime(text, number) { return true }
    guard case .none = context.lineItems, context.planRank == nil, context.trainingRank == nil,
      !context.hasNamedTime, mostItemsAreDishes(from: index)
    else { return false }
    context.hasNamedTime = true
    report(
      .uncountedFood,
      "a time is no meal, so the items below it are notes; if they were eaten, write ‘## \(exampleTitle(.food))’ above it",
      at: text)
    return false
  }

  /// The time that is all of a heading.
  func timeAlone(_ heading: LineScanner) -> TimeSpan? {
    var line = heading
    while line.peek() == .numberSign { line.position += 1 }
    line.skipSpaces()
    guard case .time(let time, _, let end) = scanLeadingTime(line), line.trimmed(end..<line.end).isEmpty
    else { return nil }
    return time
  }
}

/// The language of one file: the one in which its titles and labels name the most different meals.
///
/// It settles words that mean two meals, such as *déjeuner* and *dîner*, where the settings name no language: beside *petit-déjeuner*
/// the one is lunch, beside *souper* breakfast. It is looked for when the first such word is met, once for a file.
extension DayReader {
  /// How many lines are looked at.
  private static let mostLinesOfTitles = 2_000

  /// What an ambiguous title means in the language of the file; what it is if that is not known.
  func matchInLanguageOfFile(_ title: KnownTitle) -> HeadingWords.Match? {
    let words = parser.words
    guard words.language == nil, let number = title.name.withBytes({ words.number(of: $0) }) else {
      return title.match
    }
    let counts = file.mealsByLanguage { mealsByLanguage() }
    let meanings = Language.allCases.map { words.known.match(number, in: $0) }
    let candidates = counts.indices.filter { meanings[$0] != nil }
    guard let best = candidates.max(by: { counts[$0] < counts[$1] }), counts[best] > 1 else {
      return title.match
    }
    // Two languages in which it means the same settle it as well as one does.
    let likely = Set(candidates.filter { counts[$0] == counts[best] }.map { meanings[$0] })
    return likely.count == 1 ? meanings[best] : title.match
  }

  /// What a section may be called in the language of the settings, else in that of the file, else in English.
  func exampleTitle(_ section: Section) -> String {
    exampleTitle(section, in: languageOfFile)
  }

  /// The name of a meal in the language that a word for a time of day is of: `Mittagessen` for `Mittag`.
  func mealName(_ category: FoodCategory, ofTime word: UnsafeBufferPointer<UInt8>) -> String {
    let language = Language.allCases.first { language in
      language.vocabulary.headings.contains {
        $0.isTimeOfDay && $0.section == .meal(category) && WordSet($0.words).contains(word)
      }
    }
    return exampleTitle(.meal(category), in: language)
  }

  /// The language of the settings, or the one of most of the file's meals; `nil` for English, or if that is as likely.
  private var languageOfFile: Language? {
    var language = parser.settings.language
    if language == nil {
      let counts = file.mealsByLanguage { mealsByLanguage() }
      let most = max(1, counts.max() ?? 0)
      let likely = zip(Language.allCases, counts).filter { $0.1 == most }.map(\.0)
      language = likely.contains(.english) ? nil : likely.first
    }
    return language
  }

  private func exampleTitle(_ section: Section, in language: Language?) -> String {
    let rows = (language ?? .english).vocabulary.headings
    let words = rows.first { $0.section == section && !$0.isTimeOfDay }.map { items(of: $0.words) } ?? []
    // A word that means something else in another language would be asked about in turn.
    let word = words.first { word in
      Array(word.utf8).withUnsafeBufferPointer { parser.words.match($0) } == .section(section)
        && !words.contains { isShort(word, for: $0) }
    }
    let title = word ?? section.name
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  /// Whether a word is the beginning of another one and short for it: `déj` for `déjeuner`; not `mat` for `mat och dryck`.
  private func isShort(_ word: String, for other: String) -> Bool {
    word.count < 5 && other.count > word.count + 2 && other.hasPrefix(word)
      && other.dropFirst(word.count).first != " "
  }

  /// Counts the meals of headings, bold lines, labels and the first cells of rows, in the order of `Language.allCases`.
  private func mealsByLanguage() -> [Int] {
    let words = parser.words
    var titles: Set<Int> = []
    for line in 1...max(1, min(source.lineCount, Self.mostLinesOfTitles)) {
      for text in textsOfTitles(onLine: line) where !text.isEmpty && text.count <= ScannedLabel.longest {
        let title = parser.title(text, in: source, of: nil)
        guard title.match != nil, let number = title.name.withBytes({ words.number(of: $0) }) else {
          continue
        }
        titles.insert(number)
      }
    }
    return Language.allCases.map { language in
      let meanings = titles.compactMap { number -> FoodCategory? in
        if case .section(.meal(let category))? = words.known.match(number, in: language) {
          category
        } else {
          nil
        }
      }
      return Set(meanings).count
    }
  }

  /// What may be titles on a line.
  private func textsOfTitles(onLine number: Int) -> [Range<Int>] {
    var text = file.text(ofLine: number)
    while let first = text.first,
      [.numberSign, .hyphen, .asterisk, .plusSign, .space].contains(source.bytes[first])
    {
      text = text.dropFirst()
    }
    guard let first = text.first else { return [] }
    if source.bytes[first] == .verticalBar {
      return Array(file.scan(text) { TableRow($0) }?.cells.prefix(4) ?? [])
    }
    let label = file.scan(text) { ScannedLabel($0, mayHoldTime: true) ?? ScannedLabel(beforeDash: $0) }
    guard let label else { return [text] }
    // `Frokost 8:00 – havregrød`: the time is looked up with its label.
    return [label.key]
  }
}

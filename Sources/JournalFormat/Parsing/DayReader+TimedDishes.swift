/// Timed items and lines below a day's title, without a meal: `- 08:15 Porridge`, `08:15 porridge`.
extension DayReader {
  /// Whether an item with a time, in no section, says what was eaten then.
  ///
  /// Hints at one that may be food.
  mutating func isTimedDish(_ item: Item) -> Bool {
    guard mayHoldTimedDishes, context.levels[item.depth].isOutermost, !isBelowLabel(item.index) else {
      return false
    }
    if isTimedDish(itemText(item, from: item.line.content.lowerBound), at: item.line.text) { return true }
    // `- 12:15 Canteen: soup`.
    if item.line.box == nil, let label = item.line.timedLabel ?? item.line.label, !isHinted(item.lineNumber),
      namesDish(label.value), !NamedDish(source[label.key]).namesActivity
    {
      reportPerhapsFood(at: item.line.text)
    }
    return false
  }

  /// Whether a line of a paragraph with a time, in no section, says what was eaten then.
  ///
  /// Hints at one that may be food.
  mutating func isTimedDish(_ line: LexedLine) -> Bool {
    guard line.hasTime, line.box == nil, mayHoldTimedDishes else { return false }
    if isTimedDish(ItemText(source, line.content, time: line.time), at: line.text) { return true }
    // `12:15 Canteen: soup and bread`.
    if let label = line.timedLabel, !isHinted(source.location(ofByte: line.text.lowerBound).line),
      namesDish(label.value)
    {
      reportPerhapsFood(at: line.text)
    }
    return false
  }

  private var mayHoldTimedDishes: Bool {
    context.unknownHeading == nil && context.planRank == nil && context.trainingRank == nil
  }

  /// Whether words are a food, or begin with one and state an energy.
  private mutating func isTimedDish(_ text: ItemText, at place: Range<Int>) -> Bool {
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    guard !line.words.isEmpty, text.scan({ ScannedBox($0.over(line.words)) }) == nil,
      case let words = text.slice(line.words), case let dish = NamedDish(words),
      dish.beginsWithDish
    else { return false }
    if dish.answer == .food { return true }
    if line.facts.energy != nil {
      return statesEnergyOfFood(text) && !words.withBytes { OtherEnergyWords.name($0) }
    }
    if dish.answer == .perhaps { reportPerhapsFood(at: place) }
    return false
  }

  private mutating func reportPerhapsFood(at place: Range<Int>) {
    report(
      .uncountedFood,
      "this may be food, but no meal stands above it, so it is a note; if it was eaten, write its meal before it: ‘- 12:30 Lunch: …’",
      at: place)
  }

  /// Hints at several lines without a meal above them, most of which are foods and nothing else.
  mutating func hintPlainDishes(_ lines: ClosedRange<Int>) {
    let read = lines.filter { !file.isHidden($0) }.map { file.lex(line: $0) }
    let pictured = read.compactMap { behindPicture($0.text) }
    let arePictured = pictured.count == read.count
    let labelled = read.compactMap(\.label).filter { isShort($0) }
    let areLabelled = labelled.count == read.count
    guard areFoods(lines) || arePictured || areLabelled || read.allSatisfy(\.hasSignBullet),
      !lines.contains(where: { mayStateEnergy(file.text(ofLine: $0)) })
    else { return }
    let foodWords =
      if arePictured { pictured } else if areLabelled { labelled.map(\.value) } else {
        read.filter { $0.hasSignBullet || isPlainFood($0) }.map { line in
          line.text.prefix { source.bytes[$0] != .colon }
        }
      }
    let names = foodWords.map { source[$0] }
    let foods = names.count { arePictured ? NamedDish($0).hasDish : NamedDish($0).answer == .food }
    guard names.count > 1, foods * 2 >= names.count else { return }
    report(
      .uncountedFood,
      "these lines may be food, but no meal stands above them, so they are a note; if they were eaten, write one, such as "
        + "‘## Lunch’, or ‘## Food’",
      lines: lines)
  }

  /// Whether a label may be short for the name of a meal, whatever the language: `Fr: Müsli`, `M: Kartoffelsuppe`.
  private func isShort(_ label: ScannedLabel) -> Bool { label.key.count <= 4 && !label.value.isEmpty }

  /// The words behind a picture that a line begins with: `🌙 fish pie`.
  func behindPicture(_ text: Range<Int>) -> Range<Int>? {
    file.scan(text) { line in
      var rest = line
      while !rest.isAtEnd, HeadingTitle.isDecoration(rest.scalar(at: rest.position).value) {
        rest.position += max(1, rest.scalar(at: rest.position).length)
      }
      guard rest.position > line.position, rest.spaceLength(at: rest.position) > 0 else { return nil }
      return rest.trimmed(rest.rest)
    }
  }

  /// Hints at a dish behind words that are no name of a meal, in bold or with one among them: `**Later** — ice cream`,
  /// `7ish dinner: pasta`, `Ate: rice and dal`, `Dinner was lasagne`.
  ///
  /// Beside lines that do name a meal any label is one: `Apéro: olives`.
  mutating func hintDishBehindLabel(_ line: LexedLine, meal: MealLabel?, isAmongMeals: Bool = false) {
    let isBold = source.bytes[line.text.lowerBound] == .asterisk
    guard context.planRank == nil, context.trainingRank == nil, line.box == nil else { return }
    guard
      let label = meal?.label ?? line.label ?? file.scan(line.text, { ScannedLabel(beforeDash: $0) })
        ?? sentenceLabel(of: line) ?? tagLabel(of: line),
      !label.value.isEmpty,
      meal != nil || isBold || isAmongMeals && line.label != nil || saysEaten(label.key),
      !mayStateEnergy(line.text), namesDish(label.value) || holdsMarkedDishes(label),
      !namesPlan(source[label.key]), !endsInPlan(label.key)
    else { return }
    report(
      .uncountedFood,
      meal == nil
        ? "this may be food, but ‘\(source[label.key])’ is no name of a meal, so it is a note; if it was eaten, write its meal before it: "
          + "‘\(mealName(for: label.key)): …’"
        : "this may be food, but one line with a meal before it is a note among other words; if it was eaten, begin it with ‘- ’",
      at: line.text)
  }

  /// The meal to propose for a label that names none: that of its time of day, else the dinner.
  private func mealName(for key: Range<Int>) -> String {
    guard case .timeOfDay(let category)? = knownTitle(key).match else { return exampleTitle(.meal(.dinner)) }
    return source[key].withBytes { mealName(category, ofTime: $0) }
  }

  /// `Dinner ideas`, `Lunch plan`.
  private func endsInPlan(_ key: Range<Int>) -> Bool {
    guard let space = key.last(where: { source.bytes[$0] == .space }), space + 1 < key.upperBound else {
      return false
    }
    return namesPlan(source[space + 1..<key.upperBound])
  }

  /// Whether words before a colon or a verb say that something was eaten: a meal among them, a time of day, `Ate`, `Food`.
  private func saysEaten(_ key: Range<Int>) -> Bool {
    // `#lunch`.
    let key = source.bytes[key.lowerBound] == .numberSign ? key.dropFirst() : key
    switch knownTitle(key).match {
    case .timeOfDay, .section(.meal), .section(.food): return true
    case .section, .ambiguous: return false
    case nil: break
    }
    if MealLabelWords.meaning(of: key, in: source) == .foods { return true }
    return parser.mealAmongWords(source[key]) != nil
  }

  /// `#lunch soup`: a tag that is the name of a meal, and what it was.
  private func tagLabel(of line: LexedLine) -> ScannedLabel? {
    let text = line.text
    guard source.bytes[text.lowerBound] == .numberSign,
      let space = text.first(where: { source.bytes[$0] == .space }), space > text.lowerBound + 1
    else { return nil }
    return ScannedLabel(
      key: text.lowerBound..<space, value: file.scan(text) { $0.trimmed(space..<text.upperBound) })
  }

  /// `Food: B) oatmeal L) soup`: a label for food, and a food behind signs of one letter.
  private func holdsMarkedDishes(_ label: ScannedLabel) -> Bool {
    guard case .section(.food)? = knownTitle(label.key).match, label.value.count > 3 else { return false }
    return isASCIILetter(source.bytes[label.value.lowerBound])
      && [.closeParenthesis, .hyphen, .colon].contains(source.bytes[label.value.lowerBound + 1])
      && NamedDish(source[label.value.dropFirst(2)]).hasDish
  }

  /// `Dinner was lasagne`: a meal's name, a verb, and what it was.
  private func sentenceLabel(of line: LexedLine) -> ScannedLabel? {
    guard let label = nameLabel(of: line),
      let space = label.value.first(where: { source.bytes[$0] == .space }),
      source[label.value.lowerBound..<space].withBytes({ Self.verbs.contains($0) })
    else { return nil }
    return ScannedLabel(
      key: label.key.lowerBound..<space,
      value: file.scan(label.value) { $0.trimmed(space..<label.value.upperBound) })
  }

  /// Titles that may stand above what was eaten, and above what should be.
  static let titlesOfFood = WordSet(
    """
    intake, fuel, fuelling, fueling, munchies, eats, food intake, calorie intake, diet, nutrition, eating, calories, Ernährung, Essen heute, Kalorien, alimentation, régime, \
    alimentación, dieta, calorías, alimentação, calorias, alimentazione, calorie, voeding, kost, kosthold, питание, 饮食, 食生活, 식단
    """)

  /// An evening meal in some places, and a drink in all.
  private static let tea = WordSet("tea")

  private static let verbs = WordSet("was, is, were, war, gab, était, fue, foi, era, var")

  /// Hints at an item with a time below a title of a series that is a food and nothing else: `- 07:45 oats` under `## Log`.
  mutating func hintTimedDish(_ item: Item, below title: TextSlice) {
    guard item.line.hasTime, item.line.label == nil, item.line.box == nil, context.planRank == nil,
      context.trainingRank == nil, !isHinted(item.lineNumber),
      case let text = itemText(item, from: item.line.content.lowerBound),
      case let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts),
      NamedDish(text.slice(line.words)).answer == .food
    else { return }
    reportBelowTitle(
      .uncountedFood,
      "‘\(title)’ is no meal, so its items are a series and not counted as food; if this was eaten, write its meal before it: "
        + "‘- 12:30 Lunch: …’", at: item.line.text)
  }

  /// Hints at each item below a title that has a meal's name among other words, if the first is a food and nothing else: `Brunch with
  /// Anna`.
  mutating func hintMealAmongWords(_ item: Item, below title: TextSlice) {
    guard item.depth == 0, item.line.box == nil, context.planRank == nil, !isHinted(item.lineNumber),
      context.trainingRank == nil || title.withBytes({ MealCircumstances.nameTraining($0) })
    else { return }
    let isTime = title.withBytes { timeAlone(LineScanner($0, 0..<$0.count)) } != nil
    if !context.hasHintedMeal {
      context.hasHintedMeal = true
      context.mealInTitle =
        NamedDish(source[item.line.label?.value ?? item.line.content]).answer == .food
        ? isTime ? Section.food.name : mealOfUnknownTitle(title) : nil
    }
    guard let meal = context.mealInTitle else { return }
    reportBelowTitle(
      .uncountedFood,
      isTime
        ? "‘\(title)’ is a time and no meal, so its items are a series and not counted as food; if they were eaten, write ‘## Food’ above it"
        : "‘\(title)’ is no meal that is known, so its items are a series and not counted as food; if they were eaten, write ‘\(meal)’ "
          + "alone, or add the title to [categories] in journal.toml", at: item.line.text)
  }

  /// The meal, or Food, that an unknown title may be meant for: `Brunch with Anna`, `Morning`, `Eaten`, `Post-workout`.
  private func mealOfUnknownTitle(_ title: TextSlice) -> String? {
    if let meal = parser.mealAmongWords(title) { return meal }
    return title.withBytes { bytes -> String? in
      if case .timeOfDay(let category)? = parser.words.match(bytes) {
        return mealName(category, ofTime: bytes)
      }
      if let category = FoodCategory(letter: bytes) { return Section.meal(category).name }
      if Self.tea.contains(bytes) { return Section.meal(.dinner).name }
      if MealCircumstances.nameTraining(bytes) { return Section.meal(.snack).name }
      return Self.titlesOfFood.contains(bytes) || MealLabelWords.meaning(of: bytes) == .foods
        ? Section.food.name : nil
    }
  }

  /// Hints at a ticked box before a meal and a food outside of food and tasks, where it is a task: `- [x] Lunch: soup`.
  mutating func hintMealInTask(_ item: Item, _ items: ItemKind) {
    guard items.mayNameMeal, !items.isFood, isTicked(item), context.planRank == nil else { return }
    let label =
      item.line.label ?? item.line.timedLabel
      ?? file.scan(item.line.content, { ScannedLabel(beforeDash: $0) })
    let isMeal = label.map { context.meal(knownTitle($0.key).match) != nil && namesDish($0.value) } ?? false
    let hasEnergy =
      mayStateEnergy(item.line.text) && statesEnergyOfFood(itemText(item, from: item.line.content.lowerBound))
    guard isMeal || hasEnergy && isNamedFood(item.line.content) else { return }
    report(
      hasEnergy ? .uncountedEnergy : .uncountedFood,
      "with a box this is a task and not counted as food; if it was eaten, write it without the box, or below ‘## Food’",
      at: item.line.text)
  }

  /// Hints at a body weight in a box that is ticked: `- [x] Weight: 72.4 kg`.
  mutating func hintWeightInTask(_ item: Item) {
    guard isTicked(item), context.planRank == nil, context.trainingRank == nil, let label = item.line.label,
      context.section(knownTitle(label.key).match) == .weight,
      let mass = file.scan(label.value, { scanBodyMass($0) }), mass.isHuman(in: parser.settings.units)
    else { return }
    report(
      .uncountedWeight,
      "with a box this is a task and no weight; if it is yours, write it without the box", at: item.line.text)
  }

  private func isTicked(_ item: Item) -> Bool {
    item.line.box.map { source.bytes[$0.mark.lowerBound] | .caseBit == UInt8(ascii: "x") } ?? false
  }

  /// Hints at a list of three items or more in no section, most of which are foods and nothing else, perhaps behind short labels: `Fr: Müsli`.
  mutating func hintListedDishes(_ item: Item) {
    guard isFirstOfList(item), item.line.label.map({ isShort($0) }) ?? true, context.planRank == nil,
      context.trainingRank == nil
    else { return }
    var (items, foods) = (0, 0)
    var last = item.lineNumber
    for index in file.blocks[item.index...].indices {
      let block = file.blocks[index]
      if block.depth > 0 { continue }
      guard block.kind == .item else { break }
      items += 1
      last = Int(block.line)
      let head = file.itemHead(index)
      if file.scan(head.text, { ScannedBox($0) }) != nil { return }
      let label = file.scan(head.text) { ScannedLabel($0) }
      let words = label.flatMap { isShort($0) ? $0.value : nil } ?? head.text
      if NamedDish(source[words]).answer == .food { foods += 1 }
    }
    let above = lineAboveList(item.index)
    let isOther = above.map { text in
      source[text].withBytes {
        OtherEnergyWords.name($0) || PlanWords.name($0)
          || !PlanWords.eaten.occurs(in: $0) && NamedDish(source[text]).namesActivity
      }
    }
    // `Evening` above one dish.
    let namesTime = above.map { if case .timeOfDay? = knownTitle($0).match { true } else { false } } ?? false
    guard items > (namesTime ? 0 : 2), foods * 2 > items, !(isOther ?? false) else { return }
    diagnostics.append(
      Diagnostic(
        .uncountedFood,
        "these items may be food, but no meal stands above them, so they are notes; if they were eaten, write one, such as "
          + "‘## Lunch’, or ‘## Food’", at: file.range(from: item.line.text.lowerBound, throughLine: last)))
  }

  /// Hints at the first item below `Menu` that may have been eaten; below `Camping` at one of a meal; below any plan
  /// at one with a time and an energy.
  mutating func hintPlan(_ item: Item) {
    guard let plan = context.plan else { return }
    let text = itemText(item, from: item.line.content.lowerBound)
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    let hasTime = line.time != nil || item.line.hasTime
    let hasEnergy = line.facts.energy != nil
    let isMenu = plan.withBytes { PlanWords.nameMenu($0) }
    guard hasTime && hasEnergy || isMenu || plan.withBytes({ PlanWords.titles.contains($0) }) else { return }
    func namesMeal(_ match: HeadingWords.Match?) -> Bool {
      if case .section(.meal)? = match { true } else { false }
    }
    guard
      isMenu && (hasTime || hasEnergy) || hasTime && hasEnergy
        || namesMeal(context.heading?.withBytes { parser.words.match($0) })
        || namesMeal((item.line.label ?? item.line.timedLabel).flatMap { knownTitle($0.key).match })
        || isMenu && NamedDish(text.slice(line.words)).answer == .food
    else { return }
    reportPlan(plan, at: item.line.text)
  }

  /// Hints at the first line with a meal and a food in a paragraph below `Meeting` and the like.
  mutating func hintPlanLine(_ label: ScannedLabel, at text: Range<Int>) {
    guard let plan = context.plan, plan.withBytes({ PlanWords.titles.contains($0) }),
      case .section(.meal)? = knownTitle(label.key).match, namesDish(label.value)
    else { return }
    reportPlan(plan, at: text)
  }

  private mutating func reportPlan(_ plan: TextSlice, at text: Range<Int>) {
    context.plan = nil
    report(
      .uncountedFood,
      "‘\(plan)’ is the title of a plan, of a meeting or of another’s food, so nothing below it counts as eaten; if it was, write ‘Food’ or "
        + "the meal instead, such as ‘## Lunch’", at: text)
  }

  /// Whether the list is introduced by a line that ends in a colon: `Shopping:`.
  private func isBelowLabel(_ index: Int) -> Bool {
    guard let text = lineAboveList(index) else { return false }
    return text.last { ![.asterisk, .underscore].contains(source.bytes[$0]) }
      .map { source.bytes[$0] == .colon } ?? false
  }
}

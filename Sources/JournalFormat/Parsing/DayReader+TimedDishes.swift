/// Timed items below a day's title, without a meal: `- 08:15 Porridge`.
extension DayReader {
  /// Whether an item with a time, in no section, says what was eaten then: its words are a food, or begin with one and state an energy.
  ///
  /// Hints at one that may be food.
  mutating func isTimedDish(_ item: Item) -> Bool {
    guard context.unknownHeading == nil, context.planRank == nil, context.trainingRank == nil,
      context.levels[item.depth].isOutermost, !isBelowLabel(item.index)
    else { return false }
    let text = itemText(item, from: item.line.content.lowerBound)
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    guard !line.words.isEmpty, case let words = text.slice(line.words), case let dish = NamedDish(words),
      dish.beginsWithDish
    else { return false }
    if dish.answer == .food { return true }
    if line.facts.energy != nil {
      return statesEnergyOfFood(text) && !words.withBytes { OtherEnergyWords.name($0) }
    }
    if dish.answer == .perhaps {
      report(
        .uncountedFood,
        "this may be food, but no meal stands above it, so it is a note; if it was eaten, write its meal before it: "
          + "‘- 12:30 Lunch: …’", at: item.line.text)
    }
    return false
  }

  /// Hints at several lines without a meal above them, most of which are foods and nothing else.
  mutating func hintPlainDishes(_ lines: ClosedRange<Int>) {
    guard lines.count > 1, case .none = context.lineItems, areFoods(lines) else { return }
    let names = lines.map { file.lex(line: $0) }.filter(isPlainFood).map { line in
      source[line.text.prefix { source.bytes[$0] != .colon }]
    }
    guard names.count(where: { NamedDish($0).answer == .food }) * 2 >= names.count else { return }
    report(
      .uncountedFood,
      "these lines may be food, but no meal stands above them, so they are a note; if they were eaten, write one, such as "
        + "‘## Lunch’, or ‘## Food’", at: file.text(ofLine: lines.lowerBound))
  }

  /// Hints at the first item below `Menu` that may have been eaten; below `Camping` at one of a meal or with a time or an energy; below
  /// other plans at one with both.
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
      hasTime || hasEnergy || namesMeal(context.heading?.withBytes { parser.words.match($0) })
        || namesMeal((item.line.label ?? item.line.timedLabel).flatMap { knownTitle($0.key).match })
        || isMenu && NamedDish(text.slice(line.words)).answer == .food
    else { return }
    context.plan = nil
    report(
      .uncountedFood,
      "‘\(plan)’ names a plan, so nothing below it counts as eaten; if it was, write ‘Food’ or the meal instead, such as ‘## Lunch’",
      at: item.line.text)
  }

  /// Whether the list is introduced by a line that ends in a colon: `Shopping:`.
  private func isBelowLabel(_ index: Int) -> Bool {
    var above = index - 1
    while above >= 0, file.blocks[above].kind == .item || file.blocks[above].depth > 0 { above -= 1 }
    guard above >= 0, file.blocks[above].kind == .paragraph else { return false }
    let text = file.text(ofLine: file.paragraphLines(above).upperBound)
    return text.last { ![.asterisk, .underscore].contains(source.bytes[$0]) }
      .map { source.bytes[$0] == .colon } ?? false
  }
}

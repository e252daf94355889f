/// What is said of energy and of food that is in no sum.
extension DayReader {
  /// Hints at an item below a title that states an energy and is no entry; `series` is what it is part of.
  mutating func hintUncountedEnergy(_ item: Item, below series: TextSlice?) {
    guard context.planRank == nil, !repeatsMeal(item) else { return }
    let text = item.line.text
    let last = item.continuation?.upperBound ?? item.lineNumber
    guard
      mayStateEnergy(text.lowerBound..<source.lineContent(last).upperBound)
        && statesEnergyOfFood(itemText(item, from: text.lowerBound)) || isFoodBesideNumber(text),
      !(series?.withBytes { OtherEnergyWords.name($0) && !MealCircumstances.nameTraining($0) } ?? false)
        && !isBelowOtherEnergy(item.index)
        || context.trainingRank != nil && isNamedFood(text)
    else { return }
    let message =
      if let series {
        "‘\(series)’ is no known meal, so its items are a series and their energy is in no sum; if this was "
          + "eaten, write a meal above it, such as ‘## Lunch’, or add the word to [categories] in journal.toml"
      } else {
        "no meal stands above this item, so it is a note and its energy is in no sum; if it was eaten, write a meal "
          + "above it, such as ‘## Lunch’, or before it: ‘- Lunch: …’"
      }
    reportBelowTitle(.uncountedEnergy, message, at: text)
  }

  /// Whether a line is a food and a number in brackets behind it, as energies are written that name no unit: `egg bites (170)`.
  private func isFoodBesideNumber(_ text: Range<Int>) -> Bool {
    guard let last = text.last, source.bytes[last] == .closeParenthesis,
      let bracket = file.scan(text, { trailingBracket($0) }), bracket.count == 5,
      bracket.dropFirst().dropLast().allSatisfy({ isASCIIDigit(source.bytes[$0]) })
    else { return false }
    let words = file.scan(text) { $0.trimmed(text.lowerBound..<bracket.lowerBound) }
    return NamedDish(source[words]).answer == .food
  }

  /// Whether the words before the energy of a line are those of a food: `protein shake 200 kcal` below training.
  func isNamedFood(_ text: Range<Int>) -> Bool {
    let line = EntryLine(ItemText(source, text), from: text.lowerBound, facts: parser.facts)
    let end = line.figure.map { max(line.words.lowerBound, $0.lowerBound) } ?? line.words.upperBound
    return NamedDish(source[line.words.lowerBound..<min(end, line.words.upperBound)]).answer == .food
  }

  /// Hints at an item below Notes that says that something was eaten, names a meal or a food, and states its energy:
  /// `I ate 3 cookies (240 kcal)`, `Lunch was 600 kcal`.
  mutating func hintEnergyEaten(_ item: Item) {
    let text = item.line.text
    guard context.planRank == nil, !isBelowTotal, mayStateEnergy(text),
      statesEnergyOfFood(ItemText(source, text)),
      saysEating(text) || holdsMeal(source[text]) || isNamedFood(text)
    else { return }
    report(
      .uncountedEnergy,
      "below a title for notes this is a note and its energy is in no sum; if it was eaten, write its meal before it: ‘- Snack: …’",
      at: text)
  }

  /// Keeps a line that is the name of a meal and an energy, outside food: `Breakfast: 300 kcal`. Where the meal has an entry with an
  /// energy it sums up the day; else no sum has it.
  mutating func keepMealEnergy(_ label: ScannedLabel, at text: Range<Int>) {
    guard context.planRank == nil, context.trainingRank == nil, mayStateEnergy(label.value),
      case .section(.meal(let category))? = knownTitle(label.key).match,
      file.scan(label.value, { parser.facts.read($0)?.energy != nil }),
      !(context.heading?.withBytes { OtherEnergyWords.name($0) } ?? false)
    else { return }
    context.mealEnergies.append((category, text))
  }

  /// Hints at two lines or more of a paragraph or a list outside food that are the name of a meal and a number: `Breakfast: 400`.
  mutating func hintMealNumbers(_ lines: ClosedRange<Int>) {
    guard lines.count > 1, context.planRank == nil, context.trainingRank == nil,
      !(context.heading?.withBytes { OtherEnergyWords.name($0) } ?? false)
    else { return }
    let numbers = lines.filter { number in
      guard !file.isHidden(number), let label = file.lex(line: number).label,
        (3...4).contains(label.value.count), label.value.allSatisfy({ isASCIIDigit(source.bytes[$0]) }),
        case .section(.meal)? = knownTitle(label.key).match
      else { return false }
      return true
    }
    guard numbers.count > 1, let first = numbers.first else { return }
    reportMealNumbers(at: file.text(ofLine: first))
  }

  private mutating func reportMealNumbers(at text: Range<Int>) {
    report(
      .uncountedEnergy,
      "these numbers behind meals have no unit and are in no sum; if they are energies, write ‘## Food’ above them, and their unit: "
        + "‘- Lunch: soup (450 kcal)’", at: text)
  }

  /// Hints at such items of a list, at the first of it.
  mutating func hintMealNumbers(ofListWith item: Item) {
    guard item.line.label == nil, isFirstOfList(item), isMealWithNumber(item.line.text) else { return }
    let others = file.blocks[item.next...].prefix { $0.kind == .item }.indices
    guard others.contains(where: { isMealWithNumber(file.itemHead($0).text) }) else { return }
    reportMealNumbers(at: item.line.text)
  }

  /// Hints at such lines at the end of a file, if no entry of their meal states an energy.
  mutating func remarkOnMealEnergies() {
    var isFurther = false
    for (category, text) in context.mealEnergies
    where !day.entries.contains(where: { $0.category == category && $0.facts.energy != nil }) {
      var diagnostic = Diagnostic(
        .uncountedEnergy,
        "this line names a meal and its energy and no food, so it is a note and in no sum; if it was eaten, write ‘## Food’ above it, "
          + "or the food too: ‘- Lunch: soup (450 kcal)’", at: file.range(text))
      diagnostic.isFurther = isFurther
      diagnostics.append(diagnostic)
      isFurther = true
    }
  }

  /// Hints at a food below a total among foods: what stands below a total is a note.
  mutating func hintBelowTotal(_ item: Item) {
    guard isBelowTotal, item.depth == 0 else { return }
    if let label = item.line.label {
      if context.meal(knownTitle(label.key).match) != nil, namesDish(label.value) {
        reportBelowTotal(item.line.text)
      }
      return
    }
    let text = ItemText(source, item.line.content)
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    guard NamedDish(text.slice(line.words)).answer == .food else { return }
    reportBelowTotal(item.line.text)
  }

  /// Hints at a meal and its food on a line of prose below a total.
  mutating func hintMealBelowTotal(_ line: LexedLine) {
    guard isBelowTotal, let meal = mealLabel(of: line), namesDish(meal.label.value) else { return }
    reportBelowTotal(line.text)
  }

  private var isBelowTotal: Bool {
    context.sections.last?.section == .total && !day.entries.isEmpty && context.planRank == nil
  }

  private mutating func reportBelowTotal(_ text: Range<Int>) {
    report(
      .uncountedFood,
      "what stands below a total is a note and not counted; if it was eaten, move the total below it",
      at: text)
  }

  /// Hints at `Lunch: sandwich (500 kcal)` on a line of its own. The lines up to `last` would join it
  /// as an item, unless the next stands for itself too.
  mutating func hintMissingBullet(
    _ label: ScannedLabel, at text: Range<Int>, line number: Int, through last: Int
  ) {
    guard mayStateEnergy(label.value), case .meal? = section(ofLabel: label), namesFood(label.value),
      statesEnergyOfFood(ItemText(source, label.value))
    else { return }
    let isAlone = number == last || isKnownLabel(number + 1)
    let place = source.location(ofByte: text.lowerBound)
    let bullet = TextEdit(range: place..<place, replacement: [.hyphen, .space])
    reportEnergyInProse(at: text, fixIt: isAlone ? Diagnostic.FixIt(offer: "write ‘- ’", edit: bullet) : nil)
  }

  /// Hints at a line of prose under food that states the energy of food.
  mutating func hintEnergyInProse(_ line: LexedLine) {
    // A table is a way of its own to keep a diary, not an entry gone wrong.
    guard source.bytes[line.text.lowerBound] != .verticalBar, mayStateEnergy(line.text),
      !(line.label.map { namesActivity($0) } ?? false)
    else { return }
    if statesEnergyOfFood(ItemText(source, line.text)) { return reportEnergyInProse(at: line.text) }
    guard context.planRank == nil, file.scan(line.text, { parser.facts.read($0)?.energy != nil }) else {
      return
    }
    report(
      .uncountedEnergy,
      "this energy names no food, so it is a note and in no sum; write it behind its food: ‘- soup (300 kcal)’, or as a total: "
        + "‘Total: 900 kcal’",
      at: line.text)
  }

  /// Hints at an energy on an unindented line below the last of several items: it is counted as that item's and may be meant for all.
  mutating func hintEnergyOfLastItem(_ item: Item) {
    guard let more = item.continuation, item.depth == 0, item.index > 0,
      case let above = file.blocks[item.index - 1],
      above.kind == .item, above.depth == 0,
      item.next == file.blocks.count || file.blocks[item.next].kind != .item,
      let number = more.first(where: { number in
        let text = file.text(ofLine: number)
        return !file.isHidden(number) && mayStateEnergy(text)
          && file.scan(text) { (parser.facts.readStatement($0) ?? parser.facts.read($0))?.energy != nil }
      }),
      case let text = file.text(ofLine: number), text.lowerBound == source.lineContent(number).lowerBound
    else { return }
    report(
      .almostFacts,
      "this energy is counted as that of the item right above it; indent it if so, or, if it is that of all of them, write it as a total: "
        + "‘Total: 900 kcal’",
      at: text)
  }

  private mutating func reportEnergyInProse(at text: Range<Int>, fixIt: Diagnostic.FixIt? = nil) {
    report(
      .uncountedEnergy,
      "only an item of a list is an entry, so this line is a note and its energy is in no sum; begin it with ‘- ’",
      at: text, fixIt: fixIt)
  }

  /// Hints at a line of prose below a title that states the energy of food, where no meal stands above it.
  mutating func hintEnergyWithoutMeal(_ line: LexedLine) {
    guard context.planRank == nil, line.label == nil || mealLabel(of: line) == nil,
      source.bytes[line.text.lowerBound] != .verticalBar, mayStateEnergy(line.text),
      case let text = ItemText(source, line.text), statesEnergyOfFood(text),
      !(context.heading?.withBytes { OtherEnergyWords.name($0) } ?? false),
      !source[line.text].withBytes({ OtherEnergyWords.name($0) || PlanWords.yields.begins($0) })
    else { return }
    reportBelowTitle(
      .uncountedEnergy,
      "no meal stands above this line, so it is a note and its energy is in no sum; if it was eaten, write a meal "
        + "above it, such as ‘## \(exampleTitle(.meal(.lunch)))’, or before it: ‘\(exampleTitle(.meal(.lunch))): …’",
      at: line.text)
  }

  /// Hints at the first line of a paragraph below an entry that states the energy of food.
  mutating func hintEnergyInRemark(_ lines: ClosedRange<Int>) {
    for number in lines {
      let text = file.text(ofLine: number)
      guard mayStateEnergy(text), statesEnergyOfFood(ItemText(source, text)) else { continue }
      return report(
        .uncountedEnergy,
        "a paragraph below an entry is a remark on it, so this energy is in no sum; if it was eaten, begin the line with ‘- ’",
        at: text)
    }
  }

  /// Hints at a line that goes on with the meal above it and has a label and an energy of its own: `Tea: sausage and mash - 620 kcal`.
  mutating func hintEnergyBehindLabel(_ line: LexedLine) {
    guard let label = line.label, !label.value.isEmpty, mayStateEnergy(label.value),
      statesEnergyOfFood(ItemText(source, label.value))
    else { return }
    report(
      .almostFacts,
      "‘\(source[label.key])’ is no name of a meal that is known, so this line is part of the entry above; if it is a meal of its own, begin it "
        + "with ‘- ’, or add the word to [categories] in journal.toml", at: line.text)
  }

  /// Whether a label says that the energy behind it was burned: `**Exercise:** 30 min jogging (300 kcal)`; not `Workout: protein shake`.
  func namesActivity(_ label: ScannedLabel) -> Bool {
    mayStateEnergy(label.value) && file.scan(label.key) { OtherEnergyWords.nameActivity(key: $0) }
      && !NamedDish(source[label.value]).hasDish
  }

  /// Whether a label names what was done besides eating, and no dish stands behind it: `Sport: Joggen`.
  func saysActivity(_ label: ScannedLabel) -> Bool {
    file.scan(label.key) { OtherEnergyWords.nameActivity(key: $0) } && !NamedDish(source[label.value]).hasDish
  }

  /// Hints at what stands behind such a label and says of no training what it was: `Run: 2 gels (200 kcal)`.
  mutating func hintEnergyOfActivity(_ label: ScannedLabel) {
    let saysActivity = source[label.value].withBytes {
      OtherEnergyWords.name($0) || OtherEnergyWords.measures.occurs(in: $0)
        || WeightWords.training.occurs(in: $0)
    }
    let isEnergyAlone = file.scan(label.value) { parser.facts.read($0)?.energy != nil }
    guard !saysActivity, !isEnergyAlone else { return }
    report(
      .uncountedEnergy,
      "‘\(source[label.key])’ is an activity, so this energy is taken for burned and in no sum; if it was eaten, write it without that label",
      at: label.key.lowerBound..<label.value.upperBound)
  }

  private func isKnownLabel(_ number: Int) -> Bool {
    let line = file.lex(line: number)
    guard line.text.lowerBound == source.lineContent(number).lowerBound, let label = line.label else {
      return false
    }
    return section(ofLabel: label) != nil
  }

  /// Whether such a hint stands on the line of `text`.
  func isHintedEnergy(at text: Range<Int>) -> Bool {
    let place = source.location(ofByte: text.lowerBound)
    return diagnostics.contains { $0.code == .uncountedEnergy && $0.range.lowerBound == place }
  }

  /// Whether a line on its own would be words that end in an energy, or an energy alone.
  func statesEnergy(_ text: Range<Int>) -> Bool {
    mayStateEnergy(text)
      && EntryLine(ItemText(source, text), from: text.lowerBound, facts: parser.facts).facts.energy != nil
  }

  /// Whether a word for energy may stand there, so that other lines are not taken apart in vain.
  func mayStateEnergy(_ text: Range<Int>) -> Bool {
    file.scan(text) { parser.facts.words.mayHoldEnergy($0) }
  }

  /// Whether words would be an entry with an energy. `Goal: 2000 kcal`, `2000 kcal` and `Total 2000 kcal` name no food.
  func statesEnergyOfFood(_ text: ItemText) -> Bool {
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    guard line.facts.energy != nil, !line.words.isEmpty else { return false }
    return text.scan { scanner in
      // `a 2000 kcal diet`.
      if let end = line.figure?.upperBound, end < text.range.upperBound,
        case let rest = scanner.over(scanner.trimmed(end..<text.range.upperBound)),
        Self.namedForEnergy.begins(
          UnsafeBufferPointer(start: scanner.base + rest.position, count: rest.rest.count))
      {
        return false
      }
      let words = scanner.over(line.words)
      if parser.facts.read(words) != nil { return false }
      if let label = ScannedLabel(scanner.over(line.raw)) {
        if parser.facts.read(scanner.over(label.value)) != nil { return false }
      }
      // `Calories too low (~1300 kcal)`.
      let first = parser.facts.wordRange(words)
      switch parser.facts.meaning(of: first, words) {
      case .kilocalories, .kilojoules, .energy: return false
      case .grams, .millilitres, .nutrient, .otherNutrient, nil: break
      }
      let match = UnsafeBufferPointer(start: scanner.base + words.position, count: words.rest.count)
      if case .section(.total)? = parser.words.match(match) { return false }
      return true
    }
  }

  /// What has an energy in its name and is not eaten.
  private static let namedForEnergy = WordSet(
    "diet, diets, deficit, surplus, budget, limit, Diät, Defizit, régime, dieta, déficit, dieet, diet")

  /// Whether the line right above a list says that its energy is of another kind: `**Workout**`, `Ingredients:`.
  func isBelowOtherEnergy(_ index: Int) -> Bool {
    guard let text = lineAboveList(index), text.count <= ScannedLabel.longest else { return false }
    return source[text].withBytes { OtherEnergyWords.name($0) }
  }

  /// The last line of the paragraph right above the list that an item is in.
  func lineAboveList(_ index: Int) -> Range<Int>? {
    var above = index - 1
    while above >= 0, file.blocks[above].kind == .item || file.blocks[above].depth > 0 { above -= 1 }
    guard above >= 0, file.blocks[above].kind == .paragraph else { return nil }
    return file.text(ofLine: file.paragraphLines(above).upperBound)
  }

}

/// What is said of energy and of food that is in no sum.
extension DayReader {
  /// Hints at an item below a title that states an energy and is no entry; `series` is what it is part of.
  mutating func hintUncountedEnergy(_ item: Item, below series: TextSlice?) {
    guard context.planRank == nil, !repeatsMeal(item),
      !(item.line.label.map { label in file.scan(label.key) { OtherEnergyWords.nameActivity(key: $0) } }
        ?? false)
    else { return }
    let text = item.line.text
    if let series, hintBreakdown(item, below: series) { return }
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

  /// Keeps a line that is the name of a meal and an energy, outside food: `Breakfast: 300 kcal`. Where the meal has an entry it
  /// sums up the meal, if it stands below no title or label but one that says so; else no sum has it.
  mutating func keepMealEnergy(_ label: ScannedLabel, at text: Range<Int>, ofItem index: Int? = nil) {
    guard context.planRank == nil, context.trainingRank == nil, mayStateEnergy(label.value),
      case .section(.meal(let category))? = knownTitle(label.key).match,
      let energy = file.scan(label.value, { parser.facts.read($0)?.energy }),
      !(context.heading?.withBytes { OtherEnergyWords.name($0) } ?? false)
    else { return }
    let titles = [context.unknownHeading, index.flatMap { lineAboveList($0) }.map { source[$0] }]
    let isOfDay = titles.allSatisfy { $0.map { $0.withBytes { sumsUpDay($0) } } ?? true }
    context.mealEnergies.append((category, isOfDay ? energy : nil, text))
  }

  /// Whether a title or label says that what is below it sums up what was eaten: `Summary`, `**Calories:**`.
  func sumsUpDay(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    PlanWords.summaries.occurs(in: title) || PlanWords.mealsOfDay.occurs(in: title)
      || EnergyContext.nutrition.occurs(in: title) || EnergyContext.totals.occurs(in: title)
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

  /// Keeps such lines at the end of a file as what their meals amount to, if these state no energy, and hints at those of meals without
  /// an entry.
  mutating func remarkOnMealEnergies() {
    guard !context.mealEnergies.isEmpty else { return }
    let eaten = Set(day.entries.compactMap(\.category))
    var open = eaten.subtracting(day.entries.lazy.filter { $0.energy != nil }.compactMap(\.category))
    var isFurther = false
    for (category, energy, text) in context.mealEnergies {
      if let energy, open.remove(category) != nil {
        totals.append(
          TotalLine(range: file.range(text), energy: energy, entriesBefore: 0, starts: [], category: category)
        )
      }
      guard energy == nil ? open.contains(category) || !eaten.contains(category) : !eaten.contains(category)
      else {
        continue
      }
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
    // `*Calories: ~450 kcal, Protein: ~30 g*`.
    if let energy = file.scan(line.text, { parser.facts.readStatement($0)?.energy }),
      shareAbove(energy, line.text)
    {
      return
    }
    if statesEnergyOfFood(ItemText(source, line.text)) { return reportEnergyInProse(at: line.text) }
    guard context.planRank == nil, let energy = file.scan(line.text, { parser.facts.read($0)?.energy }) else {
      return
    }
    if shareAbove(energy, line.text) { return }
    report(
      .uncountedEnergy,
      "this energy names no food, so it is a note and in no sum; write it behind its food: ‘- soup (300 kcal)’, or as a total: "
        + "‘Total: 900 kcal’",
      at: line.text)
  }

  /// Hints at an energy on an unindented line below the last of several items: it is counted as that item's and may be meant for all.
  mutating func hintEnergyOfLastItem(_ item: Item) {
    guard let text = lineOfEnergy(belowLast: item).map({ file.text(ofLine: $0) }) else { return }
    report(
      .almostFacts,
      "this energy is counted as that of the item right above it; indent it if so, or, if it is that of all of them, write it as a total: "
        + "‘Total: 900 kcal’",
      at: text)
  }

  /// Keeps an energy that no food stands beside as that of the entries above it, if these are several of one meal and state none.
  private mutating func shareAbove(_ energy: EnergyAmount, _ text: Range<Int>) -> Bool {
    let meal = day.entries[(context.sections.last?.firstEntry ?? 0)...]
    guard context.planRank == nil, meal.count > 1,
      meal.allSatisfy({ $0.energy == nil && $0.category == meal.first?.category })
    else { return false }
    addTotal(energy, file.range(text), of: [meal.startIndex], scope: .meal)
    return true
  }

  /// The unindented line below the last of several items that is an energy and nothing else.
  private func lineOfEnergy(belowLast item: Item) -> Int? {
    guard let more = item.continuation, item.depth == 0, item.index > 0,
      case let above = file.blocks[item.index - 1],
      above.kind == .item, above.depth == 0,
      item.next == file.blocks.count || file.blocks[item.next].kind != .item,
      let number = more.first(where: { number in
        let text = file.text(ofLine: number)
        return !file.isHidden(number) && mayStateEnergy(text)
          && file.scan(text) { (parser.facts.readStatement($0) ?? parser.facts.read($0))?.energy != nil }
      }),
      file.text(ofLine: number).lowerBound == source.lineContent(number).lowerBound
    else { return nil }
    return number
  }

  /// That line, if the item and the entries of its meal before it state no energy of their own: it is that of all of them.
  func lineOfEnergy(ofAllAbove item: Item, in category: FoodCategory?) -> Int? {
    guard !mayStateEnergy(item.line.text), let number = lineOfEnergy(belowLast: item) else { return nil }
    let meal = day.entries[(context.sections.last?.firstEntry ?? 0)...].filter { $0.category == category }
    return !meal.isEmpty && meal.allSatisfy { $0.energy == nil } ? number : nil
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
      !source[line.text].withBytes({ OtherEnergyWords.name($0) || PlanWords.yields.begins($0) }),
      !saysSum(line.text),
      !(line.label.map { label in file.scan(label.key) { OtherEnergyWords.nameActivity(key: $0) } } ?? false)
    else { return }
    reportBelowTitle(
      .uncountedEnergy,
      "no meal stands above this line, so it is a note and its energy is in no sum; if it was eaten, write a meal "
        + "above it, such as ‘## \(exampleTitle(.meal(.lunch)))’, or before it: ‘\(exampleTitle(.meal(.lunch))): …’",
      at: line.text)
  }

  /// Hints at the energy of one of the foods listed above, of which none states any: `- Rice: 250 kcal` below `**Breakdown by item:**`.
  private mutating func hintBreakdown(_ item: Item, below series: TextSlice) -> Bool {
    guard series.withBytes({ OtherEnergyWords.breakdowns.occurs(in: $0) }), !day.entries.isEmpty,
      day.entries.allSatisfy({ $0.energy == nil }), mayStateEnergy(item.line.text)
    else { return false }
    reportBelowTitle(
      .uncountedEnergy,
      "‘\(series)’ says what was eaten above once more, so its energy is in no sum; write it behind each food there: ‘rice (250 kcal)’",
      at: item.line.text)
    return true
  }

  /// Whether the words before a line's first colon or figure say what foods amount to: `**So far: 492 kcal**`.
  private func saysSum(_ text: Range<Int>) -> Bool {
    file.scan(text) { line in
      let words = line.over(withoutEmphasis(line))
      let end = words.rest.first { words.byte(at: $0) == .colon || words.digit(at: $0) != nil } ?? words.end
      return EnergyContext.sumLines.makesUp(words.over(words.trimmed(words.position..<end)).bytes)
    }
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

/// Lines that look like tasks or ticks and are none.
extension DayReader {
  /// Whether a line may begin with a box and no bullet; most do not, and are asked no more.
  @inline(__always)
  func mayBeginTask(_ line: LexedLine) -> Bool {
    let start = source.bytes[line.text.lowerBound]
    return start == .openBracket || start == .openParenthesis || start == .hyphen || start == .punctuationLead
      || start == UInt8(ascii: "T") && file.scan(line.text) { $0.starts(with: "TODO") }
  }

  /// Hints at a box that no bullet stands before: `[ ] call the dentist`, `-[ ] call`, `☐ call`.
  mutating func hintTaskWithoutBullet(_ line: LexedLine) {
    let first = line.text.lowerBound
    let start = source.bytes[first]
    guard line.text.count > 4 else { return }
    if start == UInt8(ascii: "T") { return hintKeyword(at: line.text) }
    if start == .openParenthesis { return hintRoundBox(line.text) }
    let boxAt = start == .hyphen ? first + 1 : first
    if start == .punctuationLead, let mark = taskMark(line.text) {
      return report(
        .uncountedTask,
        "a sign is no box, and a box \(isOfBox) only in a list, so this line is a note; write it as an item: ‘- [\(mark)] …’",
        at: line.text)
    }
    let isTask = file.scan(boxAt..<line.text.upperBound) { text in
      guard let box = ScannedBox(text) else { return false }
      let mark = text.byte(at: box.mark.lowerBound)
      return box.end < text.end && (mark == .space || mark | .caseBit == UInt8(ascii: "x"))
    }
    guard isTask else { return }
    report(
      .uncountedTask,
      "a box \(isOfBox) only in a list, so this line is a note; write it as an item: ‘- [\(context.lineItems.section == .habits ? "x" : " ")] …’",
      at: line.text)
  }

  /// What a box is where the line stands.
  private var isOfBox: String { context.lineItems.section == .habits ? "ticks a habit" : "is a task" }

  /// Hints at a box of round brackets: `(x) call`, `( ) call`.
  private mutating func hintRoundBox(_ text: Range<Int>) {
    let mark = file.scan(text) { line -> UInt8? in
      guard line.peek(2) == .closeParenthesis, line.peek(3) == .space else { return nil }
      return line.peek(1)
    }
    guard let mark, mark == .space || mark | .caseBit == UInt8(ascii: "x") else { return }
    report(
      .uncountedTask,
      "a box has square brackets and stands in a list, so this line is a note; write it as ‘- [\(mark == .space ? " " : "x")] …’",
      at: text)
  }

  /// Hints at `TODO call the dentist` on a line of its own.
  private mutating func hintKeyword(at text: Range<Int>) {
    let isKeyword = file.scan(text) { line in
      var rest = line
      guard rest.skip("TODO") else { return false }
      return rest.skip(.colon) || rest.peek() == .space
    }
    guard isKeyword else { return }
    report(
      .uncountedTask,
      "‘TODO’ begins a task only in a list, so this line is a note; write it as an item: ‘- [ ] …’",
      at: text)
  }

  /// Hints at an item that begins with what looks like a box and is none: `- ☐ call`, `- [ ]call`.
  mutating func hintBoxOfItem(_ item: Item) {
    let text = item.line.text
    guard mayBeginTask(item.line), source.bytes[text.lowerBound] != .hyphen, item.line.box == nil,
      text.count > 4
    else {
      return
    }
    if source.bytes[text.lowerBound] == .openParenthesis { return hintRoundBox(text) }
    if source.bytes[text.lowerBound] == .punctuationLead {
      guard let mark = taskMark(text) else { return }
      return report(
        .uncountedTask, "this sign is no box, so the item is no task; write ‘- [\(mark)] …’ for it", at: text)
    }
    let isBox = file.scan(text) { line in
      // Not `[x](page.md)`.
      if line.peek(1) == .space, line.peek(4) == .closeBracket {
        // `[ x ] call`.
        return line.peek(2) | .caseBit == UInt8(ascii: "x") && line.peek(3) == .space
      }
      return (line.peek(1) == .space || line.peek(1) | .caseBit == UInt8(ascii: "x"))
        && line.peek(2) == .closeBracket
        && (isASCIILetter(line.peek(3)) || !line.peek(3).isASCII)
    }
    guard isBox else { return }
    report(
      .uncountedTask,
      "this is no box, so the item is no task; write it as ‘- [ ] …’ or ‘- [x] …’, one sign between the brackets and a space behind them",
      at: text)
  }

  /// What stands in the box that a sign at the beginning of a line is meant for; a cross and an arrow are one only below tasks.
  private func taskMark(_ text: Range<Int>) -> String? {
    let sign = file.scan(text) { $0.scalar(at: $0.position).value }
    switch sign {
    case 0x2610, 0x2B1C: return " "
    case 0x2611, 0x2612, 0x2705, 0x2713, 0x2714: return "x"
    case 0x2715...0x2718, 0x274C: return context.lineItems.section == .tasks ? "-" : nil
    case 0x2192, 0x279C, 0x27A1: return context.lineItems.section == .tasks ? ">" : nil
    default: return nil
    }
  }

  /// Hints at the first outermost item without a box below a title for tasks, where another has none either or others have one, and all
  /// without are short, without a label and no sentences.
  mutating func hintItemsWithoutBox(_ item: Item) {
    guard !context.readsTasksOnly, item.depth == 0, context.planRank == nil else { return }
    var first = item.index
    for index in (0..<item.index).reversed() where file.blocks[index].depth == 0 {
      guard file.blocks[index].kind == .item else { break }
      guard isTask(file.item(at: index).line) else { return }
      first = index
    }
    var (tasks, others) = (0, 0)
    for index in file.blocks[first...].indices where file.blocks[index].depth == 0 {
      guard file.blocks[index].kind == .item else { break }
      let line = file.item(at: index).line
      if isTask(line) {
        tasks += 1
      } else {
        guard line.label == nil, !line.hasTime, isPlainTask(line.text), taskMark(line.text) == nil else {
          return
        }
        others += 1
      }
    }
    guard others > 1 || tasks > 0 else { return }
    report(
      .uncountedTask,
      others > 1
        ? "an item is a task only with a box, so these are notes; begin each with ‘- [ ] ’"
        : "an item is a task only with a box, so this is a note; begin it with ‘- [ ] ’", at: item.line.text)
  }

  private func isTask(_ line: LexedLine) -> Bool {
    line.box != nil || file.scan(line.text) { taskWord($0, among: taskWords) } != nil
  }

  /// Hints at the first box in a quotation that is no callout of tasks: `> - [ ] call`.
  mutating func hintTaskInQuotation(_ lines: ClosedRange<Int>) {
    for number in lines {
      let text = file.text(ofLine: number)
      let isTask = file.scan(text) { line in
        var rest = line
        while rest.peek() == .greaterThanSign || rest.peek() == .space { rest.position += 1 }
        guard rest.position > line.position,
          rest.skip(.hyphen) || rest.skip(.asterisk) || rest.skip(.plusSign),
          rest.skip(.space), let box = ScannedBox(rest), box.end < rest.end
        else { return false }
        let mark = rest.byte(at: box.mark.lowerBound)
        return mark == .space || mark | .caseBit == UInt8(ascii: "x")
      }
      guard isTask else { continue }
      return report(
        .uncountedTask,
        "a box in a quotation is no task; write it without ‘>’, or begin the quotation with ‘> [!todo]’",
        at: text)
    }
  }

  /// Hints at `Floss ✅` and `Water 6 glasses` below Habits: what says that a habit was done, or how much, and no box.
  mutating func hintUntickedHabit(_ item: Item) {
    let text = item.line.text
    let saysDone = file.scan(text) { line in
      // A selector of how it looks may follow a sign.
      var (sign, length) = line.scalar(before: text.upperBound, from: text.lowerBound)
      if sign == 0xFE0F { sign = line.scalar(before: text.upperBound - length, from: text.lowerBound).value }
      return (0x2610...0x2612).contains(sign) || (0x2713...0x2718).contains(sign)
        || [0x2B1C, 0x2705, 0x274C].contains(sign)
    }
    let isAnswered = item.line.label.map { label in
      Self.answers.contains { answer in file.scan(label.value) { $0.isWhole(answer) } }
    }
    guard saysDone || isAnswered == true || file.scan(text, { saysHowMuch($0.over(text)) }) else { return }
    report(
      .uncountedTask,
      saysDone || isAnswered == true
        ? "nothing here ticks a habit, so this is a note; tick it with a box: ‘- [x] …’"
        : "an amount stands behind the name and a colon, so this is a note; write ‘- Water: 6 glasses’, or tick it: ‘- [x] …’",
      at: text)
  }

  /// What people write behind the name of a habit instead of ticking it: `Meditate: yes`.
  private static let answers: [StaticString] = [
    "yes", "no", "done", "ok", "ja", "nein", "erledigt", "gemacht", "oui", "non", "fait", "sim", "si",
    "hecho", "feito",
    "fatto", "nee", "gedaan", "nej", "nei",
  ]

  /// Whether a number, perhaps with one word for its unit, is all that stands before or behind a name of at most four words.
  private func saysHowMuch(_ line: LineScanner) -> Bool {
    var words: [Range<Int>] = []
    var rest = line
    while true {
      rest.skipSpaces()
      if rest.isAtEnd { break }
      let start = rest.position
      while rest.position < rest.end, rest.spaceLength(at: rest.position) == 0 { rest.position += 1 }
      words.append(start..<rest.position)
    }
    guard (2...6).contains(words.count) else { return false }
    func isNumber(_ word: Range<Int>) -> Bool {
      isASCIIDigit(line.byte(at: word.lowerBound))
        && word.allSatisfy {
          isASCIIDigit(line.byte(at: $0)) || [.slash, .period, .comma].contains(line.byte(at: $0))
        }
    }
    // `page 3 of 8` says where, and not how much.
    guard words.count(where: { $0.contains { isASCIIDigit(line.byte(at: $0)) } }) == 1 else { return false }
    let last = words[words.count - 1]
    return isNumber(words[0]) || isNumber(last)
      || words.count > 2 && isNumber(words[words.count - 2])
        && last.allSatisfy { isWordByte(line.byte(at: $0)) }
  }
}

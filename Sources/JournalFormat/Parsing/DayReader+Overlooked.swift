/// Figures, meals and tasks that stand where nothing reads them, and no word says why.
extension DayReader {
  /// Hints at headings of Org in a file of Markdown, where `** Lunch` below `* Food` is a line of that item and no title.
  mutating func hintOrgHeading(_ number: Int, below item: Item) {
    guard source.bytes[item.start] == .asterisk else { return }
    let line = source.lineContent(number)
    let stars = source.bytes[line].prefix { $0 == .asterisk }.count
    guard stars > 1, stars < line.count, source.bytes[line.lowerBound + stars] == .space,
      !context.hasHintedOrg
    else { return }
    context.hasHintedOrg = true
    report(
      .uncountedFood,
      "headings with stars are those of Org, and here lines of a list; write them with ‘#’, or keep such days in a file ending in ‘.org’ and bring them in with ‘journal import log’",
      at: line)
  }

  // MARK: Weights

  /// Hints at a human weight between commas that no word names: behind a time, `07:10 up, 82.4 kg`, at the beginning of a line of prose,
  /// `72.4 kg, 18 %`, alone in an item, or in a title, `Day 13 Saturday, 90.5 kg`.
  mutating func hintBareWeight(
    _ text: Range<Int>, _ number: Int, isTitle: Bool = false, hasTime: Bool = false
  ) {
    guard context.trainingRank == nil, context.thingRank == nil, context.planRank == nil else { return }
    let parts = file.scan(text) { self.parts(of: $0) }
    guard parts.count > 1 || !isTitle,
      let index = parts.firstIndex(where: { part in
        file.scan(part) { line in
          guard let mass = scanBodyMass(line), mass.unit != nil else { return false }
          return mass.end == line.end && mass.isHuman(in: parser.settings.units)
        }
      }),
      isTitle || hasTime
        || index == 0
          && (context.levels.isEmpty || parts.count == 1 && context.unknownHeading == nil),
      ![
        WeightWords.goals, WeightWords.titlesOfGoals, WeightWords.training, WeightWords.things,
        WeightWords.others,
      ]
      .contains(where: { has($0, text) }),
      !isRepeated(text), !isAmongSets(number), !NamedDish(source[text]).hasDish
    else { return }
    report(
      .uncountedWeight,
      "this may be a body weight, but no word says so, so it is not counted; if it is one, write it alone: "
        + "‘\(exampleTitle(.weight)): \(source[parts[index]])’", at: parts[index])
  }

  /// Hints at a human weight behind a short word for one or a word for scales, where nothing else stands: `w: 72.4`, `Waage: 72,4`.
  ///
  /// Without a unit and without `:` or `=` it has decimals.
  @discardableResult
  mutating func hintShortWeight(_ line: LexedLine, _ number: Int) -> Bool {
    guard line.content.count <= 60, let last = line.content.last.map({ source.bytes[$0] }),
      isWordByte(last) || last == .percentSign || last == .period,
      context.trainingRank == nil, context.thingRank == nil, context.planRank == nil
    else { return false }
    var start = line.content.lowerBound
    if case .time(_, _, let end) = line.time { start = end }
    let key = file.scan(start..<max(start, line.content.upperBound)) { text -> Range<Int>? in
      guard let figure = text.firstDigit(), figure > text.position, figure - text.position <= 24,
        let mass = scanBodyMass(text.over(figure..<text.end)), mass.isHuman(in: parser.settings.units)
      else { return nil }
      var key = text.trimmed(text.position..<figure)
      var hasSign = false
      while let sign = key.last.map({ text.byte(at: $0) }),
        sign == .colon || sign == .equalsSign || sign == .asterisk
      {
        hasSign = hasSign || sign != .asterisk
        key = text.trimmed(key.lowerBound..<key.upperBound - 1)
      }
      let rest = text.trimmed(mass.end..<text.end)
      let hasDecimals = text.rest.contains { at in
        (text.byte(at: at) == .period || text.byte(at: at) == .comma) && text.digit(at: at + 1) != nil
      }
      guard hasSign || mass.unit != nil || hasDecimals && text.spaceBefore(figure, from: text.position),
        rest.isEmpty || text.byte(at: rest.lowerBound) == .period || saysHowTaken(rest)
      else { return nil }
      return key
    }
    guard let key,
      [WeightWords.short, WeightWords.scales, WeightWords.foreign].contains(where: { has(wholly: $0, key) }),
      !isRepeated(line.content), !isAmongSets(number), !isBelowGoal
    else { return false }
    report(
      .uncountedWeight,
      "this may be a body weight, but ‘\(source[key])’ alone is no word for one, so it is not counted; if it is one, write "
        + "‘\(exampleTitle(.weight)): 72.4 kg’", at: line.text)
    return true
  }

  /// Hints at a body weight below training, where weights are those of barbells: `Weight: 78.4 kg`.
  mutating func hintWeightBelowTraining(_ label: ScannedLabel, _ line: LexedLine, _ number: Int) {
    guard context.trainingRank != nil, knownTitle(label.key).match == .section(.weight), !label.value.isEmpty,
      let mass = file.scan(label.value, { scanBodyMass($0) }), mass.end == label.value.upperBound,
      mass.isHuman(in: parser.settings.units), !isRepeated(line.text), !isAmongSets(number)
    else { return }
    report(
      .uncountedWeight,
      "below training a weight is that of a barbell, so this one is not counted; if it is yours, write it below ‘## Weight’",
      at: line.text)
  }

  /// Hints at a weight in digits that are not read: `٧٠ kg`.
  mutating func hintOtherDigits(_ text: Range<Int>) {
    guard let first = text.first, !source.bytes[first].isASCII,
      Unicode.Scalar(file.scan(text) { $0.scalar(at: first).value })?.properties.numericType == .decimal
    else { return }
    report(
      .uncountedWeight, "this weight is not read, for its digits are not known; write it in these: ‘72.4 kg’",
      at: text)
  }

  /// Hints at an item below Weight that holds one and does not begin with it: `~72 kg`, `about 72 kg`, `72·4 kg`.
  mutating func hintAboutWeight(_ text: Range<Int>) {
    guard context.sections.last?.section == .weight, context.planRank == nil, context.trainingRank == nil,
      text.count <= 24, mayStateMass(text), !isToCome(text),
      ![WeightWords.goals, WeightWords.titlesOfGoals, WeightWords.training, WeightWords.things]
        .contains(where: { has($0, text) })
    else { return }
    let digits = file.scan(text) { line in
      line.firstDigit().map { first in (first..<line.end).prefix { line.digit(at: $0) != nil } }
    }
    guard let digits, (2...3).contains(digits.count) else { return }
    report(
      .uncountedWeight,
      "a weight begins with its figure, so this one is not counted; write it alone, as in ‘72.4 kg’, and what is to be said of it behind it",
      at: text)
  }

  private func has(wholly words: WordSet, _ text: Range<Int>) -> Bool {
    source[text].withBytes { words.contains($0) }
  }

  // MARK: Energy of the day

  /// Keeps the first line that says how much was eaten in all, `Calories: 1850`: on a day whose entries state none it is in no sum.
  mutating func keepDayEnergy(_ text: Range<Int>) {
    guard context.dayEnergy == nil, statesNoEnergy, context.planRank == nil, context.trainingRank == nil,
      mayStateEnergy(text), statesDayEnergy(text),
      !(context.heading?.withBytes { OtherEnergyWords.name($0) } ?? false),
      !source[text].withBytes({ OtherEnergyWords.name($0) }), !has(WeightWords.titlesOfGoals, text)
    else { return }
    context.dayEnergy = text
  }

  private var statesNoEnergy: Bool { !day.entries.indices.contains { day.entries[$0].energy != nil } }

  /// Hints at that line at the end of a file none of whose entries states an energy.
  mutating func remarkOnDayEnergy() {
    guard let text = context.dayEnergy, statesNoEnergy, !isHintedEnergy(at: text) else { return }
    report(
      .uncountedEnergy,
      day.entries.isEmpty
        ? "this day has no entries, so this energy is in no sum; if it was eaten, write it as one: ‘## Food’ and below it ‘- all day "
          + "(1850 kcal)’"
        : "no entry of the day has an energy, and this one is in no sum; if it was eaten, write it as an entry too: ‘- all day (1850 kcal)’",
      at: text)
  }

  /// Whether a line begins with a word for energy, perhaps behind one for a total, and goes on with a number of three digits or more, at
  /// most one word before it: `Calories: 1850`, `kcal in: 1850`, `Total calories eaten 1850`.
  private func statesDayEnergy(_ text: Range<Int>) -> Bool {
    file.scan(text) { line in
      var rest = line
      while rest.peek() == .asterisk || rest.peek() == .underscore { rest.position += 1 }
      if case let first = parser.facts.wordRange(rest), case .section(.total)? = knownTitle(first).match {
        rest.position = first.upperBound
        rest.skipSpaces()
      }
      let name = parser.facts.wordRange(rest)
      switch parser.facts.meaning(of: name, rest) {
      case .kilocalories, .kilojoules, .energy: break
      case .grams, .millilitres, .nutrient, .otherNutrient, nil: return false
      }
      guard let digit = rest.firstDigit(), digit - name.upperBound < 20,
        let number = ScannedNumber(rest.over(digit..<rest.end))
      else { return false }
      let between = rest.over(rest.trimmed(name.upperBound..<digit))
      let spaces = between.rest.count { between.byte(at: $0) == .space }
      return spaces < 2 && (300...20_000).contains(number.thousands ?? 0)
    }
  }

  // MARK: Quotations

  /// Hints at the first line of a quotation that names a meal and a food: `> Breakfast: eggs`.
  mutating func hintMealInQuotation(_ lines: ClosedRange<Int>) {
    guard context.planRank == nil else { return }
    for number in lines {
      let text = file.text(ofLine: number)
      let words = file.scan(text) { line in
        var rest = line
        while rest.peek() == .greaterThanSign || rest.peek() == .space { rest.position += 1 }
        if rest.peek() == .hyphen || rest.peek() == .asterisk, rest.peek(1) == .space { rest.position += 2 }
        return rest.rest
      }
      guard let label = file.scan(words, { ScannedLabel($0) }),
        case .section(.meal)? = knownTitle(label.key).match,
        namesDish(label.value)
      else { continue }
      return report(
        .uncountedFood,
        "what stands in a quotation is a note and not counted; if it was eaten, write it without ‘>’",
        at: words)
    }
  }

  // MARK: Tasks

  /// Hints at lines of their own right below a title for tasks, two at least, none of them a sentence, where no list follows them.
  mutating func hintPlainTasks(_ lines: ClosedRange<Int>) {
    if hintTableOfTasks(lines) { return }
    guard lines.count > 1, !context.readsTasksOnly, context.lineItems.section == .tasks,
      case let behind = file.blocks.partitioningIndex(where: { Int($0.line) > lines.upperBound }), behind > 1,
      Int(file.blocks[behind - 1].line) == lines.lowerBound, file.blocks[behind - 2].kind == .heading,
      behind == file.blocks.count || file.blocks[behind].kind != .item,
      lines.allSatisfy({ isPlainTask(file.text(ofLine: $0)) && !mayStateEnergy(file.text(ofLine: $0)) }),
      diagnostics.suffix(lines.count).count(where: { lines.contains($0.range.lowerBound.line) }) < lines.count
    else { return }
    report(
      .uncountedTask, "only an item of a list is a task, so these lines are a note; begin each with ‘- [ ] ’",
      lines: lines)
  }

  /// Hints at a table below a title for tasks or habits.
  private mutating func hintTableOfTasks(_ lines: ClosedRange<Int>) -> Bool {
    let section = context.lineItems.section
    guard section == .tasks || section == .habits, lines.contains(where: { file.isDelimiterRow($0) }) else {
      return false
    }
    report(
      .uncountedTask,
      section == .tasks
        ? "a table holds no tasks, so these lines are a note; write each as an item: ‘- [ ] call the bank’"
        : "a table holds no ticks, so these lines are a note; write each habit as an item: ‘- [x] Walk’",
      lines: lines)
    return true
  }

  func isPlainTask(_ text: Range<Int>) -> Bool {
    guard let first = text.first, (3...80).contains(text.count), let last = text.last else { return false }
    return isWordByte(source.bytes[first])
      && ![.period, .colon, .exclamationMark, .questionMark, .comma].contains(source.bytes[last])
  }
}

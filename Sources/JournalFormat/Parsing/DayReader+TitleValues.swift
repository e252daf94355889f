/// What stands behind the name of a title: `## Lunch: soup (300 kcal)`, `**Lunch – at home**`, `## Lunch 650 kcal`.
struct TitleValue {
  /// What may be the food of a meal of which nothing else is said.
  var food: Range<Int>?
  /// Whether that is food even above a paragraph: it stands behind a colon, or states an energy.
  var isSurelyFood = false
  var energy: EnergyAmount?
  /// A number without a unit that may be the energy of its meal: `## Lunch (480)`.
  var number: Range<Int>?
  /// All of the title.
  var range: Range<Int>
}

extension DayReader {
  /// Looks up a title. One that is not known may be known up to an energy, a colon or a dash.
  func titleWithValue(_ range: Range<Int>) -> (title: KnownTitle, value: TitleValue?) {
    let whole = knownTitle(range)
    return whole.isNameAlone ? (whole, nil) : titleWithValue(range, whole)
  }

  /// The same where all of it is looked up.
  func titleWithValue(_ range: Range<Int>, _ whole: KnownTitle) -> (title: KnownTitle, value: TitleValue?) {
    if whole.match != nil, file.scan(range, { $0.firstDigit() }) == nil { return (whole, nil) }
    let range = file.scan(range) { $0.trimmed(range) }
    var name = range
    var value = TitleValue(range: range)
    var title = whole
    if mayStateEnergy(range) {
      let text = ItemText(source, range)
      let line = EntryLine(text, from: range.lowerBound, facts: parser.facts, readsTime: false)
      if let energy = line.facts.energy, !line.words.isEmpty {
        value.energy = energy
        name = line.words
        if title.match == nil { title = knownTitle(name) }
      }
    }
    if context.section(title.match) == nil, let label = labelInTitle(name),
      case let key = knownTitle(label.key), context.section(key.match)?.isMeal ?? false,
      !source[label.value].withBytes({ PlanWords.recipes.begins($0) })
    {
      title = key
      if namesFood(label.value) {
        value.food = label.value.lowerBound..<range.upperBound
        let isColon = source.bytes[label.key.upperBound..<label.value.lowerBound].contains(.colon)
        value.isSurelyFood = isColon || value.energy != nil
      }
    }
    guard title.match != nil else { return (whole, nil) }
    title.title = whole.title
    if value.food == nil, value.energy == nil, context.meal(title.match) != nil {
      value.number = bareNumber(ofTitle: range)
    }
    return (title, value.food == nil && value.energy == nil && value.number == nil ? nil : value)
  }

  private func labelInTitle(_ range: Range<Int>) -> ScannedLabel? {
    if let label = file.scan(range, { ScannedLabel($0, mayHoldTime: true) }), !label.value.isEmpty {
      return label
    }
    return file.scan(range) { ScannedLabel(beforeDash: $0) }
  }

  /// Remembers what a title says, for the end of the section that it has opened.
  mutating func keepValue(_ value: TitleValue?) {
    guard let value, let current = context.sections.indices.last else { return }
    let line = source.location(ofByte: value.range.lowerBound).line
    if context.sections[current].section == .total {
      if let energy = value.energy {
        addTotal(energy, file.range(from: value.range.lowerBound, throughLine: line))
      }
    } else {
      context.sections[current].value = value
    }
  }

  /// What a title says is the food of its meal if nothing else was; its energy is compared with what was.
  mutating func addValue(ofTitle section: OpenSection) {
    guard let value = section.value, case .meal(let category) = section.section else { return }
    let line = source.location(ofByte: value.range.lowerBound).line
    let entries = day.entries[section.firstEntry...]
    if entries.isEmpty {
      if let food = value.food, value.isSurelyFood || section.prose == nil {
        addEntry(
          ItemText(source, food), file.range(from: food.lowerBound, throughLine: line),
          at: FoodPlace(
            category: category, time: section.time, state: section.isPlanned ? .planned : .eaten))
      }
    } else if let energy = value.energy {
      if entries.contains(where: { $0.energy != nil }) {
        addTotal(energy, file.range(from: value.range.lowerBound, throughLine: line))
      } else {
        reportUncountedTitle(value.range)
      }
    } else if let number = value.number, !entries.contains(where: { $0.energy != nil }) {
      reportUncountedTitle(number, isNumber: true)
    }
  }

  /// The number of three or four digits that a meal's title ends in, perhaps in a bracket: `Lunch (480)`, `**Lunch** - 480`.
  private func bareNumber(ofTitle title: Range<Int>) -> Range<Int>? {
    file.scan(title) { line in
      var end = title.upperBound
      while end > title.lowerBound,
        [.space, .asterisk, .underscore, .closeParenthesis, .colon].contains(line.byte(at: end - 1))
      {
        end -= 1
      }
      var start = end
      while start > title.lowerBound, isASCIIDigit(line.byte(at: start - 1)) { start -= 1 }
      guard (3...4).contains(end - start), start > title.lowerBound,
        [.space, .openParenthesis, .tilde].contains(line.byte(at: start - 1)),
        !isYear(line.over(start..<end))
      else { return nil }
      return start..<end
    }
  }

  /// Whether what stands behind a meal's name and a colon is a figure that may be its energy and nothing else: `Lunch: 480`.
  func isEnergyOfMeal(_ value: Range<Int>) -> Bool {
    if (3...4).contains(value.count), value.allSatisfy({ isASCIIDigit(source.bytes[$0]) }) { return true }
    return mayStateEnergy(value) && file.scan(value) { parser.facts.read($0)?.energy != nil }
  }

  /// Hints at the energy of a label line, `**Lunch** (700 kcal)` or `**Lunch** - 700`, above a list that states none.
  mutating func hintEnergyOfLabel(_ number: Int, above list: Int) {
    let text = file.text(ofLine: number)
    let isEnergy =
      mayStateEnergy(text)
      && EntryLine(ItemText(source, text), from: text.lowerBound, facts: parser.facts).facts.energy != nil
    guard let figure = isEnergy ? text : bareNumber(ofTitle: text),
      !file.blocks[list...].prefix(while: { $0.kind == .item || $0.depth > 0 })
        .contains(where: { mayStateEnergy(file.text(ofLine: Int($0.line))) })
    else { return }
    reportUncountedTitle(figure, isNumber: !isEnergy)
  }

  /// Hints at the energy in the key of a label above items that state none: `- Lunch (700 kcal):`.
  mutating func hintEnergyOfKey(_ label: ScannedLabel, of item: Item) {
    guard energyOfKey(label) != nil,
      !file.blocks[item.index + 1..<item.next].contains(where: {
        mayStateEnergy(file.text(ofLine: Int($0.line)))
      })
    else { return }
    reportUncountedTitle(label.key)
  }

  /// Hints at one before a food that states none: `Lunch (700 kcal): rice`.
  mutating func hintEnergyOfKey(_ label: ScannedLabel, ofEntry position: Int) {
    guard position < day.entries.count, day.entries[position].facts.energy == nil,
      let bracket = energyOfKey(label)
    else { return }
    guard source.bytes[bracket.lowerBound] == .openParenthesis else {
      return report(
        .uncountedEnergy,
        "an energy before the colon is in no sum, nor is the time beside it read; write ‘12:30 Lunch: soup (300 kcal)’",
        at: bracket)
    }
    let start = file.scan(label.key) { $0.trimmed(label.key.lowerBound..<bracket.lowerBound).upperBound }
    let place = source.location(ofByte: start)..<source.location(ofByte: label.value.upperBound)
    let moved = source.bytes[bracket.upperBound..<label.value.upperBound] + [.space] + source.bytes[bracket]
    report(
      .uncountedEnergy,
      "an energy before the colon is in no sum", at: bracket,
      fixIt: Diagnostic.FixIt(
        offer: "write it behind the food: ‘\(exampleTitle(.meal(.lunch))): … (300 kcal)’",
        edit: TextEdit(range: place, replacement: Array(moved))))
  }

  /// The bracket with an energy that the key of a meal's label ends in.
  private func energyOfKey(_ label: ScannedLabel) -> Range<Int>? {
    guard source.bytes[label.key.upperBound - 1] == .closeParenthesis, mayStateEnergy(label.key) else {
      return nil
    }
    return file.scan(label.key) { key in
      guard let bracket = trailingBracket(key), case let inner = insideBracket(bracket, key) else {
        return nil
      }
      if parser.facts.read(key.over(inner))?.energy != nil { return bracket }
      // `(12:30, 500 kcal)`.
      guard let sign = inner.last(where: { [.comma, .slash, .semicolon].contains(key.byte(at: $0)) }),
        case let rest = key.trimmed(sign + 1..<inner.upperBound),
        parser.facts.read(key.over(rest))?.energy != nil
      else { return nil }
      return rest
    }
  }

  private mutating func reportUncountedTitle(_ title: Range<Int>, isNumber: Bool = false) {
    report(
      .uncountedEnergy,
      "\(isNumber ? "a number that may be an energy" : "an energy") in a title is in no sum; write it behind a food below, or the food behind the title: "
        + "‘\(exampleTitle(.meal(.lunch))): … (300 kcal)’",
      at: title)
  }
}

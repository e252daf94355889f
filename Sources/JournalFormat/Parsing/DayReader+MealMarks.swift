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

  /// Where a tag says that an item was eaten that is a food: `- 15:00 Latte #snack`, `- Latte #food (120 kcal)`.
  func placeOfTag(_ item: Item) -> FoodPlace? {
    let content = item.line.content
    guard let sign = file.scan(content, { $0.firstIndex(of: .numberSign) }), sign > content.lowerBound,
      context.planRank == nil, context.trainingRank == nil, context.levels[item.depth].isOutermost,
      let section = file.scan(content, { scanTags($0) }).lazy
        .compactMap({ context.section(knownTitle($0.name).match) }).first(where: { $0.isFood })
    else { return nil }
    let text = itemText(item, from: content.lowerBound)
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    guard
      NamedDish(text.slice(line.words)).answer == .food
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

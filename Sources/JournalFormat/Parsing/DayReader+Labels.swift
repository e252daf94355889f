/// Labels and headings in items: what they say of the items in them or behind them.
extension DayReader {
  /// Says what the items within the one at `depth` are, or those after it if it holds none.
  mutating func govern(_ index: Int, _ depth: Int, by context: ItemContext) {
    let hasItems = blocks[index + 1..<Int(blocks[index].next)].contains { $0.kind == .item }
    if hasItems {
      levels.append(ItemLevel(given: context))
    } else {
      levels[depth].label = context
    }
  }

  /// Whether an item ends what a label before it said: a heading, or a label of up to three words.
  func endsLabel(_ content: Range<Int>) -> Bool {
    scan(content) { line in
      if line.peek() == 0x23 {
        var after = line
        while after.peek() == 0x23 { after.position += 1 }
        return after.isAtEnd || after.spaceLength(at: after.position) > 0
      }
      guard let label = ScannedLabel(line), wordCount(line.over(label.key)) <= 3 else { return false }
      if case .none = scanLeadingTime(line) { return true }
      return false
    }
  }

  /// `- Lunch` or `- 12:30 Lunch` above nested items: a known word alone is a label too.
  mutating func readWordItem(_ index: Int, _ head: ItemHead, _ context: ItemContext, _ depth: Int) -> Int? {
    let last = source.bytes[head.content.upperBound - 1]
    // Facts behind the word make it an entry of its own.
    guard head.content.count <= 90, last != 0x29, last != 0x3A, holdsItems(index),
      continuation(index, head) == nil, scan(head.content, { ScannedLabel($0) }) == nil
    else { return nil }
    let known = knownTitle(head.content)
    guard let section = section(known.match) else { return nil }
    switch (section, context) {
    case (.meal, .weight), (.meal, .tasks), (.meal, .habits), (.meal, .notes), (.meal, .mood),
      (.food, .weight), (.food, .tasks), (.food, .habits), (.food, .notes), (.food, .mood), (.total, _):
      return nil
    default:
      govern(index, depth, by: self.context(of: section, time: known.time))
      return index + 1
    }
  }

  /// Whether an item holds others, one at least that is no detail of it such as `photo:`.
  private func holdsItems(_ index: Int) -> Bool {
    let depth = blocks[index].depth + 1
    return (index + 1..<Int(blocks[index].next)).contains { child in
      guard blocks[child].kind == .item, blocks[child].depth == depth else { return false }
      let head = itemHead(child)
      return !head.content.isEmpty && reservedDetail(head.content) == nil
    }
  }

  /// `- ## Breakfast`: a heading in an item governs what a label would.
  mutating func readHeadingItem(_ index: Int, _ head: ItemHead, _ depth: Int) -> Int? {
    let hashes = scan(head.content) { line in
      var line = line
      while line.peek() == 0x23 { line.position += 1 }
      return line.position
    }
    guard hashes == head.content.upperBound || source.bytes[hashes] == 0x20 else { return nil }
    let known = knownTitle(hashes..<head.content.upperBound)
    guard let section = section(known.match) else { return nil }
    govern(index, depth, by: context(of: section, time: known.time))
    return index + 1
  }

  /// `- Lunch: soup` outside food, and labels that name another section for what is nested.
  mutating func readLabelItem(
    _ index: Int, _ head: ItemHead, _ label: ScannedLabel, _ context: ItemContext, _ depth: Int
  ) -> Int? {
    let known = knownTitle(label.key)
    guard let section = section(known.match) else { return nil }
    switch section {
    case .meal(let category):
      switch context {
      case .weight, .tasks, .habits, .notes, .mood: return nil
      case .food, .series, .none: return readMealLabel(index, head, label, category, known.time, depth)
      }
    case .food, .tasks, .habits, .notes:
      guard label.value.isEmpty else { return nil }
      govern(index, depth, by: self.context(of: section, time: known.time))
      return index + 1
    case .weight:
      guard label.value.isEmpty, holdsItems(index) else { return nil }
      govern(index, depth, by: .weight)
      return index + 1
    case .mood, .total: return nil
    }
  }

  /// `- Lunch: soup` is an entry of that meal; `- Lunch:` governs what is nested in it or follows it.
  mutating func readMealLabel(
    _ index: Int, _ head: ItemHead, _ label: ScannedLabel, _ category: FoodCategory, _ time: TimeSpan?,
    _ depth: Int,
    state: FoodEntry.State = .eaten
  ) -> Int? {
    if label.value.isEmpty {
      govern(index, depth, by: .food(category, time: time))
      return index + 1
    }
    guard namesFood(label.value) else { return nil }
    addEntries(index, head, from: label.value.lowerBound, state: state, category, time)
    return Int(blocks[index].next)
  }

  /// `lunch:: soup` on a line of its own, in a paragraph or below an item's first: an entry of that meal.
  mutating func readMealField(
    _ label: ScannedLabel, _ words: Range<Int>, _ number: Int, _ context: ItemContext
  )
    -> Bool
  {
    switch context {
    case .weight, .tasks, .habits, .notes, .mood: return false
    case .food, .series, .none: break
    }
    let known = knownTitle(label.key)
    guard case .meal(let category)? = section(known.match) else { return false }
    if !label.value.isEmpty, namesFood(label.value) {
      addEntry(
        ItemText(source, label.value), range(from: words.lowerBound, throughLine: number), .eaten, category,
        known.time, details: [])
    }
    return true
  }

  /// The fields below an item's first line, as outliners write the properties of a bullet.
  mutating func readFields(_ index: Int, _ head: ItemHead, _ context: ItemContext) {
    guard let more = continuation(index, head) else { return }
    for number in more where hidden.isEmpty || !hidden.contains(number) {
      let words = words(ofLine: number)
      guard let label = scan(words, { ScannedLabel($0) }), label.isField,
        !readKey(label, words, lines: number...number, isItem: false)
      else { continue }
      _ = readMealField(label, words, number, context)
    }
  }

  /// `- Other drinks:`, with nothing behind it or in it: a template's line that was not filled in.
  func isLitter(_ label: ScannedLabel, _ index: Int, _ head: ItemHead) -> Bool {
    label.value.isEmpty && Int(blocks[index].next) <= index + 2 && continuation(index, head) == nil
  }

  /// `- Calories: 510 kcal`: a nutrient's name and its figure are said of the meal and are no food.
  func statesFacts(_ words: Range<Int>, _ label: ScannedLabel) -> Bool {
    guard let first = label.value.first,
      isASCIIDigit(source.bytes[first]) || source.bytes[first] == 0x7E || source.bytes[first] >= 0x80
    else { return false }
    let isNamed = source.bytes.withUnsafeBufferPointer {
      parser.facts.words.meaning(of: UnsafeBufferPointer(rebasing: $0[label.key])) != nil
    }
    guard isNamed else { return false }
    if case .facts = scan(label.value, { parser.facts.read($0) }) { return true }
    return scan(label.value) { line in
      guard let number = ScannedNumber(line) else { return false }
      return number.range.upperBound == line.end
    }
  }

  /// Whether what follows a meal's label can be eaten: not a number alone, a weight, or a total.
  private func namesFood(_ value: Range<Int>) -> Bool {
    scan(value) { line in
      guard line.digit(at: line.position) != nil || line.peek() == 0x7E else {
        if case .section(.total)? = knownTitle(firstWord(line)).match { return false }
        return true
      }
      if let weight = scanBodyMass(line), weight.end == line.end, weight.unit == nil || weight.value >= 20 {
        return false
      }
      if case .facts(let facts) = parser.facts.read(line), facts.energy != nil { return false }
      return true
    }
  }

  private func firstWord(_ line: LineScanner) -> Range<Int> {
    var end = line.position
    while end < line.end, line.spaceLength(at: end) == 0 { end += 1 }
    return line.position..<end
  }
}

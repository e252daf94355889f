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
    case .weight, .mood, .total: return nil
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

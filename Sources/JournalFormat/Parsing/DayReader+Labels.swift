/// Labels and headings in items: what they say of the items in them or behind them.
extension DayReader {
  /// Says what the items within the one at `depth` are, or those after it if it holds none; `state` is what a box
  /// before the label says of them.
  mutating func govern(
    _ index: Int, _ depth: Int, by context: ItemContext, _ state: FoodEntry.State = .eaten
  ) {
    let hasItems = blocks[index + 1..<Int(blocks[index].next)].contains { $0.kind == .item }
    if outline != nil { outlineItem(index, context, hasNested: hasItems) }
    if hasItems {
      levels.append(ItemLevel(given: context, givenState: state))
    } else {
      levels[depth].label = context
      levels[depth].labelState = state
    }
  }

  /// Whether an item ends what a label before it said: a heading, or a label of up to three words.
  func endsLabel(_ content: Range<Int>) -> Bool {
    scan(content) { line in
      if line.peek() == .numberSign {
        var after = line
        while after.peek() == .numberSign { after.position += 1 }
        return after.isAtEnd || after.spaceLength(at: after.position) > 0
      }
      guard ScannedBox(line) == nil, let label = ScannedLabel(line), wordCount(line.over(label.key)) <= 3
      else { return false }
      if case .none = scanLeadingTime(line) { return true }
      return false
    }
  }

  /// `- Lunch` or `- 12:30 Lunch` above nested items: a known word alone is a label too.
  mutating func readWordItem(_ index: Int, _ head: ItemHead, _ context: ItemContext, _ depth: Int) -> Int? {
    let last = source.bytes[head.content.upperBound - 1]
    // Facts behind the word make it an entry of its own.
    guard head.content.count <= 90, last != .closeParenthesis, last != .colon, holdsItems(index),
      continuation(index, head) == nil, scan(head.content, { ScannedLabel($0) }) == nil
    else { return nil }
    var words = head.content
    var state = levels[depth].state
    if let box = scan(words, { ScannedBox($0) }) {
      // Elsewhere a box makes a task of any word.
      guard case .food = context else { return nil }
      words = box.end..<words.upperBound
      state = FoodEntry.State(mark: source.bytes[box.mark.lowerBound])
    }
    let known = knownTitle(words)
    guard let section = section(known.match) else { return nil }
    switch (section, context) {
    case (.meal, .weight), (.meal, .tasks), (.meal, .habits), (.meal, .notes), (.meal, .mood),
      (.food, .weight), (.food, .tasks), (.food, .habits), (.food, .notes), (.food, .mood), (.total, _):
      return nil
    default:
      govern(index, depth, by: self.context(of: section, time: known.time), state)
      return index + 1
    }
  }

  /// Whether an item holds others below its own line, one at least that is no detail of it such as `photo:`.
  private func holdsItems(_ index: Int) -> Bool {
    let depth = blocks[index].depth + 1
    return (index + 1..<Int(blocks[index].next)).contains { child in
      let block = blocks[child]
      guard block.kind == .item, block.depth == depth, block.line > blocks[index].line else { return false }
      let head = itemHead(child)
      return !head.content.isEmpty && reservedDetail(head.content) == nil
    }
  }

  /// `- ## Breakfast`: a heading in an item governs what a label would.
  mutating func readHeadingItem(_ index: Int, _ head: ItemHead, _ depth: Int) -> Int? {
    let hashes = scan(head.content) { line in
      var line = line
      while line.peek() == .numberSign { line.position += 1 }
      return line.position
    }
    guard hashes == head.content.upperBound || source.bytes[hashes] == .space else { return nil }
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
    case .weight, .mood:
      guard label.value.isEmpty, holdsItems(index) else { return nil }
      govern(index, depth, by: self.context(of: section, time: known.time))
      return index + 1
    case .total: return nil
    }
  }
}

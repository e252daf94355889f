/// List items: what each is, by the section it stands in, its box and its label.
extension DayReader {
  /// The first line of an item.
  struct ItemHead {
    /// The byte of the file where its marker stands.
    var start: Int
    /// What follows the marker, without white space at its ends.
    var content: Range<Int>
    /// The line `content` lies on: the marker's, or the one below a marker that stands alone.
    var line: Int
  }

  /// Reads the item at `index`, and returns the block to go on with: the next in it, or the next behind it.
  mutating func readItem(_ index: Int) -> Int {
    let block = blocks[index]
    let depth = Int(block.depth)
    enter(depth)
    let context = levels[depth].context
    let head = itemHead(index)
    if head.content.isEmpty { return index + 1 }
    if source.bytes[head.content.lowerBound] == 0x23, let next = readHeadingItem(index, head, depth) {
      return next
    }
    switch context {
    case .food(let category, let time): return readFoodItem(index, head, category, time)
    case .weight, .tasks, .habits, .notes, .mood, .series, .none: return readOtherItem(index, head, context)
    }
  }

  /// Makes `levels` reach exactly to `depth`.
  private mutating func enter(_ depth: Int) {
    if levels.count > depth + 1 { levels.removeSubrange((depth + 1)...) }
    while levels.count <= depth {
      let given = levels.last?.context ?? labelAbove ?? sectionContext
      levels.append(ItemLevel(given: given))
    }
  }

  /// Says what the items within the one at `depth` are, or those after it if it holds none.
  mutating func govern(_ index: Int, _ depth: Int, by context: ItemContext) {
    let hasItems = blocks[index + 1..<Int(blocks[index].next)].contains { $0.kind == .item }
    if hasItems {
      levels.append(ItemLevel(given: context))
    } else {
      levels[depth].label = context
    }
  }

  func itemHead(_ index: Int) -> ItemHead {
    let block = blocks[index]
    let number = Int(block.line)
    let line = source.lineContent(number)
    let start = min(line.upperBound, line.lowerBound + Int(block.column) + bytesCut(fromLine: number))
    var content = scan(start..<line.upperBound) { line in
      var line = line
      if isASCIIDigit(line.peek()) {
        while isASCIIDigit(line.peek()) { line.position += 1 }
      }
      line.position += 1
      return line.trimmed(min(line.position, line.end)..<line.end)
    }
    var contentLine = number
    // A marker alone on its line: the words begin below it.
    if content.isEmpty, index + 1 < Int(block.next), blocks[index + 1].kind == .paragraph,
      Int(blocks[index + 1].line) == number + 1
    {
      contentLine = number + 1
      content = words(ofLine: contentLine)
    }
    return ItemHead(start: start, content: content, line: contentLine)
  }

  /// How many bytes of indentation libcmark was not given of a line.
  private func bytesCut(fromLine number: Int) -> Int {
    guard let dedent = dedents.first(where: { $0.lines.contains(number) }) else { return 0 }
    return scan(source.lineContent(number)) { line in
      var line = line
      var column = 0
      let start = line.position
      while column < dedent.columns, line.peek() == 0x20 || line.peek() == 0x09 {
        column += line.peek() == 0x09 ? 4 - column % 4 : 1
        line.position += 1
      }
      return line.position - start - max(0, column - dedent.columns)
    }
  }

  /// The numbers of the lines that continue an item's first one.
  func continuation(_ index: Int, _ head: ItemHead) -> ClosedRange<Int>? {
    let child = index + 1
    guard child < Int(blocks[index].next), blocks[child].kind == .paragraph,
      Int(blocks[child].line) == head.line
    else { return nil }
    let lines = paragraphLines(child)
    return lines.upperBound > head.line ? head.line + 1...lines.upperBound : nil
  }

  /// `- ## Breakfast`: a heading in an item governs what a label would.
  private mutating func readHeadingItem(_ index: Int, _ head: ItemHead, _ depth: Int) -> Int? {
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

  // MARK: Items that are no food

  private mutating func readOtherItem(_ index: Int, _ head: ItemHead, _ context: ItemContext) -> Int {
    let depth = Int(blocks[index].depth)
    let lines = head.line...lastLine(of: index)
    if let box = scan(head.content, { ScannedBox($0) }) {
      if case .habits = context {
        readHabit(index, head, box)
      } else {
        readTask(index, head, box)
      }
      return index + 1
    }
    if case .habits = context {} else if readTaskWord(index, head) { return index + 1 }
    if let label = scan(head.content, { ScannedLabel($0) }) {
      if readKey(label, head.content, lines: head.line...lines.upperBound, isItem: true) { return index + 1 }
      if let next = readLabelItem(index, head, label, context, depth) { return next }
    }
    hintEmptyBox(head.content)
    switch context {
    case .weight where readWeight(head.content, lines: head.line...head.line): return index + 1
    case .mood where readMood(head.content, lines: head.line...head.line, needsScale: false): return index + 1
    case .habits where readHabitAmount(index, head): return index + 1
    case .series(let name) where depth == 0: addSeries(name, index, head)
    case .weight, .tasks, .habits, .notes, .mood, .series, .none, .food:
      if depth == 0 { addNote(lines: Int(blocks[index].line)...lines.upperBound) }
    }
    return index + 1
  }

  /// `- Lunch: soup` outside food, and labels that name another section for what is nested.
  private mutating func readLabelItem(
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

  private mutating func addSeries(_ name: TextSlice, _ index: Int, _ head: ItemHead) {
    let text = joinedText(index, head)
    var item = SeriesItem(
      range: range(from: head.start, throughLine: lastLine(of: index)), series: name, words: .empty)
    text.scan { line in
      var line = line
      if case .time(let span, _, let end) = scanLeadingTime(line) {
        item.time = span
        line.position = end
      }
      let tags = scanTags(line)
      for tag in tags where !item.tags.contains(Tag(text.slice(tag.name))) {
        item.tags.append(Tag(text.slice(tag.name)))
      }
      var words = line.trimmed(line.rest)
      while let tag = scanTrailingTag(line.over(words)) {
        words = line.trimmed(words.lowerBound..<tag.range.lowerBound)
      }
      if let scale = scanScale(line.over(words)), scale.range.upperBound == words.upperBound {
        item.value = scale.value
        words = line.trimmed(words.lowerBound..<scale.range.lowerBound)
      }
      item.words = text.slice(words)
    }
    guard !item.words.isEmpty || item.value != nil || item.time != nil else { return }
    day.series.append(item)
  }

  /// The words of an item that is no food: its first line and all that continue it.
  func joinedText(_ index: Int, _ head: ItemHead, from start: Int? = nil) -> ItemText {
    let first = (start ?? head.content.lowerBound)..<head.content.upperBound
    guard let more = continuation(index, head) else { return ItemText(source, first) }
    var lines = [first]
    var drawer = Drawer()
    for number in more {
      let words = words(ofLine: number)
      if !hidden.isEmpty, hidden.contains(number) { continue }
      if scan(words, { drawer.holds($0) }) { continue }
      if startsAnew(words, number) { break }
      lines.append(words)
    }
    return ItemText(source, joining: lines)
  }

  /// Whether a line without indentation stands for itself below an item: a time, a box, a known label.
  func startsAnew(_ words: Range<Int>, _ number: Int) -> Bool {
    guard words.lowerBound == source.lineContent(number).lowerBound else { return false }
    return scan(words) { line in
      if case .time = scanLeadingTime(line) { return true }
      if ScannedBox(line) != nil { return true }
      guard let label = ScannedLabel(line) else { return false }
      return section(knownTitle(label.key).match) != nil
    }
  }

  mutating func hintEmptyBox(_ content: Range<Int>) {
    guard content.count > 3, source.bytes[content.lowerBound] == 0x5B,
      source.bytes[content.lowerBound + 1] == 0x5D,
      source.bytes[content.lowerBound + 2] == 0x20
    else { return }
    let place = source.location(ofByte: content.lowerBound + 1)
    report(
      .emptyBox, "a box needs a space between its brackets; this one is read as words",
      at: content.lowerBound..<content.lowerBound + 2,
      fixIt: Diagnostic.FixIt(offer: "write ‘[ ]’", edit: TextEdit(range: place..<place, replacement: [0x20]))
    )
  }
}

/// Lines under an item that belong to a program: Org drawers, `id::`, `collapsed::`, `^ref`.
struct Drawer {
  private var isOpen = false

  /// Whether a line is part of what no person wrote as words.
  mutating func holds(_ line: LineScanner) -> Bool {
    if isOpen {
      if line.starts(with: ":end:") { isOpen = false }
      return true
    }
    if line.starts(with: ":logbook:") || line.starts(with: ":properties:") {
      isOpen = true
      return true
    }
    if line.peek() == 0x5E, isWordByte(line.peek(1)) {
      return line.rest.allSatisfy { line.byte(at: $0) != 0x20 }
    }
    // `id:: 65f0…`: a key of its own, which no dash or space interrupts.
    var key = line
    while isASCIILetter(key.peek()) || key.peek() == 0x2D || key.peek() == 0x5F { key.position += 1 }
    return key.position > line.position && key.peek() == 0x3A && key.peek(1) == 0x3A
      && (key.peek(2) == 0x20 || key.position + 2 == key.end)
  }
}

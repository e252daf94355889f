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
    let head = itemHead(index)
    if head.content.isEmpty { return index + 1 }
    if levels[depth].label != nil, endsLabel(head.content) { levels[depth].label = nil }
    if source.bytes[head.content.lowerBound] == .numberSign, let next = readHeadingItem(index, head, depth) {
      return next
    }
    let context = levels[depth].context
    if Int(block.next) > index + 1, let next = readWordItem(index, head, context, depth) { return next }
    defer { readFields(index, head, context) }
    switch context {
    case .food(let category, let time): return readFoodItem(index, head, category, time)
    case .weight, .tasks, .habits, .notes, .mood, .series, .none:
      let next = readOtherItem(index, head, context)
      if let opening = lastSectionLine(index, head) { open(opening, depth) }
      return next
    }
  }

  /// Makes `levels` reach exactly to `depth`.
  private mutating func enter(_ depth: Int) {
    if levels.count > depth + 1 { levels.removeSubrange((depth + 1)...) }
    while levels.count <= depth {
      let given = levels.last?.context ?? labelAbove ?? sectionContext
      levels.append(ItemLevel(given: given, givenState: levels.last?.state ?? .eaten))
    }
  }

  func itemHead(_ index: Int) -> ItemHead {
    let block = blocks[index]
    let number = Int(block.line)
    let line = source.lineBehindMark(number)
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

  /// The dedent a line lies in. They are in order, and an outliner's file has many.
  private func dedent(ofLine number: Int) -> StructureText.Dedent? {
    var low = 0
    var high = dedents.count
    while low < high {
      let middle = (low + high) / 2
      if dedents[middle].lines.upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low < dedents.count && dedents[low].lines.contains(number) ? dedents[low] : nil
  }

  /// How many bytes of indentation libcmark was not given of a line.
  private func bytesCut(fromLine number: Int) -> Int {
    guard let dedent = dedent(ofLine: number) else { return 0 }
    return scan(source.lineBehindMark(number)) { line in
      var line = line
      var column = 0
      let start = line.position
      while column < dedent.columns, line.peek() == .space || line.peek() == .tab {
        column += line.peek() == .tab ? 4 - column % 4 : 1
        line.position += 1
      }
      return line.position - start - max(0, column - dedent.columns)
    }
  }

  /// The numbers of the lines that continue an item's first one.
  func continuation(_ index: Int, _ head: ItemHead) -> ClosedRange<Int>? {
    var child = index + 1
    // `- 8. Idli` holds an item on its own line; nobody writes many, and a line of bullets is no end of them.
    let deepest = min(Int(blocks[index].next), index + 4)
    while child < deepest, blocks[child].kind == .item, Int(blocks[child].line) == head.line { child += 1 }
    guard child < Int(blocks[index].next), Int(blocks[child].line) == head.line else { return nil }
    var last = paragraphLines(child).upperBound
    switch blocks[child].kind {
    case .paragraph: break
    // Words above an empty bullet, which CommonMark takes for an underline; that is nothing.
    case .heading: last -= 1
    case .item, .quotation, .code, .html, .rule, .deepList: return nil
    }
    return last > head.line ? head.line + 1...last : nil
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
    if readTimedKey(head.content, lines: head.line...head.line) { return index + 1 }
    switch context {
    case .series, .none:
      if let next = readTimedLabel(index, head, from: head.content.lowerBound, nil, mayUseDash: false) {
        return next
      }
    case .food, .weight, .tasks, .habits, .notes, .mood: break
    }
    hintEmptyBox(head.content)
    switch context {
    case .weight where readWeight(head.content, lines: head.line...head.line): return index + 1
    case .mood where readMood(head.content, lines: head.line...head.line, needsScale: false): return index + 1
    case .habits where readHabitAmount(index, head): return index + 1
    case .series(let name) where depth == 0:
      if let label = scan(head.content, { ScannedLabel($0) }), isLitter(label, index, head) { break }
      addSeries(name, index, head)
      hintUncountedEnergy(index, head, below: name)
    case .none where depth == 0:
      hintUncountedEnergy(index, head, below: nil)
      addNote(lines: Int(blocks[index].line)...lines.upperBound)
    case .weight, .tasks, .habits, .notes, .mood, .series, .none, .food:
      if depth == 0 { addNote(lines: Int(blocks[index].line)...lines.upperBound) }
    }
    return index + 1
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
      item.tags = text.distinctTags(line)
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
      if startsAnew(words, number, below: index) { break }
      lines.append(words)
    }
    return ItemText(source, joining: lines)
  }

  /// Whether a line without indentation stands for itself below an item: a time, a box, a known label.
  func startsAnew(_ words: Range<Int>, _ number: Int, below index: Int) -> Bool {
    guard words.lowerBound == source.lineContent(number).lowerBound else { return false }
    if sectionLine(words, number, below: index) != nil { return true }
    return scan(words) { line in
      if case .time = scanLeadingTime(line) { return true }
      if ScannedBox(line) != nil { return true }
      guard let label = ScannedLabel(line) else { return false }
      return section(knownTitle(label.key).match) != nil
        || line.over(label.key).isWhole("complete") && scanAnswer(line.over(label.value)) != nil
    }
  }

  mutating func hintEmptyBox(_ content: Range<Int>) {
    guard content.count > 3, source.bytes[content.lowerBound] == .openBracket,
      source.bytes[content.lowerBound + 1] == .closeBracket,
      source.bytes[content.lowerBound + 2] == .space
    else { return }
    let place = source.location(ofByte: content.lowerBound + 1)
    report(
      .emptyBox, "a box needs a space between its brackets; this one is read as words",
      at: content.lowerBound..<content.lowerBound + 2,
      fixIt: Diagnostic.FixIt(
        offer: "write ‘[ ]’", edit: TextEdit(range: place..<place, replacement: [.space]))
    )
  }
}

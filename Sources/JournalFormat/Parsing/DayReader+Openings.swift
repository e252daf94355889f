/// Lines below an item that open a section for the items after it, though CommonMark takes them for its words.
extension DayReader {
  /// `Lunch:`, `**Lunch**`, or `Lunch` right above an item.
  struct SectionLine {
    var section: Section
    var time: TimeSpan?
    var title: TextSlice
    var isBold: Bool
    var line: Int
  }

  /// What the unindented line `number` below the item at `index` opens, or `nil`.
  func sectionLine(_ words: Range<Int>, _ number: Int, below index: Int) -> SectionLine? {
    guard words.lowerBound == source.lineContent(number).lowerBound, words.count <= 90 else { return nil }
    if let inner = boldWords(words) {
      let known = knownTitle(inner)
      return section(known.match).map {
        SectionLine(section: $0, time: known.time, title: known.title, isBold: true, line: number)
      }
    }
    if let label = scan(words, { ScannedLabel($0) }) {
      guard label.value.isEmpty else { return nil }
    } else {
      // A bare word is a label only right above a list: elsewhere it ends a sentence.
      let behind = index + 2
      guard behind < blocks.count, blocks[behind].kind == .item, Int(blocks[behind].line) == number + 1 else {
        return nil
      }
    }
    let known = knownTitle(words)
    guard let section = section(known.match), section != .total else { return nil }
    return SectionLine(
      section: section, time: known.time, title: known.title, isBold: false, line: number)
  }

  /// What the last line of an item's words opens.
  func lastSectionLine(_ index: Int, _ head: ItemHead) -> SectionLine? {
    guard let more = continuation(index, head) else { return nil }
    return sectionLine(words(ofLine: more.upperBound), more.upperBound, below: index)
  }

  /// Makes the items after one at `depth` belong to what a line below it opened.
  mutating func open(_ line: SectionLine, _ depth: Int) {
    outlineTitle(
      line.isBold ? .bold : .label, KnownTitle(title: line.title), line.section,
      rank: line.isBold ? OpenSection.boldRank : 8, line.line...line.line)
    if line.isBold, depth == 0 {
      closeSections(ofRank: OpenSection.boldRank)
      push(line.section, rank: OpenSection.boldRank, time: line.time)
      heading = line.title
      // What a label says of the items below ends with the next; the section goes on.
      if depth < levels.count { levels[depth] = ItemLevel(given: sectionContext) }
      return
    }
    if depth < levels.count { levels[depth].label = context(of: line.section, time: line.time) }
  }

  /// The words of a line that is bold and nothing else: `**Lunch**`, `__Lunch__:`.
  func boldWords(_ words: Range<Int>) -> Range<Int>? {
    guard words.count > 4 else { return nil }
    return scan(words) { line in
      let mark = line.peek()
      guard mark == .asterisk || mark == .underscore, line.peek(1) == mark else { return nil }
      var end = words.upperBound
      if line.byte(at: end - 1) == .colon { end -= 1 }
      guard end - words.lowerBound > 4, line.byte(at: end - 1) == mark, line.byte(at: end - 2) == mark else {
        return nil
      }
      let inner = words.lowerBound + 2..<end - 2
      return inner.contains { line.byte(at: $0) == mark } ? nil : inner
    }
  }
}

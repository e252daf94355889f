/// A day file as an editor sees it: its text, what it says, and how it is laid out.
struct EditedFile {
  let source: SourceText
  let day: Day
  let path: String
  let parser: DayFileParser
  let template: DayFileTemplate
  let read: ParsedDay
  let outline: DayOutline

  init(_ source: SourceText, day: Day, path: String, parser: DayFileParser, template: DayFileTemplate) {
    self.source = source
    self.day = day
    self.path = path
    self.parser = parser
    self.template = template
    (read, outline, _) = parser.outline(source, day: day, path: path)
  }

  var entries: [FoodEntry] { read.day.entries }

  /// The lines of an entry with all that hangs under it.
  ///
  /// `**Dinner**` right below an item is a line of it to CommonMark, and a title to us.
  func lines(ofEntry position: Int) -> ClosedRange<Int> {
    let range = entries[position].range
    let first = range.lowerBound.line
    let title = outline.firstTitle(below: first).map { $0.lines.lowerBound - 1 } ?? Int.max
    let last = min(range.upperBound.line, title)
    return first...(lastFilledLine(first, through: last) ?? first)
  }

  /// The item that an entry is, or `nil` where it is a line of a paragraph or one below an item.
  func item(ofEntry position: Int) -> DayOutline.Item? {
    outline.item(at: source.byteOffset(of: entries[position].range.lowerBound)).map { outline.items[$0] }
  }

  /// The text of the label that an entry's list stands below, if it does.
  func label(aboveEntry position: Int) -> TextSlice? {
    let first = lines(ofEntry: position).lowerBound
    let title = outline.titles.last { $0.form != .item && $0.lines.upperBound < first }
    guard let title, title.form == .label else { return nil }
    return source[source.lineContent(title.lines.lowerBound)]
  }

  /// How many blank lines, and nothing else, stand between an entry and the one before it; `nil` where more does.
  func gap(beforeEntry position: Int) -> Int? {
    guard position > 0, position < entries.count else { return nil }
    let above = lines(ofEntry: position - 1).upperBound
    let below = lines(ofEntry: position).lowerBound
    guard below > above, (above + 1..<below).allSatisfy({ source.isBlank(line: $0) }) else { return nil }
    return below - above - 1
  }

  /// Whether blank lines part an entry from all its neighbours, of which it must have one.
  func isLoose(atEntry position: Int) -> Bool {
    let gaps = [gap(beforeEntry: position), gap(beforeEntry: position + 1)].compactMap { $0 }
    return !gaps.isEmpty && gaps.allSatisfy { $0 > 0 }
  }

  /// The last line from `first` to `last` that is not blank; `nil` where all are.
  func lastFilledLine(_ first: Int, through last: Int) -> Int? {
    var line = min(last, source.lineCount)
    while line >= first, source.isBlank(line: line) { line -= 1 }
    return line >= first ? line : nil
  }

  /// The same without rules such as `---` at the end, which part sections.
  func lastTextLine(_ first: Int, through last: Int) -> Int? {
    var line = lastFilledLine(first, through: last)
    while let rule = line, isRule(line: rule) { line = lastFilledLine(first, through: rule - 1) }
    return line
  }

  /// The line below which a blank file goes on: its last one, or none where that holds a byte order mark alone.
  var blankEnd: Int {
    source.lineCount == 1 && source.isLastLineOpen && source.lineBehindMark(1).isEmpty ? 0 : source.lineCount
  }

  private func isRule(line number: Int) -> Bool {
    let marks = source.bytes[source.lineContent(number)].filter { $0 != .space && $0 != .tab }
    guard let mark = marks.first, mark == .hyphen || mark == .asterisk || mark == .underscore else {
      return false
    }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// What the file indents nested items by, from the first that are.
  var nestedUnit: [UInt8]? {
    // An odd first few say nothing of the rest, and are not to cost more than a look.
    for (index, item) in outline.items.enumerated().dropFirst().prefix(200) where item.depth > 0 {
      guard let parent = outline.items[..<index].last(where: { $0.depth == item.depth - 1 }),
        parent.line < item.line
      else { continue }
      let outer = ItemMarker(parent, in: source).indentation
      let inner = ItemMarker(item, in: source).indentation
      if inner.starts(with: outer), inner.count > outer.count { return Array(inner[outer.count...]) }
    }
    return nil
  }

  /// The marker of items where none stands nearby: as the last food entry of the file has it, else any item, else the
  /// usual one.
  var usualMarker: ItemMarker {
    let item =
      entries.indices.reversed().lazy.compactMap { self.item(ofEntry: $0) }.first { $0.depth == 0 }
      ?? outline.items.last { $0.depth == 0 }
    guard let item else { return ItemMarker(bullet: template.bullet) }
    let marker = ItemMarker(item, in: source)
    return marker.number == nil ? marker : marker.numbered(1)
  }
}

/// Reads one file from top to bottom; made for it, and done with it.
///
/// libcmark says which blocks there are and on which lines they start. What they mean is decided here,
/// by the headings above them and by their words, which are read from the file's own bytes.
struct DayReader {
  let source: SourceText
  let parser: DayFileParser
  /// The file's own front: lines before this one are front matter.
  let firstLine: Int
  let blocks: [MarkdownBlock]
  let dedents: [StructureText.Dedent]
  /// Lines that hold no entries: Obsidian comments and regions the program owns.
  let hidden: Set<Int>
  /// For each block and for the end of the file, the last line above that is not blank.
  private let filledAbove: [Int32]

  var day: JournalDay
  var diagnostics: [Diagnostic] = []

  /// The known sections around the current line, the innermost last.
  var sections: [OpenSection] = []
  /// The words of the nearest unknown heading, if no known section holds the current line.
  var unknownHeading: TextSlice?
  /// The words of the nearest heading of any kind.
  var heading: TextSlice?
  /// Whether it was said below the current title that energy is not counted there.
  var hasHintedEnergy = false
  /// What a label line right above a list says of that list.
  var labelAbove: ItemContext?
  /// For each depth of nesting, what the items there are.
  var levels: [ItemLevel] = []
  var totals: [TotalLine] = []
  /// The depth and position of the tasks that may have parts.
  var openTasks: [(depth: Int32, index: Int)] = []
  /// Filled in only where an editor asks for it.
  var outline: DayOutline?

  init(_ source: SourceText, parser: DayFileParser, day: Day, path: String) {
    self.source = source
    self.parser = parser
    self.day = JournalDay(day: day, path: path, source: source)
    let front = FrontMatter(in: source)
    firstLine = front.map { $0.lines.upperBound + 1 } ?? 1
    let health = FileHealth(of: source, from: firstLine)
    // A merge's marks are blank to libcmark, and no words of what stands above them.
    hidden = health.hidden.union(health.markerLines)
    diagnostics = health.diagnostics
    let text = StructureText(of: source, from: firstLine, hidden: health.markerLines)
    var blocks = markdownBlocks(in: text, firstLine: firstLine)
    dedents = indentedLists(in: source, blocks)
    if !dedents.isEmpty {
      let mended = StructureText(of: source, from: firstLine, dedents: dedents, hidden: health.markerLines)
      blocks = markdownBlocks(in: mended, firstLine: firstLine)
    }
    self.blocks = blocks
    filledAbove = DayReader.linesFilledAbove(blocks, source)
    if let front { readFrontMatter(front) }
  }

  /// Reads every block.
  mutating func read() {
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      if !hidden.isEmpty, hidden.contains(Int(block.line)) {
        index = Int(block.next)
        continue
      }
      if block.kind == .item {
        index = readItem(index)
        continue
      }
      if block.depth == 0 { readTopLevel(block, index) }
      index += 1
    }
    closeSections(from: 0)
    checkFences()
    checkTotals()
    // Fields below an item are read after the other lines there.
    let isOutOfOrder = day.entries.indices.dropFirst().contains {
      day.entries[$0].range.lowerBound < day.entries[$0 - 1].range.lowerBound
    }
    if isOutOfOrder {
      day.entries.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    if let first = dedents.first {
      report(
        .indentedList, "the list is indented as CommonMark indents code; it is read as a list all the same",
        at: source.lineContent(first.lines.lowerBound))
    }
    if let deep = blocks.first(where: { $0.kind == .deepList }) {
      report(
        .deepNesting,
        "lists nest more than \(MarkdownBlock.levelLimit) deep here; what is deeper is text and holds no entries; indent "
          + "it less", at: words(ofLine: Int(deep.line)))
    }
    if diagnostics.count > 1 { diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  private mutating func readTopLevel(_ block: MarkdownBlock, _ index: Int) {
    if !levels.isEmpty { levels.removeAll(keepingCapacity: true) }
    labelAbove = nil
    switch block.kind {
    case .heading: readHeading(index)
    case .paragraph: readParagraph(index)
    case .quotation, .code: addNote(lines: Int(block.line)...lastLine(of: index))
    case .html, .rule, .item, .deepList: break
    }
  }

  // MARK: Lines

  /// The bytes of a line without white space at its ends.
  func words(ofLine number: Int) -> Range<Int> {
    scan(source.lineContent(number)) { $0.trimmed($0.rest) }
  }

  /// Calls `body` with a scanner over part of the file.
  func scan<Result>(_ range: Range<Int>, _ body: (LineScanner) -> Result) -> Result {
    source.bytes.withUnsafeBufferPointer { body(LineScanner($0, range)) }
  }

  /// The last line of a block that is not blank; what lies within it included.
  func lastLine(of index: Int) -> Int {
    Int(max(blocks[index].line, filledAbove[Int(blocks[index].next)]))
  }

  /// For each block and for the end of the file, the last line above that is not blank.
  ///
  /// Found once for all: an outline of many levels asks for the same blank lines at each of them.
  private static func linesFilledAbove(_ blocks: [MarkdownBlock], _ source: SourceText) -> [Int32] {
    var lines: [Int32] = []
    lines.reserveCapacity(blocks.count + 1)
    var above = 0
    for index in 0...blocks.count {
      let line = index < blocks.count ? Int(blocks[index].line) : source.lineCount + 1
      var last = line - 1
      // A block begins on a line with words.
      while last > above, source.isBlank(line: last) { last -= 1 }
      lines.append(Int32(clamping: last))
      above = line
    }
    return lines
  }

  /// The lines of a paragraph: up to the first blank one or the next block.
  func paragraphLines(_ index: Int) -> ClosedRange<Int> {
    let first = Int(blocks[index].line)
    let limit = index + 1 < blocks.count ? Int(blocks[index + 1].line) - 1 : source.lineCount
    var last = first
    while last < limit, !source.isBlank(line: last + 1) { last += 1 }
    return first...max(first, last)
  }

  /// The places from the first word of a line to the end of another.
  func range(from start: Int, throughLine last: Int) -> SourceRange {
    let end = SourceLocation(line: last, column: source.lineContent(last).count + 1)
    let begin = source.location(ofByte: start)
    return begin..<max(begin, end)
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, fixIt: Diagnostic.FixIt? = nil
  ) {
    let start = source.location(ofByte: range.lowerBound)
    let end = SourceLocation(line: start.line, column: start.column + range.count)
    diagnostics.append(Diagnostic(code, message, at: start..<end, fixIt: fixIt))
  }

  /// Keeps lines as a note.
  mutating func addNote(lines: ClosedRange<Int>) {
    let first = source.lineContent(lines.lowerBound)
    let start = scan(first) { line in
      var line = line
      line.skipSpaces()
      return line.position
    }
    // Hidden lines at its end are none of it.
    var last = lines.upperBound
    while last > lines.lowerBound, hidden.contains(last) || source.isBlank(line: last) { last -= 1 }
    let end = source.lineContent(last).upperBound
    guard start < end else { return }
    day.notes.append(
      Note(
        range: range(from: start, throughLine: last), heading: heading, text: source[start..<end])
    )
  }
}

/// A known section that holds the current line.
struct OpenSection {
  /// Bold lines rank below every heading.
  static let boldRank = 7

  var section: Section
  /// 1 to 6 for headings, 7 for a bold line.
  var rank: Int
  /// The time the heading names.
  var time: TimeSpan?
  /// How many food entries stood before it.
  var firstEntry: Int
  /// For a bold line, the words of the heading it stands below.
  var headingAbove: TextSlice?
  /// The first paragraph without a time.
  var prose: Range<Int>?
}

/// What the items of a list are.
enum ItemContext {
  case food(FoodCategory?, time: TimeSpan?)
  case weight, tasks, habits, notes, mood
  case series(TextSlice)
  case none
}

/// The items of one depth: what their parent says they are, or what a label among them said since.
struct ItemLevel {
  var given: ItemContext
  var label: ItemContext? { didSet { labelState = .eaten } }
  /// What boxes before the labels say of entries without a box of their own.
  var givenState = FoodEntry.State.eaten
  var labelState = FoodEntry.State.eaten

  var context: ItemContext { label ?? given }
  var state: FoodEntry.State { label == nil ? givenState : labelState }
}

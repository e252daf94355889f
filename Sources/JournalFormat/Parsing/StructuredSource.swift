import Synchronization

/// A file's bytes with its block structure: all that a reader looks at and nothing it changes.
///
/// libcmark says which blocks there are and on which lines they start. Two kinds of lines are given to it otherwise than
/// they are written: lists that are indented as code (`indentedLists`), and lines that stand for themselves though
/// CommonMark would take them for words of the item or the quotation above (`restarts`).
final class StructuredSource: Sendable {
  let source: SourceText
  let front: FrontMatter?
  /// The line below front matter; 1 without any.
  let firstLine: Int
  /// What is wrong with the file as a whole.
  let diagnostics: [Diagnostic]
  /// Whether there are lines that an unfinished merge left.
  let hasConflictMarkers: Bool
  /// Lines that hold no entries: Obsidian comments, regions the program owns, conflict markers.
  let hidden: Set<Int>
  let blocks: [MarkdownBlock]
  let dedents: [StructureText.Dedent]
  /// Lines without indentation that end the item, or the quotation, they would continue, in their order.
  let restarts: [Int]
  /// How many different meals the titles name in each language; `nil` until a reader asks.
  private let countedMeals = Mutex<[Int]?>(nil)
  /// For each block and for the end of the file, the last line above that is not blank.
  private let filledAbove: [Int32]

  /// What `count` finds when it is first asked: how many different meals the titles name in each language.
  func mealsByLanguage(_ count: () -> [Int]) -> [Int] {
    if let known = countedMeals.withLock({ $0 }) { return known }
    let found = count()
    countedMeals.withLock { $0 = found }
    return found
  }

  /// Finds the blocks of `source`.
  ///
  /// `readsMarkers` is false where conflict markers are text. `isRestart` says whether a line without indentation ends
  /// the item above; it is asked of the lines that would continue one, with the block they lie in. Lines in `skipping`,
  /// which is in order, are blank to libcmark.
  init(
    _ source: SourceText, readsMarkers: Bool = true, skipping: [ClosedRange<Int>] = [],
    isRestart: (_ line: LexedLine, _ isAboveItem: Bool) -> Bool = { _, _ in false }
  ) {
    self.source = source
    front = FrontMatter(in: source)
    let firstLine = front.map { $0.lines.upperBound + 1 } ?? 1
    let health = FileHealth(of: source, from: firstLine)
    let markers = readsMarkers ? health.markerLines : []
    func parse(_ dedents: [StructureText.Dedent], _ breaks: [Int]) -> [MarkdownBlock] {
      let text = StructureText(
        of: source, from: firstLine, dedents: dedents, breaks: breaks, hidden: markers, skipping: skipping)
      return markdownBlocks(in: text, firstLine: firstLine)
    }
    var blocks = parse([], [])
    var dedents = indentedLists(in: source, blocks)
    if !dedents.isEmpty { blocks = parse(dedents, []) }
    let (restarts, breaks) = StructuredSource.restarts(in: source, blocks, isRestart)
    if !restarts.isEmpty {
      blocks = parse(dedents, breaks)
      // What is indented below such a line is no longer nested in the item above it.
      let more = indentedLists(in: source, parse([], breaks))
      if more != dedents {
        dedents = more
        blocks = parse(dedents, breaks)
      }
    }
    self.firstLine = firstLine
    diagnostics = health.diagnostics
    hasConflictMarkers = !health.markerLines.isEmpty
    hidden = health.hidden.union(markers)
    self.blocks = blocks
    self.dedents = dedents
    self.restarts = restarts
    filledAbove = StructuredSource.linesFilledAbove(blocks, source)
  }

  /// The lines that end the item or the quotation they would continue, and all lines above which libcmark must see a blank
  /// one: these, and the items that follow such a paragraph, for `2. rice` and a bullet alone would continue it.
  private static func restarts(
    in source: SourceText, _ blocks: [MarkdownBlock], _ isRestart: (LexedLine, Bool) -> Bool
  ) -> (restarts: [Int], breaks: [Int]) {
    var restarts: [Int] = []
    var breaks: [Int] = []
    for index in blocks.indices {
      let isQuotation = blocks[index].kind == .quotation
      guard
        isQuotation
          || blocks[index].depth > 0 && (blocks[index].kind == .paragraph || blocks[index].kind == .heading)
      else { continue }
      let first = Int(blocks[index].line)
      let behind = index + 1 < blocks.count ? Int(blocks[index + 1].line) : source.lineCount + 1
      guard first + 1 < behind, !isQuotation || mayEnd(quotation: first, in: source) else { continue }
      let isBeforeItem = index + 1 < blocks.count && blocks[index + 1].kind == .item
      // How many quotation marks stand above the line.
      var marks = 0
      for number in first + 1..<behind {
        if isQuotation { marks += quotationMarks(onLine: number - 1, of: source) }
        let line = source.lineContent(number)
        guard let start = line.first, !source.isBlank(line: number) else { break }
        guard ![.space, .tab, .greaterThanSign].contains(source.bytes[start]) else { continue }
        let isAboveItem = number + 1 == behind && isBeforeItem
        let isFound = source.bytes.withUnsafeBufferPointer { buffer in
          guard marks % 2 == 0 else { return false }
          let lexed = LexedLine(LineScanner(buffer, line), readsSignBullet: isQuotation)
          return lexed.hasSignBullet || isRestart(lexed, isAboveItem)
        }
        if isFound {
          restarts.append(number)
          breaks.append(number)
        }
      }
      if isBeforeItem, let last = breaks.last, last > first { breaks.append(behind) }
    }
    return (restarts, breaks)
  }

  /// Whether a quotation may end at a line without `>`: not one that a callout shows as a quotation.
  private static func mayEnd(quotation first: Int, in source: SourceText) -> Bool {
    source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, source.lineContent(first))
      guard var rest = line.firstIndex(of: .openBracket).map({ line.over($0..<line.end) }) else {
        return true
      }
      return !(rest.skip("[!quote") || rest.skip("[!cite") || rest.skip("[!example"))
    }
  }

  private static func quotationMarks(onLine number: Int, of source: SourceText) -> Int {
    source.bytes[source.lineContent(number)].count { $0 == UInt8(ascii: "\"") }
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
}

// MARK: Lines

extension StructuredSource {
  /// Calls `body` with a scanner over part of the file.
  func scan<Result>(_ range: Range<Int>, _ body: (LineScanner) -> Result) -> Result {
    source.bytes.withUnsafeBufferPointer { body(LineScanner($0, range)) }
  }

  /// The bytes of a line without white space at its ends.
  func text(ofLine number: Int) -> Range<Int> { scan(source.lineContent(number)) { $0.trimmed($0.rest) } }

  /// A line of a paragraph taken apart.
  func lex(line number: Int) -> LexedLine {
    scan(source.lineContent(number)) { LexedLine($0, readsSignBullet: true) }
  }

  func isHidden(_ number: Int) -> Bool { !hidden.isEmpty && hidden.contains(number) }

  func isRestart(_ number: Int) -> Bool {
    guard !restarts.isEmpty else { return false }
    let index = restarts.partitioningIndex { $0 >= number }
    return index < restarts.count && restarts[index] == number
  }

  /// The last line of a block that is not blank; what lies within it included.
  func lastLine(of index: Int) -> Int {
    Int(max(blocks[index].line, filledAbove[Int(blocks[index].next)]))
  }

  /// The lines of a paragraph: up to the first blank one or the next block.
  func paragraphLines(_ index: Int) -> ClosedRange<Int> {
    let first = Int(blocks[index].line)
    let limit = index + 1 < blocks.count ? Int(blocks[index + 1].line) - 1 : source.lineCount
    var last = first
    while last < limit, !source.isBlank(line: last + 1) { last += 1 }
    return first...max(first, last)
  }

  /// The places from the first byte of a text to the end of a line.
  func range(from start: Int, throughLine last: Int) -> SourceRange {
    let end = SourceLocation(line: last, column: source.lineContent(last).count + 1)
    let begin = source.location(ofByte: start)
    return begin..<max(begin, end)
  }

  /// The same where the line of that byte is known.
  func range(from start: Int, onLine number: Int, throughLine last: Int) -> SourceRange {
    let begin = SourceLocation(line: number, column: start - source.line(number).lowerBound + 1)
    let end = SourceLocation(line: last, column: source.lineContent(last).count + 1)
    return begin..<max(begin, end)
  }

  /// The places of some bytes of one line.
  func range(_ range: Range<Int>) -> SourceRange {
    let start = source.location(ofByte: range.lowerBound)
    return start..<SourceLocation(line: start.line, column: start.column + range.count)
  }

  /// Whether a line is the row of dashes below a table's header.
  func isDelimiterRow(_ number: Int) -> Bool {
    scan(source.lineContent(number)) { TableRow.isDelimiter($0) } && !isHidden(number)
  }
}

// MARK: Items

extension StructuredSource {
  /// A list item with its first line taken apart.
  struct Item {
    /// Its place in `blocks`.
    var index: Int
    /// The block behind it and all that is nested in it.
    var next: Int
    /// How many items it lies in.
    var depth: Int
    /// The byte where its marker stands.
    var start: Int
    /// The line its text begins on: the marker's, or the one below a marker that stands alone.
    var lineNumber: Int
    var line: LexedLine
    /// The lines that continue the first one.
    var continuation: ClosedRange<Int>?
    /// The last line of its words.
    var lastWordLine: Int { max(lineNumber, continuation?.upperBound ?? lineNumber) }
  }

  /// The places from an item's marker to the end of its last line, with all that is nested in it.
  func range(of item: Item) -> SourceRange {
    range(
      from: item.start, onLine: Int(blocks[item.index].line),
      throughLine: max(item.lineNumber, lastLine(of: item.index)))
  }

  func item(at index: Int) -> Item {
    let block = blocks[index]
    let head = itemHead(index)
    return Item(
      index: index, next: Int(block.next), depth: Int(block.depth), start: head.start, lineNumber: head.line,
      line: scan(head.text) { LexedLine($0) }, continuation: continuation(index, firstLine: head.line))
  }

  /// Where the marker of the item at `index` stands, and the text of its first line with the line's number.
  func itemHead(_ index: Int) -> (start: Int, text: Range<Int>, line: Int) {
    let block = blocks[index]
    let number = Int(block.line)
    let line = source.lineBehindMark(number)
    let start = min(line.upperBound, line.lowerBound + Int(block.column) + bytesCut(fromLine: number))
    let text = scan(start..<line.upperBound) { line in
      var line = line
      if isASCIIDigit(line.peek()) {
        while isASCIIDigit(line.peek()) { line.position += 1 }
      }
      line.position += 1
      return line.trimmed(min(line.position, line.end)..<line.end)
    }
    // A marker alone on its line: the text begins below it.
    if text.isEmpty, index + 1 < Int(block.next), blocks[index + 1].kind == .paragraph,
      Int(blocks[index + 1].line) == number + 1
    {
      return (start, self.text(ofLine: number + 1), number + 1)
    }
    return (start, text, number)
  }

  private func continuation(_ index: Int, firstLine: Int) -> ClosedRange<Int>? {
    var child = index + 1
    // `- 8. Idli` holds an item on its own line; nobody writes many, and a line of bullets is no end of them.
    let deepest = min(Int(blocks[index].next), index + 4)
    while child < deepest, blocks[child].kind == .item, Int(blocks[child].line) == firstLine { child += 1 }
    guard child < Int(blocks[index].next), Int(blocks[child].line) == firstLine else { return nil }
    var last = paragraphLines(child).upperBound
    switch blocks[child].kind {
    case .paragraph: break
    // A text above an empty bullet, which CommonMark takes for an underline; that is nothing.
    case .heading: last -= 1
    case .item, .quotation, .code, .html, .rule, .deepList: return nil
    }
    return last > firstLine ? firstLine + 1...last : nil
  }

  /// How many bytes of indentation libcmark was not given of a line.
  private func bytesCut(fromLine number: Int) -> Int {
    guard !dedents.isEmpty else { return 0 }
    let found = dedents.partitioningIndex { $0.lines.upperBound >= number }
    guard found < dedents.count, dedents[found].lines.contains(number) else { return 0 }
    let columns = dedents[found].columns
    return scan(source.lineBehindMark(number)) { line in
      var line = line
      var column = 0
      let start = line.position
      while column < columns, line.peek() == .space || line.peek() == .tab {
        column += line.peek() == .tab ? 4 - column % 4 : 1
        line.position += 1
      }
      return line.position - start - max(0, column - columns)
    }
  }
}

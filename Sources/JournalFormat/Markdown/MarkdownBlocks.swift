internal import CCmark

/// The blocks of a text in the order of their first lines, each before its children.
///
/// Only start lines are from libcmark: its end lines extend over blank lines. Quotations, code, HTML and lists that
/// are too deep are leaves; their content is not read. The tree is walked without recursion, because its depth is up
/// to the user.
func markdownBlocks(in text: StructureText, firstLine: Int) -> [MarkdownBlock] {
  let parsed = text.bytes.withUnsafeBytes { raw in
    journal_arena_parse(raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count, CMARK_OPT_DEFAULT)
  }
  // Frees all nodes at once.
  defer { journal_arena_reset() }
  guard let root = parsed else { return [] }
  var blocks: [MarkdownBlock] = []
  blocks.reserveCapacity(text.bytes.count / 3 + 4)
  var open: [Int] = []
  var gaps = text.gaps[...]
  var headings = text.headings[...]
  var leftOut = 0
  var current = cmark_node_first_child(root)
  while let node = current {
    let type = cmark_node_get_type(node)
    let isTooDeep = open.count >= MarkdownBlock.levelLimit && type == CMARK_NODE_LIST
    var descends = type == CMARK_NODE_LIST && !isTooDeep
    if let kind = isTooDeep ? .deepList : MarkdownBlock.Kind(type) {
      let start = Int(cmark_node_get_start_line(node))
      while let gap = gaps.first, gap.line < start {
        leftOut = gap.count
        gaps.removeFirst()
      }
      let line = start + leftOut + firstLine - 1
      // Headings in code and other leaves are none.
      while let heading = headings.first, heading.line < start { headings.removeFirst() }
      var (kind, level) = (kind, UInt8(0))
      if kind == .heading {
        level = UInt8(clamping: cmark_node_get_heading_level(node))
      } else if kind == .rule, let heading = headings.first, heading.line == start {
        (kind, level) = (.heading, heading.level)
      }
      blocks.append(
        MarkdownBlock(
          kind: kind, level: level,
          depth: Int32(clamping: open.count), line: Int32(clamping: line),
          column: max(0, cmark_node_get_start_column(node) - 1), next: Int32(clamping: blocks.count + 1)))
      if kind == .item {
        open.append(blocks.count - 1)
        descends = true
      }
    }
    if descends, let child = cmark_node_first_child(node) {
      current = child
      continue
    }
    // Go up until there is a next sibling, closing the items on the way.
    var finished: OpaquePointer? = node
    current = nil
    while let leaving = finished, leaving != root {
      if cmark_node_get_type(leaving) == CMARK_NODE_ITEM, let index = open.popLast() {
        blocks[index].next = Int32(clamping: blocks.count)
      }
      if let sibling = cmark_node_next(leaving) {
        current = sibling
        break
      }
      finished = cmark_node_parent(leaving)
    }
  }
  return blocks
}

extension MarkdownBlock.Kind {
  /// The kind of a libcmark block; `nil` for lists, which are known by their items, and for nodes that are no
  /// blocks.
  fileprivate init?(_ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_HEADING: self = .heading
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_BLOCK_QUOTE: self = .quotation
    case CMARK_NODE_CODE_BLOCK: self = .code
    case CMARK_NODE_HTML_BLOCK: self = .html
    case CMARK_NODE_THEMATIC_BREAK: self = .rule
    default: return nil
    }
  }
}

/// One block of a Markdown text: its kind, where it starts, and how deep it is nested.
struct MarkdownBlock {
  enum Kind: UInt8 {
    case heading, paragraph, item, quotation, code, html, rule
    /// A list nested too deep to be read.
    case deepList
  }

  /// The maximum depth of nested items.
  static let levelLimit = 100

  var kind: Kind
  /// 1 to 6 for headings, else 0.
  var level: UInt8
  /// The number of items that contain it.
  var depth: Int32
  /// The number of its first line, from 1.
  var line: Int32
  /// The byte of that line it starts at, from 0, in the text given to libcmark. Exact for items only.
  var column: Int32
  /// The index of the next block that is not inside this one.
  var next: Int32
}

/// The text as it is passed to libcmark: for each line what decides about blocks, and one letter for the rest.
///
/// libcmark is needed for blocks only, but would parse emphasis, links and entities too. So it gets the indentation,
/// bullets, `>`, fences, thematic breaks, setext underlines and HTML of a line unchanged, and `x` for its text. A heading
/// of hashes is given as a thematic break, which begins and ends blocks at the same places, and is remembered: libcmark would
/// set up the inlines of each. This is several times faster, avoids its quadratic cases, and keeps link
/// reference definitions such as `[08:15]: oats` from disappearing. The columns of markers are unchanged.
///
/// At every line libcmark walks all open containers, which for blank lines would be quadratic. So of several blank
/// lines it gets only the first, which has the same effect on blocks, and of a line's markers only as many as are
/// read. A blank line is inserted where a line has to end the item above it.
///
/// Of an item whose text is certainly one line, because another item, a blank line or nothing follows, it gets the bullet
/// only: most items are such, and each would cost a paragraph and its inlines.
struct StructureText {
  /// Lines whose indentation libcmark has to see reduced, and by how many columns.
  struct Dedent: Equatable {
    var lines: ClosedRange<Int>
    var columns: Int
  }

  /// A place where lines were removed or added for libcmark.
  struct Gap {
    /// The number of the last line above it in the original text, from 1.
    var line: Int
    /// The number of lines removed up to here, minus those added.
    var count: Int
  }

  private(set) var bytes: [UInt8] = []
  /// In the order of the text.
  private(set) var gaps: [Gap] = []
  /// A heading that is given as a thematic break, wherever none is read: in code it is text.
  struct Heading {
    /// The number of its line in `bytes`, from 1.
    var line: Int32
    var level: UInt8
  }
  /// In the order of the text.
  private(set) var headings: [Heading] = []

  /// Builds the text of `source` from line `firstLine` on. Lines in `hidden` and in `skipping` become blank, a blank line
  /// goes before each of `breaks`; these and `skipping` are in order.
  init(
    of source: SourceText, from firstLine: Int, dedents: [Dedent] = [], breaks: [Int] = [],
    hidden: Set<Int> = [], skipping: [ClosedRange<Int>] = []
  ) {
    let lineCount = source.lineCount
    // A line grows by its `x`, the space behind a heading's hashes, the rest of a split tab, and a line before it.
    let capacity = source.bytes.count + 9 * lineCount + 8
    var gaps: [Gap] = []
    var headings: [Heading] = []
    bytes = source.bytes.withUnsafeBufferPointer { buffer in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        var writer = StructureWriter(input: buffer, output: output)
        var next = 0
        var nextBreak = 0
        var nextSkip = 0
        var leftOut = 0
        var isBelowBlank = false
        /// How many lines are written.
        var written: Int32 = 0
        let mayShorten = hidden.isEmpty && dedents.isEmpty && breaks.isEmpty
        headings.reserveCapacity(8)
        var following = firstLine
        while following <= lineCount {
          let number = following
          following += 1
          while next < dedents.count, dedents[next].lines.upperBound < number { next += 1 }
          if nextBreak < breaks.count, breaks[nextBreak] == number {
            nextBreak += 1
            writer.append(.lineFeed)
            written += 1
            leftOut -= 1
          }
          let start = writer.count
          var isBlank = true
          while nextSkip < skipping.count, skipping[nextSkip].upperBound < number { nextSkip += 1 }
          let isSkipped = nextSkip < skipping.count && skipping[nextSkip].contains(number)
          if !isSkipped, hidden.isEmpty || !hidden.contains(number) {
            let isDedented = next < dedents.count && dedents[next].lines.contains(number)
            isBlank = writer.write(
              line: source.lineBehindMark(number), without: isDedented ? dedents[next].columns : 0,
              mayShorten: mayShorten)
          }
          if writer.level > 0 {
            headings.append(Heading(line: written + 1, level: writer.level))
            writer.level = 0
          }
          if isBlank, isBelowBlank {
            writer.count = start
            leftOut += 1
            continue
          }
          if !isBlank, leftOut != gaps.last?.count ?? 0 {
            gaps.append(Gap(line: number - firstLine - leftOut, count: leftOut))
          }
          isBelowBlank = isBlank
          writer.append(.lineFeed)
          written += 1
        }
        count = writer.count
      }
    }
    self.gaps = gaps
    self.headings = headings
  }
}

/// Writes lines one by one into a buffer that is large enough for all of them.
private struct StructureWriter {
  let input: UnsafeBufferPointer<UInt8>
  let output: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes written.
  var count = 0
  /// The level of the heading that was written last as a thematic break; 0 for none.
  var level: UInt8 = 0
  /// Whether an HTML block may be open: it can end anywhere in a line.
  private var mayBeInHTML = false
  /// Whether the next line may go on with a paragraph.
  private var mayBeInParagraph = false

  init(input: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>) {
    self.input = input
    self.output = output
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  /// Writes a line without its ending and without its first columns of white space; a split tab leaves spaces.
  /// Returns whether it is blank to libcmark. `mayShorten` says that the lines below are written unchanged.
  @inline(__always)
  mutating func write(line: Range<Int>, without columns: Int, mayShorten: Bool) -> Bool {
    var index = line.lowerBound
    if columns > 0 {
      var column = 0
      while index < line.upperBound, column < columns, isBlank(input[index]) {
        column += input[index] == .tab ? 4 - column % 4 : 1
        index += 1
      }
      for _ in 0..<max(0, column - columns) { append(.space) }
    }
    var markers = 0
    index = writeMarkers(of: line, from: index, count: &markers)
    guard index < line.upperBound else {
      mayBeInParagraph = markers > 0
      return markers == 0
    }
    if markers == 1, mayShorten, !mayBeInParagraph, !mayBeInHTML, isItem(line, ofTextFrom: index) {
      // libcmark ignores the space behind the bullet.
      return false
    }
    mayBeInParagraph = !(index == line.lowerBound && isHeading(line))
    writeContent(index, line.upperBound)
    return false
  }

  /// Whether a line is one to six hashes with white space or nothing behind them.
  private func isHeading(_ line: Range<Int>) -> Bool {
    guard input[line.lowerBound] == .numberSign else { return false }
    let behind = line.first { input[$0] != .numberSign } ?? line.upperBound
    return behind - line.lowerBound <= 6 && (behind == line.upperBound || isBlank(input[behind]))
  }

  /// Whether a line is an item of one bullet, one space and text that no other line continues.
  private func isItem(_ line: Range<Int>, ofTextFrom start: Int) -> Bool {
    let bullet = start - 2
    guard bullet >= line.lowerBound, input[start - 1] == .space, isBullet(input[bullet]),
      input[line.lowerBound..<bullet].allSatisfy({ $0 == .space })
    else { return false }
    switch input[start] {
    // What may be another block than a paragraph.
    case .numberSign, .lessThanSign, .backtick, .tilde, .asterisk, .underscore, .hyphen, .equalsSign:
      return false
    default: return endsItem(behind: line.upperBound, column: start - line.lowerBound)
    }
  }

  /// Whether what follows the line that ends at `end`, an item with text at `column`, continues no paragraph of it and
  /// lies in the same blocks as below a bullet alone: another item, or a line without indentation below a blank one.
  private func endsItem(behind end: Int, column: Int) -> Bool {
    var index = end
    var lines = 0
    var start = end
    while index < input.count {
      switch input[index] {
      case .carriageReturn, .lineFeed:
        let isPair =
          input[index] == .carriageReturn && index + 1 < input.count && input[index + 1] == .lineFeed
        index += isPair ? 2 : 1
        start = index
        lines += 1
        continue
      case .space, .tab:
        index += 1
        continue
      default: break
      }
      let indentation = index - start
      // An invisible mark is written as indentation.
      guard lines == 1 else { return indentation == 0 && input[index].isASCII }
      // A bullet four columns behind the text that it stands in is text.
      guard indentation <= column - 2 || (column..<column + 4).contains(indentation),
        input[start..<index].allSatisfy({ $0 == .space }), index + 2 < input.count
      else { return false }
      let text = input[index + 2]
      return isBullet(input[index]) && input[index + 1] == .space && !isBlank(text) && text != .lineFeed
        && text != .carriageReturn
    }
    return true
  }

  /// Writes the container markers: indentation, `>`, bullets and numbers, and counts them. Returns where the text
  /// begins.
  ///
  /// What follows too many of them is text. One more than the maximum depth shows that a list is too deep.
  @inline(__always)
  private mutating func writeMarkers(
    of line: Range<Int>, from start: Int, count markers: inout Int
  ) -> Int {
    let end = line.upperBound
    var index = start
    while index < end {
      let byte = input[index]
      if isBlank(byte) {
        append(byte)
        index += 1
        continue
      }
      guard markers <= MarkdownBlock.levelLimit else { return index }
      if byte == .greaterThanSign {
        append(byte)
        index += 1
        markers += 1
      } else if isBullet(byte) {
        if index + 1 >= end || isBlank(input[index + 1]) {
          append(byte)
          index += 1
          markers += 1
        } else if index + 2 < end, input[index + 1] == noBreakSpace[0], input[index + 2] == noBreakSpace[1] {
          // A no-break space after a bullet, as pasted text often has: CommonMark would not see a list. It counts as
          // one column, so nested lines need no more indentation than elsewhere.
          append(byte)
          append(.space)
          index += 3
          markers += 1
          // A marker behind it keeps its column.
          if mayBeMarker(index, end) { append(.space) }
        } else {
          return index
        }
      } else if isASCIIDigit(byte) {
        var digits = index + 1
        while digits < end, isASCIIDigit(input[digits]) { digits += 1 }
        guard digits < end, input[digits] == .period || input[digits] == .closeParenthesis,
          digits + 1 >= end || isBlank(input[digits + 1])
        else { return index }
        while index <= digits {
          append(input[index])
          index += 1
        }
        markers += 1
      } else if index == line.lowerBound, index + 2 < end,
        isUnseenMark((byte, input[index + 1], input[index + 2]))
      {
        for _ in 0..<3 { append(.space) }
        index += 3
      } else {
        return index
      }
    }
    return index
  }

  /// Whether a bullet, or a number with its delimiter, is at `index`.
  private func mayBeMarker(_ index: Int, _ end: Int) -> Bool {
    var at = index
    while at < end, isASCIIDigit(input[at]) { at += 1 }
    guard at < end else { return false }
    let byte = input[at]
    return at > index
      ? byte == .period || byte == .closeParenthesis
      : isBullet(byte)
  }

  /// Writes what the text of a line means for the block structure.
  @inline(__always)
  private mutating func writeContent(_ start: Int, _ end: Int) {
    let first = input[start]
    switch first {
    case .numberSign: writeHeading(start, end)
    case .lessThanSign:
      mayBeInHTML = true
      writeTag(start, end)
    case .backtick, .tilde: writeFence(of: first, start, end)
    case .asterisk, .underscore, .hyphen, .equalsSign:
      var index = start
      while index < end, input[index] == first || isBlank(input[index]) { index += 1 }
      if index == end { writeAll(start, end) } else { writeText(start, end) }
    default: writeText(start, end)
    }
  }

  /// A line that may begin an HTML block: its opening, and the rest as inside a block.
  private mutating func writeTag(_ start: Int, _ end: Int) {
    let cdata: StaticString = "<![CDATA["
    var length = start + 1 < end && input[start + 1] == .exclamationMark ? 2 : 1
    let count = cdata.utf8CodeUnitCount
    if start + count <= end, (0..<count).allSatisfy({ input[start + $0] == cdata.utf8Start[$0] }) {
      length = count
    }
    writeAll(start, start + length)
    writeMasked(start + length, end)
  }

  /// Three or more backticks or tildes; a backtick fence cannot have further backticks, which would be inline code.
  private mutating func writeFence(of mark: UInt8, _ start: Int, _ end: Int) {
    var behind = start
    while behind < end, input[behind] == mark { behind += 1 }
    let isCode = mark == .backtick && input[behind..<end].contains(.backtick)
    guard behind - start >= 3, !isCode else { return writeText(start, end) }
    writeAll(start, behind)
    var index = behind
    while index < end, isBlank(input[index]) { index += 1 }
    if index < end { writeText(behind, end) }
  }

  /// `## Breakfast`: a thematic break; in HTML the hashes, and whether anything follows.
  private mutating func writeHeading(_ start: Int, _ end: Int) {
    var index = start
    if !mayBeInHTML {
      while index < end, input[index] == .numberSign { index += 1 }
      if index - start <= 6, index == end || isBlank(input[index]) {
        for _ in 0..<3 { append(.underscore) }
        level = UInt8(index - start)
        return
      }
      index = start
    }
    while index < end, input[index] == .numberSign {
      append(.numberSign)
      index += 1
    }
    guard index < end else { return }
    if isBlank(input[index]) {
      append(.space)
    }
    writeText(index, end)
  }

  @inline(__always)
  private mutating func writeText(_ start: Int, _ end: Int) {
    append(UInt8(ascii: "x"))
    if mayBeInHTML { writeMasked(start, end) }
  }

  /// Writes a line of an HTML block: `-->`, `?>`, `]]>` and closing tags end one anywhere.
  private mutating func writeMasked(_ start: Int, _ end: Int) {
    var index = start
    while index < end {
      let byte = input[index]
      index += 1
      switch byte {
      case .exclamationMark, .ampersand, .asterisk, .openBracket, .backslash, .underscore, .backtick:
        append(UInt8(ascii: "x"))
      case .lessThanSign where index >= end || input[index] != .slash: append(UInt8(ascii: "x"))
      default: append(byte)
      }
    }
  }

  private mutating func writeAll(_ start: Int, _ end: Int) {
    for index in start..<end { append(input[index]) }
  }
}

@inline(__always)
private func isBlank(_ byte: UInt8) -> Bool { byte == .space || byte == .tab }

@inline(__always)
private func isBullet(_ byte: UInt8) -> Bool { byte == .hyphen || byte == .plusSign || byte == .asterisk }

/// Whether three bytes are an invisible direction mark or byte order mark.
@inline(__always)
private func isUnseenMark(_ bytes: (UInt8, UInt8, UInt8)) -> Bool {
  if let mark = generalPunctuation(bytes) { return (0x200B...0x200F).contains(mark) }
  return bytes == (byteOrderMark[0], byteOrderMark[1], byteOrderMark[2])
}

/// The lists in a text that CommonMark parses as code or prose because every line of them is indented.
///
/// Outliners write a tab before every bullet. Such a list begins at a line with at least four columns of indentation
/// and a list marker, below a heading, a paragraph or the top of the file; it ends before the next line with less
/// indentation that is not blank.
func indentedLists(in source: SourceText, _ blocks: [MarkdownBlock]) -> [StructureText.Dedent] {
  var dedents: [StructureText.Dedent] = []
  source.bytes.withUnsafeBufferPointer { buffer in
    for (index, block) in blocks.enumerated() where block.depth == 0 {
      let first = Int(block.line)
      // Lines over `---` are a paragraph unless they are one title.
      let isUnderlined =
        block.kind == .heading && LineScanner(buffer, source.lineBehindMark(first)).peek() != .numberSign
      guard block.kind == .code || block.kind == .paragraph || isUnderlined else { continue }
      let last = index + 1 < blocks.count ? Int(blocks[index + 1].line) - 1 : source.lineCount
      if block.kind == .code {
        let above = index > 0 ? blocks[index - 1] : nil
        guard above.map({ $0.depth == 0 && ($0.kind == .heading || $0.kind == .paragraph) }) ?? true else {
          continue
        }
      }
      var number = block.kind == .code ? first : first + 1
      while number <= last {
        let scanner = LineScanner(buffer, source.lineBehindMark(number))
        if block.kind != .code, scanner.isAtEnd { break }
        guard let columns = indentationOfItem(scanner) else {
          // In code only the first line decides; a paragraph may turn into a list at any line.
          if block.kind == .code { break }
          number += 1
          continue
        }
        let end = endOfList(in: source, buffer, from: number, columns: columns)
        dedents.append(StructureText.Dedent(lines: number...end, columns: columns))
        number = end + 1
      }
    }
  }
  return dedents
}

/// The columns before a list marker if there are at least four; else `nil`.
private func indentationOfItem(_ line: LineScanner) -> Int? {
  var line = line
  let columns = indentation(&line)
  guard columns >= 4 else { return nil }
  var marker = line
  let first = marker.peek()
  if first == .hyphen || first == .plusSign || first == .asterisk {
    marker.position += 1
  } else {
    while isASCIIDigit(marker.peek()), marker.position < line.position + 9 { marker.position += 1 }
    guard marker.position > line.position, marker.peek() == .period || marker.peek() == .closeParenthesis
    else { return nil }
    marker.position += 1
  }
  let isSpaced = marker.peek() == .space || marker.peek() == .tab || marker.starts(with: "\u{A0}")
  return marker.isAtEnd || isSpaced ? columns : nil
}

/// Skips a line's indentation and returns its columns; a tab goes to the next multiple of four.
private func indentation(_ line: inout LineScanner) -> Int {
  var columns = 0
  while true {
    if line.skip(.space) {
      columns += 1
    } else if line.skip(.tab) {
      columns += 4 - columns % 4
    } else {
      return columns
    }
  }
}

private func endOfList(
  in source: SourceText, _ buffer: UnsafeBufferPointer<UInt8>, from number: Int, columns: Int
) -> Int {
  var end = number
  for next in stride(from: number + 1, through: source.lineCount, by: 1) {
    var line = LineScanner(buffer, source.lineContent(next))
    let found = indentation(&line)
    if line.isAtEnd { continue }
    guard found >= columns else { break }
    end = next
  }
  return end
}

/// The text as libcmark gets it: for each line what decides about blocks, and one letter for the rest.
///
/// libcmark is asked for blocks alone, but would parse emphasis, links and entities too. So it gets the
/// indentation, bullets, `#`, `>`, fences, rules, underlines and HTML of a line as they are, and `x` for
/// its words, or nothing for those of a heading. That makes it several times faster, keeps its quadratic
/// cases out of reach, and keeps link reference definitions such as `[08:15]: oats` from vanishing. The
/// columns of markers stay.
///
/// libcmark goes through all open containers at every line, which for blank lines would take the product of both. So of
/// several blank lines it gets the first alone, which says as much of blocks, and of a line's markers as many as are read.
/// A blank line that is not there is put in where a line is to end the item above it.
struct StructureText {
  /// Lines that libcmark must see with less indentation, and by how many columns.
  struct Dedent {
    var lines: ClosedRange<Int>
    var columns: Int
  }

  /// Where libcmark gets fewer lines than there are, or more.
  struct Gap {
    /// The number of the text's last line above it, from 1.
    var line: Int
    /// How many lines are left out up to here, less those that were put in.
    var count: Int
  }

  private(set) var bytes: [UInt8] = []
  /// In the order of the text.
  private(set) var gaps: [Gap] = []

  /// Builds the text of `source` from line `firstLine` on. Lines in `hidden` and in `skipping` become blank, a blank line
  /// goes before each of `breaks`; these and `skipping` are in order.
  init(
    of source: SourceText, from firstLine: Int, dedents: [Dedent] = [], breaks: [Int] = [],
    hidden: Set<Int> = [], skipping: [ClosedRange<Int>] = []
  ) {
    let lineCount = source.lineCount
    // A line grows by its `x`, by the space behind a heading's hashes, by what is left of a tab cut in two, and by a line
    // before it.
    let capacity = source.bytes.count + 9 * lineCount + 8
    var gaps: [Gap] = []
    bytes = source.bytes.withUnsafeBufferPointer { buffer in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        var writer = StructureWriter(input: buffer, output: output)
        var next = 0
        var nextBreak = 0
        var nextSkip = 0
        var leftOut = 0
        var isBelowBlank = false
        for number in stride(from: firstLine, through: lineCount, by: 1) {
          while next < dedents.count, dedents[next].lines.upperBound < number { next += 1 }
          if nextBreak < breaks.count, breaks[nextBreak] == number {
            nextBreak += 1
            writer.append(.lineFeed)
            leftOut -= 1
          }
          let start = writer.count
          var isBlank = true
          while nextSkip < skipping.count, skipping[nextSkip].upperBound < number { nextSkip += 1 }
          let isSkipped = nextSkip < skipping.count && skipping[nextSkip].contains(number)
          if !isSkipped, hidden.isEmpty || !hidden.contains(number) {
            let isDedented = next < dedents.count && dedents[next].lines.contains(number)
            isBlank = writer.write(
              line: source.lineBehindMark(number), without: isDedented ? dedents[next].columns : 0)
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
        }
        count = writer.count
      }
    }
    self.gaps = gaps
  }
}

/// Writes lines one by one into a buffer that has room for all of them.
private struct StructureWriter {
  let input: UnsafeBufferPointer<UInt8>
  let output: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes were written.
  var count = 0
  /// Whether an HTML block may be open: what ends it may stand anywhere in a line.
  private var mayBeInHTML = false

  init(input: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>) {
    self.input = input
    self.output = output
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  /// Writes a line without its ending and without its first columns of white space; a tab cut in two leaves spaces.
  /// Returns whether it is blank to libcmark.
  @inline(__always)
  mutating func write(line: Range<Int>, without columns: Int) -> Bool {
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
    index = writeMarkers(index, line, &markers)
    guard index < line.upperBound else { return markers == 0 }
    writeContent(index, line.upperBound)
    return false
  }

  /// Writes what makes containers: indentation, `>`, bullets and numbers, and counts them. Returns where the words begin.
  ///
  /// What comes behind too many of them is words. One more than there are levels says that a list is too deep.
  @inline(__always)
  private mutating func writeMarkers(_ start: Int, _ line: Range<Int>, _ markers: inout Int) -> Int {
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
      } else if byte == .hyphen || byte == .plusSign || byte == .asterisk {
        if index + 1 >= end || isBlank(input[index + 1]) {
          append(byte)
          index += 1
          markers += 1
        } else if index + 2 < end, input[index + 1] == noBreakSpace[0], input[index + 2] == noBreakSpace[1] {
          // A no-break space after a bullet: people paste it, and CommonMark would not see a list.
          // It is one column, so that what is nested below needs no more indentation than elsewhere.
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
        isUnseenMark(byte, input[index + 1], input[index + 2])
      {
        for _ in 0..<3 { append(.space) }
        index += 3
      } else {
        return index
      }
    }
    return index
  }

  /// Whether a bullet or a number with its sign stands at `index`.
  private func mayBeMarker(_ index: Int, _ end: Int) -> Bool {
    var at = index
    while at < end, isASCIIDigit(input[at]) { at += 1 }
    guard at < end else { return false }
    let byte = input[at]
    return at > index
      ? byte == .period || byte == .closeParenthesis
      : byte == .hyphen || byte == .plusSign || byte == .asterisk
  }

  /// Writes what the words of a line mean for structure.
  @inline(__always)
  private mutating func writeContent(_ start: Int, _ end: Int) {
    let first = input[start]
    switch first {
    case .numberSign: writeHeading(start, end)
    case .lessThanSign:
      mayBeInHTML = true
      writeTag(start, end)
    case .backtick, .tilde: writeFence(first, start, end)
    case .asterisk, .underscore, .hyphen, .equalsSign:
      var index = start
      while index < end, input[index] == first || isBlank(input[index]) { index += 1 }
      if index == end { writeAll(start, end) } else { writeWords(start, end) }
    default: writeWords(start, end)
    }
  }

  /// A line that may begin an HTML block: what says so, and the rest as in a block that is open.
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

  /// Three backticks or tildes; backticks behind backticks make code within a line, which is no fence.
  private mutating func writeFence(_ mark: UInt8, _ start: Int, _ end: Int) {
    var behind = start
    while behind < end, input[behind] == mark { behind += 1 }
    let isCode = mark == .backtick && input[behind..<end].contains(.backtick)
    guard behind - start >= 3, !isCode else { return writeWords(start, end) }
    writeAll(start, behind)
    var index = behind
    while index < end, isBlank(input[index]) { index += 1 }
    if index < end { writeWords(behind, end) }
  }

  /// `## Breakfast`: the hashes, and that something follows.
  private mutating func writeHeading(_ start: Int, _ end: Int) {
    var index = start
    while index < end, input[index] == .numberSign {
      append(.numberSign)
      index += 1
    }
    guard index < end else { return }
    if isBlank(input[index]) {
      // Hashes alone are a heading too, with no words to be parsed.
      guard mayBeInHTML else { return }
      append(.space)
    }
    writeWords(index, end)
  }

  @inline(__always)
  private mutating func writeWords(_ start: Int, _ end: Int) {
    append(UInt8(ascii: "x"))
    if mayBeInHTML { writeMasked(start, end) }
  }

  /// Writes a line for an HTML block: `-->`, `?>`, `]]>` and closing tags end one wherever they stand.
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

/// Whether three bytes are a direction mark or a byte order mark, which nobody sees.
@inline(__always)
private func isUnseenMark(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
  // U+200B to U+200F.
  if first == .punctuationLead { return second == 0x80 && third >= 0x8B && third <= 0x8F }
  return first == byteOrderMark[0] && second == byteOrderMark[1] && third == byteOrderMark[2]
}

/// The rows of a table of separated values: with commas, semicolons, tabs or bars, quoted where needed.
struct SeparatedRows {
  struct Row {
    /// From 1, of its first line.
    var line: Int
    /// Without quotation marks and the white space around them.
    var cells: [[UInt8]]
  }

  private(set) var rows: [Row] = []

  /// No row has more cells, and no cell is longer; what is beyond is left out.
  private static let mostCells = 200
  private static let longestCell = 2_000

  /// Blank rows are left out. The separator is the one of the four that the first thirty lines have most often outside of quotation marks.
  init(_ source: SourceText) {
    let separator = Self.separator(of: source)
    let bytes = source.bytes
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var (line, start) = (1, 1)
    var isQuoted = false
    var at = bytes.starts(with: byteOrderMark) ? 3 : 0
    func endCell() {
      if cells.count < Self.mostCells { cells.append(Self.trimmed(cell)) }
      cell.removeAll(keepingCapacity: true)
    }
    func endRow() {
      endCell()
      if cells.contains(where: { !$0.isEmpty }) { rows.append(Row(line: start, cells: cells)) }
      cells = []
    }
    while at < bytes.count {
      let byte = bytes[at]
      let isEnd = byte == .lineFeed || byte == .carriageReturn
      if isEnd, !(byte == .carriageReturn && at + 1 < bytes.count && bytes[at + 1] == .lineFeed) { line += 1 }
      if isQuoted {
        if byte != .quotationMark {
          if cell.count < Self.longestCell { cell.append(byte) }
        } else if at + 1 < bytes.count, bytes[at + 1] == .quotationMark {
          cell.append(byte)
          at += 1
        } else {
          isQuoted = false
        }
      } else if byte == .quotationMark, cell.allSatisfy({ $0 == .space }) {
        isQuoted = true
      } else if byte == separator {
        endCell()
      } else if isEnd {
        if byte == .carriageReturn, at + 1 < bytes.count, bytes[at + 1] == .lineFeed {
          at += 1
          line += 1
        }
        endRow()
        start = line
      } else if cell.count < Self.longestCell {
        cell.append(byte)
      }
      at += 1
    }
    endRow()
  }

  private static func separator(of source: SourceText) -> UInt8 {
    let separators: [UInt8] = [.comma, .semicolon, .tab, .verticalBar]
    var counts = separators.map { _ in 0 }
    for number in 1...max(1, min(30, source.lineCount)) {
      var isQuoted = false
      for byte in source.bytes[source.lineContent(number)].prefix(5_000) {
        if byte == .quotationMark { isQuoted.toggle() }
        if !isQuoted, let index = separators.firstIndex(of: byte) { counts[index] += 1 }
      }
    }
    // A decimal comma stands beside each semicolon or tab.
    if counts[1] > 0, counts[1] * 3 >= counts[0] { return .semicolon }
    if counts[2] > 0, counts[2] * 3 >= counts[0] { return .tab }
    return counts[3] > counts[0] ? .verticalBar : .comma
  }

  private static func trimmed(_ cell: [UInt8]) -> [UInt8] {
    func isSpace(_ byte: UInt8) -> Bool { byte == .space || byte == .tab }
    let start = cell.firstIndex { !isSpace($0) } ?? cell.count
    let end = (cell.lastIndex { !isSpace($0) } ?? start - 1) + 1
    return Array(cell[start..<max(start, end)])
  }
}

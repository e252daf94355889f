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
  ///
  /// The rows are those of a `DelimitedReader`. Lines may end in carriage returns alone, as old programs write them.
  init(_ source: SourceText) {
    var reader = DelimitedReader(separator: Self.separator(of: source), isQuoted: true)
    var rows: [Row] = []
    func take(_ record: DelimitedRecord) {
      let cells = (0..<min(record.count, Self.mostCells)).map {
        Array(record.text($0, longest: Self.longestCell).utf8)
      }
      if cells.contains(where: { !$0.isEmpty }) { rows.append(Row(line: record.line, cells: cells)) }
    }
    let bytes =
      source.bytes.contains(.lineFeed)
      ? source.bytes : source.bytes.map { $0 == .carriageReturn ? .lineFeed : $0 }
    bytes.withUnsafeBufferPointer { reader.read($0, take) }
    reader.finish(take)
    self.rows = rows
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
}

import JournalFormat

/// A table in columns; long cells are wrapped, and a table that does not fit becomes a list of records.
struct TerminalTable {
  private let titles: [TerminalText]
  private let isTrailing: [Bool]
  private let rows: [[TerminalText]]

  private static let gap = 2
  /// The minimum width of a text column, unless its content is narrower.
  private static let narrowest = 8

  init(_ table: ReportTable) {
    titles = table.columns.map { TerminalText($0.title, .strong) }
    isTrailing = table.columns.map { $0.alignment == .trailing }
    rows = table.rows.map { row in
      table.columns.indices.map { $0 < row.count ? TerminalText(row[$0]) : TerminalText("") }
    }
  }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    guard !titles.isEmpty else { return [] }
    guard let widths = columnWidths(within: width) else { return records(width: width, style) }
    var lines: [String] = []
    if titles.contains(where: { $0.width > 0 }) {
      lines += self.lines(of: titles, widths, style)
      lines.append(
        widths.map { TerminalLook.dim.applied(to: String(repeating: "─", count: $0), style) }
          .joined(separator: String(repeating: " ", count: Self.gap)))
    }
    return lines + rows.flatMap { self.lines(of: $0, widths, style) }
  }

  /// The width of each column; `nil` if the table does not fit however it is wrapped.
  private func columnWidths(within width: Int) -> [Int]? {
    var widths = titles.indices.map { column in
      max(titles[column].width, rows.map { $0[column].width }.max() ?? 0)
    }
    let least = titles.indices.map { column in
      // Figures are not wrapped; text may be, down to its longest word or the minimum width.
      let cells = [titles[column]] + rows.map { $0[column] }
      return isTrailing[column]
        ? min(widths[column], cells.map(\.widestWord).max() ?? 0)
        : min(widths[column], max(Self.narrowest, min(cells.map(\.widestWord).max() ?? 0, width / 2)))
    }
    let room = width - Self.gap * (titles.count - 1)
    var excess = widths.reduce(0, +) - room
    guard least.reduce(0, +) <= room else { return nil }
    while excess > 0 {
      let shrinkable = widths.indices.filter { widths[$0] > least[$0] }
      // Text columns shrink before figures, the widest first.
      guard
        let column = shrinkable.max(by: {
          (isTrailing[$0] ? 0 : 1, widths[$0], -$0) < (isTrailing[$1] ? 0 : 1, widths[$1], -$1)
        })
      else { return nil }
      let step = max(1, min(excess, widths[column] - least[column]) / 2)
      widths[column] -= step
      excess -= step
    }
    return widths
  }

  /// One row as lines: each cell wrapped in its column, figures aligned right.
  private func lines(of cells: [TerminalText], _ widths: [Int], _ style: TerminalStyle) -> [String] {
    let wrapped = cells.indices.map { cells[$0].lines(width: widths[$0], style) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = ""
      var used = 0
      var column = 0
      for index in cells.indices {
        if row < wrapped[index].count, wrapped[index][row].width > 0 {
          let cell = wrapped[index][row]
          let start = isTrailing[index] ? column + widths[index] - cell.width : column
          line += String(repeating: " ", count: max(0, start - used)) + cell.text
          used = start + cell.width
        }
        column += widths[index] + Self.gap
      }
      return line
    }
  }

  /// Each row as lines of `title: cell`, with a blank line between rows.
  private func records(width: Int, _ style: TerminalStyle) -> [String] {
    Array(
      rows.map { row in
        row.indices.filter { row[$0].width > 0 }.flatMap { column in
          let title = titles[column].plain
          let isFirst = column == row.startIndex
          let text = title.isEmpty || isFirst ? row[column].plain : "\(title): \(row[column].plain)"
          let lines = TerminalText(text, isFirst ? .strong : .normal).lines(width: width - 2, style)
          return lines.map { isFirst ? $0.text : "  " + $0.text }
        }
      }.joined(separator: [""]))
  }
}

import JournalFormat

/// One line of signs for each column, with its number at the end.
struct TerminalStacks {
  private let chart: ChartStacks

  init(_ chart: ChartStacks) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let labels = chart.columns.map { singleLine($0.label) }
    let margin = min(labels.map { displayWidth($0) }.max() ?? 0, width / 3)
    return zip(chart.columns, labels).map { column, label in
      let shown = column.tints.prefix(max(1, width - margin - 8))
      let signs = shown.map { TerminalLook($0).applied(to: $0.sign, style) }.joined()
      let count = column.tints.isEmpty ? column.whenEmpty : grouped(column.tints.count)
      return trimmedEnd(
        padded(truncated(label, to: margin), to: margin) + "  " + signs + (signs.isEmpty ? "" : "  ") + count
          + (column.isMarked ? " ★" : ""))
    }
  }
}

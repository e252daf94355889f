import JournalFormat

/// One line for each row, from 0 to 100 %: `●` with, `○` without, and a line for the confidence interval of the first.
struct TerminalDifferences {
  private let chart: ChartDifferences

  init(_ chart: ChartDifferences) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let labels = chart.rows.map { TerminalText($0.label) }
    let labelWidth = min(labels.map(\.width).max() ?? 0, max(6, width / 3))
    let room = max(5, min(51, width - labelWidth - 2))
    var lines = legendLines(
      ["● \(chart.withName)", "○ \(chart.withoutName)", "─ \(chart.rangeName)"], width: width, style)
    for (row, label) in zip(chart.rows, labels) {
      for (number, text) in label.lines(width: labelWidth, style).enumerated() {
        let drawing = number == 0 ? "  " + drawing(of: row, width: room, style) : ""
        lines.append(trimmedEnd(text.text + (number == 0 ? spaces(labelWidth - text.width) : "") + drawing))
      }
    }
    return lines + [spaces(labelWidth + 2) + "0 %" + spaces(room - 8) + "100 %"]
  }

  private func drawing(of row: ChartDifferences.Row, width: Int, _ style: TerminalStyle) -> String {
    func place(_ share: Double) -> Int {
      min(width - 1, max(0, Int((min(1, max(0, share.drawable ?? 0)) * Double(width - 1)).rounded())))
    }
    let (low, high) = (place(row.range.lowerBound), place(row.range.upperBound))
    return (0..<width).map { column in
      if column == place(row.with) { return TerminalLook(ChartTint.orange).applied(to: "●", style) }
      if column == place(row.without) { return "○" }
      return (low...max(low, high)).contains(column) ? "─" : " "
    }.joined()
  }
}

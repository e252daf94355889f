import JournalFormat

/// A small line in one row of block characters, between its first and its last value.
struct TerminalSparkline {
  private let chart: ChartSparkline

  private static let longest = 40

  init(_ chart: ChartSparkline) { self.chart = chart }

  func line(width: Int, _ style: TerminalStyle) -> String {
    let first = truncated(singleLine(chart.first), to: width / 3)
    let last = truncated(singleLine(chart.last), to: width / 3)
    let room = max(1, min(Self.longest, width - displayWidth(first) - displayWidth(last) - 2))
    let values = binned(chart.values.map { $0?.drawable }, to: room).values
    let known = values.compactMap { $0 }
    let (low, high) = (known.min() ?? 0, known.max() ?? 0)
    let drawing = values.map { value -> String in
      guard let value else { return " " }
      let part = high > low ? (value - low) / (high - low) : 0.5
      return risingBlocks[1 + min(7, Int(part * 8))]
    }.joined()
    return [first, TerminalLook.medium.applied(to: drawing, style), last].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

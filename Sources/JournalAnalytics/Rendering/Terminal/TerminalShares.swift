import JournalFormat

/// The parts of a whole as one strip of symbols, with a legend below.
struct TerminalShares {
  private let chart: ChartDonut

  private static let longest = 50
  /// The minimum width of captions: `(100 %` is not broken.
  private static let narrowestCaption = 6

  init(_ chart: ChartDonut) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let strip = zip(chart.slices, lengths(min(width, Self.longest)))
      .map { String(repeating: $0.tint.sign, count: $1) }.joined()
    let labels = chart.slices.map { TerminalText($0.label) }
    let room = width - 4 - Self.narrowestCaption
    let labelWidth = min(labels.map(\.width).max() ?? 0, max(6, width / 2), room)
    var lines = [TerminalLook.medium.applied(to: strip, style)]
    for (slice, label) in zip(chart.slices, labels) {
      let label = label.lines(width: labelWidth, style)
      let caption = TerminalText(slice.caption).lines(width: width - labelWidth - 4, style)
      for row in 0..<max(label.count, caption.count) {
        var line = row == 0 ? slice.tint.sign + " " : "  "
        line += (row < label.count ? label[row].text : "")
        line += spaces(labelWidth - (row < label.count ? label[row].width : 0) + 2)
        if row < caption.count { line += caption[row].text }
        lines.append(trimmedEnd(line))
      }
    }
    let total = [chart.total, chart.unit].filter { !$0.isEmpty }.joined(separator: " ")
    if !total.isEmpty { lines += TerminalText(total, .dim).lines(width: width, style).map(\.text) }
    return lines
  }

  /// The number of symbols of each slice, together `width`: cumulative rounding, so that each is at most one off.
  private func lengths(_ width: Int) -> [Int] {
    let sum = chart.slices.reduce(0) { $0 + $1.share }
    var before = 0.0
    return chart.slices.map { slice in
      let start = Int((before / sum * Double(width)).rounded())
      before += slice.share
      return Int((before / sum * Double(width)).rounded()) - start
    }
  }
}

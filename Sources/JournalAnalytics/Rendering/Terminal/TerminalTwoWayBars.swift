import JournalFormat

/// Bars on both sides of zero, or with the bar they are compared with below each.
struct TerminalTwoWayBars {
  private let chart: ChartBars
  private let range: ClosedRange<Double>

  init(_ chart: ChartBars) {
    self.chart = chart
    range = chart.range
  }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let labels = chart.bars.map { TerminalText($0.label) }
    let captions = chart.bars.map { TerminalText($0.isMarked ? $0.caption + " ★" : $0.caption) }
    let labelWidth = min(labels.map(\.width).max() ?? 0, max(6, width / 3))
    let captionWidth = min(captions.map(\.width).max() ?? 0, max(6, width / 3))
    let room = max(4, min(48, width - labelWidth - captionWidth - 2))
    var lines: [String] = []
    if chart.hasEarlier {
      lines += TerminalText("━ \(chart.name)  ─ \(chart.earlierName)", .dim).lines(width: width, style).map(
        \.text)
    }
    for (position, bar) in chart.bars.enumerated() {
      let label = labels[position].lines(width: labelWidth, style)
      let caption = captions[position].lines(width: captionWidth, style)
      var drawings = [drawing(of: bar.value?.drawable, in: "━", width: room, style)]
      if chart.hasEarlier { drawings.append(drawing(of: bar.earlier?.drawable, in: "─", width: room, style)) }
      for row in 0..<max(label.count, caption.count, drawings.count) {
        let drawing = row < drawings.count ? drawings[row] : (text: "", width: 0)
        var line = row < label.count ? label[row].text : ""
        line += spaces(labelWidth - (row < label.count ? label[row].width : 0) + 1) + drawing.text
        if row < caption.count { line += spaces(room - drawing.width + 1) + caption[row].text }
        lines.append(trimmedEnd(line))
      }
    }
    return lines
  }

  /// Anything but zero is at least one block.
  private func drawing(
    of value: Double?, in block: String, width room: Int, _ style: TerminalStyle
  ) -> (text: String, width: Int) {
    let span = range.upperBound - range.lowerBound
    guard let value, value != 0, span > 0 else { return ("", 0) }
    let left = Int((-range.lowerBound / span * Double(room)).rounded())
    let length = max(1, Int((abs(value) / span * Double(room)).rounded()))
    let start = value < 0 ? max(0, left - length) : min(left, room - length)
    let blocks = TerminalLook(chart.bars.first?.tint ?? .orange).applied(
      to: String(repeating: block, count: length), style)
    return (spaces(start) + blocks, start + length)
  }
}

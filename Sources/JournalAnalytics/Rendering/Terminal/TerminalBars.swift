import JournalFormat

/// Labelled bars of block characters, scaled to the available width, each with its caption at the end.
struct TerminalBars {
  private let bars: [(label: TerminalText, share: Double, caption: TerminalText)]
  private let largest: Double

  private static let longest = 40
  private static let shortest = 6
  /// Shorter bars cannot be told apart.
  private static let readable = 12
  /// Block characters for one to seven eighths.
  private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// Values below zero or that cannot be drawn have no bar.
  init(_ bars: [(label: String, value: Double?, caption: String)]) {
    self.bars = bars.map {
      (TerminalText($0.label), max(0, $0.value?.drawable ?? 0), TerminalText($0.caption))
    }
    largest = self.bars.map(\.share).max() ?? 0
  }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let widestLabel = bars.map(\.label.width).max() ?? 0
    let unbroken = bars.map(\.caption.width).max() ?? 0
    // Label, bar and caption with gaps of one column. A shorter bar is better than a caption on two lines.
    let fits = unbroken <= width - widestLabel - 2 - Self.readable
    let widestCaption = fits ? unbroken : min(unbroken, width / 2)
    let room = width - widestCaption - 2
    let labelWidth = max(1, min(widestLabel, room - Self.shortest))
    let barWidth = max(1, min(Self.longest, room - labelWidth))
    return bars.flatMap { bar -> [String] in
      let label = bar.label.lines(width: labelWidth, style)
      let drawing = drawing(of: bar.share, width: barWidth)
      let captionRoom = max(1, width - labelWidth - displayWidth(drawing) - 2)
      let caption = bar.caption.lines(width: captionRoom, style)
      return (0..<max(label.count, caption.count)).map { row in
        var line = row < label.count ? label[row].text : ""
        guard row < caption.count else { return line }
        line += String(repeating: " ", count: labelWidth - (row < label.count ? label[row].width : 0) + 1)
        let bar = row == 0 ? TerminalLook.medium.applied(to: drawing, style) : spaces(displayWidth(drawing))
        // The caption of an empty bar begins where bars begin.
        line += bar.isEmpty ? caption[row].text : bar + " " + caption[row].text
        return line
      }
    }
  }

  /// Anything above zero is at least an eighth of a block.
  private func drawing(of share: Double, width: Int) -> String {
    guard largest > 0, share > 0 else { return "" }
    let eighths = max(1, Int((share / largest * Double(width) * 8).rounded()))
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest > 0 ? Self.parts[rest - 1] : "")
  }
}

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
      lines += TerminalText("█ \(chart.name)  ░ \(chart.earlierName)", .dim).lines(width: width, style).map(
        \.text)
    }
    for (position, bar) in chart.bars.enumerated() {
      let label = labels[position].lines(width: labelWidth, style)
      let caption = captions[position].lines(width: captionWidth, style)
      var drawings = [drawing(of: bar.value?.drawable, in: "█", width: room, style)]
      if chart.hasEarlier { drawings.append(drawing(of: bar.earlier?.drawable, in: "░", width: room, style)) }
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
    let blocks = TerminalLook.medium.applied(to: String(repeating: block, count: length), style)
    return (spaces(start) + blocks, start + length)
  }
}

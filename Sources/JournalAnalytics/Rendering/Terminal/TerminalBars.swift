import JournalFormat

/// Labelled bars of block characters, the largest as long as the room allows, each with its caption at its end.
struct TerminalBars {
  private let bars: [(label: TerminalText, share: Double, caption: TerminalText)]
  private let largest: Double

  private static let longest = 40
  private static let shortest = 6
  /// Bars of this length can still be told apart.
  private static let readable = 12
  /// Parts of a block in eighths, from one to seven.
  private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// What cannot be drawn, or lies below zero, has no bar.
  init(_ bars: [(label: String, value: Double?, caption: String)]) {
    self.bars = bars.map {
      (TerminalText($0.label), max(0, $0.value?.drawable ?? 0), TerminalText($0.caption))
    }
    largest = self.bars.map(\.share).max() ?? 0
  }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let widestLabel = bars.map(\.label.width).max() ?? 0
    let unbroken = bars.map(\.caption.width).max() ?? 0
    // Two gaps of one column: label, bar, caption. A shorter bar is better than a caption in two lines.
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
        // A bar of nothing leaves its caption where the others begin.
        line += bar.isEmpty ? caption[row].text : bar + " " + caption[row].text
        return line
      }
    }
  }

  /// Anything above zero shows at least an eighth of a block.
  private func drawing(of share: Double, width: Int) -> String {
    guard largest > 0, share > 0 else { return "" }
    let eighths = max(1, Int((share / largest * Double(width) * 8).rounded()))
    let rest = eighths % 8
    return String(repeating: "█", count: eighths / 8) + (rest > 0 ? Self.parts[rest - 1] : "")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

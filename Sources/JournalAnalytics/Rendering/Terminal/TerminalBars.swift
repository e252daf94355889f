import JournalFormat

/// Labelled bars, scaled to the available width, each with its caption at the end.
///
/// They are lines rather than blocks, so that there is a gap between rows.
struct TerminalBars {
  private let bars: [Bar]
  private let largest: Double
  /// The legend of bars of several parts: the meal that most of a bar is.
  private let legend: [String]

  private struct Bar {
    var label: TerminalText
    var share: Double
    var caption: TerminalText
    var look: TerminalLook
    var isLowerBound: Bool
    var spread: ClosedRange<Double>?
  }

  private static let longest = 60
  private static let shortest = 6
  /// The minimum length of bars that can be told apart.
  private static let readable = 12

  /// Values below zero, and those that cannot be drawn, have no bar; the longest takes all of the room, or its part of a whole
  /// scale.
  init(_ chart: ChartBars) {
    let bars = chart.bars
    func tint(_ bar: ChartBars.Bar) -> ChartTint {
      bar.parts.max { $0.value < $1.value }?.tint ?? bar.tint
    }
    let areParted = bars.contains { !$0.parts.isEmpty }
    let areSigned = areParted || Set(bars.map(\.tint)).count > 1
    func sign(_ bar: ChartBars.Bar) -> String {
      guard areSigned else { return "" }
      return areParted && bar.parts.isEmpty ? "  " : tint(bar).sign + " "
    }
    legend =
      areParted
      ? eachTint(bars.filter { !$0.parts.isEmpty }.map(tint)).map { tint in
        "\(tint.sign) \(FoodCategory.allCases.first { $0.tint == tint }?.name ?? "other")"
      } : []
    self.bars = bars.map { bar in
      Bar(
        label: TerminalText(sign(bar) + bar.label),
        share: max(0, bar.value?.drawable ?? 0),
        caption: TerminalText(bar.isMarked ? bar.caption + " ★" : bar.caption), look: TerminalLook(tint(bar)),
        isLowerBound: bar.isLowerBound, spread: bar.spread)
    }
    largest =
      bars.map { max(0, $0.value?.drawable ?? 0, $0.spread?.upperBound.drawable ?? 0) }
      .reduce(chart.top?.drawable ?? 0, max)
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
      let drawing = drawing(of: bar, width: barWidth)
      let captionRoom = max(1, width - labelWidth - displayWidth(drawing) - 2)
      let caption = bar.caption.lines(width: captionRoom, style)
      return (0..<max(label.count, caption.count)).map { row in
        var line = row < label.count ? label[row].text : ""
        guard row < caption.count else { return line }
        line += String(repeating: " ", count: labelWidth - (row < label.count ? label[row].width : 0) + 1)
        let bar = row == 0 ? bar.look.applied(to: drawing, style) : spaces(displayWidth(drawing))
        // The caption of an empty bar begins where bars begin.
        line += bar.isEmpty ? caption[row].text : bar + " " + caption[row].text
        return line
      }
    }
      + (legend.isEmpty
        ? [] : legendLines(["The sign is the meal with most entries:"] + legend, width: width, style))
  }

  /// Any value above zero is at least half a line; a lower bound is dashed, and a range has ends.
  private func drawing(of bar: Bar, width: Int) -> String {
    guard largest > 0, bar.share > 0 else { return "" }
    func halves(_ value: Double) -> Int { max(1, Int((value / largest * Double(width) * 2).rounded())) }
    guard !bar.isLowerBound else { return String(repeating: "╍", count: max(1, halves(bar.share) / 2)) }
    if let spread = bar.spread, let low = spread.lowerBound.drawable, let high = spread.upperBound.drawable,
      halves(high) / 2 - halves(low) / 2 >= 2
    {
      let (start, end) = (halves(low) / 2, halves(high) / 2)
      return String(repeating: "━", count: start) + "├" + String(repeating: "─", count: end - start - 2) + "┤"
    }
    let length = halves(bar.share)
    return String(repeating: "━", count: length / 2) + (length.isMultiple(of: 2) ? "" : "╸")
  }
}

/// The tints in their order in `ChartTint`, each once.
private func eachTint(_ tints: [ChartTint]) -> [ChartTint] { ChartTint.allCases.filter(Set(tints).contains) }

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

/// Vertical bars side by side above their labels; those that do not fit continue below. Up to two weeks of them lie where
/// their figures would not fit above them.
struct TerminalColumns {
  private let chart: ChartBars
  private let labels: [String]
  private let captions: [String]
  private let values: [Double]
  private let top: Double
  private let isMarked: [Bool]
  /// Whether each value is a lower bound.
  private let isLowerBound: [Bool]
  private let look: TerminalLook
  private let ticks: Set<Int>

  private static let height = 6
  private static let widest = 6

  init(_ chart: ChartBars) {
    self.chart = chart
    labels = chart.bars.map { singleLine($0.label) }
    captions = chart.bars.map { singleLine($0.caption) }
    values = chart.bars.map { max(0, $0.value?.drawable ?? 0) }
    top = chart.top?.drawable ?? 0
    isMarked = chart.bars.map(\.isMarked)
    isLowerBound = chart.bars.map(\.isLowerBound)
    look = TerminalLook(chart.bars.first?.tint ?? .orange)
    ticks = Set(chart.ticks)
  }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let perLine = min(values.count, max(1, width))
    let step = max(1, min(Self.widest, width / max(1, perLine)))
    let captionsFit = captions.allSatisfy { displayWidth($0) < step }
    if !captionsFit, values.count <= 14 { return TerminalBars(chart).lines(width: width, style) }
    let parts = stride(from: 0, to: values.count, by: max(1, perLine)).map {
      $0..<min($0 + perLine, values.count)
    }
    var lines = Array(
      parts.map { part(of: $0, step: step, captionsFit: captionsFit, width: width, style) }
        .joined(separator: [""]))
    if !captionsFit, let most = values.indices.max(by: { (values[$0], -$0) < (values[$1], -$1) }) {
      lines += TerminalText("\(labels[most]): \(captions[most])", .dim).lines(width: width, style).map(\.text)
    }
    if isLowerBound.contains(true) {
      lines += TerminalText("░ at least", .dim).lines(width: width, style).map(\.text)
    }
    return lines
  }

  private func part(
    of range: Range<Int>, step: Int, captionsFit: Bool, width: Int, _ style: TerminalStyle
  ) -> [String] {
    let largest = max(top, values.max() ?? 0)
    let bar = max(1, step - 1)
    let eighths = range.map { position -> Int in
      guard largest > 0, values[position] > 0 else { return 0 }
      return max(1, Int((values[position] / largest * Double(Self.height * 8)).rounded()))
    }
    var lines: [String] = []
    if captionsFit {
      lines.append(
        placed(
          range.map {
            (isMarked[$0] ? captions[$0] + "★" : captions[$0], center($0 - range.lowerBound, step))
          },
          width: width))
    }
    for row in (0..<Self.height).reversed() {
      let drawing = zip(range, eighths).map { position, eighths in
        let part = min(8, max(0, eighths - row * 8))
        // Shades have no eighths.
        let block =
          isLowerBound[position] ? part >= 4 || row == 0 && part > 0 ? "░" : " " : risingBlocks[part]
        return String(repeating: block, count: bar) + spaces(step - bar)
      }.joined()
      lines.append(look.applied(to: trimmedEnd(drawing), style))
    }
    lines = Array(lines.drop { $0.isEmpty })
    lines.append(TerminalLook.dim.applied(to: String(repeating: "─", count: step * range.count), style))
    let named = range.map { (labels[$0], center($0 - range.lowerBound, step)) }
    if ticks.isEmpty {
      lines.append(placed(named, width: width))
    } else {
      let ticked = zip(range, named).filter { ticks.contains($0.0) }.map(\.1)
      lines.append(placed(fitting(ticked, width: width), width: width))
    }
    return lines
  }

  private func center(_ position: Int, _ step: Int) -> Int { position * step + max(1, step - 1) / 2 }
}

/// A line without the spaces at its end.
func trimmedEnd(_ line: String) -> String {
  var line = line[...]
  while line.last == " " { line.removeLast() }
  return String(line)
}

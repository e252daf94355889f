import JournalFormat

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

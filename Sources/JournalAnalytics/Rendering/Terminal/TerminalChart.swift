import JournalFormat

/// A chart in block characters, by its kind.
struct TerminalChart {
  let chart: ReportChart

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    guard !chart.isEmpty, !chart.isForPages else { return [] }
    return switch chart.drawing {
    case .bars(let chart): lines(chart, width: width, style)
    case .line(let chart): TerminalLine(chart).lines(width: width, style)
    case .shares(let chart): TerminalShares(chart).lines(width: width, style)
    case .heatMap(let chart): TerminalHeatMap(chart).lines(width: width, style)
    case .timeline(let chart): TerminalTimeline(chart).lines(width: width, style)
    case .stacks(let chart): TerminalStacks(chart).lines(width: width, style)
    case .differences(let chart): TerminalDifferences(chart).lines(width: width, style)
    case .sparkline(let chart): [TerminalSparkline(chart).line(width: width, style)]
    }
  }

  private func lines(_ chart: ChartBars, width: Int, _ style: TerminalStyle) -> [String] {
    let isPlain = !chart.hasEarlier && chart.range.lowerBound == 0
    // A week of columns with marks or long captions is easier to read as rows.
    let asRows =
      chart.bars.contains { !$0.parts.isEmpty }
      || chart.bars.count <= 7 && (chart.hasMarks || chart.bars.contains { displayWidth($0.caption) > 5 })
    if isPlain, chart.direction == .columns, !asRows {
      return TerminalColumns(chart).lines(width: width, style)
    }
    if !isPlain { return TerminalTwoWayBars(chart).lines(width: width, style) }
    return TerminalBars(chart).lines(width: width, style)
  }
}

/// Block characters in eighths from the bottom, from empty to full.
let risingBlocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

/// Labels centred at positions of one line; a label that would overlap one before it is left out.
func placed(_ labels: [(text: String, center: Int)], width: Int) -> String {
  var line = ""
  var used = 0
  for (text, center) in labels {
    let size = displayWidth(text)
    let start = max(0, min(center - size / 2, width - size))
    guard size > 0, size <= width, used == 0 || start > used else { continue }
    line += spaces(start - used) + text
    used = start + size
  }
  return line
}

/// The labels that fit on a line; of those that would touch, the last.
func fitting(_ labels: [(text: String, center: Int)], width: Int) -> [(text: String, center: Int)] {
  var free = width + 1
  var kept: [(text: String, center: Int)] = []
  for label in labels.reversed() {
    let size = displayWidth(label.text)
    let start = max(0, min(label.center - size / 2, width - size))
    guard size > 0, size <= width, start + size < free else { continue }
    kept.append(label)
    free = start
  }
  return kept.reversed()
}

/// The items of a legend beside each other, each whole on its line if it fits on one.
func legendLines(_ items: [String], width: Int, _ style: TerminalStyle) -> [String] {
  var lines: [String] = []
  for item in items.map(singleLine) {
    if let last = lines.last, displayWidth(last) + 3 + displayWidth(item) <= width {
      lines[lines.count - 1] += "   " + item
    } else {
      lines.append(item)
    }
  }
  return lines.flatMap { TerminalText($0, .dim).lines(width: width, style).map(\.text) }
}

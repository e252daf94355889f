import JournalFormat

/// A grid of shades, with values where they fit; columns that do not fit continue below.
struct TerminalHeatMap {
  private let chart: ChartHeatMap

  init(_ chart: ChartHeatMap) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let count = max(chart.columns.count, chart.rows.map(\.cells.count).max() ?? 0)
    let labels = chart.rows.map { singleLine($0.label) }
    let margin = min(labels.map { displayWidth($0) }.max() ?? 0, width / 3)
    let room = max(1, width - margin - 1)
    let step = min(7, max(1, room / max(1, count)))
    let perLine = max(1, min(count, room / step))
    let parts = stride(from: 0, to: count, by: perLine).map { $0..<min($0 + perLine, count) }
    let grid = parts.map { part -> [String] in
      let titles = part.map { column in
        (
          column < chart.columns.count ? singleLine(chart.columns[column]) : "",
          (column - part.lowerBound) * step + (step > 1 ? (step - 1) / 2 : 0)
        )
      }
      let header = placed(titles, width: step * part.count)
      let rows = zip(chart.rows, labels).map { row, label in
        let cells = part.map { $0 < row.cells.count ? row.cells[$0] : nil }
        return trimmedEnd(
          padded(truncated(label, to: margin), to: margin) + " "
            + cells.map { drawing(of: $0, width: step, style) }.joined())
      }
      return (header.isEmpty ? [] : [spaces(margin + 1) + header]) + rows
    }
    return Array(grid.joined(separator: [""])) + legend(width, style)
  }

  private func drawing(of cell: ChartHeatMap.Cell?, width step: Int, _ style: TerminalStyle) -> String {
    guard let cell else { return spaces(step) }
    let name = padded(truncated(singleLine(cell.name), to: 2), to: 2, .trailing)
    if cell.isOutside, step >= 4 { return TerminalLook.dim.applied(to: name, style) + spaces(step - 2) }
    guard step >= 6 || (step >= 4 && !cell.name.isEmpty) else {
      let size = step > 1 ? step - 1 : 1
      if cell.level == .none, !cell.sign.isEmpty {
        return TerminalLook.dim.applied(to: padded(singleLine(cell.sign), to: step), style)
      }
      return cell.level.look.applied(to: String(repeating: cell.level.shade, count: size), style)
        + spaces(step - size)
    }
    if !cell.name.isEmpty {
      // The day, then what it holds, as far as there is room for more than its shade; the figure says what the shade does.
      let gap = step >= 6 ? " " : ""
      let room = step - 3 - gap.count
      let mark = cell.isMarked ? "★" : ""
      let value = singleLine(cell.value)
      let shade = cell.level.look.applied(to: cell.level.shade, style)
      if displayWidth(value + mark) <= room { return name + gap + shade + padded(value + mark, to: room) }
      if displayWidth(value + mark) == room + 1 { return name + gap + mark + value }
      return name + gap + shade + padded(truncated(mark.isEmpty ? value : mark, to: room), to: room)
    }
    let value = truncated(singleLine(cell.value), to: step - 4)
    let text = cell.isMarked && displayWidth(value) < step - 3 ? value + "★" : value
    return cell.level.look.applied(to: String(repeating: cell.level.shade, count: 2), style) + " "
      + padded(text, to: step - 3)
  }

  private func legend(_ width: Int, _ style: TerminalStyle) -> [String] {
    legendLines(chart.legendItems, width: width, style)
  }
}

extension HeatLevel {
  /// Its shade character, one column wide.
  var shade: String {
    switch self {
    case .none: "·"
    case .low: "░"
    case .medium: "▒"
    case .high: "▓"
    case .top: "█"
    }
  }

  var look: TerminalLook {
    switch self {
    case .none: .dim
    case .low: .low
    case .medium: .medium
    case .high: .high
    case .top: .top
    }
  }
}

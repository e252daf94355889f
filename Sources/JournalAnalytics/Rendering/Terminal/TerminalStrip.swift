import JournalFormat

/// One cell per step, in three lines: labels, shades, values; more cells than fit go on below.
struct TerminalStrip {
  private let cells: [(label: String, value: String, level: ReportCell.Level, isMarked: Bool)]
  private let cellWidth: Int

  private static let gap = 2

  init(_ cells: [ReportCell]) {
    self.cells = cells.map { cell in
      let value = singleLine(cell.value)
      return (singleLine(cell.label), cell.isMarked ? value + "★" : value, cell.level, cell.isMarked)
    }
    cellWidth = max(3, self.cells.map { max(displayWidth($0.label), displayWidth($0.value)) }.max() ?? 0)
  }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let perLine = max(1, (width + Self.gap) / (cellWidth + Self.gap))
    let size = min(width, cellWidth)
    return stride(from: 0, to: cells.count, by: perLine).flatMap { start -> [String] in
      let row = cells[start..<min(start + perLine, cells.count)]
      let labels = row.map { (truncated($0.label, to: size), TerminalLook.normal) }
      let shades = row.map { (String(repeating: $0.level.shade, count: size), $0.level.look) }
      let values = row.map { (truncated($0.value, to: size), $0.isMarked ? TerminalLook.strong : .normal) }
      return (start == 0 ? [] : [""])
        + [labels, shades, values].map { line(of: $0, size, style) }
    }
  }

  private func line(of cells: [(text: String, look: TerminalLook)], _ size: Int, _ style: TerminalStyle)
    -> String
  {
    var line = ""
    var used = 0
    for (position, cell) in cells.enumerated() where !cell.text.isEmpty {
      let width = displayWidth(cell.text)
      let start = position * (size + Self.gap) + (size - width) / 2
      line += String(repeating: " ", count: start - used) + cell.look.applied(to: cell.text, style)
      used = start + width
    }
    return line
  }
}

extension ReportCell.Level {
  var shade: String {
    switch self {
    case .none: "·"
    case .low: "░"
    case .medium: "▒"
    case .high: "█"
    }
  }

  var look: TerminalLook {
    switch self {
    case .none: .dim
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

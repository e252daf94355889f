extension SVGCanvas {
  /// Cells of at least this size show their value.
  private static let speaking = 26.0

  mutating func draw(_ chart: ChartHeatMap) {
    let labels = min(96, (chart.rows.map { svgWidth($0.label) }.max() ?? 0) + 10)
    let count = max(1, chart.rows.map(\.cells.count).max() ?? 1, chart.columns.count)
    let step = min(44, (Self.room - labels) / Double(count))
    let left = Self.margin + labels
    columnLabels(chart.columns, left: left, step: step)
    // The row labels must not touch, however narrow the cells are.
    let height = max(step, 19)
    for row in chart.rows {
      text(row.label, x: Self.margin, y: y + height / 2 + 5, "soft", room: labels - 6)
      for (position, cell) in row.cells.enumerated() {
        guard let cell else { continue }
        draw(cell, x: left + step * Double(position), y: y, width: step, height: height)
      }
      y += height
    }
    y += 14
    legend(chart.legend, areSpeaking: step >= Self.speaking)
  }

  private mutating func columnLabels(_ columns: [String], left: Double, step: Double) {
    guard columns.contains(where: { !$0.isEmpty }) else { return }
    let widest = columns.map { svgWidth($0) }.max() ?? 0
    let every = max(1, Int(((widest + 8) / max(1, step)).rounded(.up)))
    for (position, label) in columns.enumerated() where position.isMultiple(of: every) {
      text(label, x: left + step * (Double(position) + 0.5), y: y + 12, "soft", anchor: .middle)
    }
    y += 20
  }

  /// A cell with a value has its colour as background; a cell too small for text is filled in proportion.
  private mutating func draw(
    _ cell: ChartHeatMap.Cell, x: Double, y: Double, width: Double, height: Double
  ) {
    let gap = width >= 16 ? 3 : min(1.2, width / 4)
    let isSpeaking = width >= Self.speaking
    let (inner, tall) = (width - gap, height - gap)
    let radius = isSpeaking ? 7 : inner / 4
    func fill(_ part: Double, _ names: String) {
      rectangle(
        x: x + (width - inner * part) / 2, y: y + (height - tall * part) / 2, width: inner * part,
        height: tall * part, radius: radius * part, names)
    }
    fill(1, "trough")
    if cell.level != .none {
      fill(isSpeaking ? 1 : cell.level.part, isSpeaking ? cell.level.ground : cell.level.tint.rawValue)
    }
    if isSpeaking {
      text(
        cell.value, x: x + width / 2, y: y + height / 2 + 5,
        cell.level == .none ? "soft figure" : "figure on-level", anchor: .middle, room: inner)
    }
    if cell.isMarked { fill(1, "mark") }
  }

  private mutating func legend(_ labels: [String], areSpeaking: Bool) {
    var x = Self.margin
    let levels: [HeatLevel] = [.none, .low, .medium, .high]
    for (level, label) in zip(levels, labels) where !label.isEmpty {
      let width = 24 + svgWidth(label) + 12
      if x + width > Self.margin + Self.room + 12, x > Self.margin {
        x = Self.margin
        y += 24
      }
      if areSpeaking {
        rectangle(x: x, y: y, width: 18, height: 18, radius: 5, level.ground)
      } else {
        draw(ChartHeatMap.Cell("", level: level), x: x, y: y, width: 16, height: 18)
      }
      text(label, x: x + 24, y: y + 14, "soft")
      x += width
    }
    y += labels.isEmpty ? -14 : 18
  }
}

extension HeatLevel {
  /// The filled part of a small cell.
  fileprivate var part: Double {
    switch self {
    case .none: 0
    case .low: 0.45
    case .medium: 0.72
    case .high: 1
    }
  }

  /// A background for text.
  fileprivate var ground: String {
    switch self {
    case .none: "trough"
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }

  /// The colour of a cell without text.
  fileprivate var tint: ChartTint {
    switch self {
    case .none: .grey
    case .low: .amber
    case .medium: .orange
    case .high: .green
    }
  }
}

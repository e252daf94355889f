extension SVGCanvas {
  /// Cells of at least this size show their value.
  private static let speaking = 26.0

  mutating func draw(heatMap chart: ChartHeatMap) {
    let labels = min(120, (chart.rows.map { svgWidth($0.label) }.max() ?? 0) + 10)
    let count = max(1, chart.rows.map(\.cells.count).max() ?? 1, chart.columns.count)
    let step = min(isWide ? 56 : 44, (field - labels) / Double(count))
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
    legend(chart.legend, mark: chart.markName, areSpeaking: step >= Self.speaking)
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
    if cell.isOutside {
      guard isSpeaking else { return }
      let isCentred = width < 36
      text(
        cell.name, x: isCentred ? x + width / 2 : x + gap / 2 + 5,
        y: isCentred ? y + height / 2 + 5 : y + gap / 2 + 15, "soft", anchor: isCentred ? .middle : .start,
        room: inner)
      return
    }
    if cell.level == .none, isSpeaking {
      rectangle(
        x: x + gap / 2 + 0.5, y: y + gap / 2 + 0.5, width: inner - 1, height: tall - 1, radius: radius,
        "empty")
    } else {
      fill(1, "trough")
    }
    if cell.level != .none {
      fill(isSpeaking ? 1 : cell.level.part, cell.level.ground)
    }
    if cell.level == .none, !isSpeaking, width >= 10 {
      text(
        cell.sign, x: x + width / 2, y: y + height / 2 + 4, "small soft", anchor: .middle, room: width,
        size: 12)
    }
    let ink = cell.level == .none ? "soft" : "on-\(cell.level.ground)"
    if isSpeaking, cell.name.isEmpty || width < 36 {
      text(
        cell.name.isEmpty ? cell.value : cell.name, x: x + width / 2, y: y + height / 2 + 5, "figure \(ink)",
        anchor: .middle, room: inner)
    } else if isSpeaking {
      // The day stands at the top, what it holds below it.
      text(cell.name, x: x + gap / 2 + 5, y: y + gap / 2 + 15, "figure \(ink)", room: inner)
      text(
        cell.level == .none && cell.value == "0" ? "" : cell.value, x: x + width - gap / 2 - 5,
        y: y + height - gap / 2 - 5, "small \(ink)", anchor: .end, room: inner, size: 12)
    }
    if cell.isMarked { fill(1, "mark") }
  }

  private mutating func legend(_ labels: [String], mark: String, areSpeaking: Bool) {
    var x = Self.margin
    for (level, label) in zip(HeatLevel.allCases, labels) where !label.isEmpty {
      let width = 24 + svgWidth(label) + 12
      if x + width > Self.margin + field + 12, x > Self.margin {
        x = Self.margin
        y += 24
      }
      if areSpeaking {
        rectangle(x: x, y: y, width: 18, height: 18, radius: 5, level == .none ? "empty" : level.ground)
      } else {
        draw(ChartHeatMap.Cell("", level: level), x: x, y: y, width: 16, height: 18)
      }
      text(label, x: x + 24, y: y + 14, "soft")
      x += width
    }
    if !mark.isEmpty {
      if x + 36 + svgWidth(mark) > Self.margin + field + 12, x > Self.margin {
        x = Self.margin
        y += 24
      }
      rectangle(x: x + 1, y: y + 1, width: 16, height: 16, radius: 5, "mark")
      text(mark, x: x + 24, y: y + 14, "soft")
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
    case .medium: 0.65
    case .high: 0.85
    case .top: 1
    }
  }

  /// A background for text.
  fileprivate var ground: String {
    switch self {
    case .none: "trough"
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    case .top: "top"
    }
  }
}

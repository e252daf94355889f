extension SVGCanvas {
  /// Signs are drawn up to this many; higher columns end in their number.
  private static let mostSigns = 12

  mutating func draw(stacks chart: ChartStacks) {
    let step = field / Double(max(1, chart.columns.count))
    let most = min(Self.mostSigns, chart.columns.map(\.tints.count).max() ?? 0)
    let rise = 20.0
    let hasMark = chart.columns.contains(where: \.isMarked)
    let isCut = chart.columns.contains { $0.tints.count > Self.mostSigns }
    let ground = y + (hasMark || isCut ? 22 : 0) + rise * Double(max(1, most))
    for (place, column) in chart.columns.enumerated() {
      let x = Self.margin + step * (Double(place) + 0.5)
      for (height, tint) in column.tints.prefix(Self.mostSigns).enumerated() {
        sign(tint, x: x, y: ground - rise * (Double(height) + 0.5), radius: 6)
      }
      let shown = min(Self.mostSigns, column.tints.count)
      if column.isMarked || column.tints.count > Self.mostSigns {
        text(
          column.isMarked ? "★ \(column.tints.count)" : "\(column.tints.count)", x: x,
          y: ground - rise * Double(shown) - 6, "figure", anchor: .middle)
      }
      if column.tints.isEmpty { text(column.whenEmpty, x: x, y: ground - 6, "soft", anchor: .middle) }
      text(column.label, x: x, y: ground + 18, "soft", anchor: .middle, room: step)
      text(column.note, x: x, y: ground + 34, "soft", anchor: .middle, room: step)
    }
    line(from: (Self.margin, ground), to: (Self.margin + field, ground), "axis")
    y = ground + (chart.columns.contains { !$0.note.isEmpty } ? 38 : 22)
  }
}

extension SVGCanvas {
  /// Further parts are only in the table.
  private static let mostNames = 14

  mutating func draw(shares chart: ChartShares) {
    let slices = chart.slices.filter { $0.share > 0 }
    let sum = slices.reduce(0) { $0 + $1.share }
    guard sum > 0 else { return }
    strip(slices, sum)
    legend(slices: chart.slices)
  }

  private mutating func strip(_ slices: [ChartShares.Slice], _ sum: Double) {
    var before = 0.0
    for slice in slices {
      let (start, size) = (before / sum * field, slice.share / sum * field)
      rectangle(
        x: Self.margin + start + 1, y: y, width: max(1, size - 2), height: 28, radius: min(3, size / 4),
        slice.tint.rawValue)
      if size >= 20 { sign(slice.tint, x: Self.margin + start + size / 2, y: y + 14, radius: 5.5, "paper") }
      before += slice.share
    }
    y += 44
  }

  /// As many columns as fit, so that the names are read like the strip, from the left.
  private mutating func legend(slices: [ChartShares.Slice]) {
    let named = slices.prefix(Self.mostNames)
    let left = slices.count - named.count
    let widest =
      named.map { max(svgWidth("\($0.label) \($0.caption)"), svgWidth($0.note, size: 12)) }.max() ?? 0
    let columns = max(1, min(named.count, Int(field / (widest + 36))))
    let step = field / Double(columns)
    let hasNotes = named.contains { !$0.note.isEmpty }
    let height = hasNotes ? 42.0 : 26
    for (place, slice) in named.enumerated() {
      let x = Self.margin + step * Double(place % columns)
      let top = y + height * Double(place / columns)
      sign(slice.tint, x: x + 6, y: top + 5)
      let captionRoom = min(svgWidth(slice.caption), (step - 24) * 0.6)
      let labelRoom = step - 30 - captionRoom
      text(slice.label, x: x + 20, y: top + 10, room: labelRoom)
      text(
        slice.caption, x: x + 26 + min(svgWidth(slice.label), labelRoom), y: top + 10, "figure",
        room: captionRoom)
      text(slice.note, x: x + 20, y: top + 26, "soft small", room: step - 26, size: 12)
    }
    y += height * Double((named.count + columns - 1) / columns) - (hasNotes ? 10 : 8)
    if left > 0 {
      text("and \(grouped(left)) more", x: Self.margin + 20, y: y + 18, "soft")
      y += 24
    }
  }
}

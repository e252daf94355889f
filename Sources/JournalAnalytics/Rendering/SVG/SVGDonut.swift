extension SVGCanvas {
  private static let ring = (outer: 74.0, inner: 47.0)
  /// Further parts are only in the table.
  private static let mostNames = 14

  mutating func draw(_ chart: ChartDonut) {
    let slices = chart.slices.filter { $0.share > 0 }
    let sum = slices.reduce(0) { $0 + $1.share }
    guard sum > 0 else { return }
    let rowHeight = 25.0
    let named = chart.slices.prefix(Self.mostNames)
    let left = chart.slices.count - named.count
    let rows = rowHeight * Double(named.count + (left > 0 ? 1 : 0))
    let height = max(2 * Self.ring.outer, rows)
    let center = (x: Self.margin + Self.ring.outer, y: y + height / 2)
    var before = 0.0
    for slice in slices {
      let (start, end) = (before / sum, (before + slice.share) / sum)
      path(piece(around: center, from: start, to: end), "gap \(slice.tint.rawValue)")
      if end - start >= 0.06 {
        let middle = circlePoint((start + end) / 2)
        let radius = (Self.ring.outer + Self.ring.inner) / 2
        sign(
          slice.tint, x: center.x + middle.x * radius, y: center.y + middle.y * radius, radius: 5.5, "paper")
      }
      before += slice.share
    }
    let hole = 2 * Self.ring.inner - 8
    text(chart.total, x: center.x, y: center.y + 6, "total", anchor: .middle, room: hole, size: 30)
    text(chart.unit, x: center.x, y: center.y + 24, "soft", anchor: .middle, room: hole)

    let x = Self.margin + 2 * Self.ring.outer + 20
    let room = Self.margin + Self.room - x
    var line = y + (height - rows) / 2 + 17
    for slice in named {
      let captionWidth = min(svgWidth(slice.caption), room * 0.6)
      sign(slice.tint, x: x + 6, y: line - 5)
      text(slice.label, x: x + 20, y: line, room: room - 20 - captionWidth - 6)
      text(
        slice.caption, x: x + room, y: line, "soft figure", anchor: .end, room: room * 0.6)
      line += rowHeight
    }
    if left > 0 { text("and \(grouped(left)) more", x: x + 20, y: line, "soft", room: room) }
    y += height
  }

  /// The segment of the ring between two angles.
  private func piece(around center: (x: Double, y: Double), from start: Double, to end: Double) -> String {
    func place(_ turn: Double, _ radius: Double) -> String {
      let at = circlePoint(turn)
      return point((center.x + at.x * radius, center.y + at.y * radius))
    }
    func arc(to turns: [Double], _ radius: Double, _ sweep: Int) -> String {
      let size = svgNumber(radius)
      return turns.map { "A\(size) \(size) 0 0 \(sweep) \(place($0, radius))" }.joined()
    }
    // An arc from a point to itself is not drawn, so a large one is drawn as two.
    let middle = end - start > 0.5 ? [(start + end) / 2] : []
    return "M\(place(start, Self.ring.outer))\(arc(to: middle + [end], Self.ring.outer, 1))"
      + "L\(place(end, Self.ring.inner))\(arc(to: middle + [start], Self.ring.inner, 0))Z"
  }
}

extension SVGCanvas {
  mutating func draw(_ chart: ChartSparkline) {
    let values = chart.values.map { $0?.drawable }
    let known = values.compactMap { $0 }
    guard let low = known.min(), let high = known.max() else { return }
    let (before, after) = (min(svgWidth(chart.first), 110), min(svgWidth(chart.last), 110))
    let left = Self.margin + (before > 0 ? before + 12 : 0)
    let right = Self.margin + Self.room - (after > 0 ? after + 12 : 0)
    let step = (right - left - 8) / Double(max(1, values.count - 1))
    text(chart.first, x: Self.margin, y: y + 17, "soft", room: 110)
    var line = ""
    var isOpen = false
    var last = (x: left, y: y + 12)
    for (position, value) in values.enumerated() {
      guard let value else {
        isOpen = false
        continue
      }
      let part = high > low ? (value - low) / (high - low) : 0.5
      last = (left + 4 + step * Double(position), y + 24 * (1 - part))
      // A point without neighbours would not be seen; a line of no length has round ends.
      line += isOpen ? "L\(point(last))" : "M\(point(last))L\(point(last))"
      isOpen = true
    }
    path(line, "curve orange")
    circle(x: last.x, y: last.y, radius: 4.5, "orange")
    text(chart.last, x: Self.margin + Self.room, y: y + 17, "figure", anchor: .end, room: 110)
    y += 24
  }
}

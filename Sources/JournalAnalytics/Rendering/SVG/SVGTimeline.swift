extension SVGCanvas {
  /// More marks than these are drawn as thin lines.
  private static let mostSigns = 24

  mutating func draw(_ chart: ChartTimeline) {
    let top = y
    let bottom = y + 42 * Double(chart.rows.count) - 4
    func place(_ fraction: Double) -> Double { Self.margin + 6 + fraction * (Self.room - 12) }
    for row in chart.rows {
      let captionWidth = min(svgWidth(row.caption), Self.room * 0.5)
      sign(row.tint, x: Self.margin + 6, y: y + 9)
      text(row.label, x: Self.margin + 18, y: y + 14, room: Self.room - captionWidth - 30)
      text(
        row.caption, x: Self.margin + Self.room, y: y + 14, "soft figure", anchor: .end, room: Self.room * 0.5
      )
      rectangle(x: Self.margin, y: y + 22, width: Self.room, height: 12, radius: 6, "trough")
      for span in row.spans {
        let low = max(span.lowerBound, chart.axis.lowerBound)
        let high = min(span.upperBound, chart.axis.upperBound)
        guard low <= high, let start = chart.fraction(low), let end = chart.fraction(high) else { continue }
        let width = max(4, place(end) - place(start))
        rectangle(
          x: place(start), y: y + 24, width: width, height: 8, radius: min(4, width / 2), row.tint.rawValue)
      }
      for mark in row.marks {
        guard let fraction = chart.fraction(mark) else { continue }
        if row.marks.count > Self.mostSigns {
          rectangle(x: place(fraction) - 0.7, y: y + 22, width: 1.4, height: 12, row.tint.rawValue)
        } else {
          circle(x: place(fraction), y: y + 28, radius: 8, "paper")
          sign(row.tint, x: place(fraction), y: y + 28, radius: 5.5)
        }
      }
      y += 42
    }
    y = bottom
    ticks(chart, top: top, place)
  }

  private mutating func ticks(_ chart: ChartTimeline, top: Double, _ place: (Double) -> Double) {
    var free = 0.0
    for tick in chart.ticks {
      guard let fraction = chart.fraction(tick.position) else { continue }
      let half = svgWidth(tick.label) / 2
      let x = min(max(place(fraction), Self.margin + half), Self.margin + Self.room - half)
      line(from: (place(fraction), y), to: (place(fraction), y + 4), "axis")
      guard x - half >= free else { continue }
      text(tick.label, x: x, y: y + 18, "soft", anchor: .middle)
      free = x + half + 6
    }
    y += 20
  }
}

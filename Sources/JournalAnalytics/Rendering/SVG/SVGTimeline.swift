extension SVGCanvas {
  /// More marks than these are drawn as thin lines.
  private static let mostSigns = 24

  mutating func draw(timeline chart: ChartTimeline) {
    if chart.areDays { return days(chart) }
    let top = y
    let names = min(chart.rows.map { svgWidth($0.label) }.max() ?? 0, 200) + 24
    let captions = min(chart.rows.map { svgWidth($0.caption) }.max() ?? 0, 260)
    // Beside the axis where there is room, else above it.
    let left = isWide ? Self.margin + names : Self.margin
    let length = isWide ? field - names - captions - 16 : field
    func place(_ fraction: Double) -> Double { left + 6 + fraction * (length - 12) }
    for row in chart.rows {
      let captionRoom = isWide ? captions : min(svgWidth(row.caption), field * 0.5)
      sign(row.tint, x: Self.margin + 6, y: y + 9)
      text(row.label, x: Self.margin + 18, y: y + 14, room: isWide ? names - 24 : field - captionRoom - 30)
      text(
        row.caption, x: Self.margin + field, y: y + 14, isWide ? "figure" : "soft figure", anchor: .end,
        room: isWide ? captions : field * 0.5)
      let middle = isWide ? y + 9 : y + 28
      rectangle(x: left, y: middle - 6, width: length, height: 12, radius: 6, "trough")
      for span in row.spans {
        let low = max(span.lowerBound, chart.axis.lowerBound)
        let high = min(span.upperBound, chart.axis.upperBound)
        guard low <= high, let start = chart.fraction(low), let end = chart.fraction(high) else { continue }
        let width = max(4, place(end) - place(start))
        rectangle(
          x: place(start), y: middle - 4, width: width, height: 8, radius: min(4, width / 2),
          row.tint.rawValue)
      }
      for (number, mark) in row.marks.enumerated() {
        guard let fraction = chart.fraction(mark) else { continue }
        let tint = chart.tint(ofMark: number, in: row)
        if row.marks.count > Self.mostSigns {
          rectangle(x: place(fraction) - 0.7, y: middle - 6, width: 1.4, height: 12, tint.rawValue)
        } else {
          circle(x: place(fraction), y: middle, radius: 8, "paper")
          sign(tint, x: place(fraction), y: middle, radius: 5.5)
        }
      }
      y += isWide ? 30 : 42
    }
    y -= isWide ? 8 : 4
    ticks(chart, top: top, isThrough: false, place)
  }

  /// Days below each other, with thin lines at the hours.
  private mutating func days(_ chart: ChartTimeline) {
    let names = (chart.rows.map { svgWidth($0.label) }.max() ?? 0) + 10
    let captions = (chart.rows.map { svgWidth($0.caption) }.max() ?? 0) + 8
    let (left, length) = (Self.margin + names, field - names - captions)
    func place(_ fraction: Double) -> Double { left + 6 + fraction * (length - 12) }
    let (top, height) = (y, 22.0)
    y += height * Double(chart.rows.count)
    ticks(chart, top: top, isThrough: true, place)
    for (number, row) in chart.rows.enumerated() {
      let middle = top + height * (Double(number) + 0.5)
      text(row.label, x: Self.margin, y: middle + 5, "soft")
      text(row.caption, x: Self.margin + field, y: middle + 5, "soft figure", anchor: .end)
      for (number, mark) in row.marks.enumerated() {
        guard let fraction = chart.fraction(mark) else { continue }
        // Entries of nearly the same time stand half a sign apart.
        let near = row.marks[..<number].reversed().prefix { abs($0 - mark) <= 0.5 }.count
        sign(
          chart.tint(ofMark: number, in: row), x: place(fraction),
          y: middle + (near.isMultiple(of: 2) ? 0 : 5), radius: 5)
      }
    }
  }

  private mutating func ticks(
    _ chart: ChartTimeline, top: Double, isThrough: Bool, _ place: (Double) -> Double
  ) {
    var free = 0.0
    for tick in chart.ticks {
      guard let fraction = chart.fraction(tick.position) else { continue }
      let half = svgWidth(tick.label) / 2
      let x = min(max(place(fraction), Self.margin + half), Self.margin + field - half)
      line(
        from: (place(fraction), isThrough ? top : y), to: (place(fraction), y + 4),
        isThrough ? "grid" : "axis")
      guard x - half >= free else { continue }
      text(tick.label, x: x, y: y + 18, "soft", anchor: .middle)
      free = x + half + 6
    }
    y += 20
  }
}

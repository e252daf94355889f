extension SVGCanvas {
  mutating func draw(differences chart: ChartDifferences) {
    legend(differences: chart)
    let (left, right) = (Self.margin + 8, Self.margin + field - 8)
    func place(_ share: Double) -> Double { left + (right - left) * min(1, max(0, share.drawable ?? 0)) }
    let rowHeight = 58.0
    let bottom = y + rowHeight * Double(chart.rows.count)
    for share in [0, 0.25, 0.5, 0.75, 1] {
      line(from: (place(share), y), to: (place(share), bottom), "grid")
    }
    for row in chart.rows {
      let noteWidth = svgWidth(row.note) + 12
      text(row.label, x: Self.margin, y: y + 18, "figure halo", room: max(80, field - noteWidth))
      text(row.note, x: Self.margin + field, y: y + 18, "soft halo", anchor: .end, room: field / 2)
      let middle = y + 38
      let (low, high) = (place(row.range.lowerBound), place(row.range.upperBound))
      path(
        "M\(point((low, middle)))L\(point((high, middle)))M\(point((low, middle - 5)))L\(point((low, middle + 5)))"
          + "M\(point((high, middle - 5)))L\(point((high, middle + 5)))", "whisker")
      line(from: (place(row.without), middle), to: (place(row.with), middle), "curve orange")
      sign(.grey, x: place(row.without), y: middle, radius: 6)
      circle(x: place(row.with), y: middle, radius: 6, "orange")
      y += rowHeight
    }
    for (share, label) in [(0, "0 %"), (0.5, "50 %"), (1, "100 %")] {
      let anchor: Anchor = share == 0 ? .start : share == 1 ? .end : .middle
      let x = share == 0 ? Self.margin : share == 1 ? Self.margin + field : place(share)
      text(label, x: x, y: y + 16, "soft", anchor: anchor)
    }
    y += 20
  }

  private mutating func legend(differences chart: ChartDifferences) {
    let step = isWide ? field / 3 : field
    for (number, name) in [chart.withName, chart.withoutName, chart.rangeName].enumerated() {
      let x = Self.margin + (isWide ? step * Double(number) : 0)
      let middle = y + 8
      switch number {
      case 0: circle(x: x + 12, y: middle, radius: 6, "orange")
      case 1: sign(.grey, x: x + 12, y: middle, radius: 6)
      default:
        path(
          "M\(point((x, middle)))L\(point((x + 24, middle)))M\(point((x, middle - 5)))L\(point((x, middle + 5)))"
            + "M\(point((x + 24, middle - 5)))L\(point((x + 24, middle + 5)))", "whisker")
      }
      text(name, x: x + 32, y: middle + 5, "soft", room: step - 38)
      if !isWide { y += 22 }
    }
    y += isWide ? 30 : 8
  }
}

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

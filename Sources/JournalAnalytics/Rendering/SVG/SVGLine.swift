extension SVGCanvas {
  /// The height of a scale that is drawn whole, which needs little.
  private static let scaleHeight = 48.0

  mutating func draw(line chart: ChartLine) {
    if !chart.trend.isEmpty { legend(line: chart) }
    let values = chart.points.map { $0.value?.drawable }
    if zip(values, chart.points).contains(where: { $0 == nil && chart.isNoted($1) }) {
      // Its rings stand above the scale, as they have no place on it.
      sign(.grey, x: Self.margin + 6, y: y + 7)
      text(ChartLine.notedCaption, x: Self.margin + 20, y: y + 12, "soft", room: field - 20)
      y += 34
    }
    let trend = chart.points.indices.map { $0 < chart.trend.count ? chart.trend[$0]?.drawable : nil }
    let known = values.compactMap { $0 }
    let all = known + trend.compactMap { $0 } + (chart.isAmount ? [0] : [])
    let low = chart.scale?.low ?? all.min() ?? 0
    let high = chart.scale?.high ?? all.max() ?? 0
    // The captions of the scale stand left of it and that of the last value right of it, so that nothing lies on them.
    let marks = chart.scale?.marks ?? []
    let gutter =
      marks.isEmpty ? 0 : min(field / 4, (marks.map { svgWidth($0.caption, size: 12) }.max() ?? 0) + 8)
    let ending =
      values.last.flatMap { $0 } == nil || chart.scale == nil ? "" : chart.points.last?.caption ?? ""
    let end = chart.areSingle || ending.isEmpty ? 0 : min(field / 4, svgWidth(ending) + 8)
    let left = Self.margin + gutter
    let right = Self.margin + field - end
    let step = (right - left) / Double(max(1, chart.points.count))
    let (top, height) = (y + 22, chart.areSingle ? Self.scaleHeight : isWide ? 170 : 120)
    func place(_ position: Int, _ value: Double) -> (x: Double, y: Double) {
      let part = high > low ? (value - low) / (high - low) : chart.isAmount && high <= 0 ? 0 : 0.5
      return (left + step * (Double(position) + 0.5), top + height * (1 - part))
    }
    func lines(_ names: String) {
      for mark in marks {
        let y = place(0, mark.value).y
        line(from: (left, y), to: (right, y), names)
        text(mark.caption, x: left - 6, y: y + 4, "soft small", anchor: .end, room: gutter, size: 12)
      }
    }

    let ground = place(0, chart.isAmount ? 0 : low).y
    if chart.areSingle {
      lines("grid")
      line(from: (left, ground), to: (right, ground), "axis")
      single(values, ground: ground, place)
      for (number, point) in chart.points.enumerated() where values[number] == nil && chart.isNoted(point) {
        sign(.grey, x: place(number, low).x, y: top - 18)
      }
      y = ground
      return stepLabels(chart.points.map(\.label), step: step, from: left, ticks: chart.ticks)
    }
    lines("axis")
    var taken: [(x: ClosedRange<Double>, y: Double)] = []
    if let target = chart.shownTarget {
      let y = place(0, target.value).y
      line(from: (left, y), to: (right, y), "curve green dashed")
      text(target.caption, x: left + 4, y: y - 5, "soft small halo", size: 12)
      taken.append((left...(left + 4 + svgWidth(target.caption, size: 12)), y - 5))
    }
    if chart.scale == nil, high > low || chart.isAmount {
      line(from: (left, ground), to: (right, ground), "axis")
    }
    curve(of: values, joining: chart.joinedSteps, place, "curve \(tint(of: chart).rawValue)")
    curve(of: trend, joining: chart.joinedSteps, place, "curve ink dashed")
    dots(of: values, joining: chart.joinedSteps, place, tint(of: chart).rawValue)
    captions(of: chart, values: values, taken: taken, from: left, endsBeside: end > 0, at: place)
    y = top + height + (chart.isAmount ? 0 : 20)
    stepLabels(chart.points.map(\.label), step: step, from: left, ticks: chart.ticks)
  }

  /// Dots on stems.
  private mutating func single(
    _ values: [Double?], ground: Double, _ place: (Int, Double) -> (x: Double, y: Double)
  ) {
    for (number, value) in values.enumerated() {
      guard let value else { continue }
      let (x, y) = place(number, value)
      if ground - y > 5 { line(from: (x, ground), to: (x, y), "curve blue") }
      circle(x: x, y: y, radius: 5, "blue")
    }
  }

  /// Amounts are orange, what is measured of a body or a mood blue.
  private func tint(of chart: ChartLine) -> ChartTint { chart.isAmount ? .orange : .blue }

  private mutating func legend(line chart: ChartLine) {
    let names = tint(of: chart).rawValue
    line(from: (Self.margin, y + 7), to: (Self.margin + 24, y + 7), "curve \(names)")
    circle(x: Self.margin + 12, y: y + 7, radius: 3.5, names)
    text(chart.name, x: Self.margin + 32, y: y + 12, "soft", room: field / 2 - 38)
    let middle = self.width / 2
    line(from: (middle, y + 7), to: (middle + 24, y + 7), "curve ink dashed")
    text(chart.trendName, x: middle + 32, y: y + 12, "soft", room: field / 2 - 38)
    y += 24
  }

  /// Runs of known values with at most so many unknown ones between neighbours, with their positions.
  private func runs(of values: [Double?], joining steps: Int = 0) -> [[(offset: Int, value: Double)]] {
    var runs: [[(offset: Int, value: Double)]] = []
    for (offset, value) in values.enumerated() {
      guard let value else { continue }
      if let last = runs.last?.last?.offset, offset - last <= steps + 1 {
        runs[runs.count - 1].append((offset, value))
      } else {
        runs.append([(offset, value)])
      }
    }
    return runs
  }

  private mutating func curve(
    of values: [Double?], joining steps: Int, _ place: (Int, Double) -> (x: Double, y: Double),
    _ names: String
  ) {
    let lines = runs(of: values, joining: steps).filter { $0.count > 1 }.map { run in
      "M" + run.map { point(place($0.offset, $0.value)) }.joined(separator: "L")
    }
    if !lines.isEmpty { path(lines.joined(), names) }
  }

  /// A dot for each value while dots can be told apart; otherwise for isolated values and for the last.
  private mutating func dots(
    of values: [Double?], joining steps: Int, _ place: (Int, Double) -> (x: Double, y: Double),
    _ names: String
  ) {
    let last = values.lastIndex { $0 != nil }
    for run in runs(of: values, joining: steps) {
      for (offset, value) in run where values.count <= 31 || run.count == 1 || offset == last {
        let (x, y) = place(offset, value)
        circle(x: x, y: y, radius: offset == last ? 5 : 3, names)
      }
    }
  }

  /// The captions of the highest, the lowest and the last value; the last one is placed first, right of the axis if it ends there.
  private mutating func captions(
    of chart: ChartLine, values: [Double?], taken: [(x: ClosedRange<Double>, y: Double)],
    from left: Double, endsBeside: Bool,
    at place: (Int, Double) -> (x: Double, y: Double)
  ) {
    let known = values.indices.filter { values[$0] != nil }
    guard let last = known.last,
      let highest = known.max(by: { (values[$0] ?? 0, -$0) < (values[$1] ?? 0, -$1) }),
      let lowest = known.min(by: { (values[$0] ?? 0, $0) < (values[$1] ?? 0, $1) })
    else { return }
    var taken = taken
    var named: Set<Int> = []
    for position in [last, highest, lowest] where named.insert(position).inserted {
      let caption = chart.points[position].caption
      let half = svgWidth(caption) / 2
      let (dotX, dotY) = place(position, values[position] ?? 0)
      if position == last, endsBeside {
        text(caption, x: dotX + 8, y: dotY + 5, "figure halo")
        taken.append((dotX...(dotX + 8 + 2 * half), dotY + 5))
        continue
      }
      let x = min(max(dotX, left + half), Self.margin + field - half)
      let isBelow = position == lowest && position != highest && !chart.isAmount
      let width = (x - half)...(x + half)
      // Captions that would overlap are only in the table.
      let places = isBelow ? [dotY + 20, dotY - 10] : [dotY - 10, dotY + 20]
      let isFree = { (y: Double) in !taken.contains { $0.x.overlaps(width) && abs($0.y - y) < 16 } }
      guard let y = chart.scale == nil ? places.prefix(1).first(where: isFree) : places.first(where: isFree)
      else { continue }
      taken.append((width, y))
      text(caption, x: x, y: y, position == last ? "figure halo" : "soft figure halo", anchor: .middle)
    }
  }
}

extension SVGCanvas {
  mutating func draw(sparkline chart: ChartSparkline) {
    let values = chart.values.map { $0?.drawable }
    let known = values.compactMap { $0 }
    guard let least = known.min(), let high = known.max() else { return }
    // From 0 on, so that a small change does not look like a great one.
    let low = min(0, least)
    let (before, after) = (min(svgWidth(chart.first), 110), min(svgWidth(chart.last), 110))
    let left = Self.margin + (before > 0 ? before + 12 : 0)
    let right = Self.margin + field - (after > 0 ? after + 12 : 0)
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
      // An isolated point would be invisible; a line of length zero has round ends.
      line += isOpen ? "L\(point(last))" : "M\(point(last))L\(point(last))"
      isOpen = true
    }
    path(line, "curve orange")
    circle(x: last.x, y: last.y, radius: 4.5, "orange")
    text(chart.last, x: Self.margin + field, y: y + 17, "figure", anchor: .end, room: 110)
    y += 24
  }
}

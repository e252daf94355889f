extension SVGCanvas {
  /// Further rows are only in the table.
  private static let mostRows = 40

  mutating func draw(bars chart: ChartBars) {
    if chart.hasEarlier { legend(bars: chart) }
    switch chart.direction {
    case .rows: rows(chart)
    case .columns: columns(chart)
    }
  }

  private mutating func legend(bars chart: ChartBars) {
    let tint = chart.bars.first?.tint ?? .orange
    rectangle(x: Self.margin, y: y + 2, width: 22, height: 10, radius: 3, tint.rawValue)
    text(chart.name, x: Self.margin + 30, y: y + 12, "soft", room: field / 2 - 36)
    let middle = self.width / 2
    rectangle(x: middle, y: y + 2, width: 22, height: 10, radius: 3, "outline")
    text(chart.earlierName, x: middle + 30, y: y + 12, "soft", room: field / 2 - 36)
    y += 28
  }

  /// Label and caption are above each bar, so both may be long; beside it where there is room.
  private mutating func rows(_ chart: ChartBars) {
    if isWide { return wideRows(chart) }
    let range = chart.range
    let scale = range.upperBound > range.lowerBound ? field / (range.upperBound - range.lowerBound) : 0
    let zero = Self.margin - range.lowerBound * scale
    let areSigned = Set(chart.bars.map(\.tint)).count > 1
    let top = y
    for bar in chart.bars.prefix(Self.mostRows) {
      let indentation = areSigned ? 18.0 : 0
      // Short labels leave more room for the captions.
      let captionRoom = field - indentation - 12 - min(svgWidth(bar.label), field * 0.4)
      let captionWidth = min(svgWidth(bar.caption), captionRoom)
      if areSigned { sign(bar.tint, x: Self.margin + 6, y: y + 9) }
      text(
        bar.isMarked ? bar.label + " ★" : bar.label, x: Self.margin + indentation, y: y + 14,
        bar.isMarked ? "figure" : "", room: field - captionWidth - indentation - 12)
      text(
        bar.caption, x: Self.margin + field, y: y + 14, "soft figure", anchor: .end, room: captionRoom)
      rectangle(x: Self.margin, y: y + 21, width: field, height: 9, radius: 4.5, "trough")
      if let value = bar.value?.drawable, value != 0 {
        // Anything but zero is visible.
        let length = max(3, abs(value) * scale)
        let start = min(max(value < 0 ? zero - length : zero, Self.margin), Self.margin + field - length)
        rectangle(
          x: start, y: y + 21, width: length, height: 9, radius: min(4.5, length / 2), bar.tint.rawValue)
      }
      if let earlier = bar.earlier?.drawable, earlier != 0 {
        let length = max(3, abs(earlier) * scale)
        rectangle(
          x: earlier < 0 ? zero - length : zero, y: y + 33, width: length, height: 7, radius: 3, "outline")
      }
      y += chart.hasEarlier ? 50 : 40
    }
    y -= 8
    if range.lowerBound < 0 { line(from: (zero, top + 18), to: (zero, y), "axis") }
    if chart.bars.count > Self.mostRows {
      y += 8
      text(
        "and \(grouped(chart.bars.count - Self.mostRows)) more", x: Self.margin, y: y + 12, "soft")
      y += 16
    }
  }

  private mutating func wideRows(_ chart: ChartBars) {
    let shown = chart.bars.prefix(Self.mostRows)
    let areSigned = Set(chart.bars.map(\.tint)).count > 1
    let indentation = areSigned ? 20.0 : 0
    let names =
      min(shown.map { svgWidth($0.isMarked ? $0.label + " ★" : $0.label) }.max() ?? 0, 220) + indentation
    let captions = min(shown.map { svgWidth($0.caption) }.max() ?? 0, 300)
    let left = Self.margin + names + 16
    let length = field - names - captions - 32
    let range = chart.range
    let scale = range.upperBound > range.lowerBound ? length / (range.upperBound - range.lowerBound) : 0
    let zero = left - range.lowerBound * scale
    let top = y
    for bar in shown {
      let middle = y + 10
      if areSigned { sign(bar.tint, x: Self.margin + 6, y: middle) }
      text(
        bar.isMarked ? bar.label + " ★" : bar.label, x: Self.margin + indentation, y: middle + 5,
        bar.isMarked ? "figure" : "", room: names - indentation)
      text(
        bar.caption, x: Self.margin + field, y: middle + 5, "figure", anchor: .end, room: captions)
      rectangle(x: left, y: middle - 7, width: length, height: 14, radius: 7, "trough")
      if let value = bar.value?.drawable, value != 0 {
        // Anything but zero is visible.
        let size = max(3, abs(value) * scale)
        rectangle(
          x: min(max(value < 0 ? zero - size : zero, left), left + length - size), y: middle - 7, width: size,
          height: 14, radius: min(7, size / 2), bar.tint.rawValue)
      }
      if let earlier = bar.earlier?.drawable, earlier != 0 {
        // Where the bar ended before, with a light edge, so that it is seen on the bar too.
        let x = zero + earlier * scale
        rectangle(x: x - 2.5, y: middle - 11, width: 5, height: 22, "paper")
        rectangle(x: x - 1.25, y: middle - 10, width: 2.5, height: 20, "ink")
      }
      y += 28
    }
    y -= 4
    if range.lowerBound < 0 { line(from: (zero, top), to: (zero, y), "axis") }
    if chart.bars.count > Self.mostRows {
      y += 8
      text("and \(grouped(chart.bars.count - Self.mostRows)) more", x: Self.margin, y: y + 12, "soft")
      y += 16
    }
  }

  private mutating func columns(_ chart: ChartBars) {
    marksLegend(chart)
    let range = chart.range
    let span = range.upperBound - range.lowerBound
    let step = field / Double(max(1, chart.bars.count))
    // Compared bars are side by side, the earlier one first.
    let width = chart.hasEarlier ? min(24, step * 0.4) : min(40, step * 0.72)
    let shift = chart.hasEarlier ? width / 2 + min(1.5, step * 0.04) : 0
    let captionsFit = chart.bars.allSatisfy { svgWidth($0.caption) <= step - 3 }
    let largest = chart.bars.indices.max {
      (chart.bars[$0].value?.drawable ?? 0, -$0) < (chart.bars[$1].value?.drawable ?? 0, -$1)
    }
    let (top, height) = (y + 18, isWide ? 150.0 : 116)
    let scale = span > 0 ? height / span : 0
    let zero = top + range.upperBound * scale
    for (position, bar) in chart.bars.enumerated() {
      let middle = Self.margin + step * (Double(position) + 0.5)
      let value = bar.value?.drawable
      if let value, value != 0 {
        let length = max(2, abs(value) * scale)
        let top = value < 0 ? zero : zero - length
        if !bar.parts.isEmpty {
          stacked(bar, x: middle + shift - width / 2, zero: zero, width: width, scale: scale)
        } else if bar.isLowerBound {
          hatched(x: middle + shift - width / 2, y: top, width: width, height: length, bar.tint)
        } else {
          rectangle(
            x: middle + shift - width / 2, y: top, width: width, height: length,
            radius: min(4, width / 3, length / 2), bar.tint.rawValue)
        }
      }
      if let earlier = bar.earlier?.drawable, earlier != 0 {
        let length = max(2, abs(earlier) * scale)
        rectangle(
          x: middle - shift - width / 2, y: earlier < 0 ? zero : zero - length, width: width, height: length,
          radius: min(4, width / 3), "outline")
      }
      if let low = bar.spread?.lowerBound.drawable, let high = bar.spread?.upperBound.drawable {
        whisker(
          x: middle + shift, from: zero - low * scale, to: zero - high * scale, width: min(8, width / 2))
      }
      if let goal = bar.goal?.drawable {
        let y = zero - goal * scale
        line(from: (middle - step / 2, y), to: (middle + step / 2, y), "rule")
      }
      let reach = max(value ?? 0, bar.earlier?.drawable ?? 0, bar.spread?.upperBound.drawable ?? 0, 0)
      let isNamed = bar.isMarked || (captionsFit ? value != nil : position == largest)
      if isNamed {
        let caption = bar.isMarked ? "★ \(bar.caption)" : bar.caption
        let half = svgWidth(caption) / 2
        text(
          svgWidth(caption) <= step || !captionsFit ? caption : bar.caption,
          x: min(max(middle, Self.margin + half), Self.margin + field - half),
          y: zero - reach * scale - 6, bar.isMarked ? "figure halo" : "soft figure halo", anchor: .middle)
      }
    }
    line(from: (Self.margin, zero), to: (Self.margin + field, zero), "axis")
    y = top + height
    stepLabels(chart.bars.map(\.label), step: step, ticks: chart.ticks)
  }

  /// The parts of a column above each other, with a gap between.
  private mutating func stacked(_ bar: ChartBars.Bar, x: Double, zero: Double, width: Double, scale: Double) {
    var ground = zero
    for part in bar.parts {
      let height = max(0, part.value.drawable ?? 0) * scale
      rectangle(
        x: x, y: ground - height, width: width, height: max(0.5, height - 1), radius: min(2, height / 3),
        part.tint.rawValue)
      ground -= height
    }
  }

  /// A bar of stripes with an outline: at least so much.
  private mutating func hatched(x: Double, y: Double, width: Double, height: Double, _ tint: ChartTint) {
    rectangle(x: x, y: y, width: width, height: height, "edge \(tint.rawValue)")
    var stripes = ""
    // Each rises by 45 degrees and ends at the edges of the bar.
    for offset in stride(from: 5.0, to: width + height, by: 5) {
      let from = (x: x + max(0, offset - height), y: y + min(offset, height))
      let to = (x: x + min(offset, width), y: y + max(0, offset - width))
      stripes += "M\(point(from))L\(point(to))"
    }
    if !stripes.isEmpty { path(stripes, "stripe \(tint.rawValue)") }
  }

  private mutating func whisker(x: Double, from low: Double, to high: Double, width: Double) {
    let (left, right) = (x - width / 2, x + width / 2)
    path(
      "M\(point((x, low)))L\(point((x, high)))M\(point((left, low)))L\(point((right, low)))M\(point((left, high)))L\(point((right, high)))",
      "whisker")
  }

  /// The legend of hatched bars, whiskers and the line across the columns; empty without any.
  private mutating func marksLegend(_ chart: ChartBars) {
    let marks = chart.marks
    guard marks.lowerBound || marks.spread || marks.goal else { return }
    var x = Self.margin
    let (middle, tint) = (y + 7, chart.bars.first?.tint ?? .orange)
    if marks.goal {
      line(from: (x, middle), to: (x + 22, middle), "rule")
      text("goal", x: x + 30, y: y + 12, "soft")
      x += 84
    }
    if marks.lowerBound {
      hatched(x: x, y: y + 1, width: 22, height: 12, tint)
      text("at least", x: x + 30, y: y + 12, "soft")
      x += 104
    }
    if marks.spread {
      whisker(x: x + 6, from: y + 14, to: y, width: 8)
      text("range as written", x: x + 20, y: y + 12, "soft")
    }
    y += 26
  }

  /// The labels below equal steps: those of `ticks`, dropping earlier ones that would touch; else as many as fit at equal distances
  /// from the first.
  mutating func stepLabels(
    _ labels: [String], step: Double, from left: Double = SVGCanvas.margin, ticks: [Int] = []
  ) {
    guard ticks.isEmpty else {
      var free = Self.margin + field + 8
      for place in ticks.reversed() where labels.indices.contains(place) {
        let half = svgWidth(labels[place]) / 2
        let middle = left + step * (Double(place) + 0.5)
        let x = min(max(middle, Self.margin + half), Self.margin + field - half)
        line(from: (middle, y), to: (middle, y + 4), "axis")
        guard x + half + 6 <= free else { continue }
        text(labels[place], x: x, y: y + 18, "soft", anchor: .middle)
        free = x - half
      }
      y += 20
      return
    }
    // At the margin the first label is moved towards its neighbour.
    let first = svgWidth(labels.first ?? "")
    let widest = labels.map { svgWidth($0) }.max() ?? 0
    let shift = max(0, (first - step) / 2)
    let every = max(1, Int(((max(widest, first / 2 + widest / 2 + shift) + 8) / step).rounded(.up)))
    for (position, label) in labels.enumerated() where position.isMultiple(of: every) {
      let half = svgWidth(label) / 2
      let middle = left + step * (Double(position) + 0.5)
      let x = min(max(middle, Self.margin + half), Self.margin + field - half)
      // At the right margin the last label must not be moved onto the one before it.
      guard position == 0 || step * Double(every) - widest - (middle - x) >= 2 else { continue }
      text(label, x: x, y: y + 18, "soft", anchor: .middle)
    }
    y += 20
  }
}

import JournalFormat

/// A line chart as columns of block characters, or joined where it is no amount, with the ends of the scale on the left and the first and last label
/// below.
struct TerminalLine {
  private let chart: ChartLine

  private static let height = 6

  init(_ chart: ChartLine) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    if chart.areSingle { return single(width: width, style) }
    let values = chart.points.map { $0.value?.drawable }
    let trend = chart.trend.prefix(values.count).map { $0?.drawable }
    let known = values.indices.filter { values[$0] != nil }
    guard let last = known.last,
      let highest = known.max(by: { (values[$0] ?? 0, -$0) < (values[$1] ?? 0, -$1) }),
      let lowest = known.min(by: { (values[$0] ?? 0, $0) < (values[$1] ?? 0, $1) })
    else { return [] }
    let isFromZero = chart.isAmount && values[lowest] ?? 0 >= 0
    let low = chart.scale?.low ?? (isFromZero ? 0 : values[lowest] ?? 0)
    let high = chart.scale?.high ?? values[highest] ?? 0
    let ends = (
      singleLine(chart.scale?.marks.last?.caption ?? chart.points[highest].caption),
      singleLine(chart.scale?.marks.first?.caption ?? (isFromZero ? "0" : chart.points[lowest].caption))
    )
    let target = chart.shownTarget.map { mark in
      (
        // From the bottom.
        row: chart.isAmount
          ? min(Self.height - 1, Int((mark.value - low) / max(high - low, 1e-9) * Double(Self.height)))
          : TerminalJoinedLine.row(of: mark.value, from: low, to: high, height: Self.height),
        // `target 72 kg`, or its last words where it is narrow.
        caption: lastWords(of: singleLine(mark.caption), within: width / 3)
      )
    }
    let margin = min(
      width / 3, max(displayWidth(ends.0), displayWidth(ends.1), displayWidth(target?.caption ?? "")))
    let room = max(1, width - margin - 2)

    let steps = binned(values, to: room)
    let columnWidth = max(1, min(4, room / max(1, steps.values.count)))
    var lines =
      chart.isAmount
      ? rows(
        steps.values.map { fill($0, between: low, and: high, isFromZero) }, width: columnWidth, style,
        dashed: target?.row)
      : TerminalJoinedLine(
        values: steps.values, low: low, high: high, height: Self.height, columnWidth: columnWidth,
        joinedSteps: chart.joinedSteps / steps.each
      ).rows(dashed: target?.row).map {
        TerminalLook(ChartTint.blue).applied(to: trimmedEnd($0), style)
      }
    let size = columnWidth * steps.values.count
    for row in lines.indices {
      var end = row == 0 ? ends.0 : row == lines.count - 1 && low < high ? ends.1 : ""
      if let target, target.row == lines.count - 1 - row { end = target.caption }
      lines[row] = trimmedEnd(padded(truncated(end, to: margin), to: margin, .trailing) + " │" + lines[row])
    }
    let labels = chart.points.indices.map { position in
      (singleLine(chart.points[position].label), (position / steps.each) * columnWidth + columnWidth / 2)
    }
    let ticked = chart.ticks.filter(labels.indices.contains).map {
      (text: labels[$0].0, center: labels[$0].1)
    }
    lines.append(
      spaces(margin + 2)
        + (ticked.isEmpty
          ? sparse(labels, width: size)
          : placed(fitting(ticked, width: max(size, room)), width: max(size, room)))
    )
    if !trend.isEmpty {
      let eighths = binned(Array(trend), to: room).values.map {
        fill($0, between: low, and: high, isFromZero, rows: 1)
      }
      lines += TerminalText(chart.trendName, .dim).lines(width: width, style).map(\.text)
      lines += rows(eighths, width: columnWidth, style, rows: 1).map { spaces(margin + 2) + $0 }
    }
    var caption = "\(chart.points[last].label): \(chart.points[last].caption)"
    if let target = chart.target, chart.shownTarget == nil, chart.scale != nil {
      caption += "; \(target.caption) lies \(target.value < low ? "below" : "above")"
    }
    if steps.each > 1 { caption += "; each column is the average of \(grouped(steps.each))" }
    return lines + TerminalText(caption, .dim).lines(width: width, style).map(\.text)
  }

  /// The points with a value, each with its label: `Mon 7  Tue 6`; for up to a week also those without one. More than twelve are
  /// dots over the days, on the whole scale.
  private func single(width: Int, _ style: TerminalStyle) -> [String] {
    let known = chart.points.filter(chart.isNoted)
    if known.count > 12, let scale = chart.scale, width >= 20 {
      return dots(
        from: scale.low, to: scale.high, ends: scale.marks.map { singleLine($0.caption) }, width: width,
        style: style)
    }
    let points = chart.points.count <= 7 ? chart.points : known
    let runs = points.enumerated().flatMap { place, point -> [ReportText.Run] in
      let label = ReportText.Run.plain((place > 0 ? "  " : "") + point.label + " ")
      guard point.value?.drawable == nil else { return [label, .strong(point.caption)] }
      return [label, .dim(point.caption.isEmpty ? "·" : point.caption)]
    }
    return TerminalText(ReportText(runs)).lines(width: width, style).map(\.text)
  }

  /// A dot for each value, the highest if several share a column, and a ring below the scale for points without one.
  private func dots(
    from low: Double, to high: Double, ends: [String], width: Int, style: TerminalStyle
  ) -> [String] {
    let margin = max(1, ends.map(displayWidth).max() ?? 1)
    let room = max(1, width - margin - 2)
    let each = max(1, (chart.points.count + room - 1) / room)
    let columns = stride(from: 0, to: chart.points.count, by: each).map { start in
      let points = chart.points[start..<min(start + each, chart.points.count)]
      return (
        value: points.compactMap { $0.value?.drawable }.max(), isNoted: points.contains(where: chart.isNoted)
      )
    }
    let columnWidth = max(1, min(3, room / max(1, columns.count)))
    // A scale of few steps has a row for each.
    let steps = high - low <= 10 ? max(2, Int(high - low)) : 5
    var lines = (0...steps).reversed().map { row in
      let drawing = columns.map { value, _ -> String in
        let height = value.map { Int(((($0 - low) / max(high - low, 1e-9)) * Double(steps)).rounded()) }
        let isHere = height.map { max(0, min(steps, $0)) == row } ?? false
        return (isHere ? "●" : " ") + spaces(columnWidth - 1)
      }.joined()
      let end = row == steps ? ends.last ?? "" : row == 0 ? ends.first ?? "" : ""
      return trimmedEnd(
        padded(end, to: margin, .trailing) + " │"
          + TerminalLook(.blue as ChartTint).applied(to: trimmedEnd(drawing), style))
    }
    let rings = columns.map { ($0.value == nil && $0.isNoted ? "○" : " ") + spaces(columnWidth - 1) }.joined()
    let hasRings = rings.contains("○")
    if hasRings {
      lines.append(
        spaces(margin + 2) + TerminalLook(.blue as ChartTint).applied(to: trimmedEnd(rings), style))
    }
    let labels = chart.ticks.filter(chart.points.indices.contains).map {
      (text: singleLine(chart.points[$0].label), center: $0 / each * columnWidth)
    }
    lines.append(spaces(margin + 2) + placed(fitting(labels, width: room), width: room))
    return lines + (hasRings ? legendLines(["○ " + ChartLine.notedCaption], width: width, style) : [])
  }

  /// The height of a value in eighths of a block; at least one, so that it is visible.
  private func fill(
    _ value: Double?, between low: Double, and high: Double, _ isFromZero: Bool, rows: Int = height
  ) -> Int {
    guard let value else { return 0 }
    if isFromZero, value <= 0 { return 0 }
    let part = high > low ? (value - low) / (high - low) : 0.5
    return min(rows * 8, max(1, Int((part * Double(rows * 8)).rounded())))
  }

  /// The rows, with a line through the row `dashed` from the bottom where it is empty.
  private func rows(
    _ eighths: [Int], width columnWidth: Int, _ style: TerminalStyle, rows: Int = height, dashed: Int? = nil
  )
    -> [String]
  {
    (0..<rows).reversed().map { row in
      let drawing = eighths.map {
        String(repeating: risingBlocks[min(8, max(0, $0 - row * 8))], count: columnWidth)
      }.joined()
      let line = dashed == row ? drawing.replacing(" ", with: "┄") : trimmedEnd(drawing)
      return TerminalLook(chart.isAmount ? ChartTint.orange : .blue).applied(to: line, style)
    }
  }

  /// As many words from the end of a text as fit; the whole text if none do.
  private func lastWords(of text: String, within width: Int) -> String {
    var rest = text[...]
    while displayWidth(String(rest)) > width, let space = rest.firstIndex(of: " ") {
      rest = rest[rest.index(after: space)...]
    }
    return displayWidth(String(rest)) > width ? text : String(rest)
  }

  /// The first and last label, and those between that fit.
  private func sparse(_ labels: [(text: String, center: Int)], width: Int) -> String {
    guard let first = labels.first, let last = labels.last, labels.count > 1 else {
      return labels.first?.text ?? ""
    }
    let (start, end) = (displayWidth(first.text), displayWidth(last.text))
    guard start + end + 1 <= width else { return first.text }
    return first.text + spaces(width - start - end) + last.text
  }
}

/// Averages of groups of neighbours, in the smallest groups that give at most `count` values; unknown values are
/// ignored.
func binned(_ values: [Double?], to count: Int) -> (values: [Double?], each: Int) {
  let each = max(1, (values.count + max(1, count) - 1) / max(1, count))
  if each == 1 { return (values, 1) }
  let bins = stride(from: 0, to: values.count, by: each).map { start -> Double? in
    let known = values[start..<min(start + each, values.count)].compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
  }
  return (bins, each)
}

/// A sparkline in one row of block characters, between its first and last value.
struct TerminalSparkline {
  private let chart: ChartSparkline

  private static let longest = 40

  init(_ chart: ChartSparkline) { self.chart = chart }

  func line(width: Int, _ style: TerminalStyle) -> String {
    let first = truncated(singleLine(chart.first), to: width / 3)
    let last = truncated(singleLine(chart.last), to: width / 3)
    let room = max(1, min(Self.longest, width - displayWidth(first) - displayWidth(last) - 2))
    let values = binned(chart.values.map { $0?.drawable }, to: room).values
    let known = values.compactMap { $0 }
    // From 0 on, so that a small change does not look like a great one.
    let (low, high) = (min(0, known.min() ?? 0), known.max() ?? 0)
    let drawing = values.map { value -> String in
      guard let value else { return " " }
      let part = high > low ? (value - low) / (high - low) : 0.5
      return risingBlocks[1 + min(7, Int(part * 8))]
    }.joined()
    return [first, TerminalLook(.orange as ChartTint).applied(to: drawing, style), last].filter {
      !$0.isEmpty
    }
    .joined(separator: " ")
  }
}

/// The drawing of joined values in box characters: a dot for each value if there is room, and a line to the next.
///
/// A line means that values between are likely, and breaks if too many steps in a row are unknown.
struct TerminalJoinedLine {
  /// One for each column; `nil` is unknown.
  let values: [Double?]
  let low: Double
  let high: Double
  let height: Int
  /// Signs for each column, at least one.
  let columnWidth: Int
  /// The number of unknown columns across which the line continues.
  let joinedSteps: Int

  /// The row of a value, from the bottom; the middle one where all are the same.
  static func row(of value: Double, from low: Double, to high: Double, height: Int) -> Int {
    guard high > low else { return (height - 1) / 2 }
    return max(0, min(height - 1, Int(((value - low) / (high - low) * Double(height - 1)).rounded())))
  }

  /// From top to bottom, each as long as all columns; `dashed` is a row from the bottom that is drawn through where it is empty.
  func rows(dashed: Int?) -> [String] {
    var signs = Array(
      repeating: [Character](repeating: " ", count: max(1, values.count * columnWidth)), count: height)
    if let dashed { signs[dashed] = signs[dashed].map { _ in "┄" } }
    let known = values.indices.filter { values[$0] != nil }
    var joined: Set<Int> = []
    for (first, second) in zip(known, known.dropFirst()) where second - first - 1 <= joinedSteps {
      guard let from = values[first], let to = values[second] else { continue }
      joined.formUnion([first, second])
      for step in first..<second {
        func row(_ index: Int) -> Int {
          let part = Double(index - first) / Double(second - first)
          return Self.row(of: from + (to - from) * part, from: low, to: high, height: height)
        }
        join(step, from: row(step), to: row(step + 1), in: &signs)
      }
    }
    for index in known where columnWidth > 1 || !joined.contains(index) {
      guard let value = values[index] else { continue }
      signs[Self.row(of: value, from: low, to: high, height: height)][center(index)] = "●"
    }
    return signs.reversed().map { String($0) }
  }

  private func center(_ column: Int) -> Int { column * columnWidth + columnWidth / 2 }

  /// Draws the line from the middle of a column to that of the next one.
  private func join(_ column: Int, from start: Int, to end: Int, in signs: inout [[Character]]) {
    let (first, last) = (center(column), center(column + 1))
    let turn = columnWidth > 1 ? first + columnWidth / 2 : last
    if signs[start][first] == " " || signs[start][first] == "┄" { signs[start][first] = "─" }
    for place in first + 1..<max(first + 1, turn) { signs[start][place] = "─" }
    if start == end {
      signs[start][turn] = "─"
    } else {
      signs[start][turn] = start > end ? "╮" : "╯"
      signs[end][turn] = start > end ? "╰" : "╭"
      for row in min(start, end) + 1..<max(start, end) { signs[row][turn] = "│" }
    }
    for place in min(turn + 1, last)..<last where place > turn { signs[end][place] = "─" }
  }
}

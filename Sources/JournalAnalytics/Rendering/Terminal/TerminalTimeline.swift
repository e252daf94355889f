import JournalFormat

/// Rows along one axis: dots for the axis, lines for spans, the row's symbol for marks.
struct TerminalTimeline {
  private let chart: ChartTimeline

  /// With less width the axis is on a line of its own.
  private static let least = 16

  init(_ chart: ChartTimeline) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let labels = chart.rows.map { (chart.areDays ? "" : $0.tint.sign + " ") + singleLine($0.label) }
    let captions = chart.rows.map { singleLine($0.caption) }
    let labelWidth = labels.map { displayWidth($0) }.max() ?? 0
    let captionWidth = captions.map { displayWidth($0) }.max() ?? 0
    let beside = width - labelWidth - captionWidth - 2
    let isBeside = beside >= Self.least
    let room = max(1, isBeside ? beside : width)
    var lines: [String] = []
    for (position, row) in chart.rows.enumerated() {
      let axis = drawing(of: row, width: room, style)
      if isBeside {
        lines.append(
          trimmedEnd("\(padded(labels[position], to: labelWidth)) \(axis) \(captions[position])"))
      } else {
        let text =
          captions[position].isEmpty ? labels[position] : "\(labels[position]): \(captions[position])"
        lines += TerminalText(text).lines(width: width, style).map(\.text) + [axis]
      }
    }
    let ticks = chart.ticks.compactMap { tick in
      chart.fraction(tick.position).map { (singleLine(tick.label), column($0, room)) }
    }
    let axis = placed(ticks, width: room)
    guard !axis.isEmpty else { return lines }
    let hours = spaces(isBeside ? labelWidth + 1 : 0) + axis
    return chart.areDays ? [hours] + lines : lines + [hours]
  }

  private func column(_ fraction: Double, _ room: Int) -> Int {
    min(room - 1, max(0, Int(fraction * Double(room))))
  }

  private func drawing(of row: ChartTimeline.Row, width room: Int, _ style: TerminalStyle) -> String {
    var characters = Array(repeating: (text: "·", look: TerminalLook.dim), count: room)
    for span in row.spans {
      let low = max(span.lowerBound, chart.axis.lowerBound)
      let high = min(span.upperBound, chart.axis.upperBound)
      guard low <= high, let start = chart.fraction(low), let end = chart.fraction(high) else { continue }
      for place in column(start, room)...max(column(start, room), column(end, room)) {
        characters[place] = ("━", TerminalLook(row.tint))
      }
    }
    for (number, mark) in row.marks.enumerated() {
      guard let fraction = chart.fraction(mark) else { continue }
      let tint = chart.tint(ofMark: number, in: row)
      var place = column(fraction, room)
      // Entries of nearly the same time stand beside each other.
      while chart.areDays, place + 1 < room, characters[place].text != "·" { place += 1 }
      characters[place] = (tint.sign, TerminalLook(tint))
    }
    var line = ""
    var rest = characters[...]
    while let first = rest.first {
      let run = rest.prefix { $0.look == first.look }
      line += first.look.applied(to: run.map(\.text).joined(), style)
      rest = rest[run.endIndex...]
    }
    return line
  }
}

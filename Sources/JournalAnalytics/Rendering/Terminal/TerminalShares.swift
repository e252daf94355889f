import JournalFormat

/// The parts of a whole as one strip of signs, one sign for each thing where they fit, with a legend below.
struct TerminalShares {
  private let chart: ChartShares

  private static let longest = 60

  init(_ chart: ChartShares) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let lengths = lengths(min(width, Self.longest))
    // With a space between, signs that touch in some fonts can be counted.
    let isLoose = 2 * lengths.reduce(0, +) <= width
    let strip = zip(chart.slices, lengths).filter { $1 > 0 }.map { slice, length in
      let signs = Array(repeating: slice.tint.sign, count: length)
      return TerminalLook(slice.tint).applied(to: signs.joined(separator: isLoose ? " " : ""), style)
    }
    return [strip.joined(separator: isLoose ? " " : "")] + legend(width, style)
  }

  /// Names in columns, each with its sign and figure and what is noted of it.
  private func legend(_ width: Int, _ style: TerminalStyle) -> [String] {
    let items = chart.slices.map { slice in
      (
        tint: slice.tint, label: singleLine(slice.label), caption: singleLine(slice.caption),
        note: singleLine(slice.note)
      )
    }
    let room = max(4, width - 3 - min(12, items.map { displayWidth($0.caption) }.max() ?? 0))
    let labelWidth = min(room, items.map { displayWidth($0.label) }.max() ?? 0, max(6, width / 2))
    let captionWidth = min(
      max(3, width - 3 - labelWidth), items.map { displayWidth($0.caption) }.max() ?? 0, max(6, width / 2))
    let noteWidth = items.map { displayWidth($0.note) }.max() ?? 0
    let beside = labelWidth + captionWidth + noteWidth + 6 <= width
    let step = 2 + labelWidth + 1 + captionWidth + (noteWidth > 0 && beside ? 2 + noteWidth : 0) + 3
    let perLine = max(1, min(3, (width + 3) / step))
    return stride(from: 0, to: items.count, by: perLine).flatMap { start in
      let row = items[start..<min(start + perLine, items.count)]
      var line = ""
      for item in row {
        let label = truncated(item.label, to: labelWidth)
        let caption = truncated(item.caption, to: captionWidth)
        line +=
          TerminalLook(item.tint).applied(to: item.tint.sign, style) + " " + padded(label, to: labelWidth)
        // Spaces stand outside the looks, so that those at the end of a line can go.
        line += spaces(1 + captionWidth - displayWidth(caption))
        line += TerminalLook.strong.applied(to: caption, style)
        if noteWidth > 0, beside {
          line += "  " + TerminalLook.dim.applied(to: item.note, style)
          line += spaces(noteWidth - displayWidth(item.note))
        }
        line += "   "
      }
      return [trimmedEnd(line)]
        + (beside
          ? []
          : row.filter { !$0.note.isEmpty }.flatMap {
            TerminalText("  " + $0.note, .dim).lines(width: width, style).map(\.text)
          })
    }
  }

  /// The number of signs of each slice: its value where all fit into `width`, else in proportion by cumulative rounding,
  /// so that each is at most one off.
  private func lengths(_ width: Int) -> [Int] {
    let sum = chart.slices.reduce(0) { $0 + $1.share }
    guard sum > Double(width) || chart.slices.contains(where: { $0.share != $0.share.rounded() }) else {
      return chart.slices.map { Int($0.share) }
    }
    var before = 0.0
    return chart.slices.map { slice in
      let start = Int((before / sum * Double(width)).rounded())
      before += slice.share
      return Int((before / sum * Double(width)).rounded()) - start
    }
  }
}

/// One line of signs for each column, with its number at the end.
struct TerminalStacks {
  private let chart: ChartStacks

  init(_ chart: ChartStacks) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let labels = chart.columns.map { singleLine($0.label) }
    let margin = min(labels.map { displayWidth($0) }.max() ?? 0, width / 3)
    return zip(chart.columns, labels).map { column, label in
      let shown = column.tints.prefix(max(1, width - margin - 8))
      let signs = shown.map { TerminalLook($0).applied(to: $0.sign, style) }.joined()
      let count = column.tints.isEmpty ? column.whenEmpty : grouped(column.tints.count)
      return trimmedEnd(
        padded(truncated(label, to: margin), to: margin) + "  " + signs + (signs.isEmpty ? "" : "  ") + count
          + (column.isMarked ? " ★" : ""))
    }
  }
}

/// One line for each row, from 0 to 100 %: `●` with, `○` without, and a line for the confidence interval of the first.
struct TerminalDifferences {
  private let chart: ChartDifferences

  init(_ chart: ChartDifferences) { self.chart = chart }

  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let labels = chart.rows.map { TerminalText($0.label) }
    let labelWidth = min(labels.map(\.width).max() ?? 0, max(6, width / 3))
    let room = max(5, min(51, width - labelWidth - 2))
    var lines = legendLines(
      ["● \(chart.withName)", "○ \(chart.withoutName)", "─ \(chart.rangeName)"], width: width, style)
    for (row, label) in zip(chart.rows, labels) {
      for (number, text) in label.lines(width: labelWidth, style).enumerated() {
        let drawing = number == 0 ? "  " + drawing(of: row, width: room, style) : ""
        lines.append(trimmedEnd(text.text + (number == 0 ? spaces(labelWidth - text.width) : "") + drawing))
      }
    }
    return lines + [spaces(labelWidth + 2) + "0 %" + spaces(room - 8) + "100 %"]
  }

  private func drawing(of row: ChartDifferences.Row, width: Int, _ style: TerminalStyle) -> String {
    func place(_ share: Double) -> Int {
      min(width - 1, max(0, Int((min(1, max(0, share.drawable ?? 0)) * Double(width - 1)).rounded())))
    }
    let (low, high) = (place(row.range.lowerBound), place(row.range.upperBound))
    return (0..<width).map { column in
      if column == place(row.with) { return TerminalLook(ChartTint.orange).applied(to: "●", style) }
      if column == place(row.without) { return "○" }
      return (low...max(low, high)).contains(column) ? "─" : " "
    }.joined()
  }
}

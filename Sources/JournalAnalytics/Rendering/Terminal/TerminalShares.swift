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

import JournalFormat

/// A table as GitHub reads it, its columns in line for those who read the text itself.
struct MarkdownTable {
  var header: [String]
  var alignments: [DisplayAlignment]
  /// Each row has as many cells as the header.
  var rows: [[String]]

  /// Cells beyond this width stand out of line rather than widen every row.
  private static let widest = 40

  /// The lines without a newline behind the last.
  var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in
      max(3, all.map { displayWidth($0[column]) }.filter { $0 <= Self.widest }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      "| "
        + cells.indices.map { padded(cells[$0], to: widths[$0], alignments[$0]) }.joined(separator: " | ")
        + " |"
    }
    let rule = header.indices.map { column in
      let dashes = String(repeating: "-", count: widths[column] - 2)
      return switch alignments[column] {
      case .leading: "--" + dashes
      case .trailing: "-" + dashes + ":"
      case .center: ":" + dashes + ":"
      }
    }
    return ([line(header), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}

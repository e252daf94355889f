/// The rows of a table written as text, one a line, its cells divided by `|`.
///
/// The sample's words are kept this way because they are read and corrected by people.
/// A row with too few cells gets empty ones; empty lines are skipped.
func sampleRows(_ text: String, cells count: Int) -> [[String]] {
  text.split(separator: "\n").map { line in
    var cells = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    while cells.count < count { cells.append("") }
    return cells
  }
}

private func trimmed(_ text: Substring) -> String {
  var rest = text
  while rest.first == " " { rest.removeFirst() }
  while rest.last == " " { rest.removeLast() }
  return String(rest)
}

/// A line of a table cut into cells, as GitHub Flavored Markdown cuts them: at every `|` that no `\` stands before, also
/// in code. The lexer of tables; what a cell means is for `TableHeader` and `DayReader` to say.
struct TableRow {
  /// What stands between two bars, without white space at its ends; that before the first and that behind the last only
  /// where it is not empty.
  let cells: [Range<Int>]

  /// Cuts what `line` has left; `nil` if there is no bar.
  init?(_ line: LineScanner) {
    let text = line.trimmed(line.rest)
    guard var bar = TableRow.bar(in: line, text) else { return nil }
    var cells: [Range<Int>] = []
    var start = text.lowerBound
    if bar == start {
      start += 1
      guard let next = TableRow.bar(in: line, start..<text.upperBound) else {
        self.cells = [line.trimmed(start..<text.upperBound)]
        return
      }
      bar = next
    }
    var end: Int? = bar
    while let cut = end {
      cells.append(line.trimmed(start..<cut))
      start = cut + 1
      end = TableRow.bar(in: line, start..<text.upperBound)
    }
    if start < text.upperBound { cells.append(line.trimmed(start..<text.upperBound)) }
    self.cells = cells
  }

  /// The first bar that divides, if there is one.
  static func bar(in line: LineScanner, _ range: Range<Int>) -> Int? {
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = line.byte(at: at)
      if byte == .verticalBar { return at }
      // `\|` divides nothing, and in `\\|` the second `\` stands for itself.
      at += byte == .backslash ? 2 : 1
    }
    return nil
  }

  /// Whether a line is the row below a header, `|---|:-:|`: cells of dashes, with a colon at either end or none.
  static func isDelimiter(_ line: LineScanner) -> Bool {
    var rest = line.over(line.trimmed(line.rest))
    var bars = rest.skip(.verticalBar) ? 1 : 0
    var cells = 0
    while !rest.isAtEnd {
      rest.skipSpaces()
      _ = rest.skip(.colon)
      guard rest.skip(.hyphen) else { return false }
      while rest.skip(.hyphen) {}
      _ = rest.skip(.colon)
      rest.skipSpaces()
      cells += 1
      if rest.isAtEnd { break }
      guard rest.skip(.verticalBar) else { return false }
      bars += 1
    }
    return bars > 0 && cells > 0
  }
}

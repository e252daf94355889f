/// Lines of values that commas, semicolons or tabs separate, as tables of other programs have them: `08:00,oats,300`.
extension DayReader {
  /// Hints at such lines of a paragraph, whose figures are in no sum: below a header of known words, `Time,Food,kcal`, or two
  /// and more that begin with a time and end in a number.
  mutating func hintSeparatedRows(_ lines: ClosedRange<Int>) {
    guard lines.count > 1, context.planRank == nil, context.trainingRank == nil else { return }
    let text =
      source.lineContent(lines.lowerBound).lowerBound..<source.lineContent(lines.upperBound).upperBound
    guard file.scan(text, mayHaveCells) else { return }
    var first = lines.lowerBound
    while first < lines.upperBound {
      let cells = separatedCells(first)
      guard cells.count > 1 else {
        first += 1
        continue
      }
      var rows = [cells]
      while first + rows.count <= lines.upperBound,
        case let next = separatedCells(first + rows.count), next.count == cells.count
      {
        rows.append(next)
      }
      if rows.count > 1, isHeaderOfFood(cells) || rows.allSatisfy({ isTimedRow($0) }) {
        report(
          .uncountedEnergy,
          "these cells stand in no table, so their figures are in no sum; write ‘|’ between them and ‘|---|---|’ below the "
            + "first line, or bring in the file they are from: ‘journal import log meals.csv’",
          lines: first...first + rows.count - 1)
      }
      first += rows.count
    }
  }

  /// The cells of a line with tabs or semicolons, or with commas that no space follows; none of any other.
  private func separatedCells(_ number: Int) -> [Range<Int>] {
    let text = file.text(ofLine: number)
    guard text.count <= 400, let separator = file.scan(text, separator(in:)), !file.isHidden(number) else {
      return []
    }
    let cells = source.bytes[text].split(separator: separator, omittingEmptySubsequences: false)
    guard separator == .tab || cells.dropFirst().allSatisfy({ $0.first != .space }) else { return [] }
    return file.scan(text) { line in cells.map { line.trimmed($0.startIndex..<$0.endIndex) } }
  }

  private func isHeaderOfFood(_ cells: [Range<Int>]) -> Bool {
    let columns = cells.map { cell in file.scan(cell) { parser.column($0) } }
    let hasFood = columns.contains { if case .food = $0 { true } else { false } }
    return hasFood && columns.contains { if case .figure = $0 { true } else { false } }
  }

  /// Whether a row begins with a time and ends in a number, and something stands between them.
  private func isTimedRow(_ cells: [Range<Int>]) -> Bool {
    guard cells.count > 2, let last = cells.last, !last.isEmpty else { return false }
    return last.allSatisfy { isASCIIDigit(source.bytes[$0]) }
      && file.scan(cells[0]) { line in
        if case .time(_, _, let end) = scanLeadingTime(line) { end == line.end } else { false }
      }
  }
}

/// The sign that parts the cells of a line: a tab, else a semicolon, else a comma; `nil` for prose, where a space stands behind it.
private func separator(in line: LineScanner) -> UInt8? {
  if line.firstIndex(of: .tab) != nil { return .tab }
  for sign in [UInt8.semicolon, .comma] {
    guard let place = line.firstIndex(of: sign) else { continue }
    return line.byte(at: place + 1) == .space ? nil : sign
  }
  return nil
}

/// Whether any line of a text may have cells: it has a tab, or a semicolon or a comma that no space follows.
private func mayHaveCells(_ text: LineScanner) -> Bool {
  if text.firstIndex(of: .tab) != nil { return true }
  for sign in [UInt8.semicolon, .comma] {
    var rest = text
    while let place = rest.firstIndex(of: sign) {
      if text.byte(at: place + 1) > .space { return true }
      rest.position = place + 1
    }
  }
  return false
}

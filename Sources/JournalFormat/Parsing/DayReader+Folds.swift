/// Folds in HTML: `<details><summary>Lunch</summary>` above what was eaten, and `</details>` below it.
extension DayReader {
  /// Opens what the summary of a fold names, as a bold line does, and closes it where the fold ends. What follows the summary without
  /// an empty line between them is HTML, and is named.
  mutating func readFold(_ index: Int) {
    let first = Int(file.blocks[index].line)
    guard
      ["<details", "<summary", "</details"].contains(where: { (tag: StaticString) in
        file.scan(file.text(ofLine: first)) { $0.starts(with: tag) }
      })
    else { return }
    var hasNamed = false
    for number in first...file.lastLine(of: index) where !file.isHidden(number) {
      let text = file.text(ofLine: number)
      if let name = file.scan(text, { summary(in: $0) }) {
        _ = openTitle(name, number)
      } else if !hasNamed, context.isBelowFood, let start = text.first,
        source.bytes[start] != .lessThanSign
      {
        hasNamed = true
        report(
          .uncountedFood,
          "below a line of HTML all is HTML up to an empty line, so this is not counted; leave one below ‘</summary>’",
          lines: number...file.lastLine(of: index))
      }
      if file.scan(text, { ends(fold: $0) }) {
        closeSections(ofRank: OpenSection.boldRank)
      }
    }
  }

  /// The words between `<summary>` and `</summary>` on one line.
  private func summary(in line: LineScanner) -> Range<Int>? {
    var rest = line
    while let sign = rest.firstIndex(of: .lessThanSign) {
      rest.position = sign
      if rest.skip("<summary") {
        guard let start = rest.firstIndex(of: .greaterThanSign) else { return nil }
        let end = rest.over(start..<rest.end).firstIndex(of: .lessThanSign) ?? rest.end
        return rest.trimmed(start + 1..<end)
      }
      rest.position = sign + 1
    }
    return nil
  }

  private func ends(fold line: LineScanner) -> Bool {
    var rest = line
    while let sign = rest.firstIndex(of: .lessThanSign) {
      rest.position = sign
      if rest.starts(with: "</details") { return true }
      rest.position = sign + 1
    }
    return false
  }
}

extension DayFileParser {
  /// The habits that `habits.md` defines, and what a person should know about the file.
  ///
  /// Each level-2 heading is a habit; below it items and lines such as `every:`, `since:` and `steps:` describe it. A value
  /// that cannot be read is reported, and with such an `every` the habit is due on no day.
  public func parseHabits(_ source: SourceText) -> (habits: [Habit], diagnostics: [Diagnostic]) {
    let file = StructuredSource(source)
    var reader = HabitReader(source: source, diagnostics: file.diagnostics)
    for (index, block) in file.blocks.enumerated() {
      let number = Int(block.line)
      switch block.kind {
      case .heading where block.level == 2:
        let text = file.text(ofLine: number)
        let title = file.scan(text) { line in
          // `Run` over `---` is a habit too.
          guard line.starts(with: "##") && line.peek(2) != .numberSign else { return text }
          let words = line.trimmed(text.lowerBound + 2..<text.upperBound)
          return line.trimmed(words.lowerBound..<withoutClosingHashes(line, words))
        }
        let range = source.location(ofByte: source.line(number).lowerBound)
        let underline = file.lastLine(of: index)
        reader.begin(
          Habit(range: range..<range, name: source[title]), at: title, through: underline, of: self)
        if underline > number + 1 { reader.reportLongTitle(title) }
      case .item:
        let head = file.itemHead(index).text
        if reader.readItem(head, isOutermost: block.depth == 0) {
          let next = file.blocks[(index + 1)...].first { Int($0.line) > number }.map { Int($0.line) }
          if number < source.lineCount, next != number + 1, !source.isBlank(line: number + 1) {
            reader.reportWrapped(head)
          }
          reader.take(number...file.lastLine(of: index))
        }
      case .paragraph where block.depth == 0:
        for line in file.paragraphLines(index) {
          if file.isHidden(line) || reader.readItem(file.text(ofLine: line), isOutermost: true) {
            reader.take(line...line)
          }
        }
      case .heading where block.level == 1, .html where block.depth == 0, .rule where block.depth == 0:
        reader.take(number...file.lastLine(of: index))
      case .heading, .paragraph, .quotation, .code, .html, .rule, .deepList: break
      }
      reader.extend(to: SourceLocation(line: number, column: source.lineContent(number).count + 1))
    }
    reader.endHabit(before: source.lineCount + 1)
    reader.reportNoHabit()
    reader.reportSharedNames()
    let inOrder = reader.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return (reader.habits, inOrder)
  }
}

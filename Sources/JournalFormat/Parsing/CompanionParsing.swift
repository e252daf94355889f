/// Reads the files beside the day files.
extension DayFileParser {
  /// The tasks without a day that `tasks.md` holds, and what a person should know about the file.
  public func parseTasks(_ source: SourceText) -> (tasks: [TaskItem], diagnostics: [Diagnostic]) {
    let parsed = parse(source, day: Day(ordinal: 0), path: "tasks.md")
    // The file is no day's: what its headings say of a day does not matter.
    return (parsed.day.tasks, parsed.diagnostics.filter { $0.code != .headingNamesAnotherDay })
  }

  /// The habits that `habits.md` defines, and what a person should know about the file.
  ///
  /// Each level-2 heading is a habit; below it items `every:`, `since:`, `target:` and `steps:` describe it.
  public func parseHabits(_ source: SourceText) -> (habits: [Habit], diagnostics: [Diagnostic]) {
    let health = FileHealth(of: source, from: 1)
    let front = FrontMatter(in: source).map { $0.lines.upperBound + 1 } ?? 1
    let blocks = markdownBlocks(
      in: StructureText(of: source, from: front, hidden: health.markerLines), firstLine: front)
    var habits: [Habit] = []
    var isInSteps = false
    for block in blocks {
      let number = Int(block.line)
      switch block.kind {
      case .heading where block.level == 2:
        isInSteps = false
        let title = source.bytes.withUnsafeBufferPointer { buffer in
          let line = LineScanner(buffer, source.lineContent(number))
          return line.trimmed(min(line.end, line.trimmed(line.rest).lowerBound + 2)..<line.end)
        }
        let range = source.location(ofByte: source.line(number).lowerBound)
        habits.append(Habit(range: range..<range, name: source[title]))
      case .item where !habits.isEmpty:
        let content = itemContent(source, block)
        if block.depth == 0 {
          isInSteps = false
          isInSteps = readHabitKey(source, content, into: &habits[habits.count - 1])
        } else if isInSteps, !content.isEmpty {
          habits[habits.count - 1].steps.append(source[content])
        }
      case .heading, .item, .paragraph, .quotation, .code, .html, .rule, .deepList: break
      }
      if let last = habits.indices.last {
        let end = SourceLocation(line: number, column: source.lineContent(number).count + 1)
        habits[last].range = habits[last].range.lowerBound..<max(end, habits[last].range.upperBound)
      }
    }
    return (habits, health.diagnostics)
  }

  private func itemContent(_ source: SourceText, _ block: MarkdownBlock) -> Range<Int> {
    source.bytes.withUnsafeBufferPointer { buffer in
      let whole = source.lineBehindMark(Int(block.line))
      var line = LineScanner(
        buffer, min(whole.upperBound, whole.lowerBound + Int(block.column))..<whole.upperBound)
      while isASCIIDigit(line.peek()) { line.position += 1 }
      line.position += 1
      return line.trimmed(min(line.position, line.end)..<line.end)
    }
  }

  /// Reads one key; returns whether steps follow below it.
  private func readHabitKey(_ source: SourceText, _ content: Range<Int>, into habit: inout Habit) -> Bool {
    let text = ItemText(source, content)
    return text.scan { line in
      guard let label = ScannedLabel(line) else { return false }
      let key = line.over(label.key)
      let value = line.over(label.value)
      if key.isWhole("every") { habit.every = Recurrence(value) }
      if key.isWhole("since") { habit.since = scanDay(value)?.0 }
      if key.isWhole("target") { habit.target = scanHabitAmount(value, text) }
      return key.isWhole("steps")
    }
  }
}

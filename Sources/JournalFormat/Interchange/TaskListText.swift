extension SourceText {
  /// The text of `tasks.md` with more tasks at its end; `nil` if there they would be read otherwise, or others would.
  public func appending(_ tasks: [ExchangedTask], parser: DayFileParser) -> SourceText? {
    let last = (1...max(1, lineCount)).last { !isBlank(line: $0) } ?? 0
    var lines = tasks.flatMap { $0.lines() }
    if last == 0 {
      lines = [Array("# Tasks".utf8), []] + lines
    } else {
      let end = bytes[lineContent(last)]
      let isList =
        end.first == .space || end.first == .tab || [.hyphen, .asterisk, .plusSign].contains(end.first)
      if !isList { lines.insert([], at: 0) }
    }
    let result = applying([insertion(of: lines, below: last, otherwise: [.lineFeed])])
    func read(_ text: SourceText) -> [ExchangedTask] {
      ExchangedTask.tasks(of: parser.parseTasks(text).tasks, day: nil)
    }
    let alone = read(SourceText(tasks.flatMap { $0.lines() }.flatMap { $0 + [.lineFeed] }))
    return read(result) == read(self) + alone ? result : nil
  }
}

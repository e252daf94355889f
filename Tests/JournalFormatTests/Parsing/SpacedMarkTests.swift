import Testing

@testable import JournalFormat

@Suite struct `A mark of a task with a space behind its colon` {
  private func warned(_ line: String) -> [String] {
    DayFileParser().parseTasks(SourceText("- [ ] \(line)\n")).diagnostics.map {
      "\($0.range.lowerBound.column)-\($0.range.upperBound.column) \($0.code)"
    }
  }

  @Test(arguments: ["Bins every: fortnight due:2026-03-10", "Bins every: Weekend", "Bins due: friday"])
  func `is warned of where a word for a time is none of a rule or a day`(line: String) {
    #expect(warned(line).count == 1, "\(warned(line))")
  }

  @Test(arguments: [
    "Read every: page", "Bins every: 2 weeks due:2026-03-10", "Due: soon", "Ask what is due: rent or tax",
  ])
  func `is read, or words`(line: String) {
    #expect(warned(line) == [])
  }
}

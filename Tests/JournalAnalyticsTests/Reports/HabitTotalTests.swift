import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A habit's totals` {
  /// Name, days done and days expected of each habit in week 11 of 2026, ticked on its days from Monday on.
  private func totals(
    _ habits: String, _ ticks: [String], through last: String = "2026-03-15", isFinished: Bool = true
  ) -> [String] {
    let parser = DayFileParser()
    let first = day("2026-03-09")
    let days = ticks.enumerated().map { offset, line in
      parser.parse(SourceText("## Habits\n\(line)\n"), day: first.advanced(by: offset), path: "\(offset).md")
        .day
    }
    let journal = Journal(days: days, habits: parser.parseHabits(SourceText(habits)).habits)
    return journal.habitTotals(during: first...day(last), isFinished: isFinished).map {
      "\($0.name): \($0.text)"
    }
  }

  @Test(arguments: [
    ("- every: 3/week", "2026-03-15", "2 of 3"), ("- every: 3/week", "2026-03-12", "2 of 2"),
    ("- every: 3/week\n- since: 2026-03-01", "2026-03-15", "2 of 3"),
    ("- every: 2nd tue", "2026-03-15", "0 of 1, twice beyond what was due, nothing noted on 1 day"),
    ("- every: lastfri", "2026-03-15", "twice"), ("- every: blue", "2026-03-15", "twice"),
    ("- every: blue\n- every: mon from 2026-03-09", "2026-03-15", "1 of 1, once beyond what was due"),
    ("- until: 2026-03-10", "2026-03-15", "1 of 2, once beyond what was due, nothing noted on 1 day"),
    ("- until: 2026-03-01", "2026-03-15", "twice"), ("", "2026-03-15", "2 of 7, nothing noted on 5 days"),
    ("- every: 2d!", "2026-03-15", "2 of 4, nothing noted on 2 days"),
  ]) func `follow its rule`(lines: String, last: String, expected: String) {
    #expect(
      totals("## Walk\n\(lines)\n", ["- [x] Walk", "", "- [x] Walk"], through: last) == ["Walk: \(expected)"])
  }

  @Test(arguments: [(false, "1 of 2, skipped once"), (true, "1 of 3, skipped once, nothing noted on 1 day")])
  func `ask of today once it is over`(isFinished: Bool, expected: String) {
    let ticks = ["- [x] Walk", "- [-] Walk: rain", "- [ ] Walk", ""]
    #expect(
      totals("## Walk\n", ticks, through: "2026-03-12", isFinished: isFinished) == ["Walk: \(expected)"])
  }

  @Test func `count what is ticked under another name`() {
    let habits = "## Walk\n- aliases: stroll, Run\n## Run\n- aliases: stroll\n"
    #expect(
      totals(habits, ["- [x] Stroll\n- [x] walk", "- [x] STROLL", "- [x] run"]) == [
        "Walk: 2 of 7, nothing noted on 5 days", "Run: 1 of 5, nothing noted on 4 days",
      ])
  }

  @Test func `leave out a habit nobody can say when it is due, and steps`() {
    #expect(
      totals("## Walk\n- every: blue\n- since: 2026-01-01\n", ["- [x] Read\n  - [x] Walk\n  - [x] Sit"]) == [
        "Read: once"
      ])
  }
}

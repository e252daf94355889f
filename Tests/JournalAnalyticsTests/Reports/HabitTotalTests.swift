import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A habit's totals` {
  /// Name, days done and days expected of each habit in week 11 of 2026, ticked on its days from Monday on.
  private func totals(_ habits: String, _ ticks: [String], through last: String = "2026-03-15") -> [String] {
    let parser = DayFileParser()
    let first = day("2026-03-09")
    let days = ticks.enumerated().map { offset, line in
      parser.parse(SourceText("## Habits\n\(line)\n"), day: first.advanced(by: offset), path: "\(offset).md")
        .day
    }
    let journal = Journal(days: days, habits: parser.parseHabits(SourceText(habits)).habits)
    let found = habitTotals(
      of: journal.diaryDays(in: first...day(last)), earlier: [], habits: journal.habits,
      during: first...day(last))
    return found.map { "\($0.name) \($0.done)\($0.expected.map { " of \($0)" } ?? "")" }
  }

  @Test(arguments: [
    ("- every: 3/week", "2026-03-15", "Walk 2 of 3"), ("- every: 3/week", "2026-03-12", "Walk 2 of 0"),
    ("- every: 2nd tue", "2026-03-15", "Walk 2 of 1"), ("- every: lastfri", "2026-03-15", "Walk 2 of 0"),
    ("- every: blue", "2026-03-15", "Walk 2"), ("- until: 2026-03-10", "2026-03-15", "Walk 2 of 2"),
    ("- until: 2026-03-01", "2026-03-15", "Walk 2 of 0"), ("", "2026-03-15", "Walk 2 of 7"),
  ]) func `follow its rule`(line: String, last: String, expected: String) {
    #expect(totals("## Walk\n\(line)\n", ["- [x] Walk", "", "- [x] Walk"], through: last) == [expected])
  }

  @Test func `count what is ticked under another name`() {
    let habits = "## Walk\n- aliases: stroll, Run\n## Run\n- aliases: stroll\n"
    #expect(
      totals(habits, ["- [x] Stroll\n- [x] walk", "- [x] STROLL", "- [x] run"]) == [
        "Walk 2 of 7", "Run 1 of 7",
      ])
  }

  @Test func `leave out a habit nobody can say when it is due, and steps`() {
    #expect(
      totals("## Walk\n- every: blue\n- since: 2026-01-01\n", ["- [x] Read\n  - [x] Walk\n  - [x] Sit"]) == [
        "Read 1"
      ])
  }
}

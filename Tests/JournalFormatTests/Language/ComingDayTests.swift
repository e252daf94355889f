import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A day to come` {
  /// Seen from Wednesday 18 March 2026.
  @Test(arguments: [
    ("today", "2026-03-18"), ("tomorrow", "2026-03-19"), ("friday", "2026-03-20"), ("wed", "2026-03-25"),
    ("in 3 days", "2026-03-21"), ("3d", "2026-03-21"), ("2w", "2026-04-01"), ("in a month", "2026-04-18"),
    ("next week", "2026-03-23"), ("next month", "2026-04-01"), ("18 mar", "2026-03-18"),
    ("17 mar", "2027-03-17"), ("24.12.", "2026-12-24"), ("29 feb", "2028-02-29"),
    ("17 mar 2026", "2026-03-17"), ("2026-03-01", "2026-03-01"), ("yesterday", "2026-03-17"),
    ("freitag", "2026-03-20"), ("mercredi", "2026-03-25"), ("17. März", "2027-03-17"),
    ("next wednesday", "2026-03-25"),
  ])
  func `is the next that its words name`(text: String, expected: String) throws {
    #expect(try ComingDay(text, today: day("2026-03-18")).day == day(expected))
  }

  @Test(arguments: ["soon", "31 feb", "", "3", "9999y"])
  func `is refused where there is none`(text: String) {
    #expect(throws: ExpressionProblem.self) { try ComingDay(text, today: day("2026-03-18")) }
  }
}

import JournalFormat
import Testing

@Suite struct `A period named in words` {
  /// A Saturday.
  static let today = Day(ordinal: 20_526)

  @Test(arguments: [
    ("7d", "2026-03-08..2026-03-14"), ("1d", "2026-03-14..2026-03-14"), ("2w", "2026-03-01..2026-03-14"),
    ("3m", "2025-12-15..2026-03-14"), ("1y", "2025-03-15..2026-03-14"), ("this week", "2026-W11"),
    ("last week", "2026-W10"), ("this month", "2026-03"), ("last month", "2026-02"),
    ("this year", "2026"), ("last year", "2025"), ("2026-W11", "2026-W11"), ("2026-w53", "2026-W53"),
    ("2026-03", "2026-03"), ("2025", "2025"), ("march", "2026-03"), ("april", "2025-04"),
    ("feb 2024", "2024-02"), ("2026-03-01..2026-03-14", "2026-03-01..2026-03-14"),
    ("yesterday", "2026-03-13..2026-03-13"), ("2026-03-14", "2026-03-14..2026-03-14"),
    ("yesterday..today", "2026-03-13..2026-03-14"), ("1.3.2026..14.3.2026", "2026-03-01..2026-03-14"),
    ("1.3...14.3.", "2026-03-01..2026-03-14"),
  ])
  func `is that stretch of days`(text: String, expected: String) throws {
    let expression = try PeriodExpression(text, today: Self.today)
    guard case .period(let period) = expression else {
      Issue.record("\(expression)")
      return
    }
    #expect(period.description == expected)
  }

  @Test func `is every day there is if it says all`() throws {
    #expect(try PeriodExpression("all", today: Self.today) == .all)
  }

  @Test func `begins after the leap day a month before its end`() throws {
    let today = try #require(Day("2024-03-29"))
    #expect(try PeriodExpression("1m", today: today).days?.lowerBound.description == "2024-03-01")
  }

  @Test(arguments: [
    ("0d", "‘0d’ has no days; write a number from 1"),
    ("2026-02-30", "there is no day ‘2026-02-30’; that month has 28 days"),
    ("2025-W53", "there is no week ‘2025-W53’; the weeks of 2025 are W01 to W52"),
    (
      "2026-03-14..2026-03-01", "‘2026-03-14..2026-03-01’ ends before it begins; write 2026-03-01..2026-03-14"
    ),
    (
      "soon",
      "‘soon’ names no period; write a period such as 7d, 30d, 3m, 1y, 2026-W11, 2026-03, 2026, ‘last week’ or ‘all’"
    ),
  ])
  func `is refused with what to write instead if it is none`(text: String, message: String) {
    let problem = #expect(throws: ExpressionProblem.self) { try PeriodExpression(text, today: Self.today) }
    #expect(problem?.message == message)
  }
}

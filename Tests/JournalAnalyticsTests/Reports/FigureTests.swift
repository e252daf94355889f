import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Figures in words` {
  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_500, "−1,500")])
  func `have a comma between thousands`(number: Int, text: String) { #expect(grouped(number) == text) }

  @Test(arguments: [(1, 3, 33), (2, 3, 67), (1, 2, 50), (1, 200, 1), (1, 201, 0), (0, 0, 0), (9, 3, 300)])
  func `round halves of a percent up`(part: Int, whole: Int, percent: Int) {
    #expect(percentage(part, of: whole) == percent)
  }

  @Test(arguments: [
    (6, "6"), (2.5, "2.5"), (0.05, "0.05"), (-1.25, "−1.25"), (1_000, "1,000"), (-0.001, "0"),
  ])
  func `show what a person wrote`(number: Double, text: String) { #expect(numberText(number) == text) }

  @Test func `name a period`() throws {
    let week = try #require(ISOWeek("2026-W01"))
    #expect(PeriodText(.week(week)).span == "Monday 29 December 2025 to Sunday 4 January 2026")
    #expect(PeriodText(.month(year: 2024, month: 2)).span == "Thursday 1 to Thursday 29 February 2024")
    let first = try #require(Day("2026-02-27"))
    #expect(PeriodText(.days(first...first.advanced(by: 3))).title == "27 February to 2 March 2026")
    #expect(PeriodText(.days(first...first)).title == "27 February 2026")
  }

  @Test(arguments: [
    (Recurrence.Rule.days(2), "2026-03-08", 3), (.days(1), "", 7), (.weeks(1), "", 1),
    (.weeks(2), "2026-03-02", 0),
    (.weeks(2), "2026-02-23", 1), (.months(1), "2026-01-31", 0), (.months(1), "2026-01-10", 1),
    (.years(1), "2024-03-15", 1), (.years(2), "2025-03-15", 0), (.weekdays([.monday, .sunday]), "", 2),
    (.weekdays([.monday]), "2026-03-10", 0), (.days(3), "2026-03-16", 0), (.days(.max), "2026-03-09", 1),
    (.weeks(.max), "2026-03-08", 0), (.timesAWeek(3), "", 3), (.timesAWeek(7), "", 7),
    (.timesAWeek(3), "2026-03-11", 1), (.timesAWeek(3), "2026-03-14", 0), (.timesAWeek(7), "2026-03-14", 2),
    (.weekdayOfMonth(.second, .thursday), "", 1), (.weekdayOfMonth(.first, .thursday), "", 0),
    (.weekdayOfMonth(.last, .thursday), "", 0),
  ])
  func `count how often a habit was to be done in week 11`(
    rule: Recurrence.Rule, since: String, expected: Int
  ) throws {
    let week = try #require(ISOWeek("2026-W11"))
    #expect(
      occurrences(of: Recurrence(rule), since: Day(since), during: week.days) == expected)
  }

  @Test(arguments: [
    (Recurrence.Rule.timesAWeek(3), 12), (.timesAWeek(7), 31), (.weekdayOfMonth(.last, .friday), 1),
    (.weekdayOfMonth(.last, .tuesday), 1), (.weekdayOfMonth(.first, .sunday), 1),
    (.weekdayOfMonth(.fourth, .sunday), 1),
  ])
  func `count how often a habit was to be done in March`(rule: Recurrence.Rule, expected: Int) {
    #expect(
      occurrences(of: Recurrence(rule), since: nil, during: day("2026-03-01")...day("2026-03-31")) == expected
    )
  }

  @Test(arguments: [
    (Recurrence(.months(1), dayOfMonth: 31), 12), (Recurrence(.months(2), dayOfMonth: 31), 6),
    (Recurrence(.months(1), dayOfMonth: 1), 11), (Recurrence(.years(1), dayOfMonth: 29), 1),
  ])
  func `count a habit on the last day of months that lack its day`(rule: Recurrence, expected: Int) {
    let year = day("2026-01-15")...day("2026-12-31")
    #expect(occurrences(of: rule, since: day("2026-01-15"), during: year) == expected)
  }

  /// Of every month each weekday has one first and one last day.
  @Test(arguments: Weekday.allCases) func `find one day a month`(weekday: Weekday) {
    let years = day("2000-01-01")...day("2027-12-31")
    for week in Recurrence.WeekOfMonth.allCases {
      #expect(
        occurrences(of: Recurrence(.weekdayOfMonth(week, weekday)), since: nil, during: years) == 28 * 12)
    }
  }
}

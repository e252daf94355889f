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
    let week = try #require(CalendarWeek("2026-W01"))
    #expect(PeriodText(.week(week)).span == "Monday 29 December 2025 to Sunday 4 January 2026")
    #expect(PeriodText(.month(year: 2024, month: 2)).span == "Thursday 1 to Thursday 29 February 2024")
    let first = try #require(Day("2026-02-27"))
    #expect(PeriodText(.days(first...first.advanced(by: 3))).title == "27 February to 2 March 2026")
    #expect(PeriodText(.days(first...first)).title == "27 February 2026")
  }
}

import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A recap as a page` {
  @Test(arguments: [
    ("finished", "2026-W11", "2026-03-20"), ("running", "2026-W11", "2026-03-11"),
    ("sparse", "2026-W12", "2026-03-30"),
    ("empty", "2026-W14", "2026-05-01"), ("first", "2026-W09", "2026-03-30"),
    ("second", "2026-W10", "2026-03-30"),
  ])
  func `of a week reads as a person would say it`(name: String, week: String, today: String) throws {
    let week = try #require(CalendarWeek(week))
    let report = recap(of: madeUpDiary, for: .week(week), today: day(today))
    try expectGolden(report.document.markdown, "week-\(name).md")
  }

  @Test(arguments: [Period.month(year: 2026, month: 3), .year(2026)])
  func `of a month or a year goes by weeks or months`(period: Period) throws {
    let report = recap(of: madeUpDiary, for: period, today: day("2027-01-05"))
    try expectGolden(report.document.markdown, "period-\(period).md")
  }
}

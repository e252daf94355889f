import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A food that is back` {
  private static let today = day("2026-03-15")
  private static let month = Period.days(day("2026-02-14")...today)

  /// Ten weeks of lentil soup, with mango lassi in the first week and on 8 March.
  private static let journal = Journal(
    days: (0..<70).map { number in
      dayFile(
        day("2026-01-01").advanced(by: number).description,
        food(number < 6 || number == 66 ? "Mango lassi" : "Lentil soup", .lunch, at: "13:00"))
    })

  private static func insights(_ journal: Journal) -> String {
    insightsReport(of: journal, InsightsRequest(parts: [.new], period: month), today: today).document.markdown
  }

  private static func timeline(_ journal: Journal) -> String {
    timelineReport(of: journal, .text("mango lassi"), period: month, today: today).document.markdown
  }

  @Test func `is so in recaps, insights and its timeline`() {
    for period in [Period.week(CalendarWeek(containing: day("2026-03-08"))), .month(year: 2026, month: 3)] {
      let report = recap(of: Self.journal, for: period, today: Self.today)
      #expect(report.surprises.back.map(\.name) == ["mango lassi"])
    }
    #expect(Self.insights(Self.journal).contains("**mango lassi**, on Sunday 8 March after nine weeks"))
    #expect(Self.timeline(Self.journal).contains("**Back again**: on Sunday 8 March, after nine weeks"))
  }

  @Test func `says by what rule, with its entries`() {
    let figures =
      recap(of: Self.journal, for: .month(year: 2026, month: 3), today: Self.today).figures
      + insightsReport(
        of: Self.journal, InsightsRequest(parts: [.new], period: Self.month), today: Self.today
      ).figures
    let back = figures.filter { $0.rule == .backFoods }
    #expect(back.map { $0.lines.map(\.path) } == [["2026/2026-03-08.md"], ["2026/2026-03-08.md"]])
  }

  @Test func `was away for eight weeks in a month, which would have too many`() {
    var journal = Self.journal
    // It was there until 20 January, less than seven weeks before.
    journal.days[19] = dayFile("2026-01-20", food("Mango lassi", .lunch, at: "13:00"))
    #expect(!Self.insights(journal).contains("Back again"))
    let week = recap(of: journal, for: .week(CalendarWeek(containing: day("2026-03-08"))), today: Self.today)
    #expect(week.surprises.back.map(\.name) == ["mango lassi"])
  }

  @Test func `is not so after a pause of the diary`() {
    var journal = Self.journal
    journal.days.removeAll { (day("2026-01-20")...day("2026-03-07")).contains($0.day) }
    #expect(!Self.insights(journal).contains("Back again"))
    #expect(!Self.timeline(journal).contains("Back again"))
  }
}

@Suite struct `The foods of a season` {
  @Test func `are told of the months that have entries`() {
    let months = [3, 4, 5, 6, 7]
    let journal = Journal(
      days: months.flatMap { month in
        (1...12).map { number in
          dayFile(
            day("2026-01-01").advanced(byMonths: month - 1)?.advanced(by: number - 1).description ?? "",
            food(month == 7 ? "Melon" : "Soup", .lunch, at: "13:00"))
        }
      })
    let report = recap(of: journal, for: .year(2026), today: day("2026-12-31"))
    // Soup in 48 entries would head a week; a year is headed by its days and runs.
    #expect(report.figures.first?.rule == .headlineDefault)
    let page = report.document.markdown
    #expect(page.contains("- July: melon"), "\(page)")
    #expect(!page.contains("to September"))
  }
}

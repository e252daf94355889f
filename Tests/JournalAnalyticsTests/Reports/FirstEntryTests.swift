import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A diary that began a few days ago` {
  private static let journal = Journal(
    days: [10, 11, 13, 14, 15].map { dayFile("2026-03-\($0)", food("Soup", at: "13:00")) })
  private static let today = day("2026-03-15")

  @Test func `has missed none of the days before, in any report`() {
    let month = Period.month(year: 2026, month: 3)
    let calendar = calendarReport(of: Self.journal, month: Self.today, today: Self.today).document.markdown
    let days = periodReport(of: Self.journal, for: month, today: Self.today).document.markdown
    let summary = summaryReport(of: Self.journal, for: month, today: Self.today).document.markdown
    for text in [calendar, days, summary] {
      #expect(text.contains("5 entries on 5 of 6 days since the first entry."))
    }
    #expect(calendar.contains("|   9 | 10 █1 |"))
    let request = InsightsRequest(period: .days(day("2026-02-14")...Self.today))
    let insights = insightsReport(of: Self.journal, request, today: Self.today)
    let text = insights.document.markdown
    #expect(text.contains("1.0 entries a logged day, from 5 of 6 days."))
    #expect(!text.contains("February 2026 "))
  }

  @Test func `is without missed days before its first file where it has no food`() {
    let journal = diary(["2026-03-14": "## Notes\n\nA walk by the river.\n"])
    let calendar = calendarReport(of: journal, month: Self.today, today: Self.today)
    #expect(calendar.cells.count { $0.isBefore } == 13)
    #expect(!calendar.document.markdown.contains("13 ·"))
    var earlier = Journal()
    earlier.firstFile = day("2026-03-14")
    let february = calendarReport(of: earlier, month: day("2026-02-01"), today: Self.today)
    #expect(february.cells.count { $0.isBefore } == 28)
    let week = recap(of: journal, for: .week(CalendarWeek(containing: Self.today)), today: Self.today)
    #expect(!week.card.contains("0 of 0"))
    #expect(!week.card.contains(">entries<"))
  }

  @Test func `begins with the first day that has anything`() {
    var files = ["2026-03-02": "## Weight\n- 70.0 kg\n"]
    for number in 6...9 { files["2026-03-0\(number)"] = "## Lunch\n- soup\n" }
    let request = InsightsRequest(period: .days(day("2026-02-14")...Self.today))
    let text = insightsReport(of: diary(files), request, today: Self.today).document.markdown
    #expect(text.contains("- The diary begins on Monday 2 March.\n"))
  }

  @Test func `counts from an entry in a file that is not read whole`() {
    var journal = Self.journal
    journal.earlierEntry = day("2026-02-01")
    let calendar = calendarReport(of: journal, month: Self.today, today: Self.today).document.markdown
    #expect(calendar.contains("5 entries on 5 of 15 days so far."))
  }
}

@Suite struct `Insights of a period that is over` {
  @Test func `speak of it as of the past`() {
    let journal = Journal(
      days: [28, 29, 31].map { dayFile("2026-01-\($0)", food("Soup", at: "13:00")) }
        + [dayFile("2026-03-14", food("Soup", at: "13:00"))])
    let period = Period.month(year: 2026, month: 1)
    let text = insightsReport(of: journal, InsightsRequest(period: period), today: day("2026-03-15")).document
      .markdown
    #expect(text.contains("**Streak on the last day**: 1 day, since Saturday 31 January"))
    for words in [
      "This week against last", "Current streak", "so far", "last week", "★", "Nothing on the page",
    ] {
      #expect(!text.contains(words), "\(words)")
    }
  }
}

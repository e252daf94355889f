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
    #expect(text.contains("**Days logged**: 5 of 6"))
    #expect(text.contains("1.0 entries a logged day, from 5 of 6 days."))
    #expect(!text.contains("February 2026 "))
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

import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Days of rest` {
  /// All days of February but two, four of the days of rest, of which the fifth has food.
  private static let journal: Journal = {
    let free: Set<Int> = [6, 7, 9, 10, 22, 23]
    var journal = Journal(
      days: (1...28).filter { !free.contains($0) }.map {
        dayFile(day("2026-02-01").advanced(by: $0 - 1).description, food("Soup", .lunch, at: "13:00"))
      })
    journal.settings.rest = [day("2026-02-06")...day("2026-02-10")]
    // It began before.
    journal.earlierEntry = day("2026-01-01")
    return journal
  }()
  private static let today = day("2026-03-01")
  private static let month = Period.month(year: 2026, month: 2)

  private static func insights(_ parts: [InsightPart]) -> String {
    insightsReport(of: journal, InsightsRequest(parts: parts, period: month), today: today).document.markdown
  }

  @Test func `are counted alike in every report, and said beside the days`() {
    let calendar = calendarReport(of: Self.journal, month: day("2026-02-01"), today: Self.today)
    #expect(calendar.document.markdown.contains("22 entries on 22 of 28 days; 4 days were of rest."))
    let streak = streakReport(of: Self.journal, during: Self.month, today: Self.today)
    #expect(streak.document.markdown.contains("**Days logged**: 22 of 28, 4 of rest"))
    let report = recap(of: Self.journal, for: Self.month, today: Self.today)
    #expect(report.closingLine.hasPrefix("February 2026: 22 entries on 22 of 28 days, 4 of rest"))
    #expect(report.document.markdown.contains("5, on 5 of 7 days, 2 of rest"))
    #expect(Self.insights([.stats]).contains("**Days logged**: 22 of 28, 4 of rest"))
    #expect(Self.insights([.activity]).contains("from 22 of 28 days, 4 of rest."))
    #expect(Self.insights([.weekdays]).contains("3 of 4, 1 of rest"))
    #expect(
      Self.insights(InsightPart.allCases).contains(
        "- The last day missed is Monday 23 February.\n\n| 22 of 28 days logged | 1.0 entries a logged day |")
    )
    let year = recap(of: Self.journal, for: .year(2026), today: Self.today)
    #expect(year.document.markdown.contains("22, on 22 of 28 days, 4 of rest"))
  }

  @Test func `lower no share`() {
    let json = insightsReport(
      of: Self.journal, InsightsRequest(parts: [.stats], period: Self.month), today: Self.today
    ).json.text(pretty: false)
    // 22 of 24 days.
    #expect(json.contains("\"days\":28,\"days_logged\":22,\"days_of_rest\":4,\"consistency_percent\":92"))
  }

  @Test func `before the diary begins are none of its days`() {
    var journal = Self.journal
    journal.earlierEntry = nil
    journal.days.removeAll { $0.day < day("2026-02-08") }
    let report = recap(of: journal, for: Self.month, today: Self.today)
    #expect(report.loggedDays.days == 21 && report.loggedDays.rested == 2)
    #expect(
      calendarReport(of: journal, month: day("2026-02-01"), today: Self.today).document.markdown.contains(
        "17 entries on 17 of 21 days since the first entry; 2 days were of rest."))
  }
}

@Suite struct `A period without food` {
  private static let today = day("2026-03-12")
  private static let journal = Journal(days: [
    dayFile("2026-03-10", food("Soup", .lunch, at: "13:00")),
    dayFile("2026-03-11", food("Soup", .lunch, at: "13:00")),
  ])

  private static func insights(_ journal: Journal, _ parts: [InsightPart], _ period: Period) -> String {
    insightsReport(of: journal, InsightsRequest(parts: parts, period: period), today: today).document.markdown
  }

  @Test func `that lies before the diary says when that begins`() {
    let february = Period.month(year: 2026, month: 2)
    let sentence = "The diary begins later: its first entry is on Tuesday 10 March."
    let streak = streakReport(of: Self.journal, during: february, today: Self.today).document.markdown
    #expect(streak.contains(sentence) && !streak.contains("Longest"))
    let calendar = calendarReport(of: Self.journal, month: day("2026-02-01"), today: Self.today)
    #expect(calendar.document.markdown == "# February 2026\n\n\(sentence)\n")
    for parts in [InsightPart.allCases, [.stats], [.headline]] {
      #expect(Self.insights(Self.journal, parts, february).contains(sentence))
    }
    let report = recap(of: Self.journal, for: february, today: Self.today)
    #expect(report.headline.title == "Before the diary")
    #expect(report.headline.subtitle == "It begins after this month: its first entry is on Tuesday 10 March.")
    #expect(report.closingLine == "February 2026: \(sentence)")
  }

  @Test func `says so too where the first entry is in a file that was not read whole`() {
    var journal = Journal()
    journal.laterEntry = day("2026-03-10")
    #expect(
      calendarReport(of: journal, month: day("2026-02-01"), today: Self.today).document.markdown.contains(
        "The diary begins later"))
  }

  @Test func `that lies in part before the diary counts from its first entry on`() {
    let days = Period.days(day("2026-02-01")...day("2026-03-11"))
    let streak = streakReport(of: Self.journal, during: days, today: Self.today).document.markdown
    #expect(streak.contains("**Days logged**: 2 of 2, from the first entry on Tuesday 10 March on"))
    #expect(
      Self.insights(Self.journal, InsightPart.allCases, days).contains(
        "The diary begins on Tuesday 10 March."))
  }

  @Test func `that is to come is not empty`() {
    let may = Period.month(year: 2026, month: 5)
    for journal in [Self.journal, Journal()] {
      for parts in [InsightPart.allCases, [.headline], [.foods]] {
        let text = Self.insights(journal, parts, may)
        #expect(text.contains("The month begins on Friday 1 May.") && !text.contains("No food"))
      }
    }
  }

  @Test func `shows what there is beside it`() {
    let journal = diary(
      Dictionary(
        uniqueKeysWithValues: (1...4).map {
          ("2026-03-0\($0)", "## Weight\n- 07:00 7\($0).5 kg\n\n## Mood\n- 4/5 calm\n")
        }))
    let text = Self.insights(journal, InsightPart.allCases, .month(year: 2026, month: 3))
    #expect(text.contains("No food is written down here; there is a weight on 4 days and a mood on 4 days."))
    #expect(text.contains("The scales went from 71.5 kg to 74.5 kg, in 4 readings."))
    #expect(text.contains("Mood is 4 of 5 on each of 4 days."))
    let calendar = calendarReport(of: journal, month: day("2026-03-01"), today: Self.today).document.markdown
    #expect(calendar.contains("there is a weight on 4 days and a mood on 4 days."))
    #expect(calendar.contains("1 █2") && calendar.contains("Each day shows how many lines it has."))
  }
}

import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A symptom with a number on some days` {
  static let journal = diary([
    "2026-03-09": "## Symptoms\n- headache\n",
    "2026-03-10": "## Lunch\n- soup\n\n## Symptoms\n- Headache 2/10\n",
    "2026-03-12": "## Symptoms\n- headache 6/10\n- headache\n", "2026-03-13": "## Symptoms\n- headache\n",
  ])

  @Test func `is one series, averaged over the days with a number`() {
    let series = scaleAverages(of: Self.journal.days, from: .headings)
    #expect(series.map(\.name) == ["Symptoms: Headache"])
    #expect(series.map(\.count) == [5] && series.map(\.days) == [4] && series.map(\.valued) == [2])
    #expect(series.first?.averageText == "4.0 of 10")
    #expect(series.first?.places.map(\.line) == [2, 5, 2, 3, 2])
  }

  @Test func `is said in one sentence of a recap, and in one row of insights`() {
    let recap = recap(
      of: Self.journal, for: .week(CalendarWeek(containing: day("2026-03-09"))), today: day("2026-03-20"))
    #expect(
      recap.document.markdown.contains(
        "\n\nHeadache five times, twice with a number: 4 of 10 on average.\n"))
    let request = InsightsRequest(
      parts: [.series], period: .days(day("2026-03-01")...day("2026-03-13")))
    #expect(
      insightsReport(of: Self.journal, request, today: day("2026-03-13")).document.markdown.contains(
        "| Symptoms: Headache | 4.0 of 10 on 2 days |     5 |    4 | Friday 13 March |\n"))
  }

  @Test func `has a mark of its own in a timeline on days without one`() {
    let report = timelineReport(of: Self.journal, .text("headache"), period: nil, today: day("2026-03-14"))
    #expect(report.document.markdown.contains("- **On average**: 4.0 of 10, noted with a number twice\n"))
    #expect(
      TerminalRenderer(width: 80, style: .plain).text(of: report.document).contains(
        """
        As it was noted, over the whole diary
          Headache, of 10
          Mon noted  Tue 2  Wed ·  Thu 6  Fri noted  Sat ·

        """))
  }
}

@Suite struct `What is noted with a number and no scale` {
  @Test func `has one row in insights, with the mean of the days where it is a plain number`() {
    let journal = diary([
      "2026-03-09": "## Log\n- steps 9000\n- BP 128/82\n- sleep 7.5 h\n",
      "2026-03-10": "## Log\n- steps 8000\n- steps 4000\n- BP 130/85\n- sleep 8 h\n- room A4\n",
    ])
    let request = InsightsRequest(parts: [.series], period: .days(day("2026-03-01")...day("2026-03-13")))
    let text = insightsReport(of: journal, request, today: day("2026-03-13")).document.markdown
    #expect(
      text.contains(
        """
        | Log: steps   |      7,500 |     3 |    2 | Tuesday 10 March |
        | Log: BP      |            |     2 |    2 | Tuesday 10 March |
        | Log: sleep   |      7.8 h |     2 |    2 | Tuesday 10 March |
        | Log: room A4 |            |     1 |    1 | Tuesday 10 March |
        """))
  }
}

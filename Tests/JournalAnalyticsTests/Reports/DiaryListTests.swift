import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

/// Four days of March, with rest before the last.
private let journal: Journal = {
  var settings = JournalSettings()
  settings.rest = [day("2026-03-05")...day("2026-03-06")]
  settings.firstWeekday = .sunday
  return diary(
    [
      "2026-03-01": "---\ntags: [sea]\n---\n- Lunch: soup #Home\n",
      "2026-03-03": "## Lunch\n- 13:00 rice (400 kcal) #home #home\n- [ ] cake\n",
      "2026-03-04": "## Dinner\n- fish #out\n\n## Food\n- nuts\n- tea\n\n## Tasks\n- [ ] shop #home\n",
      "2026-03-05": "## Snack\n- ice cream\n",
      "2026-03-07": "## Breakfast\n- oats\n\n## Symptoms\n- headache #out\n",
    ], settings: settings, tasks: "- [ ] call #Sea #work\n")
}()

@Suite struct `The streak by itself` {
  @Test func `names its rest days`() throws {
    let report = streakReport(of: journal, today: day("2026-03-08"))
    #expect(
      report.document.markdown == """
        # Streak

        > **3 days in a row**

        - **Current streak**: 3 days, since Tuesday 3 March; today is still open, and an entry makes it 4
        - **Longest streak**: 3 days, the current one

        ## Rest

        - 5 to 6 March 2026: 2 days, 1 of them logged all the same

        _Rest days neither break the streak nor lengthen it; journal.toml names them._

        """)
    #expect(report.figures.map(\.rule) == [.streakDays])
    #expect(
      report.figures.first?.lines.map(\.description) == [
        "2026/2026-03-03.md:2", "2026/2026-03-04.md:2", "2026/2026-03-07.md:2",
      ])
    #expect(
      report.json.text(pretty: false) == """
        {"seen_on":"2026-03-08","is_logged_today":false,"last_logged_day":"2026-03-07","current_streak":{"days":3,\
        "first_day":"2026-03-03","last_day":"2026-03-07"},"longest_streak":{"days":3,"first_day":"2026-03-03",\
        "last_day":"2026-03-07"},"rest":[{"first_day":"2026-03-05","last_day":"2026-03-06","days_logged":1}]}
        """)
  }

  @Test(arguments: [
    (
      "2026-03-20",
      "# Streak\n\n> **No streak just now**\n\n- **Current streak**: none; the last day logged was"
    ),
    ("2026-02-01", "# Streak\n\nNo food is written down yet; one line today is a beginning.\n"),
    ("2026-03-01", "# Streak\n\n> **One day**\n\n- **Current streak**: 1 day, since Sunday 1 March\n"),
  ])
  func `is friendly where none runs`(today: String, words: String) {
    #expect(streakReport(of: journal, today: day(today)).document.markdown.hasPrefix(words))
  }
}

@Suite struct `A month's calendar` {
  @Test func `has a row a week and a level a day`() throws {
    let report = calendarReport(of: journal, month: day("2026-03-20"), today: day("2026-03-08"))
    try expectGolden(
      TerminalRenderer(width: 80, style: .plain).text(of: report.document), "calendar.txt")
    #expect(
      report.json.text(pretty: false).contains(
        "{\"day\":\"2026-03-06\",\"entries\":0,\"level\":0,\"is_rest\":true}"))
    #expect(
      report.json.text(pretty: false).contains(
        "{\"day\":\"2026-03-09\",\"entries\":null,\"level\":null,\"is_rest\":false}"))
  }

  @Test(arguments: [
    ("2024-02-29", "2024-02-29", 29, 29), ("2023-02-01", "2024-02-29", 28, 28),
    ("2026-04-01", "2026-03-08", 30, 0),
  ])
  func `has the days its month has`(month: String, today: String, days: Int, begun: Int) {
    let report = calendarReport(of: journal, month: day(month), today: day(today))
    #expect(report.cells.count == days && report.daysBegun == begun)
  }
}

@Suite struct `A summary` {
  @Test func `lists the entries by day and category`() {
    let report = summaryReport(
      of: journal, for: .week(CalendarWeek(containing: day("2026-03-04"))), today: day("2026-03-07"))
    #expect(
      report.document.markdown == """
        # Week 10 of 2026

        Monday 2 to Sunday 8 March 2026.

        6 entries on 4 of 6 days so far; 1 day was of rest.

        _▲ Breakfast · ● Lunch · ■ Snack · ◆ Dinner · ○ other food_

        ## Tuesday 3 March

        - ● 13:00 rice · 400 kcal · #home · #home
        - ● cake · planned

        _**400 kcal**, from the one entry._

        ## Wednesday 4 March

        - ◆ fish · #out
        - ○ nuts
        - ○ tea

        ## Thursday 5 March

        - ■ ice cream

        ## Saturday 7 March

        - ▲ oats

        """)
    #expect(
      report.json.text(pretty: false).contains(
        """
        "categories":[{"category":"dinner","entries":[{"time":null,"words":"fish","state":"eaten","energy_kcal":null,\
        "tags":["out"],"file":"2026/2026-03-04.md","line":2}]},{"category":null,
        """.dropLast()))
  }
}

@Suite struct `The tags` {
  @Test func `are counted by line, in any case`() {
    let report = tagReport(of: journal)
    #expect(
      report.document.markdown == """
        # Tags

        4 tags on 7 lines.

        | Tag   | Lines | Food | Tasks | Items | Whole days | Days |      First |       Last |
        | ----- | ----: | ---: | ----: | ----: | ---------: | ---: | ---------: | ---------: |
        | #home |     3 |    2 |     1 |       |            |    3 | 2026-03-01 | 2026-03-04 |
        | #out  |     2 |    1 |       |     1 |            |    2 | 2026-03-04 | 2026-03-07 |
        | #sea  |     2 |      |     1 |       |          1 |    1 | 2026-03-01 | 2026-03-01 |
        | #work |     1 |      |     1 |       |            |    0 |            |            |

        """)
    #expect(report.figures[2].lines.map(\.description) == ["2026/2026-03-01.md:1", "tasks.md:1"])
    let week = tagReport(of: journal, in: day("2026-03-04")...day("2026-03-31"))
    #expect(week.tags.map { "\($0.name) \($0.uses)" } == ["out 2", "home 1"])
    #expect(tagReport(of: Journal()).document.markdown.contains("No line has a tag here."))
  }

  @Test func `go by the commonest spelling, of equals by the first`() {
    let text = "## Lunch\n\n- a #Sea\n- b #sea #SEA\n- c #sea\n- d #Home\n- e #home\n"
    let report = tagReport(of: diary(["2026-03-14": text]))
    #expect(report.tags.map { "\($0.name) \($0.uses)" } == ["sea 3", "Home 2"])
  }

  @Test func `are shown up to ten thousand`() {
    let text = "## Lunch\n\n" + (0..<10_003).map { "- tea #t\($0)\n" }.joined()
    let report = tagReport(of: diary(["2026-03-14": text]))
    #expect(report.tags.count == 10_003)
    #expect(report.document.markdown.contains("\n\n3 more tags are not shown.\n"))
    #expect(report.figures.count == 10_000)
  }
}

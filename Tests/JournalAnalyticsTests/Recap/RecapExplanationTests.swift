import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

/// A week with everything a recap can count, and the day before it.
private let journal: Journal = {
  var settings = JournalSettings()
  settings.rest = [day("2026-03-11")...day("2026-03-11")]
  return diary(
    [
      "2026-03-06": "## Lunch\n- rice\n", "2026-03-07": "## Lunch\n- rice\n",
      "2026-03-08": "## Lunch\n- 12:00 rice (500 kcal)\n",
      "2026-03-09":
        "## Breakfast\n- 08:00 porridge (300 kcal, P 10 g)\n\n## Dinner\n- 19:00 rice (~500 kcal)\n\n## Symptoms\n- Headache 3/10\n- knee\n",
      "2026-03-10": "## Lunch\n- 13:00 rice and okra (400 kcal)\n- tea\n\n## Symptoms\n- headache 6/10\n",
      "2026-03-11": "## Lunch\n- soup\n\n## Tasks\n- [x] Buy oats\n  - [x] rolled\n- [ ] Call\n",
      "2026-03-12":
        "## Dinner\n- 20:00 rice\n\n## Weight\n- 72 kg\n\n## Mood\n- 4/5\n\n## Habits\n- [x] Run (mood 3/5)\n\n## Notes\n\nThe market had the first peas of the year, and I took a bag.\n",
    ], settings: settings)
}()

@Suite struct `A recap's figures` {
  private let report = recap(
    of: journal, for: .week(CalendarWeek(containing: day("2026-03-09"))), today: day("2026-03-15"))

  @Test func `name their rules and the lines that made them`() {
    let explained = report.figures.map { figure in
      "\(figure.text) [\(figure.rule.rawValue)] "
        + figure.lines.map {
          String($0.description.dropFirst("2026/2026-03-".count)).replacing(".md", with: "")
        }
        .joined(separator: " ")
    }
    #expect(
      explained.joined(separator: "\n") == """
        Headline: Rice again [headline-top-food] 09:5 10:2 12:2
        In your words: 1 sentence [in-your-words] 12:15
        Entries: 6 [eaten-entries] 09:2 09:5 10:2 10:3 11:2 12:2
        Entries before: 3 [eaten-entries] 06:2 07:2 08:2
        Days logged: 4 [logged-days] 09:2 10:2 11:2 12:2
        Longest streak: 6 days [streak-days] 06:2 07:2 08:2 09:2 10:2 12:2
        rice: 3 entries [named-foods] 09:5 10:2 12:2
        New: okra [new-foods] 10:2
        New: porridge [new-foods] 09:2
        New: soup [new-foods] 11:2
        New: tea [new-foods] 10:3
        Breakfast: 1 entry [category-of-heading] 09:2
        Lunch: 3 entries [category-of-heading] 10:2 10:3 11:2
        Dinner: 2 entries [category-of-heading] 09:5 12:2
        Breakfast: 08:00, from 1 entry [usual-time] 09:2
        Lunch: 13:00, from 1 entry [usual-time] 10:2
        Dinner: 19:30, from 2 entries [usual-time] 09:5 12:2
        From first to last: 11 h, from 1 day [eating-window] 09:2 09:5 10:2 12:2
        A day: 800 kcal, from 1 complete day [complete-days] 09:2 09:5
        On partial days: at least 400 kcal [partial-days] 10:2
        Without a value: 3 entries [entries-without-value] 10:3 11:2 12:2
        Protein: stated by 1 entry [stated-nutrients] 09:2
        Weight: 1 reading [weight-readings] 12:5
        Tasks done: 1 [tasks-of-period] 11:5
        Still open: 1 [tasks-of-period] 11:7
        Parts done: 1 [tasks-of-period] 11:6
        Run: once [habit-rate] 12:11
        Mood of 5: noted twice [scale-average] 12:8 12:11
        Symptoms: Headache: noted twice [scale-average] 09:8 10:6
        Symptoms: knee: noted once [scale-average] 09:9
        """)
  }

  @Test func `hold what stands under headings of one's own`() {
    let page = report.document.markdown
    #expect(page.contains("## Mood and Symptoms\n"))
    #expect(page.contains("Headache twice, 4.5 of 10 on average."))
    // Beside others with a value, a line without one is counted.
    #expect(page.contains("Knee once, on Monday."))
    #expect(
      report.json.text(pretty: false).contains(
        "\"series\":[{\"heading\":\"Symptoms\",\"words\":\"Headache\",\"scale\":10,\"average\":4.5,\"count\":2,\"count_with_value\":2,\"days\":2,\"last_day\":\"2026-03-10\"}"
      ))
  }

  @Test func `give times themselves where there are fewer than five, on a terminal, too`() {
    let page = TerminalRenderer(width: 80, style: .plain).text(of: report.document)
    #expect(page.contains("Dinner    2  19:00 and 20:00\n"))
  }

  @Test func `are other facts once a scale says something else`() {
    var files = journal.days.map { $0 }
    files.removeAll { $0.day == day("2026-03-10") }
    let changed = diary([
      "2026-03-10": "## Lunch\n- 13:00 rice and okra (400 kcal)\n- tea\n\n## Symptoms\n- headache 7/10\n"
    ])
    let other = recap(
      of: Journal(settings: journal.settings, days: files + changed.days),
      for: .week(CalendarWeek(containing: day("2026-03-09"))), today: day("2026-03-15"))
    #expect(other.digest != report.digest)
  }

  @Test(arguments: [
    (["2026-03-10": 3], "All of them on Tuesday 10 March. That is the first day of the diary."),
    (
      ["2026-03-10": 2, "2026-03-12": 2],
      "Tuesday and Thursday were the fullest, with 2 each. The diary begins on Tuesday."
    ),
    (["2026-03-10": 3, "2026-03-12": 1], "The fullest was Tuesday with 3. The diary begins on Tuesday."),
  ])
  func `are not said twice at the top`(entries: [String: Int], subtitle: String) {
    for offset in 0..<3 {
      // The wording is chosen by the figures, so one of three weeks has the figures as its title.
      let files = entries.map { name, count in
        let text = "## Lunch\n" + (0..<count).map { "- dish\($0)x\n" }.joined(separator: "\n")
        return (day(name).advanced(by: 7 * offset).description, text)
      }
      let week = CalendarWeek(containing: day("2026-03-09").advanced(by: 7 * offset))
      let headline = recap(
        of: diary(Dictionary(uniqueKeysWithValues: files)), for: .week(week),
        today: week.last.advanced(by: 1)
      ).headline
      #expect(headline.title + "." != headline.subtitle)
      if offset == 0, headline.title.contains("entries on") { #expect(headline.subtitle == subtitle) }
    }
  }
}

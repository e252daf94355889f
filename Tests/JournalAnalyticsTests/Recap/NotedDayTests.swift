import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `What is noted several times` {
  /// One text a day from Monday 2 March on, with a soup where it has neither a meal nor notes.
  private func days(_ texts: [String]) -> Journal {
    var named: [String: String] = [:]
    for (place, text) in texts.enumerated() {
      let isWhole = text.isEmpty || ["Lunch", "Breakfast", "Notes"].contains(where: text.contains)
      named[day("2026-03-02").advanced(by: place).description] =
        isWhole ? text : text + "\n## Lunch\n\n- soup\n"
    }
    return diary(named)
  }

  private func recapText(_ journal: Journal, _ period: Period? = nil) -> String {
    recap(
      of: journal, for: period ?? .week(CalendarWeek(containing: day("2026-03-02"))), today: day("2026-03-20")
    ).document.markdown
  }

  private func insights(
    _ journal: Journal, _ parts: [InsightPart] = InsightPart.allCases, from first: String = "2026-03-01"
  ) -> String {
    let request = InsightsRequest(parts: parts, period: .days(day(first)...day("2026-03-15")))
    let document = insightsReport(of: journal, request, today: day("2026-03-16")).document
    return TerminalRenderer(width: 400, style: .plain).text(of: document)
  }

  @Test func `is told of symptoms and moods without a number`() {
    let text = recapText(
      days(Array(repeating: "## Symptoms\n- migraine\n## Mood\n- tired\n", count: 6) + ["## Mood\n- calm\n"]))
    #expect(
      text.contains(
        "## Mood and Symptoms\n\nTired six times. Calm once, on Sunday. Migraine six times.\n"))
  }

  @Test func `is told of complaints under any heading for them`() {
    let journal = days(Array(repeating: "## Beschwerden\n- Kopfschmerzen\n", count: 3))
    #expect(recapText(journal).contains("## Beschwerden\n\nKopfschmerzen three times.\n"))
  }

  @Test func `of a week in moods with and without a number names the words`() {
    let text = recapText(days(["## Mood\n- 4/5\n", "## Mood\n- tired\n", "## Mood\n- calm\n- not tired\n"]))
    #expect(text.contains("4 of 5, noted once. Without a number: calm, not tired, tired.\n"))
  }

  @Test func `of headings of one’s own keeps their capitals`() {
    let text = recapText(days(["## Mood\n- 4/5\n## Beschwerden\n- Rücken 3/10\n"]))
    #expect(text.contains("## Mood and Beschwerden\n"))
  }

  @Test func `of a symptom is one, however strong it was and on whatever scale`() {
    let journal = days([
      "## Symptoms\n- headache 2/10\n- headache 8/10\n", "## Symptoms\n- headache 3/5\n",
      "## Symptoms\n- Headache!\n- severe headache\n- headache (bad)\n- leichte Übelkeit\n",
      "## Symptoms\n- headache mild\n- headache, severe\n- heavy legs\n- a bit of nausea, after lunch\n",
    ])
    #expect(
      recapText(journal).contains(
        "Headache eight times: twice with 5 of 10 on average and once with 3 of 5. Heavy legs once, on Thursday. "
          + "Nausea once, on Thursday. Übelkeit once, on Wednesday.\n"))
    #expect(insights(journal).contains("Headache eight times: twice"))
  }

  @Test(arguments: [
    ("headache", "headache"), ("Headache!", "Headache"), ("severe headache", "headache"),
    ("headache in the evening", "headache"), ("no headache until 5pm", "headache"),
    ("headache: bad", "headache"), ("headache again", "headache"), ("very bad headache", "headache"),
    ("starke Kopfschmerzen", "Kopfschmerzen"),
    ("un peu mal de tête", "mal de tête"), ("light sensitivity", "light sensitivity"),
    ("heavy cough", "cough"),
    ("hepatitis a", "hepatitis a"), ("bad", "bad"), ("nausea, fever", "nausea, fever"),
    ("nausea, no fever", "nausea"),
  ])
  func `of a symptom has a name`(text: String, name: String) {
    #expect(SymptomWords.name(in: text) == name)
  }

  @Test func `of a weight counts with the mean of its day`() {
    let journal = days(
      (0..<7).map { "## Weight\n- 07:00 70.\(9 - $0) kg\n- 21:00 71.\(9 - $0) kg\n" })
    #expect(
      recapText(journal).contains("70.8 kg on Sunday, 0.6 kg less than on Monday 2 March.\n"))
    #expect(
      insights(journal).contains("• The scales went from 71.4 kg to 70.8 kg, in 14 readings.\n"))
  }

  @Test func `of a weight on one day is no change`() {
    let journal = days(["## Weight\n- 07:00 70 kg\n- 21:00 71 kg\n"])
    #expect(recapText(journal).contains("70.5 kg on Monday, the mean of the first two readings.\n"))
    #expect(insights(journal).contains("• The scales say 70.5 kg.\n"))
  }

  @Test func `of a mood is told by its least value, not by that of its days`() {
    let journal = days(
      (0..<12).map {
        "## Lunch\n- soup\n## Mood\n" + ($0 % 2 == 0 ? "- 7/10\n" : "- 08:00 3/10\n- 20:00 9/10\n")
      })
    #expect(insights(journal).contains("• Mood is 6.5 of 10 from 12 days, never under 3.\n"))
    let timeline = timelineReport(of: journal, .text("mood"), period: nil, today: day("2026-03-14"))
    #expect(
      timeline.document.markdown.contains(
        "## Day by day, over the whole diary; a day with several has their mean\n"))
    let same = days(Array(repeating: "## Mood\n- 08:00 3/10\n- 20:00 9/10\n", count: 3))
    #expect(insights(same).contains("• Mood is 6 of 10 from 3 days, never under 3.\n"))
  }

  @Test func `of a task with another due day is another task`() {
    let journal = days([
      "- [ ] Pay rent due:2026-03-03\n- [ ] Call mum\n", "- [ ] Pay rent due:2026-03-05\n- [ ] Call mum\n",
      "- [x] Water plants due:2026-03-04\n- [ ] Water plants due:2026-03-11\n", "- [x] call mum\n",
    ])
    let text = recapText(journal)
    #expect(
      text.contains(
        "✓ Water plants\n- ✓ call mum\n- ○ Pay rent by Tuesday 3\n- ○ Pay rent by Thursday 5\n- ○ Water plants by Wednesday 11\n"
      ), "\(text)")
    #expect(
      recapText(journal, .month(year: 2026, month: 3)).contains(
        "2 done; of those written in it 3 are still open.\n"))
    #expect(insights(journal).contains("• 2 tasks are done, and 3 are open.\n"))
  }

  @Test func `of two days is counted in tiles where the headline does not`() {
    let journal = days([
      "## Breakfast\n- coffee\n- coffee\n- bread\n", "", "## Breakfast\n- coffee\n- coffee\n- jam\n",
    ])
    #expect(
      recapText(journal).contains("| 6 entries | 2 of 7 days logged |"), "\(recapText(journal))")
  }

  @Test func `of energy is at least so much where an entry of a complete day has no value`() {
    let journal = days(Array(repeating: "## Lunch\n- soup (500 kcal)\n- bread\n\ncomplete: yes\n", count: 3))
    let report = recap(
      of: journal, for: .week(CalendarWeek(containing: day("2026-03-02"))), today: day("2026-03-20"))
    #expect(report.tiles.first { $0.label == "kcal a day" }?.figure == "≥ 500")
    #expect(report.document.markdown.contains("at least 500"))
    let two = days(Array(repeating: "## Lunch\n- soup (500 kcal)\n- bread\n\ncomplete: yes\n", count: 2))
    #expect(
      recapText(two).contains(
        "At least 500 kcal a day, from 2 complete days of 7. Two entries have no value"), "\(recapText(two))")
  }

  @Test func `of a weekday without food is no entry`() {
    let journal = days((0..<14).map { $0 % 7 == 6 ? "## Notes\n\nSlept.\n" : "## Lunch\n- soup\n" })
    #expect(insights(journal, [.weekdays]).contains("no entry"))
  }

  @Test func `of foods that are new says which is the latest`() {
    let journal = days(
      ["soup", "soup", "soup", "rice", "apple", "banana"].map { "## Lunch\n- \($0)\n" })
    #expect(
      insights(journal, from: "2026-03-05").contains(
        "• Three foods are new; the latest is banana, on Saturday 7 March.\n"))
  }

  @Test func `together is listed by the rule that is said`() {
    let journal = days(
      (0..<14).map { _ in
        "## Lunch\n" + ["apple", "banana", "cheese", "donut", "egg", "fig"].map { "- \($0)\n" }.joined()
      })
    let text = insightsReport(
      of: journal, InsightsRequest(parts: [.together], period: nil), today: day("2026-03-16")
    ).document.markdown
    #expect(
      text.contains(
        "Listed are up to ten that are together most often, from three times on, and those above chance. A pair is left out that "
          + "repeats one above it in other words, and the third of three foods that are together equally often."
      ))
  }

  @Test func `of a food is one, with a hyphen or without`() {
    #expect(
      foodWords(of: TextSlice("Ice-cream, deep-fried fish")) == [["ice", "cream"], ["deep-fried", "fish"]])
    let journal = days(["## Lunch\n- ice-cream\n- ice cream\n", "## Lunch\n- Ice-Cream\n"])
    #expect(recapText(journal).contains("| ice cream |       3 |"))
    #expect(!recapText(journal).contains("-cream"))
  }

  @Test func `of dishes is listed without the kind of all of them`() {
    let journal = days(
      ["cheese sandwich", "cheese sandwich", "ham sandwich", "ham sandwich", "tea", "tea"].map {
        "## Lunch\n- \($0)\n- coffee\n- coffee\n"
      })
    let report = recap(
      of: journal, for: .week(CalendarWeek(containing: day("2026-03-02"))), today: day("2026-03-20"))
    let text = report.document.markdown
    #expect(text.contains("cheese sandwich"))
    #expect(!text.contains("| sandwich"), "\(text)")
  }

  @Test func `of the returns in a year the one after the longest time is told`() {
    let journal = diary([
      "2025-11-20": "## Lunch\n\n- soup\n", "2026-01-05": "## Lunch\n\n- soup\n",
      "2026-03-11": "## Lunch\n\n- soup\n",
    ])
    #expect(
      recap(of: journal, for: .year(2026), today: day("2026-03-11")).document.markdown.contains(
        "Back after 64 days"))
  }

  @Test func `under headings of one’s own comes first what is noted most often`() {
    let texts = (0..<14).map {
      "## Symptoms\n\n- headache\n\n## Steps\n\n- \(7000 + $0)\n- \(9000 + $0)\n- \(5000 + $0)\n"
    }
    let text = insights(days(texts), [.series])
    #expect(text.contains("headache"))
    #expect(text.contains("And 13 more, noted less often; ‘--format json’ has all."), "\(text)")
  }

  @Test func `of a symptom that came later in the day is no denial`() {
    let text = recapText(
      days([
        "## Symptoms\n\n- no headache until 5pm\n",
        "## Symptoms\n\n- no headache in the morning, bad one at night\n",
        "## Symptoms\n\n- bad headache in the evening\n", "## Symptoms\n\n- no headache\n",
      ]))
    #expect(text.contains("Headache three times."), "\(text)")
  }

  @Test func `of tasks with the same words is one for each due day, carried from day to day`() {
    let journal = days([
      "## Tasks\n\n- [ ] Rent due:2026-03-20\n- [ ] Rent due:2026-03-27\n- [ ] Rent\n",
      "## Tasks\n\n- [ ] Rent due:2026-03-20\n- [ ] Call\n- [ ] Call\n",
      "## Tasks\n\n- [x] Rent due:2026-03-27\n- [ ] Call\n",
    ])
    let text = recapText(journal, .month(year: 2026, month: 3))
    #expect(text.contains("1 done; of those written in it 3 are still open."), "\(text)")
    // What was given a due day is no longer one without.
    let given = days([
      "## Tasks\n\n- [ ] Rent\n", "## Tasks\n\n- [ ] Rent due:2026-03-20\n",
      "## Tasks\n\n- [ ] Rent due:2026-03-27\n",
    ])
    #expect(
      recapText(given, .month(year: 2026, month: 3)).contains("Of those written in it 2 are still open."))
  }
}

import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `What a recap tells` {
  private func report(_ journal: Journal, _ period: Period, today: String = "2026-03-16") -> RecapReport {
    recap(of: journal, for: period, today: day(today))
  }

  private let week = Period.week(CalendarWeek(containing: day("2026-03-09")))

  /// One text a day from a day on.
  private func days(from first: String, _ texts: [String]) -> Journal {
    var named: [String: String] = [:]
    for (place, text) in texts.enumerated() {
      named[day(first).advanced(by: place).description] = text.hasPrefix("-") ? "## Lunch\n\n" + text : text
    }
    return diary(named)
  }

  @Test func `a food that was eaten within a dish of several words is not new`() {
    let journal = days(
      from: "2026-03-05",
      [
        "- fish and chips\n", "- soup\n", "- mac and cheese\n", "- stew\n", "- chips\n", "- cheese\n",
        "- kiwi\n",
      ])
    #expect(report(journal, week).newFoods.map(\.name) == ["kiwi"])
    let insights = insightsReport(
      of: journal, InsightsRequest(parts: [.new], period: week), today: day("2026-03-16"))
    #expect(
      insights.document.markdown.contains("New: 1 food"))
    let later = days(
      from: "2026-03-05",
      ["- tea\n", "- soup\n", "- bread\n", "- stew\n", "- fish and chips\n", "- chips\n"])
    #expect(report(later, week).newFoods.map(\.name) == ["fish and chips"])
  }

  @Test func `entries without a value are counted on all days that say they are complete`() {
    let journal = days(
      from: "2026-03-09",
      [
        "- soup\n\ncomplete: yes\n", "- rice (500 kcal)\n- coke\n\ncomplete: yes\n",
        "- rice (500 kcal)\n- coke\n",
        "- rice (500 kcal)\n\ncomplete: yes\n", "- stew\n- bread\n\ncomplete: yes\n",
      ])
    let text = report(journal, week).document.markdown
    #expect(
      text.contains(
        "Five entries have no value, four of them on days that say they are complete. "
          + "Two days say they are complete and state no energy; the average leaves them out."))
  }

  @Test func `of more than six complaints the strongest are told, and the others are named`() {
    let names = ["bloating", "cough", "cramps", "dizzy", "fatigue", "nausea", "rash"]
    let lines = names.map { "- \($0) 2/10\n- \($0) 3/10\n" }.joined()
    let text = report(days(from: "2026-03-10", ["## Symptoms\n" + lines + "- migraine 9/10\n"]), week)
      .document.markdown
    #expect(text.contains("Migraine once, 9 of 10, on Tuesday. Bloating twice, 2.5 of 10 on average."))
    #expect(text.contains("And 2 more: nausea and rash."))
  }

  @Test func `days are those of a food that was eaten on at least half of them`() {
    let rare = days(
      from: "2026-02-16", (0..<28).map { $0 % 3 == 0 ? "- coffee\n" : $0 < 2 ? "- rice\n" : "\n" })
    let period = Period.days(day("2026-02-16")...day("2026-03-15"))
    #expect(!report(rare, period).headline.title.contains("coffee"))
    let usual = days(from: "2026-02-16", (0..<28).map { $0 % 7 < 5 ? "- coffee\n" : "\n" })
    #expect(report(usual, period).headline.title == "Coffee, on 20 of 28 days")
  }

  @Test func `moods without a number are told apart from the one that has it`() {
    let journal = days(from: "2026-03-09", ["## Mood\n- good\n", "## Mood\n- tired, 3/5\n"])
    #expect(
      report(journal, week).document.markdown.contains("3 of 5, noted once: tired. Without a number: good."))
  }

  @Test func `a remark behind a complaint's number is no part of its name`() {
    let lines = "- headache, mild 3/10\n- headache 8/10 after screen\n- Migräne 7/10 (links)\n"
    let text = report(days(from: "2026-03-10", ["## Symptoms\n" + lines]), week).document.markdown
    #expect(text.contains("Headache twice, 5.5 of 10 on average. Migräne once, 7 of 10, on Tuesday."))
  }

  @Test func `two days are both days`() {
    let journal = days(from: "2026-03-14", ["- rice\n- dal\n", "- soup\n- bread\n"])
    let period = Period.days(day("2026-03-14")...day("2026-03-15"))
    #expect(report(journal, period, today: "2026-03-20").headline.title == "Both days")
  }

  @Test func `a quotation leaves out HTML tags`() {
    let journal = days(
      from: "2026-03-10", ["- rice\n\n## Notes\n\nA <b>very</b> long walk, 3 < 4 hours, along the river.\n"])
    #expect(
      report(journal, week).quotations.map(\.text) == ["A very long walk, 3 < 4 hours, along the river."])
  }

  @Test func `photos stand in notes as well, unless they are private`() {
    let journal = days(
      from: "2026-03-10",
      [
        "- soup\n\n## Notes\n\n![the sea](../media/p2.png) and <https://example.org>\n",
        "- soup\n\n## Notes\n\n![[p3.png]] and ![[report.pdf]]\n",
        "- soup\n\n## Notes\n\n![secret](../media/p1.png) <!-- private -->\n",
      ])
    #expect(
      report(journal, week).photos.map { "\($0.caption): \($0.target)" } == [
        "the sea: media/p2.png", "photo: media/p3.png",
      ])
  }

  @Test func `a month's card names foods below a headline of two lines`() {
    let journal = days(
      from: "2026-02-04",
      (0..<25).map { [13, 14, 20].contains($0) ? "\n" : $0 % 2 == 0 ? "- soup\n" : "- bread\n" })
    let month = report(journal, .month(year: 2026, month: 2))
    #expect(month.headline.title == "22 of 25 days since 4 February")
    #expect(month.card.contains(">Soup, bread</text>") || month.card.contains(">Bread, soup</text>"))
  }

  @Test func `a card writes out how often its foods were eaten`() {
    let journal = days(
      from: "2026-03-09", ["beans", "eggs", "fish", "pasta", "rice", "salad", "soup"].map { "- \($0)\n" })
    #expect(report(journal, week).card.contains(", each once</text>"))
  }
}

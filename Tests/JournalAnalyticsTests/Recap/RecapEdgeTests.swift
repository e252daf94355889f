import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A recap at its edges` {
  private func report(_ journal: Journal, _ week: String, today: String) -> RecapReport {
    recap(
      of: journal, for: .week(CalendarWeek(week) ?? CalendarWeek(containing: day("1970-01-01"))),
      today: day(today))
  }

  private func journal(_ texts: [String: String]) -> Journal {
    let parser = DayFileParser()
    return Journal(
      days: texts.map { name, text in
        parser.parse(SourceText(text), day: day(name), path: "\(name).md").day
      })
  }

  @Test func `week 53 and week 1 share the new year`() {
    let diary = journal([
      "2020-12-31": "## Dinner\n\n- 19:00 soup\n", "2021-01-01": "## Lunch\n\n- 13:00 rice\n- 13:05 dal\n",
      "2021-01-04": "## Lunch\n\n- 13:00 bread\n",
    ])
    let last = report(diary, "2020-W53", today: "2021-02-01")
    #expect(last.entries == 3 && last.daysLogged == 2)
    let first = report(diary, "2021-W01", today: "2021-02-01")
    #expect(first.entries == 1 && first.previousEntries == 3 && first.changePercent == -67)
  }

  @Test func `nothing at all is still a friendly page`() {
    #expect(
      report(Journal(), "2026-W11", today: "2026-03-20").document.markdown == """
        # A quiet week

        **Week 11 of 2026 · 9 to 15 March**

        No food was written down. The next line can be any day's.

        """)
  }

  @Test func `a week to come says so, and looks at nothing`() {
    let diary = journal(["2026-03-10": "## Lunch\n\n- soup\n"])
    let report = report(diary, "2026-W11", today: "2026-03-01")
    #expect(report.headline.title == "Still to come" && report.entries == 0 && report.observed.elapsed == nil)
    #expect(report.document.period == "Week 11 of 2026 · 9 to 15 March")
  }

  @Test func `a week to come claims nothing of the streak that runs now`() {
    var texts: [String: String] = [:]
    for offset in 0..<9 {
      texts[day("2026-03-01").advanced(by: offset).description] = "## Lunch\n\n- soup \n"
    }
    let report = report(journal(texts), "2026-W12", today: "2026-03-09")
    #expect(report.headline.kind == .default)
    #expect(report.closingLine == "Week 12 of 2026 has not begun.")
    #expect(
      report.document.markdown == """
        # Still to come

        **Week 12 of 2026 · 16 to 22 March**

        The week begins on Monday 16 March.

        """)
  }

  @Test func `a week is perfect as soon as its last day has an entry, and says so far until it is over`() {
    var texts: [String: String] = [:]
    for offset in 0..<7 {
      texts[day("2026-03-09").advanced(by: offset).description] = "## Lunch\n\n- dish\(offset) \n"
    }
    let diary = journal(texts)
    #expect(!report(diary, "2026-W11", today: "2026-03-14").isPerfect)
    let sunday = report(diary, "2026-W11", today: "2026-03-15")
    #expect(sunday.isPerfect && sunday.document.period == "Week 11 of 2026, so far · 9 to 15 March")
    let monday = report(diary, "2026-W11", today: "2026-03-16")
    #expect(monday.isPerfect && monday.document.period == "Week 11 of 2026 · 9 to 15 March")
    #expect(sunday.digest != monday.digest)
  }

  @Test(arguments: [(2, false), (3, true), (4, true)])
  func `a week with days of rest is perfect from three logged days on, none of the others missed`(
    logged: Int, isPerfect: Bool
  ) {
    var texts = ["2026-02-27": "## Lunch\n\n- soup\n"]
    for offset in 0..<logged {
      texts[day("2026-03-08").advanced(by: -offset).description] = "## Lunch\n\n- dish\(offset) \n"
    }
    var diary = journal(texts)
    diary.settings.rest = [day("2026-03-02")...day("2026-03-08").advanced(by: -logged)]
    #expect(report(diary, "2026-W10", today: "2026-03-10").isPerfect == isPerfect)
  }

  @Test func `the last day of a week that runs makes it none to compare`() {
    var texts: [String: String] = [:]
    for offset in 0..<14 {
      texts[day("2026-03-02").advanced(by: offset).description] = "## Lunch\n\n- dish\(offset)\n- soup\n"
    }
    texts["2026-03-15"] = "## Breakfast\n\n- toast\n"
    let diary = journal(texts)
    #expect(!report(diary, "2026-W11", today: "2026-03-15").document.markdown.contains("fewer than"))
    #expect(
      report(diary, "2026-W11", today: "2026-03-16").document.markdown.contains(
        "1 fewer than the week before"))
  }

  @Test func `no headline names what is only said of dishes`() {
    let texts = ["Soup with zorblax", "Curry with zorblax", "Pizza with zorblax"].enumerated().map {
      ("2026-03-0\($0 + 2)", "## Dinner\n\n- \($1)\n")
    }
    let week = report(journal(Dictionary(uniqueKeysWithValues: texts)), "2026-W10", today: "2026-03-16")
    #expect(week.headline.title == "3 entries on 3 days")
  }

  @Test(arguments: [
    "Swimming then chips", "Wedding! canapés", "Couldn't face dinner, just crackers", "Takeaway, burgers",
    "Ollie & Jess: burgers",
  ])
  func `no headline names what was done, or by whom`(entry: String) {
    let texts = [2, 3, 5, 8].map { ("2026-03-0\($0)", "## Dinner\n\n- \(entry)\n") }
    let title = report(
      journal(Dictionary(uniqueKeysWithValues: texts)), "2026-W10", today: "2026-03-16"
    ).headline.title
    #expect(
      ["Chips", "Canapés", "Crackers", "Burgers"].contains { title.lowercased().contains($0.lowercased()) })
    #expect(
      !["swimming", "wedding", "face", "ollie", "takeaway"].contains { title.lowercased().contains($0) })
  }

  @Test func `in every second week of a long streak what was named most goes before what is back`() {
    let menu = (0..<40).map {
      "dish\($0 % 2 == 0 ? "a" : "b")\(Character(Unicode.Scalar(UInt8(97 + $0 / 2))))"
    }
    var texts: [String: String] = [:]
    for offset in 0..<280 {
      texts[day("2025-06-02").advanced(by: offset).description] =
        "## Breakfast\n\n- Porridge\n\n## Dinner\n\n- \(menu[offset % 40])\n"
    }
    let diary = journal(texts)
    let titles = ["2026-W05", "2026-W06", "2026-W07", "2026-W08"].map {
      report(diary, $0, today: "2026-03-16").headline.title
    }
    #expect(titles.count { $0.hasSuffix(" for the first time in six weeks") } == 2, "\(titles)")
    #expect(titles.count { $0.hasPrefix("Porridge") } == 2, "\(titles)")
  }

  @Test func `pages of which nothing is read as food are not called empty`() {
    let diary = journal(["2026-03-02": "## Déjeuner\n\n- Quiche\n"])
    #expect(
      report(diary, "2026-W10", today: "2026-03-16").headline.subtitle
        == "Nothing of what is written is read as food; ‘journal check’ names what may be.")
  }

  @Test(arguments: [
    ("Fish pie (Hilde)", "Fish pie again"), ("Fish pie - delicious", "Fish pie again"),
    ("Fish pie, burnt", "Fish pie again"), ("ditto", "Fish pie again"),
    ("Fish pie, then ramen", "A first: ramen"), ("okonomiyaki", "A first: okonomiyaki"),
    ("ramen and gnocchi", "Gnocchi and ramen for the first time"),
  ])
  func `a long streak is headed by the foods that are new, and by no remark on one`(
    entry: String, title: String
  ) {
    var texts: [String: String] = [:]
    for offset in 0..<14 {
      let text = offset == 9 ? entry : "Fish pie"
      texts[day("2026-03-02").advanced(by: offset).description] = "## Dinner\n\n- \(text)\n"
    }
    let week = report(journal(texts), "2026-W11", today: "2026-03-16")
    #expect(week.headline.title == title)
    if title.hasPrefix("A first") { #expect(week.headline.subtitle.hasPrefix("14 days in a row")) }
  }

  @Test func `a first week is compared with none before it, and perfect without a missed day`() {
    var texts: [String: String] = [:]
    for offset in 0..<7 {
      texts[day("2026-03-09").advanced(by: offset).description] = "## Lunch\n\n- dish\(offset)\n"
    }
    #expect(report(journal(texts), "2026-W11", today: "2026-03-20").headlineKind == .perfect)
    texts["2026-03-12"] = nil
    let begun = report(journal(texts), "2026-W11", today: "2026-03-20")
    #expect(begun.headlineKind == .default && begun.headline.title == "A good beginning")
  }

  @Test(arguments: [
    (RecapHeadline.Kind.streak, 8, "soup", 8), (.topFood, 3, "soup", 9), (.improvement, 4, "", 1),
    (.perfect, 7, "", 7), (.default, 3, "", 1),
  ])
  func `takes the first kind of headline that holds`(
    kind: RecapHeadline.Kind, days: Int, word: String, earlier: Int
  ) {
    var texts: [String: String] = [:]
    let sunday = day("2026-03-15")
    for offset in 0..<days {
      texts[sunday.advanced(by: -offset).description] = "## Lunch\n\n- \(word)\n- x\n"
    }
    if kind == .topFood || kind == .perfect || kind == .default {
      texts["2026-03-06"] = "## Lunch\n\n" + String(repeating: "- x\n", count: 14)
    }
    if kind == .improvement { texts["2026-02-20"] = "## Lunch\n\n- x\n" }
    #expect(report(journal(texts), "2026-W11", today: "2026-03-20").headlineKind == kind)
  }

  @Test func `hours after midnight are the day's latest`() {
    let times = report(
      journal(["2026-03-10": "## Snack\n\n- 08:00 toast\n- 25:30 crisps\n"]), "2026-W11", today: "2026-03-20"
    ).times
    #expect(times.latest?.time == ClockTime(hour: 25, minute: 30))
    #expect(times.eatingWindow == 17 * 60 + 30)
  }

  @Test func `pounds are shown where the settings ask for them`() {
    var diary = Journal(days: [dayFile("2026-03-10") { $0.weights = weights(72.4) }])
    diary.settings.units = .imperial
    #expect(
      report(diary, "2026-W11", today: "2026-03-20").document.markdown.contains(
        "159.6 lb on Tuesday, the first reading."))
  }

  @Test func `what could not be read is named if it may lie in the week`() {
    var diary = Journal()
    diary.unread = ["2026/2026-03-10.md", "2026/2026-03-20.md"].map {
      .init(path: $0, reason: "not a regular file")
    }
    let report = report(diary, "2026-W11", today: "2026-03-30")
    #expect(report.unread.map(\.path) == ["2026/2026-03-10.md"])
  }

  @Test(arguments: [
    ("2026-02-31.md", [false, true, false, false]), ("2026/13/01.md", [false, true, true, true]),
    ("2025_00_10.md", [true, false, false, false]), ("locked", [true, true, true, true]),
    ("2025", [true, false, false, false]), ("2026/03", [false, true, true, false]),
  ])
  func `a name that is no day concerns the weeks of its month, or of its year`(path: String, concerns: [Bool])
  {
    var diary = Journal()
    diary.unread = [.init(path: path, reason: "there is no such day")]
    let weeks = ["2025-W20", "2026-W09", "2026-W11", "2026-W20"]
    #expect(weeks.map { !report(diary, $0, today: "2026-12-31").unread.isEmpty } == concerns)
  }

  @Test(arguments: [
    ("2026-03-11", ""), ("2026-03-14", ""), ("2026-03-15", ""),
    ("2026-03-16", "1 fewer than the week before"),
  ])
  func `a week is compared once it is over or its last day has an entry`(today: String, note: String) {
    let diary = journal([
      "2026-03-02": "## Lunch\n\n- soup\n", "2026-03-04": "## Lunch\n\n- d\n",
      "2026-03-06": "## Lunch\n\n- a\n- b\n", "2026-03-09": "## Lunch\n\n- rice\n",
      "2026-03-10": "## Lunch\n\n- d\n", "2026-03-11": "## Lunch\n\n- e\n",
    ])
    let tiles = report(diary, "2026-W11", today: today).tiles
    #expect(tiles.map(\.figure) == ["3", "3", "3"])
    #expect(tiles.first?.note == note)
  }

  @Test func `a week in which the diary begins is compared with nothing`() {
    let diary = journal([
      "2026-03-11": "## Lunch\n\n- a\n", "2026-03-12": "## Lunch\n\n- b\n", "2026-03-14": "## Lunch\n\n- c\n",
    ])
    let report = report(diary, "2026-W11", today: "2026-03-20")
    #expect(report.countedDays == 5 && !report.isPerfect)
    #expect(
      report.tiles == [
        ReportTile("3", label: "entries"),
        ReportTile("3", basis: "of 5", label: "days logged", note: "since Wednesday 11 March, the first"),
        ReportTile("2", label: "days in a row", note: "Wednesday to Thursday"),
      ])
  }

  @Test func `entries at one and the same time have no earliest and latest`() {
    let diary = journal([
      "2026-03-10": "## Lunch\n\n- 12:30 soup\n", "2026-03-11": "## Lunch\n\n- 12:30 rice\n",
    ])
    let text = report(diary, "2026-W11", today: "2026-03-20").document.markdown
    #expect(text.contains("Both entries were at 12:30.") && !text.contains("earliest"))
  }

  @Test func `a task done every day is named once`() {
    var texts: [String: String] = [:]
    for day in 9...15 {
      texts["2026-03-\(day < 10 ? "0" : "")\(day)"] = "- [x] Water the plants\n- [x] Post \(day)\n"
    }
    let text = report(journal(texts), "2026-W11", today: "2026-03-20").document.markdown
    #expect(text.contains("- ✓ Water the plants (7 times)\n- ✓ Post 9\n"))
    #expect(text.contains("- ✓ Post 13 and 2 more\n"))
  }

  @Test func `days that say they are complete and state no energy are named, with or without an entry`() {
    let meals = "## Lunch\n\n- rice (500 kcal)\n\n## Dinner\n\n- soup (400 kcal)\n"
    let diary = journal([
      "2026-03-09": meals, "2026-03-10": "## Lunch\n\n- rice\n\ncomplete: yes\n",
      "2026-03-11": "complete: yes\n\nFasted.\n",
    ])
    let text = report(diary, "2026-W11", today: "2026-03-20").document.markdown
    #expect(text.contains("Two days say they are complete and state no energy; the average leaves them out."))
  }

  @Test func `gives all its numbers as JSON`() throws {
    let report = report(madeUpDiary, "2026-W11", today: "2026-03-20")
    try expectGolden(report.json.text(pretty: true), "week-finished.json")
  }
}

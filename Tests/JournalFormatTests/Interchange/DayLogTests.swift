import Foundation
import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `A log of many days` {
  private let parser = DayFileParser()

  /// The days and their texts, one a line, and what is odd.
  private func shown(_ log: DayLog) -> String {
    let days = log.days(parser: parser).map { day in
      "\(day.day) \(day.lines): "
        + String(decoding: day.text, as: UTF8.self).replacing("\r\n", with: "␍⏎").replacing("\n", with: "⏎")
        + "\n"
    }
    let remarks = log.remarks.map { "line \($0.line): \($0.message)\n" }
    return (days + remarks).joined()
  }

  private func shown(_ text: String, _ hints: DayLog.Hints = DayLog.Hints()) -> String {
    shown(DayLog(file: Array(text.utf8), hints: hints))
  }

  @Test(arguments: [
    "## 2026-03-14", "# Saturday, March 14, 2026", "### 14.03.2026", "## [[2026-03-14]]", "## 📅 2026-03-14",
    "# 14. März 2026",
    "## 2026年3月14日（土）", "**2026-03-14**", "__14 March 2026__", "**Sat, 14 Mar 2026:**", "2026-03-14",
    "14.03.2026",
    "Saturday 14 March 2026:", "Date: 2026-03-14", "2026-03-14\n==========", "Sat 14 Mar 2026\n---",
    "<details><summary>2026-03-14</summary>", "<details>\n<summary><b>14 March 2026</b></summary>",
    "20260314", "- 2026-03-14",
    "* 2026/03/14", "## 14 March 26", "| 2026-03-14 |",
  ])
  func `begins a day at a line that is a date`(line: String) throws {
    let log = DayLog(SourceText(line + "\n\nsoup\n"))
    #expect(log.sections.map(\.day) == [Day("2026-03-14")])
  }

  @Test(arguments: [
    "soup on 2026-03-14", "## Soup", "## 2 eggs", "## 1/2 cup of rice", "### 1.2 Introduction", "## 3. Lunch",
    "## 5", "## 2026",
    "## March 2026", "## Week 11", "## Week 1 — 2026-06-17 → 2026-06-23", "# Diary — Jan 18–20, 2026",
    "### June 17–26 (Week 2)", "**2026-06-17–26**", "June 17-26: framework",
    "Friday", "2000", "May",
    "```\n## 2026-03-14\n```", "<!--\n## 2026-03-14\n-->", "    2026-03-14", "---\ndate: 2026-03-14\n---",
    "> 2026-03-14",
    "#2026-03-14", "  - 2026-03-14", "1 egg", "3 Mai-Tais", "2026-03-14T08:15:00Z ok",
  ])
  func `begins none at other lines`(line: String) {
    #expect(DayLog(SourceText(line + "\n\nsoup\n")).sections.compactMap(\.day) == [])
  }

  @Test(arguments: [
    // The next such weekday, and a number in the same month or within a week.
    ("## 2026-03-06\na\n## Sat 7th\nb\n## 8\nc\n", ["2026-03-06", "2026-03-07", "2026-03-08"]),
    ("## 2026-03-04\na\n## Thursday\nb\n## 2026-03-06\nc\n", ["2026-03-04", "2026-03-05", "2026-03-06"]),
    ("## 10.03.2026\na\n## Tag 11\nb\n## Tag 12\nc\n", ["2026-03-10", "2026-03-11", "2026-03-12"]),
    ("**2026-03-30**\na\n**2**\nb\n**Friday**\nc\n", ["2026-03-30", "2026-04-02", "2026-04-03"]),
    (
      "Monday 9 February 2026\na\n\nTuesday 10\nb\nWednesday 11\nc\n",
      ["2026-02-09", "2026-02-10", "2026-02-11"]
    ),
    ("lundi 9 février 2026\na\n\nmardi 10\nb\n10\nc\n", ["2026-02-09", "2026-02-10"]),
    ("## 2026-03-06\n- a\n### Saturday\n- b\n", ["2026-03-06", "2026-03-07"]),
    ("## 2026-03-06\n- a\n### Friday\n- b\n", ["2026-03-06"]),
    // None of these: the same weekday, one behind the next date, a number far off, a count, the newest day first.
    ("## 2026-03-06\na\n## Friday\nb\n", ["2026-03-06", nil]),
    ("## 2026-03-06\na\n## Thursday\nb\n## 2026-03-07\nc\n", ["2026-03-06", nil, "2026-03-07"]),
    ("## 2026-03-06\na\n## 5\nb\n", ["2026-03-06", nil]),
    ("## 2026-03-06\na\n## Day 9\nb\n", ["2026-03-06", nil]),
    ("## 2026-03-07\na\n## 2026-03-06\nb\n## Thursday\nc\n", ["2026-03-07", "2026-03-06", nil]),
    // What follows one that cannot be told cannot either.
    ("## 2026-03-06\na\n## Friday\nb\n## Saturday\nc\n", ["2026-03-06", nil, nil]),
    ("## 2026-03-06\na\n# Plans\n## Saturday\nb\n", ["2026-03-06"]),
  ])
  func `goes on at a title that names the one day behind the day above it`(text: String, days: [String?]) {
    #expect(DayLog(SourceText(text)).sections.map(\.day) == days.map { $0.flatMap { Day($0) } })
  }

  @Test func `names a title that is no one day, and leaves its text out`() {
    #expect(
      shown("## 2026-03-06\n- soup\n## Friday\n- rice\n")
        == "2026-03-06 [1]: - soup⏎\nline 3: which day is ‘Friday’? nothing below it was taken; write its whole date, "
        + "such as 2026-03-14\n")
  }

  @Test func `names a heading with another day among its words, which begins none`() {
    #expect(
      shown("# 2026-03-06\n- soup\n# Breakfast [2026-03-07 Sat]\n- rice\n")
        == "2026-03-06 [1]: - soup⏎# Breakfast [2026-03-07 Sat]⏎- rice⏎\n"
        + "line 3: 2026-03-07 stands among the words of this heading, which stays with 2026-03-06; where a day begins, its date comes first\n"
    )
  }

  @Test(arguments: [
    (
      "2026-03-14\nsoup\n\n2026-03-15 72.4 kg\nrice\n\n2026-03-16 (rest day)\ntea\n",
      ["2026-03-14", "2026-03-15", "2026-03-16"]
    ),
    (
      "- 2026-03-14\n  - soup\n- 2026-03-15 fasting, weight 72.4\n- 2026-03-16\n  - rice\n",
      ["2026-03-14", "2026-03-15", "2026-03-16"]
    ),
    // With the newest day first.
    (
      "2026-03-17\ntea\n2026-03-16\nsoup\n2026-03-15 72.4 kg\nrice\n2026-03-14\noats\n",
      ["2026-03-17", "2026-03-16", "2026-03-15", "2026-03-14"]
    ),
    (
      "- 2026-03-17\n  - tea\n- 2026-03-16 fasting\n- 2026-03-15\n  - rice\n",
      ["2026-03-17", "2026-03-16", "2026-03-15"]
    ),
    // Appointments: behind the next day, long after the last, within a section.
    (
      "2026-03-14\nsoup\n2026-03-20 dentist\n\n2026-03-15\nrice\n2026-04-20 dentist\n",
      ["2026-03-14", "2026-03-15"]
    ),
    ("## 2026-03-14\nsoup\n2026-03-15 dentist\n", ["2026-03-14"]),
  ])
  func `begins a day at a date with more behind it that lies between those around it`(
    text: String, days: [String]
  ) {
    #expect(DayLog(SourceText(text)).sections.map(\.day) == days.map { Day($0) })
  }

  @Test func `begins a day at a number before words that follows the one above it in its month`() {
    let text = "# March 2026\n## 14\n- a\n## 15 (Sunday)\n- b\n## 16 - gym\n- c\n## 3 - Lunch\n- d\n"
    #expect(
      DayLog(SourceText(text)).sections.map(\.day)
        == ["2026-03-14", "2026-03-15", "2026-03-16"].map { Day($0) })
    #expect(
      DayLog(SourceText("# March 2026\n## 17\n- a\n## 16 - gym\n- b\n## 15 - rest\n- c\n")).sections.map(
        \.day)
        == ["2026-03-17", "2026-03-16", "2026-03-15"].map { Day($0) })
    #expect(DayLog(SourceText("# Notes\n## 1 - Breakfast\n- a\n## 2: Lunch\n- b\n")).sections.isEmpty)
  }

  @Test func `names a number before words that begins no day`() {
    #expect(
      shown("# March 2026\n## 16 March\n- soup\n## 25 - gym\n- cake\n")
        == "2026-03-16 [2]: - soup⏎## 25 - gym⏎- cake⏎\n"
        + "line 4: ‘25 - gym’ stays with 2026-03-16; if it is a day, write its whole date, such as 2026-03-14\n"
    )
  }

  @Test func `names the row of a day that does not exist`() {
    let log = DayLog(
      file: Array("Date\tFood\n2026-03-13\tsoup\n2026-13-14\ttea\n2026-03-15\trice\n".utf8),
      hints: DayLog.Hints(name: "log.tsv"))
    #expect(log.remarks.map(\.message) == ["there is no such day; this row was not taken"])
    #expect(log.days(parser: parser).count == 2)
  }

  @Test func `takes no date of an Org block`() {
    let text = "* 2026-03-06\n- soup\n#+BEGIN_SRC org\n* 2026-03-05\n- rice\n#+END_SRC\n* Saturday\n- tea\n"
    let log = DayLog(file: Array(text.utf8), hints: DayLog.Hints(name: "log.org"))
    #expect(log.sections.map(\.day) == [Day("2026-03-06"), Day("2026-03-07")])
    #expect(log.untaken.isEmpty)
    let first = log.days(parser: DayFileParser()).first.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
    #expect(first.contains("```org\n* 2026-03-05\n- rice\n```\n"))
  }

  @Test(arguments: [
    ("## 2026-03-14 – long run", "long run⏎⏎soup⏎"), ("## 2026-03-14 (rest day)", "(rest day)⏎⏎soup⏎"),
    ("## June 27, 2026 (Saturday — shopping)", "shopping⏎⏎soup⏎"),
    ("## Day 3 - 14 March 2026", "Day 3⏎⏎soup⏎"),
    ("## 2026年3月14日（土）散歩", "散歩⏎⏎soup⏎"),
    ("## 2026-03-14 Lunch", "## Lunch⏎⏎soup⏎"), ("## 2026-03-14 12:30 Lunch", "## 12:30 Lunch⏎⏎soup⏎"),
    ("## 2026-03-14 #sick ##", "#sick⏎⏎soup⏎"), ("## 🎉 2026-03-14 *party*", "🎉 *party*⏎⏎soup⏎"),
    ("**2026-03-14** -2 kg", "-2 kg⏎⏎soup⏎"), ("**2026-03-14:** rest", "rest⏎⏎soup⏎"),
    ("- 2026-03-14: rest", "- rest⏎⏎soup⏎"),
    ("2026-03-14: porridge; 2100 kcal", "porridge; 2100 kcal⏎⏎soup⏎"), ("2016/12/12 98.5", "98.5⏎⏎soup⏎"),
    ("### 2026-06-17 — weigh-in: 72.55 kg (baseline)", "weigh-in: 72.55 kg (baseline)⏎⏎soup⏎"),
    ("## 2026-03-14 Sat 08:15", "08:15⏎⏎soup⏎"), ("# <2026-03-14 Sat 08:15>", "08:15⏎⏎soup⏎"),
    ("# [2026-03-14 Sat 08:15]", "08:15⏎⏎soup⏎"), ("# [2026-03-14 Sat 13:15] Lunch", "# 13:15 Lunch⏎⏎soup⏎"),
    ("# [2026-03-14 Sat 13:15] in town", "13:15 in town⏎⏎soup⏎"),
  ])
  func `keeps what else the line says`(line: String, text: String) {
    let shown = shown(line + "\n\nsoup\n")
    #expect(shown.drop { $0 != ":" }.dropFirst(2) == text + "\n")
  }

  @Test(arguments: [
    // The next date ends a day; blank lines and rules between days belong to none.
    (
      "# Log\n\n## 2026-03-13\n\n- soup\n\n---\n\n## 2026-03-14\n- rice\n",
      "2026-03-13 [3]: - soup⏎\n2026-03-14 [9]: - rice⏎\n"
    ),
    // A heading of a higher level does, and one that names a month or a week.
    (
      "## 2026-03-13\n### Lunch\na\n# Recipes\nb\n## 2026-03-14\nc\n## March\nd\n",
      "2026-03-13 [1]: ### Lunch⏎a⏎\n2026-03-14 [6]: c⏎\n"
    ),
    // Below a bold or plain date every heading is the day's, but not one of the level that the dates stand below.
    (
      "# Diet\n**2026-03-13**\n## Lunch\na\n2026-03-14\n### Lunch\nb\n# Notes\nc\n",
      "2026-03-13 [2]: ## Lunch⏎a⏎\n2026-03-14 [5]: ### Lunch⏎b⏎\n"
    ),
    // A day that is named twice, and in its own text.
    (
      "# 2026-03-14\na\n## 2026-03-14\nb\n# 2026-03-15\nc\n# 2026-03-14\nd\n",
      "2026-03-14 [1, 7]: a⏎## 2026-03-14⏎b⏎⏎d⏎\n2026-03-15 [5]: c⏎\n"
        + "line 7: 2026-03-14 is named on line 1 too; its file gets both texts\n"
    ),
    (
      "\u{FEFF}2026-03-14\r\nsoup\r\n\r\n2026-03-15\r\nrice",
      "2026-03-14 [1]: soup␍⏎\n2026-03-15 [4]: rice␍⏎\n"
    ),
    (
      "<details>\n<summary>2026-03-14</summary>\n\nsoup\n\n</details>\n<details>\n<summary>2026-03-15</summary>\n\nrice\n</details>\n",
      "2026-03-14 [1]: soup⏎\n2026-03-15 [7]: rice⏎\n"
    ),
    // Items and lines begin days only where nothing stronger does.
    (
      "- 2026-03-14\n  - soup\n- 2026-03-15\n  - rice\n",
      "2026-03-14 [1]:   - soup⏎\n2026-03-15 [3]:   - rice⏎\n"
    ),
    ("## 2026-03-14\n- 2026-03-20: dentist\n", "2026-03-14 [1]: - 2026-03-20: dentist⏎\n"),
  ])
  func `is cut where days begin and end`(text: String, expected: String) { #expect(shown(text) == expected) }

  @Test(arguments: [
    ("# March 2026\n## Saturday 14\na\n## 15\nb\n", "", "2026-03-14 2026-03-15"),
    ("# 2025\n## 31 December\na\n# 2026\n## 1 January\nb\n", "", "2025-12-31 2026-01-01"),
    ("# December 2025\n## 31.12.\na\n## 1.1.\nb\n", "", "2025-12-31 2026-01-01"),
    ("## 14.3.\na\n## 15.3.\nb\n", "2026-03.md", "2026-03-14 2026-03-15"),
    ("## 31 December\na\n## 1 January\nb\n", "food 2025.txt", "2025-12-31 2026-01-01"),
    ("30 Dec\na\n31 Dec 2025\nb\n1 Jan\nc\n", "", "2025-12-30 2025-12-31 2026-01-01"),
    ("1 Jan 2026\na\n31 Dec\nb\n30 Dec\nc\n", "", "2025-12-30 2025-12-31 2026-01-01"),
    ("# 2026\n## Week 11\n### Monday\na\n### Saturday\nb\n", "", "2026-03-09 2026-03-14"),
    ("# Week of 9 March 2026\n## Monday\na\n## Tuesday\nb\n", "", "2026-03-09 2026-03-10"),
    ("# 2026-03-09\n## Monday\na\n## Tuesday\nb\n", "", "2026-03-09 2026-03-10"),
    ("# 2026\n## 2026-03 March\n### 2026-03-14 Saturday\na\n", "", "2026-03-14"),
    // The order of numbers: one above 12, weekdays, what makes the days follow each other.
    ("3/4/2026\na\n3/14/2026\nb\n", "", "2026-03-04 2026-03-14"),
    ("3/4/2026\na\n14/4/2026\nb\n", "", "2026-04-03 2026-04-14"),
    ("Wed 3/4/2026\na\n", "", "2026-03-04"), ("Fri 3/4/2026\na\n", "", "2026-04-03"),
    ("3/4/26\na\n3/5/26\nb\n3/6/26\nc\n", "", "2026-03-04 2026-03-05 2026-03-06"),
    ("03.04.2026\na\n", "", "2026-04-03"), ("26-03-04\na\n26-03-14\nb\n", "", "2026-03-04 2026-03-14"),
    ("Mon 3/9\na\nTue 3/10\nb\n", "2026.md", "2026-03-09 2026-03-10"),
    // Each separator has an order of its own, and other dates around it tell which.
    (
      "1/3/2026\na\n\n2/3/2026\nb\n\n14.3.26\nc\n\nMar 16\nd\n\n03-17\ne\n", "",
      "2026-03-01 2026-03-02 2026-03-14 2026-03-16 2026-03-17"
    ),
    ("1/3/2026\na\n2/3/2026\nb\n14.3.26\nc\nMar 16\nd\n", "", "2026-03-01 2026-03-02 2026-03-14 2026-03-16"),
    ("## March 2, 2025\na\n**3/4/2025**\nb\nWed 5 Mar\nc\n", "", "2025-03-02 2025-03-04 2025-03-05"),
    ("31 December 2025\na\n1/2\nb\n3 January\nc\n", "", "2025-12-31 2026-01-02 2026-01-03"),
    ("3-4-2026\na\n3/14/2026\nb\n", "", "2026-03-04 2026-03-14"),
  ])
  func `finds year and order`(text: String, name: String, days: String) {
    let log = DayLog(file: Array(text.utf8), hints: DayLog.Hints(name: name))
    #expect(log.days(parser: parser).map(\.day.description).joined(separator: " ") == days)
    #expect(log.remarks == [])
  }

  @Test(arguments: [
    (
      "## 2026-02-30\na\n## 2026-03-01\nb\n",
      "2026-03-01 [3]: b⏎\nline 1: there is no such day; nothing below it was taken\n"
    ),
    ("## 30 February 2026\na\n", "line 1: there is no such day; nothing below it was taken\n"),
    ("## 2026-13-01\na\n", "line 1: there is no such day; nothing below it was taken\n"),
    ("## Sunday, 14 March 2026\na\n", "2026-03-14 [1]: a⏎\nline 1: 2026-03-14 is a Saturday, not a Sunday\n"),
    ("## 14 March\na\n", "line 1: the year is not known; --year says which it is\n"),
    (
      "3/4/2026\na\n",
      "line 1: the day or the month may come first; --day-first or --month-first says which\n"
    ),
    (
      "# 2026-03-13\na\n# 2062-03-14\nb\n# 2026-03-15\nc\n",
      "2026-03-13 [1]: a⏎\n2026-03-15 [5]: c⏎\n2062-03-14 [3]: b⏎\n"
        + "line 3: 2062-03-14 is far from the days around it, 2026-03-13 and 2026-03-15\n"
    ),
  ])
  func `names what is odd`(text: String, expected: String) { #expect(shown(text) == expected) }

  @Test func `takes year and order as hints`() {
    #expect(
      shown("14 March\na\n1 April\nb\n", .init(year: 2026)) == "2026-03-14 [1]: a⏎\n2026-04-01 [3]: b⏎\n")
    #expect(shown("3/4/2026\na\n", .init(isDayFirst: true)) == "2026-04-03 [1]: a⏎\n")
    #expect(shown("3/4/2026\na\n", .init(isDayFirst: false)) == "2026-03-04 [1]: a⏎\n")
    #expect(shown("3/4/2026\na\n", .init(language: .german)) == "2026-04-03 [1]: a⏎\n")
  }

  @Test func `has the rows of tables for its days`() {
    let head = "| Date | Food | kcal |\n|---|---|---|\n"
    let text = head + "| 2026-03-14 | soup | 200 |\n| | bread | 90 |\n| 2026-03-15 | rice | 300 |\n"
    let expected =
      "2026-03-14 [3]: | Date | Food | kcal |⏎|---|---|---|⏎| 2026-03-14 | soup | 200 |⏎| | bread | 90 |⏎\n"
      + "2026-03-15 [5]: | Date | Food | kcal |⏎|---|---|---|⏎| 2026-03-15 | rice | 300 |⏎\n"
    #expect(shown(text + "\nNotes.\n") == expected)
    #expect(DayLog(SourceText(text + "\nNotes.\n")).linesOfNoDay == [7...7])
  }

  @Test(arguments: [
    (
      "log.tsv", "Date\tFood\tkcal\n2026-03-14\tsoup | hot\t200\n2026-03-14\trice\t300\n",
      "2026-03-14 [3, 4]: | Date | Food | kcal |⏎|---|---|---|⏎| 2026-03-14 | soup \\| hot | 200 |⏎| 2026-03-14 | rice | 300 |⏎\n"
    ),
    (
      "log.csv", "food,date\n\"soup, \"\"hot\"\"\",2026-03-14\n",
      "2026-03-14 [3]: | food | date |⏎|---|---|⏎| soup, \"hot\" | 2026-03-14 |⏎\n"
    ),
    (
      "log.csv", "date;food\r\n14.03.2026;soup, hot\r\n",
      "2026-03-14 [3]: | date | food |⏎|---|---|⏎| 14.03.2026 | soup, hot |⏎\n"
    ),
    (
      "log.org",
      "#+TITLE: Log\n* 2026\n** <2026-03-14 Sat> rest\n- [X] soup\n*** Lunch\n| a | b |\n|---+---|\n** [2026-03-15 Sun]\n*bold* x\n",
      "2026-03-14 [3]: rest⏎⏎- [X] soup⏎### Lunch⏎| a | b |⏎|---|---|⏎\n2026-03-15 [8]: *bold* x⏎\n"
    ),
  ])
  func `may be an Org file or a table of values`(name: String, text: String, expected: String) {
    #expect(shown(text, .init(name: name)) == expected)
  }

  @Test(arguments: [
    // A table right below a list would be its remark.
    (
      "* 2026-03-14\n- oats 300 kcal\n| Food | kcal |\n|------+------|\n| egg  |   80 |\n* 2026-02-30\n- x\n",
      "2026-03-14 [1]: - oats 300 kcal⏎⏎| Food | kcal |⏎|------|------|⏎| egg  |   80 |⏎\n"
        + "line 6: there is no such day; nothing below it was taken\n"
    ),
    // Drawers become comments, and what is no words becomes code.
    (
      "* 2026-03-14\n:PROPERTIES:\n:ID: 300 kcal\n:END:\n- [X] meds\n  :LOGBOOK:\n  - rice\n  :END:\n:smile:\n",
      "2026-03-14 [1]: <!-- :PROPERTIES:⏎:ID: 300 kcal⏎:END: -->⏎- [X] meds⏎  <!-- :LOGBOOK:⏎  - rice⏎  :END: -->⏎:smile:⏎\n"
    ),
    (
      "* 2026-03-14\n#+begin_example\n```\n- soup\n#+end_example\n#+BEGIN_QUOTE\n- rice\n#+END_QUOTE\n",
      "2026-03-14 [1]: ````⏎```⏎- soup⏎````⏎#+BEGIN_QUOTE⏎- rice⏎#+END_QUOTE⏎\n"
    ),
    (
      "* 2026-03-14\n:LOGBOOK:\n- a\n* 2026-03-15\n:END:\n",
      "2026-03-14 [1]: :LOGBOOK:⏎- a⏎\n2026-03-15 [4]: :END:⏎\n"
    ),
    ("* 2026-03-14\n#+BEGIN_SRC\n- a\n", "2026-03-14 [1]: #+BEGIN_SRC⏎- a⏎\n"),
  ])
  func `takes what is of Org alone out of the way`(text: String, expected: String) {
    #expect(shown(text, .init(name: "log.org")) == expected)
  }

  /// Each example of the document is a log, and a block with what is made of it.
  @Test func `is read as the document says`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/format/logs.md")
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```")
    let examples = blocks.indices.filter { blocks[$0].hasPrefix("markdown\n") }
    #expect(examples.count > 7)
    for index in examples {
      let log = DayLog(SourceText(String(blocks[index].dropFirst("markdown\n".count)) + "\n"))
      let places = log.linesOfNoDay.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
      }
      let expected = blocks[index + 2].dropFirst("text\n".count) + "\n"
      let noDay = expected.contains("no day:") ? "no day: \(places.joined(separator: ", "))\n" : ""
      #expect(shown(log) + noDay == expected)
    }
  }

  @Test func `says which lines belong to no day`() {
    let log = DayLog(
      SourceText("# Log\n\nAbout.\n\n---\n## 2026-03-14\na\n\n# Recipes\nb\n\n## 2026-03-15\nc\n"))
    #expect(log.linesOfNoDay == [1...3, 9...10])
  }

  @Test(arguments: 0..<200)
  func `loses no byte`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let lines = [
      "## 2026-03-14", "## 14 March", "**3/14/2026**", "2026-03-15", "# Notes", "- soup (200 kcal)", "",
      "```", "<!--", "-->", "---",
      "===", "| 2026-03-16 | a |", "|---|", "- 2026-03-17: rice", "<details>", "# Week 11", "Monday",
      "text \u{2028} ende", "\tcode",
      "## 2026-02-30", "2026", "# March 2026", "\u{FEFF}2026-03-14",
    ]
    let endings = ["\n", "\r\n", "\r", "\n\n"]
    let text = (0..<30).map { _ in
      (lines.randomElement(using: &random) ?? "") + (endings.randomElement(using: &random) ?? "")
    }.joined()
    let log = DayLog(SourceText(text))
    #expect(log.pieces.flatMap { log.source.bytes[$0] } == log.source.bytes, "seed \(seed)")
    // Every line that says something is of its day, of none, or names one.
    let days = Dictionary(
      uniqueKeysWithValues: log.days(parser: parser).map { ($0.day, words($0.text[...])) })
    for section in log.sections {
      guard let day = section.day else { continue }
      let missing = words(log.source.bytes[section.text]).filter { !(days[day] ?? []).contains($0) }
      #expect(missing == [], "seed \(seed), line \(section.lines.lowerBound)")
    }
  }

  /// The words of a text, without those that open and close what folds.
  private func words(_ text: ArraySlice<UInt8>) -> [String] {
    String(decoding: text, as: UTF8.self).split { !$0.isLetter }.map(String.init).filter { $0 != "details" }
  }

  @Test func `is cut in linear time, whatever stands in it`() {
    for line in [
      "## 1 1 1 1 1 1", "```", "~~~~", "<!--", "| 1.12 | a |", "2026-03-14 - - - -", "**", "## 2026-03-14 x",
    ] {
      let text = String(repeating: line + "\n", count: 5_000)
      let log = DayLog(SourceText(text))
      #expect(log.pieces.last?.upperBound == log.source.bytes.count)
      _ = log.linesOfNoDay
    }
  }
}

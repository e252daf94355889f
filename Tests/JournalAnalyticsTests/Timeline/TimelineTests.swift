import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A timeline` {
  static let journal = diary([
    "2024-02-28": "## Lunch\n- 12:10 Fried rice #out\n", "2024-02-29": "## Lunch\n- tea\n",
    "2024-03-05":
      "## Lunch\n- 13:00 Curd rice\n- lime pickle\n- [ ] rice\n\n## Dinner\n- 19:30 RÏCE and dal\n",
    "2024-03-06":
      "## Food\n- 24:30 rice cracker\n- soup\n\n## Symptoms\n- 17:00 headache 3/10\n- headache 5/10 #out\n",
    "2024-03-09": "## Lunch\n- 12:00 rice with lime pickle\n",
  ])

  private func report(_ query: TimelineQuery, today: String = "2024-03-08") -> TimelineReport {
    timelineReport(of: Self.journal, query, period: .month(year: 2024, month: 3), today: day(today))
  }

  @Test func `follows words through everything up to today`() {
    #expect(
      report(.text("rice")).document.markdown == """
        # Timeline of rice

        4 entries on 3 days, first on Wednesday 28 February, last on Wednesday 6 March.

        - **March 2024**: 3 times on 2 of 2 logged days
        - **Longest gap**: 5 days, between Wednesday 28 February and Tuesday 5 March; one of them logged

        ## Day by day, March 2024

        | Day   | Entries |
        | ----- | ------: |
        | Fri 1 |       – |
        | Sat 2 |       – |
        | Sun 3 |       – |
        | Mon 4 |       – |
        | Tue 5 |       2 |
        | Wed 6 |       1 |
        | Thu 7 |       – |
        | Fri 8 |       – |

        ## By weekday, March 2024

        | Weekday   |            Times |
        | --------- | ---------------: |
        | Monday    | 0, 0 days logged |
        | Tuesday   |  2, 1 day logged |
        | Wednesday |  1, 1 day logged |
        | Thursday  | 0, 0 days logged |
        | Friday    | 0, 0 days logged |
        | Saturday  | 0, 0 days logged |
        | Sunday    | 0, 0 days logged |

        ## By the hour, March 2024

        | Hour  | Entries |
        | ----- | ------: |
        | 00:00 |       1 |
        | 01:00 |       0 |
        | 02:00 |       0 |
        | 03:00 |       0 |
        | 04:00 |       0 |
        | 05:00 |       0 |
        | 06:00 |       0 |
        | 07:00 |       0 |
        | 08:00 |       0 |
        | 09:00 |       0 |
        | 10:00 |       0 |
        | 11:00 |       0 |
        | 12:00 |       0 |
        | 13:00 |       1 |
        | 14:00 |       0 |
        | 15:00 |       0 |
        | 16:00 |       0 |
        | 17:00 |       0 |
        | 18:00 |       0 |
        | 19:00 |       1 |

        ## Eaten with, of 4 meals, in the whole diary

        | Food        | Meals |
        | ----------- | ----: |
        | dal         |     1 |
        | lime pickle |     1 |

        """)
  }

  @Test(arguments: [
    (TimelineQuery.tag("OUT"), "One entry, on Wednesday 28 February."),
    (.category(.dinner), "One entry, on Tuesday 5 March."),
    (.text("headache"), "2 lines on one day: Wednesday 6 March."),
    (.text("symptoms"), "2 lines on one day: Wednesday 6 March."),
  ])
  func `follows a tag, a category and headings of one's own`(query: TimelineQuery, words: String) {
    #expect(report(query).document.markdown.contains(words))
  }

  @Test func `gives the average of what has a scale`() {
    let report = report(.text("headache"))
    #expect(report.document.markdown.contains("- **On average**: 4.0 of 10, noted twice"))
    #expect(
      report.json.text(pretty: false).contains("\"averages\":[{\"scale\":10,\"average\":4,\"count\":2}]"))
    #expect(
      report.figures.first?.lines.map(\.description) == ["2024/2024-03-06.md:6", "2024/2024-03-06.md:7"])
  }

  @Test func `gives the average of the whole diary, and of the days asked for where it is another`() {
    let journal = diary([
      "2024-03-05": "## Symptoms\n- headache 2/10\n", "2024-03-07": "## Symptoms\n- headache 6/10\n",
    ])
    func page(_ days: ClosedRange<Day>) -> String {
      timelineReport(of: journal, .text("headache"), period: .days(days), today: day("2024-03-07")).document
        .markdown
    }
    #expect(
      page(day("2024-03-06")...day("2024-03-07")).contains(
        "- **On average**: 4.0 of 10, noted twice; in these days 6.0 of 10, noted once\n"))
    #expect(
      page(day("2024-03-05")...day("2024-03-07")).contains("- **On average**: 4.0 of 10, noted twice\n"))
  }

  @Test(arguments: [
    ("mood", "4 lines on 3 days, first on Tuesday 5 March, last on Thursday 7 March."),
    ("Stimmung", "4 lines on 3 days, first on Tuesday 5 March, last on Thursday 7 March."),
    ("calm", "2 lines on 2 days, first on Tuesday 5 March, last on Wednesday 6 March."),
    ("bowl", "One entry, on Thursday 7 March."),
  ])
  func `follows moods by their name and by their words`(asked: String, opening: String) {
    let journal = diary([
      "2024-03-05": "---\nmood: 3/5 calm\n---\n",
      "2024-03-06": "- Mood: 4/5 calm at last\n\n## Habits\n- [x] Meditate (mood 5/5)\n",
      "2024-03-07": "## Lunch\n- good mood bowl\n\n## Mood\n- tired\n",
    ])
    let report = timelineReport(of: journal, .text(asked), period: nil, today: day("2024-03-07"))
    #expect(report.document.markdown.contains("\n\(opening)\n"))
    guard asked == "mood" else { return }
    #expect(
      report.document.markdown.contains(
        "- **The whole diary**: 4 times on 3 days\n- **On an average day**: 3.8 of 5, noted with a number 3 times\n"
      )
    )
    #expect(
      report.document.markdown.contains(
        """
        ## Day by day, over the whole diary; a day with several has their mean

        | Day |  Mood |
        | --- | ----: |
        | Tue |     3 |
        | Wed |   4.5 |
        | Thu | noted |

        """))
  }

  @Test func `of nothing is friendly`() {
    #expect(report(.text("xyz")).isEmpty)
    #expect(report(.text("xyz")).document.markdown.contains("‘xyz’ is in no entry"))
    #expect(report(.text("rice"), today: "2020-01-01").isEmpty)
  }

  @Test(arguments: [
    ("egg", "- eggs\n- veggie curry\n- eggplant\n", "One entry, on "),
    ("egg", "- scrambled egg\n- two eggs\n", "2 entries on one day: "),
    ("米饭", "- 炒米饭\n- 米饭\n", "2 entries on one day: "),
    ("œuf", "- œufs\n- bœuf\n", "One entry, on "),
    ("7up", "- 7up\n- 17up\n", "2 entries on one day: "),
  ])
  func `follows a food by its whole words`(food: String, items: String, found: String) {
    let journal = diary(["2024-03-05": "## Lunch\n\(items)"])
    let report = timelineReport(of: journal, .text(food), period: nil, today: day("2024-03-05"))
    #expect(report.document.markdown.contains("\n\(found)"))
  }

  @Test(arguments: [
    ("briyani", "Did you mean ‘biryani’, which is in 2 entries?"),
    ("idly", "Did you mean ‘idli’, which is in 1 entry?"),
    ("chesse", "Did you mean ‘cheese’, which is in 1 entry?"),
  ])
  func `names the food that is spelled most like what is nowhere`(food: String, question: String) {
    let journal = diary(["2024-03-05": "## Lunch\n- biryani\n- veg biryani\n- idli\n- cheese\n"])
    let report = timelineReport(of: journal, .text(food), period: nil, today: day("2024-03-05"))
    #expect(report.document.markdown.contains(question))
  }

  @Test(arguments: ["xyz", "tea", "headache", ""])
  func `names no food where none is near`(food: String) {
    let journal = diary(["2024-03-05": "## Lunch\n- biryani\n- idli\n"])
    let report = timelineReport(of: journal, .text(food), period: nil, today: day("2024-03-05"))
    #expect(!report.document.markdown.contains("Did you mean"))
  }

  @Test(arguments: [
    ("apple", "- apple\n- pineapple\n- Apples, sliced\n", "2 entries on one day: ", "3 entries on one day: "),
    ("rice", "- licorice\n- rice\n", "One entry, on ", "2 entries on one day: "),
    ("ache", "- soup\n\n## Symptoms\n- headache\n- ache\n", "One line, on ", "2 lines on one day: "),
  ])
  func `takes words for whole words, and with letters anywhere on demand`(
    food: String, items: String, words: String, letters: String
  ) {
    let journal = diary(["2024-03-05": "## Lunch\n\(items)"])
    for (isWithinWords, found) in [(false, words), (true, letters)] {
      let report = timelineReport(
        of: journal, .text(food), isWithinWords: isWithinWords, period: nil, today: day("2024-03-05"))
      #expect(report.document.markdown.contains("\n\(found)"))
    }
  }

  @Test func `names no food that holds the letters among what they are eaten with`() {
    let journal = diary(["2024-03-05": "## Lunch\n- pineapple\n- ham\n"])
    let report = timelineReport(
      of: journal, .text("apple"), isWithinWords: true, period: nil, today: day("2024-03-05"))
    #expect(report.document.markdown.contains("| ham  |     1 |\n"))
    #expect(!report.document.markdown.contains("| pineapple"))
    #expect(report.document.markdown.contains("_Longer words that hold ‘apple’ count, too._"))
  }

  @Test func `says where what is followed stands only within longer words`() {
    let journal = diary(["2024-03-05": "## Lunch\n- chocolate\n\n## Notes to self\n- chocs\n"])
    let report = timelineReport(of: journal, .text("choco"), period: nil, today: day("2024-03-05"))
    #expect(report.isEmpty)
    #expect(
      report.document.markdown.contains(
        "\n‘choco’ is in no entry as a word of its own, and under no heading of your own. 1 line has it within longer words; "
          + "‘journal timeline --contains choco’ follows it.\n"))
  }

  @Test(arguments: [("headache", 2), ("headaches", 2), ("symptom", 3)])
  func `finds items under headings of one's own in their plural`(words: String, lines: Int) {
    let journal = diary(["2024-03-05": "## Symptoms\n- headache\n- headaches\n- forehead ached\n"])
    let report = timelineReport(of: journal, .text(words), period: nil, today: day("2024-03-05"))
    #expect(report.occurrences.count == lines)
  }

  @Test func `begins its charts where the diary begins`() {
    let journal = diary(["2024-03-05": "## Lunch\n- soup\n", "2024-03-07": "## Lunch\n- soup\n"])
    let period = Period.days(day("2024-02-08")...day("2024-03-08"))
    let report = timelineReport(of: journal, .text("soup"), period: period, today: day("2024-03-08"))
    #expect(
      report.json.text(pretty: false).contains(
        "\"by_day\":[{\"day\":\"2024-03-05\",\"count\":1},{\"day\":\"2024-03-06\",\"count\":0},"))
    #expect(report.document.markdown.contains("| Tue 5 |       1 |"))
    #expect(!report.document.markdown.contains("Mon 4"))
  }

  @Test func `says what it leaves out where food and a symptom have one name`() {
    let journal = diary([
      "2024-03-05": "## Lunch\n- milk and honey\n\n## Symptoms\n- milk rash 3/10\n- 09:00 milk rash 4/10\n"
    ])
    let report = timelineReport(of: journal, .text("milk"), period: nil, today: day("2024-03-05"))
    #expect(
      report.document.markdown.contains(
        "\n_2 lines under headings of your own have it, too, and are not counted here._\n"))
    #expect(
      report.json.text(pretty: false).contains(
        "\"is_series\":false,\"within_words\":false,\"series_lines\":2,\"count\":1,"))
  }
}

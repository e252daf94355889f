import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A timeline of what is not known on every day` {
  private func page(
    _ journal: Journal, _ words: String, _ period: Period? = nil, today: String = "2026-03-16"
  )
    -> String
  {
    timelineReport(of: journal, .text(words), period: period, today: day(today)).document.markdown
  }

  @Test func `has no zero for days without a line`() {
    let journal = diary([
      "2026-03-12": "## Symptoms\n- heartburn\n", "2026-03-15": "## Symptoms\n- heartburn\n- heartburn\n",
    ])
    let text = page(journal, "heartburn")
    #expect(
      text.contains(
        """
        | Day    | Entries |
        | ------ | ------: |
        | Thu 12 |       1 |
        | Fri 13 |       – |
        | Sat 14 |       – |
        | Sun 15 |       2 |
        | Mon 16 |       – |

        """))
    #expect(text.contains("| Monday    |     – |\n"))
    #expect(text.contains("| Sunday    |     2 |\n"))
  }

  @Test func `has a ring off the scale for days without a number, in both forms`() {
    var texts = ["2026-03-01": "## Symptoms\n- headache 6/10\n"]
    for number in 3...16 {
      texts[day("2026-03-02").advanced(by: number - 2).description] = "## Symptoms\n- headache\n"
    }
    let document = timelineReport(
      of: diary(texts), .text("headache"), period: nil, today: day("2026-03-16")
    ).document
    let lines = TerminalRenderer(width: 80, style: .plain).text(of: document).split(separator: "\n").map(
      String.init)
    #expect(lines.filter { $0.contains("○ ") && $0.contains("│") }.isEmpty)
    #expect(lines.contains { $0.hasSuffix("○ noted without a number") })
    #expect(document.html.contains("noted without a number"))
  }

  @Test func `says that an average is of days where one has several values`() {
    let journal = diary([
      "2026-03-10": "## Symptoms\n- 09:00 headache 2/10\n- 18:00 headache 8/10\n",
      "2026-03-13": "## Symptoms\n- headache 9/10\n",
    ])
    #expect(page(journal, "headache").contains("- **On an average day**: 7.0 of 10, noted 3 times\n"))
    let week = recap(
      of: journal, for: .week(CalendarWeek(containing: day("2026-03-10"))), today: day("2026-03-16"))
    #expect(week.document.markdown.contains("Headache three times, 7 of 10 on an average day."))
  }

  @Test func `ends its strip of weeks with the period, and has none where no week has it`() {
    var texts: [String: String] = [:]
    for offset in 0..<60 {
      texts[day("2024-07-01").advanced(by: offset).description] = "## Breakfast\n- porridge\n"
    }
    texts["2026-03-14"] = "## Breakfast\n- toast\n"
    let then = page(diary(texts), "porridge", .year(2024))
    #expect(
      then.contains("## Week by week, days with it, 27 weeks up to Tuesday 31 December 2024"), "\(then)")
    #expect(then.contains("first on Monday 1 July 2024, last on Thursday 29 August 2024"))
    #expect(!page(diary(texts), "porridge").contains("Week by week"))
  }

  @Test func `shows averages of weekdays on their whole scale`() {
    let journal = diary([
      "2026-03-09": "## Symptoms\n- headache 1/10\n", "2026-03-10": "## Symptoms\n- headache 2/10\n",
    ])
    let report = timelineReport(of: journal, .text("headache"), period: nil, today: day("2026-03-16"))
    let text = TerminalRenderer(width: 100, style: .plain).text(of: report.document)
    let bars = text.split(separator: "\n").filter { $0.contains(", from 1 day") }.map {
      $0.filter { "━╸".contains($0) }.count
    }
    #expect(bars == [6, 12])
  }

  @Test func `shows moods by their values`() {
    let journal = diary([
      "2026-03-09": "---\nmood: 3/5\n---\n", "2026-03-15": "---\nmood: 2/5\n---\n",
      "2026-03-16": "---\nmood: 4/5\n---\n",
    ])
    let text = page(journal, "mood")
    #expect(!text.contains("Entries"))
    #expect(text.contains("## On average of 5 by weekday, the whole diary"))
    #expect(text.contains("| Monday    | 3.5, from 2 days |\n| Tuesday   |                – |\n"))
    let week = page(journal, "mood", .week(CalendarWeek(containing: day("2026-03-16"))), today: "2026-03-17")
    #expect(
      week.contains(
        """
        ## Day by day, Week 12 of 2026

        | Day | Mood |
        | --- | ---: |
        | Mon |    4 |

        """))
  }

  @Test func `follows no food that was left out`() {
    let journal = diary([
      "2026-03-12": "## Lunch\n- espresso without milk\n", "2026-03-13": "## Lunch\n- tea with milk\n",
      "2026-03-14": "## Lunch\n- coffee, no milk\n",
    ])
    #expect(page(journal, "milk").contains("One entry, on Friday 13 March."))
    let without = diary(["2026-03-12": "## Lunch\n- espresso without milk\n"])
    #expect(page(without, "milk").contains("‘milk’ was not eaten: 1 entry says that it was left out.\n"))
    #expect(EatenDiary(journal, through: day("2026-03-14")).tally().foods.map(\.name).contains("milk"))
  }

  @Test func `is short for one day`() {
    let journal = diary(["2026-03-14": "## Lunch\n- 12:00 soup\n"])
    let text = page(journal, "soup", today: "2026-03-16")
    #expect(!text.contains("##"))
  }

  @Test func `says that its strip of weeks reaches back a year`() {
    let journal = diary(["2023-06-01": "## Lunch\n- soup\n", "2026-03-14": "## Lunch\n- soup\n"])
    let text = page(journal, "soup")
    #expect(text.contains("## Week by week, days with it, the last 52 weeks\n"))
    let terminal = TerminalRenderer(width: 80, style: .plain).text(
      of: timelineReport(of: journal, .text("soup"), period: nil, today: day("2026-03-16")).document)
    #expect(terminal.contains("\n  24 Mar 2025"))
  }
}

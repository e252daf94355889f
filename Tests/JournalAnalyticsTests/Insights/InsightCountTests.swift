import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Counts of insights` {
  /// Coffee every morning of March 2026, and rice on ten days, within a dish on six of them.
  private static let rice = Journal(
    days: (0..<14).map { number in
      let lunch = number >= 10 ? "Soup" : number < 6 ? "Lemon rice" : "Rice"
      return dayFile(
        day("2026-03-01").advanced(by: number).description, food("Coffee", .breakfast), food(lunch, .lunch))
    })

  private static func text(
    _ journal: Journal, _ part: InsightPart, _ period: Period? = nil, today: String = "2026-03-15"
  ) -> String {
    insightsReport(of: journal, InsightsRequest(parts: [part], period: period), today: day(today)).document
      .markdown
  }

  @Test func `find a food that is named within a dish beside others, as its timeline does`() {
    let text = Self.text(Self.rice, .together)
    #expect(text.contains("| coffee + rice |   10 |"))
    // The dish is no line of its own beside its word.
    #expect(!text.contains("coffee + lemon rice"))
    let timeline = timelineReport(of: Self.rice, .text("rice"), period: nil, today: day("2026-03-15"))
    #expect(Set(timeline.occurrences.map(\.day)).count == 10)
  }

  @Test func `pair no two words of one dish`() {
    let words = ["Peanut butter, apple", "Peanut butter", "Peanut butter", "Peanut", "Butter"]
    let journal = Journal(
      days: words.enumerated().map {
        dayFile(day("2026-03-01").advanced(by: $0).description, food($1, .snack))
      })
    #expect(!Self.text(journal, .together).contains("butter + peanut"))
  }

  @Test func `list pairs by their days, and no third of three foods that always meet`() {
    let journal = Journal(
      days: (0..<4).map {
        dayFile(
          day("2026-03-01").advanced(by: $0).description, food("Muesli, yoghurt, coffee", .breakfast))
      })
    let rows = Self.text(journal, .together).split(separator: "\n").filter { $0.contains(" + ") }
    #expect(rows.prefix(2) == ["| coffee + muesli  |    4 |", "| coffee + yoghurt |    4 |"])
    #expect(!rows.contains { $0.contains("muesli + yoghurt") })
  }

  @Test func `give a week one number of foods in each period`() {
    // Two later weeks make a dish of what was named once.
    var journal = Journal(
      days: (0..<7).map {
        dayFile(
          day("2026-02-16").advanced(by: $0).description, food($0 == 0 ? "Rice pudding" : "Rice", .lunch))
      })
    for number in 1...9 {
      journal.days.append(dayFile("2026-03-0\(number)", food("Rice pudding", .lunch)))
    }
    let week = CalendarWeek("2026-W08") ?? CalendarWeek(containing: day("2026-02-16"))
    for period in [nil, Period.month(year: 2026, month: 2), .week(week)] {
      let text = Self.text(journal, .variety, period)
      #expect(
        text.split(separator: "\n").contains { $0.hasPrefix("| 16 to 22 February ") && $0.contains(" 2 |") },
        "\(text)")
    }
  }

  @Test func `name as many days of rest as the calendar shows`() {
    var journal = Self.rice
    journal.settings.rest = [day("2026-03-13")...day("2026-03-16")]
    let report = calendarReport(of: journal, month: day("2026-03-01"), today: day("2026-03-20"))
    #expect(
      report.document.markdown.contains("28 entries on 14 of 19 days so far; 2 days were of rest."))
  }

  @Test func `count no day of rest as missed, in weekdays, months and weeks`() {
    let rest = day("2026-03-09")...day("2026-03-11")
    var journal = Journal(
      days: (0..<28).map { day("2026-02-16").advanced(by: $0) }.filter { !rest.contains($0) }.map {
        dayFile($0.description, food("Soup", .lunch))
      })
    journal.settings.rest = [rest]
    let march = Period.days(day("2026-02-16")...day("2026-03-15"))
    let weekdays = Self.text(journal, .weekdays, march, today: "2026-03-16")
    #expect(weekdays.contains("3 of 4, 1 of rest") && weekdays.contains("4 of 4 |"))
    #expect(
      Self.text(journal, .stats, march, today: "2026-03-16").contains(
        "**Days logged**: 25 of 28, 3 of rest\n"))
    #expect(
      Self.text(journal, .variety, march, today: "2026-03-16").contains(
        "1.0 different foods a week, from 3 whole weeks"))
  }

  @Test func `show a day of rest among all days as what it is`() {
    var journal = Journal(
      days: (0..<90).filter { $0 != 40 }.map {
        dayFile(day("2026-01-01").advanced(by: $0).description, food("Soup", .lunch))
      })
    journal.settings.rest = [day("2026-02-10")...day("2026-02-10")]
    let report = insightsReport(
      of: journal, InsightsRequest(parts: [.consistency], period: nil), today: day("2026-03-31"))
    let text = TerminalRenderer(width: 80, style: .plain).text(of: report.document)
    #expect(text.contains("\n  Feb 2026 █ █ █ █ █ █ █ █ █ R █"), "\(text)")
    #expect(text.contains("  February 2026  27 of 28, 1 of rest  100 %"))
  }

  @Test func `give as many foods as the records, a kind of listed dishes being no further one`() {
    let words = ["Tomato soup", "Tomato soup", "Lentil soup", "Lentil soup", "Bread", "Bread"]
    let journal = Journal(
      days: words.enumerated().map {
        dayFile(
          day("2026-03-01").advanced(by: $0).description, food($1, .lunch), food("Bread", .breakfast))
      })
    #expect(Self.text(journal, .records).contains("**Different foods**: 3;"))
    var request = InsightsRequest(parts: [.foods], period: nil)
    request.limit = 1
    let report = insightsReport(of: journal, request, today: day("2026-03-15"))
    #expect(report.json.text(pretty: false).contains("\"more_foods\":2"))
  }

  @Test func `compare no foods with days of another number, or with rest among them`() {
    let days = (0..<59).map { day("2026-01-01").advanced(by: $0) }
    var journal = Journal(days: days.map { dayFile($0.description, food("Soup", .lunch)) })
    let february = Period.month(year: 2026, month: 2)
    #expect(!Self.text(journal, .foods, february).contains("Before"))
    let last = Period.days(day("2026-02-15")...day("2026-02-28"))
    #expect(Self.text(journal, .foods, last).contains("Before"))
    journal.settings.rest = [day("2026-02-03")...day("2026-02-04")]
    #expect(!Self.text(journal, .foods, last).contains("Before"))
  }

  @Test func `name what the last day brought by its dish`() {
    var journal = Self.rice
    journal.days.append(dayFile("2026-03-15", food("Matcha ice cream", .snack)))
    #expect(
      Self.text(journal, .records).contains("the latest new one is matcha ice cream, on Sunday 15 March"))
  }

  @Test func `tell of a whole diary what is not eaten for long`() {
    let journal = Journal(
      days: (0..<60).map {
        dayFile(
          day("2026-01-15").advanced(by: $0).description, food($0 < 10 ? "Mandarin" : "Apple", .snack))
      })
    let text = Self.text(journal, .new)
    #expect(text.contains("**mandarin**: on 10 days in all, the last on Saturday 24 January, 50 days ago"))
    #expect(!text.contains("every food would be new"))
  }

  @Test func `average the days of a mood, not its lines`() {
    let journal = diary([
      "2026-03-02": "---\nmood: 8/10\n---\n", "2026-03-03": "---\nmood: 3/10\n---\n\nMood: 3/10\n",
      "2026-03-04": "Mood: 4/10\n",
    ])
    let mood = scaleAverages(of: journal.days, from: .moods).first
    #expect([mood?.count, mood?.days, mood?.averageHundredths] == [4, 3, 500])
  }
}

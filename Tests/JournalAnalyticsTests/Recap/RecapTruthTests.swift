import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The words of a recap are true` {
  /// A diary with a dish of its own on each of `days`.
  private func diary(_ days: [ClosedRange<Int>], of month: String, rest: [ClosedRange<Day>] = []) -> Journal {
    let first = day("\(month)-01")
    var journal = Journal(
      days: days.joined().map { number in
        dayFile(first.advanced(by: number - 1).description, food("Dish\(number)", at: "08:00"))
      })
    journal.settings.rest = rest
    return journal
  }

  private func week(_ name: String) -> Period {
    .week(CalendarWeek(name) ?? CalendarWeek(containing: day("1970-01-01")))
  }

  @Test func `a streak's headline tells its whole length`() {
    let journal = diary([2...15], of: "2026-03")
    let headline = recap(of: journal, for: week("2026-W11"), today: day("2026-03-15")).headline
    #expect(headline.title.hasPrefix("14 days"))
  }

  @Test func `days of rest within the longest run are named`() {
    let journal = diary(
      [1...9, 14...21], of: "2026-02", rest: [day("2026-02-10")...day("2026-02-13")])
    let headline = recap(of: journal, for: .month(year: 2026, month: 2), today: day("2026-06-01")).headline
    #expect(
      headline.subtitle.contains(
        "longest run was 17 days from 1 to 21 February, not counting four days of rest."))
    let kept = diary([1...21], of: "2026-02", rest: [day("2026-02-10")...day("2026-02-13")])
    #expect(
      recap(of: kept, for: .month(year: 2026, month: 2), today: day("2026-06-01")).headline.subtitle.contains(
        "17 days from 1 to 21 February, not counting four days of rest with an entry"))
  }

  @Test func `a food that leads is followed back to the week in which it began to`() {
    let first = day("2025-01-06")
    // Not every day, so that no streak is the headline.
    let journal = Journal(
      days: (0..<140).filter { $0 % 7 < 5 }.map {
        dayFile(first.advanced(by: $0).description, food("Coffee", .breakfast))
      })
    let headline = recap(of: journal, for: week("2025-W18"), today: day("2026-01-10")).headline
    #expect(headline.title == "Coffee, 17 weeks running")
  }

  @Test func `a weight far from those around it is in no figure, and named`() {
    let days = [78.2, 78.3, 78.5, 78.7, 78.9, 78.2, 78.4].enumerated().map { number, mass in
      dayFile("2026-03-0\(number + 2)", food("soup", .lunch)) { $0.weights = weights(mass) }
    }
    let journal = Journal(
      days: days + [dayFile("2026-03-09", food("soup", .lunch)) { $0.weights = weights(172.4) }])
    func page(_ name: String) -> String {
      recap(of: journal, for: week(name), today: day("2026-03-16")).document.markdown
    }
    #expect(
      page("2026-W10").contains("78.4 kg on Sunday, 0.2 kg more than on Monday 2 March."),
      "\(page("2026-W10"))")
    #expect(
      page("2026-W11").contains(
        "\n172.4 kg on Monday is far from the weights around it and may be a slip, so it is left out.\n"),
      "\(page("2026-W11"))")
    #expect(!page("2026-W11").contains("more than"))
  }

  @Test(arguments: [
    (
      ["Eggs", "Eggs", "Eggs", "Tea", "Tea", "Rice", "Rice"], "Most of all: eggs",
      "Three times; five weeks without a gap."
    ),
    (
      ["Eggs", "Eggs", "Eggs", "Tea", "Tea", "Tea", "Rice"], "Eggs and tea, three times each",
      "Five weeks without a gap."
    ),
    (
      ["Porridge", "Porridge", "Porridge", "Tea", "Eggs", "Rice", "Soup"], "Porridge, five weeks running",
      "Three times; five weeks without a gap."
    ),
    (
      ["Porridge", "Porridge", "Porridge", "Porridge", "Tea", "Tea", "Tea"],
      "Tea three times, and the usual porridge", "Porridge four times; five weeks without a gap."
    ),
    (
      ["Porridge", "Porridge", "Tea", "Tea", "Eggs", "Rice", "Soup"], "Five weeks without a gap",
      "Every day from Monday 2 February to Sunday 8 March has an entry."
    ),
  ])
  func `a run of weeks is headed by all foods that lead the week`(
    foods: [String], title: String, lead: String
  ) {
    let first = day("2026-02-02")
    let before = ["Porridge", "Porridge", "Porridge", "Eggs", "Tea", "Rice", "Soup"]
    let journal = Journal(
      days: (0..<35).map { number in
        let name = number < 28 ? before[number % 7] : foods[number - 28]
        return dayFile(first.advanced(by: number).description, food(name, .lunch))
      })
    let headline = recap(of: journal, for: week("2026-W10"), today: day("2026-03-12")).headline
    #expect(headline.title == title)
    #expect(headline.subtitle == lead)
  }

  @Test func `the foods of a season are those with the most beyond the rest of the year, to a fraction`() {
    // By date, each food on so many days of summer and of the rest of the year.
    let counts = [
      ("Beans", 14, 20), ("Lasagne", 14, 20), ("Watermelon", 6, 3), ("Strawberries", 6, 3), ("Muesli", 8, 10),
    ]
    let summer = day("2025-07-01")
    let rest = day("2025-10-01")
    var foods: [Day: [String]] = [:]
    for (name, inSummer, elsewhere) in counts {
      for number in 0..<inSummer { foods[summer.advanced(by: number * 6 % 92), default: []].append(name) }
      for number in 0..<elsewhere { foods[rest.advanced(by: number * 4 % 92), default: []].append(name) }
    }
    let journal = Journal(
      days: (0..<365).map { day("2025-01-01").advanced(by: $0) }.map { day in
        dayFile(day.description, food("Coffee", .breakfast)) { file in
          file.entries += (foods[file.day] ?? []).map { food($0, .dinner) }
        }
      })
    let page = recap(of: journal, for: .year(2025), today: day("2026-06-01")).document.markdown
    #expect(page.contains("July to September: beans, lasagne, strawberries and watermelon"), "\(page)")
  }

  @Test func `a food leads a week in which it is named twice, and no other as often`() {
    let days = [
      "02-16", "02-18", "02-23", "02-25", "02-27", "03-02", "03-04", "03-06", "03-09", "03-11", "03-13",
    ]
    let journal = Journal(days: days.map { dayFile("2026-\($0)", food("Porridge", .breakfast)) })
    let headline = recap(of: journal, for: week("2026-W11"), today: day("2026-03-18")).headline
    #expect(headline.title == "Porridge, four weeks running")
  }

  @Test func `a food that is back says for how long it was away`() {
    let tea = (0..<30).map { dayFile(day("2026-02-02").advanced(by: $0).description, food("Tea")) }
    let bread = ["2026-01-28", "2026-01-29", "2026-01-30", "2026-03-10"].map { dayFile($0, food("Bread")) }
    let last = dayFile("2026-03-12", food("Tea"))
    let journal = Journal(days: (tea + bread + [last]).sorted { $0.day < $1.day })
    let headline = recap(of: journal, for: week("2026-W11"), today: day("2026-03-18")).headline
    #expect(headline.title == "Bread again, after six weeks")
  }

  @Test func `today, which is not over, is no day to compare`() {
    let meals = "## Food\n\n- 08:00 oats\n- 12:00 rice\n- 18:00 soup\n"
    var files: [String: String] = [:]
    for number in 0..<45 { files[day("2026-02-01").advanced(by: number).description] = meals }
    files["2026-03-18"] = "## Food\n\n- 08:00 oats\n"
    let journal = JournalTestSupport.diary(files)
    let today = day("2026-03-18")
    let text = recap(of: journal, for: .month(year: 2026, month: 3), today: today).document.markdown
    #expect(text.contains("3.0 a logged day before today, as the month before"), "\(text)")
    #expect(text.contains("on the 17 days with more than one time, and a time for each entry"), "\(text)")
    let insights = insightsReport(of: journal, InsightsRequest(period: nil), today: today).document.markdown
    #expect(!insights.contains("fullest weekday"))
  }

  @Test func `the card of a full month quotes the notes`() {
    var files: [String: String] = [:]
    for number in 0..<28 {
      files[day("2026-02-01").advanced(by: number).description] =
        "## Food\n\n- oats\n"
        + (number == 13 ? "\n## Notes\n\nWalked home through the park after work.\n" : "")
    }
    let report = recap(
      of: JournalTestSupport.diary(files), for: .month(year: 2026, month: 2), today: day("2026-03-18"))
    #expect(report.card.contains(">“Walked home"))
  }

  @Test func `a month with nothing missing but days of rest says so, as its card does`() {
    let journal = diary([1...10, 15...28], of: "2026-02", rest: [day("2026-02-11")...day("2026-02-14")])
    let report = recap(of: journal, for: .month(year: 2026, month: 2), today: day("2026-06-01"))
    #expect(report.headline.title == "No day missed" && report.isPerfect)
    #expect(report.headline.subtitle.hasPrefix("24 of 28 days have an entry; four days were of rest;"))
  }

  @Test func `a week of rest with an entry names its rest`() {
    let journal = diary([1...1, 11...11], of: "2026-03", rest: [day("2026-03-09")...day("2026-03-15")])
    let headline = recap(of: journal, for: week("2026-W11"), today: day("2026-06-01")).headline
    #expect(headline.subtitle == "On Wednesday 11 March. Six days were of rest.")
  }

  @Test func `words that are a dish wherever they stand are back as one`() {
    let first = day("2026-01-01")
    var journal = Journal(
      days: (0..<60).map {
        let isEarly = $0 < 8
        return dayFile(
          first.advanced(by: $0).description,
          food(isEarly ? "Lentil soup" : "Bread\($0)", at: "12:00"), food("Tea", at: "15:00"))
      })
    journal.days[59].entries[0] = food("Lentil soup", at: "12:00")
    let report = recap(of: journal, for: week("2026-W09"), today: day("2026-03-02"))
    #expect(report.surprises.back.map(\.name) == ["lentil soup"])
  }

  @Test func `a finished week of rest claims no streak`() {
    let journal = diary(
      [1...13, 18...18], of: "2026-02", rest: [day("2026-02-14")...day("2026-02-22")])
    let report = recap(of: journal, for: week("2026-W08"), today: day("2026-06-01"))
    #expect(report.streaks.runningLength == 13)
    // Nor is it a perfect one, with one entry in it.
    #expect(report.headline.title == "One entry" && !report.isPerfect)
    #expect(!report.closingLine.contains("in a row"))
  }

  @Test func `a month says how many of its days were of rest, and no longest run where all days are one`() {
    let rested = diary([1...9, 14...21], of: "2026-02", rest: [day("2026-02-10")...day("2026-02-13")])
    let february = recap(of: rested, for: .month(year: 2026, month: 2), today: day("2026-06-01")).headline
    #expect(february.subtitle.contains("four days were of rest"))
    let whole = recap(
      of: diary([1...31], of: "2026-03"), for: .month(year: 2026, month: 3), today: day("2026-06-01")
    ).headline
    #expect(!whole.subtitle.contains("longest run"))
  }

  @Test func `days up to today are a whole, and their number is said once`() {
    let journal = diary([1...2, 14...17], of: "2026-02")
    let report = recap(
      of: journal, for: .days(day("2026-02-14")...day("2026-03-15")), today: day("2026-03-15"))
    #expect(report.headline.title == "4 of 29 days" && !report.headline.subtitle.contains("of 30 days"))
    #expect(!report.periodLine.contains("so far"))
  }

  @Test func `a month in which the diary begins counts from the first entry`() {
    let journal = diary([28...31], of: "2026-03")
    let headline = recap(of: journal, for: .month(year: 2026, month: 3), today: day("2026-06-01")).headline
    #expect(headline.title == "All 4 days since the first entry")
  }

  @Test func `two longest runs are both named`() {
    let journal = diary([1...9, 16...24], of: "2026-02")
    let headline = recap(of: journal, for: .month(year: 2026, month: 2), today: day("2026-06-01")).headline
    #expect(
      headline.subtitle.lowercased().contains("longest runs were 9 days each, 1 to 9 february and 16 to 24"))
  }

  @Test func `closes with what is overdue, due today and next`() {
    func due(_ words: String, _ name: String) -> TaskItem {
      var task = task(words)
      task.due = day(name)
      return task
    }
    var journal = Journal(days: [dayFile("2026-03-09", food("Rice", .lunch))])
    journal.tasks = [
      due("Renew passport", "2026-03-17"), due("Paint the fence", "2026-03-10"),
      due("Call Ann", "2026-03-11"),
    ]
    let week = Period.week(CalendarWeek(containing: day("2026-03-09")))
    let page = recap(of: journal, for: week, today: day("2026-03-11")).document.markdown
    #expect(
      page.contains(
        "Overdue: Paint the fence (10 March). Next: Call Ann today and Renew passport by Tuesday.")
    )
    #expect(!recap(of: journal, for: week, today: day("2026-03-30")).document.markdown.contains("Overdue"))
  }
}

import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `What is said of a few days` {
  private static let today = day("2026-03-15")

  private static func journal(_ days: [Int], _ entries: FoodEntry...) -> Journal {
    Journal(
      days: days.map { number in
        dayFile((day("2026-03-01").advanced(by: number - 1)).description) { $0.entries = entries }
      })
  }

  private static func insights(_ journal: Journal, _ part: InsightPart, _ period: Period?) -> String {
    insightsReport(of: journal, InsightsRequest(parts: [part], period: period), today: today).document
      .markdown
  }

  private static let march = Period.month(year: 2026, month: 3)

  @Test func `takes no night from a day of a single time, nor one of a whole day`() {
    let dinner = food("Rice", .dinner, at: "19:00")
    #expect(!Self.insights(Self.journal([1, 2, 3], dinner), .timing, Self.march).contains("Overnight"))
    let journal = Journal(days: [
      dayFile("2026-03-01", food("Tea", .breakfast, at: "07:00"), food("Toast", .breakfast, at: "08:00")),
      dayFile("2026-03-02", food("Rice", .dinner, at: "19:00"), food("Fruit", .dessert, at: "21:00")),
      dayFile("2026-03-03", food("Tea", .breakfast, at: "07:00"), food("Toast", .breakfast, at: "08:00")),
    ])
    #expect(
      Self.insights(journal, .timing, Self.march).contains("Overnight it is 10 h, from 1 night between"))
  }

  @Test func `names no time as unusual that lies within the usual range`() {
    // Dinner at six on most days, at noon on three of them: more than one in ten.
    let journal = Journal(
      days: (1...14).map { number in
        dayFile(
          day("2026-03-01").advanced(by: number - 1).description,
          food("Rice", .dinner, at: number % 5 == 0 || number == 14 ? "12:00" : "18:00"))
      })
    #expect(Self.insights(journal, .outliers, Self.march).contains("Nothing here lies far outside"))
  }

  @Test func `is no year of a food that was named three times`() {
    let journal = Journal(
      days: ["2025-01-04", "2025-02-20", "2025-04-11"].map { dayFile($0, food("Soup", .dinner, at: "19:00")) }
    )
    let report = recap(of: journal, for: .year(2025), today: Self.today)
    #expect(report.headline.title == "3 entries on 3 days")
    #expect(!report.headline.subtitle.contains("have an entry"))
    let text = report.document.markdown
    #expect(text.contains("All three entries were at 19:00.") && !text.contains("had 1 entry"))
  }

  @Test func `calls no days of a week that is over the last ones`() {
    let journal = Self.journal(Array(1...8), food("Soup", .dinner, at: "19:00"))
    let week = CalendarWeek(containing: day("2026-03-08"), from: .monday)
    let text = insightsReport(
      of: journal, InsightsRequest(period: .week(week)), today: day("2026-04-20")
    ).document.markdown
    #expect(!text.contains("the last 8"))
    #expect(text.contains("Each of the 8 days from Sunday 1 March to Sunday 8 March has an entry."))
  }

  @Test func `names no kind of dish that was never named alone before the dishes`() {
    let journal = Journal(
      days: (1...6).map { number in
        dayFile(
          day("2026-03-01").advanced(by: number).description,
          food(number % 2 == 0 ? "Tomato soup" : "Pumpkin soup", .lunch, at: "12:00"),
          food("Apple", .snack, at: "16:00"))
      })
    let week = CalendarWeek(containing: day("2026-03-04"), from: .monday)
    let report = recap(of: journal, for: .week(week), today: Self.today)
    #expect(report.topFoods.first?.name == "apple")
    #expect(!report.foods.contains { $0.name == "soup" })
  }

  @Test func `keeps ties of the longest streak in tiles and cards`() {
    let soup = food("Soup", .dinner, at: "19:00")
    let report = recap(
      of: Self.journal([2, 3, 5, 6, 7, 9, 10, 11], soup, food("Rice", .lunch), food("Dal", .lunch)),
      for: .days(day("2026-03-01")...day("2026-03-14")), today: Self.today)
    #expect(report.longestRuns.count == 2)
    #expect(
      report.tiles.contains { $0.label == "days in a row" && $0.note == "twice, the first time from 5 March" }
    )
    #expect(report.card.contains("days in a row, twice"))
  }

  @Test func `names no fullest day where all are alike, and its ties in whole`() {
    let soup = food("Soup", .dinner, at: "19:00")
    #expect(!Self.insights(Self.journal([2, 3, 5], soup), .records, nil).contains("Fullest"))
    let many = Self.journal(Array(1...11), soup, food("Rice", .lunch)).days + [dayFile("2026-03-12", soup)]
    #expect(!Self.insights(Journal(days: many), .records, nil).contains("Fullest"))
    var journal = Self.journal([2, 3, 5, 6], soup, food("Rice", .lunch))
    journal.days.append(dayFile("2026-03-08", soup))
    #expect(
      Self.insights(journal, .records, nil).contains(
        "**Fullest days**: 2 entries on each of four days, the first of them Monday 2 March"))
  }

  @Test func `says which figures are of the whole diary`() {
    let journal = Self.journal(Array(1...10), food("Soup", .dinner, at: "19:00"))
    let days = Period.days(day("2026-03-08")...day("2026-03-10"))
    #expect(Self.insights(journal, .records, days).contains("Of the whole diary, up to Tuesday 10 March."))
    #expect(!Self.insights(journal, .records, nil).contains("Of the whole diary"))
    let streak = streakReport(of: journal, during: .days(day("2026-03-08")...Self.today), today: Self.today)
    #expect(streak.document.markdown.contains("**Longest streak in the whole diary**: 10 days"))
  }

  @Test(arguments: [
    (15, "2026-03-15", "6 entries up to Saturday; last week had 6 by then."),
    (9, "2026-03-09", "1 entry so far this week, which begins today."),
  ])
  func `compares the days that are over`(last: Int, today: String, sentence: String) {
    let report = insightsReport(
      of: Self.journal(Array(1...last), food("Soup", .dinner, at: "19:00")),
      InsightsRequest(parts: [.weeks], period: nil), today: day(today))
    #expect(report.document.markdown.contains(sentence), "\(report.document.markdown)")
  }

  @Test func `compares a week that runs with the same days of the one before`() {
    let journal = Self.journal(Array(1...11), food("Soup", .dinner, at: "19:00"))
    let report = insightsReport(
      of: journal, InsightsRequest(parts: [.weeks], period: nil), today: day("2026-03-12"))
    #expect(report.document.markdown.contains("3 entries up to Wednesday; last week had 3 by then."))
    let stats = insightsReport(
      of: Self.journal(Array(1...20), food("Soup", .dinner, at: "19:00")),
      InsightsRequest(parts: [.stats], period: nil),
      today: day("2026-03-20"))
    #expect(stats.document.markdown.contains("Entries of each of the last 4 weeks, of this one so far:"))
  }

  @Test func `says of amounts how much is of days on which the target was met`() {
    let amounts: [Double] = [8, 5, 0, 9, 2]
    var journal = Journal(
      days: amounts.enumerated().map { number, amount in
        dayFile(day("2026-03-01").advanced(by: number).description) {
          $0.habitTicks = [
            tick("Water", .noted, amount: HabitAmount(amount: amount, target: 8, unit: TextSlice("glasses")))
          ]
        }
      })
    journal.habits = []
    let report = habitReport(of: journal, habit: 0, during: nil, today: day("2026-03-05"))
    #expect(
      report.document.markdown.contains(
        "**Amount**: 24 glasses in all, on 4 days; of these 2 were done, with 17"),
      "\(report.document.markdown)")
  }
}

import Foundation
import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `A recap's card` {
  /// A week of lunches, on these of its days.
  private static func week(_ days: ClosedRange<Int>, words: String = "Rice and dal") -> RecapReport {
    let diary = Journal(
      days: days.map {
        dayFile(day("2026-03-08").advanced(by: $0).description, food(words, .lunch, at: "13:00", kcal: 540))
      })
    return recap(of: diary, for: .week(CalendarWeek(containing: day("2026-03-09"))), today: day("2026-03-20"))
  }

  @Test(arguments: [("week", "2026-03-20"), ("running", "2026-03-11")])
  func `says the headline and three counts`(name: String, today: String) throws {
    let report = recap(
      of: madeUpDiary, for: .week(CalendarWeek(containing: day("2026-03-09"))), today: day(today))
    try expectGolden(report.card, "card-\(name).svg")
  }

  @Test func `celebrates a week without a missed day`() throws {
    let perfect = Self.week(1...7)
    #expect(perfect.isPerfect)
    try expectGolden(perfect.card, "card-perfect.svg")
    #expect(!Self.week(1...6).card.contains("A perfect week"))
  }

  @Test func `of a perfect week across two months has all of its dates`() {
    let first = day("2026-01-26")
    let diary = Journal(
      days: (0..<7).map { dayFile(first.advanced(by: $0).description, food("Rice", .lunch, at: "13:00")) })
    let report = recap(of: diary, for: .week(CalendarWeek(containing: first)), today: day("2026-03-01"))
    #expect(report.card.contains("A perfect week · 26 Jan to 1 Feb"))
  }

  @Test func `says nothing else of the diary`() {
    let diary = Journal(days: [
      dayFile(
        "2026-03-09", food("Rice", .lunch), food("Rice", .dinner), food("Rice", .snack),
        food("Private sauce", .dessert, at: "23:57", kcal: 98765)
      ) {
        $0.weights = weights(71.3)
        $0.tasks = [task("Call the lawyer", .done)]
        $0.moods = [MoodEntry(range: nowhere, value: MoodValue(value: 2, scale: 5))]
      }
    ])
    let week = Period.week(CalendarWeek(containing: day("2026-03-09")))
    let card = recap(of: diary, for: week, today: day("2026-03-20")).card
    for words in ["sauce", "71.3", "lawyer", "98,765", "98765", "23:57", "2 of 5"] {
      #expect(!card.contains(words), "\(words)")
    }
    let texts = Self.texts(card).map { String($0.words) }
    #expect(
      texts == [
        "Week 11 of 2026 · 9 to 15 March", "Most of all: rice", "Three times.", "Mon", "–", "Tue", "–", "Wed",
        "–",
        "Thu", "–", "Fri", "–", "Sat", "–", "Sun", "4", "entries", "1 of 7", "days logged", "2", "foods",
        "journal",
      ])
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "a & b", String(repeating: "unending", count: 40), "味噌ラーメン", "\u{202E}x",
  ])
  func `shows words from the diary as words`(words: String) {
    let card = Self.week(1...4, words: words).card
    #expect(XMLParser(data: Data(card.utf8)).parse())
    #expect(!card.contains("<script"))
  }

  @Test(arguments: [
    Period.month(year: 2026, month: 3), .year(2026), .week(CalendarWeek(containing: day("2030-01-01"))),
  ])
  func `is drawn for every period`(period: Period) {
    let card = recap(of: madeUpDiary, for: period, today: day("2026-03-20")).card
    #expect(XMLParser(data: Data(card.utf8)).parse())
  }

  /// The words of a card with the height that each stands at.
  private static func texts(_ card: String) -> [(words: Substring, names: Substring, y: Double)] {
    card.split(separator: "\n").filter { $0.hasPrefix("<text") }.map { line in
      func value(_ name: String) -> Substring {
        (line.split(separator: " \(name)=\"").dropFirst().first ?? "").prefix { $0 != "\"" }
      }
      let words = (line.split(separator: ">").dropFirst().first ?? "").prefix { $0 != "<" }
      return (words, value("class"), Double(value("y")) ?? 0)
    }
  }

  @Test func `says what was eaten where no note is quoted, and no day to come is an empty one`() {
    let diary = Journal(
      days: (1...9).map {
        dayFile("2026-03-0\($0)", food("Rice", .lunch), food("Lentil soup", .dinner))
      })
    let card = recap(of: diary, for: .month(year: 2026, month: 3), today: day("2026-03-09")).card
    let texts = Self.texts(card).map { String($0.words) }
    #expect(texts.contains("Lentil soup, rice") && texts.contains("nine times each"))
    #expect(card.components(separatedBy: "class=\"orange\"").count - 1 == 9)
    #expect(!card.contains("class=\"empty\""))
  }

  @Test func `says the figures of a year in full, and its months`() {
    let diary = Journal(
      days: (0..<340).map { dayFile(day("2026-01-01").advanced(by: $0).description, food("Rice", .lunch)) })
    let texts = Self.texts(recap(of: diary, for: .year(2026), today: day("2026-12-20")).card)
    #expect(texts.contains { $0.words == "340 of 353 days" && $0.names == "headline" })
    #expect(texts.filter { ["Jan", "Dec"].contains($0.words) }.count == 2)
  }

  @Test func `leaves the cells free of a long headline's words, and says where they are cut`() {
    let long = ["one", "two"].map { String(repeating: "unending\($0)", count: 9) }
    let diary = Journal(
      days: (9...15).map { number in
        dayFile(
          day("2026-03-08").advanced(by: number - 8).description, food(long[0], .lunch),
          food(long[1], .dinner))
      })
    let report = recap(
      of: diary, for: .week(CalendarWeek(containing: day("2026-03-09"))), today: day("2026-03-20"))
    let texts = Self.texts(report.card)
    #expect(report.isPerfect)
    #expect(texts.first?.words == "A perfect week · 9 to 15 March")
    let words = texts.prefix { $0.words != "Mon" }
    #expect(words.allSatisfy { $0.y < 900 })
    #expect(words.contains { $0.words.hasSuffix("…") })
  }
}

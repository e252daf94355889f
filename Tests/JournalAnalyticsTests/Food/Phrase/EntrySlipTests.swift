import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

/// Now is Saturday 21 November 2026, 14:20.
@Suite struct `What was typed in haste` {
  @Test(arguments: [
    ("13;00 soup", "13:00 | soup"), ("y'day 1pm soup", "2026-11-20 13:00 | soup"),
    ("lunhc soup", "lunch ~12:30 | soup"), ("dinnr yesterday: rice", "2026-11-20 dinner ~20:00 | rice"),
    ("breakfast for dinner yesterday: pancakes", "2026-11-20 dinner ~20:00 | pancakes"),
    ("wed. soup", "2026-11-18 | soup"), ("thurs soup", "2026-11-19 | soup"),
    ("Mo 12:30 Suppe", "2026-11-16 12:30 | Suppe"),
    ("25.10 soup", "2026-10-25 | soup"), ("10-25 soup", "2026-10-25 | soup"),
    ("november 20th, 2026: soup", "2026-11-20 | soup"),
    ("10 to 8 toast", "07:50 | toast"), ("from 9 to 10 porridge", "09:00 to 10:00 | porridge"),
    ("soupe à une heure", "13:00 | soupe"), ("dwie godziny temu kawa", "2026-11-21 12:20 | kawa"),
    ("gisterenavond pasta", "2026-11-20 ~20:00 | pasta"), ("ieri notte pizza", "2026-11-20 ~20:00 | pizza"),
    ("curry yesterday at 8 pm w/ naan", "2026-11-20 20:00 | curry w/ naan"),
    ("soup yesterday with bread", "2026-11-20 | soup with bread"),
    ("eggs at 9 am with 2 toasts", "09:00 | eggs with 2 toasts"),
    ("fri night out: kebab", "2026-11-20 ~20:00 | kebab"),
    ("lunch today with Anna: curry", "2026-11-21 lunch ~12:30 | with Anna: curry"),
    ("So Brunch Eier", "2026-11-15 lunch ~12:30 | Eier"), ("So 12:30 Suppe", "2026-11-15 12:30 | Suppe"),
    ("so brunch was eggs", "lunch ~12:30 | eggs"),
    ("pizza evening yesterday", "2026-11-20 ~20:00 | pizza"), ("tea yesterday", "2026-11-20 | tea"),
  ])
  func `is read as it was meant`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("1300 soup", "soup at 13:00 or soup, 1300 kcal"), ("830 soup", "soup at 08:30 or soup, 830 kcal"),
    ("pasta 1 200 kcal", "pasta, 1200 kcal or 1 times pasta, 200 kcal"),
    ("pasta -500 kcal", "pasta 500 kcal"), ("So Suppe", "‘So’ is not understood"),
    ("12 pizza 8", "‘8’ is not understood"),
    ("8-9 porridge", "porridge from 8 to 9 or 8 to 9 times porridge"),
    ("03/04 pizza", "‘03/04’: 2026-04-03 or 2026-03-04"),
    ("kwart over een soep", "‘kwart’ is not understood"), ("## Lunch", "only when"),
  ])
  func `is asked where it may be two things`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    "2-3 eggs", "10-12 almonds", "10 to 12 almonds", "2015 wine", "inner peace tea", "25.5 ml rum",
    "1200 g soup",
    "10-25 olives", "half kwark",
  ])
  func `leaves amounts and names alone`(text: String) {
    #expect(reading(text) == "| \(text)")
  }

  @Test(arguments: [
    ("soup last night, 200 kcal, #home", "2026-11-20 ~20:00 | soup 200 kcal #home"),
    ("2 beers last night (300 kcal each)", "2026-11-20 ~20:00 | 2 beers (300 kcal each)"),
    ("soup last night, 200 kcal,", "2026-11-20 ~20:00 | soup 200 kcal"),
    ("soup yesterday #home #late", "2026-11-20 | soup #home #late"),
  ])
  func `keeps figures and tags behind the time`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test func `may say the date that is known from elsewhere`() throws {
    var surroundings = EntryPhrase.Surroundings(
      today: try #require(Day("2026-11-21")),
      clock: (try #require(Day("2026-11-21")), try #require(ClockTime("14:20"))))
    surroundings.day = Day("2026-10-12")
    let phrase = EntryPhrase("12/10 pizza", surroundings, parser: DayFileParser()) { _ in .noon }
    #expect(phrase.problem == nil && phrase.text == "pizza" && phrase.day == Day("2026-10-12"))
  }

  @Test(arguments: [
    ("noon", "12:00"), ("yesterday evening", "2026-11-20 ~20:00"), ("friday at 8 pm", "2026-11-20 20:00"),
    ("8pm", "20:00"), ("rice", "nil"), ("lunch", "nil"), ("at 8", "nil"),
    ("tomorrow at noon", "2026-11-22 12:00"),
  ])
  func `is a moment alone wherever one is named`(text: String, expected: String) throws {
    let surroundings = EntryPhrase.Surroundings(
      today: try #require(Day("2026-11-21")),
      clock: (try #require(Day("2026-11-21")), try #require(ClockTime("23:20"))))
    let moment = EntryPhrase.moment(saidBy: text, surroundings, parser: DayFileParser()) { _ in
      ClockTime("20:00") ?? .noon
    }
    let said = moment.map {
      [$0.day.map { "\($0)" }, $0.time?.text()].compactMap(\.self).joined(separator: " ")
    }
    #expect(said ?? "nil" == expected)
  }

  @Test func `is asked after midnight which lunch is meant`() throws {
    var surroundings = EntryPhrase.Surroundings(
      today: try #require(Day("2026-11-21")),
      clock: (try #require(Day("2026-11-21")), try #require(ClockTime("00:40"))))
    func problem(_ text: String) -> EntryPhrase.Problem? {
      EntryPhrase(text, surroundings, parser: DayFileParser()) { _ in ClockTime("12:30") ?? .noon }.problem
    }
    #expect(
      problem("lunch soup")
        == .unclear(
          "lunch soup", readings: ["lunch yesterday", "lunch now, at 00:40"],
          remedies: ["yesterday lunch soup", "lunch soup at 00:40"]))
    for text in ["breakfast soup", "yesterday lunch soup", "lunch soup at 00:40", "soup"] {
      #expect(problem(text) == nil, "\(text)")
    }
    surroundings.today = try #require(Day("2026-11-20"))
    #expect(problem("lunch soup") == nil)
  }

  @Test func `counts the food behind a place at the beginning`() {
    #expect(CategoryDetector().byKeyword("at work pizza")?.keyword == "pizza")
  }
}

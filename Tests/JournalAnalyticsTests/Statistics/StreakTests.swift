import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A streak` {
  private func lengths(_ logged: [String], rest: [ClosedRange<Day>] = [], today: String) -> [Int] {
    let found = streaks(of: logged.map { day($0) }, rest: rest, today: day(today))
    return [found.runningLength, found.longestLength]
  }

  @Test(arguments: [
    ("nothing", [], "2026-03-14", [0, 0]),
    ("one day, today", ["2026-03-14"], "2026-03-14", [1, 1]),
    ("today is still open", ["2026-03-12", "2026-03-13"], "2026-03-14", [2, 2]),
    ("a day was missed", ["2026-03-11", "2026-03-12"], "2026-03-14", [0, 2]),
    ("later days are not seen", ["2026-03-13", "2026-03-15"], "2026-03-14", [1, 1]),
    ("over a leap day", ["2024-02-28", "2024-02-29", "2024-03-01"], "2024-03-01", [3, 3]),
    ("not over a leap day missed", ["2024-02-28", "2024-03-01"], "2024-03-01", [1, 1]),
    ("over the new year", ["2025-12-31", "2026-01-01"], "2026-01-01", [2, 2]),
    ("a gap of years", ["1999-05-01", "1999-05-02", "2026-03-14"], "2026-03-14", [1, 2]),
  ])
  func `counts back from today, or from yesterday`(
    name: String, logged: [String], today: String, expected: [Int]
  ) {
    #expect(lengths(logged, today: today) == expected)
  }

  @Test(arguments: [
    ("rest between joins", ["2026-03-08", "2026-03-12"], "2026-03-12", [2, 2]),
    ("rest at the end keeps it", ["2026-03-07", "2026-03-08"], "2026-03-12", [2, 2]),
    ("a day logged in rest adds nothing", ["2026-03-08", "2026-03-10", "2026-03-12"], "2026-03-12", [2, 2]),
    ("a day missed beside the rest breaks", ["2026-03-07", "2026-03-12"], "2026-03-12", [1, 1]),
  ])
  func `is neither broken nor lengthened by rest`(
    name: String, logged: [String], today: String, expected: [Int]
  ) {
    let rest = [day("2026-03-11")...day("2026-03-11"), day("2026-03-09")...day("2026-03-10")]
    #expect(lengths(logged, rest: rest, today: today) == expected)
  }

  @Test(arguments: [
    ("a day missed before it", ["2026-03-12", "2026-03-13"], "2026-03-10", true),
    ("nothing read before it", ["2026-03-12", "2026-03-13"], "2026-03-12", false),
    ("nothing but rest before it", ["2026-03-12", "2026-03-13"], "2026-03-11", false),
    ("none runs", ["2026-03-12"], "2026-03-12", true),
    ("nothing logged", [], "2026-03-13", true),
    ("nothing logged and nothing read", [], "2026-03-14", false),
  ])
  func `is sure to be whole only where a day that breaks it was read`(
    name: String, logged: [String], first: String, isWhole: Bool
  ) {
    var settings = JournalSettings()
    settings.rest = [day("2026-03-11")...day("2026-03-11")]
    let parser = DayFileParser()
    let files = logged.map {
      parser.parse(SourceText(Array("## Lunch\n\n- soup\n".utf8)), day: day($0), path: "\($0).md").day
    }
    let journal = Journal(settings: settings, days: files)
    #expect(journal.showsStreakWhole(on: day("2026-03-14"), since: day(first)) == isWhole)
  }

  @Test func `names its days, and the earliest of equals is the longest`() {
    let logged = ["2026-03-01", "2026-03-02", "2026-03-05", "2026-03-06"].map { day($0) }
    let found = streaks(of: logged, rest: [], today: day("2026-03-06"))
    #expect(found.longest?.first == day("2026-03-01") && found.longest?.last == day("2026-03-02"))
    #expect(found.running?.first == day("2026-03-05") && found.running?.last == day("2026-03-06"))
  }
}

import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `The figures of a week` {
  private func week(_ files: [String: String], today: String = "2026-03-20") -> RecapReport {
    recap(
      of: diary(files), for: .week(CalendarWeek(containing: day("2026-03-09"))), today: day(today))
  }

  /// A lunch on each of some days of March, and more lines of some.
  private func lunches(_ days: some Sequence<Int>, _ more: [Int: String] = [:]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: days.map { number in
        let name = number < 10 ? "0\(number)" : "\(number)"
        return (
          "2026-03-\(name)",
          "## Lunch\n- \(["rice", "soup", "eggs", "fish"][number % 4])\n" + (more[number] ?? "")
        )
      })
  }

  @Test func `have the trend of the weight and the habits done of those due beside three others`() {
    let tiles = week(
      lunches(
        2...15,
        [
          2: "\n## Weight\n- 80.0 kg\n", 10: "\n## Weight\n- 79.0 kg\n\n## Habits\n- [x] walk\n",
        ])
    ).tiles
    #expect(tiles.map(\.label) == ["entries", "days logged", "kg by the trend"])
    #expect(
      tiles.last == ReportTile("79.4", label: "kg by the trend", note: "0.6 kg less than on Monday 2 March"))
  }

  @Test func `have the habits done of those due`() {
    var journal = diary(lunches(2...15, [10: "\n## Habits\n- [x] walk\n", 11: "\n## Habits\n- [x] walk\n"]))
    journal.habits =
      DayFileParser(settings: JournalSettings()).parseHabits(
        SourceText("# Habits\n\n## Walk\n- every: daily\n- since: 2026-03-01\n")
      ).habits
    let report = recap(
      of: journal, for: .week(CalendarWeek(containing: day("2026-03-09"))), today: day("2026-03-20"))
    #expect(report.tiles.last == ReportTile("2", basis: "of 7", label: "habits done"))
    let request = InsightsRequest(period: .days(day("2026-03-09")...day("2026-03-15")))
    #expect(
      insightsReport(of: journal, request, today: day("2026-03-20")).document.markdown.contains(
        "- Walk was done 2 of 7 times that it was due.\n"))
  }

  @Test func `say of two runs when the first was`() {
    let report = week(lunches([9, 10, 12, 13, 15]))
    #expect(report.tiles.map(\.note).contains("twice, the first time from Monday"))
  }

  @Test(arguments: [
    // A record of 20 days in January is far from a run of four.
    (20, "2026-03-16", "A line tomorrow makes it 5 days in a row."),
    (20, "2026-03-17", "A line today makes it 5 days in a row."),
    (
      9, "2026-03-16", "Five more days and this run is as long as the longest of all, 9 days up to 9 January."
    ),
  ])
  func `close with the longest run only where that is near`(record: Int, today: String, closing: String) {
    var files = lunches(13...16)
    for number in 1...record {
      files["2026-01-\(number < 10 ? "0" : "")\(number)"] = "## Lunch\n- soup\n"
    }
    let report = recap(
      of: diary(files), for: .week(CalendarWeek(containing: day("2026-03-16"))), today: day(today))
    #expect(report.farewell == closing)
  }

  @Test(arguments: [("2026-03-09", true), ("2026-03-16", false)])
  func `tell the former longest run in the week that passes it alone`(monday: String, isTold: Bool) {
    var files = lunches(1...22)
    for number in 1...9 { files["2026-01-0\(number)"] = "## Lunch\n- soup\n" }
    let report = recap(
      of: diary(files), for: .week(CalendarWeek(containing: day(monday))), today: day("2026-03-23"))
    #expect(report.headline.subtitle.contains("the longest before was 9 days") == isTold)
  }

  @Test func `name a food that was long away by months`() {
    #expect(
      [28, 84, 90, 329, 800].map(FoodReturns.text) == [
        "four weeks", "twelve weeks", "three months", "eleven months", "two years",
      ])
  }
}

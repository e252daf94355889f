import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `A streak beside days of rest` {
  /// Entries from the `first` day to 8 March and on the days in `others`.
  private func files(rest: String, first: Int = 1, others: [Int] = []) -> [String: String] {
    var files = ["journal.toml": "rest = [\"\(rest)\"]\n"]
    for day in Array(first...8) + others {
      files["2026/2026-03-\(day < 10 ? "0" : "")\(day).md"] = "## Lunch\n\n- soup\n"
    }
    return files
  }

  @Test(arguments: [
    ("2026-03-09..2026-03-14", [], "Each of the 8 days from Sunday 1 March to Sunday 8 March has an entry."),
    (
      "2026-03-20..2026-03-21", Array(9...13),
      "Each of the 13 days from Sunday 1 March to Friday 13 March has an entry."
    ),
  ])
  func `is told up to its last day by insights`(rest: String, others: [Int], said: String) throws {
    let world = World(files(rest: rest, others: others))
    try InsightsCommand.parse([]).run(in: world.environment)
    let text = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(said), "\(text.prefix(600))")
  }

  @Test func `says on such a day that it does not count`() throws {
    let world = World(files(rest: "2026-03-09..2026-03-14"))
    try TodayCommand.parse([]).run(in: world.environment)
    let text = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains("A streak of 8 days up to Sunday 8 March; today is a day of rest and does not count."))
  }

  @Test func `is whole in the tile of a week that they cut in two`() throws {
    let world = World(
      files(rest: "2026-03-09..2026-03-12", first: 7, others: [13, 14, 15]), now: "2026-03-16")
    try RecapCommand.parse(["2026-W11", "--format", "markdown"]).run(in: world.environment)
    #expect(world.printed.contains("5 days in a row"), "\(world.printed)")
  }
}

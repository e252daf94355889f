import ArgumentParser
import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `What adding leaves of the goal` {
  private static let own = "[[goal]]\nfrom = 2026-03-01\nenergy_kcal = 2100\n"
  private static let profile = """
    [profile]
    sex = "male"
    born = 1990-05-01
    height_cm = 180
    activity = "sedentary"

    """
  private static let days = [
    "2026/2026-03-12.md": "Weight: 80 kg\n",
    "2026/2026-03-13.md": "## Dinner\n\n- 19:00 pizza (1900 kcal)\n",
    "2026/2026-03-14.md": "## Breakfast\n\n- 08:00 porridge (400 kcal)\n",
  ]

  /// The lines that are indented, which is what is said below the entry.
  private func said(_ settings: String, _ words: [String], options: [String] = []) throws -> [String] {
    let world = World(Self.days.merging(["journal.toml": settings]) { $1 })
    try AddCommand.parse(options + words + ["--category", "lunch"]).run(in: world.environment)
    return world.printed.split(separator: "\n").filter { $0.hasPrefix("  ") }.map(String.init)
  }

  @Test(arguments: [
    (
      own, ["soup (300 kcal)"],
      "  700 kcal so far today. Of the goal of 2,100 kcal 1,400 kcal are left."
    ),
    (
      own, ["soup (2000 kcal)"],
      "  2,400 kcal so far today. That is 300 kcal above the goal of 2,100 kcal."
    ),
    (
      own, ["yesterday soup (300 kcal)"],
      "  2,200 kcal on that day. That is 100 kcal above the goal of 2,100 kcal."
    ),
    // Without a goal the total alone.
    ("", ["soup (300 kcal)"], "  700 kcal so far today."),
    ("[profile]\nsex = \"male\"\n", ["yesterday soup (300 kcal)"], "  2,200 kcal on that day."),
    // By the formula: 1,755 kcal at rest, times 1.2.
    (
      profile, ["soup (300 kcal)"],
      "  700 kcal so far today. Of the goal of 2,106 kcal 1,406 kcal are left."
    ),
  ])
  func `is said where the entry has a value, and without a goal the total`(
    settings: String, words: [String], line: String
  ) throws {
    #expect(try said(settings, words) == [line])
  }

  @Test(arguments: [
    (own, ["soup"], []), ("", ["sunday soup (300 kcal)"], []), (own, ["soup (300 kcal)"], ["--dry-run"]),
    (own, ["soup (300 kcal)"], ["--quiet"]),
  ])
  func `is not said otherwise`(settings: String, words: [String], options: [String]) throws {
    #expect(try said(settings, words, options: options) == [])
  }
}

import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `The list of habits` {
  private func listed(_ habits: String, _ day: String = "", options: [String] = []) throws -> String {
    let world = World(["habits.md": habits, "2026/2026-03-14.md": "## Habits\n\n\(day)"])
    try HabitsCommand.parse(options).show(in: world.environment)
    return world.printed
  }

  @Test(arguments: [
    ("## Run\n\n- until: 2026-01-31\n", "the earlier one"),
    ("## Run\n\n- until: 2026-01-31\n\n## Swim\n\n- until: 2026-02-01\n", "the 2 earlier ones"),
  ])
  func `says where those are that have ended, if no other is there`(habits: String, ended: String) throws {
    let listed = try listed(habits).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      listed
        == "Habits No habit is running now. ‘journal habits --all’ shows \(ended), ‘journal habit add Meditate --every day’ begins another."
    )
  }

  @Test func `counts a habit without a rule as open where its box is`() throws {
    let listed = try listed("", "- [ ] Floss\n- [x] Run\n")
    #expect(listed.contains("1 done today, 1 to go."), "\(listed)")
  }

  /// A habit of so many days a week is open on each day until the week has them.
  @Test(arguments: [
    ("", "0 done today, 1 to go, and 1 more this week.", "0 of 2 this week, 2 left"),
    ("- [x] Read\n", "1 done today; 1 habit is left for this week.", "0 of 2 this week, 2 left"),
    ("- [x] Swim\n", "1 done today, 1 to go.", "done, 1 of 2 this week, 1 left"),
    ("- [-] Swim\n", "0 done today, 1 to go.", "skipped, 0 of 2 this week, 2 left"),
    (
      "- [x] Read\n- [x] Swim\n", "2 done today; nothing is left to do today.",
      "done, 1 of 2 this week, 1 left"
    ),
  ])
  func `counts what is left as the page of the day does`(day: String, summary: String, status: String) throws
  {
    let habits = "## Read\n\n## Swim\n\n- every: 2/week\n- since: 2026-02-02\n"
    let listed = try listed(habits, day)
    #expect(listed.contains("  \(summary)\n"), "\(listed)")
    let world = World(["habits.md": habits, "2026/2026-03-14.md": "## Habits\n\n\(day)"])
    try TodayCommand.parse(["--show-done"]).run(in: world.environment)
    let page = world.printed
    let isOpen = summary.hasSuffix("this week.")
    #expect(page.contains("  • Swim · \(status)\n"), "\(page)")
    let done = page.firstRange(of: "\nDone\n")?.lowerBound ?? page.endIndex
    #expect(page[..<done].contains("Swim") == isOpen, "\(page)")
  }

  @Test func `says what was planned where more was done`() throws {
    let files = ["11", "12", "13", "14"].map { ("2026/2026-03-\($0).md", "## Habits\n\n- [x] Swim\n") }
    let habits = ["habits.md": "## Swim\n\n- every: 3/week\n- since: 2026-02-02\n"]
    let world = World(habits.merging(files) { $1 })
    try TodayCommand.parse(["--show-done"]).run(in: world.environment)
    #expect(
      world.printed.contains("  • Swim · done, 4 this week, 3 were planned · 1 week\n"), "\(world.printed)")
  }
}

import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `A task that stands in the file of a day` {
  private let files = [
    "2026/2026-03-13.md": "## Tasks\n\n- [ ] Mend tyre\n",
    "2026/2026-03-15.md": "## Tasks\n\n- [ ] Bake bread\n- [ ] Pay rent due:2026-04-01\n",
    "2026/2026-03-18.md": "## Tasks\n\n- [ ] Book flights\n", "tasks.md": "- [ ] Learn to whistle\n",
  ]

  @Test(arguments: [
    (["this", "week"], ["Mend tyre", "Bake bread"]), (["--due", "7d"], ["Bake bread", "Book flights"]),
    (["--due", "2026-03-18"], ["Book flights"]), (["--due", "2026-04"], ["Pay rent"]),
    (["--period", "30d"], ["Mend tyre"]), (["--due", "overdue"], []),
  ])
  func `is found by its day, unless it is due on another`(arguments: [String], found: [String]) throws {
    let world = World(files)
    try TasksCommand.parse(arguments).run(in: world.environment)
    let all = ["Mend tyre", "Bake bread", "Book flights", "Pay rent", "Learn to whistle"]
    #expect(all.filter(world.printed.contains) == found, "\(world.printed)")
  }

  /// With a day from which on it can be done, and with a rule of a day that shorter months do not have.
  @Test(arguments: [
    ("Sow start:2026-04-01", "Sow · from Wednesday 1 April · written Thursday 12 March"),
    ("Sow", "Sow · from Thursday 12 March"),
    (
      "Party due:2027-02-28 every:year@29",
      "Party · due Sunday 28 February 2027 · every year on the 29th, or the last day of a shorter month"
    ),
  ])
  func `is listed without two days of one word`(words: String, line: String) throws {
    let world = World(["2026/2026-03-12.md": "## Tasks\n\n- [ ] \(words)\n"])
    try TasksCommand.parse([]).show(in: world.environment)
    let shown = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(shown.contains(line), "\(world.printed)")
  }
}

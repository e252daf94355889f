import ArgumentParser
import Testing

@testable import journal

@Suite struct `The running total` {
  @Test(arguments: [
    (9, 0), (10, 10), (24, 10), (25, 25), (99, 50), (100, 100), (250, 250), (999, 500), (1000, 1000),
    (2999, 2000), (10_000, 10_000),
  ])
  func `reaches milestones`(entries: Int, milestone: Int) {
    #expect(RunningTotal.milestone(upTo: entries) == milestone)
  }

  @Test(arguments: ["", "entries 3\n", "entries x\nsaid 0\n", "entries 3\nsaid -1\n", "3\n0\n"])
  func `is nothing where it is damaged`(text: String) {
    #expect(RunningTotal(Array(text.utf8)) == nil)
  }

  @Test func `is counted by commands that read everything, without a word on milestones passed`() throws {
    let world = World(["2026/2026-03-13.md": "## Lunch\n\n" + String(repeating: "- soup\n", count: 12)])
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(world.total == "entries 12\nsaid 10\n")
    #expect(world.printed == "")
    let exported = World(["2026/2026-03-13.md": "## Lunch\n\n- soup\n"], total: "entries 12\nsaid 10\n")
    try ExportCommand.parse(["json"]).run(in: exported.environment)
    #expect(exported.total == "entries 1\nsaid 10\n")
  }

  @Test func `goes back with what is taken back`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n- soup\n"], total: "entries 8\nsaid 0\n")
    try AddCommand.parse(["tea"]).run(in: world.environment)
    try UndoCommand.parse(["--dry-run"]).run(in: world.environment)
    #expect(world.total == "entries 9\nsaid 0\n")
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.total == "entries 8\nsaid 0\n")
    try RemoveCommand.parse(["soup"]).run(in: world.environment)
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.total == "entries 8\nsaid 0\n")
  }

  @Test func `passes a milestone unsaid where nobody looks, and says each once`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n- soup\n"], total: "entries 9\nsaid 0\n")
    try AddCommand.parse(["tea"]).run(in: world.environment)
    #expect(world.total == "entries 10\nsaid 10\n")
    try RemoveCommand.parse(["tea"]).run(in: world.environment)
    #expect(world.total == "entries 9\nsaid 10\n")
    let terminal = Terminal(isInteractive: true, columns: 80) { _ in nil }
    let seen = World(
      ["2026/2026-03-14.md": "## Lunch\n\n- soup\n", "-": String(repeating: "apple\n", count: 30)],
      output: terminal,
      total: "entries 9\nsaid 10\n")
    try AddCommand.parse(["coffee"]).run(in: seen.environment)
    #expect(!seen.printed.contains("written down"))
    try AddCommand.parse([]).run(in: seen.environment)
    #expect(seen.printed.hasSuffix("\nMeal 31 today.\n40 entries are written down.\n"))
    #expect(seen.total == "entries 40\nsaid 25\n")
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `The target that a habit's lines were written with` {
  @Test(arguments: [
    ("- Water: 5/8\n", "3", "- 12:00 Water: 3/8\n", "Water: 3 of 8\n"),
    ("- Water: 5/8\n", "8", "- [x] 12:00 Water: 8/8\n", "Water: 8 of 8, done\n"),
    ("- Water: 5 glasses\n", "3", "- [x] 12:00 Water: 3\n", "Water: 3, done\n"),
  ])
  func `is kept where habits.md has none`(before: String, amount: String, line: String, said: String) throws {
    let world = World(["2026/2026-03-13.md": "## Habits\n\n\(before)"])
    try HabitTickCommand.parse(["Water", "--amount", amount]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("## Habits\n\n\(line)") == true)
    #expect(world.printed == said)
  }
}

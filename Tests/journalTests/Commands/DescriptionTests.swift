import ArgumentParser
import Testing

@testable import journal

@Suite struct `Text below tasks and habits` {
  @Test(arguments: [
    (" - item\n  - nested", "- [ ] Call\n\n  - item\n    - nested\n"),
    ("Ask Ann.\n\n- item\n  - nested", "- [ ] Call\n\n  Ask Ann.\n\n  - item\n    - nested\n"),
    (" - one", "- [ ] Call\n  - one\n"),
  ])
  func `keeps its nesting`(note: String, written: String) throws {
    let world = World(["2026/2026-03-14.md": "## Tasks\n\n- [ ] Other\n"])
    try TaskAddCommand.parse(["Call", "--day", "today", "--note", note]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "## Tasks\n\n- [ ] Other\n" + written)
  }

  @Test func `of a habit may have paragraphs and lists`() throws {
    let world = World()
    let about = "First paragraph.\n\nSecond one.\n\n- a\n  - b"
    try HabitAddCommand.parse(["Yoga", "--about", about]).run(in: world.environment)
    #expect(world.text(of: "habits.md")?.hasSuffix("\n\n\(about)\n") == true)
    try HabitShowCommand.parse(["Yoga"]).run(in: world.environment)
    #expect(world.printed.contains("  First paragraph.\n\n  Second one.\n\n  a\n\n  b\n"))
    let refused = World()
    let failure = #expect(throws: CommandFailure.self) {
      try HabitAddCommand.parse(["Yoga", "--about", "one\n- every: 3"]).run(in: refused.environment)
    }
    #expect(failure?.message.contains("would be read as something else") == true)
  }
}

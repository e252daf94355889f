import ArgumentParser
import Testing

@testable import journal

@Suite struct `A box outside of a list` {
  @Test(arguments: [
    (
      "### Habits\n\n[x] Meditate\n",
      "a box ticks a habit only in a list, so this line is a note; write it as an item: ‘- [x] …’"
    ),
    (
      "### Habits\n\n☑ Meditate\n",
      "a sign is no box, and a box ticks a habit only in a list, so this line is a note; write it as an item: ‘- [x] …’"
    ),
    (
      "### Tasks\n\n[x] Meditate\n",
      "a box is a task only in a list, so this line is a note; write it as an item: ‘- [ ] …’"
    ),
  ])
  func `is said to be no tick where ticks stand`(text: String, hint: String) throws {
    let world = World(["2026/2026-03-14.md": text])
    try CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(world.printed == "2026/2026-03-14.md:3:1: hint: \(hint) [uncounted-task]\n")
  }
}

import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026, noon.
@Suite struct `A task that is moved` {
  private let files = [
    "2026/2026-03-06.md": "## Tasks\n\n- [ ] Pack\n  - [x] clothes\n  - [ ] camera\n- [ ] Read\n"
  ]

  @Test func `keeps the days on which its parts were done`() throws {
    let world = World(files)
    try TaskMoveCommand.parse(["pack", "today"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md")?.hasSuffix(
        "- [ ] Pack\n  - [x] clothes done:2026-03-06\n  - [ ] camera\n") == true)
  }

  @Test func `keeps the day on which it was written down`() throws {
    let world = World(files)
    try TaskMoveCommand.parse(["read", "someday"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Read ➕ 2026-03-06\n")
  }

  @Test func `is not opened a second time where it stood`() throws {
    let world = World(files)
    try TaskMoveCommand.parse(["read", "today"]).run(in: world.environment)
    let refusal = CommandFailure(
      .refused,
      "‘Read’ was moved and is open in 2026/2026-03-14.md, so it would be there twice; ‘journal task move 2 2026-03-06’ brings it back; nothing was changed"
    )
    #expect(throws: refusal) {
      try TaskReopenCommand.parse(["2026-03-06#t4"]).run(in: world.environment)
    }
    try TaskDoneCommand.parse(["2"]).run(in: world.environment)
    try TaskReopenCommand.parse(["2026-03-06#t4"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-06.md")?.hasSuffix("- [ ] Read\n") == true)
  }
}

@Suite struct `An import of tasks` {
  @Test func `passes over a byte order mark, and takes a priority behind the dates`() throws {
    let world = World([
      "t.txt": "\u{FEFF}(A) 2026-03-01 Call mum\nx 2026-03-05 2026-03-01 (B) Pay rent\n"
    ])
    try ImportTodotxtCommand.parse(["t.txt"]).run(in: world.environment)
    #expect(
      world.text(of: "tasks.md")
        == "# Tasks\n\n- [ ] Call mum !high ➕ 2026-03-01\n- [x] Pay rent done:2026-03-05 !medium ➕ 2026-03-01\n"
    )
  }
}

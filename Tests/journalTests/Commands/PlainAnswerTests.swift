import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `An answer` {
  @Test func `to a due day that cannot be read names days to come`() {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) {
      try TaskAddCommand.parse(["Call", "--due", "end of month"]).run(in: world.environment)
    }
    #expect(
      failure?.message
        == "‘end of month’ names no day; write a day such as 2026-03-18, ‘14 mar’, ‘friday’ or ‘in 3 days’")
  }

  @Test func `to the name that a habit has says so`() throws {
    let world = World(["habits.md": "## Run\n"])
    try HabitRenameCommand.parse(["Run", "Run"]).run(in: world.environment)
    #expect(world.printed == "Run has that name already; nothing was changed\n")
    #expect(world.text(of: "habits.md") == "## Run\n")
  }

  @Test func `of how many tasks there are adds up`() throws {
    let world = World([
      "2026/2026-03-13.md": "## Tasks\n\n- [>] Post\n- [?] Ask\n",
      "2026/2026-03-14.md": "## Tasks\n\n- [ ] Post\n- [x] Call\n- [-] Paint\n- [-] Sweep\n",
    ])
    try StatsCommand.parse([]).show(in: world.environment)
    let text = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("Tasks 5 1 open, 1 done, 2 cancelled, 1 with another mark"), "\(world.printed)")
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `The time of a due day` {
  @Test(arguments: [
    (
      ["--due", "wednesday"], "due:2026-03-18T15:00",
      "1  Call, due Wednesday 18 March 15:00, reminder 1 h before\n"
    ),
    (
      ["--due", "wednesday at 9am"], "due:2026-03-18T09:00",
      "1  Call, due Wednesday 18 March 09:00, reminder 1 h before\n"
    ),
    (
      ["--due", "wednesday 9:00"], "due:2026-03-18T09:00",
      "1  Call, due Wednesday 18 March 09:00, reminder 1 h before\n"
    ),
    (
      ["--due", "wednesday", "--at", "none"], "due:2026-03-18",
      "1  Call, due Wednesday 18 March, reminder 1 h before\n"
    ),
  ])
  func `stays where the day is changed, until another one or none is said`(
    arguments: [String], mark: String, said: String
  ) throws {
    let world = World(["tasks.md": "- [ ] Call due:2026-03-17T15:00 remind:1h\n"], now: "2026-03-16T12:00")
    try TaskEditCommand.parse(["Call"] + arguments).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] Call \(mark) remind:1h\n")
    #expect(world.printed == said)
  }

  @Test(arguments: [
    (
      ["Call", "--day", "friday", "--at", "10:00"], "2026/2026-03-20.md", "- [ ] Call due:2026-03-20T10:00\n"
    ),
    (
      ["Call", "--scheduled", "friday", "--at", "10:00"], "tasks.md",
      "- [ ] Call scheduled:2026-03-20T10:00 ➕ 2026-03-16\n"
    ),
  ])
  func `is that of the day it is planned for`(arguments: [String], path: String, line: String) throws {
    let world = World(now: "2026-03-16T12:00")
    try TaskAddCommand.parse(arguments).run(in: world.environment)
    #expect(world.text(of: path)?.hasSuffix(line) == true)
  }

  @Test func `of a part moves with the row`() throws {
    let world = World(
      [
        "tasks.md":
          "- [ ] Newsletter every:month due:2026-03-10\n  - [ ] Collect texts due:2026-03-06 remind:2026-03-05T09:00\n"
      ], now: "2026-03-10T12:00")
    try TaskDoneCommand.parse(["1"]).run(in: world.environment)
    #expect(
      world.text(of: "tasks.md")?.contains(
        "- [ ] Newsletter every:month due:2026-04-10\n  - [ ] Collect texts due:2026-04-06\n") == true)
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `A search` {
  private let files = [
    "tasks.md": "- [ ] Renew the passport #home\n  - ask for rice\n- [x] Rice done:2026-03-01\n",
    "2026/2026-03-14.md": "## Lunch\n\n- rice\n",
  ]

  @Test func `finds tasks without a day behind those of days`() throws {
    let world = World(files)
    try SearchCommand.parse(["rice"]).show(in: world.environment)
    #expect(
      world.printed == """
        ‘rice’: 3 lines on 1 day and in tasks.md

        Saturday, 14 March 2026
          • 2026/2026-03-14.md:3 Lunch: ‹rice›

        Tasks without a day
          • tasks.md:2 Task: ask for ‹rice›
          • tasks.md:3 Task: [x] ‹Rice› done:2026-03-01

        """)
  }

  @Test func `has no day for them in JSON`() throws {
    let world = World(files)
    try SearchCommand.parse(["passport", "--format", "json"]).show(in: world.environment)
    #expect(world.printed.contains(#""lines": 1,"#))
    #expect(world.printed.contains(#""day": null,"#))
  }

  @Test func `says of hidden tasks without a day that they are not shown`() throws {
    let world = World(files)
    try SearchCommand.parse(["rice", "--limit", "2"]).show(in: world.environment)
    #expect(world.printed.hasSuffix("\n\n  1 more line is not shown.\n"))
  }

  @Test func `of a period or a category leaves them out`() throws {
    let world = World(files)
    for arguments in [["passport", "--period", "7d"], ["passport", "--category", "lunch"]] {
      #expect(throws: CommandFailure.self) { try SearchCommand.parse(arguments).show(in: world.environment) }
    }
  }

  @Test(arguments: ["tasks.md:1", "tasks.md:2"])
  func `prints places that name the task of which the line is`(place: String) throws {
    let world = World(files)
    try TaskShowCommand.parse([place]).show(in: world.environment)
    #expect(world.printed.hasPrefix("Renew the passport\n"))
  }

  @Test(arguments: [("next week", "Call"), ("next month", "Pay")])
  func `of tasks takes the whole of what comes next`(due: String, words: String) throws {
    let world = World(["tasks.md": "- [ ] Call due:2026-03-18\n- [ ] Pay due:2026-04-20\n"])
    try TasksCommand.parse(["--due", due]).show(in: world.environment)
    #expect(world.printed.contains(words))
  }
}

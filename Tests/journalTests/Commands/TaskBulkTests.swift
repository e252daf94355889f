import ArgumentParser
import Testing

@testable import journal

@Suite struct `Several tasks at once` {
  private let text = "- [ ] Alpha\n- [ ] Beta\n- [ ] Call mum\n- [ ] Gift for mum\n"

  private func world(_ text: String? = nil) -> World { World(["tasks.md": text ?? self.text]) }

  private func run(_ world: World, _ arguments: [String]) throws {
    switch try TaskCommand.parseAsRoot(arguments) {
    case let command as TaskDoneCommand: try command.run(in: world.environment)
    case let command as TaskEditCommand: try command.run(in: world.environment)
    case let command as TaskRemoveCommand: try command.run(in: world.environment)
    case let command as TaskMoveCommand: try command.run(in: world.environment)
    case let command as TaskShowCommand: try command.show(in: world.environment)
    default: Issue.record("no command of this suite: \(arguments)")
    }
  }

  @Test func `are named by words of which each is all that a task says`() throws {
    let world = world()
    try run(world, ["edit", "alpha", "Beta", "--priority", "high"])
    #expect(
      world.text(of: "tasks.md")
        == "- [ ] Alpha !high\n- [ ] Beta !high\n- [ ] Call mum\n- [ ] Gift for mum\n")
  }

  @Test(arguments: [
    // Each names one, but all of them one task together.
    (
      ["done", "gift", "mums"],
      "no task is named by ‘mums’, so nothing was changed; ‘journal tasks’ lists what is open"
    ),
    (
      ["done", "gift", "mum", "bread"],
      "no task is named by ‘bread’, and ‘mum’ names several, so nothing was changed; ‘journal tasks’ lists what is open"
    ),
    (["done", "nope", "bread"], "no task is named by ‘nope bread’; ‘journal tasks’ lists what is open"),
    (
      ["done", "Beta", "nope"],
      "no task is named by ‘nope’, so nothing was changed; ‘journal tasks’ lists what is open"
    ),
  ])
  func `are not guessed`(arguments: [String], message: String) {
    let world = world()
    #expect {
      try run(world, arguments)
    } throws: {
      ($0 as? CommandFailure)?.message == message
    }
    #expect(world.text(of: "tasks.md") == text)
  }

  @Test func `are named by a word each where no task has them together`() throws {
    let world = World(["tasks.md": "- [ ] Buy milk\n- [ ] Call mum\n- [ ] Read\n"])
    try run(world, ["edit", "milk", "mum", "--priority", "high"])
    #expect(world.text(of: "tasks.md") == "- [ ] Buy milk !high\n- [ ] Call mum !high\n- [ ] Read\n")
  }

  @Test func `are changed by a filter when that is confirmed`() throws {
    let world = world()
    #expect {
      try run(world, ["edit", "--match", "mum", "--priority", "low"])
    } throws: {
      ($0 as? CommandFailure)?.message
        == "This would change 2 tasks:\n  3  Call mum\n  4  Gift for mum\n--yes does it, --dry-run shows it"
    }
    try run(world, ["edit", "--match", "mum", "--priority", "low", "--yes"])
    #expect(
      world.text(of: "tasks.md")
        == "- [ ] Alpha\n- [ ] Beta\n- [ ] Call mum !low\n- [ ] Gift for mum !low\n")
  }

  @Test(arguments: [
    (["move", "1", "3", "2"], "- [ ] Alpha #x\n- [ ] Gamma #x\n- [ ] Beta #x\n"),
    (["move", "--tag", "x", "--yes"], "- [ ] Alpha #x\n- [ ] Beta #x\n- [ ] Gamma #x\n"),
  ])
  func `are moved in their order`(arguments: [String], after: String) throws {
    let day = "2026/2026-03-13.md"
    let world = World([day: "## Tasks\n\n- [ ] Alpha #x\n- [ ] Beta #x\n- [ ] Gamma #x\n"])
    try TasksCommand.parse([]).show(in: world.environment)
    try run(world, arguments)
    #expect(world.text(of: day) == "## Tasks\n\n- [>] Alpha #x\n- [>] Beta #x\n- [>] Gamma #x\n")
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("## Tasks\n\n" + after) == true)
  }

  @Test func `say that they are still due before the day they were moved to`() throws {
    let world = World(["tasks.md": "- [ ] Call mum due:2026-03-14\n- [ ] Paint due:2026-03-20\n"])
    try run(world, ["move", "mum", "Paint", "tomorrow"])
    #expect(
      world.printed == """
        1  Call mum: from tasks.md to 2026/2026-03-15.md
        It is still due today; ‘journal task edit 1 --due’ with a day changes that
        2  Paint: from tasks.md to 2026/2026-03-15.md

        """)
  }

  @Test func `come again in their order`() throws {
    let rows = "- [ ] Alpha every:day\n- [ ] Beta every:day\n- [ ] Gamma every:day\n"
    let world = World(["2026/2026-03-14.md": "## Tasks\n\n" + rows])
    try run(world, ["done", "Alpha", "Beta", "Gamma"])
    #expect(world.text(of: "2026/2026-03-15.md")?.hasSuffix("## Tasks\n\n" + rows) == true)
    #expect(
      world.printed == """
        done: Alpha
        the next one: Sunday 15 March, in 2026/2026-03-15.md
        done: Beta
        the next one: Sunday 15 March, in 2026/2026-03-15.md
        done: Gamma
        the next one: Sunday 15 March, in 2026/2026-03-15.md

        """)
    let list = World(["tasks.md": rows])
    try run(list, ["done", "Alpha", "Gamma"])
    #expect(
      list.text(of: "tasks.md") == """
        - [x] Alpha every:day done:2026-03-14
        - [ ] Alpha every:day due:2026-03-15
        - [ ] Beta every:day
        - [x] Gamma every:day done:2026-03-14
        - [ ] Gamma every:day due:2026-03-15

        """)
  }

  @Test func `are overdue by their due day alone`() throws {
    let world = world("- [ ] Alpha scheduled:2026-03-10\n- [ ] Beta due:2026-03-10\n")
    try run(world, ["rm", "--due", "overdue", "--yes"])
    #expect(world.text(of: "tasks.md") == "- [ ] Alpha scheduled:2026-03-10\n")
  }

  @Test func `are removed by a filter only where they are open`() throws {
    let done = "- [x] Gamma #home done:2026-03-01\n- [-] Delta #home\n"
    let world = world("- [ ] Alpha #home\n- [ ] Beta\n" + done)
    try run(world, ["rm", "--tag", "home", "--yes"])
    #expect(world.text(of: "tasks.md") == "- [ ] Beta\n" + done)
  }

  @Test func `are shown by a filter without a question`() throws {
    let world = world("- [ ] Alpha #home\n- [ ] Beta\n- [ ] Gamma #home\n")
    try run(world, ["show", "--tag", "home"])
    #expect(world.printed.contains("Alpha") && world.printed.contains("Gamma"))
    #expect(!world.printed.contains("Beta"))
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `Marks in the words of a task` {
  @Test(arguments: [
    ("Water every:2 weeks", "Water every:2w"), ("Water every:mon,thu, well", "Water every:mon,thu well"),
    ("Run every:week morning", "Run every:week morning"),
    ("Call due:tomorrow 9am", "Call due:2026-03-15T09:00"),
    ("Call due:friday remind:9am", "Call due:2026-03-20 remind:09:00"), ("Pay every:foo", "Pay every:foo"),
    ("Swim every:last friday", "Swim every:lastfri"),
  ])
  func `are written as files have them`(words: String, line: String) throws {
    let world = World(["2026/2026-03-14.md": "## Tasks\n\n- [ ] Other\n"])
    try TaskAddCommand.parse([words, "--day", "today"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "## Tasks\n\n- [ ] Other\n- [ ] \(line)\n")
  }

  @Test func `are written so in its parts, too`() throws {
    let world = World(["tasks.md": "- [ ] Move\n"])
    try TaskEditCommand.parse(["Move", "--sub", "call van due:tomorrow"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] Move\n  - [ ] call van due:2026-03-15\n")
    let new = World(["2026/2026-03-14.md": "## Tasks\n\n- [ ] Other\n"])
    try TaskAddCommand.parse(["Move", "--day", "today", "--sub", "call van due:friday"]).run(
      in: new.environment)
    #expect(
      new.text(of: "2026/2026-03-14.md")
        == "## Tasks\n\n- [ ] Other\n- [ ] Move\n  - [ ] call van due:2026-03-20\n")
  }

  @Test func `for a day and for a time may stand together, but not two of a kind`() throws {
    let world = World(["tasks.md": "# Tasks\n\n- [ ] Other\n"])
    try TaskAddCommand.parse(["Call", "--due", "friday", "--remind", "09:00", "--remind", "1d"]).run(
      in: world.environment)
    #expect(world.text(of: "tasks.md")?.contains("- [ ] Call due:2026-03-20 remind:09:00 remind:1d ") == true)
    #expect(throws: CommandFailure.self) {
      try TaskAddCommand.parse(["Pay", "--due", "friday", "--remind", "2h", "--remind", "1d"]).run(
        in: world.environment)
    }
  }

  @Test func `are no bullets of a list that is pasted`() throws {
    let world = World(["2026/2026-03-14.md": "## Tasks\n\n- [ ] Other\n"])
    for words in ["- milk", "* eggs"] {
      try TaskAddCommand.parse(["--day", "today", "--", words]).run(in: world.environment)
    }
    #expect(world.text(of: "2026/2026-03-14.md") == "## Tasks\n\n- [ ] Other\n- [ ] milk\n- [ ] eggs\n")
  }

  @Test func `are of no day where none says when it was ticked`() throws {
    let world = World(["tasks.md": "- [x] Bills due:2026-03-20 every:month\n"])
    try TasksCommand.parse([]).show(in: world.environment)
    #expect(
      world.printed.split(separator: "\n").joined(separator: " ").contains(
        "‘Bills’ recurs, was ticked and has"))
  }

  @Test func `of a task that recurs and was ticked in an editor are named until the next one is written`()
    throws
  {
    let world = World(["2026/2026-03-02.md": "## Tasks\n\n- [x] Water plants every:week due:2026-03-02\n"])
    try TasksCommand.parse([]).show(in: world.environment)
    let note = "‘Water plants’ recurs, was ticked on Monday 2 March"
    #expect(world.printed.split(separator: "\n").joined().contains(note))
    try TaskReopenCommand.parse(["2026-03-02#t1"]).run(in: world.environment)
    try TaskDoneCommand.parse(["Water plants"]).run(in: world.environment)
    let later = World(Dictionary(uniqueKeysWithValues: world.paths.map { ($0, world.text(of: $0) ?? "") }))
    try TasksCommand.parse([]).show(in: later.environment)
    #expect(later.printed.contains("Water plants"))
    #expect(!later.printed.contains("was ticked on"))
  }
}

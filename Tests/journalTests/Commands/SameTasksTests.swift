import ArgumentParser
import Testing

@testable import journal

@Suite struct `Tasks of the same words` {
  @Test(arguments: [
    "- [ ] Water plants due:2026-03-20 every:week\n- [x] Water plants due:2026-03-13\n",
    "- [ ] Buy milk\n- [ ] Buy milk\n", "- [ ] Buy milk !high\n- [x] Buy milk\n",
  ])
  func `are all brought in, once`(tasks: String) throws {
    let world = World(["tasks.md": "# Tasks\n\n" + tasks])
    try ExportCommand.parse(["todotxt"]).run(in: world.environment)
    let count = tasks.split(separator: "\n").count
    let other = World(["todo.txt": world.printed])
    try ImportTodotxtCommand.parse(["todo.txt"]).run(in: other.environment)
    let written = try #require(other.text(of: "tasks.md"))
    #expect(written.split(separator: "\n").count { $0.hasPrefix("- [") } == count)
    #expect(other.printed.contains("\(count) new in tasks.md"))
    try ImportTodotxtCommand.parse(["todo.txt"]).run(in: other.environment)
    #expect(other.text(of: "tasks.md") == written)
  }

  private func listed(_ files: [String: String]) throws -> String {
    let world = World(files)
    try TasksCommand.parse([]).run(in: world.environment)
    return world.printed
  }

  @Test func `stay two where they are due on two days`() throws {
    let text = try listed([
      "2026/2026-03-10.md": "## Tasks\n\n- [ ] Pay bill due:2026-03-12\n",
      "2026/2026-03-11.md": "## Tasks\n\n- [ ] Pay bill due:2026-03-30\n",
    ])
    #expect(text.split(separator: "\n").count { $0.contains("Pay bill") } == 2)
  }

  @Test
  func
    `are one where a day was gone on with by hand, and one that was moved to an earlier day is still there`()
    throws
  {
    let byHand = try listed([
      "2026/2026-03-10.md": "## Tasks\n\n- [ ] Fix bike\n",
      "2026/2026-03-11.md": "## Tasks\n\n- [ ] Fix bike\n",
    ])
    #expect(byHand.split(separator: "\n").count { $0.contains("Fix bike") } == 1)
    let moved = try listed([
      "2026/2026-03-13.md": "## Tasks\n\n- [ ] Fix bike\n",
      "2026/2026-03-14.md": "## Tasks\n\n- [>] Fix bike\n",
    ])
    #expect(moved.contains("Fix bike"))
  }

  @Test func `are not reminded of once the later one is done`() throws {
    let world = World([
      "2026/2026-03-10.md": "## Tasks\n\n- [ ] Fix bike due:2026-03-11\n",
      "2026/2026-03-13.md": "## Tasks\n\n- [x] Fix bike\n", "journal.toml": "[remind]\ntasks = \"09:00\"\n",
    ])
    try RemindCommand.parse([]).run(in: world.environment)
    #expect(!world.printed.contains("Fix bike"))
  }

  @Test(arguments: [
    ("Bins every:2 weeks due:2026-03-14", "every 2 weeks"),
    ("Bins every: 3 days due:2026-03-14", "every 3 days"),
    ("Rent every:2 due:2026-04-02", "on the 2nd of each month"),
    ("Choir every:2nd tue due:2026-04-14", "on the 2nd Tuesday of each month"),
  ])
  func `have a rule of a number and a unit, also with a space between`(line: String, rule: String) throws {
    #expect(try listed(["tasks.md": "- [ ] \(line)\n"]).contains(rule))
  }

  @Test func `are not all meant by an empty filter`() throws {
    let world = World(["tasks.md": "- [ ] Buy milk\n"])
    let failure = #expect(throws: CommandFailure.self) {
      try TaskRemoveCommand.parse(["--match", "", "--yes"]).run(in: world.environment)
    }
    #expect(failure?.status == .usage)
    #expect(world.text(of: "tasks.md") == "- [ ] Buy milk\n")
  }

  @Test func `are due on no day where the rule of a habit is not written yet`() throws {
    let world = World(["habits.md": "# Habits\n\n## Run\n\n- every:\n- since: 2026-03-01\n"])
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(world.printed.contains("habits.md:5:3"))
    try HabitsCommand.parse([]).run(in: world.environment)
    #expect(!world.printed.contains("0 of 14"))
  }
}

@Suite struct `Words of a task` {
  private static let text = """
    - [ ] Call Ann
    - [ ] Shopping
      - [ ] buy milk
      - [ ] buy bread
    - [ ] Read the milk report
    - [ ] Water plants

    """

  /// What `task done` answers to words, with the lines of `tasks.md` that it ticks.
  private func done(_ words: [String], answers: [String]? = nil, in text: String = text) throws
    -> (said: String, ticked: [String])
  {
    let world = World(["tasks.md": text], answers: answers)
    var said = ""
    do {
      try TaskDoneCommand.parse(words).run(in: world.environment)
      said = world.printed
    } catch let failure as CommandFailure {
      said = failure.message
    }
    let lines = world.text(of: "tasks.md")?.split(separator: "\n") ?? []
    return (said, lines.filter { $0.contains("[x]") }.map { $0.trimmingPrefix { $0 == " " }.description })
  }

  @Test(arguments: [
    (["bread"], "buy bread"), (["BUY", "milk"], "buy milk"), (["milk"], "Read the milk report"),
    (["call ann"], "Call Ann"), (["plants"], "Water plants"),
  ])
  func `name it, or a part where no task has them`(words: [String], named: String) throws {
    let (said, ticked) = try done(words)
    #expect(ticked == ["- [x] \(named) done:2026-03-14"])
    #expect(said == "done: \(named)\n")
  }

  @Test(arguments: [
    (["Call An"], "no task is named by ‘Call An’, so nothing was changed; did you mean 1, ‘Call Ann’?"),
    (
      ["Watr plants"],
      "no task is named by ‘Watr plants’, so nothing was changed; did you mean 4, ‘Water plants’?"
    ),
    (["braed"], "no task is named by ‘braed’, so nothing was changed; did you mean 2.2, ‘buy bread’?"),
    (["nothing"], "no task is named by ‘nothing’; ‘journal tasks’ lists what is open"),
    (
      ["ea"],
      "no task is named by ‘ea’, so nothing was changed; name one by its number:\n  3  Read the milk report\n  2.2  buy bread · part of Shopping"
    ),
    (
      ["buy"],
      "‘buy’ names 2 tasks, so nothing was changed; name one by its number:\n  2.1  buy milk · part of Shopping\n  2.2  buy bread · part of Shopping"
    ),
  ])
  func `that are cut off or misspelled are asked about`(words: [String], answer: String) throws {
    let (said, ticked) = try done(words)
    #expect(said == answer)
    #expect(ticked == [])
  }

  @Test func `that are cut off tick nothing before an answer`() throws {
    #expect(try done(["Call An"], answers: ["1"]).ticked == ["- [x] Call Ann done:2026-03-14"])
    let (said, ticked) = try done(["Call An"], answers: [""])
    #expect(said == "no task was chosen, so nothing was changed")
    #expect(ticked == [])
  }

  @Test func `in a script without spaces are no part of a word`() throws {
    #expect(try done(["牛乳"], in: "- [ ] 牛乳を買う\n").ticked == ["- [x] 牛乳を買う done:2026-03-14"])
  }

  @Test(arguments: [
    ("todotxt", "x 2026-03-10 Tax return\nCall bank t:2026-03-10\n")
  ])
  func `are exported once where a day was gone on with by hand`(format: String, text: String) throws {
    let world = World([
      "2026/2026-03-09.md":
        "## Tasks\n\n- [ ] Tax return due:2026-03-10 !high\n- [/] Call bank due:2026-03-10\n",
      "2026/2026-03-10.md": "## Tasks\n\n- [x] Tax return\n- [ ] Call bank\n",
    ])
    try ExportCommand.parse([format]).run(in: world.environment)
    #expect(world.printed == text)
    #expect(world.complained.contains("moved to another day, and not written: ‘Tax return’, ‘Call bank’"))
  }
}

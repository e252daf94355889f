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

import ArgumentParser
import Testing

@testable import journal

@Suite struct `Parts of tasks` {
  private let today = "2026/2026-03-14.md"

  @Test func `is named by all of its words before a task is by some`() throws {
    let world = World(["tasks.md": "- [ ] Dentist\n  - [ ] call\n- [ ] Call mum\n"])
    try TaskDoneCommand.parse(["call"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] Dentist\n  - [x] call done:2026-03-14\n- [ ] Call mum\n")
    try TaskDoneCommand.parse(["call mum"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md")?.contains("- [x] Call mum done:2026-03-14\n") ?? false)
  }

  @Test(arguments: [
    (
      "- [ ] Two\n  - [ ] p1\n  - [ ] p2\n  text of two\n  Second line.\n- [ ] Other\n",
      "- [ ] Two\n  - [ ] p1\n  text of two\n  Second line.\n- [ ] Other\n"
    ),
    (
      "- [ ] Two\n  - [ ] p2\nWent to the zoo.\n\n- [ ] Other\n",
      "- [ ] Two\nWent to the zoo.\n\n- [ ] Other\n"
    ),
  ])
  func `leave the text of their task where they are removed`(before: String, after: String) throws {
    let world = World(["tasks.md": before])
    try TaskRemoveCommand.parse(["p2"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == after)
    let other = World(["tasks.md": before])
    let count = before.contains("p1") ? "2" : "1"
    try TaskEditCommand.parse(["Two", "--drop-sub", count]).run(in: other.environment)
    #expect(other.text(of: "tasks.md") == after)
  }

  @Test func `are shown and addressed at any depth`() throws {
    let world = World([
      "tasks.md": "- [ ] Move\n\t- [ ] boxes\n\t\t- [x] tape\n\t\t- [ ] labels\n\t- [ ] van\n- [ ] Read\n"
    ])
    try TasksCommand.parse([]).show(in: world.environment)
    try TaskShowCommand.parse(["Move"]).show(in: world.environment)
    #expect(
      world.printed.hasSuffix(
        """
        1. Move

          Open · 0/2 parts

        Parts
          • 1.1 boxes · open
          • 1.1.1 tape · done
          • 1.1.2 labels · open
          • 1.2 van · open

          tasks.md:1

        """), "\(world.printed)")
    try TaskDoneCommand.parse(["1.1.2"]).run(in: world.environment)
    #expect(
      world.text(of: "tasks.md")
        == "- [ ] Move\n\t- [ ] boxes\n\t\t- [x] tape\n\t\t- [x] labels done:2026-03-14\n\t- [ ] van\n- [ ] Read\n"
    )
    #expect {
      try TaskDoneCommand.parse(["1.2.1"]).run(in: world.environment)
    } throws: { ($0 as? CommandFailure)?.message == "‘van’ has no parts, so ‘1.2.1’ names none" }
  }

  @Test func `are in the export of a task with their own`() throws {
    let world = World(["tasks.md": "- [ ] Move\n  - [ ] boxes\n    - [x] tape\n"])
    try TaskShowCommand.parse(["Move", "--format", "json"]).show(in: world.environment)
    let parts =
      #""parts": [{"text": "boxes", "status": "open", "parts": [{"text": "tape", "status": "done"}]}]"#
    let printed = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      printed.replacing("[ {", with: "[{").replacing("} ]", with: "}]").replacing("{ ", with: "{").replacing(
        " }", with: "}"
      ).contains(parts), "\(printed)")
  }

  /// The next one is indented as a person would: by the tabs it had, or as its new file is.
  @Test(arguments: [
    ("", "## Tasks\n\n- [ ] Clean\n\t- [ ] hall\n\t\t- [ ] lamp\n\tby noon\n"),
    (
      "## Tasks\n\n- [ ] Read\n    - [ ] a page\n",
      "## Tasks\n\n- [ ] Read\n    - [ ] a page\n- [ ] Clean\n    - [ ] hall\n        - [ ] lamp\n    by noon\n"
    ),
  ])
  func `keep to tabs or to spaces in the next one`(before: String, after: String) throws {
    let next = "2026/2026-03-21.md"
    var files = [
      today: "## Tasks\n\n- [ ] Clean every:week due:2026-03-14\n\t- [ ] hall\n\t\t- [ ] lamp\n\tby noon\n"
    ]
    if !before.isEmpty { files[next] = before }
    let world = World(files)
    try TaskDoneCommand.parse(["Clean"]).run(in: world.environment)
    let text = (world.text(of: next) ?? "").replacing(" every:week due:2026-03-21", with: "")
    #expect(text.hasSuffix(after), "\(text)")
  }

  @Test func `keep to the tabs of a new file where they had spaces`() throws {
    let next = "2026/2026-03-21.md"
    let world = World([
      today: "## Tasks\n\n- [ ] Clean every:week due:2026-03-14\n  - [ ] hall\n    - [ ] lamp\n",
      next: "## Tasks\n\n- [ ] Read\n\t- [ ] a page\n",
    ])
    try TaskDoneCommand.parse(["Clean"]).run(in: world.environment)
    #expect(
      world.text(of: next)
        == "## Tasks\n\n- [ ] Read\n\t- [ ] a page\n- [ ] Clean every:week due:2026-03-21\n\t- [ ] hall\n\t\t- [ ] lamp\n"
    )
  }
}

@Suite struct `Tasks that are written once more` {
  @Test func `say that an open one counts as moved`() throws {
    let world = World(["2026/2026-03-08.md": "## Tasks\n\n- [ ] Call\n"])
    try TaskAgainCommand.parse(["Call", "--day", "today"]).run(in: world.environment)
    #expect(
      world.printed
        == "2  Call; in 2026/2026-03-14.md\nthe one of Sunday 8 March counts as moved here, and is not listed as open any more\n"
    )
    let done = World(["2026/2026-03-08.md": "## Tasks\n\n- [x] Call\n"])
    try TaskAgainCommand.parse(["Call", "--day", "today"]).run(in: done.environment)
    #expect(done.printed == "1  Call; in 2026/2026-03-14.md\n")
  }

  @Test func `have a day to be as old as in tasks.md`() throws {
    let world = World([
      "journal.toml": "[tasks]\nnext_to = \"tasks.md\"\n",
      "2026/2026-03-14.md": "## Tasks\n\n- [ ] Water every:week due:2026-03-14\n",
    ])
    try TaskDoneCommand.parse(["Water"]).run(in: world.environment)
    #expect(
      world.text(of: "tasks.md") == "# Tasks\n\n- [ ] Water every:week due:2026-03-21 ➕ 2026-03-14\n")
  }

  @Test(arguments: [
    ([], "tasks.md", "# Tasks\n\n- [x] buy milk ➕ 2026-03-14 done:2026-03-14\n"),
    (["--day", "today"], "2026/2026-03-14.md", "- [x] buy milk\n"),
    (["--day", "2026-03-13"], "2026/2026-03-13.md", "- [x] buy milk done:2026-03-14\n"),
  ])
  func `are done where their box says so`(options: [String], path: String, text: String) throws {
    let world = World()
    try TaskAddCommand.parse(["[x] buy milk"] + options).run(in: world.environment)
    #expect(world.text(of: path)?.hasSuffix(text) == true, "\(world.text(of: path) ?? "")")
  }

  @Test func `are edited by words when they are done`() throws {
    let world = World(["tasks.md": "- [x] One done:2026-03-14\n"])
    try TaskEditCommand.parse(["One", "--priority", "high"]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [x] One done:2026-03-14 !high\n")
  }

  @Test func `that are due are listed and said with the whole`() throws {
    let text =
      "# Tasks\n\n- [ ] Move\n  - [ ] call the van due:2026-03-14 remind:09:00\n  - [x] boxes due:2026-03-01\n"
      + "- [ ] Paint due:2026-03-20\n"
    let world = World(["tasks.md": text], now: "2026-03-14T09:00")
    try TasksCommand.parse([]).run(in: world.environment)
    #expect(
      world.printed == """
        Tasks on Saturday 14 March

        Today (1)
          • 1 Move · 1/2 parts · ‘call the van’ due today

        Upcoming (1)
          • 2 Paint · due Friday 20 March

        """)
    let filtered = World(["tasks.md": text], now: "2026-03-14T09:00")
    try TasksCommand.parse(["--due", "today"]).run(in: filtered.environment)
    #expect(filtered.printed.contains("Move") && !filtered.printed.contains("Paint"))
    let said = World(["tasks.md": text], now: "2026-03-14T09:00")
    try RemindCommand.parse([]).run(in: said.environment)
    #expect(said.printed == "09:00  Move: call the van – Due today.\n")
  }

  @Test func `are looked at for a priority in a list, and not where tasks are changed`() throws {
    let text = "- [ ] Move\n  - [ ] call the movers !high\n- [ ] Read\n"
    let world = World(["tasks.md": text])
    try TasksCommand.parse(["--priority", "high"]).show(in: world.environment)
    #expect(world.printed.contains("Move") && !world.printed.contains("Read"), "\(world.printed)")
    #expect(throws: CommandFailure.self) {
      try TaskDoneCommand.parse(["--priority", "high", "--yes"]).run(in: world.environment)
    }
    #expect(world.text(of: "tasks.md") == text)
  }
}

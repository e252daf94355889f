import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `commands that edit and move` {
  static let day = "## Breakfast\n\n- 07:30 Toast (200 kcal) #home\n  - with jam\n"
  static let world = ["2026/2026-03-14.md": day]

  private func text(_ world: World, _ day: String = "2026-03-14") -> String? {
    world.text(of: "2026/\(day).md")
  }

  @Test func `edit changes what it names and notes when`() throws {
    let world = World(Self.world)
    try EditCommand.parse(["#1", "--text", "rye bread", "--kcal", "~210"]).run(in: world.environment)
    #expect(
      text(world)
        == "## Breakfast\n\n- 07:30 rye bread (~210 kcal) #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    )
    #expect(world.printed == "changed 2026-03-14#1  07:30 Toast to rye bread (~210 kcal) #home\n")
  }

  @Test(arguments: [
    (
      ["--time", "8am"],
      "## Breakfast\n\n- 08:00 Toast (200 kcal) #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    ),
    (
      ["--time", "none"],
      "## Breakfast\n\n- Toast (200 kcal) #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    ),
    (["--tag", "work"], "## Breakfast\n\n- 07:30 Toast (200 kcal) #work\n  - with jam\n"),
    (["--tag", "none"], "## Breakfast\n\n- 07:30 Toast (200 kcal)\n  - with jam\n"),
    (
      ["--kcal", "none"], "## Breakfast\n\n- 07:30 Toast #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    ),
    (
      ["--kcal", "None", "--protein", "5"],
      "## Breakfast\n\n- 07:30 Toast (P 5 g) #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    ),
    (["--fat", "none", "--carbs", "none"], day),
    (
      ["--text", " - [-] toast"],
      "## Breakfast\n\n- [-] 07:30 toast (200 kcal) #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    ),
    (
      ["--category", "snack"],
      "## Breakfast\n\n\n## Snack\n\n- 07:30 Toast (200 kcal) #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    ),
  ])
  func `edit leaves all else as it is`(arguments: [String], result: String) throws {
    let world = World(Self.world)
    try EditCommand.parse(["toast"] + arguments).run(in: world.environment)
    #expect(text(world) == result)
  }

  @Test(arguments: [
    (["--time", "8am"], "08:00 Toast (200 kcal) #home"), (["--time", "none"], "Toast (200 kcal) #home"),
    (["--category", "none"], "Toast (200 kcal) #home, under Food"),
    (["--tag", "work"], "Toast (200 kcal) #work"),
  ])
  func `edit says what it changed`(arguments: [String], said: String) throws {
    let world = World(Self.world)
    try EditCommand.parse(["toast"] + arguments).run(in: world.environment)
    #expect(world.printed == "changed 2026-03-14#1  07:30 Toast to \(said)\n")
  }

  @Test func `times of the night belong to the day that they end`() throws {
    var files = Self.world
    files["journal.toml"] = "day_ends = \"04:00\"\n"
    let world = World(files)
    try EditCommand.parse(["toast", "--time", "1:30"]).run(in: world.environment)
    try MoveCommand.parse(["toast", "02:00"]).run(in: world.environment)
    try MoveCommand.parse(["toast", "2026-03-13T03:00"]).run(in: world.environment)
    #expect(
      world.printed == """
        changed 2026-03-14#1  07:30 Toast to 25:30 Toast (200 kcal) #home
        moved 2026-03-14#1  25:30 Toast to 26:00
        moved 2026-03-14#1  26:00 Toast to 2026-03-13#1, 27:00

        """)
  }

  @Test func `edit opens an editor at the line, names what is amiss and offers to open it again`() throws {
    let world = World(
      Self.world, variables: ["EDITOR": "vim -n"], answers: ["y", "n"],
      program: { _, files in
        files["2026/2026-03-14.md", default: []] += Array("- 8:75 tea\n".utf8)
        return 0
      })
    try EditCommand.parse(["toast"]).run(in: world.environment)
    let command = ["vim", "-n", "+3", "2026/2026-03-14.md"]
    #expect(world.programs == [command, command])
    #expect(world.complained.contains("2026/2026-03-14.md:5:3: warning:"))
    let said = "changed 2026/2026-03-14.md; ‘journal undo’ takes it back\n"
    #expect(world.printed == said + said)
  }

  @Test(arguments: [
    ("nano", ["nano", "+3", "2026/2026-03-14.md"]),
    ("code --wait", ["code", "--wait", "--goto", "2026/2026-03-14.md:3"]),
    ("/usr/bin/subl -w", ["/usr/bin/subl", "-w", "2026/2026-03-14.md:3"]),
    ("'/usr/my tools/code' -w", ["/usr/my tools/code", "-w", "--goto", "2026/2026-03-14.md:3"]),
    (" ", ["vi", "+3", "2026/2026-03-14.md"]),
  ])
  func `edit names the line as the editor takes it`(editor: String, command: [String]) throws {
    let world = World(Self.world, variables: ["EDITOR": editor], answers: [])
    try EditCommand.parse(["toast"]).run(in: world.environment)
    #expect(world.programs == [command])
  }

  @Test func `edit refuses an editor whose quotation mark is not closed, and makes no file`() throws {
    let world = World(Self.world, variables: ["VISUAL": "'vi"], answers: [])
    #expect(
      throws: CommandFailure(
        .usage, "$VISUAL is ‘'vi’, where a quotation mark is not closed; nothing was changed")
    ) {
      try EditCommand.parse(["2026-03-15"]).run(in: world.environment)
    }
    #expect(world.paths == Self.world.keys.sorted())
  }

  @Test func `edit in an editor can be taken back, and is named in the list`() throws {
    let world = World(
      Self.world, answers: [],
      program: { _, files in
        files["2026/2026-03-14.md"] = Array("- tea\n".utf8)
        return 0
      })
    try EditCommand.parse([]).run(in: world.environment)
    #expect(text(world) == "- tea\n")
    try UndoCommand.parse(["--list"]).run(in: world.environment)
    #expect(world.printed.contains("  edit in the editor, 2026-03-14  "))
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(text(world) == Self.day)
  }

  @Test func `edit records what an editor saved that was killed`() throws {
    let world = World(
      Self.world, answers: [],
      program: { _, files in
        files["2026/2026-03-14.md"] = Array("- tea\n".utf8)
        return 137
      })
    let failure = #expect(throws: CommandFailure.self) {
      try EditCommand.parse([]).run(in: world.environment)
    }
    #expect(
      failure
        == CommandFailure(
          .refused, "the editor ended with status 137; ‘2026/2026-03-14.md’ is as it left it"))
    #expect(text(world) == "- tea\n")
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(text(world) == Self.day)
  }

  @Test func `edit opens no editor to show what it would change`() throws {
    let world = World(Self.world, answers: [])
    let failure = #expect(throws: CommandFailure.self) {
      try EditCommand.parse(["--dry-run"]).run(in: world.environment)
    }
    #expect(failure?.status == .usage)
    #expect(world.programs == [])
  }

  @Test func `edit leaves no file where nothing was written`() throws {
    let world = World(Self.world, answers: [])
    try EditCommand.parse(["yesterday"]).run(in: world.environment)
    #expect(world.programs == [["vi", "/drafts/2026-03-13.md"]])
    #expect(world.paths == ["2026/2026-03-14.md"])
    #expect(world.printed == "")
  }

  @Test func `edit of a day without a file makes it of what was saved, as one change`() throws {
    let world = World(
      Self.world, answers: [],
      program: { _, files in
        files["/drafts/2026-03-13.md", default: []] += Array("\n## Lunch\n\n- 12:30 soup\n".utf8)
        return 0
      })
    try EditCommand.parse(["yesterday"]).run(in: world.environment)
    #expect(text(world, "2026-03-13") == "# Friday, 13 March 2026\n\n## Lunch\n\n- 12:30 soup\n")
    #expect(world.printed == "changed 2026/2026-03-13.md; ‘journal undo’ takes it back\n")
    #expect(world.paths == ["2026/2026-03-13.md", "2026/2026-03-14.md"])
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(text(world, "2026-03-13") == nil)
  }

  @Test(arguments: ["", "n"])
  func `edit offers what an editor was killed with before it was saved`(answer: String) throws {
    var files = Self.world
    files["/drafts/earlier/2026-03-13.md"] = "# Friday, 13 March 2026\n\n## Lunch\n\n- 12:30 soup\n"
    let world = World(files, answers: [answer])
    var drafts = LeftDrafts(in: try world.environment.openJournal(nil))
    drafts.remember("/drafts/earlier/2026-03-13.md", of: try #require(Day("2026-03-13")))
    try EditCommand.parse(["yesterday"]).run(in: world.environment)
    let (isTaken, left) = (answer == "", "/drafts/earlier/2026-03-13.md")
    #expect(text(world, "2026-03-13") == (isTaken ? files[left] : nil))
    #expect(world.paths.contains(left) != isTaken)
    #expect(world.printed.hasPrefix(isTaken ? "changed 2026/2026-03-13.md; " : "it is kept in ‘\(left)’\n"))
  }

  @Test func `edit merges what came into the day while its editor was open`() throws {
    let world = World(
      Self.world, answers: [],
      program: { _, files in
        files["2026/2026-03-13.md"] = Array(
          "# Friday, 13 March 2026\n\n## Dinner\n\n- 19:00 rice\n".utf8)
        files["/drafts/2026-03-13.md", default: []] += Array("\n## Lunch\n\n- 12:30 soup\n".utf8)
        return 0
      })
    try EditCommand.parse(["yesterday"]).run(in: world.environment)
    let merged = try #require(text(world, "2026-03-13"))
    #expect(merged.contains("- 12:30 soup\n") && merged.contains("- 19:00 rice\n"))
    #expect(merged.hasPrefix("# Friday, 13 March 2026\n"))
    #expect(world.paths == ["2026/2026-03-13.md", "2026/2026-03-14.md"])
  }

  @Test func `edit keeps a draft that cannot be merged with the day that came meanwhile`() throws {
    let other = "# Friday the 13th\n"
    let world = World(
      Self.world, answers: [],
      program: { _, files in
        files["2026/2026-03-13.md"] = Array(other.utf8)
        // Larger than what is merged.
        files["/drafts/2026-03-13.md"] = [UInt8](repeating: UInt8(ascii: "x"), count: 4_100_000)
        return 0
      })
    let failure = #expect(throws: CommandFailure.self) {
      try EditCommand.parse(["yesterday"]).run(in: world.environment)
    }
    #expect(
      failure?.reason
        == "‘2026/2026-03-13.md’ was made meanwhile, and cannot be merged with the draft; "
        + "it was left as it is; what you wrote is kept in ‘/drafts/2026-03-13.md’")
    #expect(text(world, "2026-03-13") == other)
    #expect(world.paths.contains("/drafts/2026-03-13.md"))
  }

  @Test func `edit asks an editor that returns at once to wait for a draft`() throws {
    let world = World(Self.world, variables: ["EDITOR": "code -n"], answers: [])
    try EditCommand.parse(["yesterday"]).run(in: world.environment)
    #expect(world.programs == [["code", "-n", "--wait", "/drafts/2026-03-13.md"]])
  }

  @Test func `edit takes back no command that came while the editor was open`() throws {
    let world = World(Self.world, answers: [])
    var environment = world.environment
    environment.runProgram = { _ in
      try NoteCommand.parse(["Rain."]).run(in: world.environment)
      return 0
    }
    try EditCommand.parse(["yesterday"]).run(in: environment)
    #expect(world.paths == ["2026/2026-03-14.md"])
    #expect(text(world)?.hasSuffix("Rain.\n") == true)
  }

  @Test func `a time alone names what was eaten then today`() throws {
    let world = World(Self.world)
    try RemoveCommand.parse(["7:30"]).run(in: world.environment)
    #expect(text(world)?.contains("Toast") == false)
    #expect(throws: CommandFailure.self) { try RemoveCommand.parse(["9:30"]).run(in: world.environment) }
  }

  @Test func `edit needs a terminal or an option`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try EditCommand.parse(["toast"]).run(in: World(Self.world).environment)
    }
    #expect(failure?.status == .usage)
  }

  @Test func `move takes the lines to another day, as they are but for a new time`() throws {
    let world = World(Self.world)
    try MoveCommand.parse(["toast", "2026-03-13T06:50"]).run(in: world.environment)
    #expect(text(world) == "")
    #expect(
      text(world, "2026-03-13")
        == "# Friday, 13 March 2026\n\n## Breakfast\n\n- 06:50 Toast (200 kcal) #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    )
    #expect(world.printed == "moved 2026-03-14#1  07:30 Toast to 2026-03-13#1, 06:50\n")
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(text(world) == Self.day)
    #expect(world.paths == ["2026/2026-03-14.md"])
  }

  @Test(
    arguments: [
      (["2026-03-13", "06:50"], "2026-03-13", "06:50", "2026-03-13#1, 06:50"),
      (["yesterday 8:15 pm"], "2026-03-13", "20:15", "2026-03-13#1, 20:15"),
      (["3 days ago", "at", "6:50"], nil, "", ""),
      (["friday", "T06:50"], "2026-03-13", "06:50", "2026-03-13#1, 06:50"),
      (["13 mar"], "2026-03-13", "07:30", "2026-03-13#1"), (["08:15"], "2026-03-14", "08:15", "08:15"),
      (["2026-03-14", "8am"], "2026-03-14", "08:00", "08:00"),
      (["today T8:00"], "2026-03-14", "08:00", "08:00"),
    ] as [([String], String?, String, String)])
  func `move takes a day, a time, or both`(words: [String], day: String?, time: String, said: String) throws {
    let world = World(Self.world)
    guard let day else {
      let failure = #expect(throws: CommandFailure.self) {
        try MoveCommand.parse(["toast"] + words).run(in: world.environment)
      }
      #expect(failure?.status == .usage)
      return
    }
    try MoveCommand.parse(["toast"] + words).run(in: world.environment)
    #expect(text(world, day)?.contains("- \(time) Toast (200 kcal)") == true)
    #expect(world.printed == "moved 2026-03-14#1  07:30 Toast to \(said)\n")
  }

  @Test(
    arguments: [
      (EditCommand.self, ["toast", "--text", ""], .refused),
      (EditCommand.self, ["toast", "--text", "8:75 toast"], .usage),
      (EditCommand.self, ["toast", "--text", "(x"], nil), (MoveCommand.self, ["toast", "8:75"], .usage),
      (MoveCommand.self, ["toast", "today", "25:99"], .usage),
    ] as [(any ParsableCommand.Type, [String], CommandFailure.Status?)])
  func `what is no time and what says nothing is refused`(
    command: any ParsableCommand.Type, arguments: [String], status: CommandFailure.Status?
  ) throws {
    let world = World(["2026/2026-03-14.md": "## Breakfast\n\n- 07:30 Toast #home\n  - with jam\n"])
    let before = text(world)
    var failure: CommandFailure?
    do {
      let parsed = try command.parse(arguments)
      try (parsed as? EditCommand)?.run(in: world.environment)
      try (parsed as? MoveCommand)?.run(in: world.environment)
    } catch let caught as CommandFailure {
      failure = caught
    }
    #expect(failure?.status == status)
    if status != nil { #expect(text(world) == before) }
  }

  @Test(arguments: [["2026-03-14"], ["7:30"], ["today", "07:30"]])
  func `move says where the entry is already`(words: [String]) throws {
    let world = World(Self.world)
    try MoveCommand.parse(["toast"] + words).run(in: world.environment)
    #expect(world.printed == "2026-03-14#1  07:30 Toast is there already\n")
    #expect(text(world) == Self.day)
  }

  @Test func `categorise names the number only where it is another`() throws {
    let world = World(["2026/2026-03-14.md": "## Breakfast\n\n- toast\n- tea\n\n## Lunch\n\n- soup\n"])
    try CategoriseCommand.parse(["tea", "lunch"]).run(in: world.environment)
    try CategoriseCommand.parse(["tea", "dinner"]).run(in: world.environment)
    #expect(world.printed == "Lunch: 2026-03-14#2  tea, now #3\nDinner: 2026-03-14#3  tea\n")
  }

  @Test func `note keeps the paragraphs of a pipe`() throws {
    let world = World(["-": "Rain\nall night.\n\n\nSun at last.\r\n"])
    try NoteCommand.parse([]).run(in: world.environment)
    #expect(text(world) == "# Saturday, 14 March 2026\n\n## Notes\n\nRain\nall night.\n\nSun at last.\n")
  }

  @Test func `categorise moves the lines below another heading`() throws {
    let world = World(Self.world)
    try CategoriseCommand.parse(["toast", "abendessen"]).run(in: world.environment)
    #expect(
      text(world)
        == "## Breakfast\n\n\n## Dinner\n\n- 07:30 Toast (200 kcal) #home\n  - with jam\n  - edited: 2026-03-14 12:00\n"
    )
  }

  @Test(arguments: [
    (
      "toast",
      "2026-03-14#1  07:30 Toast: Breakfast, ‘toast’ is eaten at breakfast, lunch, dinner or as a snack, and at 07:30 it is Breakfast\n"
    ),
    ("13:10 xyzzy", "xyzzy: Lunch, at 13:10 it is lunchtime\n"),
  ])
  func `categorise explains which rule decides`(address: String, answer: String) throws {
    let world = World(Self.world)
    try CategoriseCommand.parse(["--explain", address]).run(in: world.environment)
    #expect(world.printed == answer)
    #expect(text(world) == Self.day)
  }

  @Test func `categorise explains the first of many that words may name`() throws {
    let lines = (1...9).map { "- xyzzy \($0)\n" }.joined()
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n" + lines])
    try CategoriseCommand.parse(["--explain", "xyzzy"]).run(in: world.environment)
    let printed = world.printed.split(separator: "\n")
    #expect(printed.count == 6)
    #expect(printed.last == "… and 4 more entries")
    #expect(printed.first == "2026-03-14#1  xyzzy 1: Lunch, you had it 9 of 9 times as Lunch")
  }

  @Test func `note writes a paragraph under Notes`() throws {
    let world = World(Self.world)
    try NoteCommand.parse(["A", "long", "talk."]).run(in: world.environment)
    #expect(text(world) == Self.day + "\n## Notes\n\nA long talk.\n")
    #expect(world.printed == "noted in 2026/2026-03-14.md\n")
  }
}

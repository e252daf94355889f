import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `commands that change an entry` {
  static let files = [
    "2026/2026-03-12.md":
      "## Breakfast\n\n- 08:00 Porridge (300 kcal)\n- 08:10 tea\n\n## Dinner\n\n- porridge\n",
    "2026/2026-03-14.md": "## Breakfast\n\n- 07:30 Toast #home\n",
  ]
  static let today = "## Breakfast\n\n- 07:30 Toast #home\n"

  private func text(_ world: World, _ day: String) -> String? { world.text(of: "2026/\(day).md") }

  @Test func `again repeats the latest entry that has the words, now`() throws {
    let world = World(Self.files)
    try AgainCommand.parse(["toast"]).run(in: world.environment)
    #expect(text(world, "2026-03-14") == Self.today + "- 12:00 Toast #home\n")
    #expect(world.printed == "Breakfast, 12:00: Toast #home  2026-03-14T12:00\n")
  }

  @Test func `again takes the time from its words, and move a part of a day`() throws {
    let world = World(Self.files)
    try AgainCommand.parse(["toast", "at", "9:15"]).run(in: world.environment)
    #expect(text(world, "2026-03-14") == Self.today + "- 09:15 Toast #home\n")
    try MoveCommand.parse(["#1", "noon"]).run(in: world.environment)
    #expect(world.printed.hasSuffix(" to 12:00\n"))
    try MoveCommand.parse(["2026-03-14#2", "yesterday", "evening"]).run(in: world.environment)
    #expect(world.printed.hasSuffix(" to 2026-03-13#1, ~20:00\n"))
    #expect(world.text(of: "2026/2026-03-13.md")?.contains("- ~20:00 ") == true)
  }

  @Test func `again repeats a whole meal, scaled`() throws {
    let world = World(Self.files)
    try AgainCommand.parse(["breakfast", "--from", "2026-03-12", "--scale", "0.5"]).run(in: world.environment)
    #expect(
      text(world, "2026-03-14") == Self.today + "- 12:00 Porridge ×0.5 (150 kcal)\n- 12:00 tea ×0.5\n")
  }

  @Test func `again takes the latest meal before today where no day is given`() throws {
    let world = World(Self.files)
    try AgainCommand.parse(["dinner", "--time", "19:00"]).run(in: world.environment)
    #expect(text(world, "2026-03-14") == Self.today + "\n## Dinner\n\n- 19:00 porridge\n")
  }

  @Test func `rm takes the entry's lines and says where they stay`() throws {
    let world = World(Self.files)
    try RemoveCommand.parse(["tea"]).run(in: world.environment)
    #expect(
      text(world, "2026-03-12") == "## Breakfast\n\n- 08:00 Porridge (300 kcal)\n\n## Dinner\n\n- porridge\n")
    #expect(
      world.printed
        == "removed 2026-03-12#2  08:10 tea; ‘journal undo’ brings it back, and ‘journal undo --forget’ forgets it\n"
    )
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(text(world, "2026-03-12") == Self.files["2026/2026-03-12.md"])
    #expect(world.printed.hasSuffix("took back ‘rm tea’: 2026/2026-03-12.md is as it was before\n"))
  }

  @Test func `the list of changes shows a line of each`() throws {
    let world = World(Self.files)
    try NoteCommand.parse(["Rain\n\n" + String(repeating: "long ", count: 30)]).run(in: world.environment)
    try UndoCommand.parse(["--list"]).run(in: world.environment)
    let shown = "note Rain " + String(repeating: "long ", count: 13) + "long…"
    #expect(world.printed.contains("  \(shown)  "), "\(world.printed)")
  }

  @Test func `undo shows with --dry-run what it would take back`() throws {
    let world = World(Self.files)
    try RemoveCommand.parse(["tea"]).run(in: world.environment)
    let after = text(world, "2026-03-12")
    try UndoCommand.parse(["--dry-run"]).run(in: world.environment)
    #expect(text(world, "2026-03-12") == after)
    #expect(
      world.printed.hasSuffix(
        """
        --- a/2026/2026-03-12.md
        +++ b/2026/2026-03-12.md
        @@ -1,6 +1,7 @@
         ## Breakfast
        \u{20}
         - 08:00 Porridge (300 kcal)
        +- 08:10 tea
        \u{20}
         ## Dinner
        \u{20}

        """))
  }

  @Test func `undo writes nothing in a journal of a newer format`() throws {
    var files = Self.files
    files["journal.toml"] = "format = 2\n"
    let failure = #expect(throws: CommandFailure.self) {
      try UndoCommand.parse([]).run(in: World(files).environment)
    }
    #expect(failure == OpenDiary.newerFormat(2))
  }

  @Test(arguments: ["2026-03-12#2", "2026-03-12T08:10", "tea", "TEA"])
  func `an entry is named by number, time or words`(address: String) throws {
    let world = World(Self.files)
    try RemoveCommand.parse([address]).run(in: world.environment)
    #expect(world.printed.hasPrefix("removed 2026-03-12#2  08:10 tea;"))
  }

  @Test func `several candidates are listed, and nothing is changed`() throws {
    let world = World(Self.files)
    let failure = #expect(throws: CommandFailure.self) {
      try RemoveCommand.parse(["porridge"]).run(in: world.environment)
    }
    #expect(
      failure
        == CommandFailure(
          .negativeResult,
          """
          ‘porridge’ names 2 entries, so nothing was changed; name one by its number:
            2026-03-12#1  08:00 Porridge
            2026-03-12#3  porridge
          """))
    #expect(text(world, "2026-03-12") == Self.files["2026/2026-03-12.md"])
  }

  @Test(arguments: ["pizza", "2026-03-12#9", "2026-03-12T23:00", "2026-03-11"])
  func `what is not there is said, with 1`(address: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try RemoveCommand.parse([address]).run(in: World(Self.files).environment)
    }
    #expect(failure?.status == .negativeResult)
  }

  @Test func `rm takes along a picture that nobody else names`() throws {
    let entry = "- 12:30 Thali\n  - photo: ![](../media/2026-03-14-1230.png)\n"
    let other = "- 13:00 Same\n  - photo: ![](../media/2026-03-14-1230.png)\n"
    for (files, isLeft) in [(entry, false), (entry + other, true)] {
      let world = World([
        "2026/2026-03-14.md": "## Lunch\n\n" + files, "media/2026-03-14-1230.png": "picture",
      ])
      try RemoveCommand.parse(["thali"]).run(in: world.environment)
      #expect(world.paths.contains("media/2026-03-14-1230.png") == isLeft)
    }
  }

  @Test(arguments: [[:], ["media/2026-03-14-1230.png": "closed"]])
  func `rm takes an entry whose picture is not there, or not to be had`(media: [String: String]) throws {
    let entry = "- 12:30 Thali\n  - photo: ![](../media/2026-03-14-1230.png)\n- Tea\n"
    let world = World(
      media.merging(["2026/2026-03-14.md": "## Lunch\n\n" + entry]) { a, _ in a },
      unreadable: ["media/2026-03-14-1230.png"])
    try RemoveCommand.parse(["thali"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "## Lunch\n\n- Tea\n")
    #expect(
      world.printed
        == "removed 2026-03-14#1  12:30 Thali; ‘journal undo’ brings it back, and ‘journal undo --forget’ forgets it\n"
    )
  }

  @Test func `rm of an old entry leaves a picture that a later one names`() throws {
    let entry = "## Lunch\n\n- 12:30 Thali\n  - photo: ![](../media/2025-03-14-1230.png)\n"
    var files = [
      "2025/2025-03-14.md": entry, "media/2025-03-14-1230.png": "picture",
      "2025/2025-06-01.md": "## Lunch\n\n- As then\n  - photo: ![](../media/2025-03-14-1230.png)\n",
    ]
    let january = try #require(Day(year: 2026, month: 1, day: 1))
    for day in 0..<60 { files["2026/\(january.advanced(by: day)).md"] = "## Lunch\n\n- soup\n" }
    let world = World(files)
    try RemoveCommand.parse(["2025-03-14#1"]).run(in: world.environment)
    #expect(world.paths.contains("media/2025-03-14-1230.png"))
    #expect(world.text(of: "2025/2025-03-14.md") == "")
  }
}

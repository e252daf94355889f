import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal check --fix` {
  static let broken = "## Brekfast\n\n- tea\n\n## Lunch\n\n-porridge\n\n## Tasks\n\n- [] call\n"

  @Test func `makes the safe fixes, names them, and then what is left`() throws {
    let world = World(["2026/2026-03-14.md": "## Dinner\n\n- 8:75 soup\n\n" + Self.broken])
    try CheckCommand.parse(["--fix"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "## Dinner\n\n- 8:75 soup\n\n## Breakfast\n\n- tea\n\n## Lunch\n\n- porridge\n\n## Tasks\n\n- [ ] call\n"
    )
    #expect(world.printed.contains("2026/2026-03-14.md:11: write ‘- ’ [missing-bullet-space]\n"))
    #expect(world.printed.contains("fixed 3 lines in 1 file; ‘journal undo’ takes it back\n"))
    #expect(world.printed.contains("[impossible-time]"))
  }

  @Test func `makes those that make nothing worse, and leaves the others`() throws {
    let text =
      "## Brekfast\n\n- tea\n\n## Lunchh\n\n- 8:75 soup\n\n## Dinnr\n\n- rice\n\n## Tasks\n\n- [] call\n"
    let world = World(["2026/2026-03-14.md": text])
    try CheckCommand.parse(["--fix"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == text.replacing("Brekfast", with: "Breakfast").replacing("Dinnr", with: "Dinner").replacing(
          "[]", with: "[ ]"))
    #expect(world.printed.contains("fixed 3 lines in 1 file"))
  }

  @Test func `shows what it would do`() throws {
    let world = World(["2026/2026-03-14.md": Self.broken])
    try CheckCommand.parse(["--fix", "--dry-run"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == Self.broken)
    #expect(world.printed.contains("\n-## Brekfast\n+## Breakfast\n"))
  }

  @Test(arguments: [(nil, [], false), (["n"], [], false), (["y"], [], true), (nil, ["--yes"], true)])
  func `asks before it changes many files`(answers: [String]?, flags: [String], isDone: Bool) throws {
    let files = Dictionary(
      uniqueKeysWithValues: (1...21).map {
        ("2026/2026-01-\($0 < 10 ? "0" : "")\($0).md", "## Lunch\n\n- [] x\n- y\n")
      })
    let world = World(files, answers: answers)
    let command = try CheckCommand.parse(["--fix"] + flags)
    if isDone {
      try command.run(in: world.environment)
    } else {
      #expect(throws: CommandFailure.self) { try command.run(in: world.environment) }
    }
    #expect((world.text(of: "2026/2026-01-01.md") != files["2026/2026-01-01.md"]) == isDone)
  }
}

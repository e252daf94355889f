import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal tags rename` {
  static let files = [
    "2026/2026-03-12.md": "## Lunch\n\n- fish soup #home\n", "2026/2026-03-13.md": "## Lunch\n\n- soup\n",
    "2026/2026-03-14.md": "---\ntags: [Home]\n---\n## Lunch\n\n- soup #out\n",
    "tasks.md": "- [ ] call #home\n",
  ]

  private func rename(_ world: World, _ arguments: String...) throws {
    try TagsRenameCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `changes every line that bears it, as one command`() throws {
    let world = World(Self.files)
    try rename(world, "#home", "at home")
    #expect(world.text(of: "2026/2026-03-12.md") == "## Lunch\n\n- fish soup #[[at home]]\n")
    #expect(
      world.text(of: "2026/2026-03-14.md") == "---\ntags: [\"at home\"]\n---\n## Lunch\n\n- soup #out\n")
    #expect(world.text(of: "tasks.md") == "- [ ] call #[[at home]]\n")
    #expect(world.printed == "#home is #[[at home]] on 3 lines in 3 files; ‘journal undo’ takes it back\n")
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.text(of: "tasks.md") == "- [ ] call #home\n")
  }

  @Test func `is found behind ‘tags’, which lists a period's tags otherwise`() throws {
    #expect(try JournalCommand.parseAsRoot(["tags", "rename", "a", "b"]) is TagsRenameCommand)
    #expect(try JournalCommand.parseAsRoot(["tags", "rm", "a"]) is TagsRemoveCommand)
    #expect(
      (try JournalCommand.parseAsRoot(["tags", "last", "week"]) as? TagsListCommand)?.words == [
        "last", "week",
      ])
    #expect(try JournalCommand.parseAsRoot(["tags"]) is TagsListCommand)
  }

  @Test func `leaves the word where a note has both tags`() throws {
    let world = World([
      "2026/2026-03-14.md": "## Notes\n\nPainted #home, then drove to my #house.\n"
    ])
    try TagsRenameCommand.parse(["house", "home"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md") == "## Notes\n\nPainted #home, then drove to my house.\n")
  }

  @Test func `is not written twice where a habit has both tags`() throws {
    let world = World([
      "habits.md": "## Run\n\n- tags: health, Sport, early\n\n## Swim\n\n- tags: #health #sport\n"
    ])
    try rename(world, "health", "sport")
    #expect(
      world.text(of: "habits.md") == "## Run\n\n- tags: Sport, early\n\n## Swim\n\n- tags: #sport\n")
  }

  @Test func `takes the tag's sign along, unless the new one has its own`() throws {
    var files = Self.files
    files["journal.toml"] = "[tags]\n# at home\nhome = \"♥ green\" # mine\nout = \"grey\"\n"
    let world = World(files)
    try rename(world, "home", "at home")
    #expect(
      world.text(of: "journal.toml")
        == "[tags]\n# at home\n\"at home\" = \"♥ green\" # mine\nout = \"grey\"\n")
    #expect(
      world.printed
        == "#home is #[[at home]] on 3 lines in 3 files; it is shown as before, by [tags] in journal.toml; "
        + "‘journal undo’ takes it back\n")
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.text(of: "journal.toml") == files["journal.toml"])
    let merged = World(files)
    try rename(merged, "home", "out")
    #expect(merged.text(of: "journal.toml") == files["journal.toml"])
    #expect(merged.printed.contains("; [tags] in journal.toml still says how #home is shown; "))
  }

  @Test func `writes to no file with an error, and then to none`() throws {
    let conflict = "## Lunch\n\n<<<<<<< ours\n- soup #home\n=======\n- stew #home\n>>>>>>> theirs\n"
    let world = World(["2026/2026-03-13.md": conflict, "tasks.md": "- [ ] call #home\n"])
    let failure = #expect(throws: CommandFailure.self) { try rename(world, "home", "house") }
    #expect(failure?.message.hasPrefix("2026/2026-03-13.md:3:1: ") == true)
    #expect(failure?.message.hasSuffix("; nothing was changed") == true)
    #expect(world.text(of: "2026/2026-03-13.md") == conflict)
    #expect(world.text(of: "tasks.md") == "- [ ] call #home\n")
  }

  @Test func `shows the difference and writes nothing`() throws {
    let world = World(Self.files)
    try rename(world, "out", "away", "--dry-run")
    #expect(world.printed.contains("-- soup #out\n+- soup #away\n"))
    #expect(world.text(of: "2026/2026-03-14.md") == Self.files["2026/2026-03-14.md"])
  }

  @Test func `asks before many files change`() throws {
    var files: [String: String] = [:]
    for day in 1...21 { files["2026/2026-03-\(day < 10 ? "0" : "")\(day).md"] = "- Lunch: soup #a\n" }
    let refused = #expect(throws: CommandFailure.self) { try rename(World(files), "a", "b") }
    #expect(
      refused
        == CommandFailure(
          .usage,
          "This changes 21 lines in 21 files, and nobody can be asked; --yes does it, --dry-run shows it"))
    let asked = World(files, answers: ["n"])
    #expect(throws: CommandFailure(.negativeResult, "nothing was changed")) { try rename(asked, "a", "b") }
    let confirmed = World(files)
    try rename(confirmed, "a", "b", "--yes")
    #expect(confirmed.text(of: "2026/2026-03-21.md") == "- Lunch: soup #b\n")
  }

  @Test(arguments: [
    ("nowhere", "x", CommandFailure.Status.negativeResult), ("home", "1", .usage), ("", "x", .usage),
  ])
  func `says why it does nothing`(old: String, new: String, status: CommandFailure.Status) throws {
    let failure = #expect(throws: CommandFailure.self) { try rename(World(Self.files), old, new) }
    #expect(failure?.status == status)
  }

  @Test(arguments: [
    ("- soup #home\n- pie #home/garden\n", "; #home/garden is a tag of its own and stays"),
    ("- soup #home #home/a\n- pie #home/b\n", "; #home/a and #home/b are tags of their own and stay"),
    ("- soup #home\n- pie #homely\n", ""),
  ])
  func `names the tags nested in it, which are others`(items: String, sentence: String) throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n" + items])
    try TagsRenameCommand.parse(["home", "flat"]).run(in: world.environment)
    #expect(
      world.printed == "#home is #flat on 1 line in 1 file\(sentence); ‘journal undo’ takes it back\n")
  }
}

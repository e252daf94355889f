import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal tags rm` {
  private func remove(_ world: World, _ arguments: String...) throws {
    try TagsRemoveCommand.parse(arguments).run(in: world.environment)
  }

  @Test(arguments: [
    ("## Lunch\n\n- soup #home\n", "## Lunch\n\n- soup\n"),
    ("## Lunch\n\n- soup #home #out (300 kcal)\n", "## Lunch\n\n- soup #out (300 kcal)\n"),
    ("## Lunch\n\n- soup at #home today\n", "## Lunch\n\n- soup at home today\n"),
    ("## Tasks\n\n- [ ] call #Home due:2026-03-18\n", "## Tasks\n\n- [ ] call due:2026-03-18\n"),
    ("## Habits\n\n- [x] Run #home\n  - [x] far #home\n", "## Habits\n\n- [x] Run\n  - [x] far\n"),
    ("## Symptoms\n\n- headache 3/10 #home\n", "## Symptoms\n\n- headache 3/10\n"),
    ("## Mood\n\n- 21:00 calm 4/5 #home\n", "## Mood\n\n- 21:00 calm 4/5\n"),
    ("- Mood: 4/5 #home\n", "- Mood: 4/5\n"),
    ("## Lunch\n\n- Thali\n  - rice (200 kcal) #home\n", "## Lunch\n\n- Thali\n  - rice (200 kcal)\n"),
    // A word of a sentence stays, and a tag behind one goes.
    ("## Notes\n\nI stayed #home.\n", "## Notes\n\nI stayed home.\n"),
    ("## Notes\n\nA quiet day. #home #out\n", "## Notes\n\nA quiet day. #out\n"),
    ("## Notes\n\nA quiet day #out #home\n", "## Notes\n\nA quiet day #out\n"),
    ("---\ntags: [home, out]\n---\nA day.\n", "---\ntags: [out]\n---\nA day.\n"),
    ("---\ntags: [out, home]\n---\nA day.\n", "---\ntags: [out]\n---\nA day.\n"),
    ("---\ntags:\n  - out\n  - home\n---\nA day.\n", "---\ntags:\n  - out\n---\nA day.\n"),
  ]) func `takes it off and leaves the rest`(before: String, after: String) throws {
    let world = World(["2026/2026-03-14.md": before])
    try remove(world, "home", "--yes")
    #expect(world.text(of: "2026/2026-03-14.md") == after)
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == before)
  }

  private static let habits =
    "## Run\n\n- every: day\n- tags: #home, at work\n\n## Walk\n\n- tags: Home\n- since: 2026-03-01\n"

  @Test func `reaches habits.md`() throws {
    let world = World(["habits.md": Self.habits])
    try remove(world, "home", "--yes")
    #expect(
      world.text(of: "habits.md")
        == "## Run\n\n- every: day\n- tags: at work\n\n## Walk\n\n- since: 2026-03-01\n")
    let renamed = World(["habits.md": Self.habits])
    try TagsRenameCommand.parse(["home", "in the house"]).run(in: renamed.environment)
    #expect(
      renamed.text(of: "habits.md")
        == "## Run\n\n- every: day\n- tags: #[[in the house]], at work\n\n## Walk\n\n- tags: in the house\n- since: 2026-03-01\n"
    )
  }

  @Test func `says first where it stands`() throws {
    let files = [
      "2026/2026-03-14.md": "## Lunch\n\n- soup #home\n- tea #home\n\n## Habits\n\n- [x] Run #home\n",
      "habits.md": Self.habits, "tasks.md": "- [ ] call #home\n",
    ]
    let world = World(files)
    let refused = #expect(throws: CommandFailure.self) { try remove(world, "home") }
    #expect(
      refused
        == CommandFailure(
          .usage,
          "#home stands on 6 lines in 3 files (2 of food, 1 task, 3 habits); --yes takes it off, --dry-run shows it"
        ))
    #expect(world.text(of: "tasks.md") == files["tasks.md"])
    let asked = World(files, answers: ["y"])
    try remove(asked, "home")
    #expect(asked.text(of: "tasks.md") == "- [ ] call\n")
    #expect(asked.printed == "#home is off 6 lines in 3 files; ‘journal undo’ brings it back\n")
    #expect(throws: CommandFailure.self) { try remove(asked, "home", "--yes") }
  }
}

@Suite struct `Tags in journal.toml` {
  @Test(arguments: [
    ("health = \"♥ green\"", "♥ #health"), ("health = \"green\"", "#health"), ("Health = \"♥\"", "♥ #health"),
    ("\"two words\" = \"blue ✚\"", "#health"),
  ]) func `have a sign and a colour`(line: String, expected: String) throws {
    let read = JournalSettings.reading(SourceText("[tags]\n\(line)\n"))
    #expect(read.diagnostics.isEmpty)
    #expect(read.settings.tags.text(of: "health") == expected)
  }

  @Test(arguments: [
    "[tags]\nhealth = \"much too long\"", "[tags]\nhealth = 3", "[tags]\nhealth = \"\"",
    "[tags]\nhealth = \"♥ green blue\"",
    "max_tags = 0", "max_tags = \"five\"", "max_tags_in_all = 100000",
  ]) func `are named where they cannot be used`(text: String) {
    let read = JournalSettings.reading(SourceText(text + "\n"))
    #expect(read.diagnostics.map(\.code) == [.settingsValue])
    #expect(read.settings == JournalSettings())
  }

  @Test func `are shown with both`() throws {
    let world = World(
      [
        "journal.toml": "max_tags = 1\nmax_tags_in_all = 1\n[tags]\nhealth = \"♥ green\"\n",
        "2026/2026-03-14.md": "## Lunch\n\n- soup #health #home\n",
      ])
    try ShowCommand.parse(["--color", "always"]).run(in: world.environment)
    #expect(world.printed.contains("\u{1B}[32m♥ #health\u{1B}[0m"))
    try TagsListCommand.parse([]).run(in: world.environment)
    #expect(world.printed.contains("More than 1 tag on 1 line (‘max_tags’): 2026/2026-03-14.md:3."))
    #expect(world.printed.contains("‘max_tags_in_all’"))
  }
}

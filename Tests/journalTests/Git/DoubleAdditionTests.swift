import JournalTestSupport
import Testing

@testable import journal

/// What two devices added alike, at different places: by lines nothing is in conflict, and all of it would be there twice.
@Suite struct `What two devices added alike` {
  private static let day = "2026/2026-03-14.md"
  private static let before = """
    ## Breakfast

    - 08:00 porridge

    ## Notes

    Rain all day.

    ## Sleep

    - 7 h

    """
  private static let lunch = "## Lunch\n\n- 12:30 soup (310 kcal)\n- 13:10 tea\n"
  private static let here = before.replacing("## Notes", with: lunch + "\n## Notes")
    .replacing("porridge\n", with: "porridge\n- 08:20 egg\n")
  private static let there = before.replacing("day.", with: "day. Read a book.") + "\n" + lunch
  private static let merged = here.replacing("day.", with: "day. Read a book.")

  /// Two clones, the first of which has sent what it wrote.
  private func withClones(of path: String, _ body: (GitWorld) throws -> Void) throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write(Self.before, to: "a/\(path)")
      try world.git(in: ".", "init", "--quiet", "--bare", "bare")
      try world.git(in: "a", "remote", "add", "origin", world.folder.path + "/bare")
      try world.sync("a")
      try world.clone("bare", as: "b")
      try world.folder.write(Self.here, to: "a/\(path)")
      try world.sync("a")
      try world.folder.write(Self.there, to: "b/\(path)")
      try body(world)
    }
  }

  @Test(arguments: [day, "ideas.md"]) func `is there once after a sync`(path: String) throws {
    try withClones(of: path) { world in
      try world.sync("b")
      try world.sync("a")
      #expect(world.text("b/\(path)") == Self.merged)
      #expect(world.text("a/\(path)") == Self.merged)
      #expect(try world.git(in: "b", "status", "--porcelain") == "")
    }
  }

  @Test func `is there once after a rebase by sync`() throws {
    try withClones(of: Self.day) { world in
      try world.git(in: "b", "config", "pull.rebase", "true")
      try world.sync("b")
      #expect(world.text("b/\(Self.day)") == Self.merged)
    }
  }

  @Test func `is there once after a merge by git, which calls the driver`() throws {
    try withClones(of: Self.day) { world in
      try world.git(
        in: "b", "config", "merge.journal.driver",
        DiaryDrivers.mergeLine(program: DiaryDrivers.quoted(GitWorld.program)))
      try world.git(in: "b", "commit", "--quiet", "--all", "--message", "there")
      try world.git(in: "b", "pull", "--quiet", "--no-rebase", "--no-edit")
      #expect(world.text("b/\(Self.day)") == Self.merged)
    }
  }
}

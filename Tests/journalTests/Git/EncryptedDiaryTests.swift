import ArgumentParser
import JournalTestSupport
import Testing

@testable import journal

/// Two clones of a diary that a filter of the user's own encrypts, into bytes that are no text or into one that looks like text.
@Suite struct `An encrypted diary` {
  private static let filters = [
    (clean: "tr a-z b-za | sed 's/$/\\x00/'", smudge: "tr -d '\\000' | tr b-za a-z"),
    (
      clean: "od -An -v -tx1 | tr -d ' '",
      smudge: "fold -w2 | sed 's/^/0x/' | xargs printf '\\\\%o' | xargs -0 printf"
    ),
  ]

  private func withClones(_ filter: (clean: String, smudge: String), _ body: (GitWorld) throws -> Void) throws
  {
    try withGit { world in
      try world.begin("a")
      for (key, value) in [("clean", filter.clean), ("smudge", filter.smudge), ("required", "true")] {
        try world.git(in: "a", "config", "--global", "filter.crypt.\(key)", value)
      }
      try world.folder.write(world.text("a/.gitattributes") + "2*.md filter=crypt\n", to: "a/.gitattributes")
      try world.folder.write("## Lunch\n\n- 12:30 soup\n", to: "a/2026/2026-03-13.md")
      try world.git(in: ".", "init", "--quiet", "--bare", "bare")
      try world.git(in: "a", "remote", "add", "origin", world.folder.path + "/bare")
      try world.sync("a")
      try world.clone("bare", as: "b")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 soup\n")
      try body(world)
      // Nothing that git keeps is readable.
      for line in try world.git(in: "b", "rev-list", "--objects", "--all").split(separator: "\n")
      where line.hasSuffix("-13.md") {
        let kept = try world.git(in: "b", "cat-file", "blob", String(line.prefix { $0 != " " }))
        #expect(!kept.contains("Lunch"))
      }
    }
  }

  @Test(arguments: filters.indices) func `is merged entry by entry`(index: Int) throws {
    try withClones(Self.filters[index]) { world in
      try world.folder.write("## Lunch\n\n- 12:30 soup\n- 13:10 tea\n", to: "a/2026/2026-03-13.md")
      try world.folder.write("## Lunch\n\n- 12:30 soup\n- 12:50 pear\n", to: "b/2026/2026-03-13.md")
      try world.sync("a")
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 soup\n- 12:50 pear\n- 13:10 tea\n")
      #expect(try world.git(in: "b", "status", "--porcelain") == "")
    }
  }

  @Test(arguments: filters.indices) func `has marks around what both changed`(index: Int) throws {
    try withClones(Self.filters[index]) { world in
      try world.folder.write("## Lunch\n\n- 12:30 pea soup\n", to: "a/2026/2026-03-13.md")
      try world.folder.write("## Lunch\n\n- 12:30 leek soup\n- 13:10 tea\n", to: "b/2026/2026-03-13.md")
      try world.sync("a")
      #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(
        world.text("b/2026/2026-03-13.md") == """
          ## Lunch

          <<<<<<< ours
          - 12:30 leek soup
          =======
          - 12:30 pea soup
          >>>>>>> theirs
          - 13:10 tea

          """)
      try ResolveCommand.parse(["--both"]).run(in: world.environment(in: "b"))
      try world.sync("b")
      #expect(
        world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 leek soup\n- 12:30 pea soup\n- 13:10 tea\n"
      )
    }
  }

  @Test(arguments: filters.indices) func `is left to git where the filter is not set up`(index: Int) throws {
    try withClones(Self.filters[index]) { world in
      try world.folder.write("## Lunch\n\n- 12:30 pea soup\n", to: "a/2026/2026-03-13.md")
      try world.folder.write("## Lunch\n\n- 12:30 leek soup\n", to: "b/2026/2026-03-13.md")
      try world.sync("a")
      try world.git(in: "b", "commit", "--quiet", "--all", "--message=leek")
      try world.git(in: "b", "fetch", "--quiet")
      try world.git(in: "b", "config", "--global", "--remove-section", "filter.crypt")
      try world.git(
        in: "b", "config", "merge.journal.driver",
        DiaryDrivers.mergeLine(program: DiaryDrivers.quoted(GitWorld.program)))
      #expect(throws: CommandFailure.self) { try world.git(in: "b", "merge", "--quiet", "origin/main") }
      let text = world.text("b/2026/2026-03-13.md")
      #expect(text.hasPrefix("<<<<<<< ours\n") || text == "## Lunch\n\n- 12:30 leek soup\n")
    }
  }

  @Test func `is not sent in plain text by a clone that learns of the filter only now`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.git(in: "a", "config", "filter.crypt.clean", "tr a-z b-za")
      try world.git(in: "a", "config", "--global", "--add", "journal.trust", world.folder.path + "/a")
      try world.folder.write(world.text("a/.gitattributes") + "2*.md filter=crypt\n", to: "a/.gitattributes")
      try world.sync("a")
      try world.folder.write("## Lunch\n\n- soup\n", to: "b/2026/2026-03-13.md")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(
        failure?.message.contains("the text would be committed as it is. Nothing was merged or sent; ")
          ?? false)
      #expect(try !world.git(in: "bare", "log", "--format=%s", "--name-only", "main").contains("-13.md"))
    }
  }
}

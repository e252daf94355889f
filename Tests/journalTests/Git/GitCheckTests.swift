import ArgumentParser
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal check in a repository` {
  private func check(_ world: GitWorld, _ journal: String) throws -> String {
    do { try CheckCommand.parse([]).run(in: world.environment(in: journal)) } catch is CommandFailure {}
    return world.takePrinted()
  }

  @Test func `says when a clone lacks the registration`() throws {
    try withGit { world in
      try world.begin("a")
      #expect(try check(world, "a") == "")
      try world.sync("a")
      try world.git(in: ".", "clone", "--quiet", "a", "b")
      _ = world.takePrinted()
      #expect(
        try check(world, "b")
          == "b/.gitattributes:1:1: warning: this clone does not know the merge driver that is named here, so git merges day "
          + "files line by line; ‘journal init --git’ registers it [merge-not-registered]\n")
      try world.git(in: "b", "config", "--global", "merge.journal.driver", DiaryDrivers.mergeLine())
      #expect(try check(world, "b") == "")
    }
  }

  @Test(arguments: [("2", "sha1"), ("3", "sha1"), ("4", "sha1"), ("2", "sha256"), ("4", "sha256")])
  func `names unmerged files that hold no conflict markers, in every version of the index`(
    version: String, format: String
  ) throws {
    try withGit { world in
      try world.git(in: ".", "init", "--quiet", "--object-format=\(format)", "work/diary")
      try world.begin("work/diary")
      try world.folder.write("## Lunch\n- soup\n", to: "work/diary/2026/2026-03-13.md")
      try world.folder.write("## Lunch\n- soup\n", to: "work/diary/2026/2026-03-12.md")
      try world.sync("work/diary")
      try world.git(in: "work/diary", "switch", "--quiet", "--create", "other")
      try world.folder.write("## Lunch\n- pea soup\n", to: "work/diary/2026/2026-03-13.md")
      try world.folder.write("## Lunch\n- pea soup\n", to: "work/diary/2026/2026-03-12.md")
      try world.sync("work/diary")
      try world.git(in: "work/diary", "switch", "--quiet", "main")
      try world.folder.write("## Lunch\n- leek soup\n", to: "work/diary/2026/2026-03-13.md")
      try world.folder.write("## Lunch\n- leek soup\n", to: "work/diary/2026/2026-03-12.md")
      try world.sync("work/diary")
      #expect(throws: CommandFailure.self) { try world.git(in: "work/diary", "merge", "other") }
      try world.git(in: "work/diary", "update-index", "--index-version", version)
      try world.folder.write("## Lunch\n- leek soup\n", to: "work/diary/2026/2026-03-13.md")
      _ = world.takePrinted()
      let text = try check(world, "work/diary")
      let codes = text.split(separator: "\n").map { String($0.split(separator: " ").last ?? "") }
      #expect(codes == ["[merge-conflict]", "[unmerged-file]"])
      let finding =
        "work/diary/2026/2026-03-13.md:1:1: error: git could not merge this file, and it holds no conflict markers: it may be one version "
        + "alone, and the next commit would drop the other; ‘journal resolve’ shows both; if you have resolved it already, "
        + "‘journal sync’ takes it as it is [unmerged-file]\n"
      #expect(text.hasSuffix(finding))
    }
  }

  @Test(arguments: [
    ("[merge \"journal\"]\n\tdriver = x\n", true), ("[Merge \"journal\"] Driver=x\n", true),
    ("[merge \"other\"]\ndriver = x\n", false), ("[merge \"journal\"]\ndriver =\n", false),
    ("[merge \"journal\"]\nname = x\n[core]\ndriver = x\n", false), ("[merge]\ndriver = x\n", false),
  ])
  func `knows a registered driver as git does`(text: String, isRegistered: Bool) throws {
    try withGit { world in
      try world.begin("a")
      try world.git(in: "a", "config", "--remove-section", "merge.journal")
      try world.folder.write(world.text("a/.git/config") + text, to: "a/.git/config")
      #expect(try check(world, "a").isEmpty == isRegistered)
    }
  }

  @Test func `says nothing where git makes no sense of its own files`() throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("DIRC and no more", to: "a/.git/index")
      #expect(try check(world, "a") == "")
    }
  }
}

import ArgumentParser
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal init --git` {
  @Test func `makes a repository, and changes nothing the second time`() throws {
    try withGit { world in
      try world.begin("diary")
      #expect(world.text("diary/.gitattributes") == "*.md merge=journal diff=journal\nmedia/** binary\n")
      #expect(world.text("diary/.gitignore") == ".journal/\n")
      #expect(
        try world.git(in: "diary", "config", "--local", "merge.journal.driver") == DiaryDrivers.mergeLine()
          + "\n")
      let before = world.text("diary/.git/config")
      try InitCommand.parse(["--git"]).run(in: world.environment(in: "diary"))
      #expect(
        world.takePrinted()
          == "this is a journal already; nothing was changed\ngit is set up here already; nothing was changed\n"
      )
      #expect(world.text("diary/.git/config") == before)
    }
  }

  @Test func `respects a repository that the journal is only a folder of`() throws {
    try withGit { world in
      try world.folder.write("*.md text\n", to: "work/.gitattributes")
      try world.folder.write("# mine\n*.md merge=union", to: "work/diary/.gitattributes")
      try world.folder.write("*.swp", to: "work/diary/.gitignore")
      try world.folder.write("", to: "work/diary/2026-03-01.txt")
      try world.git(in: "work", "init", "--quiet")
      try world.begin("work/diary")
      #expect(world.folder.files().filter { $0.hasSuffix("/.git/HEAD") } == ["work/.git/HEAD"])
      #expect(world.text("work/.gitattributes") == "*.md text\n")
      #expect(
        world.text("work/diary/.gitattributes")
          == "*.md merge=journal diff=journal\n*.txt merge=journal diff=journal\nmedia/** binary\n# mine\n*.md merge=union"
      )
      #expect(world.text("work/diary/.gitignore") == "*.swp\n.journal/\n")
    }
  }

  @Test func `shows the day and the category where plain git shows what changed`() throws {
    try withGit { world in
      try world.begin("diary")
      let lines = (1...9).map { "- \($0) oat\n" }.joined()
      try world.folder.write(
        "# Saturday, 14 March 2026\n\n## Breakfast\n\n\(lines)", to: "diary/2026/2026-03-14.md")
      try world.sync("diary")
      try world.folder.write(
        "# Saturday, 14 March 2026\n\n## Breakfast\n\n\(lines)- 10 oat\n", to: "diary/2026/2026-03-14.md")
      #expect(try world.git(in: "diary", "diff", "-U1").contains("@@ ## Breakfast\n"))
    }
  }

  /// A program that is killed at the end, when the merge stands in our file.
  @Test(arguments: [("<<<<<<< ours\n- 1\n=======\n- 2\n>>>>>>> theirs\n", false), ("- 1\n- 2\n", true)])
  func `lets a merge stand that was made by a program that is killed then`(text: String, isClean: Bool) throws
  {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("#!/bin/sh\nprintf '%b' '\(text)' >x && mv x \"$3\"\nkill -9 $$\n", to: "killed")
      try world.git(
        in: "a", "config", "merge.journal.driver",
        DiaryDrivers.mergeLine(program: DiaryDrivers.quoted("/bin/sh") + " ../killed"))
      try world.git(in: "a", "add", "--all")
      try world.git(in: "a", "commit", "--quiet", "--message=base")
      try world.git(in: "a", "checkout", "--quiet", "-b", "phone")
      for (branch, words) in [("phone", "- 2\n"), ("main", "- 1\n")] {
        try world.git(in: "a", "checkout", "--quiet", branch)
        try world.folder.write(words, to: "a/2026/2026-03-14.md")
        try world.git(in: "a", "commit", "--quiet", "--all", "--message=\(branch)")
      }
      if isClean {
        try world.git(in: "a", "merge", "--quiet", "--no-edit", "phone")
      } else {
        #expect(throws: CommandFailure.self) {
          try world.git(in: "a", "merge", "--quiet", "--no-edit", "phone")
        }
      }
      #expect(world.text("a/2026/2026-03-14.md") == text)
    }
  }
}

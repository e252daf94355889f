import ArgumentParser
import Foundation
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal sync` {
  @Test func `commits what changed with a message in words`() throws {
    try withGit { world in
      try world.begin("diary")
      try world.sync("diary")
      #expect(
        world.takePrinted() == """
          committed: 1 heading or blank line on 14 March; settings, 2 other files
          in step; this repository has no remote, so nothing is sent (‘git remote add origin URL’ names one)

          """)
      try world.add("08:15", "porridge", to: "diary")
      try world.add("12:30", "soup", to: "diary")
      try world.folder.write(
        world.text("diary/2026/2026-03-14.md") + "\n## Weight\n\n- 72.4 kg\n\n## Tasks\n\n- [x] Buy oats\n",
        to: "diary/2026/2026-03-14.md")
      try world.sync("diary", "--dry-run")
      #expect(world.takePrinted() == "would commit: 2 meals, 1 task done, weight 72.4 kg on 14 March\n")
      try world.sync("diary")
      #expect(
        try world.git(in: "diary", "log", "-1", "--format=%s")
          == "2 meals, 1 task done, weight 72.4 kg on 14 March\n")
      #expect(try world.git(in: "diary", "status", "--porcelain") == "")
    }
  }

  @Test func `says what to do where git is busy or does not know who writes`() throws {
    try withGit { world in
      try world.begin("diary")
      try world.folder.write("", to: "diary/.git/index.lock")
      let busy = #expect(throws: CommandFailure.self) { try world.sync("diary") }
      #expect(busy?.status == .busy)
      #expect(
        busy?.message.replacing(world.folder.path, with: "")
          == "another git is at work here (‘/diary/.git/index.lock’); try again, or remove that file if none is"
      )
      try world.git(in: "diary", "config", "--global", "user.useConfigOnly", "true")
      let tool = GitTool(
        run: { try GitProcess.run($0, in: world.variables.filter { !$0.key.hasSuffix("_EMAIL") }) },
        program: "journal")
      var environment = world.environment(in: "diary")
      environment.git = tool
      try FileManager.default.removeItem(atPath: world.folder.path + "/diary/.git/index.lock")
      let nobody = #expect(throws: CommandFailure.self) { try SyncCommand.parse([]).run(in: environment) }
      #expect(
        nobody?.message.contains("‘git config --global user.email YOU@EXAMPLE.ORG’ says who you are") ?? false
      )
    }
  }

  @Test func `tells of files that only moved, and leaves what a killed program left`() throws {
    try withGit { world in
      try world.begin("diary")
      try world.sync("diary")
      try world.git(in: "diary", "mv", "2026/2026-03-14.md", "2026-03-14.md")
      try world.folder.write("- 12:3", to: "diary/2026/.journal-tmp-1-2")
      try world.folder.write("- 12:3", to: "diary/.merge_file_AbCdEf")
      _ = world.takePrinted()
      try world.sync("diary", "--dry-run")
      try world.sync("diary")
      #expect(
        world.takePrinted().hasPrefix(
          "would commit: 2 files changed, no words\ncommitted: 2 files changed, no words\n"))
      #expect(
        try world.git(in: "diary", "status", "--porcelain") == "?? .merge_file_AbCdEf\n?? 2026/\n")
    }
  }

  @Test func `makes one commit for each day where the settings say so`() throws {
    try withGit { world in
      try world.begin("diary")
      try world.folder.write("[sync]\ncommits = \"each-day\"\n", to: "diary/journal.toml")
      try world.sync("diary")
      try world.add("08:15", "porridge", "--day", "2026-03-13", to: "diary")
      try world.add("08:15", "toast", "--day", "2025-03-13", to: "diary")
      try world.sync("diary")
      #expect(
        try world.git(in: "diary", "log", "-3", "--format=%s")
          == "1 meal on 13 March\n1 meal on 13 March 2025\n1 heading or blank line on 14 March\n")
    }
  }

  @Test func `leaves alone what lies beside the journal in its repository`() throws {
    try withGit { world in
      try world.folder.write("mine\n", to: "work/other.txt")
      try world.git(in: "work", "init", "--quiet")
      try world.git(in: "work", "add", "other.txt")
      try world.begin("work/diary")
      try world.sync("work/diary")
      #expect(try world.git(in: "work", "status", "--porcelain") == "A  other.txt\n")
    }
  }

  @Test func `takes and sends, and says what came`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.add("08:15", "porridge", "--day", "2026-03-12", to: "a")
      try world.add("12:30", "soup", "--day", "2026-03-13", to: "b")
      try world.sync("a")
      _ = world.takePrinted()
      try world.sync("b")
      #expect(
        world.takePrinted() == """
          committed: 1 meal on 13 March
          sent 2 commits to origin
          received: 1 meal on 12 March

          """)
      try world.sync("a")
      #expect(world.takePrinted() == "in step with origin\nreceived: 1 meal on 13 March\n")
      #expect(try world.git(in: "a", "rev-parse", "HEAD") == world.git(in: "b", "rev-parse", "HEAD"))
      #expect(world.takeComplained() == "")
    }
  }

  @Test func `says what waits where the remote cannot be reached`() throws {
    try withGit { world in
      try world.begin("diary")
      try world.git(in: "diary", "remote", "add", "origin", world.folder.path + "/nowhere")
      try world.sync("diary")
      #expect(world.takePrinted().hasSuffix("\n1 commit waits to be sent to origin\n"))
      #expect(world.takeComplained().hasPrefix("journal: origin cannot be reached: "))
    }
  }

  @Test func `rebases where git is configured to`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.git(in: "b", "config", "pull.rebase", "true")
      try world.add("08:15", "porridge", "--day", "2026-03-12", to: "a")
      try world.add("12:30", "soup", "--day", "2026-03-13", to: "b")
      try world.sync("a")
      try world.sync("b")
      #expect(
        try world.git(in: "b", "log", "-2", "--format=%s %p").split(separator: "\n").map {
          $0.split(separator: " ").count
        }
          == [6, 6])
    }
  }

  @Test func `says which days git is told to leave out`() throws {
    try withGit { world in
      try world.folder.write("diary/2025/\n*-13.md\n", to: "work/.gitignore")
      try world.git(in: "work", "init", "--quiet")
      try world.begin("work/diary")
      for day in ["2025/2025-03-01", "2026/2026-03-13"] {
        try world.folder.write("## Lunch\n\n- soup\n", to: "work/diary/\(day).md")
      }
      try world.sync("work/diary")
      #expect(
        world.takeComplained()
          == "journal: ‘work/diary/2025/2025-03-01.md’ and 1 other day are left out of git by .gitignore or the like, and so not "
          + "committed; ‘git check-ignore -v FILE’ says which line does it\n")
    }
  }

  @Test func `works in a folder whose name has the end of a line`() throws {
    try withGit { world in
      try world.begin("it's \"mine\" $x 100%\nand yours")
      try world.sync("it's \"mine\" $x 100%\nand yours")
      #expect(world.takePrinted().hasPrefix("committed: "))
    }
  }

  /// Two clones of a repository in which the journal is a folder.
  private func withNeighbours(_ body: (GitWorld) throws -> Void) throws {
    try withGit { world in
      try world.folder.write("one\n", to: "a/notes.txt")
      try world.git(in: "a", "init", "--quiet")
      try world.git(in: "a", "add", "notes.txt")
      try world.git(in: "a", "commit", "--quiet", "--message=one")
      try world.begin("a/diary")
      try world.git(in: ".", "init", "--quiet", "--bare", "bare")
      try world.git(in: "a", "remote", "add", "origin", world.folder.path + "/bare")
      try world.sync("a/diary")
      try world.git(in: ".", "clone", "--quiet", "bare", "b")
      try world.begin("b/diary")
      try world.add("08:15", "porridge", to: "a/diary")
      try world.add("08:20", "toast", to: "b/diary")
      try world.sync("a/diary")
      try body(world)
    }
  }

  @Test(arguments: ["false", "true"])
  func `names what beside the journal could not be merged`(rebasing: String) throws {
    try withNeighbours { world in
      try world.git(in: "b", "config", "pull.rebase", rebasing)
      for (clone, words) in [("a", "two\n"), ("b", "three\n")] {
        try world.folder.write(words, to: "\(clone)/notes.txt")
        try world.git(in: clone, "commit", "--quiet", "--all", "--message=more")
      }
      try world.sync("a/diary")
      for _ in 0..<2 {
        let failure = #expect(throws: CommandFailure.self) { try world.sync("b/diary") }
        #expect(failure?.status == .negativeResult)
        #expect(
          failure?.message.replacing(world.folder.path + "/", with: "")
            == "‘notes.txt’ in b could not be merged, and is not the journal’s; merge with git (‘git pull --no-rebase’, ‘git "
            + "status’ says how to go on), then ‘journal sync’ again")
        #expect(world.text("b/notes.txt") == "three\n")
        #expect(!world.text("b/diary/2026/2026-03-14.md").contains("porridge"))
      }
      try world.git(
        in: "b", "config", "merge.journal.driver",
        DiaryDrivers.mergeLine(program: DiaryDrivers.quoted(GitWorld.program)))
      #expect(throws: CommandFailure.self) { try world.git(in: "b", "merge", "--quiet", "origin/main") }
      try world.folder.write("two and three\n", to: "b/notes.txt")
      try world.git(in: "b", "add", "notes.txt")
      try world.git(in: "b", "commit", "--quiet", "--no-edit")
      try world.sync("b/diary")
      #expect(world.text("b/diary/2026/2026-03-14.md").contains("- 08:15 porridge\n- 08:20 toast\n"))
    }
  }

  @Test func `brings what lies beside the journal, and leaves alone what is changed there`() throws {
    try withNeighbours { world in
      try world.folder.write("two\n", to: "a/notes.txt")
      try world.git(in: "a", "commit", "--quiet", "--all", "--message=two")
      try world.sync("a/diary")
      try world.folder.write("mine\n", to: "b/notes.txt")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("b/diary") }
      #expect(
        failure?.message.replacing(world.folder.path + "/", with: "")
          == "‘notes.txt’ in b is not the journal’s, was changed elsewhere, and is changed here too; commit it with git, or ‘git stash’ "
          + "it, and sync again")
      #expect(world.text("b/notes.txt") == "mine\n")
      try world.folder.write("one\n", to: "b/notes.txt")
      try world.sync("b/diary")
      #expect(world.text("b/notes.txt") == "two\n")
      #expect(try world.git(in: "b", "status", "--porcelain") == "")
    }
  }

  @Test func `changes nothing where a commit cannot be made`() throws {
    try withNeighbours { world in
      try world.git(in: "b", "config", "pull.rebase", "true")
      try world.git(in: "b", "commit", "--quiet", "--all", "--message=toast")
      try world.git(in: "b", "config", "--global", "commit.gpgSign", "true")
      try world.git(in: "b", "config", "--global", "gpg.program", "false")
      #expect(throws: CommandFailure.self) { try world.sync("b/diary") }
      #expect(world.text("b/diary/2026/2026-03-14.md").contains("- 08:20 toast\n"))
      #expect(
        try world.git(in: "b", "status", "--short", "--branch")
          == "## main...origin/main [ahead 1, behind 1]\n")
    }
  }

  @Test func `commits no half of a merge and no copy of a synchroniser`() throws {
    try withGit { world in
      try world.begin("diary")
      try world.sync("diary")
      try world.folder.write("- x\n", to: "diary/2026/2026-03-14.sync-conflict-20260314-120000-ABC.md")
      try world.folder.write("<<<<<<< a\n- 1\n=======\n- 2\n>>>>>>> b\n", to: "diary/2026/2026-03-13.md")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("diary") }
      #expect(failure?.status == .negativeResult)
      #expect(
        failure?.message.replacing(world.folder.path + "/", with: "")
          == "diary/2026/2026-03-13.md:1:1: a merge was left unfinished here, so nothing was committed; ‘journal resolve "
          + "diary/2026/2026-03-13.md’ resolves it")
      #expect(
        world.takeComplained()
          == "journal: ‘diary/2026/2026-03-14.sync-conflict-20260314-120000-ABC.md’ is a conflict copy and is not committed; "
          + "‘journal resolve’ with its name merges it\n")
    }
  }

  @Test func `writes a timer and switches nothing on`() throws {
    try withGit { world in
      try world.begin("my diary")
      try world.sync("my diary", "--install")
      let said = world.takePrinted()
      let units = world.folder.files().filter { $0.hasPrefix("home/.config/systemd/user/") }
      #expect(units.count == 2)
      #expect(units.allSatisfy { said.contains("wrote \($0)\n") })
      #expect(
        said.contains("nothing is switched on yet; ‘systemctl --user enable --now journal-sync-mydiary-"))
      let service = try #require(units.first { $0.hasSuffix(".service") })
      #expect(
        world.text(service).contains(
          "ExecStart=\"\(GitWorld.program)\" sync -C \"\(world.folder.path)/my diary\"\n"))
    }
  }
}

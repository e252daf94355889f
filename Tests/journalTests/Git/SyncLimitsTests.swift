import ArgumentParser
import Foundation
import JournalTestSupport
import Synchronization
import Testing

@testable import journal

/// What `journal sync` does not do, and what it does instead.
@Suite struct `journal sync leaves alone` {
  @Test func `writes over no day that git leaves out`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.folder.write("2026/2026-03-13.md\n", to: "b/.git/info/exclude")
      try world.folder.write("## Lunch\n\n- secret soup\n", to: "b/2026/2026-03-13.md")
      try world.folder.write("## Lunch\n\n- rice\n", to: "a/2026/2026-03-13.md")
      try world.sync("a")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(
        failure?.message.replacing(world.folder.path + "/", with: "")
          == "‘b/2026/2026-03-13.md’ has come from elsewhere, and there is another file of that name here, which git leaves out "
          + "(.gitignore); it was left alone and nothing was merged; rename it, or take it out of .gitignore, and sync again"
      )
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- secret soup\n")
      try world.folder.write("", to: "b/.git/info/exclude")
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- rice\n- secret soup\n")
    }
  }

  @Test func `names days in a repository of their own, and is not in step for them`() throws {
    try withGit { world in
      try world.begin("a")
      try world.sync("a")
      try world.folder.write("## Lunch\n\n- soup\n", to: "a/2025/2025-03-01.md")
      try world.git(in: "a/2025", "init", "--quiet")
      try world.git(in: "a/2025", "add", ".")
      try world.git(in: "a/2025", "commit", "--quiet", "--message=2025")
      _ = world.takePrinted()
      try world.sync("a")
      #expect(
        world.takePrinted()
          == "in step, but for 1 day that git leaves out; this repository has no remote, so nothing is sent (‘git remote add "
          + "origin URL’ names one)\n")
      #expect(
        world.takeComplained()
          == "journal: ‘a/2025/2025-03-01.md’ is in a git repository of its own inside this one, and so not committed here; sync "
          + "that folder by itself, or move its ‘.git’ away\n")
      #expect(try !world.git(in: "a", "ls-files", "--stage").contains("160000"))
    }
  }

  @Test func `commits nothing where no branch is checked out`() throws {
    try withGit { world in
      try world.begin("a")
      try world.sync("a")
      try world.git(in: "a", "checkout", "--quiet", "--detach")
      try world.add("08:15", "porridge", to: "a")
      let head = try world.git(in: "a", "rev-parse", "HEAD")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("a") }
      #expect(failure?.status == .refused)
      #expect(failure?.message.hasPrefix("no branch is checked out here") ?? false)
      #expect(try world.git(in: "a", "rev-parse", "HEAD") == head)
      #expect(world.text("a/2026/2026-03-14.md").contains("porridge"))
    }
  }

  @Test(arguments: [
    ("pull.twohead", "ours"), ("branch.main.mergeoptions", "-s ours"), ("merge.renames", "false"),
  ])
  func `merges whatever a repository has to say of that`(key: String, value: String) throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.git(in: "b", "config", key, value)
      try world.add("08:15", "porridge", to: "a")
      try world.add("12:30", "soup", to: "b")
      try world.sync("a")
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-14.md").contains("- 08:15 porridge\n"))
      #expect(world.text("b/2026/2026-03-14.md").contains("- 12:30 soup\n"))
    }
  }

  @Test func `brings links, and commits none that has taken the place of a day`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      let manager = FileManager.default
      func link(_ path: String, _ target: String) throws {
        try manager.createSymbolicLink(atPath: world.folder.path + "/" + path, withDestinationPath: target)
      }
      func target(_ path: String) -> String? {
        try? manager.destinationOfSymbolicLink(atPath: world.folder.path + "/" + path)
      }
      try link("a/today.md", "2026/2026-03-14.md")
      try world.sync("a")
      try world.sync("b")
      #expect(target("b/today.md") == "2026/2026-03-14.md")
      try manager.removeItem(atPath: world.folder.path + "/a/today.md")
      try link("a/today.md", "2026/2026-03-15.md")
      try world.sync("a")
      try world.sync("b")
      #expect(target("b/today.md") == "2026/2026-03-15.md")

      try manager.moveItem(
        atPath: world.folder.path + "/a/2026", toPath: world.folder.path + "/elsewhere")
      try link("a/2026", "../elsewhere")
      try world.sync("a")
      #expect(world.takeComplained().contains("is in git, and a link is in the way here now"))
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-14.md").hasPrefix("# Saturday"))
    }
  }

  @Test
  func `brings a change of the second in which git last looked, though it leaves size and time as they were`()
    throws
  {
    try withGit { world in
      try world.beginTwoDevices()
      let path = world.folder.path + "/a/2026/2026-03-14.md"
      let index = world.folder.path + "/a/.git/index"
      let past = Date(timeIntervalSince1970: 1_700_000_000)
      func write(_ text: String) throws {
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
      }
      let text = world.text("a/2026/2026-03-14.md")
      try write(text)
      try world.git(in: "a", "update-index", "-q", "--really-refresh")
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: index)
      try write(text.replacing("Saturday", with: "Someday!"))
      try world.sync("a")
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-14.md").hasPrefix("# Someday!"))
    }
  }

  @Test func `is passed over by undo, and taken back by undo --sync`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.add("08:15", "porridge", to: "a")
      try world.sync("a")
      try world.add("12:30", "soup", "--day", "2026-03-13", to: "b")
      try world.sync("b")
      _ = world.takePrinted()
      let environment = world.environment(in: "b")
      try UndoCommand.parse([]).run(in: environment)
      #expect(
        world.takePrinted() == """
          passed over ‘sync’, which brought what other devices wrote; ‘journal undo --sync’ takes that back
          took back ‘add soup’: 2026/2026-03-13.md, which it began, is gone

          """)
      #expect(world.text("b/2026/2026-03-14.md").contains("porridge"))
      #expect(world.text("b/2026/2026-03-13.md") == "(none)")
      try UndoCommand.parse(["--sync"]).run(in: environment)
      #expect(!world.text("b/2026/2026-03-14.md").contains("porridge"))
    }
  }

  @Test func `refuses a sparse checkout, in which days are missing`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.folder.write("## Lunch\n\n- rice\n", to: "a/2025/2025-03-13.md")
      try world.sync("a")
      try world.sync("b")
      try world.git(in: "b", "sparse-checkout", "set", "2026")
      try world.add("soup", "--day", "2025-03-13", to: "b")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(
        failure?.message
          == "git leaves files of this repository out of the folder here (a sparse checkout), and days among them would be taken "
          + "for new or removed, so nothing was committed; ‘git sparse-checkout disable’ brings them back; then sync again"
      )
      #expect(try world.git(in: "b", "show", "HEAD:2025/2025-03-13.md") == "## Lunch\n\n- rice\n")
    }
  }

  @Test func `sends what is written in a file that git was told to do without`() throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("## Lunch\n\n- rice\n", to: "a/2026/2026-03-12.md")
      try world.folder.write("## Lunch\n\n- soup\n", to: "a/2026/2026-03-13.md")
      try world.sync("a")
      try world.git(in: "a", "update-index", "--skip-worktree", "2026/2026-03-12.md", "2026/2026-03-13.md")
      try world.folder.remove("a/2026/2026-03-12.md")
      try world.add("pear", "--day", "2026-03-13", to: "a")
      try world.sync("a")
      #expect(try world.git(in: "a", "show", "HEAD:2026/2026-03-12.md").contains("rice"))
      #expect(try world.git(in: "a", "show", "HEAD:2026/2026-03-13.md").contains("pear"))
    }
  }

  @Test func `commits a log that is being written later, and the diary now`() throws {
    try withGit { world in
      try world.begin("a")
      try world.sync("a")
      _ = world.takePrinted()
      try world.add("08:15", "porridge", to: "a")
      try world.folder.write("line\n", to: "a/sync.log")
      let log = try #require(FileHandle(forWritingAtPath: world.folder.path + "/a/sync.log"))
      try world.sync("a")
      #expect(
        world.takeComplained()
          == "journal: ‘a/sync.log’ is being written by another program, so what changed in it is committed by a later sync\n"
      )
      #expect(world.takePrinted().hasPrefix("committed: 1 meal on 14 March\n"))
      try log.close()
      try world.sync("a")
      #expect(world.takePrinted().hasPrefix("committed: 1 other file\n"))
    }
  }

  @Test func `commits nothing where git would take the diary for another encoding`() throws {
    try withGit { world in
      try world.begin("a")
      try world.sync("a")
      try world.folder.write("*.md working-tree-encoding=UTF-16LE\n", to: "a/2026/.gitattributes")
      try world.add("08:15", "porridge", to: "a")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("a") }
      #expect(
        failure?.message
          == "‘2026/2026-03-14.md’ should be UTF-16LE in this folder (working-tree-encoding in .gitattributes), and the diary is "
          + "UTF-8, so nothing was committed; take that out of .gitattributes, then sync again")
    }
  }

  @Test func `leaves what plain git goes on with where it is stopped before the branch moves`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.add("08:15", "porridge", to: "a")
      try world.sync("a")
      try world.add("09:15", "toast", "--day", "2026-03-13", to: "b")
      var environment = world.environment(in: "b")
      let git = environment.git.run
      let isGone = Mutex(false)
      environment.git.run = { call in
        let isGone = isGone.withLock { isGone in
          isGone = isGone || call.arguments.contains("update-ref")
          return isGone
        }
        if isGone { throw CommandFailure(.refused, "the machine has stopped") }
        return try git(call)
      }
      let failure = #expect(throws: CommandFailure.self) { try SyncCommand.parse([]).run(in: environment) }
      #expect(failure?.message == "the machine has stopped")
      try world.git(in: "b", "commit", "--quiet", "--message=by hand")
      try world.git(in: "b", "pull", "--quiet", "--no-rebase", "--no-edit")
      #expect(try world.git(in: "b", "status", "--porcelain") == "")
      try world.sync("b")
      try world.sync("a")
      #expect(world.text("a/2026/2026-03-14.md").contains("porridge"))
      #expect(world.text("a/2026/2026-03-13.md").contains("toast"))
    }
  }
}

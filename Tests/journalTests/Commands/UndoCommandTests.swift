import ArgumentParser
import Foundation
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal undo` {
  /// What the command prints on both outputs, in a journal on the disk.
  private func undo(_ arguments: [String] = [], in journal: TestJournal) throws -> String {
    let world = World()
    var environment = world.environment
    let folder = JournalDirectory(path: journal.folder.path, prefix: "").folder()
    environment.openJournal = { _ in folder }
    try UndoCommand.parse(arguments).run(in: environment)
    return world.printed + world.complained
  }

  @Test func `says that what was written since is kept`() throws {
    try withJournal { journal in
      try journal.folder.write("a\nb\nc\n", to: "a.md")
      try journal.add("oats")
      try journal.folder.write("A\nb\nc\noats\n", to: "a.md")
      #expect(
        try undo(in: journal)
          == "took back ‘add oats’: a.md is without it; what was written there since is kept\n")
    }
  }

  @Test func `takes back several changes, one after the other`() throws {
    try withJournal { journal in
      for line in ["one", "two", "three"] { try journal.add(line, to: "\(line).md") }
      #expect(
        try undo(["2"], in: journal)
          == "took back ‘add three’: three.md, which it began, is gone\ntook back ‘add two’: two.md, which it began, is gone\n"
      )
      let failure = #expect(throws: CommandFailure.self) { try undo(["5"], in: journal) }
      #expect(
        failure?.message
          == "only 1 change can be taken back, so none was; ‘journal undo --list’ shows them, and ‘journal undo 1’ takes all of them back"
      )
      #expect(try journal.folder.text(of: "one.md") == "one\n")
    }
  }

  @Test(arguments: [["0"], ["101"], ["2", "--list"], ["2", "--sync"], ["2", "--dry-run"]])
  func `is asked for a number of changes only where it takes them back`(arguments: [String]) {
    #expect(throws: (any Error).self) { try UndoCommand.parse(arguments) }
  }

  @Test func `says what it passed over`() throws {
    try withJournal { journal in
      for line in ["one", "two"] { try journal.add(line, to: "\(line).md") }
      try journal.folder.write("two and more\n", to: "two.md")
      try journal.changes.transact("three") { _ = try $0.create("three.md", []) }
      try FileManager.default.removeItem(atPath: journal.folder.path + "/three.md")
      let failure = #expect(throws: CommandFailure.self) { try undo(in: journal) }
      #expect(
        failure?.message
          == "‘three’ was taken back by hand already; ‘two.md’ has been changed since, so ‘add two’ cannot be taken back "
          + "and nothing was changed; remove it by hand, or what you do not want of it; ‘journal undo --skip’ passes over "
          + "it and takes back the change before it")
      #expect(
        try undo(["--skip", "--dry-run"], in: journal) == """
          --- a/one.md
          +++ /dev/null
          @@ -1 +0,0 @@
          -one
          passed over ‘add two’, which cannot be taken back as the files are now

          """)
      #expect(
        try undo(["--skip"], in: journal) == """
          passed over ‘add two’, which cannot be taken back as the files are now
          took back ‘add one’: one.md, which it began, is gone

          """)
    }
  }

  @Test func `forgets nothing in a dry run, and says what would go`() throws {
    try withJournal { journal in
      for line in ["one", "two"] { try journal.add(line) }
      let kept = journal.kept()
      let shown = try undo(["--forget", "--dry-run"], in: journal)
      #expect(journal.kept() == kept)
      #expect(shown.hasPrefix("2 commands would be forgotten, "))
      #expect(try undo(["--list"], in: journal).contains("add two"))
      _ = try undo(["--forget"], in: journal)
      #expect(try undo(["--forget", "--dry-run"], in: journal) == "there is nothing to forget\n")
    }
  }

  @Test(arguments: ["--list", "--forget"])
  func `passes over nothing where nothing is taken back`(option: String) {
    #expect(throws: (any Error).self) { try UndoCommand.parse(["--skip", option]) }
  }
}

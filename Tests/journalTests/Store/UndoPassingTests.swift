import Foundation
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Taking back the change before` {
  /// Three changes of which the last cannot be taken back.
  private func withCollision(_ body: (TestJournal) throws -> Void) throws {
    try withJournal { journal in
      for line in ["one", "two", "three"] { try journal.add(line, to: "\(line).md") }
      try journal.folder.write("three and more\n", to: "three.md")
      try body(journal)
    }
  }

  @Test func `happens by itself where nothing is left of the last one`() throws {
    try withJournal { journal in
      try journal.folder.write("a\nb\n", to: "a.md")
      try journal.add("oats")
      try journal.add("tea")
      try journal.folder.write("A\nb\noats\n", to: "a.md")
      let outcome = try journal.changes.undoLast()
      #expect(outcome.passed.map(\.message) == ["‘add tea’ was taken back by hand already"])
      #expect(outcome.record.label == "add oats")
      #expect(outcome.files.map(\.change) == [.parted])
      #expect(journal.diary() == ["a.md": "A\nb\n"])
      #expect(try journal.changes.history().map(\.isUndone) == [true, true])
    }
  }

  @Test func `knows a new file that is gone and a removed one that is there again`() throws {
    try withJournal { journal in
      try journal.folder.write("picture", to: "a.jpg")
      try journal.add("oats")
      try journal.changes.transact("rm") { transaction in
        try transaction.remove("a.jpg")
        _ = try transaction.create("b.jpg", [1])
      }
      try journal.folder.write("picture", to: "a.jpg")
      try FileManager.default.removeItem(atPath: journal.folder.path + "/b.jpg")
      let outcome = try journal.changes.undoLast()
      #expect(outcome.passed.map(\.label) == ["rm"])
      #expect(journal.diary() == ["a.jpg": "picture"])
    }
  }

  @Test func `is said not to be there where the last one was the only one`() throws {
    try withJournal { journal in
      try journal.folder.write("a\n", to: "a.md")
      try journal.add("oats")
      try journal.folder.write("a\n", to: "a.md")
      let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(
        failure
          == CommandFailure(
            .negativeResult,
            "‘add oats’ was taken back by hand already; there is no other change that could be taken back"))
      #expect(journal.diary() == ["a.md": "a\n"])
    }
  }

  @Test func `does not happen where taking back the last one was cut off`() throws {
    try withJournal { journal in
      try journal.add("oats")
      try journal.add("tea")
      _ = try journal.changes.undoLast()
      // Killed between the swap and the mark.
      try FileManager.default.removeItem(
        atPath: journal.folder.path + "/.journal/undo/000002-20260314T080000Z/undone")
      let outcome = try journal.changes.undoLast()
      #expect(outcome.record.label == "add tea")
      #expect(outcome.files.map(\.change) == [.untouched])
      #expect(journal.diary() == ["a.md": "oats\n"])
    }
  }

  @Test func `is asked for where the last one collides, which stays in the list`() throws {
    try withCollision { journal in
      #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      let outcome = try journal.changes.undoLast(.lastPossible)
      #expect(
        outcome.passed.map(\.message) == [
          "passed over ‘add three’, which cannot be taken back as the files are now"
        ])
      #expect(outcome.record.label == "add two")
      #expect(journal.diary() == ["one.md": "one\n", "three.md": "three and more\n"])
      #expect(try journal.changes.undoLast(.lastPossible).record.label == "add one")
      #expect(try journal.changes.history().map(\.isUndone) == [false, true, true])
      let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast(.lastPossible) }
      #expect(
        failure
          == CommandFailure(
            .negativeResult,
            "passed over ‘add three’, which cannot be taken back as the files are now; there is no other change that "
              + "could be taken back"))
      try journal.folder.write("three\n", to: "three.md")
      #expect(try journal.changes.undoLast().record.label == "add three")
    }
  }

  @Test func `leaves one alone that can be taken back`() throws {
    try withJournal { journal in
      for line in ["one", "two"] { try journal.add(line) }
      let outcome = try journal.changes.undoLast(.lastPossible)
      #expect(outcome.record.label == "add two")
      #expect(outcome.passed == [])
    }
  }

  @Test func `can be asked for where a record is damaged`() throws {
    try withJournal { journal in
      try journal.add("oats")
      try journal.folder.write("damaged\n", to: ".journal/undo/000002-20260314T080000Z/changes")
      let outcome = try journal.changes.undoLast(.lastPossible)
      #expect(outcome.passed.map(\.label) == [".journal/undo/000002-20260314T080000Z"])
      #expect(outcome.record.label == "add oats")
    }
  }

  @Test func `is shown without a change`() throws {
    try withCollision { journal in
      try FileManager.default.removeItem(atPath: journal.folder.path + "/two.md")
      let before = (journal.diary(), journal.kept())
      #expect(throws: CommandFailure.self) { try journal.changes.previewUndo() }
      let preview = try journal.changes.previewUndo(.lastPossible)
      #expect(preview.passed.map(\.label) == ["add three", "add two"])
      #expect(preview.files == [.init(path: "one.md", now: Array("one\n".utf8), then: nil)])
      #expect(journal.diary() == before.0)
      #expect(journal.kept() == before.1)
    }
  }
}

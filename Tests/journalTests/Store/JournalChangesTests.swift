import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Changing the diary` {
  @Test func `is one command, which is taken back as a whole`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "2026/2026-03-14.md")
      try journal.folder.write("picture", to: "media/a.jpg")
      let before = journal.diary()
      try journal.changes.transact("move the picture") { transaction in
        #expect(
          try transaction.update("2026/2026-03-14.md") { ($0 ?? []) + Array("two\n".utf8) } == .replaced)
        #expect(try transaction.update("2026/2026-03-15.md") { _ in Array("new\n".utf8) } == .created)
        #expect(try transaction.create("media/2026/b.jpg", Array("picture".utf8)))
        try transaction.remove("media/a.jpg")
      }
      #expect(
        journal.diary() == [
          "2026/2026-03-14.md": "one\ntwo\n", "2026/2026-03-15.md": "new\n", "media/2026/b.jpg": "picture",
        ])
      let outcome = try journal.changes.undoLast()
      #expect(outcome.record.label == "move the picture")
      #expect(
        outcome.files.map { "\($0.path) \($0.change)" } == [
          "media/a.jpg broughtBack", "media/2026/b.jpg removed", "2026/2026-03-15.md removed",
          "2026/2026-03-14.md restored",
        ])
      #expect(journal.diary() == before)
      #expect(!FileManager.default.fileExists(atPath: journal.folder.path + "/media/2026"))
    }
  }
}

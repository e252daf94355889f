import Foundation
import JournalFormat
import JournalTestSupport
import Synchronization
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
      #expect(outcome.record.isUndone)
      #expect(
        outcome.files.map { "\($0.path) \($0.change)" } == [
          "media/a.jpg broughtBack", "media/2026/b.jpg removed", "2026/2026-03-15.md removed",
          "2026/2026-03-14.md restored",
        ])
      #expect(journal.diary() == before)
      #expect(!FileManager.default.fileExists(atPath: journal.folder.path + "/media/2026"))
    }
  }

  @Test func `keeps what it displaced, byte for byte and as the file it was`() throws {
    try withJournal { journal in
      try journal.folder.write("one\r\n\u{FEFF}", to: "a.md")
      let before = try status(journal, "a.md")
      try journal.add("two")
      #expect(
        journal.kept() == ["undo/000001-20260314T080000Z/1.before", "undo/000001-20260314T080000Z/changes"])
      let kept = ".journal/undo/000001-20260314T080000Z/1.before"
      #expect(try journal.folder.text(of: kept) == "one\r\n\u{FEFF}")
      #expect(try status(journal, kept).st_ino == before.st_ino)
      #expect(try status(journal, ".journal/undo").st_mode & 0o777 == 0o700)
      #expect(try status(journal, ".journal/undo/000001-20260314T080000Z").st_mode & 0o777 == 0o700)
    }
  }

  @Test func `leaves no record where nothing was changed`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      let before = try status(journal, "a.md")
      try journal.changes.transact("nothing") { transaction in
        let (updated, made) = (
          try transaction.update("a.md") { $0 ?? [] }, try transaction.create("a.md", [1])
        )
        #expect(updated == .unchanged)
        #expect(!made)
      }
      #expect(try journal.changes.history() == [])
      #expect(journal.kept() == [])
      #expect(try status(journal, "a.md").st_mtim.tv_nsec == before.st_mtim.tv_nsec)
    }
  }

  @Test func `knows one name of a file, and says that another keeps the old text`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      try #require(link(journal.folder.path + "/a.md", journal.folder.path + "/b.txt") == 0)
      let said = Mutex<[String]>([])
      var changes = journal.changes
      changes.warn = { text in said.withLock { $0.append(text) } }
      for _ in 0..<2 {
        try changes.transact("add") { _ = try $0.update("a.md") { ($0 ?? []) + Array("two\n".utf8) } }
      }
      #expect(
        said.withLock(\.self) == ["‘a.md’ had another name by a hard link, which keeps the text from before"])
      #expect(journal.diary() == ["a.md": "one\ntwo\ntwo\n", "b.txt": "one\n"])
    }
  }

  @Test func `is taken back at once if the command fails half-way`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      try journal.folder.write("picture", to: "media/a.jpg")
      let before = journal.diary()
      let failure = #expect(throws: CommandFailure.self) {
        try journal.changes.transact("too much") { transaction in
          _ = try transaction.update("a.md") { _ in Array("two\n".utf8) }
          _ = try transaction.update("2027/b.md") { _ in Array("new\n".utf8) }
          try transaction.remove("media/a.jpg")
          _ = try transaction.update("../c.md") { _ in [] }
        }
      }
      #expect(
        failure?.message
          == "‘../c.md’ cannot be written: it is no path inside the journal; what the command had changed was taken back"
      )
      #expect(journal.diary() == before)
      #expect(!FileManager.default.fileExists(atPath: journal.folder.path + "/2027"))
      #expect(try journal.changes.history().map(\.isUndone) == [true])
      let nothing = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(nothing?.status == .negativeResult)
    }
  }

  @Test func `refuses to remove what is not as expected, a link, or what is marked read-only`() throws {
    try withJournal { journal in
      for name in ["changed.jpg", "locked.jpg", "real.jpg"] { try journal.folder.write("1", to: name) }
      try #require(chmod(journal.folder.path + "/locked.jpg", 0o444) == 0)
      try #require(symlink("real.jpg", journal.folder.path + "/link.jpg") == 0)
      let before = journal.diary()
      for name in [
        "changed.jpg", "locked.jpg", "missing.jpg", ".", "../x.jpg", ".git/config", ".journal/tmp/x",
      ] {
        let failure = #expect(throws: CommandFailure.self, "\(name)") {
          try journal.changes.transact("remove") { try $0.removeIf(name) { $0 == [0x32] } }
        }
        #expect(failure?.status == .refused, "\(name)")
      }
      #expect(journal.diary() == before)
      #expect(try journal.changes.history() == [])
    }
  }

  @Test(arguments: [
    ".git/hooks/pre-commit", ".GIT/config", ".journal/undo/x", "a/.git/config", "caf\u{FFFD}.md",
  ])
  func `keeps out of what is not the diary's`(path: String) throws {
    try withJournal { journal in
      let failure = #expect(throws: CommandFailure.self) { try journal.add("x", to: path) }
      #expect(failure?.status == .refused)
      #expect(journal.diary() == [:])
    }
  }

  @Test func `refuses a text of more than 64 MB`() throws {
    try withJournal { journal in
      let failure = #expect(throws: CommandFailure.self) {
        try journal.changes.transact("much") { transaction in
          _ = try transaction.update("a.md") { _ in [UInt8](repeating: 0x61, count: FileReading.sizeLimit + 1)
          }
        }
      }
      #expect(failure?.status == .refused)
      #expect(journal.diary() == [:])
    }
  }

  @Test func `leaves a file alone that is larger than is read`() throws {
    try withJournal { journal in
      let text = String(repeating: "- tea\n", count: FileBounds.text.lines + 1)
      try journal.folder.write(text, to: "2026-03-14.md")
      let failure = #expect(throws: CommandFailure.self) {
        try journal.changes.transact("add") { transaction in
          _ = try transaction.bounded.update("2026-03-14.md") { _ in [] }
        }
      }
      #expect(
        failure?.reason
          == "‘2026-03-14.md’ is too large: it has more than 150,000 lines and list markers; it was left alone"
      )
      #expect(journal.diary() == ["2026-03-14.md": text])
      let edited = #expect(throws: CommandFailure.self) {
        _ = try journal.changes.beginExternalEdit("2026-03-14.md", "edit")
      }
      #expect(edited?.reason == failure?.reason)
    }
  }

  @Test func `makes no file larger than is read`() throws {
    try withJournal { journal in
      let full = String(repeating: "- tea\n", count: FileBounds.text.lines)
      try journal.folder.write(full, to: "2026-03-14.md")
      let reason =
        "with this change ‘2026-03-14.md’ is too large: it has more than 150,000 lines and list markers"
      let failure = #expect(throws: CommandFailure.self) {
        try journal.changes.transact("add") { transaction in
          _ = try transaction.bounded.update("2026-03-14.md") { ($0 ?? []) + Array("- soup\n".utf8) }
        }
      }
      #expect(failure?.reason == reason)
      #expect(throws: CommandFailure.self) {
        try journal.changes.transact("add") { transaction in
          _ = try transaction.bounded.create("2026-03-15.md", Array((full + "- soup\n").utf8))
        }
      }
      #expect(journal.diary() == ["2026-03-14.md": full])
    }
  }

  @Test func `needs a place for what it displaces`() throws {
    try withJournal { journal in
      try journal.folder.write("not a folder", to: ".journal")
      let failure = #expect(throws: CommandFailure.self) { try journal.add("oats") }
      #expect(
        failure
          == CommandFailure(
            .refused,
            "‘.journal’, which keeps what is displaced, cannot be made a folder here: not a directory; nothing was changed"
          ))
      #expect(try journal.changes.update("recap.md") { _ in [] } == .created)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is closed to the superuser"))
  func `says why what it displaces has no place`() throws {
    try withJournal { journal in
      try journal.add("oats")
      let undo = journal.folder.path + "/.journal/undo"
      try #require(chmod(undo, 0o500) == 0)
      defer { chmod(undo, 0o700) }
      let failure = #expect(throws: CommandFailure.self) { try journal.add("tea") }
      #expect(
        failure?.message
          == "what ‘journal undo’ needs cannot be written in ‘.journal/undo’: permission denied; nothing was changed"
      )
      #expect(journal.diary() == ["a.md": "oats\n"])
    }
  }

  @Test func `keeps what a crash left behind, and is not disturbed by it`() throws {
    try withJournal { journal in
      try journal.folder.write("mine\n", to: ".journal/tmp/4711-0")
      try journal.folder.write("yours\n", to: "2026/.journal-tmp-4711-0")
      try journal.folder.write("other\n", to: "2025/.journal-tmp-4712-0")
      try journal.add("oats", to: "2026/2026-03-14.md")
      #expect(
        journal.diary() == ["2026/2026-03-14.md": "oats\n", "2025/.journal-tmp-4712-0": "other\n"])
      let shelf = ".journal/undo/leftovers-20260314T080000Z/"
      #expect(try journal.folder.text(of: shelf + "4711-0") == "mine\n")
      #expect(try journal.folder.text(of: shelf + ".journal-tmp-4711-0") == "yours\n")
      journal.now += 400 * 86_400
      for _ in 0..<25 { try journal.add("more") }
      #expect(try journal.folder.text(of: shelf + "4711-0") == "mine\n")
    }
  }

  private func status(_ journal: TestJournal, _ path: String) throws -> stat {
    var status = stat()
    try #require(lstat(journal.folder.path + "/" + path, &status) == 0)
    return status
  }

  @Test func `discards files that are no part of the diary for good, and the folder they leave empty`() throws
  {
    try withJournal { journal in
      try journal.folder.write("old", to: "recaps/w/a.svg")
      try journal.folder.write("old", to: "recaps/w/b.svg")
      #expect(
        try journal.changes.discard(from: "recaps/w") { name, bytes in
          name == "a.svg" && bytes == Array("old".utf8)
        } == 1)
      #expect(journal.diary() == ["recaps/w/b.svg": "old"])
      #expect(try journal.changes.discard(from: "recaps/w") { _, _ in true } == 1)
      #expect(journal.diary() == [:] && journal.kept() == [])
      #expect(!FileManager.default.fileExists(atPath: journal.folder.path + "/recaps/w"))
      #expect(FileManager.default.fileExists(atPath: journal.folder.path + "/recaps"))
      #expect(try journal.changes.discard(from: "recaps/none") { _, _ in true } == 0)
    }
  }

  @Test func `discards nothing through a link, and nothing that is read-only or a folder`() throws {
    try withJournal { journal in
      try journal.folder.write("theirs", to: "outside/a.svg")
      try journal.folder.write("old", to: "journal/recaps/w/kept.svg")
      try journal.folder.write("old", to: "journal/recaps/w/folder/a.svg")
      let path = journal.folder.path
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: path + "/journal/recaps/w/kept.svg")
      for (link, target) in [("recaps/w/linked.svg", "kept.svg"), ("recaps/out", path + "/outside")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(path)/journal/\(link)", withDestinationPath: target)
      }
      let changes = JournalChanges(path: path + "/journal")
      for folder in ["recaps/w", "recaps/out", "../outside", "recaps/w/kept.svg"] {
        #expect(try changes.discard(from: folder) { _, _ in true } == 0)
      }
      #expect(try journal.folder.text(of: "outside/a.svg") == "theirs")
      #expect(try journal.folder.text(of: "journal/recaps/w/linked.svg") == "old")
      #expect(try journal.folder.text(of: "journal/recaps/w/folder/a.svg") == "old")
    }
  }
}

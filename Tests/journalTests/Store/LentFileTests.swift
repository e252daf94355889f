import Foundation
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `A file in an editor` {
  /// Runs `edit` as the editor, from handing the file over to taking it in, and expects that to be recorded or not.
  private func edit(
    _ path: String = "a.md", isRecorded: Bool = true, in journal: TestJournal,
    _ edit: () throws -> Void
  ) throws {
    var file = try journal.changes.beginExternalEdit(path, "edit")
    try edit()
    #expect(try journal.changes.recordExternalEdit(&file) == isRecorded)
  }

  private func undo(_ journal: TestJournal) throws -> String {
    try journal.changes.undoLast().record.label
  }

  private func labels(_ journal: TestJournal) throws -> [String] {
    try journal.changes.history().map(\.label)
  }

  @Test func `gets back the bytes from before the editor was opened`() throws {
    try withJournal { journal in
      let old: [UInt8] = Array("\u{FEFF}one\r\ntwo".utf8) + [0xFF, 0x00]
      try journal.folder.write(old, to: "a.md")
      try edit(in: journal) { try journal.folder.write("one\n2\n", to: "a.md") }
      #expect(try labels(journal) == ["edit"])
      #expect(try undo(journal) == "edit")
      #expect(try journal.folder.bytes(of: "a.md") == old)
    }
  }

  @Test(arguments: ["elsewhere.md", "nowhere.md", nil])
  func `keeps the bytes from before where the editor put a link or a folder in its place`(target: String?)
    throws
  {
    try withTemporaryFolder { outside in
      try outside.write("theirs\n", to: "elsewhere.md")
      try withJournal { journal in
        try journal.folder.write("one\n", to: "a.md")
        let path = journal.folder.path + "/a.md"
        var file = try journal.changes.beginExternalEdit("a.md", "edit")
        try FileManager.default.removeItem(atPath: path)
        if let target {
          try #require(symlink(outside.path + "/" + target, path) == 0)
        } else {
          try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        let failure = #expect(throws: CommandFailure.self) { try journal.changes.recordExternalEdit(&file) }
        let why =
          target == nil
          ? "‘a.md’ is a folder, not a regular file"
          : "‘a.md’ is a link that leads out of the journal or to nothing, and was left alone"
        #expect(
          failure?.message
            == "‘a.md’ is as it was left, but ‘journal undo’ cannot take that back: \(why); once that is gone, ‘journal "
            + "undo’ brings back what was there")
        #expect(try journal.folder.text(of: ".journal/undo/000001-20260314T080000Z/1.before") == "one\n")
        try FileManager.default.removeItem(atPath: path)
        _ = try journal.changes.undoLast()
        #expect(journal.diary() == ["a.md": "one\n"])
        #expect(try outside.text(of: "elsewhere.md") == "theirs\n")
      }
    }
  }

  @Test func `is not recorded where nothing was changed`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      try edit(isRecorded: false, in: journal) {}
      try edit(isRecorded: false, in: journal) { try journal.folder.write("one\n", to: "a.md") }
      try edit("b.md", isRecorded: false, in: journal) {}
      #expect(journal.kept() == [])
      #expect(journal.diary() == ["a.md": "one\n"])
    }
  }

  @Test func `comes back with its mode after the editor deleted it`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      let path = journal.folder.path + "/a.md"
      try #require(chmod(path, 0o664) == 0)
      try edit(in: journal) { try FileManager.default.removeItem(atPath: path) }
      #expect(try journal.changes.undoLast().files.map(\.change) == [.broughtBack])
      #expect(journal.diary() == ["a.md": "one\n"])
      var status = stat()
      try #require(stat(path, &status) == 0)
      #expect(status.st_mode & 0o7777 == 0o664)
    }
  }

  @Test func `goes again where the editor itself made it`() throws {
    try withJournal { journal in
      try edit(in: journal) { try journal.folder.write("one\n", to: "a.md") }
      #expect(try journal.changes.undoLast().files.map(\.change) == [.removed])
      #expect(journal.diary() == [:])
    }
  }

  @Test func `is taken back at once if it was opened twice`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      var file = try journal.changes.beginExternalEdit("a.md", "edit")
      for text in ["one\ntwo\n", "one\n2\n", "1\n2\n"] {
        try journal.folder.write(text, to: "a.md")
        #expect(try journal.changes.recordExternalEdit(&file))
      }
      #expect(try labels(journal) == ["edit"])
      _ = try undo(journal)
      #expect(journal.diary() == ["a.md": "one\n"])
    }
  }

  /// What the editor saves before a command adds the line ‘tea’, and what after.
  @Test(arguments: [
    // It read the file again before it went on.
    (first: nil, last: "one\n\ntea\ntwo\n"),
    // It wrote over what the command had added.
    (first: nil, last: "ONE\n\n"),
    (first: "ONE\n\n", last: "ONE\n\ntea\ntwo\n"),
    (first: "ONE\n\n", last: "ONE\n\n"),
    (first: "ONE\n\n", last: "ONE\n\ntea\n"),
  ])
  func `is told apart from what a command did meanwhile`(first: String?, last: String) throws {
    try withJournal { journal in
      try journal.folder.write("one\n\n", to: "a.md")
      try edit(in: journal) {
        if let first { try journal.folder.write(first, to: "a.md") }
        try journal.add("tea")
        try journal.folder.write(last, to: "a.md")
      }
      #expect(try undo(journal) == "edit")
      #expect(journal.diary() == ["a.md": "one\n\ntea\n"])
      #expect(try undo(journal) == "add tea")
      #expect(journal.diary() == ["a.md": "one\n\n"])
    }
  }

  @Test func `is not changed by what commands alone did to it meanwhile`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      try edit(isRecorded: false, in: journal) { for line in ["tea", "oats"] { try journal.add(line) } }
      #expect(try labels(journal) == ["add oats", "add tea"])
      try edit(isRecorded: false, in: journal) {
        try journal.add("rice")
        _ = try undo(journal)
      }
      #expect(try undo(journal) == "add oats")
      #expect(journal.diary() == ["a.md": "one\ntea\n"])
    }
  }

  @Test func `is not taken back where another change stands in its place`() throws {
    try withJournal { journal in
      try journal.folder.write("one\ntwo\n", to: "a.md")
      try edit(in: journal) { try journal.folder.write("one\n2\n", to: "a.md") }
      try journal.folder.write("one\nTWO\n", to: "a.md")
      let failure = #expect(throws: CommandFailure.self) { try undo(journal) }
      #expect(
        failure?.message.hasPrefix(
          "‘a.md’ has been changed since in the same place, so ‘edit’ cannot be taken back") == true)
      #expect(journal.diary() == ["a.md": "one\nTWO\n"])
    }
  }

  @Test func `is recorded also after everything was forgotten meanwhile`() throws {
    try withJournal { journal in
      try journal.add("one")
      try edit(in: journal) {
        _ = try journal.changes.forget()
        journal.now += 60
        try journal.add("tea")
        try journal.folder.write("one\ntea\ntwo\n", to: "a.md")
      }
      #expect(try undo(journal) == "edit")
      #expect(journal.diary() == ["a.md": "one\ntea\n"])
    }
  }

  @Test func `stays as the editor left it where that cannot be recorded`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      let failure = #expect(throws: CommandFailure.self) {
        try edit(in: journal) {
          try journal.folder.write("two\n", to: "a.md")
          try FileManager.default.removeItem(atPath: journal.folder.path + "/.journal/undo")
          try journal.folder.write("in the way", to: ".journal/undo")
        }
      }
      #expect(
        failure
          == CommandFailure(
            .refused,
            "‘a.md’ is as it was left, but ‘journal undo’ cannot take that back: ‘.journal/undo’, which keeps what is "
              + "displaced, cannot be used: not a directory"))
      #expect(journal.diary() == ["a.md": "two\n"])
    }
  }
}

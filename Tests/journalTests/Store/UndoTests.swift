import Foundation
import JournalTestSupport
import Testing

@testable import journal

#if os(Linux)
  import CLinux
#endif

@Suite struct `Taking a change back` {
  @Test func `goes from the last command to the first, and no further`() throws {
    try withJournal { journal in
      for line in ["one", "two", "three"] { try journal.add(line) }
      #expect(try journal.changes.undoLast().record.label == "add three")
      #expect(journal.diary() == ["a.md": "one\ntwo\n"])
      #expect(try journal.changes.undoLast().record.label == "add two")
      try journal.add("four")
      #expect(try journal.changes.undoLast().record.label == "add four")
      #expect(try journal.changes.undoLast().record.label == "add one")
      #expect(journal.diary() == [:])
      let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(failure == CommandFailure(.negativeResult, "there is no change that could be taken back"))
      #expect(
        try journal.changes.history().map { "\($0.label) \($0.isUndone)" } == [
          "add four true", "add three true", "add two true", "add one true",
        ])
    }
  }

  @Test func `keeps mode, owner and attributes`() throws {
    try withJournal { journal in
      try journal.folder.write("one\n", to: "a.md")
      let path = journal.folder.path + "/a.md"
      try #require(chmod(path, 0o640) == 0)
      let hasAttributes = try setAttribute(path)
      try journal.add("two")
      #expect(attribute(path) == (hasAttributes ? "yes" : nil))
      _ = try journal.changes.undoLast()
      #expect(attribute(path) == (hasAttributes ? "yes" : nil))
      var status = stat()
      try #require(stat(path, &status) == 0)
      #expect(status.st_mode & 0o7777 == 0o640)
      #expect(journal.diary() == ["a.md": "one\n"])
    }
  }

  @Test func `keeps what was changed elsewhere in the file since`() throws {
    try withJournal { journal in
      try journal.folder.write("a\nb\nc\n", to: "a.md")
      try journal.add("oats")
      try journal.folder.write("A\nb\nc\noats\n", to: "a.md")
      #expect(try journal.changes.undoLast().files.map(\.change) == [.parted])
      #expect(journal.diary() == ["a.md": "A\nb\nc\n"])
    }
  }

  @Test func `is refused where the change has been changed since, and says what to do`() throws {
    try withJournal { journal in
      try journal.folder.write("a\nb\n", to: "a.md")
      try journal.add("oats")
      try journal.folder.write("a\nb\noats with milk\n", to: "a.md")
      let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(
        failure
          == CommandFailure(
            .refused,
            "‘a.md’ has been changed since in the same place, so ‘add oats’ cannot be taken back and nothing was "
              + "changed; what it held before is in "
              + "‘\(journal.folder.path)/.journal/undo/000001-20260314T080000Z/1.before’; change it by hand"
              + "; ‘journal undo --skip’ passes over it and takes back the change before it"))
      #expect(journal.diary() == ["a.md": "a\nb\noats with milk\n"])
      try journal.folder.write("a\nb\noats\n", to: "a.md")
      _ = try journal.changes.undoLast()
      #expect(journal.diary() == ["a.md": "a\nb\n"])
    }
  }

  @Test func `takes back all files of a command or none`() throws {
    try withJournal { journal in
      try journal.changes.transact("two files") { transaction in
        _ = try transaction.update("a.md") { _ in Array("a\n".utf8) }
        _ = try transaction.update("b.md") { _ in Array("b\n".utf8) }
      }
      try journal.folder.write("mine\n", to: "a.md")
      let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(
        failure?.message.hasPrefix("‘a.md’ has been changed since, so ‘two files’ cannot be taken back")
          == true)
      #expect(journal.diary() == ["a.md": "mine\n", "b.md": "b\n"])
    }
  }

  @Test func `puts forward again what it had taken back when a later file fails`() throws {
    try withJournal { journal in
      try journal.folder.write("a\n", to: "a.md")
      try journal.folder.write("b\n", to: "b.md")
      try journal.folder.write("picture", to: "c.jpg")
      try journal.changes.transact("three files") { transaction in
        _ = try transaction.update("a.md") { _ in Array("A\n".utf8) }
        _ = try transaction.update("b.md") { _ in Array("B\n".utf8) }
        try transaction.remove("c.jpg")
        _ = try transaction.create("new/d.jpg", [1])
      }
      let after = journal.diary()
      // The look at the files succeeds, and there is no place left to keep what the last one to be taken back displaces.
      let record = ".journal/undo/000001-20260314T080000Z/"
      try journal.folder.write("x", to: record + "1.after/x")
      for number in 2..<100 { try journal.folder.write("x", to: record + "1.after-\(number)/x") }
      let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(
        failure?.message
          == "‘a.md’ cannot be kept for ‘journal undo’: file exists; the file was put back as it was; ‘three files’ was "
          + "not taken back")
      #expect(journal.diary() == after)
      try FileManager.default.removeItem(atPath: journal.folder.path + "/" + record + "1.after")
      #expect(try journal.changes.undoLast().files.count == 4)
      #expect(journal.diary() == ["a.md": "a\n", "b.md": "b\n", "c.jpg": "picture"])
    }
  }

  @Test func `does not bring a file back over another, nor remove one that was changed`() throws {
    try withJournal { journal in
      try journal.folder.write("picture", to: "a.jpg")
      try journal.changes.transact("rm") { try $0.remove("a.jpg") }
      try journal.folder.write("another", to: "a.jpg")
      let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(
        failure?.message
          == "‘a.jpg’ is there again, so ‘rm’ cannot be taken back and nothing was changed; what was removed is in "
          + "‘\(journal.folder.path)/.journal/undo/000001-20260314T080000Z/1.before’; put it where you want it"
          + "; ‘journal undo --skip’ passes over it and takes back the change before it"
      )
      #expect(journal.diary() == ["a.jpg": "another"])
    }
  }

  @Test func `passes over a command that was killed before it changed anything`() throws {
    try withJournal { journal in
      try journal.add("oats")
      for (number, text) in [
        (2, ""), (3, "journal undo 1\n17734"), (4, "journal undo 1\n1773475200 add\nupdate 1 5"),
      ] {
        try journal.folder.write(text, to: ".journal/undo/00000\(number)-20260314T080000Z/changes")
      }
      try FileManager.default.createDirectory(
        atPath: journal.folder.path + "/.journal/undo/000005-20260314T080000Z",
        withIntermediateDirectories: true)
      let begun = UndoManifest.Change(
        number: 1, path: "a.md",
        kind: .update(ByteSplice(from: Array("oats\n".utf8), to: Array("oats\ntea\n".utf8))))
      try journal.folder.write(
        UndoManifest.opening(time: 0, label: "add tea") + UndoManifest.text(of: begun),
        to: ".journal/undo/000006-20260314T080000Z/changes")
      #expect(try journal.changes.undoLast().record.label == "add oats")
      #expect(journal.diary() == [:])
    }
  }

  @Test func `takes back what a command changed that was killed before its end`() throws {
    try withJournal { journal in
      try journal.folder.write("one\ntwo\n", to: "a.md")
      let change = UndoManifest.Change(
        number: 1, path: "a.md",
        kind: .update(ByteSplice(from: Array("one\n".utf8), to: Array("one\ntwo\n".utf8))))
      // Killed between the swap and the move of what it displaced.
      try journal.folder.write(
        UndoManifest.opening(time: 0, label: "add two") + UndoManifest.text(of: change),
        to: ".journal/undo/000001-20260314T080000Z/changes")
      try journal.folder.write("one\n", to: ".journal/tmp/4711-0")
      #expect(try journal.changes.undoLast().files.map(\.change) == [.restored])
      #expect(journal.diary() == ["a.md": "one\n"])
    }
  }

  @Test(arguments: [
    "../outside.md", "/etc/hostname", ".git/config", ".journal/tmp/x", "out/x.md", "a/../../x.md", "",
  ])
  func `never leaves the journal, whatever a record says`(path: String) throws {
    try withTemporaryFolder { outside in
      try withJournal { journal in
        try outside.write("theirs\n", to: "x.md")
        try #require(symlink(outside.path, journal.folder.path + "/out") == 0)
        let record = ".journal/undo/000001-20260314T080000Z/"
        let changes = [
          UndoManifest.Change(number: 1, path: path, kind: .remove),
          UndoManifest.Change(
            number: 2, path: path, kind: .update(ByteSplice(from: [1], to: Array("theirs\n".utf8)))),
          UndoManifest.Change(
            number: 3, path: path, kind: .create(Fingerprint(Array("theirs\n".utf8)), folders: 3)),
        ]
        for change in changes {
          try journal.folder.write(
            UndoManifest.opening(time: 0, label: "evil") + UndoManifest.text(of: change)
              + UndoManifest.doneLine,
            to: record + "changes")
          try journal.folder.write("evil", to: record + "1.before")
          _ = try? journal.changes.undoLast()
          try? FileManager.default.removeItem(atPath: journal.folder.path + "/" + record + "undone")
          #expect(outside.files() == ["x.md"])
          #expect(try outside.text(of: "x.md") == "theirs\n")
          #expect(journal.diary() == [:])
          #expect(try journal.folder.text(of: record + "1.before") == "evil")
        }
      }
    }
  }

  @Test(arguments: [".bashrc", ".config/a.md", "2026/.a.md", "link.md", "2026/.gitignore"])
  func `touches no hidden file, whatever a record says`(path: String) throws {
    try withJournal { journal in
      let hidden = path == "link.md" ? ".bashrc" : path
      if hidden != path { try #require(symlink(hidden, journal.folder.path + "/" + path) == 0) }
      let record = ".journal/undo/000001-20260314T080000Z/"
      let mine = Array("mine\n".utf8)
      let changes: [(kind: UndoManifest.Kind, now: [UInt8]?)] = [
        (.remove, nil), (.update(ByteSplice(from: Array("evil\n".utf8), to: mine)), mine),
        (.create(Fingerprint(mine), folders: 0), mine),
      ]
      for (kind, now) in changes {
        if let now { try journal.folder.write(now, to: hidden) }
        let before = journal.diary()
        let change = UndoManifest.Change(number: 1, path: path, kind: kind)
        try journal.folder.write(
          UndoManifest.opening(time: 0, label: "evil") + UndoManifest.text(of: change)
            + UndoManifest.doneLine,
          to: record + "changes")
        try journal.folder.write("evil\n", to: record + "1.before")
        let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
        #expect(failure?.status == .refused)
        #expect(journal.diary() == before)
      }
    }
  }

  @Test func `is for git's own files in the journal, too`() throws {
    try withJournal { journal in
      try journal.add("*.md", to: ".gitattributes")
      _ = try journal.changes.undoLast()
      #expect(journal.diary() == [:])
    }
  }

  @Test func `stops at a record that is damaged`() throws {
    try withJournal { journal in
      try journal.add("oats")
      try journal.folder.write("damaged\n", to: ".journal/undo/000002-20260314T080000Z/changes")
      let failure = #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(failure?.status == .refused)
      #expect(failure?.message.contains("/.journal/undo/000002-20260314T080000Z’, is damaged") == true)
      #expect(journal.diary() == ["a.md": "oats\n"])
      #expect(try journal.changes.history().map(\.isReadable) == [false, true])
    }
  }

  @Test func `takes nothing that it cannot look at for gone`() throws {
    try withJournal { journal in
      try journal.changes.transact("add a picture") { transaction in
        _ = try transaction.update("a.md") { _ in Array("a\n".utf8) }
        _ = try transaction.create("media/a.jpg", [1])
      }
      try FileManager.default.moveItem(
        atPath: journal.folder.path + "/media", toPath: journal.folder.path + "/m")
      try journal.folder.write("in the way", to: "media")
      let before = journal.diary()
      #expect(throws: CommandFailure.self) { try journal.changes.undoLast() }
      #expect(journal.diary() == before)
      try FileManager.default.removeItem(atPath: journal.folder.path + "/media")
      try FileManager.default.moveItem(
        atPath: journal.folder.path + "/m", toPath: journal.folder.path + "/media")
      _ = try journal.changes.undoLast()
      #expect(journal.diary() == [:])
    }
  }

  @Test func `follows no link in the undo store`() throws {
    try withTemporaryFolder { outside in
      try withJournal { journal in
        try outside.write("theirs\n", to: "000001-20260314T080000Z/changes")
        try FileManager.default.createDirectory(
          atPath: journal.folder.path + "/.journal", withIntermediateDirectories: true)
        try #require(symlink(outside.path, journal.folder.path + "/.journal/undo") == 0)
        #expect(throws: CommandFailure.self) { try journal.add("oats") }
        #expect(throws: CommandFailure.self) { try journal.changes.forget() }
        #expect(outside.files() == ["000001-20260314T080000Z/changes"])
        #expect(journal.diary() == [:])
      }
    }
  }

  @Test func `gives identical bytes after any change`() throws {
    try withJournal { journal in
      var numbers = SplitMix64(seed: 11)
      let pieces: [[UInt8]] =
        ["- a\n", "\r\n", "é", "\u{FEFF}", "x\ry"].map { Array($0.utf8) } + [[0xFF, 0x00]]
      func bytes() -> [UInt8] {
        (0..<Int.random(in: 0...6, using: &numbers)).flatMap { _ in
          pieces.randomElement(using: &numbers) ?? []
        }
      }
      for round in 0..<30 {
        let (old, new) = (bytes(), bytes())
        try journal.folder.write(old, to: "a.md")
        guard old != new else { continue }
        try journal.changes.transact("change") { transaction in
          _ = try transaction.update("a.md") { _ in new }
        }
        #expect(try journal.folder.bytes(of: "a.md") == new, "seed 11, round \(round)")
        _ = try journal.changes.undoLast()
        #expect(try journal.folder.bytes(of: "a.md") == old, "seed 11, round \(round)")
      }
    }
  }

  /// Whether the file system has attributes.
  private func setAttribute(_ path: String) throws -> Bool {
    #if os(Linux)
      let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
      return fsetxattr(file.number, "user.diary", "yes", 3, 0) == 0
    #else
      return false
    #endif
  }

  private func attribute(_ path: String) -> String? {
    #if os(Linux)
      let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
      var value = [UInt8](repeating: 0, count: 16)
      let count = fgetxattr(file.number, "user.diary", &value, value.count)
      return count < 0 ? nil : String(decoding: value[..<count], as: UTF8.self)
    #else
      return nil
    #endif
  }
}

@Suite struct `The undo store` {
  @Test func `keeps 30 days and at least the last 20 commands`() throws {
    try withJournal { journal in
      for line in 0..<25 { try journal.add("\(line)") }
      #expect(try journal.changes.history().count == 25)
      journal.now += 30 * 86_400
      try journal.add("a month later")
      #expect(try journal.changes.history().count == 26)
      journal.now += 1
      try journal.add("and a second")
      #expect(
        try journal.changes.history().map(\.label)
          == (["and a second", "a month later"] + (7..<25).reversed().map(String.init)).map { "add \($0)" })
      _ = try journal.changes.undoLast()
      #expect(try journal.changes.history().count == 20)
    }
  }

  @Test func `says what it takes, and forgets it all when told to`() throws {
    try withJournal { journal in
      try journal.folder.write(String(repeating: "a", count: 1_000) + "\n", to: "a.md")
      try journal.folder.write("leftover", to: ".journal/tmp/4711-0")
      try journal.add("oats")
      journal.now += 60
      try journal.add("tea")
      let history = try journal.changes.history()
      #expect(history.map(\.label) == ["add tea", "add oats"])
      #expect(history.map(\.time) == [1_773_475_260, 1_773_475_200])
      #expect(history.map(\.paths) == [["a.md"], ["a.md"]])
      #expect(history.allSatisfy { $0.size > 1_000 && $0.size < 1_200 })
      let diary = journal.diary()
      let sizes = history.map(\.size).reduce(0, +)
      #expect(try journal.changes.forget() == sizes + 8)
      #expect(journal.kept() == [])
      #expect(journal.diary() == diary)
      #expect(try journal.changes.history() == [])
    }
  }

  @Test func `takes in leftovers of one name within a second`() throws {
    try withJournal { journal in
      for text in ["one", "two", "three"] {
        try journal.folder.write(text, to: ".journal/tmp/4711-0")
        try journal.add(text)
      }
      let shelf = "undo/leftovers-20260314T080000Z/4711-0"
      #expect(journal.kept().filter { $0.contains("4711") } == [shelf, shelf + "-2", shelf + "-3"])
    }
  }

  @Test func `begins anew after a clock that went back`() throws {
    try withJournal { journal in
      try journal.add("oats")
      journal.now -= 1_000_000
      try journal.add("tea")
      #expect(try journal.changes.undoLast().record.label == "add tea")
    }
  }
}

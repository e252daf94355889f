import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Taking several changes of a file back` {
  @Test func `goes from the last state to the first at once`() throws {
    try withJournal { journal in
      func command(_ lines: [String]) throws {
        try journal.changes.transact("add") { transaction in
          for line in lines {
            _ = try transaction.update("2026/a.md") { ($0 ?? []) + Array("\(line)\n".utf8) }
          }
        }
      }
      try command(["one", "two", "three"])
      try command(["four", "five"])
      #expect(try journal.changes.history().map(\.paths) == [["2026/a.md"], ["2026/a.md"]])
      #expect(try journal.changes.undoLast().files.map(\.change) == [.restored])
      #expect(journal.diary() == ["2026/a.md": "one\ntwo\nthree\n"])
      #expect(try journal.changes.undoLast().files.map(\.change) == [.removed])
      #expect(journal.diary() == [:])
    }
  }

  @Test func `keeps what was changed elsewhere in the file since`() throws {
    try withJournal { journal in
      try journal.folder.write("a\nb\n", to: "a.md")
      try journal.changes.transact("add") { transaction in
        for line in ["oats", "tea"] {
          _ = try transaction.update("a.md") { ($0 ?? []) + Array("\(line)\n".utf8) }
        }
      }
      try journal.folder.write("A\nb\noats\ntea\n", to: "a.md")
      _ = try journal.changes.undoLast()
      #expect(journal.diary() == ["a.md": "A\nb\n"])
    }
  }

  @Test func `keeps what somebody saved between two of them`() throws {
    try withJournal { journal in
      try journal.folder.write("a\nb\n", to: "a.md")
      try journal.changes.transact("add") { transaction in
        _ = try transaction.update("a.md") { ($0 ?? []) + Array("oats\n".utf8) }
        try journal.folder.write("A\nb\noats\n", to: "a.md")
        _ = try transaction.update("a.md") { ($0 ?? []) + Array("tea\n".utf8) }
      }
      _ = try journal.changes.undoLast()
      #expect(journal.diary() == ["a.md": "A\nb\n"])
    }
  }

  @Test func `happens by itself when the command fails`() throws {
    try withJournal { journal in
      try journal.folder.write("a\n", to: "a.md")
      let failure = #expect(throws: CommandFailure.self) {
        try journal.changes.transact("add") { transaction in
          for path in ["a.md", "b.md", "a.md", "b.md"] {
            _ = try transaction.update(path) { ($0 ?? []) + Array("oats\n".utf8) }
          }
          throw CommandFailure(.refused, "no")
        }
      }
      #expect(failure == CommandFailure(.refused, "no; what the command had changed was taken back"))
      #expect(journal.diary() == ["a.md": "a\n"])
    }
  }

  @Test(arguments: [["a.md", "b.md"], ["b.md", "a.md"]])
  func `puts text back where it was before it takes it away elsewhere`(order: [String]) throws {
    try withJournal { journal in
      let before = ["a.md": "soup\npear\n", "b.md": "rice\n"]
      let after = ["a.md": "pear\n", "b.md": "rice\nsoup\n"]
      for (path, text) in before { try journal.folder.write(text, to: path) }
      try journal.changes.transact("soup from a to b") { transaction in
        for path in order { _ = try transaction.update(path) { _ in Array((after[path] ?? "").utf8) } }
      }
      #expect(journal.diary() == after)
      #expect(try journal.changes.undoLast().files.map(\.path) == ["a.md", "b.md"])
      #expect(journal.diary() == before)
    }
  }

  @Test func `can be shown without a change`() throws {
    try withJournal { journal in
      try journal.folder.write("a\n", to: "a.md")
      try journal.folder.write("picture", to: "c.jpg")
      try journal.changes.transact("add") { transaction in
        _ = try transaction.update("a.md") { ($0 ?? []) + Array("oats\n".utf8) }
        _ = try transaction.update("b.md") { _ in Array("b\n".utf8) }
        try transaction.remove("c.jpg")
      }
      let after = journal.diary()
      let preview = try journal.changes.previewUndo()
      #expect(
        preview.files == [
          .init(path: "c.jpg", now: nil, then: Array("picture".utf8)),
          .init(path: "b.md", now: Array("b\n".utf8), then: nil),
          .init(path: "a.md", now: Array("a\noats\n".utf8), then: Array("a\n".utf8)),
        ])
      #expect(journal.diary() == after)
      try journal.folder.write("a\noats with milk\n", to: "a.md")
      #expect(throws: CommandFailure.self) { try journal.changes.previewUndo() }
    }
  }
}

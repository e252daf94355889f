import Foundation
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `The lock of a journal` {
  @Test func `lets one command write at a time, and the next one wait`() throws {
    try withJournal { journal in
      try journal.changes.transact("add oats") { _ in
        let failure = #expect(throws: CommandFailure.self) { try journal.add("tea") }
        #expect(failure == CommandFailure(.busy, "another journal command is running; try again"))
      }
      try journal.add("tea")
      #expect(journal.diary() == ["a.md": "tea\n"])
    }
  }

  @Test func `holds back whatever writes in the journal`() throws {
    try withJournal { journal in
      try journal.add("oats")
      try journal.changes.transact("add tea") { _ in
        for attempt in [
          { _ = try journal.changes.undoLast() }, { _ = try journal.changes.forget() },
          { _ = try journal.changes.update("recaps/2026-W11.md") { _ in [] } },
        ] {
          let failure = #expect(throws: CommandFailure.self) { try attempt() }
          #expect(failure?.status == .busy)
        }
        let history = try journal.changes.history()
        #expect(history.map(\.label) == ["add oats"])
      }
    }
  }

  @Test func `ends with the command, also with one that fails`() throws {
    try withJournal { journal in
      for _ in 0..<3 {
        #expect(throws: CommandFailure.self) {
          try journal.changes.transact("add oats") { _ in throw CommandFailure(.refused, "no") }
        }
      }
      try journal.add("oats")
      #expect(journal.diary() == ["a.md": "oats\n"])
    }
  }

  @Test func `makes many writers at once lose nothing`() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "journal-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let changes = JournalChanges(path: url.path(percentEncoded: false))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for line in 0..<10 {
            try changes.transact("add") { transaction in
              _ = try transaction.update("a.md") { ($0 ?? []) + Array("\(writer).\(line)\n".utf8) }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let text = try String(contentsOf: url.appending(path: "a.md"), encoding: .utf8)
    let expected = (0..<4).flatMap { writer in (0..<10).map { "\(writer).\($0)" } }
    #expect(text.split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }
}

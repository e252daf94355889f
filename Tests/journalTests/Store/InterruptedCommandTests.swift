import ArgumentParser
import Foundation
import JournalTestSupport
import Synchronization
import Testing

@testable import journal

@Suite struct `A command that was killed between two files` {
  private static let record = ".journal/undo/000001-20260314T080000Z/"

  /// A journal in which a line is moved from one file to the other, with the lines of its record.
  private func withMove(_ body: (TestJournal, _ log: [UInt8]) throws -> Void) throws {
    try withJournal { journal in
      try journal.folder.write("soup\npear\n", to: "a.md")
      try journal.folder.write("rice\n", to: "b.md")
      try journal.changes.transact("move soup") { transaction in
        _ = try transaction.update("b.md") { _ in Array("rice\nsoup\n".utf8) }
        _ = try transaction.update("a.md") { _ in Array("pear\n".utf8) }
      }
      #expect(journal.changes.interrupted() == nil)
      let log = try journal.folder.bytes(of: Self.record + "changes")
      #expect(log.suffix(5).elementsEqual("done\n".utf8))
      try body(journal, log)
    }
  }

  @Test func `is named with what it had changed, until that is taken back`() throws {
    try withMove { journal, log in
      // Killed before the second file was swapped.
      try journal.folder.write(Array(log.dropLast(5)), to: Self.record + "changes")
      try journal.folder.write("soup\npear\n", to: "a.md")
      #expect(
        journal.changes.interrupted()?.message
          == "‘move soup’ was interrupted after it had changed b.md; ‘journal undo’ takes that back")
      _ = try journal.changes.undoLast()
      #expect(journal.diary() == ["a.md": "soup\npear\n", "b.md": "rice\n"])
      #expect(journal.changes.interrupted() == nil)
    }
  }

  @Test func `is named by commands that only read, too`() throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("## Lunch\n\n- soup\n", to: "a/2026/2026-03-13.md")
      let environment = world.environment(in: "a")
      try MoveCommand.parse(["2026-03-13#1", "2026-03-14"]).run(in: environment)
      let records = world.folder.files().filter { $0.contains("/.journal/undo/") && $0.hasSuffix("/changes") }
      let log = try #require(records.last)
      let bytes = try world.folder.bytes(of: log)
      try world.folder.write(Array(bytes.dropLast(5)), to: log)
      func complaint(_ run: () throws -> Void) -> String {
        try? run()
        return world.takeComplained()
      }
      for told in [
        complaint { try ShowCommand.parse([]).run(in: environment) },
        complaint { try SearchCommand.parse(["soup"]).run(in: environment) },
        complaint { try SyncCommand.parse([]).run(in: environment) },
      ] {
        #expect(
          told.hasPrefix("journal: ‘move 2026-03-13#1 2026-03-14’ was interrupted after it had changed"))
      }
    }
  }

  @Test func `is not spoken of where it had changed nothing yet`() throws {
    try withMove { journal, log in
      try journal.folder.write(Array(log.dropLast(5)), to: Self.record + "changes")
      try journal.folder.write("soup\npear\n", to: "a.md")
      try journal.folder.write("rice\n", to: "b.md")
      #expect(journal.changes.interrupted() == nil)
    }
  }

  @Test(arguments: [record + "2.after", ".journal/tmp/4711-0"])
  func `is named where taking it back was cut off`(trace: String) throws {
    try withMove { journal, _ in
      try journal.folder.write("soup\npear\n", to: "a.md")
      #expect(journal.changes.interrupted() == nil)
      try journal.folder.write("pear\n", to: trace)
      #expect(
        journal.changes.interrupted()?.message
          == "‘move soup’ was taken back only in part: b.md still holds what it changed; ‘journal undo’ takes back the "
          + "rest")
    }
  }

  @Test func `is left to the command that is running`() throws {
    try withMove { journal, log in
      try journal.folder.write(Array(log.dropLast(5)), to: Self.record + "changes")
      #expect(journal.changes.interrupted() != nil)
      let running = try journal.changes.writer()
      #expect(journal.changes.interrupted() == nil)
      withExtendedLifetime(running) {}
    }
  }

  @Test func `is told on standard error by what writes, by check and by the list`() throws {
    try withTemporaryFolder { folder in
      try folder.write("format = 1\n", to: "journal.toml")
      try folder.write("## Dinner\n\n- 19:00 soup\n", to: "2026/2026-03-13.md")
      try folder.write("## Dinner\n\n- 19:00 rice\n", to: "2026/2026-03-14.md")
      let said = Said()
      var environment = CommandEnvironment.system()
      environment.printError = { said.add($0) }
      environment.print = { _ in }
      let here = ["-C", folder.path, "--today", "2026-03-14T20:00"]
      try MoveCommand.parse(["2026-03-14#1", "2026-03-13"] + here).run(in: environment)
      let record = try #require(folder.files().first { $0.hasSuffix("/changes") })
      try folder.write(Array(try folder.bytes(of: record).dropLast(5)), to: record)
      let words =
        "journal: ‘move 2026-03-14#1 2026-03-13’ was interrupted after it had changed 2026/2026-03-13.md and "
        + "2026/2026-03-14.md; ‘journal undo’ takes that back\n"
      try CheckCommand.parse(["-C", folder.path]).run(in: environment)
      #expect(said.take().hasPrefix(words))
      try UndoCommand.parse(["--list", "-C", folder.path]).run(in: environment)
      #expect(said.take().hasPrefix(words))
      try AddCommand.parse(["19:10", "tea"] + here).run(in: environment)
      #expect(said.take() == words)
      try AddCommand.parse(["19:20", "tea"] + here).run(in: environment)
      #expect(said.take() == "")
    }
  }
}

/// What was said on standard error since it was looked at last.
private final class Said: Sendable {
  private let text = Mutex("")

  func add(_ more: String) { text.withLock { $0 += more } }

  func take() -> String {
    text.withLock { text in
      defer { text = "" }
      return text
    }
  }
}

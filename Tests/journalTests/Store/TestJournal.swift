import Foundation
import JournalTestSupport
import Synchronization

@testable import journal

/// A journal on the disk for one test, with a clock that is set by hand.
final class TestJournal: Sendable {
  let folder: TemporaryFolder
  private let clock = Mutex(1_773_475_200)

  init(_ folder: TemporaryFolder) { self.folder = folder }

  /// Seconds since 1970.
  var now: Int {
    get { clock.withLock { $0 } }
    set { clock.withLock { $0 = newValue } }
  }

  /// Its changes, with the usual patience: a program that another test is starting holds our locks for a moment.
  var changes: JournalChanges { JournalChanges(path: folder.path, now: { self.now }) }

  /// The files of the diary with their texts: all but what lies in `.journal`.
  func diary() -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: folder.files().filter { !$0.hasPrefix(".journal/") }.map { path in
        (path, (try? folder.text(of: path)) ?? "unreadable")
      })
  }

  /// The files of `.journal` but for its `.gitignore`.
  func kept() -> [String] {
    folder.files().filter { $0.hasPrefix(".journal/") && $0 != ".journal/.gitignore" }
      .map { String($0.dropFirst(".journal/".count)) }
  }

  /// Adds a line to a file, as one command.
  func add(_ line: String, to path: String = "a.md") throws {
    try changes.transact("add \(line)") { transaction in
      _ = try transaction.update(path) { ($0 ?? []) + Array("\(line)\n".utf8) }
    }
  }
}

/// Calls `body` with an empty journal.
func withJournal(_ body: (TestJournal) throws -> Void) throws {
  try withTemporaryFolder { try body(TestJournal($0)) }
}

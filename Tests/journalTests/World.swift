import JournalFormat
import Synchronization

@testable import journal

/// A made-up world: files that exist nowhere, a fixed clock, and what a command prints and writes.
final class World: Sendable {
  private struct State {
    var files: [String: [UInt8]]
    var printed = ""
    var complained = ""
  }

  private let state: Mutex<State>
  private let now: LocalMoment
  private let variables: [String: String]
  private let output: Terminal
  private let unreadable: Set<String>

  init(
    _ files: [String: String] = [:], now: String = "2026-03-14T12:00", variables: [String: String] = [:],
    output: Terminal = .plain, unreadable: Set<String> = []
  ) {
    self.unreadable = unreadable
    state = Mutex(State(files: files.mapValues { Array($0.utf8) }))
    self.now = LocalMoment(now) ?? LocalMoment(day: Day(ordinal: 0), time: .noon)
    self.variables = variables
    self.output = output
  }

  /// What was written to standard output.
  var printed: String { state.withLock(\.printed) }
  /// What was written to standard error.
  var complained: String { state.withLock(\.complained) }

  /// The text of a file, `nil` if there is none.
  func text(of path: String) -> String? {
    state.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  var environment: CommandEnvironment {
    CommandEnvironment(
      now: now, variable: { self.variables[$0] }, output: output,
      openJournal: { _ in self.folder },
      readFile: { path throws(FileProblem) in try self.bytes(of: path) },
      print: { text in self.state.withLock { $0.printed += text } },
      complain: { text in self.state.withLock { $0.complained += text } })
  }

  private var folder: JournalFolder {
    JournalFolder(
      prefix: "", list: { () throws(FileProblem) in self.listing },
      read: { file throws(FileProblem) in try self.bytes(of: file.path) },
      update: { path, change in
        let old = self.state.withLock { $0.files[path] }
        let new = try change(old)
        self.state.withLock { $0.files[path] = new }
        return old == nil ? .created : old == new ? .unchanged : .replaced
      },
      write: { path, bytes in self.state.withLock { $0.files[path] = bytes } })
  }

  private var listing: JournalListing {
    var listing = JournalListing()
    for path in state.withLock({ $0.files.keys.sorted() }) {
      switch JournalLayout.kind(ofPath: path) {
      case .day(let day): listing.days.append(JournalFile(path: path, day: day))
      case .related(let day): listing.related.append(JournalFile(path: path, day: day))
      case .settings: listing.settings = JournalFile(path: path)
      case .habits: listing.habits = JournalFile(path: path)
      case .tasks: listing.tasks = JournalFile(path: path)
      case .recap: listing.recaps.append(JournalFile(path: path))
      default: break
      }
    }
    listing.days.sort { ($0.day, $0.path) < ($1.day, $1.path) }
    return listing
  }

  private func bytes(of path: String) throws(FileProblem) -> [UInt8] {
    guard !unreadable.contains(path) else { throw .unreadable("permission denied") }
    guard let bytes = state.withLock({ $0.files[path] }) else {
      throw .unreadable("no such file or directory")
    }
    return bytes
  }
}

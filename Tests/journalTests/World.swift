import JournalFormat
import Synchronization

@testable import journal

/// A made-up world: files that exist nowhere, a fixed clock, and what a command prints and writes.
final class World: Sendable {
  private struct State {
    var files: [String: [UInt8]]
    var commands: [Command] = []
    var state: [StateFiles.Kind: [UInt8]] = [:]
    var answers: [String]
    var printed = ""
    var complained = ""
    /// The programs that were run, with their arguments.
    var programs: [[String]] = []
  }

  /// A command that changed the files, with the files as they were before it.
  private struct Command {
    var label: String
    var before: [String: [UInt8]]
    var isUndone = false
  }

  private let state: Mutex<State>
  private let now: LocalMoment
  private let variables: [String: String]
  private let output: Terminal
  private let unreadable: Set<String>
  private let inputIsInteractive: Bool
  /// The minutes that the place is ahead of UTC; `nil` where every moment is now.
  private let zone: Int
  /// What a program run by a command does to the files.
  private let program: @Sendable ([String], inout [String: [UInt8]]) -> Int32

  init(
    _ files: [String: String] = [:], now: String = "2026-03-14T12:00", variables: [String: String] = [:],
    output: Terminal = .plain, unreadable: Set<String> = [], answers: [String]? = nil, total: String? = nil,
    zone: Int = 0,
    program: @escaping @Sendable ([String], inout [String: [UInt8]]) -> Int32 = { _, _ in 0 }
  ) {
    self.unreadable = unreadable
    self.zone = zone
    self.program = program
    inputIsInteractive = answers != nil
    state = Mutex(
      State(
        files: files.mapValues { Array($0.utf8) }, state: total.map { [.total: Array($0.utf8)] } ?? [:],
        answers: answers ?? []
      ))
    self.now = LocalMoment(now) ?? LocalMoment(day: Day(ordinal: 0), time: .noon)
    self.variables = variables
    self.output = output
  }

  /// What was written to standard output.
  var printed: String { state.withLock(\.printed) }
  /// What was written to standard error.
  var complained: String { state.withLock(\.complained) }

  /// The programs that were run, with their arguments.
  var programs: [[String]] { state.withLock(\.programs) }
  /// What the state folder says of the number of entries.
  var total: String? { state.withLock { $0.state[.total].map { String(decoding: $0, as: UTF8.self) } } }
  /// The paths of all files, in order.
  var paths: [String] { state.withLock { $0.files.keys.sorted() } }

  /// The text of a file, `nil` if there is none.
  func text(of path: String) -> String? {
    state.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  private func moment(_ seconds: Int) -> LocalMoment {
    let minutes = Int((Double(seconds) / 60).rounded(.down)) + zone
    let day = Day(ordinal: Int((Double(minutes) / 1_440).rounded(.down)))
    return LocalMoment(day: day, time: ClockTime(minutes: minutes - day.ordinal * 1_440) ?? .midnight)
  }

  var environment: CommandEnvironment {
    CommandEnvironment(
      now: now, localMoment: { self.moment($0) }, variable: { self.variables[$0] }, output: output,
      inputIsInteractive: inputIsInteractive,
      openJournal: { _ in self.folder }, beginJournal: { _, _ in self.folder },
      readFile: { path throws(FileProblem) in try self.bytes(of: path) },
      ask: { question in
        self.state.withLock {
          $0.complained += question
          return $0.answers.isEmpty ? nil : $0.answers.removeFirst()
        }
      },
      runProgram: { arguments in
        self.state.withLock {
          $0.programs.append(arguments)
          return self.program(arguments, &$0.files)
        }
      },
      makeDraft: { name, bytes in
        self.state.withLock { $0.files["/drafts/\(name)"] = bytes }
        return "/drafts/\(name)"
      },
      isLeftDraft: { path in self.state.withLock { $0.files[path] != nil } },
      removeDraft: { path in self.state.withLock { $0.files[path] = nil } },
      print: { text in self.state.withLock { $0.printed += text } },
      printError: { text in self.state.withLock { $0.complained += text } })
  }

  private var folder: JournalFolder {
    JournalFolder(
      prefix: "",
      list: { days throws(FileProblem) in
        var listing = self.listing
        guard let days else { return listing }
        listing.days.removeAll { !days.contains($0.day) }
        listing.related.removeAll { !days.contains($0.day) }
        listing.recaps = []
        return listing
      },
      read: { file throws(FileProblem) in try self.bytes(of: file.path) },
      update: { try self.update($0, $1) },
      discard: { self.discard(from: $0, $1) },
      transact: { try self.transact($0, $1) },
      beginExternalEdit: { self.beginExternalEdit($0, $1) },
      recordExternalEdit: { self.recordExternalEdit(&$0) },
      undoHistory: { self.state.withLock { $0.commands.reversed().map(Self.record) } },
      undoLast: { _ in try self.undoLast() },
      previewUndo: { _ in try self.previewUndo() },
      forgetUndo: {
        self.state.withLock { state in
          defer { state.commands = [] }
          return state.commands.map { Self.record($0).size }.reduce(0, +)
        }
      },
      write: { path, bytes in self.state.withLock { $0.files[path] = bytes } },
      readState: { kind in self.state.withLock { $0.state[kind] } },
      writeState: { kind, bytes in self.state.withLock { $0.state[kind] = bytes } })
  }

  private func update(_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome {
    let old = state.withLock { $0.files[path] }
    let new = try change(old)
    state.withLock { $0.files[path] = new }
    return old == nil ? .created : old == new ? .unchanged : .replaced
  }

  private func discard(from folder: String, _ isDiscarded: (String, [UInt8]) -> Bool) -> Int {
    let files = state.withLock(\.files).filter { path, bytes in
      guard path.hasPrefix(folder + "/") else { return false }
      let name = String(path.dropFirst(folder.count + 1))
      return !name.contains("/") && isDiscarded(name, bytes)
    }
    state.withLock { state in
      for path in files.keys { state.files[path] = nil }
    }
    return files.count
  }

  private func transact(_ label: String, _ body: (JournalTransaction) throws -> Void) throws {
    let before = state.withLock(\.files)
    let transaction = JournalTransaction(
      update: { try self.update($0, $1) },
      create: { path, bytes in
        guard self.state.withLock({ $0.files[path] }) == nil else { return false }
        self.state.withLock { $0.files[path] = bytes }
        return true
      },
      removeIf: { path, isExpected in
        guard let bytes = self.state.withLock({ $0.files[path] }), try isExpected?(bytes) ?? true else {
          throw CommandFailure(.refused, "‘\(path)’ cannot be removed")
        }
        self.state.withLock { $0.files[path] = nil }
      })
    do {
      try body(transaction)
    } catch {
      state.withLock { $0.files = before }
      throw error
    }
    state.withLock { state in
      if state.files != before { state.commands.append(Command(label: label, before: before)) }
    }
  }

  private func beginExternalEdit(_ path: String, _ label: String) -> ExternalEdit {
    state.withLock { state in ExternalEdit(path: path, label: label, bytes: state.files[path]) }
  }

  private func recordExternalEdit(_ file: inout ExternalEdit) -> Bool {
    state.withLock { state in
      let now = state.files[file.path]
      var before = state.files
      before[file.path] = file.bytes
      guard now != file.bytes else { return false }
      state.commands.append(Command(label: file.label, before: before))
      file.bytes = now
      return true
    }
  }

  private func undoLast() throws -> UndoOutcome {
    try state.withLock { state in
      guard let index = state.commands.lastIndex(where: { !$0.isUndone }) else {
        throw CommandFailure(.negativeResult, "there is no change that could be taken back")
      }
      let command = state.commands[index]
      let changed = Set(state.files.keys).union(command.before.keys)
        .filter { state.files[$0] != command.before[$0] }
      let files = changed.sorted().map { path in
        UndoOutcome.File(
          path: path,
          change: command.before[path] == nil
            ? .removed : state.files[path] == nil ? .broughtBack : .restored)
      }
      state.files = command.before
      state.commands[index].isUndone = true
      return UndoOutcome(record: Self.record(state.commands[index]), files: files)
    }
  }

  private func previewUndo() throws -> UndoPreview {
    try state.withLock { state in
      guard let command = state.commands.last(where: { !$0.isUndone }) else {
        throw CommandFailure(.negativeResult, "there is no change that could be taken back")
      }
      let changed = Set(state.files.keys).union(command.before.keys)
        .filter { state.files[$0] != command.before[$0] }
      return UndoPreview(
        record: Self.record(command),
        files: changed.sorted().map { .init(path: $0, now: state.files[$0], then: command.before[$0]) })
    }
  }

  private static func record(_ command: Command) -> UndoRecord {
    UndoRecord(
      id: command.label, label: command.label, time: 0, paths: [],
      size: command.before.values.map(\.count).reduce(0, +), isUndone: command.isUndone, isReadable: true)
  }

  private var listing: JournalListing {
    var listing = JournalListing()
    for path in state.withLock({ $0.files.keys.sorted() }) where !path.hasPrefix("/drafts/") {
      if let copy = ConflictCopy(path: path) { listing.copies.append(copy) }
      switch JournalLayout.kind(ofPath: path) {
      case .day(let day): listing.days.append(JournalFile(path: path, day: day))
      case .related(let day): listing.related.append(JournalFile(path: path, day: day))
      case .settings: listing.settings = JournalFile(path: path)
      case .habits: listing.habits = JournalFile(path: path)
      case .tasks: listing.tasks = JournalFile(path: path)
      case .recap: listing.recaps.append(JournalFile(path: path))
      default:
        if path.hasSuffix(".md") { listing.pages.append(JournalFile(path: path)) }
        if path.hasSuffix(".txt") || path.hasSuffix(".org") { listing.texts.append(JournalFile(path: path)) }
      }
    }
    listing.days.sort { ($0.day, $0.path) < ($1.day, $1.path) }
    return listing
  }

  private func bytes(of path: String) throws(FileProblem) -> [UInt8] {
    guard !unreadable.contains(path) else { throw .unreadable("permission denied") }
    guard let bytes = state.withLock({ $0.files[path] }) else { throw .missing }
    return bytes
  }
}

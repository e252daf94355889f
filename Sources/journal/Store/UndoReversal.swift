import JournalFormat

/// Undoes a recorded command: all of it, or nothing.
///
/// All changes to one file are undone together: the file's content can be compared with the result of the last change only.
struct UndoReversal {
  let writer: JournalWriter
  let id: UndoID
  let record: Descriptor
  let manifest: UndoManifest

  /// What undoing a file's changes requires.
  enum Step {
    case nothing
    case restore([(number: Int, splice: ByteSplice)])
    case remove([Fingerprint], folders: Int)
    case bringBack

    /// The group in which a step runs: 0 if it only restores text, 2 if it only removes text, 1 if it does both.
    fileprivate var turn: Int {
      switch self {
      case .nothing, .bringBack: 0
      case .remove: 2
      case .restore(let steps):
        if steps.allSatisfy(\.splice.inserted.isEmpty) {
          0
        } else if steps.allSatisfy(\.splice.removed.isEmpty) {
          2
        } else {
          1
        }
      }
    }
  }

  /// The steps in the order in which they run, each with its file.
  typealias Plan = [(history: FileHistory, step: Step)]

  /// Reads all files and decides what to do with each; throws if the changes to one of them cannot be undone.
  ///
  /// Steps that restore text run before those that remove text. So if undoing is interrupted, an entry that the command had moved is
  /// in both files, never in neither. Within these groups the last change is undone first.
  func plan() throws -> Plan {
    let steps = try FileHistory.all(of: manifest.changes).reversed().map { ($0, try step($0)) }
    return (0...2).flatMap { turn in steps.filter { $0.1.turn == turn } }
  }

  /// Carries out the plan in order; if a step fails, those already made are reverted.
  func carryOut(_ plan: Plan) throws -> [UndoOutcome.File] {
    var files: [UndoOutcome.File] = []
    var again: [() throws -> Void] = []
    do {
      for (history, step) in plan {
        files.append(
          UndoOutcome.File(path: history.path, change: try carryOut(step, of: history, undoing: &again)))
      }
    } catch {
      let failure = CommandFailure(wrapping: error)
      do {
        for redo in again.reversed() { try redo() }
      } catch {
        throw CommandFailure(
          .refused,
          "\(failure.reason); ‘\(manifest.label)’ was taken back only in part, and ‘journal undo’ once more takes back "
            + "the rest")
      }
      throw CommandFailure(failure.status, "\(failure.reason); ‘\(manifest.label)’ was not taken back")
    }
    return files
  }

  /// What `carryOut` would change; changes nothing.
  func preview(_ plan: Plan) throws -> [UndoPreview.File] {
    try plan.compactMap { history, step in
      let current = try current(history.path)
      switch step {
      case .nothing: return nil
      case .restore(let steps):
        return .init(path: history.path, now: current, then: try reversed(steps, from: current, of: history))
      case .remove: return .init(path: history.path, now: current, then: nil)
      case .bringBack:
        let kept = try? UndoStore.bytes(of: UndoRecording.name(history.number, "before"), in: record)
        return .init(path: history.path, now: nil, then: kept)
      }
    }
  }

  /// The state of a command, as found in the files.
  enum Standing {
    /// The files contain some of its changes, or undoing it was begun.
    case made
    /// It was killed before it changed anything.
    case neverMade
    case takenBackByHand
  }

  func standing(_ plan: Plan) -> Standing {
    let isNothingLeft = plan.allSatisfy { if case .nothing = $0.step { true } else { false } }
    guard isNothingLeft, !plan.contains(where: { isCutOff($0.history) }) else { return .made }
    return manifest.isDone ? .takenBackByHand : .neverMade
  }

  /// Whether undoing this file was begun before and interrupted.
  private func isCutOff(_ history: FileHistory) -> Bool {
    switch history.kind {
    case .remove: manifest.isDone && (try? isKept(UndoRecording.name(history.number, "before"))) != true
    default: (try? isKept(UndoRecording.name(history.number, "after"))) != false
    }
  }

  /// What is to be done about a file; a failure if its changes collide with what happened since.
  private func step(_ history: FileHistory) throws -> Step {
    switch history.kind {
    case .update(let steps):
      let current = try current(history.path)
      return try reversed(steps, from: current, of: history) == current ? .nothing : .restore(steps)
    case .create(let prints, let folders):
      guard let current = try current(history.path) else { return .nothing }
      guard prints.contains(where: { $0.matches(current) }) else {
        throw collision(history, "has been changed since")
      }
      return .remove(prints, folders: folders)
    case .remove:
      let name = UndoRecording.name(history.number, "before")
      guard try isKept(name) else { return .nothing }
      guard let current = try current(history.path) else { return .bringBack }
      guard (try? UndoStore.bytes(of: name, in: record)) == current else {
        throw collision(history, "is there again")
      }
      return .nothing
    }
  }

  /// What the file held before the command, with what was changed elsewhere since.
  private func reversed(
    _ steps: [(number: Int, splice: ByteSplice)], from current: [UInt8]?, of history: FileHistory
  ) throws -> [UInt8] {
    guard let current else { throw collision(history, "is gone") }
    if steps.first?.splice.before.matches(current) == true { return current }
    if let before = FileHistory.takenBack(steps, from: current) { return before }
    if let before = merged(steps, current) { return before }
    // If another program saved the file between two steps, one step does not start from the result of the other: undo them singly.
    return try steps.reversed().reduce(current) { bytes, step in
      guard let before = step.splice.takenBack(from: bytes) ?? merged([step], bytes) else {
        throw collision(history, "has been changed since in the same place")
      }
      return before
    }
  }

  /// `current` without the steps' changes, by a three-way merge; `nil` if they overlap with later ones.
  private func merged(_ steps: [(number: Int, splice: ByteSplice)], _ current: [UInt8]) -> [UInt8]? {
    guard let first = steps.first, FileBounds.text.excess(of: current) == nil,
      let before = try? UndoStore.bytes(of: UndoRecording.name(first.number, "before"), in: record),
      let after = FileHistory.applied(steps, to: before)
    else { return nil }
    return mergedLines(base: after, before, current)
  }

  private func carryOut(
    _ step: Step, of history: FileHistory, undoing again: inout [() throws -> Void]
  ) throws -> UndoOutcome.Change {
    let path = history.path
    switch step {
    case .nothing: return .untouched
    case .restore(let steps):
      var places: [AtomicWrite.Place] = []
      var displaced: [UInt8]?
      var written: [UInt8] = []
      // A step that throws may have changed the file, for example if only the sync failed.
      again.append { [writer] in
        guard let displaced else { return }
        _ = try writer.update(path) { current in
          guard current == written || current == displaced else {
            throw collision(history, "has been changed since")
          }
          return displaced
        }
        places.forEach(AtomicWrite.remove)
      }
      // An editor that saved its text over ours has it taken back there as well, and that displaces another file.
      let keeps: (UndoManifest.Kind) -> AtomicWrite.Place = { _ in
        places.append(freePlace(history))
        return places[places.count - 1]
      }
      _ = try writer.update(path, note: keeps) { current in
        displaced = current
        written = try reversed(steps, from: current, of: history)
        return written
      }
      return steps.first?.splice.before.matches(written) == true ? .restored : .parted
    case .remove(let prints, let folders):
      let place = freePlace(history)
      again.append { [writer] in
        guard try isKept(place.name) else { return }
        try AtomicWrite.bringBack(place, to: path, in: writer.journal)
      }
      try AtomicWrite.takeAway(
        path, in: writer.journal, to: { place }, if: { bytes in prints.contains { $0.matches(bytes) } })
      writer.removeFolders(folders, of: path)
      return .removed
    case .bringBack:
      let place = record.place(UndoRecording.name(history.number, "before"))
      again.append { [writer] in
        guard try !isKept(place.name) else { return }
        try AtomicWrite.takeAway(path, in: writer.journal, to: { place })
      }
      try AtomicWrite.bringBack(place, to: path, in: writer.journal)
      return .broughtBack
    }
  }

  /// What a file holds now; `nil` if there is none.
  private func current(_ path: String) throws -> [UInt8]? {
    do {
      // No command writes to hidden paths, but the record may come from somebody else's journal.
      let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      guard !AtomicWrite.isHidden(parts) else { throw hidden(path) }
      let target = try AtomicWrite.find(path, in: writer.journal, making: false)
      guard !target.isHidden else { throw hidden(path) }
      return try AtomicWrite(at: target, shownAs: path, in: writer.journal).existing()?.bytes
    } catch is AtomicWrite.MissingFolder {
      return nil
    }
  }

  /// Whether the record holds a file of that name.
  private func isKept(_ name: [UInt8]) throws -> Bool {
    if let status = record.status(of: name) { return status.isFile }
    if errno == ENOENT { return false }
    throw CommandFailure(
      .refused, "‘.journal/undo/\(id.name)’ cannot be looked at: \(systemMessage(errno)); nothing was changed"
    )
  }

  /// Where to keep the file that undoing displaces: `1.after`, or the first such name that is free.
  private func freePlace(_ history: FileHistory) -> AtomicWrite.Place {
    var name = UndoRecording.name(history.number, "after")
    for attempt in 2..<100 where AtomicWrite.isThere(record.place(name)) {
      name = UndoRecording.name(history.number, "after-\(attempt)")
    }
    return record.place(name)
  }

  private func hidden(_ path: String) -> CommandFailure {
    CommandFailure(
      .refused,
      "the record ‘.journal/undo/\(id.name)’ names ‘\(path)’, where no command writes, so nothing was taken back"
    )
  }

  private func collision(_ history: FileHistory, _ what: String) -> CommandFailure {
    let name = UndoRecording.name(history.number, "before")
    // After a crash between the swap and the move, the displaced file is in a `leftovers-` folder instead.
    let kept = (try? isKept(name)) == true ? "\(id.name)/\(String(decoding: name, as: UTF8.self))" : ""
    let place = "\(writer.journal.path)/.journal/undo/\(kept)"
    let remedy =
      switch history.kind {
      case .update: "what it held before is in ‘\(place)’; change it by hand"
      case .create: "remove it by hand, or what you do not want of it"
      case .remove: "what was removed is in ‘\(place)’; put it where you want it"
      }
    return CommandFailure(
      .refused,
      "‘\(history.path)’ \(what), so ‘\(manifest.label)’ cannot be taken back and nothing was changed; \(remedy)"
    )
  }
}

/// Undoing commands.
extension JournalChanges {
  /// Takes back the last command that has not been taken back.
  ///
  /// If the files contain none of a command's changes any more, it is marked as taken back and the command before it is tried. With
  /// `.lastPossible`, commands that conflict with later changes are skipped too; they stay in the list.
  func undoLast(_ choice: UndoChoice = .last) throws -> UndoOutcome {
    try last(choice, isPreview: false) { reversal, plan, passed in
      let files = try reversal.carryOut(plan)
      do throws(CommandFailure) {
        try UndoStore.markUndone(reversal.record)
      } catch {
        throw CommandFailure(
          .refused,
          "‘\(reversal.manifest.label)’ was taken back, but that is not noted yet: \(error.reason); ‘journal undo’ "
            + "once more notes it")
      }
      var manifest = reversal.manifest
      manifest.isUndone = true
      return Self.describe(reversal, manifest).map {
        UndoOutcome(record: $0, files: files, passed: passed)
      }
    }
  }

  /// What `undoLast` would do.
  func previewUndo(_ choice: UndoChoice = .last) throws -> UndoPreview {
    try last(choice, isPreview: true) { reversal, plan, passed in
      let files = try reversal.preview(plan)
      return Self.describe(reversal, reversal.manifest).map {
        UndoPreview(record: $0, files: files, passed: passed)
      }
    }
  }

  private static func describe(_ reversal: UndoReversal, _ manifest: UndoManifest) -> UndoRecord? {
    UndoStore.describe(reversal.id, manifest, size: UndoStore.size(of: reversal.record))
  }

  /// The result of `body` for the last command that can be undone.
  private func last<Result>(
    _ choice: UndoChoice, isPreview: Bool,
    _ body: (UndoReversal, UndoReversal.Plan, [UndoPassed]) throws -> Result?
  ) throws -> Result {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    var passed: [UndoPassed] = []
    for id in try writer.requiredStore().ids().reversed() {
      var label = ".journal/undo/\(id.name)"
      let (reversal, plan): (UndoReversal, UndoReversal.Plan)
      do {
        guard let found = try self.reversal(of: id, writer) else { continue }
        label = found.manifest.label
        guard (label == UndoManifest.syncLabel) == (choice == .lastSync) else {
          let brought = UndoPassed(label: label, reason: .brought)
          if choice != .lastSync, !passed.contains(brought) { passed.append(brought) }
          continue
        }
        (reversal, plan) = (found, try found.plan())
      } catch let failure as CommandFailure where failure.status == .refused {
        guard choice == .lastPossible else { throw Self.refusal(failure, after: passed) }
        passed.append(UndoPassed(label: label, reason: .collides))
        continue
      }
      let standing = reversal.standing(plan)
      if standing == .made, let result = try body(reversal, plan, passed) { return result }
      if standing == .takenBackByHand { passed.append(UndoPassed(label: label, reason: .takenBackByHand)) }
      if !isPreview { try UndoStore.markUndone(reversal.record) }
    }
    guard !passed.isEmpty else {
      throw CommandFailure(.negativeResult, "there is no change that could be taken back")
    }
    throw CommandFailure(
      .negativeResult,
      passed.map { "\($0.message); " }.joined() + "there is no other change that could be taken back")
  }

  /// How to undo a record; `nil` if it was undone, or is empty.
  private func reversal(of id: UndoID, _ writer: JournalWriter) throws -> UndoReversal? {
    let place = "\(path)/.journal/undo/\(id.name)"
    guard let folder = try writer.requiredStore().open(id) else {
      throw CommandFailure(.refused, "‘\(place)’ cannot be opened; nothing was taken back")
    }
    guard let manifest = UndoStore.manifest(in: folder) else {
      throw CommandFailure(
        .refused, "the record of the last change, ‘\(place)’, is damaged, so nothing was taken back")
    }
    guard !manifest.isUndone, !manifest.changes.isEmpty else { return nil }
    return UndoReversal(writer: writer, id: id, record: folder, manifest: manifest)
  }

  private static func refusal(_ failure: CommandFailure, after passed: [UndoPassed]) -> CommandFailure {
    CommandFailure(
      failure.status,
      passed.map { "\($0.message); " }.joined() + failure.message
        + "; ‘journal undo --skip’ passes over it and takes back the change before it")
  }
}

/// A command that changed the diary, as `journal undo --list` shows it.
struct UndoRecord: Hashable, Sendable {
  /// The name of its folder in `.journal/undo`.
  var id: String
  /// The command's label; empty if the record cannot be read.
  var label: String
  /// When it ran, in seconds since 1970.
  var time: Int
  /// The files it changed, each once.
  var paths: [String]
  /// The bytes that the record takes.
  var size: Int
  /// Whether it was undone already.
  var isUndone: Bool
  /// Whether the record can be parsed.
  var isReadable: Bool
}

/// What `journal undo` did.
struct UndoOutcome: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    /// The file has its earlier content again.
    case restored
    /// It has its earlier content, with what was changed elsewhere in it since.
    case parted
    /// A file that the command created is gone.
    case removed
    /// A file that the command removed is back.
    case broughtBack
    /// It was as before already.
    case untouched
  }

  var record: UndoRecord
  /// The command's files in the order in which they were undone.
  var files: [File]
  /// The later commands that were skipped, the latest first.
  var passed: [UndoPassed] = []

  struct File: Hashable, Sendable {
    var path: String
    var change: Change
  }
}

/// What `journal undo` would do.
struct UndoPreview: Hashable, Sendable {
  struct File: Hashable, Sendable {
    var path: String
    /// What it holds, and what it would hold; `nil` where there is no file.
    var now: [UInt8]?
    var then: [UInt8]?
  }

  var record: UndoRecord
  /// The files that would change, in that order.
  var files: [File]
  /// The later commands that would be skipped, the latest first.
  var passed: [UndoPassed] = []
}

/// Which command `journal undo` undoes.
enum UndoChoice: Hashable, Sendable {
  /// The last one except `journal sync`, which brings what others wrote.
  case last
  /// The last one that can be undone, whatever came after it.
  case lastPossible
  /// The last `journal sync` that wrote something.
  case lastSync
}

/// A command that `journal undo` skipped.
struct UndoPassed: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// Nothing of it was left, so it counts as undone.
    case takenBackByHand
    /// It cannot be undone as the files are now.
    case collides
    /// It brought what others wrote, which is undone only on request.
    case brought
  }

  /// The command's label, or where its record lies.
  var label: String
  var reason: Reason

  var message: String {
    switch reason {
    case .takenBackByHand: "‘\(label)’ was taken back by hand already"
    case .collides: "passed over ‘\(label)’, which cannot be taken back as the files are now"
    case .brought:
      "passed over ‘\(label)’, which brought what other devices wrote; ‘journal undo --sync’ takes that back"
    }
  }
}

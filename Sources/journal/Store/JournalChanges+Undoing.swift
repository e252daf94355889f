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

/// A command, or an undo, that was interrupted.
struct InterruptedCommand: Hashable, Sendable {
  /// The command's label.
  var label: String
  /// The files that have its changes.
  var paths: [String]
  /// Whether it was being undone.
  var isTakingBack: Bool

  /// What is incomplete, and how to undo it.
  var message: String {
    let files = listed(paths)
    if label == UndoManifest.syncLabel, !isTakingBack {
      return
        "‘journal sync’ was interrupted after it had written \(files); the next ‘journal sync’ goes on with it"
    }
    return isTakingBack
      ? "‘\(label)’ was taken back only in part: \(files) still \(paths.count == 1 ? "holds" : "hold") what it changed; "
        + "‘journal undo’ takes back the rest"
      : "‘\(label)’ was interrupted after it had changed \(files); ‘journal undo’ takes that back"
  }

  /// `a`, `a and b`, `a, b and 3 more files`.
  private func listed(_ paths: [String]) -> String {
    switch paths.count {
    case ...2: paths.joined(separator: " and ")
    default: "\(paths[0]), \(paths[1]) and \(counted(paths.count - 2, "more file"))"
    }
  }
}

extension JournalChanges {
  /// The last command if its record has no `done` line and the files contain some of its changes, or if it was undone only in part.
  ///
  /// The `done` line is not synced, so a power failure just after a complete command can lose it as well. The files contain the
  /// command's changes then too, and `journal undo` takes them back, as the message says.
  func interrupted() -> InterruptedCommand? {
    guard let top = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY), let own = top.folder(".journal".utf8),
      let folder = own.folder("undo".utf8), Self.isIdle(top, own)
    else { return nil }
    let store = UndoStore(folder: folder, now: 0)
    guard let id = try? store.ids().last, let record = store.open(id),
      let manifest = UndoStore.manifest(in: record), !manifest.isUndone
    else { return nil }
    let histories = FileHistory.all(of: manifest.changes)
    // This runs at the start of every command, and few were interrupted: check the record before reading files.
    let mayBeTakingBack =
      manifest.isDone
      && (histories.contains { UndoStore.holds(UndoRecording.name($0.number, "after"), in: record) }
        || own.folder("tmp".utf8).map(Self.holdsFiles) ?? false)
    guard mayBeTakingBack || !manifest.isDone else { return nil }
    let reader = FolderReader(root: path)
    let made = histories.filter { history in
      history.isMade(
        of: try? reader.bytes(of: JournalFile(path: history.path)),
        isKept: UndoStore.holds(UndoRecording.name(history.number, "before"), in: record))
    }
    let isTakingBack = mayBeTakingBack && made.count < histories.count
    guard !made.isEmpty, isTakingBack || !manifest.isDone else { return nil }
    return InterruptedCommand(label: manifest.label, paths: made.map(\.path), isTakingBack: isTakingBack)
  }

  /// Whether a folder contains files, as `.journal/tmp` does during a swap.
  private static func holdsFiles(_ folder: Descriptor) -> Bool {
    var isEmpty = true
    try? forEachEntry(ofFolder: [], below: folder) { _ in
      isEmpty = false
      return false
    }
    return !isEmpty
  }

  /// Whether no command is writing now; the record of a running command has no `done` line either.
  private static func isIdle(_ top: Descriptor, _ own: Descriptor) -> Bool {
    // A program that was just started holds a copy of the lock for a moment.
    var error = EWOULDBLOCK
    for _ in 0..<5 where error == EWOULDBLOCK {
      if uninterrupted({ flock(top.number, LOCK_SH | LOCK_NB) }) == 0 { return true }
      error = errno
      if error == EWOULDBLOCK { Patience().wait() }
    }
    guard error != EWOULDBLOCK else { return false }
    // If a folder cannot be locked, a file in `.journal` is.
    guard let file = own.open("lock".utf8, O_RDONLY | O_NOFOLLOW) else { return false }
    return uninterrupted { flock(file.number, LOCK_SH | LOCK_NB) } == 0
  }
}

extension FileHistory {
  /// Whether a file may contain some of the change. `current` is its content, `nil` if there is no file; `isKept` says whether the
  /// record holds the file that the change displaced.
  fileprivate func isMade(of current: [UInt8]?, isKept: Bool) -> Bool {
    switch kind {
    case .update(let steps): current.map { steps.first?.splice.before.matches($0) != true } ?? false
    case .create: current != nil
    case .remove: current == nil && isKept
    }
  }
}

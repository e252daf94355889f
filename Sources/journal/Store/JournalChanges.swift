/// The changes of a journal on the disk: making them, and taking them back.
struct JournalChanges: Sendable {
  /// The journal's folder.
  let path: String
  var now: @Sendable () -> Int = { SystemClock.secondsSince1970() }
  var patience = Patience()

  func writer() throws -> JournalWriter { try JournalWriter(path, now: now(), patience: patience) }

  /// Replaces a file that is no part of the diary; it cannot be taken back.
  func update(_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome {
    try writer().update(path, change)
  }

  /// Changes the diary as one command.
  func transact(_ label: String, _ body: (JournalTransaction) throws -> Void) throws {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    _ = try Self.transact(label, in: writer, body)
  }

  /// The same under a lock that is held; the record, if there is one.
  static func transact(
    _ label: String, in writer: JournalWriter, _ body: (JournalTransaction) throws -> Void
  ) throws -> UndoID? {
    let store = try writer.requiredStore()
    let recording = UndoRecording(store, label: label)
    do {
      try body(Self.transaction(writer, recording))
    } catch {
      try Self.takeBack(recording, writer, store, after: error)
      throw error
    }
    recording.finish()
    return recording.record?.id
  }

  private static func transaction(_ writer: JournalWriter, _ recording: UndoRecording) -> JournalTransaction {
    JournalTransaction(
      update: { path, change in
        recording.beginChange()
        return try writer.update(path, note: { try recording.note(path, $0) }, change)
      },
      create: { path, bytes in
        recording.beginChange()
        do {
          _ = try writer.update(path, note: { try recording.note(path, $0) }) { existing in
            guard existing == nil else { throw AlreadyThere() }
            return bytes
          }
          return true
        } catch is AlreadyThere {
          return false
        }
      },
      removeIf: { path, isExpected in
        recording.beginChange()
        try AtomicWrite.takeAway(
          path, in: writer.journal, to: { try recording.note(path, .remove) }, if: isExpected)
      })
  }

  private struct AlreadyThere: Error {}

  /// Takes back what a command had changed when it failed.
  private static func takeBack(
    _ recording: UndoRecording, _ writer: JournalWriter, _ store: UndoStore, after failure: any Error
  ) throws {
    guard let (id, folder) = recording.record else { return }
    let reversal = UndoReversal(writer: writer, id: id, record: folder, manifest: recording.manifest)
    do {
      let isUntouched = try reversal.run().allSatisfy { $0.change == .untouched }
      if !isUntouched || !store.removeIfOnlyBegun(id) { try UndoStore.markUndone(folder) }
    } catch {
      guard let failure = failure as? CommandFailure else { return }
      throw CommandFailure(
        failure.status,
        "\(failure.message); the command stopped half-way, and ‘journal undo’ takes back what it had changed")
    }
  }

  /// The commands that changed the diary, newest first.
  func history() throws -> [UndoRecord] {
    guard let own = try OpenJournal(path).own else { return [] }
    return try UndoStore(own, now: now()).history()
  }

  /// Takes back the last command that has not been taken back, with an `id` only if it is that one.
  func undoLast(_ id: String? = nil) throws -> UndoOutcome {
    try last { reversal in
      guard id == nil || id == reversal.id.name else {
        throw CommandFailure(.nothingFound, "another command has changed the diary since")
      }
      let files = try reversal.run()
      try UndoStore.markUndone(reversal.record)
      var manifest = reversal.manifest
      manifest.isUndone = true
      // A command that was killed before it changed anything is none.
      if !manifest.isDone, files.allSatisfy({ $0.change == .untouched }) { return nil }
      return Self.describe(reversal, manifest).map { UndoOutcome(record: $0, files: files) }
    }
  }

  /// What `undoLast` would do.
  func previewUndo() throws -> UndoPreview {
    try last { reversal in
      let files = try reversal.preview()
      if !reversal.manifest.isDone, files.isEmpty { return nil }
      return Self.describe(reversal, reversal.manifest).map { UndoPreview(record: $0, files: files) }
    }
  }

  private static func describe(_ reversal: UndoReversal, _ manifest: UndoManifest) -> UndoRecord? {
    UndoStore.describe(reversal.id, manifest, size: UndoStore.size(of: reversal.record))
  }

  /// What `body` makes of the last command that has not been taken back, or of the one before where that is `nil`.
  private func last<Result>(_ body: (UndoReversal) throws -> Result?) throws -> Result {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    let store = try writer.requiredStore()
    for id in try store.ids().reversed() {
      guard let folder = store.open(id) else {
        throw CommandFailure(
          .refused,
          "‘\(path)/.journal/undo/\(id.name)’ cannot be opened; nothing was taken back"
        )
      }
      guard let manifest = UndoStore.manifest(in: folder) else {
        throw CommandFailure(
          .refused,
          "the record of the last change, ‘\(path)/.journal/undo/\(id.name)’, is damaged, so nothing was taken back; "
            + "move it away to take back the change before it")
      }
      guard !manifest.isUndone, !manifest.changes.isEmpty else { continue }
      let reversal = UndoReversal(writer: writer, id: id, record: folder, manifest: manifest)
      if let result = try body(reversal) { return result }
    }
    throw CommandFailure(.nothingFound, "there is no change that could be taken back")
  }

  /// Removes all that is kept for taking back.
  func forget() throws -> Int {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    return try writer.requiredStore().forget()
  }
}

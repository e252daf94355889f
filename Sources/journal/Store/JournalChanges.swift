/// Changes to a journal on disk, each recorded so that it can be undone.
struct JournalChanges: Sendable {
  /// The journal's folder.
  let path: String
  var now: @Sendable () -> Int = { SystemClock.secondsSince1970() }
  var patience = Patience()
  /// Warns of an unexpected effect of a change that was made.
  var warn: @Sendable (String) -> Void = { _ in }

  func writer() throws -> JournalWriter {
    try JournalWriter(path, now: now(), patience: patience, warn: warn)
  }

  /// Replaces a file that is not part of the diary; cannot be undone.
  func update(_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome {
    try writer().update(path, change)
  }

  /// Changes the diary as one transaction: all of `body`'s changes, or none.
  func transact(_ label: String, _ body: (JournalTransaction) throws -> Void) throws {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    _ = try Self.transact(label, in: writer, body)
  }

  /// The same under a lock that is already held; returns the undo record, if anything changed.
  static func transact(
    _ label: String, in writer: JournalWriter, _ body: (JournalTransaction) throws -> Void
  ) throws -> UndoID? {
    let store = try writer.requiredStore()
    let recording = UndoRecording(store, label: label)
    do {
      try body(Self.transaction(writer, recording))
    } catch {
      try Self.takeBack(recording, writer: writer, store: store, after: error)
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

  /// Rolls back the changes of a command that failed.
  private static func takeBack(
    _ recording: UndoRecording, writer: JournalWriter, store: UndoStore, after failure: any Error
  ) throws {
    guard let (id, folder) = recording.record else { return }
    let reversal = UndoReversal(writer: writer, id: id, record: folder, manifest: recording.manifest)
    var end = "what the command had changed was taken back"
    do {
      let isUntouched = try reversal.carryOut(reversal.plan()).allSatisfy { $0.change == .untouched }
      if isUntouched, store.removeIfOnlyBegun(id) { return }
      // If the mark cannot be written, the next undo finds none of the command's changes in the files and skips the record.
      try? UndoStore.markUndone(folder)
      if isUntouched { return }
    } catch {
      end = "the command stopped half-way, and ‘journal undo’ takes back what it had changed"
    }
    guard let failure = failure as? CommandFailure else { return }
    throw CommandFailure(failure.status, "\(failure.reason); \(end)")
  }

  /// The commands that changed the diary, newest first.
  func history() throws -> [UndoRecord] {
    guard let own = try OpenJournal(path).own else { return [] }
    return try UndoStore(own, now: now()).history()
  }

  /// Removes all undo records; returns how many bytes they took.
  func forget() throws -> Int {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    return try writer.requiredStore().forget()
  }
}

extension JournalChanges {
  /// Deletes the files of a folder that the closure picks by name and content, and the folder if it is empty then; returns how many.
  ///
  /// They are not part of the diary, so `journal undo` does not restore them. Files that cannot be read or deleted stay.
  func discard(
    from folder: String, where isDiscarded: (_ name: String, _ bytes: [UInt8]) -> Bool
  ) throws -> Int {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    guard let own = writer.journal.own,
      let found = try? AtomicWrite.find(folder, in: writer.journal, making: false)
    else { return 0 }
    let entries = FolderEntries(ofFolder: found.name, below: found.folder.descriptor).readable
    let names = entries.filter { $0.kind == .file }.compactMap { String(validating: $0.name, as: UTF8.self) }
    var discarded = 0
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      guard let bytes = try? writer.look(at: path)?.bytes, isDiscarded(name, bytes) else { continue }
      let place = own.unfinished.place("discarded-\(getpid())-\(discarded)")
      do {
        try AtomicWrite.takeAway(path, in: writer.journal, to: { place }) { $0 == bytes }
      } catch {
        continue
      }
      AtomicWrite.remove(place)
      discarded += 1
    }
    if discarded > 0 { writer.removeFolders(1, of: "\(folder)/") }
    return discarded
  }
}

/// Exclusive write access to a journal, under its lock.
struct JournalWriter {
  let journal: OpenJournal
  let store: UndoStore?
  private let lock: Descriptor
  /// Why there is no `store`.
  private let storeFailure: CommandFailure?

  /// Waits for the lock, and moves temporary files left by a crash aside. The lock is held as long as the value lives.
  init(
    _ path: String, now: Int, patience: Patience = Patience(),
    warn: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(CommandFailure) {
    journal = try OpenJournal(path, patience: patience, warn: warn)
    lock = try JournalLock.take(journal)
    do throws(CommandFailure) {
      guard let own = journal.own else {
        throw CommandFailure(
          .refused,
          "‘.journal’, which keeps what is displaced, cannot be made a folder here: \(journal.ownProblem); "
            + "nothing was changed")
      }
      let store = try UndoStore(own, now: now)
      store.rescueLeftovers(of: own)
      (self.store, storeFailure) = (store, nil)
    } catch {
      (store, storeFailure) = (nil, error)
    }
  }

  /// The undo store, for commands that can be taken back.
  func requiredStore() throws -> UndoStore {
    if let store { return store }
    throw storeFailure ?? CommandFailure(.refused, "there is no ‘.journal/undo’ here")
  }

  /// Replaces the file at `path`. `note` records the change first, and returns where to keep the displaced file.
  func update(
    _ path: String, note: ((UndoManifest.Kind) throws -> AtomicWrite.Place)? = nil,
    _ change: ([UInt8]?) throws -> [UInt8]
  ) throws -> WriteOutcome {
    var write = try AtomicWrite(path, in: journal)
    let made = write.target.parentsOfNewFolders.count
    store?.rescueLeftovers(beside: write.target.folder.descriptor)
    if let note {
      write.keeping = { old, new in
        try note(
          old.map { .update(ByteSplice(from: $0, to: new)) } ?? .create(Fingerprint(new), folders: made))
      }
    }
    do {
      return try write.run(change)
    } catch {
      removeFolders(made, of: path)
      throw error
    }
  }

  /// The bytes and mode of a file, without waiting for writers; `nil` if there is none.
  func look(at path: String) throws -> (bytes: [UInt8], mode: UInt32)? {
    let target: AtomicWrite.Target
    do {
      target = try AtomicWrite.find(path, in: journal, making: false)
    } catch is AtomicWrite.MissingFolder {
      return nil
    }
    return try refusing("‘\(path)’") { () throws(FileProblem) in
      try ifThere { () throws(FileProblem) in
        try FileReading.bytesAndMode(of: target.name, in: target.folder.descriptor)
      }
    }
  }

  /// Removes up to `count` of the innermost folders of `path`, as far as they are empty.
  func removeFolders(_ count: Int, of path: String) {
    var folder = path
    for _ in 0..<count {
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
      folder = String(folder[..<slash])
      guard let found = try? AtomicWrite.find(folder, in: journal, making: false) else { return }
      guard AtomicWrite.removeFolder(found.place) == 0 else { return }
    }
  }
}

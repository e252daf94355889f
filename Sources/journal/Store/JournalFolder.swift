import JournalFormat

/// What commands do with a journal's folder, as values and closures; a test makes its own.
struct JournalFolder: Sendable {
  /// The prefix for paths of the journal, relative to the working folder.
  var prefix: String
  /// Lists the files: all, or the day files of a period and the files that are of no day, without recaps and without entering
  /// folders named for other years or months.
  var list: @Sendable (_ days: ClosedRange<Day>?) throws(FileProblem) -> JournalListing
  /// Reads one of them.
  var read: @Sendable (JournalFile) throws(FileProblem) -> [UInt8]
  /// Replaces the file at a path by the closure's result for its content, which is `nil` if it does not exist.
  var update: @Sendable (_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome
  /// Removes the files of a folder that the closure picks by name and content, and the folder if it is empty then;
  /// returns how many.
  ///
  /// Like `update` it is not for the diary, and cannot be undone.
  var discard:
    @Sendable (_ folder: String, _ isDiscarded: (_ name: String, _ bytes: [UInt8]) -> Bool) throws -> Int
  /// Changes the diary under the journal's lock, as one transaction that `journal undo` takes back.
  ///
  /// If the closure throws, its changes are rolled back. It must not use `update` or `transact` of
  /// the folder, which would wait for its own lock, nor wait for an editor, git or the network.
  var transact: @Sendable (_ label: String, _ body: (JournalTransaction) throws -> Void) throws -> Void
  /// Remembers a file before another program, such as an editor, changes it without a lock.
  var beginExternalEdit: @Sendable (_ path: String, _ label: String) throws -> ExternalEdit
  /// Records that program's changes as one command that `journal undo` takes back; `false` if there are none.
  var recordExternalEdit: @Sendable (_ file: inout ExternalEdit) throws -> Bool
  /// The commands that changed the diary, newest first.
  var undoHistory: @Sendable () throws -> [UndoRecord]
  /// Undoes the last command that was not undone yet, completely, or throws and changes nothing.
  var undoLast: @Sendable (_ choice: UndoChoice) throws -> UndoOutcome
  /// What `undoLast` would do; throws if that would.
  var previewUndo: @Sendable (_ choice: UndoChoice) throws -> UndoPreview
  /// Removes all undo records, and returns how many bytes they took.
  var forgetUndo: @Sendable () throws -> Int
  /// Writes the file given by `--output`, wherever it is.
  var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
  /// Makes the folder given by `--output` for the user alone, unless it is there.
  var makeFolder: @Sendable (_ path: String) throws -> Void = { _ in }
  /// A state file of this journal in the user's state folder; `nil` if there is none.
  var readState: @Sendable (StateFiles.Kind) -> [UInt8]?
  /// Writes a state file. It may be lost at any time, so errors are ignored.
  var writeState: @Sendable (StateFiles.Kind, _ bytes: [UInt8]) -> Void
  /// The findings about the journal's repository.
  var repositoryFindings: @Sendable () -> [FileFindings] = { [] }
  /// The last command that changed the diary, if it was interrupted; found without changing anything.
  var interrupted: @Sendable () -> InterruptedCommand? = { nil }
}

/// The result of writing a file.
enum WriteOutcome: Hashable, Sendable {
  case created, replaced
  /// The file had these bytes already and was not written.
  case unchanged
}

extension JournalFolder {
  /// What `list` returns; throws a `CommandFailure`.
  func listing(of days: ClosedRange<Day>? = nil) throws(CommandFailure) -> JournalListing {
    try refusing("the journal’s folder") { () throws(FileProblem) in try list(days) }
  }

  /// The bytes of the file at a path; `nil` if there is none. If it cannot be read, the error ends with `consequence`.
  func bytes(at path: String, _ consequence: String = "") throws(CommandFailure) -> [UInt8]? {
    try refusing(prefix + path, consequence: consequence) { () throws(FileProblem) in
      try ifThere { () throws(FileProblem) in try read(JournalFile(path: path)) }
    }
  }

  /// The path of the folder, relative to the working folder.
  var path: String { prefix.isEmpty ? "." : prefix }
}

/// The changes that a command can make to the files of a journal. Paths are relative to its folder.
struct JournalTransaction {
  /// Replaces a file by the closure's result for its content, which is `nil` if it does not exist.
  ///
  /// The closure is called again with the new content if the file is changed meanwhile.
  var update: (_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome
  /// Creates a file; returns `false`, and changes nothing, if it exists.
  var create: (_ path: String, _ bytes: [UInt8]) throws -> Bool
  /// Moves a file to the undo store. Throws if the closure, if given, rejects its content.
  var removeIf: (_ path: String, _ isExpected: (([UInt8]) throws -> Bool)?) throws -> Void

  /// The same for commands that parse what they change: throws for files that exceed the limits before or after.
  var bounded: JournalTransaction {
    JournalTransaction(
      update: { path, change in
        try update(path) { old in
          if let old { try Self.check(old, of: path, isNew: false) }
          let new = try change(old)
          if new != old { try Self.check(new, of: path, isNew: true) }
          return new
        }
      },
      create: { path, bytes in
        try Self.check(bytes, of: path, isNew: true)
        return try create(path, bytes)
      },
      removeIf: removeIf)
  }

  private static func check(
    _ bytes: [UInt8], of path: String, isNew: Bool
  ) throws(CommandFailure) {
    let consequence = isNew ? "; nothing was changed" : "; it was left alone"
    try refusing("\(isNew ? "with this change " : "")‘\(path)’", consequence: consequence) {
      () throws(FileProblem) in
      try FileBounds.check(bytes, of: path)
    }
  }

  /// Moves a file to the undo store, whatever its content.
  func remove(_ path: String) throws { try removeIf(path, nil) }
}

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

import JournalFormat

/// A command that writes in a journal, alone under its lock.
struct JournalWriter {
  let journal: OpenJournal
  let store: UndoStore?
  private let lock: Descriptor
  /// Why there is no `store`.
  private let storeFailure: CommandFailure?

  /// Waits for the lock, and puts away what a crash has left behind. The lock lasts as long as the value.
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

  /// Replaces the file at `path`. With `note`, that is first written down, and what is displaced is kept where `note` says.
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

  /// What a file holds, and its permission bits, whoever may be writing it; `nil` if there is none.
  func look(at path: String) throws -> (bytes: [UInt8], mode: UInt32)? {
    let target: AtomicWrite.Target
    do {
      target = try AtomicWrite.find(path, in: journal, making: false)
    } catch is AtomicWrite.MissingFolder {
      return nil
    }
    do throws(FileProblem) {
      return try FileReading.bytesAndMode(of: target.name, in: target.folder.descriptor.number)
    } catch {
      if error == .missing { return nil }
      throw CommandFailure(.refused, "‘\(path)’ \(error.reason)")
    }
  }

  /// Removes the innermost folders of `path`, as many as were made for it, where they are empty.
  func removeFolders(_ count: Int, of path: String) {
    var folder = path
    for _ in 0..<count {
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
      folder = String(folder[..<slash])
      guard let found = try? AtomicWrite.find(folder, in: journal, making: false) else { return }
      let place = AtomicWrite.Place(folder: found.folder.descriptor, name: found.name)
      guard AtomicWrite.removeFolder(place) == 0 else { return }
    }
  }
}

/// What a command may do to the files of a journal. Paths lie below its folder.
struct JournalTransaction {
  /// Replaces a file by what the closure makes of its bytes, `nil` if there is none yet.
  ///
  /// The closure is called again with the newer bytes if somebody saves the file meanwhile.
  var update: (_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws -> WriteOutcome
  /// Makes a new file; `false` if there is one already, which is left as it is.
  var create: (_ path: String, _ bytes: [UInt8]) throws -> Bool
  /// Takes a file away, into the undo store. It throws if the closure, where there is one, does not agree with what the
  /// file holds.
  var removeIf: (_ path: String, _ isExpected: (([UInt8]) throws -> Bool)?) throws -> Void

  /// The same for commands that read what they change: no file that is larger than is read is touched, and none becomes so.
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
    do throws(FileProblem) {
      try FileBounds.check(bytes, of: path)
    } catch {
      throw CommandFailure(
        .refused,
        isNew
          ? "with this change ‘\(path)’ \(error.reason); nothing was changed"
          : "‘\(path)’ \(error.reason); it was left alone")
    }
  }

  /// Takes a file away, into the undo store, whatever it holds.
  func remove(_ path: String) throws { try removeIf(path, nil) }
}

/// A journal's folder, opened to be written in.
struct OpenJournal {
  let path: String
  let top: Descriptor
  /// Its `.journal`; `nil` if that cannot be created.
  let own: PrivateFolder?
  /// Why there is no `own`.
  let ownProblem: String
  let patience: Patience
  /// Warns of an unexpected effect of a change that was made.
  let warn: @Sendable (String) -> Void

  init(
    _ path: String, patience: Patience = Patience(), warn: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(CommandFailure) {
    guard let top = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY) else {
      throw CommandFailure(.refused, "the journal’s folder cannot be opened: \(systemMessage(errno))")
    }
    (self.path, self.top, self.patience, self.warn) = (path, top, patience, warn)
    own = PrivateFolder(in: top)
    ownProblem = systemMessage(errno)
  }

  /// A folder outside any journal; temporary files lie beside their targets.
  init(neighbours path: String) throws(CommandFailure) {
    guard let top = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY) else {
      throw CommandFailure(.refused, "the folder ‘\(path)’ cannot be opened: \(systemMessage(errno))")
    }
    (self.path, self.top, patience, own, ownProblem, warn) = (path, top, Patience(), nil, "", { _ in })
  }
}

/// `.journal` in a journal's folder: the program's own files, ignored by git and readable by the user only.
struct PrivateFolder {
  let descriptor: Descriptor
  /// `.journal/tmp`, for temporary files.
  let unfinished: Descriptor

  /// Opens it, creating what is missing; `nil` if that fails.
  init?(in top: Descriptor) {
    guard let own = Self.folder(".journal", in: top) else { return nil }
    Self.keepOutOfGit(own)
    guard let unfinished = Self.folder("tmp", in: own) else { return nil }
    descriptor = own
    self.unfinished = unfinished
  }

  /// Ensures a `.gitignore` with `*`; fills an empty one, which a crash may leave.
  private static func keepOutOfGit(_ own: Descriptor) {
    guard let file = own.open(".gitignore".utf8, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK),
      let status = file.status, status.isFile, status.st_size == 0
    else { return }
    _ = file.writeAll(Array("*\n".utf8))
  }

  /// Opens a subfolder, creating and syncing it if needed; never follows a link. `nil` and `errno` on failure.
  static func folder(_ name: String, in parent: Descriptor) -> Descriptor? {
    let made = uninterrupted { mkdirat(parent.number, name, 0o700) }
    let failure = errno
    if made == 0 { _ = uninterrupted { fsync(parent.number) } }
    if let folder = parent.folder(name.utf8) { return folder }
    // That nothing is there says less than why nothing could be made.
    if errno == ENOENT, made != 0 { errno = failure }
    return nil
  }
}

/// A folder in `.journal` for files that can be recreated at any time; nothing of the user's is in it.
struct OwnFolder: Sendable {
  /// Absolute, if the journal's is.
  let path: String
  private let descriptor: Descriptor

  /// Opens `.journal/NAME` in the journal at `journal`, creating what is missing.
  init(_ name: String, inJournal journal: String) throws(CommandFailure) {
    let open = try OpenJournal(journal)
    guard let own = open.own, let folder = PrivateFolder.folder(name, in: own.descriptor) else {
      throw CommandFailure(
        .refused,
        "‘.journal/\(name)’, which git is asked from, cannot be made here: "
          + (open.own == nil ? open.ownProblem : systemMessage(errno)))
    }
    path = "\(journal)/.journal/\(name)"
    descriptor = folder
  }

  /// The bytes of a file in it; `nil` if it is missing or unreadable.
  func bytes(of name: String) -> [UInt8]? {
    try? FileReading.bytes(of: name.utf8, in: descriptor)
  }

  /// Replaces a file by an atomic rename, unless it holds `bytes` already and no `modified` time is given. Not synced: a power cut
  /// may lose the change.
  func write(_ bytes: [UInt8], to name: String, modified: timespec? = nil) throws(CommandFailure) {
    guard modified != nil || self.bytes(of: name) != bytes else { return }
    try replace(name) { unfinished throws(CommandFailure) in
      guard let file = descriptor.open(unfinished.utf8, AtomicWrite.asNewFile) else {
        throw failure(name, errno)
      }
      if let error = file.writeAll(bytes) { return error }
      return modified.map { file.setModified($0) } ?? 0
    }
  }

  /// When a file in it was written; `nil` if it is missing.
  func modified(_ name: String) -> timespec? { descriptor.status(of: name.utf8)?.modified }

  /// Replaces a file atomically by the one that `make` creates under a temporary name.
  private func replace(
    _ name: String, _ make: (_ unfinished: String) throws(CommandFailure) -> Int32
  ) throws(CommandFailure) {
    let unfinished = descriptor.place("\(name).\(getpid())")
    AtomicWrite.remove(unfinished)
    var error = try make("\(name).\(getpid())")
    if error == 0 { error = AtomicWrite.replace(descriptor.place(name), by: unfinished) }
    guard error == 0 else {
      AtomicWrite.remove(unfinished)
      throw failure(name, error)
    }
  }

  /// Creates or replaces a symbolic link to `target`, unless it exists already.
  func link(_ name: String, to target: String) throws(CommandFailure) {
    guard AtomicWrite.target(ofLink: descriptor.place(name)) != Array(target.utf8) else { return }
    try replace(name) { unfinished throws(CommandFailure) in
      guard symlinkat(target, descriptor.number, unfinished) == 0 else { throw failure(name, errno) }
      return 0
    }
  }

  /// Removes a file or a link in it, if it is there.
  func remove(_ name: String) { AtomicWrite.remove(descriptor.place(name)) }

  /// Removes stale lock files of a git that was killed in an earlier run; nothing else creates lock files here.
  func removeLocks() {
    for entry in FolderEntries(below: descriptor).readable
    where entry.name.suffix(5).elementsEqual(".lock".utf8) {
      AtomicWrite.remove(descriptor.place(entry.name))
    }
  }

  /// Removes everything except what `isOurs` accepts: the journal, and this folder with it, may come from somebody else.
  func sweep(keeping isOurs: (FolderEntry) -> Bool) throws(CommandFailure) {
    let found = try refusing("‘\(path)’") { () throws(FileProblem) in
      try FolderEntries(below: descriptor).all()
    }
    for entry in found where !isOurs(entry) && !AtomicWrite.removeTree(descriptor.place(entry.name)) {
      let name = String(decoding: entry.name, as: UTF8.self)
      throw CommandFailure(
        .refused, "‘\(path)/\(name)’ is none of the program’s files and cannot be removed; remove it")
    }
  }

  private func failure(_ name: String, _ error: Int32) -> CommandFailure {
    CommandFailure(.refused, "‘\(path)/\(name)’ cannot be written: \(systemMessage(error))")
  }
}

extension OwnFolder {
  /// Waits for an exclusive lock (`flock`) on a file in it, held until the returned descriptor is closed; the kernel releases it with the
  /// process.
  func lock(_ name: String, patience: Patience, orSay busy: String) throws(CommandFailure) -> Descriptor {
    guard let file = descriptor.open(name.utf8, O_RDWR | O_CREAT | O_NOFOLLOW),
      try JournalLock.lock(file, patience, orSay: busy)
    else { throw failure(name, errno) }
    return file
  }
}

/// An append-only file of the undo store.
struct AppendedFile {
  private let file: Descriptor

  /// Opens the file, creating it if needed.
  init(_ place: AtomicWrite.Place) throws(CommandFailure) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK
    guard let file = place.folder.open(place.name, flags) else { throw Self.failure(errno) }
    self.file = file
  }

  /// Appends the bytes, all or none, and syncs if `synced`.
  func append(_ bytes: [UInt8], synced: Bool = true) throws(CommandFailure) {
    guard let status = file.status, status.isFile else { throw Self.failure(errno) }
    var error = file.writeAll(bytes)
    if error == nil, synced, uninterrupted({ fsync(file.number) }) != 0 { error = errno }
    guard let error else { return }
    _ = uninterrupted { ftruncate(file.number, status.st_size) }
    throw Self.failure(error)
  }

  static func failure(_ error: Int32) -> CommandFailure {
    CommandFailure(
      .refused,
      "what ‘journal undo’ needs cannot be written in ‘.journal/undo’: \(systemMessage(error)); "
        + "nothing was changed")
  }
}

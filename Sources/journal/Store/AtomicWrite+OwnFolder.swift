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
    let opened = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else {
      throw CommandFailure(.refused, "the journal’s folder cannot be opened: \(systemMessage(errno))")
    }
    self.path = path
    self.patience = patience
    self.warn = warn
    top = Descriptor(opened)
    own = PrivateFolder(in: top)
    ownProblem = systemMessage(errno)
  }

  /// A folder outside any journal; temporary files lie beside their targets.
  init(neighbours path: String) throws(CommandFailure) {
    let opened = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else {
      throw CommandFailure(.refused, "the folder ‘\(path)’ cannot be opened: \(systemMessage(errno))")
    }
    (self.path, patience, own, ownProblem, warn) = (path, Patience(), nil, "", { _ in })
    top = Descriptor(opened)
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
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = uninterrupted { openat(own.number, ".gitignore", flags, 0o600) }
    guard opened >= 0 else { return }
    let file = Descriptor(opened)
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 else { return }
    _ = file.writeAll(Array("*\n".utf8))
  }

  /// Opens a subfolder, creating and syncing it if needed; never follows a link. `nil` and `errno` on failure.
  static func folder(_ name: String, in parent: Descriptor) -> Descriptor? {
    let made = uninterrupted { mkdirat(parent.number, name, 0o700) }
    let failure = errno
    if made == 0 { _ = uninterrupted { fsync(parent.number) } }
    let opened = uninterrupted {
      openat(parent.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    guard opened >= 0 else {
      // That nothing is there says less than why nothing could be made.
      if errno == ENOENT, made != 0 { errno = failure }
      return nil
    }
    return Descriptor(opened)
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
    try? cString(Array(name.utf8)) { name throws(FileProblem) in
      try FileReading.bytes(of: name, in: descriptor.number)
    }
  }

  /// Replaces a file by an atomic rename, unless it holds `bytes` already. Not synced: a power cut may lose the change.
  func write(_ bytes: [UInt8], to name: String) throws(CommandFailure) {
    guard self.bytes(of: name) != bytes else { return }
    let unfinished = AtomicWrite.Place(folder: descriptor, name: Array("\(name).\(getpid())".utf8))
    let place = AtomicWrite.Place(folder: descriptor, name: Array(name.utf8))
    AtomicWrite.remove(unfinished)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let opened = cString(unfinished.name) { name in
      uninterrupted { openat(descriptor.number, name, flags, 0o600) }
    }
    guard opened >= 0 else { throw failure(name, errno) }
    let file = Descriptor(opened)
    var error = file.writeAll(bytes) ?? 0
    if error == 0 { error = AtomicWrite.replace(place, by: unfinished) }
    guard error == 0 else {
      AtomicWrite.remove(unfinished)
      throw failure(name, error)
    }
  }

  /// Creates or replaces a symbolic link to `target`, unless it exists already.
  func link(_ name: String, to target: String) throws(CommandFailure) {
    let place = AtomicWrite.Place(folder: descriptor, name: Array(name.utf8))
    guard AtomicWrite.target(ofLink: place) != Array(target.utf8) else { return }
    let unfinished = AtomicWrite.Place(folder: descriptor, name: Array("\(name).\(getpid())".utf8))
    AtomicWrite.remove(unfinished)
    guard symlinkat(target, descriptor.number, "\(name).\(getpid())") == 0 else { throw failure(name, errno) }
    let error = AtomicWrite.replace(place, by: unfinished)
    guard error == 0 else {
      AtomicWrite.remove(unfinished)
      throw failure(name, error)
    }
  }

  /// Removes a file or a link in it, if it is there.
  func remove(_ name: String) {
    AtomicWrite.remove(AtomicWrite.Place(folder: descriptor, name: Array(name.utf8)))
  }

  /// Removes stale lock files of a git that was killed in an earlier run; nothing else creates lock files here.
  func removeLocks() {
    var names: [[UInt8]] = []
    try? forEachEntry(ofFolder: [], below: descriptor.number) { entry in
      if entry.name.suffix(5).elementsEqual(".lock".utf8) { names.append(entry.name) }
      return true
    }
    for name in names { AtomicWrite.remove(AtomicWrite.Place(folder: descriptor, name: name)) }
  }

  /// Removes everything except what `isOurs` accepts: the journal, and this folder with it, may come from somebody else.
  func sweep(keeping isOurs: (FolderEntry) -> Bool) throws(CommandFailure) {
    var strange: [[UInt8]] = []
    do throws(FileProblem) {
      try forEachEntry(ofFolder: [], below: descriptor.number) { entry in
        if !isOurs(entry) { strange.append(entry.name) }
        return true
      }
    } catch {
      throw CommandFailure(.refused, "‘\(path)’ \(error.reason)")
    }
    for name in strange where !AtomicWrite.removeTree(AtomicWrite.Place(folder: descriptor, name: name)) {
      throw CommandFailure(
        .refused,
        "‘\(path)/\(String(decoding: name, as: UTF8.self))’ is none of the program’s files and cannot be removed; remove it"
      )
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
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let opened = uninterrupted { openat(descriptor.number, name, flags, 0o600) }
    guard opened >= 0 else { throw failure(name, errno) }
    let file = Descriptor(opened)
    for attempt in 0...patience.steps {
      if uninterrupted({ flock(opened, LOCK_EX | LOCK_NB) }) == 0 { return file }
      guard errno == EWOULDBLOCK else { throw failure(name, errno) }
      if attempt < patience.steps { patience.wait() }
    }
    throw CommandFailure(.busy, busy)
  }
}

/// An append-only file of the undo store.
struct AppendedFile {
  private let file: Descriptor

  /// Opens the file, creating it if needed.
  init(_ place: AtomicWrite.Place) throws(CommandFailure) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = cString(place.name) { name in
      uninterrupted { openat(place.folder.number, name, flags, 0o600) }
    }
    guard opened >= 0 else { throw Self.failure(errno) }
    file = Descriptor(opened)
  }

  /// Appends the bytes, all or none, and syncs if `synced`.
  func append(_ bytes: [UInt8], synced: Bool = true) throws(CommandFailure) {
    var status = stat()
    guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Self.failure(errno)
    }
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

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of the program's own in `.journal`, for what can be made anew: nothing of a person's lies in it.
struct OwnFolder: Sendable {
  /// Absolute, if the journal's is.
  let path: String
  private let descriptor: Descriptor

  /// Opens `.journal/NAME` in the journal at `journal`, and makes what is missing.
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

  /// The bytes of a file in it; `nil` if there is none that can be read.
  func bytes(of name: String) -> [UInt8]? {
    try? cString(Array(name.utf8)) { name throws(FileProblem) in
      try FileReading.bytes(of: name, in: descriptor.number)
    }
  }

  /// Puts `bytes` into the place of a file in one step; the same bytes are not written again. A power cut may lose them.
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

  /// Makes a link in it that leads to `target`, or sees that it does.
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

  /// Removes the lock files of a git that was stopped when it worked here for an earlier run; nobody else makes any here.
  func removeLocks() {
    var names: [[UInt8]] = []
    try? forEachEntry(ofFolder: [], below: descriptor.number) { entry in
      if entry.name.suffix(5).elementsEqual(".lock".utf8) { names.append(entry.name) }
      return true
    }
    for name in names { AtomicWrite.remove(AtomicWrite.Place(folder: descriptor, name: name)) }
  }

  /// Removes all that is in it but what `isOurs` knows: a journal may have come from somebody else, and this folder with it.
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
  /// Waits for the lock on a file in it, and holds it until the descriptor returned is closed; the kernel gives it up with the
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

extension AtomicWrite {
  /// Removes a file, a link, or a folder with all that is in it; follows no link. `false` if something of it is left.
  static func removeTree(_ place: Place, depth: Int = 0) -> Bool {
    let isRemoved = cString(place.name) { name in
      uninterrupted { unlinkat(place.folder.number, name, 0) } == 0 || errno == ENOENT
    }
    if isRemoved { return true }
    let opened = cString(place.name) { name in
      uninterrupted { openat(place.folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    }
    guard opened >= 0, depth < 100 else { return false }
    let folder = Descriptor(opened)
    var names: [[UInt8]] = []
    try? forEachEntry(ofFolder: [], below: opened) { entry in
      names.append(entry.name)
      return true
    }
    for name in names where !removeTree(Place(folder: folder, name: name), depth: depth + 1) { return false }
    return removeFolder(place) == 0
  }

  /// What the link at a place leads to; `nil` if there is none.
  static func target(ofLink place: Place) -> [UInt8]? {
    var status = stat()
    return cString(place.name) { name in
      guard fstatat(place.folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFLNK
      else { return nil }
      var length = 0
      let bytes = [CChar](unsafeUninitializedCapacity: 4096) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        length = readlinkat(place.folder.number, name, start, buffer.count)
        count = max(0, length)
      }
      return length < 0 ? nil : bytes.map { UInt8(bitPattern: $0) }
    }
  }
}

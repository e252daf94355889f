extension AtomicWrite {
  #if canImport(Darwin)
    private static let withoutReplacing = UInt32(RENAME_EXCL)
    private static let swapping = UInt32(RENAME_SWAP)
  #else
    private static let withoutReplacing = UInt32(JOURNAL_RENAME_NOREPLACE)
    private static let swapping = UInt32(JOURNAL_RENAME_EXCHANGE)
  #endif

  /// Renames with flags; 0 or the error number.
  private static func rename(_ old: Place, to new: Place, flags: UInt32) -> Int32 {
    cString(old.name) { from in
      cString(new.name) { to in
        #if canImport(Darwin)
          let result = uninterrupted {
            renameatx_np(old.folder.number, from, new.folder.number, to, flags)
          }
        #else
          let result = uninterrupted { renameat2(old.folder.number, from, new.folder.number, to, flags) }
        #endif
        return result == 0 ? 0 : errno
      }
    }
  }

  /// Swaps two names; 0 or the error number.
  static func exchange(_ first: Place, _ second: Place) -> Int32 {
    rename(first, to: second, flags: swapping)
  }

  /// Whether a file, folder or link exists at a place.
  static func isThere(_ place: Place) -> Bool {
    place.folder.status(of: place.name) != nil
  }

  /// Renames a file without replacing another; 0 or the error number, `EEXIST` if the name is taken.
  static func move(_ from: Place, to: Place) -> Int32 {
    cString(from.name) { old in
      cString(to.name) { new in
        let error = rename(from, to: to, flags: withoutReplacing)
        guard error == EINVAL || error == ENOSYS || error == ENOTSUP else { return error }
        // A hard link does not replace anything either.
        if uninterrupted({ linkat(from.folder.number, old, to.folder.number, new, 0) }) == 0 {
          remove(from)
          return 0
        }
        guard meansImpossible(errno) else { return errno }
        return isThere(to) ? EEXIST : replace(to, by: from)
      }
    }
  }

  /// Renames a file over another; 0 or the error number.
  static func replace(_ to: Place, by from: Place) -> Int32 {
    cString(from.name) { old in
      cString(to.name) { new in
        uninterrupted { renameat(from.folder.number, old, to.folder.number, new) } == 0 ? 0 : errno
      }
    }
  }

  /// Deletes a file.
  static func remove(_ place: Place) {
    _ = cString(place.name) { name in uninterrupted { unlinkat(place.folder.number, name, 0) } }
  }

  /// Removes an empty folder; 0 or the error number.
  static func removeFolder(_ place: Place) -> Int32 {
    cString(place.name) { name in
      uninterrupted { unlinkat(place.folder.number, name, AT_REMOVEDIR) } == 0 ? 0 : errno
    }
  }

  /// Writes and syncs a file for the undo store, readable by the user only.
  func copy(_ bytes: [UInt8], to place: Place) throws {
    if let error = Self.make(bytes, at: place) { throw failure("cannot be kept for ‘journal undo’", error) }
  }

  /// The same for a file that another program replaced, with its previous mode.
  static func keep(_ bytes: [UInt8], mode: UInt32, at place: Place) throws(CommandFailure) {
    if let error = make(bytes, mode: mode_t(mode), at: place) { throw AppendedFile.failure(error) }
    _ = uninterrupted { fsync(place.folder.number) }
  }

  /// The flags to create a file that must not exist yet.
  static let asNewFile = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW

  private static func make(_ bytes: [UInt8], mode: mode_t? = nil, at place: Place) -> Int32? {
    guard let file = place.folder.open(place.name, asNewFile) else { return errno }
    var error = file.writeAll(bytes)
    // If the mode cannot be set, the file stays readable by the user only.
    if error == nil, let mode { _ = uninterrupted { fchmod(file.number, mode & 0o777 | 0o600) } }
    if error == nil, uninterrupted({ fsync(file.number) }) != 0 { error = errno }
    if error != nil { remove(place) }
    return error
  }

  /// Removes a file, a link, or a folder recursively; follows no link. `false` if something is left.
  static func removeTree(_ place: Place, depth: Int = 0) -> Bool {
    let isRemoved = cString(place.name) { name in
      uninterrupted { unlinkat(place.folder.number, name, 0) } == 0 || errno == ENOENT
    }
    if isRemoved { return true }
    guard let folder = place.folder.folder(place.name), depth < 100 else { return false }
    for entry in FolderEntries(below: folder).readable
    where !removeTree(folder.place(entry.name), depth: depth + 1) { return false }
    return removeFolder(place) == 0
  }

  /// The target of the symbolic link at a place; `nil` if there is none.
  static func target(ofLink place: Place) -> [UInt8]? {
    guard let status = place.folder.status(of: place.name), status.st_mode & S_IFMT == S_IFLNK else {
      return nil
    }
    return cString(place.name) { name in
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

extension AtomicWrite {
  /// Moves a file out of the journal to `place`, if `isExpected` accepts its content.
  ///
  /// Without `isExpected` the file may be of any size and is not read.
  static func takeAway(
    _ path: String, in journal: OpenJournal, to place: () throws -> Place,
    if isExpected: (([UInt8]) throws -> Bool)? = nil
  ) throws {
    func refusal(_ why: String) -> CommandFailure {
      CommandFailure(.refused, "‘\(path)’ cannot be removed: \(why); it was left alone")
    }
    let target: Target
    do {
      target = try find(path, in: journal, making: false)
    } catch is MissingFolder {
      throw refusal(systemMessage(ENOENT))
    }
    guard let file = target.folder.descriptor.file(target.name), let status = file.status else {
      throw refusal(systemMessage(errno))
    }
    guard status.isFile else {
      throw refusal("it is \(FileReading.kind(ofMode: status.st_mode))")
    }
    guard status.st_mode & 0o222 != 0 else {
      throw refusal("it is marked read-only; ‘chmod u+w’ makes it writable")
    }
    func isAsExpected() throws -> Bool {
      guard let isExpected else { return true }
      guard lseek(file.number, 0, SEEK_SET) == 0 else { throw refusal(systemMessage(errno)) }
      return try isExpected(
        try refusing("‘\(path)’", consequence: "; it was left alone") { () throws(FileProblem) in
          try FileReading.bytes(of: file)
        })
    }
    let lease = try FileLease.take(on: file, of: path, patience: journal.patience)
    defer { lease.release() }
    guard try isAsExpected() else { throw refusal("it has been changed meanwhile") }
    let here = target.place
    let kept = try place()
    let error = move(here, to: kept)
    guard error == 0 else {
      throw refusal(
        error == EXDEV
          ? "it lies on another file system than ‘.journal’, from where it could not be brought back"
          : systemMessage(error))
    }
    lease.release()
    do {
      try FileLease.take(on: file, of: path, patience: journal.patience).release()
      guard try isAsExpected() else { throw refusal("it has been changed meanwhile") }
    } catch {
      let failure = CommandFailure(wrapping: error)
      guard move(kept, to: here) == 0 else {
        throw CommandFailure(
          .refused,
          "‘\(path)’ was removed and lies in ‘.journal/undo’, but that was not completed: \(failure.reason)")
      }
      throw failure
    }
    try sync([target.folder.descriptor, kept.folder], of: path, done: "removed")
  }

  /// Moves a kept file back into the journal; never replaces a file.
  static func bringBack(_ place: Place, to path: String, in journal: OpenJournal) throws {
    let target = try find(path, in: journal, making: true)
    let error = move(place, to: target.place)
    guard error == 0 else {
      throw CommandFailure(
        .refused, "‘\(path)’ cannot be brought back: \(systemMessage(error)); nothing was changed")
    }
    try sync(
      [target.folder.descriptor, place.folder] + target.parentsOfNewFolders, of: path, done: "brought back")
  }
}

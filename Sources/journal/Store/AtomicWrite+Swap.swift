extension AtomicWrite {
  enum Publication {
    case done
    /// The target has changed since it was read, and was left alone.
    case changedMeanwhile
    /// The file system supports neither links nor swaps; nothing happened.
    case impossible
  }

  /// Swaps a staged file into the target's place, or links it there if the target is new.
  func publish(
    _ given: Staged, over old: Existing?, _ bytes: [UInt8], keeping place: Place?
  ) throws -> Publication {
    guard let old else { return try publishNew(given, place) }
    guard let staged = named(given) else { return .impossible }
    let lease: FileLease
    do throws(CommandFailure) {
      lease = try FileLease.take(on: old.descriptor, of: shownPath, patience: patience)
    } catch {
      discard(staged)
      throw error
    }
    defer { lease.release() }
    guard try isStill(old.bytes, staged), lease.isIntact else {
      discard(staged)
      return .changedMeanwhile
    }
    let error = exchange(staged)
    guard error == 0 else {
      if Self.meansImpossible(error) {
        // What was named only for the swap loses its name again.
        if given.name == nil { discard(staged) }
        return .impossible
      }
      discard(staged)
      if error == ENOENT { return .changedMeanwhile }
      throw failure("cannot be written", error)
    }
    // A program that waits for the lease has the displaced file in hand and would write into that.
    guard lease.isIntact, try displaced(staged, bytes, over: old) == old.bytes else {
      try takeBack(staged, bytes, over: old)
      return .changedMeanwhile
    }
    lease.release()
    return try letGo(staged, over: old, with: bytes, keeping: place) ? .done : .changedMeanwhile
  }

  /// Discards or keeps the displaced file, unless another program has written to it after all: then the swap is undone.
  private func letGo(_ staged: Staged, over old: Existing, with bytes: [UInt8], keeping place: Place?) throws
    -> Bool
  {
    var displaced = staged
    do {
      if let place, try keep(staged, old.bytes, at: place) {
        displaced.folder = Folder(descriptor: place.folder, prefix: "")
        displaced.name = place.name
      }
      // Who opened the file in the moment before the swap has it open still, or has written by now.
      try FileLease.take(on: old.descriptor, of: shownPath, patience: patience).release()
    } catch {
      let failure = CommandFailure(wrapping: error)
      try takeBack(displaced, bytes, over: old)
      throw CommandFailure(failure.status, "\(failure.reason); the file was put back as it was")
    }
    guard try self.displaced(displaced, bytes, over: old) == old.bytes else {
      try takeBack(displaced, bytes, over: old)
      return false
    }
    if displaced.name == staged.name { discard(staged) }
    try sync(place)
    return true
  }

  /// Moves the displaced file to `place`, or copies it there across file systems; returns whether it was moved.
  private func keep(_ staged: Staged, _ bytes: [UInt8], at place: Place) throws -> Bool {
    guard let own = staged.place else { return false }
    switch Self.move(own, to: place) {
    case 0: return true
    case EXDEV:
      try copy(bytes, to: place)
      return false
    case let error: throw failure("cannot be kept for ‘journal undo’", error)
    }
  }

  /// Links a new file into place; never replaces one created meanwhile.
  private func publishNew(_ staged: Staged, _ place: Place?) throws -> Publication {
    let result = cString(target.name) { name in
      guard let own = staged.place else {
        return link(staged.descriptor, to: name, in: target.folder.descriptor)
      }
      return cString(own.name) { own in
        uninterrupted {
          linkat(staged.folder.descriptor.number, own, target.folder.descriptor.number, name, 0)
        }
      }
    }
    let error = errno
    if result == 0 {
      discard(staged)
      try sync(place)
      return .done
    }
    if error == EEXIST {
      discard(staged)
      return .changedMeanwhile
    }
    if Self.meansImpossible(error) || error == ENOENT { return .impossible }
    discard(staged)
    throw failure("cannot be written", error)
  }

  /// The fallback where files can be neither linked nor swapped: compares once more, then renames.
  func renamePlainly(_ staged: Staged, over old: Existing?, keeping place: Place?) throws -> Bool {
    guard let from = staged.place else { return false }
    guard try isStill(old?.bytes, staged) else {
      discard(staged)
      return false
    }
    do {
      if let old, let place { try copy(old.bytes, to: place) }
      let error = old == nil ? Self.move(from, to: target.place) : Self.replace(target.place, by: from)
      if old == nil, error == EEXIST {
        discard(staged)
        return false
      }
      if error != 0 { throw failure("cannot be written", error) }
    } catch {
      discard(staged)
      throw error
    }
    try sync(place)
    return true
  }

  /// Swaps back after a swap that displaced bytes other than those read.
  private func takeBack(_ staged: Staged, _ bytes: [UInt8], over old: Existing) throws {
    let error = exchange(staged)
    let isBack = error == 0
    let rest = try? staged.place.flatMap { try content(of: $0) }
    if isBack, rest == bytes {
      discard(staged)
      return
    }
    if isBack, rest == nil {
      // An unreadable file stays where it is; the next command moves it to the leftovers.
      throw CommandFailure(
        .refused,
        "‘\(shownPath)’ cannot be compared with what was read, so it was put back as it was; the new text lies in "
          + "‘.journal’")
    }
    if !isBack, rest == nil || rest == old.bytes {
      throw CommandFailure(
        .refused,
        "‘\(shownPath)’ was written, but that cannot be completed: \(systemMessage(error)); what it held before lies "
          + "in ‘.journal’")
    }
    // A second save fell on top of our bytes: both versions stay.
    guard let kept = keepAside(staged) else {
      throw CommandFailure(
        .refused,
        "‘\(shownPath)’ was saved by another program meanwhile, and the other version stays in ‘.journal’: "
          + systemMessage(errno))
    }
    try sync(nil)
    throw CommandFailure(
      .negativeResult,
      "‘\(shownPath)’ was saved by another program meanwhile; the other version is kept as ‘\(kept)’")
  }

  /// Moves the staged name to `NAME.conflict-N` beside the target.
  private func keepAside(_ staged: Staged) -> String? {
    guard let own = staged.place else { return nil }
    for number in 1...100 {
      let aside = target.name + Array(".conflict-\(number)".utf8)
      let error = Self.move(own, to: place.folder.place(aside))
      if error == 0 { return String(decoding: aside, as: UTF8.self) }
      guard error == EEXIST else { return nil }
    }
    return nil
  }

  /// Whether the target still holds these bytes, or is still missing; discards the staged file if it cannot be read.
  private func isStill(_ bytes: [UInt8]?, _ staged: Staged) throws -> Bool {
    do {
      return try refusing("‘\(shownPath)’", consequence: "; nothing was changed") { () throws(FileProblem) in
        try content(of: place) == bytes
      }
    } catch {
      discard(staged)
      throw error
    }
  }

  /// The content that the swap displaced; the swap is undone if it cannot be read.
  private func displaced(_ staged: Staged, _ bytes: [UInt8], over old: Existing) throws -> [UInt8]? {
    guard let own = staged.place else { return nil }
    do throws(FileProblem) {
      return try content(of: own)
    } catch {
      try takeBack(staged, bytes, over: old)
      throw CommandFailure(
        .refused, "what ‘\(shownPath)’ held before \(error.reason), so the file was put back as it was")
    }
  }

  /// The content of a file; `nil` if it is missing.
  func content(of place: Place) throws(FileProblem) -> [UInt8]? {
    try ifThere { () throws(FileProblem) in try FileReading.bytes(of: place.name, in: place.folder) }
  }

  /// Swaps the staged file with the target; 0 or the error number.
  private func exchange(_ staged: Staged) -> Int32 {
    staged.place.map { Self.exchange($0, place) } ?? EINVAL
  }

  /// Syncs the target's folder, the parents of new folders, and the folder where the displaced file is kept.
  private func sync(_ place: Place?) throws {
    let kept = [place?.folder].compactMap { $0 }
    try Self.sync(
      [target.folder.descriptor] + target.parentsOfNewFolders + kept, of: shownPath, done: "written")
  }

  /// Syncs folders (`fsync`) after a change to the file at `path`; `done` is the verb for messages, such as “written”.
  static func sync(_ folders: [Descriptor], of path: String, done: String) throws {
    for folder in folders {
      guard uninterrupted({ fsync(folder.number) }) != 0 else { continue }
      // Some file systems have nothing to sync about a folder.
      guard errno != EINVAL, errno != ENOTSUP else { continue }
      throw CommandFailure(
        .refused,
        "‘\(path)’ was \(done), but the system does not confirm that this is on the disk: \(systemMessage(errno))"
      )
    }
  }

  static func meansImpossible(_ error: Int32) -> Bool {
    [EXDEV, EINVAL, ENOSYS, ENOTSUP, EPERM, EMLINK].contains(error)
  }
}

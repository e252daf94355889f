#if canImport(Darwin)
  import Darwin
#else
  import CLinux
  import Glibc
#endif

extension AtomicWrite {
  enum Publication {
    case done
    /// The target is no longer what was read; it was left as it is.
    case changedMeanwhile
    /// The file system has no means for it; nothing happened.
    case impossible
  }

  /// Puts a staged file where it belongs.
  func publish(_ given: Staged, over old: Existing?, _ bytes: [UInt8]) throws -> Publication {
    guard let old else { return try publishNew(given) }
    guard let staged = named(given) else { return .impossible }
    guard exchange(staged) == 0 else {
      let error = errno
      if Self.meansImpossible(error) {
        // What was named only for the swap loses its name again.
        if given.name == nil { discard(staged) }
        return .impossible
      }
      discard(staged)
      if error == ENOENT { return .changedMeanwhile }
      throw failure("cannot be written", error)
    }
    if displaced(staged) == old.bytes {
      discard(staged)
      try settle()
      return .done
    }
    try takeBack(staged, bytes)
    return .changedMeanwhile
  }

  /// Names a new file, which never replaces one that came to be meanwhile.
  private func publishNew(_ staged: Staged) throws -> Publication {
    let result = cString(target.name) { name in
      if let own = staged.name {
        cString(own) {
          linkat(staged.folder.descriptor.number, $0, target.folder.descriptor.number, name, 0)
        }
      } else {
        link(staged.descriptor, to: name, in: target.folder.descriptor)
      }
    }
    let error = errno
    if result == 0 {
      discard(staged)
      try settle()
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

  /// Where files can be neither linked nor swapped: looks once more, then renames.
  func renamePlainly(_ staged: Staged, over old: Existing?) throws -> Bool {
    guard let name = staged.name else { return false }
    guard content(of: target.name, in: target.folder.descriptor) == old?.bytes else {
      discard(staged)
      return false
    }
    let folder = target.folder.descriptor.number
    let result = cString(name) { from in
      cString(target.name) { renameat(staged.folder.descriptor.number, from, folder, $0) }
    }
    guard result == 0 else {
      let error = errno
      discard(staged)
      throw failure("cannot be written", error)
    }
    try settle()
    return true
  }

  /// Undoes a swap that displaced bytes nobody had read.
  private func takeBack(_ staged: Staged, _ bytes: [UInt8]) throws {
    let isBack = exchange(staged) == 0
    if isBack, displaced(staged) == bytes {
      discard(staged)
      return
    }
    // A second save fell on top of our bytes: both versions stay.
    guard let kept = keepAside(staged) else {
      throw failure(
        "was saved by another program meanwhile, and the other version stays in .journal/tmp", errno)
    }
    try settle()
    throw CommandFailure(
      .nothingFound,
      "‘\(shownPath)’ was saved by another program meanwhile; the other version is kept as ‘\(kept)’")
  }

  /// Moves the staged name to `NAME.conflict-N` beside the target.
  private func keepAside(_ staged: Staged) -> String? {
    guard let name = staged.name else { return nil }
    for number in 1...100 {
      let aside = target.name + Array(".conflict-\(number)".utf8)
      let result = cString(name) { from in
        cString(aside) {
          linkat(staged.folder.descriptor.number, from, target.folder.descriptor.number, $0, 0)
        }
      }
      if result == 0 {
        discard(staged)
        return String(decoding: aside, as: UTF8.self)
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// What lies under the staged name now.
  private func displaced(_ staged: Staged) -> [UInt8]? {
    staged.name.flatMap { content(of: $0, in: staged.folder.descriptor) }
  }

  private func content(of name: [UInt8], in folder: Descriptor) -> [UInt8]? {
    try? cString(name) { name throws(FileProblem) in
      try FileReading.bytes(of: name, in: folder.number, limit: Int(Int32.max))
    }
  }

  /// Swaps the staged file with the target; 0, or -1 and `errno`.
  private func exchange(_ staged: Staged) -> Int32 {
    guard let name = staged.name else { return -1 }
    let (from, to) = (staged.folder.descriptor.number, target.folder.descriptor.number)
    return cString(name) { old in
      cString(target.name) { new in
        #if canImport(Darwin)
          renameatx_np(from, old, to, new, UInt32(RENAME_SWAP))
        #else
          renameat2(from, old, to, new, UInt32(JOURNAL_RENAME_EXCHANGE))
        #endif
      }
    }
  }

  /// Brings the target's folder to the disk, and the parents of the folders just made.
  private func settle() throws {
    for folder in [target.folder.descriptor] + target.parentsOfNewFolders {
      guard fsync(folder.number) != 0 else { continue }
      // Some file systems have nothing to sync about a folder.
      guard errno != EINVAL, errno != ENOTSUP else { continue }
      throw CommandFailure(
        .refused, "‘\(shownPath)’ was written, but the system does not confirm it: \(systemMessage(errno))")
    }
  }

  private static func meansImpossible(_ error: Int32) -> Bool {
    [EXDEV, EINVAL, ENOSYS, ENOTSUP, EPERM, EMLINK].contains(error)
  }
}

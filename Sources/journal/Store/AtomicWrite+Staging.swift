#if canImport(Darwin)
  import Darwin
#else
  import CLinux
  import Glibc
#endif

extension AtomicWrite {
  /// A folder, and what the names of unfinished files in it begin with.
  struct Folder {
    var descriptor: Descriptor
    var prefix: String
  }

  /// A finished file that is not yet where it belongs.
  struct Staged {
    var descriptor: Descriptor
    var folder: Folder
    /// Its name in `folder`; `nil` while it has none anywhere.
    var name: [UInt8]?
  }

  /// A finished file without a name, which a crash cannot leave behind; `nil` where there are none.
  func stageUnnamed(_ bytes: [UInt8], like old: Existing?) throws -> Staged? {
    #if os(Linux)
      let flags = Int32(JOURNAL_O_TMPFILE) | O_DIRECTORY | O_WRONLY | O_CLOEXEC
      let opened = uninterrupted { openat(stage.descriptor.number, ".", flags, 0o600) }
      guard opened >= 0 else { return nil }
      let descriptor = Descriptor(opened)
      try fill(descriptor, with: bytes, like: old)
      return Staged(descriptor: descriptor, folder: stage, name: nil)
    #else
      return nil
    #endif
  }

  /// A finished file named beside the target.
  func stageNamed(_ bytes: [UInt8], like old: Existing?) throws -> Staged {
    let folder = Folder(descriptor: target.folder.descriptor, prefix: Self.besidePrefix)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let (name, opened) = freshName(in: folder) { name in
      uninterrupted { openat(folder.descriptor.number, name, flags, 0o600) }
    }
    guard opened >= 0 else { throw failure("cannot be written", errno) }
    let staged = Staged(descriptor: Descriptor(opened), folder: folder, name: name)
    do {
      try fill(staged.descriptor, with: bytes, like: old)
    } catch {
      discard(staged)
      throw error
    }
    return staged
  }

  static let besidePrefix = ".journal-tmp-"

  /// Gives an unnamed file a name in its folder; `nil` if that is impossible here.
  func named(_ staged: Staged) -> Staged? {
    guard staged.name == nil else { return staged }
    let (name, result) = freshName(in: staged.folder) { name in
      link(staged.descriptor, to: name, in: staged.folder.descriptor)
    }
    guard result == 0 else { return nil }
    return Staged(descriptor: staged.descriptor, folder: staged.folder, name: name)
  }

  /// Gives an unnamed file the name; 0, or -1 and `errno`. Never replaces anything.
  func link(_ file: Descriptor, to name: UnsafePointer<CChar>, in folder: Descriptor) -> Int32 {
    uninterrupted { linkat(AT_FDCWD, "/proc/self/fd/\(file.number)", folder.number, name, AT_SYMLINK_FOLLOW) }
  }

  /// Removes what is left of a staged file.
  func discard(_ staged: Staged) {
    guard let name = staged.name else { return }
    Self.remove(Place(folder: staged.folder.descriptor, name: name))
  }

  /// Calls `make` with names nobody has, until one of them is still free.
  func freshName(
    in folder: Folder, _ make: (UnsafePointer<CChar>) -> Int32
  ) -> (name: [UInt8], result: Int32) {
    var name: [UInt8] = []
    var result: Int32 = -1
    for attempt in 0..<100 {
      name = Array("\(folder.prefix)\(getpid())-\(attempt)".utf8)
      result = cString(name, make)
      if result >= 0 || errno != EEXIST { break }
    }
    return (name, result)
  }

  /// Writes all bytes, gives the file what the old one had, and brings it to the disk.
  private func fill(_ descriptor: Descriptor, with bytes: [UInt8], like old: Existing?) throws {
    if let error = descriptor.writeAll(bytes) { throw failure("cannot be written", error) }
    let mode: mode_t
    if let old {
      adopt(old, descriptor)
      mode = old.status.st_mode
    } else {
      let new = newFile()
      // Not every user may give files to every group.
      if let group = new.group { _ = uninterrupted { fchown(descriptor.number, uid_t.max, group) } }
      mode = new.mode
    }
    guard uninterrupted({ fchmod(descriptor.number, mode & 0o7777) }) == 0 else {
      throw failure("cannot be written", errno)
    }
    // A failed fsync is final: asking again would report success for bytes that are gone.
    guard uninterrupted({ fsync(descriptor.number) }) == 0 else {
      throw failure("cannot be brought to the disk", errno)
    }
  }

  /// Owner, group and extended attributes (access lists among them) of the old file, as far as we may set them.
  private func adopt(_ old: Existing, _ descriptor: Descriptor) {
    if uninterrupted({ fchown(descriptor.number, old.status.st_uid, old.status.st_gid) }) != 0 {
      _ = uninterrupted { fchown(descriptor.number, uid_t.max, old.status.st_gid) }
    }
    #if os(Linux)
      let size = flistxattr(old.descriptor.number, nil, 0)
      guard size > 0 else { return }
      var names = [CChar](repeating: 0, count: size)
      let length = flistxattr(old.descriptor.number, &names, size)
      guard length > 0 else { return }
      for name in names[..<length].split(separator: 0) {
        let name = Array(name) + [0]
        let size = fgetxattr(old.descriptor.number, name, nil, 0)
        guard size >= 0 else { continue }
        var value = [UInt8](repeating: 0, count: size)
        guard fgetxattr(old.descriptor.number, name, &value, size) == size else { continue }
        _ = fsetxattr(descriptor.number, name, value, size, 0)
      }
    #endif
  }
}

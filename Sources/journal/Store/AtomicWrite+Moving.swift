#if canImport(Darwin)
  import Darwin
#else
  import CLinux
  import Glibc
#endif

extension AtomicWrite {
  /// Gives a file another name, which nobody has yet; 0 or the error number, `EEXIST` if somebody does.
  static func move(_ from: Place, to: Place) -> Int32 {
    cString(from.name) { old in
      cString(to.name) { new in
        #if canImport(Darwin)
          let result = renameatx_np(from.folder.number, old, to.folder.number, new, UInt32(RENAME_EXCL))
        #else
          let result = renameat2(
            from.folder.number, old, to.folder.number, new, UInt32(JOURNAL_RENAME_NOREPLACE))
        #endif
        if result == 0 { return 0 }
        guard errno == EINVAL || errno == ENOSYS || errno == ENOTSUP else { return errno }
        // A second name does not replace anything either.
        if linkat(from.folder.number, old, to.folder.number, new, 0) == 0 {
          unlinkat(from.folder.number, old, 0)
          return 0
        }
        guard meansImpossible(errno) else { return errno }
        var status = stat()
        guard fstatat(to.folder.number, new, &status, AT_SYMLINK_NOFOLLOW) != 0 else { return EEXIST }
        return renameat(from.folder.number, old, to.folder.number, new) == 0 ? 0 : errno
      }
    }
  }

  /// Gives a file the name of another, which is gone then; 0 or the error number.
  static func replace(_ to: Place, by from: Place) -> Int32 {
    cString(from.name) { old in
      cString(to.name) { new in
        renameat(from.folder.number, old, to.folder.number, new) == 0 ? 0 : errno
      }
    }
  }

  /// Removes a file for good.
  static func remove(_ place: Place) {
    _ = cString(place.name) { unlinkat(place.folder.number, $0, 0) }
  }

  /// Removes an empty folder; 0 or the error number.
  static func removeFolder(_ place: Place) -> Int32 {
    cString(place.name) { unlinkat(place.folder.number, $0, AT_REMOVEDIR) == 0 ? 0 : errno }
  }

  /// Writes a new file, which only the user may read, and brings it to the disk.
  func copy(_ bytes: [UInt8], to place: Place) throws {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let opened = cString(place.name) { openat(place.folder.number, $0, flags, 0o600) }
    guard opened >= 0 else { throw failure("cannot be kept for ‘journal undo’", errno) }
    let file = Descriptor(opened)
    var error = file.writeAll(bytes)
    if error == nil, fsync(opened) != 0 { error = errno }
    if let error {
      Self.remove(place)
      throw failure("cannot be kept for ‘journal undo’", error)
    }
  }
}

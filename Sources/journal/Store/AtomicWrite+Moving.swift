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
          let result = uninterrupted {
            renameatx_np(from.folder.number, old, to.folder.number, new, UInt32(RENAME_EXCL))
          }
        #else
          let result = uninterrupted {
            renameat2(from.folder.number, old, to.folder.number, new, UInt32(JOURNAL_RENAME_NOREPLACE))
          }
        #endif
        if result == 0 { return 0 }
        guard errno == EINVAL || errno == ENOSYS || errno == ENOTSUP else { return errno }
        // A second name does not replace anything either.
        if uninterrupted({ linkat(from.folder.number, old, to.folder.number, new, 0) }) == 0 {
          remove(from)
          return 0
        }
        guard meansImpossible(errno) else { return errno }
        var status = stat()
        guard fstatat(to.folder.number, new, &status, AT_SYMLINK_NOFOLLOW) != 0 else { return EEXIST }
        return uninterrupted { renameat(from.folder.number, old, to.folder.number, new) } == 0 ? 0 : errno
      }
    }
  }

  /// Gives a file the name of another, which is gone then; 0 or the error number.
  static func replace(_ to: Place, by from: Place) -> Int32 {
    cString(from.name) { old in
      cString(to.name) { new in
        uninterrupted { renameat(from.folder.number, old, to.folder.number, new) } == 0 ? 0 : errno
      }
    }
  }

  /// Removes a file for good.
  static func remove(_ place: Place) {
    _ = cString(place.name) { name in uninterrupted { unlinkat(place.folder.number, name, 0) } }
  }

  /// Removes an empty folder; 0 or the error number.
  static func removeFolder(_ place: Place) -> Int32 {
    cString(place.name) { name in
      uninterrupted { unlinkat(place.folder.number, name, AT_REMOVEDIR) } == 0 ? 0 : errno
    }
  }

  /// Writes a file for the undo store, which only the user may read, and brings it to the disk.
  func copy(_ bytes: [UInt8], to place: Place) throws {
    if let error = Self.make(bytes, at: place) { throw failure("cannot be kept for ‘journal undo’", error) }
  }

  /// The same for a file that another program displaced, with the permission bits it had.
  static func keep(_ bytes: [UInt8], mode: UInt32, at place: Place) throws(CommandFailure) {
    if let error = make(bytes, mode: mode_t(mode), at: place) { throw AppendedFile.failure(error) }
    _ = uninterrupted { fsync(place.folder.number) }
  }

  private static func make(_ bytes: [UInt8], mode: mode_t? = nil, at place: Place) -> Int32? {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let opened = cString(place.name) { name in
      uninterrupted { openat(place.folder.number, name, flags, 0o600) }
    }
    guard opened >= 0 else { return errno }
    let file = Descriptor(opened)
    var error = file.writeAll(bytes)
    // Where no other bits can be given, it stays the user's alone.
    if error == nil, let mode { _ = uninterrupted { fchmod(opened, mode & 0o777 | 0o600) } }
    if error == nil, uninterrupted({ fsync(opened) }) != 0 { error = errno }
    if error != nil { remove(place) }
    return error
  }
}

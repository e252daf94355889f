#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `.journal` in a journal's folder: what the program keeps for itself, out of git and closed to others.
struct PrivateFolder {
  let descriptor: Descriptor
  /// `.journal/tmp`, for unfinished files.
  let unfinished: Descriptor

  /// Opens it, and makes what is missing; `nil` if that cannot be.
  init?(in top: Descriptor) {
    guard let own = Self.folder(".journal", in: top) else { return nil }
    Self.keepOutOfGit(own)
    guard let unfinished = Self.folder("tmp", in: own) else { return nil }
    descriptor = own
    self.unfinished = unfinished
  }

  /// Sees to a `.gitignore` that holds `*`. An empty one, as a crash may leave, is filled.
  private static func keepOutOfGit(_ own: Descriptor) {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = uninterrupted { openat(own.number, ".gitignore", flags, 0o600) }
    guard opened >= 0 else { return }
    let file = Descriptor(opened)
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 else { return }
    _ = file.writeAll(Array("*\n".utf8))
  }

  /// Opens a folder of the program's own, never by a link; one that is new is brought to the disk. `nil`, and `errno`, if that
  /// cannot be.
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

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file of the undo store to which lines are added.
struct AppendedFile {
  private let file: Descriptor

  /// Makes it, or opens one that is there.
  init(_ place: AtomicWrite.Place) throws(CommandFailure) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = cString(place.name) { name in
      uninterrupted { openat(place.folder.number, name, flags, 0o600) }
    }
    guard opened >= 0 else { throw Self.failure(errno) }
    file = Descriptor(opened)
  }

  /// Adds the bytes, all of them or none, and brings them to the disk if that matters.
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

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lock that lets one command at a time write in a journal.
///
/// The kernel gives it up with the process, so nothing of it can go stale.
enum JournalLock {
  /// Locks the journal's folder, or a file in its `.journal` where a folder cannot be locked, as on NFS.
  ///
  /// It lasts until the descriptor returned is closed.
  static func take(_ journal: OpenJournal) throws(CommandFailure) -> Descriptor {
    if try lock(journal.top, journal.patience) { return journal.top }
    let folderError = errno
    guard let own = journal.own else { throw failure(folderError) }
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let opened = uninterrupted { openat(own.descriptor.number, "lock", flags, 0o600) }
    guard opened >= 0 else { throw failure(errno) }
    let file = Descriptor(opened)
    guard try lock(file, journal.patience) else { throw failure(errno) }
    return file
  }

  /// `false`, and `errno`, where there can be no such lock.
  private static func lock(_ descriptor: Descriptor, _ patience: Patience) throws(CommandFailure) -> Bool {
    for attempt in 0...patience.steps {
      if uninterrupted({ flock(descriptor.number, LOCK_EX | LOCK_NB) }) == 0 { return true }
      guard errno == EWOULDBLOCK else { return false }
      if attempt < patience.steps { patience.wait() }
    }
    throw CommandFailure(.busy, "another journal command is running; try again")
  }

  private static func failure(_ error: Int32) -> CommandFailure {
    CommandFailure(
      .refused, "the journal’s folder cannot be locked: \(systemMessage(error)); nothing was changed")
  }
}

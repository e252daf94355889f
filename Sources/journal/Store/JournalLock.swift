/// The lock that lets one command at a time write in a journal.
///
/// An `flock`, which the kernel releases with the process, so it cannot go stale.
enum JournalLock {
  /// Locks the journal's folder, or a file in its `.journal` where a folder cannot be locked, as on NFS.
  ///
  /// It lasts until the descriptor returned is closed.
  static func take(_ journal: OpenJournal) throws(CommandFailure) -> Descriptor {
    let busy = "another journal command is running; try again"
    if try lock(journal.top, journal.patience, orSay: busy) { return journal.top }
    let folderError = errno
    guard let own = journal.own else { throw failure(folderError) }
    guard let file = own.descriptor.open("lock".utf8, O_RDWR | O_CREAT | O_NOFOLLOW),
      try lock(file, journal.patience, orSay: busy)
    else { throw failure(errno) }
    return file
  }

  /// Waits for an exclusive lock; returns `false` and sets `errno` if the file cannot be locked. Throws `busy` if it is
  /// still held elsewhere at the end.
  static func lock(
    _ descriptor: Descriptor, _ patience: Patience, orSay busy: String
  ) throws(CommandFailure) -> Bool {
    for attempt in 0...patience.steps {
      if uninterrupted({ flock(descriptor.number, LOCK_EX | LOCK_NB) }) == 0 { return true }
      guard errno == EWOULDBLOCK else { return false }
      if attempt < patience.steps { patience.wait() }
    }
    throw CommandFailure(.busy, busy)
  }

  private static func failure(_ error: Int32) -> CommandFailure {
    CommandFailure(
      .refused, "the journal’s folder cannot be locked: \(systemMessage(error)); nothing was changed")
  }
}

/// A read lease (`F_SETLEASE`): a program that opens the file for writing blocks in that call until the lease is released.
///
/// It is held for moments only, while a file is read or swapped. Where leases are not supported (another owner, NFS, FUSE),
/// the comparison after the swap has to suffice.
struct FileLease {
  private let descriptor: Descriptor?

  /// Takes the lease on a file that is open for reading only; waits while somebody has it open for writing.
  static func take(on descriptor: Descriptor, of shownPath: String, patience: Patience) throws(CommandFailure)
    -> FileLease
  {
    #if os(Linux)
      // SIGIO, which announces a waiting program, would end this process.
      _ = ignoreSignal
      for attempt in 0...patience.steps {
        if uninterrupted({ fcntl(descriptor.number, Int32(JOURNAL_F_SETLEASE), Int32(F_RDLCK)) }) == 0 {
          return FileLease(descriptor: descriptor)
        }
        guard errno == EAGAIN else { break }
        guard attempt < patience.steps else {
          throw CommandFailure(
            .busy, "‘\(shownPath)’ is being written by another program; try again")
        }
        patience.wait()
      }
    #endif
    return FileLease(descriptor: nil)
  }

  /// Whether no program has tried to open the file for writing since; `true` without a lease.
  var isIntact: Bool {
    #if os(Linux)
      guard let descriptor else { return true }
      return uninterrupted { fcntl(descriptor.number, Int32(JOURNAL_F_GETLEASE)) } == Int32(F_RDLCK)
    #else
      return true
    #endif
  }

  /// Releases it; programs waiting in `open` continue.
  func release() {
    #if os(Linux)
      guard let descriptor else { return }
      _ = uninterrupted { fcntl(descriptor.number, Int32(JOURNAL_F_SETLEASE), Int32(F_UNLCK)) }
    #endif
  }

  private static let ignoreSignal: Void = { _ = signal(SIGIO, SIG_IGN) }()
}

/// How long to wait for other programs, in steps of 10 ms.
struct Patience: Hashable, Sendable {
  /// How many steps; 500 are 5 s.
  var steps = 500

  /// Waits for one step.
  func wait() { usleep(10_000) }
}

#if canImport(Darwin)
  import Darwin
#else
  import CLinux
  import Glibc
#endif

/// A read lease: whoever opens the file for writing waits in that call until the lease is given up.
///
/// It is there for moments only, while a file is read or swapped. Where leases are not to be had (another owner, NFS, FUSE),
/// the comparison after the swap has to do alone.
struct FileLease {
  private let descriptor: Descriptor?

  /// Takes the lease on a file that is open for reading only; waits while somebody has it open for writing.
  static func take(on descriptor: Descriptor, of shownPath: String, patience: Patience) throws(CommandFailure)
    -> FileLease
  {
    #if os(Linux)
      // The signal that tells of a waiting program would end this process.
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

  /// Whether nobody has asked to write since; `true` where there is no lease.
  var isIntact: Bool {
    #if os(Linux)
      guard let descriptor else { return true }
      return uninterrupted { fcntl(descriptor.number, Int32(JOURNAL_F_GETLEASE)) } == Int32(F_RDLCK)
    #else
      return true
    #endif
  }

  /// Gives it up, and lets whoever waits go on.
  func release() {
    #if os(Linux)
      guard let descriptor else { return }
      _ = uninterrupted { fcntl(descriptor.number, Int32(JOURNAL_F_SETLEASE), Int32(F_UNLCK)) }
    #endif
  }

  private static let ignoreSignal: Void = { _ = signal(SIGIO, SIG_IGN) }()
}

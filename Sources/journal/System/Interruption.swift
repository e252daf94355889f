import Synchronization

/// What Ctrl-C does: it ends the program that this one waits for, and this one.
///
/// Files are whole at every moment, so nothing needs to be finished first.
enum Interruption {
  /// The process group of the program that is waited for, 0 for none.
  private static let group = Atomic<pid_t>(0)

  /// Takes over the signals that end this process.
  static func handleSignals() {
    // A handler may read the number, but not be the first to make it.
    setGroup(0)
    for number in [SIGINT, SIGTERM] { signal(number) { Interruption.end($0) } }
  }

  /// Names the process group that ends with this process.
  static func setGroup(_ id: pid_t) { group.store(id, ordering: .sequentiallyConsistent) }

  /// Calls `body` with those signals held back, and others.
  static func held<Result>(besides others: Int32..., body: () throws -> Result) rethrows -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM] + others { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  private static func end(_ number: Int32) {
    let id = group.load(ordering: .sequentiallyConsistent)
    if id > 0 { kill(-id, SIGKILL) }
    _exit(128 + number)
  }
}

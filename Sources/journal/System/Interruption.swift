import Synchronization

/// Handles Ctrl-C: ends the running child program and this process.
///
/// Files are consistent at every moment, so nothing has to be finished first.
enum Interruption {
  /// The process group of the running child program, 0 for none.
  private static let group = Atomic<pid_t>(0)

  /// Installs handlers for the signals that end this process.
  static func handleSignals() {
    // The value is initialised here, because a signal handler must not do so.
    setGroup(0)
    for number in [SIGINT, SIGTERM] { signal(number) { Interruption.end($0) } }
  }

  /// Sets the process group to end with this process.
  static func setGroup(_ id: pid_t) { group.store(id, ordering: .sequentiallyConsistent) }

  /// Calls `body` with those signals and `others` blocked.
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

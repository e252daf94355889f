import Synchronization

/// How to start a program: without a shell, inheriting no descriptors but the given ones.
struct ProgramStart {
  /// Its name, to be searched for in `PATH`, and its arguments.
  var arguments: [String]
  /// Its environment; `nil` for that of this process.
  var variables: [String: String]?
  /// Its standard input, output and error; `nil` for those of this process.
  var input: Descriptor?
  var output: Descriptor?
  var errors: Descriptor?
  /// Whether its standard input is empty if no input is given.
  var readsNothing = false
  /// Whether it leads a process group of its own, with no signals blocked.
  var hasOwnGroup = false
  /// Whether it gets SIGTERM when this process ends, even by SIGKILL. On Linux only; not with a group of its own.
  var endsWithUs = false
  /// The signals to reset to their default handlers.
  var usualSignals: [Int32] = [SIGPIPE]

  /// Held between creating a pipe and setting its close-on-exec flags: another program started meanwhile would keep
  /// the pipe open.
  static let lock = Mutex(())

  /// Both ends of a new pipe, which programs do not inherit.
  static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard posixPipe(&ends) == 0 else { return nil }
    // If standard input is closed, the pipe could get descriptor 0 to 2, which the child needs for other purposes.
    let raised = ends.map { end in
      defer { close(end) }
      return fcntl(end, F_DUPFD_CLOEXEC, 3)
    }
    guard raised[0] >= 0, raised[1] >= 0 else { return nil }
    return (Descriptor(raised[0]), Descriptor(raised[1]))
  }

  /// Starts it; `error` is 0 or the error number.
  func spawn() -> (error: Int32, id: pid_t) {
    #if os(Linux)
      if endsWithUs { return spawnAttached() }
    #endif
    var (actions, attributes) = emptySpawnSettings()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (end, number) in [(input, Int32(0)), (output, 1), (errors, 2)] {
      if let end { posix_spawn_file_actions_adddup2(&actions, end.number, number) }
    }
    if readsNothing, input == nil {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    var flags = POSIX_SPAWN_SETSIGDEF
    if hasOwnGroup {
      posix_spawnattr_setsigmask(&attributes, &signals)
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
    }
    for signal in usualSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return withCStrings { name, arguments, settings in
      var id = pid_t()
      let error = posix_spawnp(&id, name, &actions, &attributes, arguments, settings)
      return (error, id)
    }
  }

  private typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Calls `body` with the name, the arguments and the environment as C strings.
  private func withCStrings(
    _ body: (UnsafePointer<CChar>, CStrings, CStrings) -> (error: Int32, id: pid_t)
  ) -> (error: Int32, id: pid_t) {
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var settings = variables.map { variables in variables.map { strdup("\($0)=\($1)") } + [nil] }
    defer { for text in strings + (settings ?? []) { free(text) } }
    guard let name = strings[0] else { return (ENOENT, 0) }
    return strings.withUnsafeMutableBufferPointer { strings in
      guard let first = strings.baseAddress else { return (ENOENT, 0) }
      return settings?.withUnsafeMutableBufferPointer { settings in
        body(name, first, settings.baseAddress ?? environ)
      } ?? body(name, first, environ)
    }
  }

  #if os(Linux)
    private func spawnAttached() -> (error: Int32, id: pid_t) {
      var (reading, writing) = (Descriptor?.none, Descriptor?.none)
      if let pipe = Self.pipe() { (reading, writing) = (pipe.reading, pipe.writing) }
      guard let reading else { return (errno, 0) }
      let ends = [input, output, errors].map { $0?.number ?? -1 }
      let started = withCStrings { name, arguments, settings in
        let id = journal_start_attached(name, arguments, settings, ends, writing?.number ?? -1)
        return (id < 0 ? errno : 0, id)
      }
      // With this process's end closed, the pipe ends at exec, or contains the error of a failed one.
      writing = nil
      guard started.error == 0, let error = Self.report(from: reading) else { return started }
      _ = ProgramEnd(of: started.id, waits: true)
      return (error, 0)
    }

    private static func report(from pipe: Descriptor) -> Int32? {
      var error: Int32 = 0
      var count = 0
      repeat { count = read(pipe.number, &error, MemoryLayout<Int32>.size) } while count < 0 && errno == EINTR
      return count == MemoryLayout<Int32>.size ? error : nil
    }
  #endif
}

import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a program is started: without a shell, and with nothing of ours open but what it is given.
struct ProgramStart {
  /// Its name, looked for on the path, and its arguments.
  var arguments: [String]
  /// Its environment; `nil` for that of this process.
  var variables: [String: String]?
  /// What it has for standard input, output and error; `nil` for those of this process.
  var input: Descriptor?
  var output: Descriptor?
  var errors: Descriptor?
  /// Whether it reads nothing, where it is given no input.
  var readsNothing = false
  /// Whether it leads a process group of its own, with no signal held back.
  var hasOwnGroup = false
  /// The signals that are to be for it what they usually are, whatever they are for us.
  var usualSignals: [Int32] = [SIGPIPE]

  /// Between making a pipe and marking it no other program may start: it would keep the pipe open.
  static let lock = Mutex(())

  /// Both ends of a new pipe, of which no program that is started gets any but by being given it.
  static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #else
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Starts it; `error` is 0, or what the system says of a program that cannot be started.
  func spawn() -> (error: Int32, id: pid_t) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
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
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var settings = variables.map { variables in variables.map { strdup("\($0)=\($1)") } + [nil] }
    defer { for text in words + (settings ?? []) { free(text) } }
    guard let name = words[0] else { return (ENOENT, 0) }
    var id = pid_t()
    let error =
      settings?.withUnsafeMutableBufferPointer {
        posix_spawnp(&id, name, &actions, &attributes, &words, $0.baseAddress)
      } ?? posix_spawnp(&id, name, &actions, &attributes, &words, environ)
    return (error, id)
  }
}

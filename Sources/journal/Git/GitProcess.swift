import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs git as a child of this process, and reads what it says.
///
/// It stays in the process group, so that it can ask for a passphrase at the terminal, and Ctrl-C ends it too.
enum GitProcess {
  /// More than this is not read from one call.
  private static let outputLimit = 512 << 20

  /// Variables that would lead git to another repository than the one that is asked about.
  private static let misleading: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_NAMESPACE", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE",
    "GIT_REPLACE_REF_BASE", "GIT_IMPLICIT_WORK_TREE", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]

  /// Runs git with the environment given, or with that of this process, and waits for its end.
  static func run(_ call: GitCall, in environment: [String: String]? = nil) throws -> GitOutput {
    var variables = (environment ?? inherited()).filter { !misleading.contains($0.key) }
    variables.merge(call.variables) { $1 }
    var child = try start(call.arguments, variables)
    return try talk(with: &child, call)
  }

  /// The path of the running program; its name alone where that cannot be found out.
  static func ownPath() -> String {
    realPath(Array("/proc/self/exe".utf8)).map { String(decoding: $0, as: UTF8.self) } ?? "journal"
  }

  /// A child with our ends of its pipes.
  private struct Child {
    var id: pid_t
    var input: Descriptor?
    var output: Descriptor?
    var errors: Descriptor?
  }

  private static func inherited() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }

  private static func start(_ arguments: [String], _ variables: [String: String]) throws -> Child {
    // A git that ends before it has read everything must not end us.
    signal(SIGPIPE, SIG_IGN)
    return try ProgramStart.lock.withLock { _ in
      guard let input = ProgramStart.pipe(), let output = ProgramStart.pipe(),
        let errors = ProgramStart.pipe()
      else {
        throw CommandFailure(.refused, "git cannot be run: \(systemMessage(errno))")
      }
      let (error, id) = ProgramStart(
        arguments: ["git"] + arguments, variables: variables, input: input.reading, output: output.writing,
        errors: errors.writing, endsWithUs: true
      ).spawn()
      guard error == 0 else {
        throw CommandFailure(
          .refused,
          error == ENOENT
            ? "git is not installed, or not on the path; this command needs it"
            : "git cannot be run: \(systemMessage(error))")
      }
      for end in [input.writing, output.reading, errors.reading] {
        guard uninterrupted({ fcntl(end.number, F_SETFL, O_NONBLOCK) }) == 0 else {
          throw CommandFailure(.refused, "git cannot be talked to: \(systemMessage(errno))")
        }
      }
      return Child(id: id, input: input.writing, output: output.reading, errors: errors.reading)
    }
  }

  /// Our ends are closed by letting go of them, so nobody else may hold the child.
  private static func talk(with child: inout Child, _ call: GitCall) throws -> GitOutput {
    var rest = call.input[...]
    var result = GitOutput(status: 0)
    let end = ContinuousClock.now + .seconds(call.seconds)
    while child.output != nil || child.errors != nil {
      if rest.isEmpty { child.input = nil }
      var waiting = [child.input, child.output, child.errors].enumerated().map { place, descriptor in
        pollfd(fd: descriptor?.number ?? -1, events: Int16(place == 0 ? POLLOUT : POLLIN), revents: 0)
      }
      _ = poll(&waiting, nfds_t(waiting.count), 1000)
      feed(&child.input, &rest)
      take(&child.output, &result.output)
      take(&child.errors, &result.errors)
      guard ContinuousClock.now < end else {
        stop(child.id)
        throw CommandFailure(
          .busy,
          "git did not answer within \(call.seconds) seconds (‘git \(verb(of: call))’) and was stopped; try again"
        )
      }
      guard result.output.count + result.errors.count <= outputLimit else {
        stop(child.id)
        throw CommandFailure(.refused, "git said more than can be read (‘git \(verb(of: call))’)")
      }
    }
    child.input = nil
    result.status = wait(for: child.id)
    return result
  }

  /// The first argument that is neither an option nor the value of one.
  private static func verb(of call: GitCall) -> String {
    var skips = false
    for argument in call.arguments {
      if skips || argument.hasPrefix("-") {
        skips = !skips && (argument == "-c" || argument == "-C")
      } else {
        return argument
      }
    }
    return ""
  }

  private static func feed(_ descriptor: inout Descriptor?, _ rest: inout ArraySlice<UInt8>) {
    guard let number = descriptor?.number, !rest.isEmpty else { return }
    let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, min($0.count, 65_536)) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      // It has read enough.
      rest = []
      descriptor = nil
    }
  }

  private static func take(_ descriptor: inout Descriptor?, _ bytes: inout [UInt8]) {
    guard let number = descriptor?.number else { return }
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: 262_144) { buffer, filled in
      count = read(number, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    if count > 0 {
      bytes += piece
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      descriptor = nil
    }
  }

  /// Asks it to end, which lets it remove its lock files, and ends it if it does not.
  private static func stop(_ id: pid_t) {
    kill(id, SIGTERM)
    for _ in 0..<100 {
      var status: Int32 = 0
      guard waitpid(id, &status, WNOHANG) == 0 else { return }
      _ = poll(nil, 0, 20)
    }
    kill(id, SIGKILL)
    _ = wait(for: id)
  }

  private static func wait(for id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return 128 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private static func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(number, bytes, count)
    #else
      Glibc.write(number, bytes, count)
    #endif
  }
}

import Synchronization

/// A running child program with pipes to its standard input, output and error.
final class ChildProcess {
  /// Its process id, which is also its group's if it leads one.
  private let id: pid_t
  private let leadsGroup: Bool
  private var input: Descriptor?
  /// Input that it has not read yet.
  private var unsent: ArraySlice<UInt8>
  private(set) var output: Descriptor?
  private(set) var errors: Descriptor?
  /// How it ended; `nil` while it runs.
  private(set) var end: ProgramEnd?

  private init(
    id: pid_t, leadsGroup: Bool, input: Descriptor?, unsent: [UInt8], output: Descriptor, errors: Descriptor
  ) {
    self.id = id
    self.leadsGroup = leadsGroup
    self.input = input
    self.unsent = unsent[...]
    self.output = output
    self.errors = errors
  }

  /// Starts a program with pipes for its output, and for its input unless that is empty and `readsNothing` is set.
  static func start(_ program: ProgramStart, input: [UInt8]) -> Result<ChildProcess, ProgramFailure> {
    // Writing to a program that has closed its input must not end this process.
    signal(SIGPIPE, SIG_IGN)
    return ProgramStart.lock.withLock { _ in
      var program = program
      guard let output = ProgramStart.pipe(), let errors = ProgramStart.pipe() else {
        return .failure(.notStarted(errno))
      }
      var source: Descriptor?
      if !input.isEmpty || !program.readsNothing {
        guard let ends = ProgramStart.pipe() else { return .failure(.notStarted(errno)) }
        (program.input, source) = (ends.reading, ends.writing)
      }
      (program.output, program.errors) = (output.writing, errors.writing)
      for end in [source, output.reading, errors.reading].compactMap(\.self) {
        guard uninterrupted({ fcntl(end.number, F_SETFL, O_NONBLOCK) }) == 0 else {
          return .failure(.notStarted(errno))
        }
      }
      return Interruption.held {
        let (error, id) = program.spawn()
        guard error == 0 else { return .failure(.notStarted(error)) }
        if program.hasOwnGroup { Interruption.setGroup(id) }
        return .success(
          ChildProcess(
            id: id, leadsGroup: program.hasOwnGroup, input: source, unsent: input, output: output.reading,
            errors: errors.reading))
      }
    }
  }

  /// Waits until there is output to read or room for input, for at most `milliseconds`.
  func wait(milliseconds: Int32) {
    var waiting = [(input, POLLOUT), (output, POLLIN), (errors, POLLIN)].compactMap { descriptor, event in
      descriptor.map { pollfd(fd: $0.number, events: Int16(event), revents: 0) }
    }
    _ = poll(&waiting, nfds_t(waiting.count), milliseconds)
  }

  /// Writes as much input as fits in the pipe; closes it at the end, or if the program reads no more.
  func feed() {
    guard let number = input?.number else { return }
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { posixWrite(number, $0.baseAddress, count: min($0.count, 65_536)) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      unsent = count < 0 ? [] : unsent.dropFirst(count)
    }
    input = nil
  }

  /// The new bytes on standard output, at most 64 kB.
  func readOutput() -> [UInt8] { Self.read(&output) }

  /// The new bytes on standard error, at most 64 kB.
  func readErrors() -> [UInt8] { Self.read(&errors) }

  /// Reads what is available; closes the descriptor at its end.
  private static func read(_ descriptor: inout Descriptor?) -> [UInt8] {
    guard let number = descriptor?.number else { return [] }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
      repeat {
        count = posixRead(number, into: UnsafeMutableRawBufferPointer(buffer))
      } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    if count == 0 || count < 0 && errno != EAGAIN { descriptor = nil }
    return bytes
  }

  /// Checks whether it has ended; with `waits` waits for it.
  func reap(waits: Bool = false) {
    guard end == nil else { return }
    end = ProgramEnd(of: id, waits: waits)
    if end != nil, leadsGroup { Interruption.setGroup(0) }
  }

  /// Ends it: a process group with SIGKILL; a single program with SIGTERM, so that it can remove its lock files, and
  /// with SIGKILL two seconds later.
  func stop() {
    guard end == nil else { return }
    // The process id is not reused until it is waited for.
    if leadsGroup {
      kill(-id, SIGKILL)
    } else {
      kill(id, SIGTERM)
      for _ in 0..<100 {
        reap()
        guard end == nil else { return }
        _ = poll(nil, 0, 20)
      }
      kill(id, SIGKILL)
    }
    reap(waits: true)
  }
}

/// How a program ended.
enum ProgramEnd: Hashable {
  case exit(Int32)
  case signal(Int32)

  /// How a child process ended; `nil` while it runs, unless `waits` is set.
  ///
  /// A child that was already waited for counts as one that exited with status 0.
  init?(of id: pid_t, waits: Bool) {
    var status: Int32 = 0
    var result: pid_t = 0
    repeat { result = waitpid(id, &status, waits ? 0 : WNOHANG) } while result < 0 && errno == EINTR
    guard result != 0 else { return nil }
    let number = status & 0o177
    self = result < 0 || number == 0 ? .exit(status >> 8 & 0o377) : .signal(number)
  }

  /// The exit status; for a signal 128 plus its number, as in a shell.
  var status: Int32 {
    switch self {
    case .exit(let status): status
    case .signal(let number): 128 + number
    }
  }
}

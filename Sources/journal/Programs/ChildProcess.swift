import Synchronization

/// A program that runs while this one feeds its standard input and reads its output.
final class ChildProcess {
  /// Its process id, and that of its group where it leads one.
  private let id: pid_t
  private let leadsGroup: Bool
  private var input: Descriptor?
  /// What it has not read yet.
  private var unsent: ArraySlice<UInt8>
  private(set) var output: Descriptor?
  private(set) var errors: Descriptor?
  /// How it ended, once that is known.
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

  /// Starts a program with pipes for its output, and for its input unless that is empty and it may read nothing.
  static func start(_ program: ProgramStart, input: [UInt8]) -> Result<ChildProcess, ProgramFailure> {
    // A program that ends before it has read everything must not end this process.
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

  /// Waits until there is something to read or room to write, or `milliseconds` have passed.
  func wait(milliseconds: Int32) {
    var waiting = [(input, POLLOUT), (output, POLLIN), (errors, POLLIN)].compactMap { descriptor, event in
      descriptor.map { pollfd(fd: $0.number, events: Int16(event), revents: 0) }
    }
    _ = poll(&waiting, nfds_t(waiting.count), milliseconds)
  }

  /// Passes on as much of its input as it takes now; closes the pipe at the end, or where it reads no more.
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

  /// What it has written to standard output since last asked, at most 64 kB of it.
  func readOutput() -> [UInt8] { Self.read(&output) }

  /// What it has written to standard error since last asked, at most 64 kB of it.
  func readErrors() -> [UInt8] { Self.read(&errors) }

  /// Reads what is there; a descriptor at its end is closed.
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

  /// Looks whether it has ended; with `waits` until it has.
  func reap(waits: Bool = false) {
    guard end == nil else { return }
    end = ProgramEnd(of: id, waits: waits)
    if end != nil, leadsGroup { Interruption.setGroup(0) }
  }

  /// Ends it: a group with all that it has started; a single program by SIGTERM, which lets it remove its lock files, and by SIGKILL two
  /// seconds later.
  func stop() {
    guard end == nil else { return }
    // Until it is waited for, its number is nobody else's.
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

  /// How a child ended; `nil` while it runs, unless `waits` waits for it.
  ///
  /// A child that somebody else has waited for counts as one that ended with status 0.
  init?(of id: pid_t, waits: Bool) {
    var status: Int32 = 0
    var result: pid_t = 0
    repeat { result = waitpid(id, &status, waits ? 0 : WNOHANG) } while result < 0 && errno == EINTR
    guard result != 0 else { return nil }
    let number = status & 0o177
    self = result < 0 || number == 0 ? .exit(status >> 8 & 0o377) : .signal(number)
  }

  /// The exit status; 128 and the number of the signal where one ended it, as a shell has it.
  var status: Int32 {
    switch self {
    case .exit(let status): status
    case .signal(let number): 128 + number
    }
  }
}

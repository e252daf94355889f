import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs in a process group of its own, with little or nothing on standard input, and whose output is
/// read here.
final class ChildProcess {
  /// Its number, which is also that of its group.
  private let id: pid_t
  private(set) var output: Descriptor?
  private(set) var errors: Descriptor?
  /// How it ended, once that is known.
  private(set) var end: ProgramEnd?

  private init(id: pid_t, output: Descriptor, errors: Descriptor) {
    self.id = id
    self.output = output
    self.errors = errors
  }

  /// Starts the program that the first argument names, looked for in `PATH`, or says why that is impossible.
  ///
  /// `input` must fit into a pipe, 64 kB, since nobody is there to fill it up.
  static func start(_ arguments: [String], input: [UInt8] = []) -> Result<ChildProcess, StartProblem> {
    ProgramStart.lock.withLock { _ in
      guard let output = ProgramStart.pipe(), let errors = ProgramStart.pipe() else {
        return .failure(StartProblem(error: errno))
      }
      for end in [output.reading, errors.reading] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
      var source: Descriptor?
      if !input.isEmpty {
        guard let ends = ProgramStart.pipe() else { return .failure(StartProblem(error: errno)) }
        // The program waits for its input as it is used to; we do not wait for the program.
        _ = fcntl(ends.writing.number, F_SETFL, O_NONBLOCK)
        if let error = ends.writing.writeAll(input) { return .failure(StartProblem(error: error)) }
        source = ends.reading
      }
      return Interruption.held {
        let (error, id) = ProgramStart(
          arguments: arguments, input: source, output: output.writing, errors: errors.writing,
          readsNothing: true, hasOwnGroup: true
        ).spawn()
        guard error == 0 else { return .failure(StartProblem(error: error)) }
        Interruption.setGroup(id)
        return .success(ChildProcess(id: id, output: output.reading, errors: errors.reading))
      }
    }
  }

  /// What the system says of a program that cannot be started.
  struct StartProblem: Error {
    var error: Int32
  }

  /// Waits until there is something to read or `milliseconds` have passed.
  func wait(milliseconds: Int32) {
    var waiting = [output, errors].compactMap { descriptor in
      descriptor.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    }
    _ = poll(&waiting, nfds_t(waiting.count), milliseconds)
  }

  /// What it has written to standard output since last asked, at most 64 kB of it.
  func readOutput() -> [UInt8] { Self.read(&output) }

  /// What it has written to standard error since last asked, at most 64 kB of it.
  func readErrors() -> [UInt8] { Self.read(&errors) }

  /// Reads what is there; a descriptor that has given all it will ever give is closed.
  private static func read(_ descriptor: inout Descriptor?) -> [UInt8] {
    guard let number = descriptor?.number else { return [] }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
      repeat { count = systemRead(number, buffer) } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    if count == 0 || count < 0 && errno != EAGAIN { descriptor = nil }
    return bytes
  }

  private static func systemRead(_ number: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Darwin)
      Darwin.read(number, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(number, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Looks whether it has ended; with `waits` until it has.
  func reap(waits: Bool = false) {
    guard end == nil else { return }
    var status: Int32 = 0
    var result: pid_t = 0
    repeat { result = waitpid(id, &status, waits ? 0 : WNOHANG) } while result < 0 && errno == EINTR
    guard result != 0 else { return }
    Interruption.setGroup(0)
    // A child that somebody else has waited for is as good as done.
    end = result < 0 || status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// Ends it with all that it has started in its group.
  func kill() {
    guard end == nil else { return }
    // Until it is waited for, its number is nobody else's.
    _ = systemKill(-id)
    reap(waits: true)
  }

  private func systemKill(_ id: pid_t) -> Int32 {
    #if canImport(Darwin)
      Darwin.kill(id, SIGKILL)
    #else
      Glibc.kill(id, SIGKILL)
    #endif
  }
}

/// How a program ended.
enum ProgramEnd: Hashable {
  case exit(Int32)
  case signal(Int32)
}

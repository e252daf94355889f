import JournalFormat

/// Limits on a program's run time and output.
struct ProgramLimits: Sendable {
  var time: Duration = .seconds(120)
  /// Bytes of standard output.
  var output = 1 << 20
  /// The number of bytes at the end of standard error to keep.
  var errors = 4096
}

/// The result of running a program.
enum ProgramOutcome: Hashable, Sendable {
  /// Its standard output, if it exited with status 0.
  case output([UInt8])
  /// Why there is no output, for a sentence that begins with the program's name.
  case failed(String)
}

/// A program that ended within its limits.
struct FinishedProgram: Hashable, Sendable {
  var end: ProgramEnd
  var output: [UInt8]
  /// The last bytes of standard error.
  var errors: [UInt8]
}

/// Why a program did not end by itself.
enum ProgramFailure: Error, Hashable, Sendable {
  /// The system's error number.
  case notStarted(Int32)
  case outOfTime(seconds: Int64)
  /// `isStopped` if it was still running.
  case tooMuchOutput(limit: Int, isStopped: Bool)
  case other(String)

  /// The reason for a sentence that begins with the program's name.
  var reason: String {
    switch self {
    case .notStarted(let error): "cannot be started: \(systemMessage(error))"
    case .outOfTime(let seconds): "was ended: it took longer than \(seconds) seconds"
    case .tooMuchOutput(let limit, let isStopped):
      "wrote more than \(limit / 1024) kB" + (isStopped ? " and was ended" : "")
    case .other(let reason): reason
    }
  }
}

/// Runs a program by its argument list, without a shell, and waits for it within limits; any exit status but 0 is a
/// failure.
func runProgram(
  _ arguments: [String], input: [UInt8] = [], limits: ProgramLimits = ProgramLimits()
) -> ProgramOutcome {
  switch finishedProgram(arguments, input: input, limits: limits) {
  case .failure(let failure): .failed(failure.reason)
  case .success(let program):
    switch program.end {
    case .exit(0): .output(program.output)
    case .exit(let status): .failed("ended with status \(status)" + lastLines(of: program.errors))
    case .signal(let number): .failed("was ended by signal \(number)" + lastLines(of: program.errors))
    }
  }
}

/// Runs a program in a process group of its own, so that it is ended together with all its children.
func finishedProgram(
  _ arguments: [String], input: [UInt8] = [], limits: ProgramLimits = ProgramLimits()
) -> Result<FinishedProgram, ProgramFailure> {
  finishedProgram(
    ProgramStart(arguments: arguments, readsNothing: true, hasOwnGroup: true), input: input, limits: limits)
}

/// Runs a program without a shell with the given input, and waits for it within limits.
///
/// Children that it leaves running are not waited for.
func finishedProgram(
  _ program: ProgramStart, input: [UInt8], limits: ProgramLimits
) -> Result<FinishedProgram, ProgramFailure> {
  ChildProcess.start(program, input: input).flatMap { child in
    let deadline = ContinuousClock.now + limits.time
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var pause: Int32 = 1
    while true {
      // Checked before reading, so that what is read after its end is complete.
      child.reap()
      child.feed()
      output += child.readOutput()
      errors = Array((errors + child.readErrors()).suffix(limits.errors))
      if output.count > limits.output {
        let isStopped = child.end == nil
        child.stop()
        return .failure(.tooMuchOutput(limit: limits.output, isStopped: isStopped))
      }
      if let end = child.end {
        // The pipe may contain more than one read returns, but no more than its capacity.
        for _ in 0..<pipePieces { output += child.readOutput() }
        guard output.count <= limits.output else {
          return .failure(.tooMuchOutput(limit: limits.output, isStopped: false))
        }
        return .success(FinishedProgram(end: end, output: output, errors: errors + child.readErrors()))
      }
      guard ContinuousClock.now < deadline else {
        child.stop()
        return .failure(.outOfTime(seconds: limits.time.components.seconds))
      }
      // Output wakes this process at once. After closing its output, a program is polled, often at first.
      if child.output != nil || child.errors != nil {
        child.wait(milliseconds: 50)
      } else {
        child.wait(milliseconds: pause)
        pause = min(pause * 2, 50)
      }
    }
  }
}

/// The output of a program for a small input, such as an image.
func filtered(_ input: [UInt8], by arguments: [String]) -> ProgramOutcome {
  runProgram(arguments, input: input, limits: ProgramLimits(time: .seconds(30), output: 16 << 20))
}

/// Runs a program of the user that takes over the terminal, such as an editor, and waits for it.
///
/// Returns its exit status, or 128 plus the number of the signal that ended it.
func runInForeground(_ arguments: [String]) throws -> Int32 {
  guard let name = arguments.first else { throw CommandFailure(.refused, "there is no program to run") }
  Console.system.flush()
  // Ctrl-C is for the program in the foreground.
  let before = signal(SIGINT, SIG_IGN)
  defer { signal(SIGINT, before) }
  let (error, id) = ProgramStart(arguments: arguments, usualSignals: [SIGINT, SIGPIPE]).spawn()
  guard error == 0 else { throw CommandFailure(.refused, "‘\(name)’ cannot be run: \(systemMessage(error))") }
  guard let end = ProgramEnd(of: id, waits: true) else {
    throw CommandFailure(.refused, "‘\(name)’ was lost")
  }
  return end.status
}

/// The number of 64 kB reads that empty the largest pipe a user may have.
private let pipePieces = 16

/// The last three lines of standard error, joined: `: cannot open model`.
private func lastLines(of errors: [UInt8]) -> String {
  let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    .map { terminalSafe(String($0)).trimmed }.filter { !$0.isEmpty }
  return lines.isEmpty ? "" : ": " + lines.suffix(3).joined(separator: " / ")
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

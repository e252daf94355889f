import JournalFormat

/// How long a program may run, and how much it may write.
struct ProgramLimits: Sendable {
  var time: Duration = .seconds(120)
  /// Bytes of standard output.
  var output = 1 << 20
  /// How many of the last bytes of standard error are kept.
  var errors = 4096
}

/// What running a program came to.
enum ProgramOutcome: Hashable, Sendable {
  /// What it wrote to standard output before it ended with success.
  case output([UInt8])
  /// Why there is no output, as the end of a sentence that begins with the program's name.
  case failed(String)
}

/// A program that came to its end within its limits.
struct FinishedProgram: Hashable, Sendable {
  var end: ProgramEnd
  var output: [UInt8]
  /// The last bytes that it wrote to standard error.
  var errors: [UInt8]
}

/// Why a program did not come to its end.
enum ProgramFailure: Error, Hashable, Sendable {
  /// The system's error number.
  case notStarted(Int32)
  case outOfTime(seconds: Int64)
  /// `isStopped` where it still ran.
  case tooMuchOutput(limit: Int, isStopped: Bool)
  case other(String)

  /// The end of a sentence that begins with the program's name.
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

/// Runs a program by its list of arguments, without a shell, and waits for it within limits; any status but 0 is a failure.
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

/// Runs a program in a process group of its own, so that it is ended with all it has started.
func finishedProgram(
  _ arguments: [String], input: [UInt8] = [], limits: ProgramLimits = ProgramLimits()
) -> Result<FinishedProgram, ProgramFailure> {
  finishedProgram(
    ProgramStart(arguments: arguments, readsNothing: true, hasOwnGroup: true), input: input, limits: limits)
}

/// Runs a program without a shell, feeds it, reads what it writes, and waits for its end within limits.
///
/// What it has started and left running is not waited for.
func finishedProgram(
  _ program: ProgramStart, input: [UInt8], limits: ProgramLimits
) -> Result<FinishedProgram, ProgramFailure> {
  ChildProcess.start(program, input: input).flatMap { child in
    let deadline = ContinuousClock.now + limits.time
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var pause: Int32 = 1
    while true {
      // Asked before reading, so that what is read after its end is all there is.
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
        // More than one read gives may still be in the pipe, but no more than it holds.
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
      // Output wakes us at once. Between closing its output and its end, a program is asked for often at first.
      if child.output != nil || child.errors != nil {
        child.wait(milliseconds: 50)
      } else {
        child.wait(milliseconds: pause)
        pause = min(pause * 2, 50)
      }
    }
  }
}

/// What a program makes of a few bytes, a picture's at most.
func filtered(_ input: [UInt8], by arguments: [String]) -> ProgramOutcome {
  runProgram(arguments, input: input, limits: ProgramLimits(time: .seconds(30), output: 16 << 20))
}

/// Runs a program of the user's own that takes over the terminal, such as an editor, and waits for its end.
///
/// Returns its exit status, 128 and more where a signal ended it.
func runInForeground(_ arguments: [String]) throws -> Int32 {
  guard let name = arguments.first else { throw CommandFailure(.refused, "there is no program to run") }
  Console.system.flush()
  // Ctrl-C is for the program that has the terminal.
  let before = signal(SIGINT, SIG_IGN)
  defer { signal(SIGINT, before) }
  let (error, id) = ProgramStart(arguments: arguments, usualSignals: [SIGINT, SIGPIPE]).spawn()
  guard error == 0 else { throw CommandFailure(.refused, "‘\(name)’ cannot be run: \(systemMessage(error))") }
  guard let end = ProgramEnd(of: id, waits: true) else {
    throw CommandFailure(.refused, "‘\(name)’ was lost")
  }
  return end.status
}

/// How many reads of 64 kB empty the largest pipe a user may have.
private let pipePieces = 16

/// The last three lines of standard error, joined: `: cannot open model`.
private func lastLines(of errors: [UInt8]) -> String {
  let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    .map { terminalSafe(String($0)).trimmed }.filter { !$0.isEmpty }
  return lines.isEmpty ? "" : ": " + lines.suffix(3).joined(separator: " / ")
}

extension String {
  /// Without white space at either end.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

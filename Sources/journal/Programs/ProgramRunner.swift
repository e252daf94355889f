import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How long a program may run, and how much it may write.
struct ProgramLimits: Sendable {
  var time: Duration = .seconds(120)
  /// Bytes of standard output.
  var output = 1 << 20
}

/// What running a program came to.
enum ProgramOutcome: Hashable, Sendable {
  /// What it wrote to standard output before it ended with success.
  case output([UInt8])
  /// Why there is nothing of use, as the end of a sentence that begins with its name.
  case failed(String)
}

/// A program that came to its end within its limits.
struct FinishedProgram: Hashable, Sendable {
  var end: ProgramEnd
  var output: [UInt8]
  /// The last lines that it wrote to standard error.
  var errors: [UInt8]
}

/// Why a program did not come to its end, as the end of a sentence that begins with its name.
struct ProgramFailure: Error, Hashable, Sendable {
  var reason: String
}

/// Runs a program by its list of arguments, without a shell, and waits for it within limits; any status but 0 is a failure.
///
/// What it gets on standard input is 64 kB at most.
func runProgram(
  _ arguments: [String], input: [UInt8] = [], limits: ProgramLimits = ProgramLimits()
) -> ProgramOutcome {
  switch finishedProgram(arguments, input: input, limits: limits) {
  case .failure(let failure): .failed(failure.reason)
  case .success(let program):
    switch program.end {
    case .exit(0): .output(program.output)
    case .exit(let status): .failed("ended with status \(status)" + lastWords(of: program.errors))
    case .signal(let number): .failed("was ended by signal \(number)" + lastWords(of: program.errors))
    }
  }
}

/// Runs a program by its list of arguments, without a shell, and waits for it within limits.
func finishedProgram(
  _ arguments: [String], input: [UInt8] = [], limits: ProgramLimits = ProgramLimits()
) -> Result<FinishedProgram, ProgramFailure> {
  let child: ChildProcess
  switch ChildProcess.start(arguments, input: input) {
  case .success(let started): child = started
  case .failure(let problem):
    return .failure(ProgramFailure(reason: "cannot be started: \(systemMessage(problem.error))"))
  }
  let clock = ContinuousClock()
  let deadline = clock.now + limits.time
  var output: [UInt8] = []
  var errors: [UInt8] = []
  var pause: Int32 = 1
  while true {
    // Asked before reading, so that what is read after its end is all there is.
    child.reap()
    output += child.readOutput()
    errors = Array((errors + child.readErrors()).suffix(lastWordsLimit))
    if output.count > limits.output {
      child.kill()
      return .failure(ProgramFailure(reason: "wrote more than \(limits.output / 1024) kB and was ended"))
    }
    if let end = child.end {
      // Larger pieces than one read gives may still be in the pipe, but no more than it holds.
      for _ in 0..<pipePieces { output += child.readOutput() }
      guard output.count <= limits.output else {
        return .failure(ProgramFailure(reason: "wrote more than \(limits.output / 1024) kB"))
      }
      return .success(FinishedProgram(end: end, output: output, errors: errors + child.readErrors()))
    }
    guard clock.now < deadline else {
      child.kill()
      return .failure(
        ProgramFailure(reason: "was ended: it took longer than \(limits.time.components.seconds) seconds"))
    }
    // Output wakes us at once. Its end does too, but for a program that closed its output first.
    child.wait(milliseconds: pause)
    pause = child.output == nil && child.errors == nil ? min(pause * 2, 50) : 50
  }
}

/// What a program makes of a few bytes, a picture's at most.
func filtered(_ input: [UInt8], by arguments: [String]) -> ProgramOutcome {
  runProgram(arguments, input: input, limits: ProgramLimits(time: .seconds(30), output: 16 << 20))
}

/// How much of what a program said at the end is kept.
private let lastWordsLimit = 4096
/// How many reads of 64 kB empty the largest pipe a user may have.
private let pipePieces = 16

/// The last lines that a program wrote to standard error, in one: `: cannot open model`.
private func lastWords(of errors: [UInt8]) -> String {
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

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Programs of the user's own that take over the terminal, such as an editor.
enum ForegroundProgram {
  /// Runs a program, found on the path, with its arguments and without a shell, and waits for its end.
  ///
  /// Returns its exit status, 128 and more where a signal ended it.
  static func run(_ arguments: [String]) throws -> Int32 {
    guard let name = arguments.first else { throw CommandFailure(.refused, "there is no program to run") }
    Console.system.flush()
    // Ctrl-C is for the program that has the terminal.
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    let (error, process) = ProgramStart(arguments: arguments, usualSignals: [SIGINT, SIGPIPE]).spawn()
    guard error == 0 else {
      throw CommandFailure(.refused, "‘\(name)’ cannot be run: \(systemMessage(error))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        throw CommandFailure(.refused, "‘\(name)’ was lost: \(systemMessage(errno))")
      }
    }
    let signalNumber = status & 0x7F
    return signalNumber == 0 ? status >> 8 & 0xFF : 128 + signalNumber
  }
}

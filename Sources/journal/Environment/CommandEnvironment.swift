import JournalFormat

/// Everything a command may learn from, or do to, the world outside its arguments.
struct CommandEnvironment: Sendable {
  /// The local day and time, decided once per run so that midnight cannot fall inside a report.
  var now: LocalMoment
  /// The value of an environment variable.
  var variable: @Sendable (String) -> String?
  /// What standard output leads to.
  var output: Terminal
  /// Opens the journal that `-C` names, or else the one that belongs to where the command runs.
  var openJournal: @Sendable (_ folder: String?) throws -> JournalFolder
  /// Reads a file that is named on the command line; `-` is standard input.
  var readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// Writes to standard output.
  var print: @Sendable (String) -> Void
  /// Writes to standard error.
  var complain: @Sendable (String) -> Void
}

extension CommandEnvironment {
  /// The world as it is.
  static func system() -> CommandEnvironment {
    let variable: @Sendable (String) -> String? = { environmentVariable($0) }
    return CommandEnvironment(
      now: SystemClock.now(),
      variable: variable,
      output: Terminal.system(descriptor: 1, variable: variable),
      openJournal: { try JournalDirectory.find(folder: $0, variable: variable).folder() },
      readFile: { path throws(FileProblem) in try FileReading.bytes(ofNamedFile: path) },
      print: { Console.system.print($0) },
      complain: { Console.system.complain($0) })
  }

  /// Tells the person something on standard error, in one line that starts with the program's name.
  func warn(_ message: String) {
    complain("journal: \(terminalSafe(message))\n")
  }
}

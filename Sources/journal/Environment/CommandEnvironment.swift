import JournalFormat

/// Everything a command may learn from, or do to, the world outside its arguments.
struct CommandEnvironment: Sendable {
  /// The local day and time, decided once per run so that midnight cannot fall inside a report.
  var now: LocalMoment
  /// The local day and time of a moment given in seconds since 1970.
  var localMoment: @Sendable (_ seconds: Int) -> LocalMoment
  /// The value of an environment variable.
  var variable: @Sendable (String) -> String?
  /// What standard output leads to.
  var output: Terminal
  /// Whether a person types into standard input.
  var inputIsInteractive: Bool
  /// Opens the journal that `-C` names, or else the one that belongs to where the command runs.
  var openJournal: @Sendable (_ folder: String?) throws -> JournalFolder
  /// Opens a folder as a journal that is to begin there. One that is not there yet is made, or else `nil`.
  var beginJournal: @Sendable (_ folder: String, _ makes: Bool) throws -> JournalFolder?
  /// Reads a file that is named on the command line; `-` is standard input.
  var readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// Shows a question on standard error and returns the line typed in answer, without its end; `nil` at the end of input.
  var ask: @Sendable (_ question: String) -> String?
  /// Runs a program in the foreground of the terminal, and returns its exit status.
  var runProgram: @Sendable (_ arguments: [String]) throws -> Int32
  /// Pipes bytes through a program.
  var filter: @Sendable (_ arguments: [String], _ input: [UInt8]) -> ProgramOutcome = { filtered($1, by: $0) }
  /// The git that is installed, for the commands that keep the diary in it.
  var git = GitTool.system
  /// Writes to standard output.
  var print: @Sendable (String) -> Void
  /// Writes to standard error.
  var printError: @Sendable (String) -> Void
}

extension CommandEnvironment {
  /// The world as it is.
  static func system() -> CommandEnvironment {
    let variable: @Sendable (String) -> String? = { environmentVariable($0) }
    let warn: @Sendable (String) -> Void = { Console.system.printError(warning($0)) }
    return CommandEnvironment(
      now: SystemClock.now(),
      localMoment: { SystemClock.moment($0) },
      variable: variable,
      output: Terminal.system(descriptor: 1, variable: variable),
      inputIsInteractive: Terminal.system(descriptor: 0, variable: variable).isInteractive,
      openJournal: { try JournalDirectory.find(folder: $0, variable: variable).folder(variable, warn: warn) },
      beginJournal: { try JournalDirectory.begin(folder: $0, makes: $1)?.folder(variable, warn: warn) },
      readFile: { path throws(FileProblem) in try FileReading.bytes(ofNamedFile: path) },
      ask: { Console.system.ask($0) },
      runProgram: { try runInForeground($0) },
      print: { Console.system.print($0) },
      printError: { Console.system.printError($0) })
  }

  private static func warning(_ message: String) -> String { "journal: \(terminalSafe(message))\n" }

  /// Prints a warning to standard error, in one line that starts with the program's name.
  func warn(_ message: String) {
    printError(Self.warning(message))
  }
}

extension CommandEnvironment {
  /// Opens the journal that `folder` names or that the current folder lies in, and warns of what the last command left half done there.
  func openedJournal(_ folder: String?) throws -> JournalFolder {
    let opened = try openJournal(folder)
    warnOfInterruption(in: opened)
    return opened
  }

  /// Says on standard error what the last command left half done in a journal, if it did.
  func warnOfInterruption(in folder: JournalFolder) {
    if let interrupted = folder.interrupted() { warn(interrupted.message) }
  }

  /// The repository that a journal lies in; `nil` if it lies in none.
  ///
  /// For a command that changes the repository, `purpose` has to say so: one at a time does.
  func repository(of folder: JournalFolder, for purpose: GitRepository.Purpose = .reading) throws
    -> GitRepository?
  {
    try GitRepository.find(
      folder.path, for: purpose, tool: git, home: variable("HOME"), isOnTerminal: inputIsInteractive)
  }

  /// The repository of a journal that has to have one.
  func requiredRepository(of folder: JournalFolder, for purpose: GitRepository.Purpose = .reading) throws
    -> GitRepository
  {
    guard let repository = try repository(of: folder, for: purpose) else {
      throw CommandFailure(
        .refused,
        "this journal is in no git repository; ‘journal init --git’ makes one, and changes no day file")
    }
    return repository
  }
}

/// What it takes of the world to bring a photo or a recording into the diary.
struct CaptureTools: Sendable {
  /// Reads a file that is named on the command line.
  var readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// The program of the user's own configuration with its arguments; `nil` if it names none.
  var program: @Sendable (UserProgram) throws -> [String]?
  /// Where that configuration is or would be.
  var configuration: String
  /// Runs a program by its arguments.
  var run: @Sendable ([String]) -> ProgramOutcome
  /// Asks the person at the terminal; `nil` where there is none, or no answer.
  var ask: @Sendable (_ question: String) -> String?
}

extension CaptureTools {
  /// The tools of a command.
  init(_ environment: CommandEnvironment) {
    self.init(
      readFile: environment.readFile,
      program: { try UserConfiguration.program($0, variable: environment.variable) },
      configuration: UserConfiguration.path(variable: environment.variable),
      run: { arguments in
        if environment.output.isInteractive, let name = arguments.first {
          environment.warn("waiting for ‘\(name)’; Ctrl-C ends it, and nothing is written")
        }
        return runProgram(arguments)
      }, ask: { environment.inputIsInteractive ? environment.ask($0) : nil })
  }
}

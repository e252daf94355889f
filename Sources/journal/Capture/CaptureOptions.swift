import ArgumentParser
import JournalAnalytics
import JournalFormat

/// Options for a photo or recording.
struct CaptureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Keep a copy of this photo with the entry.", valueName: "file"), completion: .file())
  var photo: String?

  @Option(
    help: ArgumentHelp("Keep a copy of this recording, and what it says.", valueName: "file"),
    completion: .file())
  var voice: String?

  @Option(
    name: .customLong("attach"),
    help: ArgumentHelp("Copy this file into media/ and link it below the entry.", valueName: "file"),
    completion: .file())
  var attachments: [String] = []

  @Flag(help: "Leave the place where a photo was taken in its copy.")
  var keepPosition = false

  /// Reads the files and determines the entry's text; `nil` if neither a photo nor a recording is given.
  ///
  /// The text is the one `given` on the command line, if it is not blank; else the transcript of the recording, else
  /// the labels of the photo, both by the user's own programs, which are shown on a terminal to be accepted or typed over; else the
  /// user's answer on the terminal; else `photo` or `recording`. Programs may take minutes, so the journal must not be locked meanwhile.
  func capture(text given: String?, with tools: CaptureTools) throws -> Capture? {
    guard photo != nil || voice != nil else { return nil }
    var capture = Capture(text: given ?? "")
    if let photo { try capture.addPhoto(photo, keepsPosition: keepPosition, tools) }
    if let voice { try capture.addRecording(voice, tools) }
    let isSilent = { (text: String) in text.allSatisfy(\.isWhitespace) }
    if isSilent(capture.text), let photo { try capture.describe(photo, tools) }
    let question =
      isSilent(capture.text)
      ? "What was it? " : "‘\(terminalSafe(capture.text))’? Enter takes it; or type what it was: "
    if isSilent(given ?? ""), let answer = tools.ask(question), !isSilent(answer) {
      capture.text = answer
      capture.source = .typed
    }
    if isSilent(capture.text) {
      capture.text = photo == nil ? "recording" : "photo"
      capture.source = .nothing
    }
    return capture
  }
}

/// The parts of the environment that capturing needs.
struct CaptureTools: Sendable {
  /// Reads a file named on the command line.
  var readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// The user's configured program with its arguments; `nil` if there is none.
  var program: @Sendable (UserProgram) throws -> [String]?
  /// The path of that configuration file, whether it exists or not.
  var configuration: String
  /// Runs a program.
  var run: @Sendable ([String]) -> ProgramOutcome
  /// Asks the user on the terminal; `nil` without a terminal or an answer.
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

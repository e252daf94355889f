import ArgumentParser
import JournalAnalytics
import JournalFormat

/// A photo or a recording that an entry is made of.
struct CaptureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Keep a copy of this photo with the entry.", valueName: "file"), completion: .file())
  var photo: String?

  @Option(
    help: ArgumentHelp("Keep a copy of this recording, and what it says.", valueName: "file"),
    completion: .file())
  var voice: String?

  @Flag(help: "Leave the place where a photo was taken in its copy.")
  var keepPosition = false

  /// Reads the files and finds the entry's words; `nil` if neither a photo nor a recording is given.
  ///
  /// The words are those `given` on the command line, empty if only a time or the like was; else what the recording says, else what the photo shows, by the
  /// programs of the user's own configuration; else the answer of the person at the terminal; else the name of the file.
  /// Programs may take minutes, so the journal must not be locked meanwhile.
  func capture(text given: String?, with tools: CaptureTools) throws -> Capture? {
    guard let named = photo ?? voice else { return nil }
    var capture = Capture(text: given ?? "")
    if let photo { try capture.addPhoto(photo, keepsPosition: keepPosition, tools) }
    if let voice { try capture.addRecording(voice, tools) }
    let isSilent = { (text: String) in text.allSatisfy(\.isWhitespace) }
    if isSilent(capture.text), let photo { try capture.describe(photo, tools) }
    if isSilent(capture.text), let answer = tools.ask("What was it? ") {
      capture.text = answer
      capture.source = .typed
    }
    if isSilent(capture.text) {
      capture.text = named.split(separator: "/").last.map(String.init) ?? named
      capture.source = .fileName
    }
    return capture
  }
}

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

import ArgumentParser
import JournalAnalytics
import JournalFormat

/// A photo or recording that becomes an entry, with what was recognised in it.
struct Capture: Sendable {
  /// Where the text is from.
  enum TextSource: Sendable {
    /// Typed on the command line or as an answer.
    case typed
    case recording, photo
    /// There is none: the entry is called after what it was made of.
    case nothing
  }

  /// A file for the journal's `media` folder.
  struct File: Sendable {
    var kind: MediaKind
    var bytes: [UInt8]
  }

  /// The entry's text; never empty in the end.
  var text: String
  var source = TextSource.typed
  /// The meal that the recording names; `nil` if it names none.
  var category: FoodCategory?
  /// The transcript as received, on one line.
  var heard: String?
  var photo: File?
  var recording: File?
  /// Messages for the user, each a sentence without a full stop.
  var remarks: [String] = []

  init(text: String) { self.text = text }
}

extension Capture {
  /// Stores the files in `media/`, named by the entry's day and time, and returns the lines to nest under it.
  ///
  /// `create` creates a file and returns `false` if the name is taken; then the next name is tried.
  func store(
    day: Day, time: ClockTime?, dayFile: String, create: (_ path: String, _ bytes: [UInt8]) throws -> Bool
  ) throws -> [NewDetail] {
    func link(_ file: File) throws -> String {
      let name = MediaName(day: day, time: time, kind: file.kind)
      for number in 1...1000 where try create(name.path(number: number), file.bytes) {
        return MediaName.link(to: name.path(number: number), fromDayFile: dayFile)
      }
      throw CommandFailure(
        .refused, "media/ holds a thousand files for this moment; give the entry another time")
    }
    var details: [NewDetail] = []
    if let heard, !heard.isEmpty { details.append(.heard(heard)) }
    if let photo { details.append(.photo(try link(photo))) }
    if let recording { details.append(.note("[recording](\(try link(recording)))")) }
    return details
  }

  /// The entry with what was typed: its time, facts and tags are combined with the text found here.
  ///
  /// `typed` has no text unless it is the entry's own.
  func entry(beside typed: NewEntry, parser: DayFileParser) -> NewEntry {
    guard typed.text.allSatisfy(\.isWhitespace) else { return typed }
    var entry = NewEntry(typed: text, parser: parser)
    if entry.text.isEmpty { entry = NewEntry(text: text) }
    if let time = typed.time {
      entry.time = time
      entry.endTime = typed.endTime
      entry.isTimeEstimated = typed.isTimeEstimated
    }
    if typed.facts != .none { entry.facts = typed.facts }
    if typed.state != .eaten { entry.state = typed.state }
    entry.tags += typed.tags
    entry.category = category
    return entry
  }

  /// Reads a photo and removes its position.
  mutating func addPhoto(_ path: String, keepsPosition: Bool, _ tools: CaptureTools) throws {
    let bytes = try Self.bytes(of: path, option: "--photo", tools)
    guard let kind = MediaKind(content: bytes), kind.isPhoto else {
      let remedy =
        MediaKind(content: bytes) == nil
        ? "it begins as no JPEG, PNG, GIF, WebP, HEIC, HEIF or AVIF file does"
        : "give a recording with --voice"
      throw CommandFailure(.refused, "‘\(path)’ is no photo: \(remedy)")
    }
    photo = File(kind: kind, bytes: bytes)
    guard !keepsPosition else { return }
    let position = PicturePosition(removingFrom: bytes, kind: kind)
    photo?.bytes = position.bytes
    if position.wasRemoved {
      remarks.append(
        "the copy of ‘\(path)’ does not hold the place where it was taken; --keep-position would keep it")
    }
    switch position.remainder {
    case .none: break
    case .certain:
      remarks.append(
        "‘\(path)’ holds the place where it was taken, and its copy does too: from \(kind.name) files it is not removed"
      )
    case .possible:
      remarks.append(
        "‘\(path)’ may hold the place where it was taken, and then its copy does too: from \(kind.name) files like this "
          + "it is not removed")
    }
  }

  /// Reads a recording and has it transcribed; a text that was given takes precedence.
  mutating func addRecording(_ path: String, _ tools: CaptureTools) throws {
    let bytes = try Self.bytes(of: path, option: "--voice", tools)
    guard let kind = MediaKind(recording: bytes, name: path) else {
      let remedy =
        MediaKind(content: bytes)?.isPhoto == true
        ? "give a photo with --photo" : "it is none of WAV, MP3, M4A, OGG, Opus, FLAC, WebM, AMR and AAC"
      throw CommandFailure(.refused, "‘\(path)’ is no recording: \(remedy)")
    }
    recording = File(kind: kind, bytes: bytes)
    guard let program = try tools.program(.transcribe) else {
      remarks.append(
        "the recording is kept but not written down; to have that done, name a program that transcribes in "
          + "\(tools.configuration): \(UserProgram.transcribe.example)")
      return
    }
    guard let output = run(program, on: path, tools) else { return }
    let transcript = Transcript(received: output)
    heard = transcript.heard
    guard text.allSatisfy(\.isWhitespace) else { return }
    category = transcript.category
    text = transcript.text
    source = .recording
    if text.isEmpty {
      remarks.append("‘\(program[0])’ heard no food in ‘\(path)’; the recording is kept")
    }
  }

  /// Runs the user's program that describes photos, if there is one.
  mutating func describe(_ path: String, _ tools: CaptureTools) throws {
    guard let program = try tools.program(.describe), let output = run(program, on: path, tools) else {
      return
    }
    text = pictureLabels(received: output)
    source = .photo
    if text.isEmpty { remarks.append("‘\(program[0])’ found no name for what ‘\(path)’ shows") }
  }

  /// The output of a program for a file; a failure becomes a remark.
  private mutating func run(_ program: [String], on path: String, _ tools: CaptureTools) -> [UInt8]? {
    switch tools.run(UserProgram.arguments(program, file: path)) {
    case .output(let bytes): return bytes
    case .failed(let why):
      remarks.append("‘\(program[0])’ \(why); the file is kept all the same")
      return nil
    }
  }

  private static func bytes(of path: String, option: String, _ tools: CaptureTools) throws -> [UInt8] {
    guard path != "-" else {
      throw CommandFailure(.usage, "\(option) takes the name of a file, not standard input")
    }
    let bytes = try refusing("‘\(path)’") { () throws(FileProblem) in try tools.readFile(path) }
    guard !bytes.isEmpty else { throw CommandFailure(.refused, "‘\(path)’ is empty") }
    return bytes
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

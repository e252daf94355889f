import JournalFormat

/// A file of the journal, by the bytes of its path: names need not be UTF-8.
struct JournalFile: Hashable, Sendable {
  /// The path below the journal's folder.
  let bytes: [UInt8]
  /// Where the bytes are read from instead, if the path is a link: the path of its target below the journal's folder.
  var target: [UInt8]?
  /// The day its name gives it; the first day of 1970 for the files beside the days.
  var day = Day(ordinal: 0)
}

extension JournalFile {
  init(path: String, day: Day = Day(ordinal: 0)) {
    self.init(bytes: Array(path.utf8), day: day)
  }

  /// What a path is for, by its bytes.
  static func kind(ofPath bytes: [UInt8]) -> JournalFileKind {
    JournalLayout.kind(ofPath: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether commands write the file at a path: a day, settings, habits, tasks, or a page.
  static func isWritten(_ path: [UInt8]) -> Bool {
    switch kind(ofPath: path) {
    case .other, .media: false
    default: true
    }
  }

  /// The path as text, with U+FFFD where it is not UTF-8.
  var path: String { String(decoding: bytes, as: UTF8.self) }
}

/// What lies in a journal's folder.
struct JournalListing: Sendable {
  /// The day files by day and then by the bytes of their paths, whatever order the file system has.
  var days: [JournalFile] = []
  /// Files named for a day and more, by the bytes of their paths: listed, not read.
  var related: [JournalFile] = []
  /// Other Markdown files in the folders that day files may lie in, by the bytes of their paths: listed, not read.
  var pages: [JournalFile] = []
  var settings: JournalFile?
  var habits: JournalFile?
  var tasks: JournalFile?
  /// The pages in `recaps`, by the bytes of their paths.
  var recaps: [JournalFile] = []
  /// What stands in the place of such a page and is none, and the folder itself if it cannot be listed.
  var recapProblems: [(path: String, problem: FileProblem)] = []
  /// Copies that synchronisers left, by the bytes of their paths; not read.
  var copies: [ConflictCopy] = []
  /// What was left out, in the order of the paths.
  var problems: [FileFindings] = []

  /// The day files of a period; all of them without one.
  func days(in period: ClosedRange<Day>?) -> ArraySlice<JournalFile> {
    guard let period else { return days[...] }
    let start = days.partitioningIndex { $0.day >= period.lowerBound }
    return days[start..<days[start...].partitioningIndex { $0.day > period.upperBound }]
  }
}

/// What a person should know about one file.
struct FileFindings: Sendable {
  /// The path below the journal's folder, or as the command line gave it.
  var path: String
  /// The file's text; empty where it could not be read.
  var source: SourceText
  var diagnostics: [Diagnostic]
  /// Why nothing of the file could be used: a sentence without a full stop. `nil` where something could.
  var unreadReason: String?
}

/// Why a file or folder could not be read.
enum FileProblem: Error, Hashable {
  /// A pipe, a socket, a device or a folder where a file should be.
  case notRegular(String)
  /// A symbolic link whose target lies outside the journal or does not exist.
  case linkLeadsOut
  case tooLarge(bytes: Int, limit: Int)
  /// More lines and list markers than a file may have.
  case tooManyLines(limit: Int)
  case missing
  /// What the system said.
  case unreadable(String)

  /// What is wrong, as the end of a sentence that began with the file.
  var reason: String {
    switch self {
    case .notRegular(let what): "is \(what), not a regular file"
    case .linkLeadsOut: "is a link that leads out of the journal or to nothing"
    case .tooLarge(let bytes, let limit):
      "is too large: \((bytes + 999_999) / 1_000_000) MB, where \(limit / 1_000_000) MB is the most"
    case .tooManyLines(let limit): "is too large: it has more than \(grouped(limit)) lines and list markers"
    case .missing: "cannot be read: no such file or directory"
    case .unreadable(let why): "cannot be read: \(why)"
    }
  }

  /// The diagnostic for a file with this problem: what it means and what to do.
  var diagnostic: Diagnostic {
    let (code, subject, remedy): (DiagnosticCode, String, String) =
      switch self {
      case .notRegular: (.notRegularFile, "this", "put a plain file in its place or rename it")
      case .linkLeadsOut: (.notRegularFile, "this", "move the file itself into the journal")
      case .tooLarge, .tooManyLines: (.fileTooLarge, "this file", "split it or rename it")
      case .missing: (.unreadableFile, "this", "look at how its name is spelled")
      case .unreadable: (.unreadableFile, "this", "see who may read it with ‘ls -l’")
      }
    return Diagnostic(code, onFile: "\(subject) \(reason); nothing in it counts; \(remedy)")
  }
}

extension Diagnostic {
  /// A diagnostic about a file as a whole, at its first place.
  init(_ code: DiagnosticCode, onFile message: String) {
    let start = SourceLocation(line: 1, column: 1)
    self.init(code, message, at: start..<start)
  }
}

/// Does something with a file, or refuses with its problem as the end of a sentence between `subject` and `consequence`.
func refusing<Result>(
  _ subject: @autoclosure () -> String, _ consequence: String = "", status: CommandFailure.Status = .refused,
  _ body: () throws(FileProblem) -> Result
) throws(CommandFailure) -> Result {
  do throws(FileProblem) {
    return try body()
  } catch {
    throw CommandFailure(status, "\(subject()) \(error.reason)\(consequence)")
  }
}

/// What `body` comes to; `nil` where the file is missing.
func ifThere<Result>(_ body: () throws(FileProblem) -> Result) throws(FileProblem) -> Result? {
  do throws(FileProblem) {
    return try body()
  } catch {
    if error == .missing { return nil }
    throw error
  }
}

extension FileBounds {
  /// Throws if a file exceeds its bounds; `path` lies below the journal's folder.
  static func check(_ bytes: [UInt8], of path: String) throws(FileProblem) {
    // Few files are as large, and a path is made out more slowly than this.
    guard bytes.count > min(text.lines, settings.bytes) else { return }
    let bounds = ofFile(path)
    switch bounds.excess(of: bytes) {
    case .bytes?: throw .tooLarge(bytes: bytes.count, limit: bounds.bytes)
    case .lines?: throw .tooManyLines(limit: bounds.lines)
    case nil: break
    }
  }
}

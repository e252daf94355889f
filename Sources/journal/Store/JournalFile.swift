import JournalFormat

/// A file of the journal, identified by the bytes of its path: names need not be UTF-8.
struct JournalFile: Hashable, Sendable {
  /// The path relative to the journal's folder.
  let bytes: [UInt8]
  /// The path of the link's target relative to the journal's folder, if the path is a link; the content is read from
  /// there.
  var target: [UInt8]?
  /// The day in its name; the first day of 1970 for other files.
  var day = Day(ordinal: 0)
}

extension JournalFile {
  init(path: String, day: Day = Day(ordinal: 0)) {
    self.init(bytes: Array(path.utf8), day: day)
  }

  /// The kind of a path.
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

  /// The path as text, with U+FFFD for invalid UTF-8.
  var path: String { String(decoding: bytes, as: UTF8.self) }
}

/// The files in a journal's folder.
struct JournalListing: Sendable {
  /// The day files by day and then by the bytes of their paths.
  var days: [JournalFile] = []
  /// Files whose names have a date and other text, by path: listed, not read.
  var related: [JournalFile] = []
  /// Other Markdown files in folders that may have day files, by path: listed, not read.
  var pages: [JournalFile] = []
  /// Other texts that may be logs of many days, by path: plain text, Org files, tables of values. Listed, not read.
  var texts: [JournalFile] = []
  var settings: JournalFile?
  var habits: JournalFile?
  var tasks: JournalFile?
  /// The pages in `recaps`, by path.
  var recaps: [JournalFile] = []
  /// What is in place of such a page but is none, and the folder itself if it cannot be listed.
  var recapProblems: [(path: String, problem: FileProblem)] = []
  /// Conflict copies, by path; not read.
  var copies: [ConflictCopy] = []
  /// The folders in it that are journals of their own, by path; nothing in them is listed.
  var journals: [String] = []
  /// The folders in it with day files that are not this journal's, by path; their days are not listed.
  var diaries: [String] = []
  /// What was left out, by path.
  var problems: [FileFindings] = []

  /// The day files of a period, or all.
  func days(in period: ClosedRange<Day>?) -> ArraySlice<JournalFile> {
    guard let period else { return days[...] }
    let start = days.partitioningIndex { $0.day >= period.lowerBound }
    return days[start..<days[start...].partitioningIndex { $0.day > period.upperBound }]
  }
}

/// The diagnostics of one file.
struct FileFindings: Sendable {
  /// The path relative to the journal's folder, or as given on the command line.
  var path: String
  /// The file's text; empty if it could not be read.
  var source: SourceText
  var diagnostics: [Diagnostic]
  /// Why the file could not be used: a sentence without a full stop. `nil` if it could.
  var unreadReason: String?

  /// The same with more to say.
  func adding(_ more: [Diagnostic]) -> FileFindings {
    var findings = self
    findings.diagnostics += more
    return findings
  }
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
  /// The system's error message.
  case unreadable(String)

  /// The reason for a sentence that begins with the file.
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

  /// The diagnostic for this problem: consequence and remedy.
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
  /// A diagnostic about a file as a whole, at the start of its first line.
  init(_ code: DiagnosticCode, onFile message: String) {
    let start = SourceLocation(line: 1, column: 1)
    self.init(code, message, at: start..<start)
  }
}

/// Calls `body`, and turns a file problem into a failure whose message is `subject`, the reason and `consequence`.
func refusing<Result>(
  _ subject: @autoclosure () -> String, consequence: String = "", status: CommandFailure.Status = .refused,
  _ body: () throws(FileProblem) -> Result
) throws(CommandFailure) -> Result {
  do throws(FileProblem) {
    return try body()
  } catch {
    throw CommandFailure(status, "\(subject()) \(error.reason)\(consequence)")
  }
}

/// The result of `body`; `nil` if the file is missing.
func ifThere<Result>(_ body: () throws(FileProblem) -> Result) throws(FileProblem) -> Result? {
  do throws(FileProblem) {
    return try body()
  } catch {
    if error == .missing { return nil }
    throw error
  }
}

extension FileBounds {
  /// Throws if a file exceeds its limits; `path` is relative to the journal's folder.
  static func check(_ bytes: [UInt8], of path: String) throws(FileProblem) {
    // Few files are this large, and classifying the path is slower than this test.
    guard bytes.count > min(text.lines, settings.bytes) else { return }
    let bounds = ofFile(path)
    switch bounds.excess(of: bytes) {
    case .bytes?: throw .tooLarge(bytes: bytes.count, limit: bounds.bytes)
    case .lines?: throw .tooManyLines(limit: bounds.lines)
    case nil: break
    }
  }
}

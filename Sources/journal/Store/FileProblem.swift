import JournalFormat

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
    let start = SourceLocation(line: 1, column: 1)
    switch self {
    case .notRegular:
      return Diagnostic(
        .notRegularFile, "this \(reason); nothing in it counts; put a plain file in its place or rename it",
        at: start..<start)
    case .linkLeadsOut:
      return Diagnostic(
        .notRegularFile, "this \(reason); nothing in it counts; move the file itself into the journal",
        at: start..<start)
    case .tooLarge, .tooManyLines:
      return Diagnostic(
        .fileTooLarge, "this file \(reason); nothing in it counts; split it or rename it", at: start..<start)
    case .missing:
      return Diagnostic(
        .unreadableFile, "this \(reason); nothing in it counts; look at how its name is spelled",
        at: start..<start)
    case .unreadable:
      return Diagnostic(
        .unreadableFile, "this \(reason); nothing in it counts; see who may read it with ‘ls -l’",
        at: start..<start)
    }
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

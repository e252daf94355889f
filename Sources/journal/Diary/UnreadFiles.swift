import JournalAnalytics
import JournalFormat

/// The files that a command rests on and that could not be read.
///
/// One rule holds for all commands: what prints names these files in what it prints; what writes a page, an answer or
/// several files changes nothing.
struct UnreadFiles {
  /// In the order of their paths.
  private(set) var files: [Journal.UnreadFile] = []
  /// What to put before a path of the journal in messages.
  private let prefix: String

  init(in folder: JournalFolder) { prefix = folder.prefix }

  /// Those of `files` that may be about one of `days`; all of them for `nil`.
  init(_ files: [Journal.UnreadFile], about days: ClosedRange<Day>?, in folder: JournalFolder) {
    self.init(in: folder)
    self.files = files.filter { days.map($0.mayConcern) ?? true }.sorted { $0.path < $1.path }
  }

  /// Those that a listing names already, before one was opened.
  init(_ listing: JournalListing, about days: ClosedRange<Day>? = nil, in folder: JournalFolder) {
    self.init(listing.problems.map(Journal.UnreadFile.init), about: days, in: folder)
  }

  /// Those of a listing that may be about a day which `isWanted` picks.
  init(_ listing: JournalListing, aboutDaysWhere isWanted: (Day) -> Bool, in folder: JournalFolder) {
    let files = listing.problems.map(Journal.UnreadFile.init).filter { file in
      switch JournalLayout.kind(ofPath: file.path) {
      case .day(let day): isWanted(day)
      case .impossibleDay: false
      default: true
      }
    }
    self.init(files, about: nil, in: folder)
  }

  var isEmpty: Bool { files.isEmpty }

  /// Reads a file; one that cannot be read is `nil`, and one more of these.
  mutating func bytes(of file: JournalFile, in folder: JournalFolder) -> [UInt8]? {
    do throws(FileProblem) {
      return try folder.read(file)
    } catch {
      files.append(Journal.UnreadFile(path: file.path, reason: "it \(error.reason)"))
      return nil
    }
  }

  /// Refuses if there are any; `what` is what would rest on them.
  func requireComplete(for what: String) throws(CommandFailure) {
    guard let first = files.first else { return }
    let more = files.count == 1 ? "" : "; ‘journal check’ names \(counted(files.count - 1, "more file"))"
    throw CommandFailure(
      .refused, "\(what) rests on \(prefix)\(first.path), and \(first.reason); nothing was changed\(more)")
  }
}

extension Journal.UnreadFile {
  init(_ findings: FileFindings) {
    self.init(path: findings.path, reason: findings.unreadReason ?? "")
  }
}

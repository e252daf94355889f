import JournalFormat

/// A file of the journal, by the bytes of its path: names need not be UTF-8.
struct JournalFile: Hashable, Sendable {
  /// The path below the journal's folder.
  let bytes: [UInt8]
  /// Where the bytes are read from instead, if the path is a link: the path of its target below the journal's folder.
  let target: [UInt8]?
  /// The day its name gives it; the first day of 1970 for the files beside the days.
  let day: Day

  init(bytes: [UInt8], target: [UInt8]? = nil, day: Day = Day(ordinal: 0)) {
    self.bytes = bytes
    self.target = target
    self.day = day
  }

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

extension RandomAccessCollection where Index == Int {
  /// The first index whose element fulfils a condition that all elements after it fulfil as well.
  fileprivate func partitioningIndex(where fulfils: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

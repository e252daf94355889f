import Dispatch
import JournalAnalytics
import JournalFormat
import Synchronization

/// Reads and parses a journal: all of it into memory, or one file after the other.
struct JournalLoader: Sendable {
  let folder: JournalFolder
  let listing: JournalListing
  let settings: JournalSettings
  /// The findings on `journal.toml`; `nil` without one.
  let settingsFindings: FileFindings?
  private let parser: DayFileParser

  /// Lists the journal, or only what belongs to `days`, and reads its settings.
  init(_ folder: JournalFolder, days: ClosedRange<Day>? = nil) throws(CommandFailure) {
    self.folder = folder
    listing = try folder.listing(of: days)
    var settings = JournalSettings()
    settingsFindings = listing.settings.map { file in
      Self.findings(in: file, of: folder) { source in
        let read = JournalSettings.reading(source)
        settings = read.settings
        return read.diagnostics
      }
    }
    self.settings = settings
    parser = DayFileParser(settings: settings)
  }

  /// Reads the files of `period`, or all, and the lists beside them.
  func load(_ period: ClosedRange<Day>? = nil) -> LoadedJournal {
    var loaded = LoadedJournal(journal: Journal())
    var lists = Journal(settings: settings)
    lists.related = listing.related.map { Journal.RelatedFile(day: $0.day, path: $0.path) }
    visitLists(&lists) { loaded.add($0) }
    lists.ownFoods = OwnFoods.names(in: folder)
    for problem in listing.problems { loaded.add(problem) }
    lists.days.reserveCapacity(listing.days(in: period).count)
    visitDays(period) { findings, day in
      loaded.add(findings)
      if let day { lists.days.append(day) }
    }
    lists.unread = loaded.journal.unread
    loaded.journal = lists
    return loaded
  }

  /// Calls `body` with the findings on each file, one at a time, so that only one is in memory.
  func visit(_ body: (FileFindings, JournalDay?) -> Void) {
    var journal = Journal()
    visitLists(&journal) { body($0, nil) }
    for problem in listing.problems { body(problem, nil) }
    visitDays(nil, body)
  }

  private func visitLists(_ journal: inout Journal, _ body: (FileFindings) -> Void) {
    if let settingsFindings { body(settingsFindings) }
    if let file = listing.habits {
      body(
        Self.findings(in: file, of: folder) { source in
          let read = parser.parseHabits(source)
          journal.habits = read.habits
          return read.diagnostics
        })
    }
    if let file = listing.tasks {
      body(
        Self.findings(in: file, of: folder) { source in
          let read = parser.parseTasks(source)
          journal.tasks = read.tasks
          journal.tasksSource = source
          return read.diagnostics
        })
    }
  }

  private func visitDays(_ period: ClosedRange<Day>?, _ body: (FileFindings, JournalDay?) -> Void) {
    let files = listing.days(in: period)
    var previous: JournalFile?
    func visit(_ file: JournalFile, findings read: FileFindings, day: JournalDay?) {
      var findings = read
      if let previous, previous.day == file.day {
        findings.diagnostics.insert(Self.secondFile(after: previous), at: 0)
      }
      previous = file
      body(findings, day)
    }
    // Of fewer files a second worker costs more than it saves.
    guard files.count >= 5_000 else {
      for file in files {
        let (read, day) = Self.parsed(file, Self.source(of: file, in: folder), by: parser)
        visit(file, findings: read, day: day)
      }
      return
    }
    let parsers = [parser, DayFileParser(settings: settings)]
    // What a batch holds stays in the processor's cache.
    let batches = stride(from: files.startIndex, to: files.endIndex, by: 64).map { start in
      files[start..<min(start + 64, files.endIndex)]
    }
    var sources = batches.first.map(self.sources) ?? []
    for (number, batch) in batches.enumerated() {
      let next = number + 1 < batches.count ? batches[number + 1] : []
      let (results, read) = parsed(batch, sources, by: parsers, reading: next)
      for (file, (findings, day)) in zip(batch, results) {
        visit(file, findings: findings, day: day)
      }
      sources = read
    }
  }

  private typealias ReadSource = Result<SourceText, FileProblem>
  private typealias Parsed = (findings: FileFindings, day: JournalDay?)

  private func sources(of files: ArraySlice<JournalFile>) -> [ReadSource] {
    files.map { Self.source(of: $0, in: folder) }
  }

  /// Parses files with two workers, the first of which reads the next ones before it helps.
  ///
  /// Each worker has a parser of its own, and one alone opens files: counting references to one parser, or opening files from two threads,
  /// would cost what the second worker gains.
  private func parsed(
    _ files: ArraySlice<JournalFile>, _ sources: [ReadSource], by parsers: [DayFileParser],
    reading next: ArraySlice<JournalFile>
  ) -> ([Parsed], next: [ReadSource]) {
    struct Progress {
      var results: [Parsed?]
      var next: [ReadSource] = []
    }
    let progress = Mutex(Progress(results: Array(repeating: nil, count: sources.count)))
    let taken = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: parsers.count) { worker in
      let read = worker == 0 ? self.sources(of: next) : []
      var own: [(Int, Parsed)] = []
      while true {
        let position = taken.add(1, ordering: .relaxed).oldValue
        guard position < sources.count else { break }
        let file = files[files.startIndex + position]
        own.append((position, Self.parsed(file, sources[position], by: parsers[worker])))
      }
      progress.withLock { progress in
        for (position, result) in own { progress.results[position] = result }
        if worker == 0 { progress.next = read }
      }
    }
    return progress.withLock { ($0.results.compactMap { $0 }, $0.next) }
  }

  private static func parsed(
    _ file: JournalFile, _ source: ReadSource, by parser: DayFileParser
  ) -> Parsed {
    var day: JournalDay?
    let findings = findings(of: source, in: file) { source in
      let parsed = parser.parse(source, day: file.day, path: file.path)
      day = parsed.day
      return parsed.diagnostics
    }
    return (findings, day)
  }

  private static func source(of file: JournalFile, in folder: JournalFolder) -> ReadSource {
    Result { () throws(FileProblem) in SourceText(try folder.read(file)) }
  }

  private static func findings(
    in file: JournalFile, of folder: JournalFolder, _ parse: (SourceText) -> [Diagnostic]
  ) -> FileFindings {
    findings(of: source(of: file, in: folder), in: file, parse)
  }

  private static func findings(
    of source: ReadSource, in file: JournalFile, _ parse: (SourceText) -> [Diagnostic]
  ) -> FileFindings {
    switch source {
    case .success(let source):
      return FileFindings(path: file.path, source: source, diagnostics: parse(source))
    case .failure(let problem):
      return FileFindings(
        path: file.path, source: SourceText([]), diagnostics: [problem.diagnostic],
        unreadReason: "it \(problem.reason)")
    }
  }

  private static func secondFile(after first: JournalFile) -> Diagnostic {
    Diagnostic(
      .twoFilesForDay,
      onFile:
        "‘\(first.path)’ is a file for \(first.day) too; the entries of both count; put them into one file")
  }
}

/// A journal in memory, and the findings on its files.
struct LoadedJournal: Sendable {
  var journal: Journal
  /// The files with findings, in the order of reading.
  var findings: [FileFindings] = []

  fileprivate mutating func add(_ file: FileFindings) {
    guard !file.diagnostics.isEmpty else { return }
    findings.append(file)
    guard let reason = file.unreadReason else { return }
    journal.unread.append(Journal.UnreadFile(path: file.path, reason: reason))
  }
}

/// Parses a file of any name as the kind that its name says.
struct FileParsing: Sendable {
  private let parser: DayFileParser

  init(settings: JournalSettings) { parser = DayFileParser(settings: settings) }

  /// The findings on the file; `path` may lead anywhere.
  ///
  /// A file whose name is no day is parsed as one of some day, so that its heading may bear any date. `more` returns further
  /// diagnostics for a day.
  func findings(
    in source: SourceText, path: String, more: (JournalDay) -> [Diagnostic] = { _ in [] }
  ) -> FileFindings {
    FileFindings(path: path, source: source, diagnostics: diagnostics(in: source, path: path, more))
  }

  private func diagnostics(
    in source: SourceText, path: String, _ more: (JournalDay) -> [Diagnostic]
  ) -> [Diagnostic] {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let kind = JournalLayout.kind(ofPath: parts.last ?? "")
    // `2026/03/14.md` is a day by its folders.
    let kindInFolders = JournalLayout.kind(ofPath: parts.suffix(3).joined(separator: "/"))
    switch (kind, kindInFolders) {
    case (.settings, _): return JournalSettings.reading(source).diagnostics
    case (.habits, _): return parser.parseHabits(source).diagnostics
    case (.tasks, _): return parser.parseTasks(source).diagnostics
    case (.day(let day), _), (_, .day(let day)):
      let read = parser.parse(source, day: day, path: path)
      return read.diagnostics + more(read.day)
    default:
      return parser.parse(source, day: Day(ordinal: 0), path: path).diagnostics
        .filter { $0.code != .headingNamesAnotherDay }
    }
  }
}

/// The files that a command depends on and that could not be read.
///
/// All commands follow one rule: what prints names these files in its output; what writes a page, an answer or several files
/// changes nothing.
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

  /// Those that a listing already names, before any file is opened.
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

  /// Reads a file. If it cannot be read, returns `nil` and adds the file to these.
  mutating func bytes(of file: JournalFile, in folder: JournalFolder) -> [UInt8]? {
    do throws(FileProblem) {
      return try folder.read(file)
    } catch {
      files.append(Journal.UnreadFile(path: file.path, reason: "it \(error.reason)"))
      return nil
    }
  }

  /// Throws if there are any; `what` is what depends on them.
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

import JournalFormat

/// Reads and parses a journal: all of it into memory, or one file after the other.
struct JournalLoader: Sendable {
  let folder: JournalFolder
  let listing: JournalListing
  let settings: JournalSettings
  /// What there is to say of `journal.toml`; `nil` without one.
  let settingsFindings: FileFindings?
  private let parser: DayFileParser

  /// Lists the journal, or only what belongs to `days`, and reads its settings.
  init(_ folder: JournalFolder, days: ClosedRange<Day>? = nil) throws(CommandFailure) {
    self.folder = folder
    listing = if let days { try folder.listing(of: days) } else { try folder.listing() }
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
    for problem in listing.problems { loaded.add(problem) }
    visitDays(period) { findings, day in
      loaded.add(findings)
      if let day { lists.days.append(day) }
    }
    lists.unread = loaded.journal.unread
    loaded.journal = lists
    return loaded
  }

  /// Calls `body` with what is to be known about each file of the journal, one at a time, and lets the file go.
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
          return read.diagnostics
        })
    }
  }

  private func visitDays(_ period: ClosedRange<Day>?, _ body: (FileFindings, JournalDay?) -> Void) {
    var previous: JournalFile?
    for file in listing.days(in: period) {
      var day: JournalDay?
      var findings = Self.findings(in: file, of: folder) { source in
        let parsed = parser.parse(source, day: file.day, path: file.path)
        day = parsed.day
        return parsed.diagnostics
      }
      if let previous, previous.day == file.day {
        findings.diagnostics.insert(Self.secondFile(after: previous), at: 0)
      }
      previous = file
      body(findings, day)
    }
  }

  private static func findings(
    in file: JournalFile, of folder: JournalFolder, _ parse: (SourceText) -> [Diagnostic]
  ) -> FileFindings {
    do throws(FileProblem) {
      let source = SourceText(try folder.read(file))
      return FileFindings(path: file.path, source: source, diagnostics: parse(source))
    } catch {
      return FileFindings(
        path: file.path, source: SourceText([]), diagnostics: [error.diagnostic],
        unreadReason: "it \(error.reason)")
    }
  }

  private static func secondFile(after first: JournalFile) -> Diagnostic {
    let start = SourceLocation(line: 1, column: 1)
    return Diagnostic(
      .twoFilesForDay,
      "‘\(first.path)’ is a file for \(first.day) too; the entries of both count; put them into one file",
      at: start..<start)
  }
}

/// A journal in memory, and what a person should know about its files.
struct LoadedJournal: Sendable {
  var journal: Journal
  /// The files with something to know about, in the order they were read.
  var findings: [FileFindings] = []

  fileprivate mutating func add(_ file: FileFindings) {
    guard !file.diagnostics.isEmpty else { return }
    findings.append(file)
    guard let reason = file.unreadReason else { return }
    journal.unread.append(Journal.UnreadFile(path: file.path, reason: reason))
  }
}

import JournalAnalytics
import JournalFormat

/// A journal that has been read for a command.
struct ReadJournal {
  var folder: JournalFolder
  var journal: Journal
  /// What the journal's folder holds.
  var listing: JournalListing
  /// What there is to say of `journal.toml`, if anything.
  var settingsFindings: FileFindings?
  /// Which of the files that the command rests on could not be read.
  var unread: UnreadFiles
  /// Now, on the day that the journal's settings say it still is.
  var now: LocalMoment
}

extension JournalOptions {
  /// Opens the journal and reads the days that `choose` names, or all of them.
  ///
  /// Names on standard error what had to be left out of the days shown, and counts what had to be left out of those
  /// before. Throws if there is something to read and none of it can be.
  func read(
    in environment: CommandEnvironment, days choose: (LocalMoment) throws -> NeededDays? = { _ in nil }
  ) throws -> ReadJournal {
    let clock = try now(in: environment)
    let loader = try JournalLoader(environment.openedJournal(folder))
    let now = clock.turned(at: loader.settings.dayEnds)
    let needed = try choose(now)
    let (loaded, days) = loader.load(needed, today: now.day)
    let read = ReadJournal(
      folder: loader.folder, journal: loaded.journal, listing: loader.listing,
      settingsFindings: loader.settingsFindings,
      unread: UnreadFiles(
        loaded.journal.unread, about: needed.map { $0.restsOn(read: days) } ?? nil, in: loader.folder),
      now: now)
    if needed == nil, loaded.journal.unread.isEmpty {
      RunningTotal.count(read.journal.days.reduce(0) { $0 + $1.entries.count }, in: loader.folder)
    }
    let restsOnAll = needed.map { $0.earlier == .everything || $0.earlier == .restedOn } ?? true
    let attempted = loader.listing.days(in: restsOnAll ? days : needed?.shown).count
    let isHopeless = attempted > 0 || (loader.listing.days.isEmpty && !read.journal.unread.isEmpty)
    let isUnread = read.journal.days.isEmpty && isHopeless
    complain(
      of: loaded.findings, shown: isUnread ? nil : needed?.shown, read: days, prefix: loader.folder.prefix,
      in: environment)
    if isUnread {
      let files = restsOnAll ? "the journal’s files" : "the files of these days"
      throw CommandFailure(.refused, "none of \(files) could be read")
    }
    return read
  }

  /// Names the errors of the files that concern the days shown, and says in a line each how many of them have warnings
  /// and how many earlier ones of those read have errors.
  private func complain(
    of files: [FileFindings], shown: ClosedRange<Day>?, read: ClosedRange<Day>?, prefix: String,
    in environment: CommandEnvironment
  ) {
    var warned: [FileFindings] = []
    var earlier: [FileFindings] = []
    for file in files {
      let isBroken = file.unreadReason != nil || file.diagnostics.contains(where: \.isError)
      let unread = Journal.UnreadFile(path: file.path, reason: file.unreadReason ?? "")
      if let shown, !unread.mayConcern(shown) {
        if isBroken, let read, unread.mayConcern(read) { earlier.append(file) }
      } else if isBroken {
        name(file, prefix: prefix, in: environment)
      } else if shown != nil, file.diagnostics.contains(where: { $0.severity == .warning }) {
        warned.append(file)
      }
    }
    if earlier.count == 1 {
      // Its own line is as short as one that counts it.
      name(earlier[0], prefix: prefix, in: environment)
    } else if earlier.count > 1 {
      let files = counted(earlier.count, "earlier file")
      environment.warn("\(files) have errors or were left out; ‘journal check’ names them")
    }
    guard let first = warned.first else { return }
    let these =
      warned.count == 1 ? "\(prefix)\(first.path)" : "\(counted(warned.count, "file")) of these days"
    environment.warn("in \(these), something may not be read as you meant it; ‘journal check’ says what")
  }

  private func name(_ file: FileFindings, prefix: String, in environment: CommandEnvironment) {
    let printer = DiagnosticPrinter(showsExcerpts: false, usesColor: false)
    for diagnostic in file.diagnostics where file.unreadReason != nil || diagnostic.isError {
      environment.complain(printer.text(diagnostic, in: file, prefix: prefix))
    }
  }
}

extension Diagnostic {
  fileprivate var isError: Bool { severity == .error }
}

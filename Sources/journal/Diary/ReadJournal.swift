import JournalAnalytics
import JournalFormat

/// A journal that was read for a command.
struct ReadJournal {
  var folder: JournalFolder
  var journal: Journal
  /// The listing of the journal's folder.
  var listing: JournalListing
  /// The diagnostics of `journal.toml`, if any.
  var settingsFindings: FileFindings?
  /// The needed files that could not be read.
  var unread: UnreadFiles
  /// The current time on the diary's day, which may end after midnight.
  var now: LocalMoment
}

extension JournalOptions {
  /// Opens the journal and reads the days that `choose` returns, or all.
  ///
  /// Prints the names of unread files among the days shown to standard error, and the number of those before. Throws
  /// if there are files and none can be read.
  func read(
    in environment: CommandEnvironment, days choose: (LocalMoment) throws -> NeededDays? = { _ in nil }
  ) throws -> ReadJournal {
    let clock = try now(in: environment)
    let loader = try JournalLoader(environment.openedJournal(folder))
    let now = clock.turned(by: loader.settings)
    let needed = try choose(now)
    var (loaded, days) = loader.load(needed, today: now.day)
    if let days {
      loaded.journal.firstFile = loader.listing.days.first?.day
      loaded.journal.earlierEntry = loader.firstEntry(before: days.lowerBound)
      if loaded.journal.earlierEntry == nil, !loaded.journal.hasEntry {
        loaded.journal.laterEntry = loader.firstEntry(after: days.upperBound)
      }
    }
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
    report(
      of: loaded.findings, shown: isUnread ? nil : needed?.shown, read: days, prefix: loader.folder.prefix,
      in: environment)
    if isUnread {
      let files = restsOnAll ? "the journal’s files" : "the files of these days"
      throw CommandFailure(.refused, "none of \(files) could be read")
    }
    return read
  }

  /// Prints the errors of files on the days shown, the number of those with warnings, and the number of earlier
  /// files with errors.
  private func report(
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
      // Its name is as short as the count.
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
      environment.printError(printer.text(diagnostic, in: file, prefix: prefix))
    }
  }
}

extension Diagnostic {
  fileprivate var isError: Bool { severity == .error }
}

/// The days that a command needs.
struct NeededDays {
  /// What is needed of the days before those shown.
  enum Earlier {
    case nothing
    /// All, to know what is new; figures do not depend on them.
    case everything
    /// All, and figures depend on them.
    case restedOn
    /// What the streak on the last day shown depends on.
    case runningStreak
  }

  /// The days that are shown or compared.
  var shown: ClosedRange<Day>
  var earlier = Earlier.nothing
  /// A day up to which later days are read too, to recognise dishes; figures do not depend on them.
  var later: Day?

  /// The days that the output depends on, if those in `read` were read; `nil` for all.
  func restsOn(read days: ClosedRange<Day>?) -> ClosedRange<Day>? {
    switch earlier {
    case .nothing, .everything: shown
    case .restedOn, .runningStreak: days
    }
  }
}

extension Period {
  /// Its days and those of the period before.
  var comparedDays: ClosedRange<Day> {
    min(previous.days.lowerBound, days.lowerBound)...days.upperBound
  }
}

extension Journal {
  /// Whether anything that was read was eaten.
  fileprivate var hasEntry: Bool { days.contains { $0.entries.contains(where: \.isEaten) } }
}

extension JournalLoader {
  /// Reads the days that a command needs, or all for `nil`; returns which days were read, `nil` for all.
  func load(_ needed: NeededDays?, today: Day) -> (loaded: LoadedJournal, days: ClosedRange<Day>?) {
    guard let needed else { return (load(), nil) }
    let first = needed.shown.lowerBound
    let last = max(needed.shown.upperBound, needed.later ?? needed.shown.upperBound)
    let days =
      switch needed.earlier {
      case .nothing: first...last
      case .everything, .restedOn: min(first, Self.earliestDay)...last
      case .runningStreak: first.advanced(by: -OpenDiary.recentLimit)...last
      }
    let loaded = load(days)
    guard needed.earlier == .runningStreak else { return (loaded, days) }
    return untilStreakBegins((loaded, days), seenOn: min(last, today))
  }

  /// The day of the diary's first entry, if it is before `day`: as a rule one file is read for it.
  func firstEntry(before day: Day) -> Day? {
    guard let first = listing.days.first?.day, first < day else { return nil }
    return firstEntry(in: first...day.advanced(by: -1))
  }

  /// The day of the first entry after `day`.
  func firstEntry(after day: Day) -> Day? {
    guard let last = listing.days.last?.day, day < last else { return nil }
    return firstEntry(in: day.advanced(by: 1)...last)
  }

  private func firstEntry(in days: ClosedRange<Day>) -> Day? {
    listing.days(in: days).lazy.map(\.day).first { load($0...$0).journal.hasEntry }
  }

  /// Reads back until the streak begins. The range doubles each time, so that at most about twice the streak is read.
  private func untilStreakBegins(
    _ read: (loaded: LoadedJournal, days: ClosedRange<Day>), seenOn day: Day
  ) -> (LoadedJournal, ClosedRange<Day>) {
    guard let oldest = listing.days.first?.day, oldest < read.days.lowerBound,
      !read.loaded.journal.showsStreakWhole(on: day, since: read.days.lowerBound)
    else { return (read.loaded, read.days) }
    let first = read.days.lowerBound.advanced(by: -read.days.count)
    let days = first...read.days.upperBound
    return untilStreakBegins((load(days), days), seenOn: day)
  }

  /// The first day of the year 1.
  private static let earliestDay = Day(ordinal: -719_162)
}

import JournalFormat

/// A journal that has been read for a command.
struct ReadJournal {
  var folder: JournalFolder
  var journal: Journal
  /// The pages in `recaps`.
  var recaps: [JournalFile]
  /// Now, on the day that the journal's settings say it still is.
  var now: LocalMoment
}

extension JournalOptions {
  /// Opens the journal and reads the days that `period` chooses, or all of them.
  ///
  /// Names what had to be left out on standard error. Throws if there is something to read and none of it can be.
  func read(
    in environment: CommandEnvironment,
    period choose: (LocalMoment) throws -> ClosedRange<Day>? = { _ in nil }
  ) throws -> ReadJournal {
    let clock = try now(in: environment)
    let loader = try JournalLoader(environment.openJournal(folder))
    let now = clock.turned(at: loader.settings.dayEnds)
    let period = try choose(now)
    let loaded = loader.load(period)
    let printer = DiagnosticPrinter(showsExcerpts: false, usesColor: false)
    for file in loaded.findings {
      for diagnostic in file.diagnostics where file.unreadReason != nil || diagnostic.severity == .error {
        environment.complain(printer.text(diagnostic, in: file, prefix: loader.folder.prefix))
      }
    }
    let read = ReadJournal(
      folder: loader.folder, journal: loaded.journal, recaps: loader.listing.recaps, now: now)
    let attempted = loader.listing.days(in: period).count
    let isHopeless = attempted > 0 || (loader.listing.days.isEmpty && !read.journal.unread.isEmpty)
    if read.journal.days.isEmpty, isHopeless {
      throw CommandFailure(.refused, "none of the journal’s files could be read")
    }
    return read
  }
}

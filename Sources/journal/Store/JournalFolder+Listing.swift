import JournalFormat

extension CommandEnvironment {
  /// Opens the journal that `folder` names or that the current folder lies in, and says what the last command left half done there.
  func openedJournal(_ folder: String?) throws -> JournalFolder {
    let opened = try openJournal(folder)
    opened.warnOfInterruption(in: self)
    return opened
  }
}

extension JournalFolder {
  /// Says on standard error what the last command left half done, if it did.
  func warnOfInterruption(in environment: CommandEnvironment) {
    if let interrupted = interrupted() { environment.warn(interrupted.words) }
  }
}

/// The lists of a folder, their failure said as commands say theirs.
extension JournalFolder {
  /// All files of the journal.
  func listing() throws(CommandFailure) -> JournalListing {
    do throws(FileProblem) {
      return try list()
    } catch {
      throw CommandFailure(.refused, "the journal’s folder \(error.reason)")
    }
  }

  /// The day files of a period, without a look into folders named for other years or months.
  func listing(of days: ClosedRange<Day>) throws(CommandFailure) -> JournalListing {
    do throws(FileProblem) {
      return try listDays(days)
    } catch {
      throw CommandFailure(.refused, "the journal’s folder \(error.reason)")
    }
  }
}

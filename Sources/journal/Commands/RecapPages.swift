import JournalAnalytics
import JournalFormat

/// The recaps written below `recaps/`.
struct RecapPages {
  private let journal: JournalOptions

  init(_ journal: JournalOptions) { self.journal = journal }

  /// Writes a recap to its page unless the page rests on the same facts, and says so in one line.
  func write(_ report: RecapReport, of read: ReadJournal, in environment: CommandEnvironment) throws {
    guard read.journal.settings.format <= JournalSettings.knownFormat else {
      throw CommandFailure(
        .refused,
        "this journal has format \(read.journal.settings.format), and this program writes formats up to "
          + "\(JournalSettings.knownFormat); nothing was written; a newer version of the program can")
    }
    let path = "recaps/\(report.period).md"
    let outcome = try read.folder.update(path) { existing in
      do throws(WrittenRecapError) {
        return try recapPage(existing: existing, report: report, version: programVersion) ?? existing ?? []
      } catch {
        throw Self.failure(error, read.folder.prefix + path)
      }
    }
    let shown = read.folder.prefix + path
    switch outcome {
    case .created: environment.warn("wrote \(shown)")
    case .replaced: environment.warn("brought \(shown) up to date")
    case .unchanged: environment.warn("\(shown) is up to date already")
    }
  }

  /// Computes the written recaps again and names those that rest on other facts, or the one that `choose` picks.
  func check(only choose: (Day) throws -> Period?, in environment: CommandEnvironment) throws {
    let read = try journal.read(in: environment)
    let only = try choose(read.now.day)
    var stale = 0
    var checked = 0
    for (file, period) in Self.written(in: read.recaps) where only == nil || only == period {
      let shown = read.folder.prefix + file.path
      let report = recap(of: read.journal, for: period, today: read.now.day)
      checked += 1
      do throws(WrittenRecapError) {
        guard try isStale(existing: Self.bytes(of: file, in: read.folder), report: report) else { continue }
        environment.print(
          terminalSafe("\(shown): the facts have changed, or the period has ended, since it was written\n"))
      } catch {
        environment.warn(Self.failure(error, shown).message)
      }
      stale += 1
    }
    environment.complain("\(counted(checked, "recap")): \(stale == 0 ? "none" : String(stale)) out of date\n")
    if stale > 0 { throw CommandFailure(.nothingFound) }
  }

  private static func bytes(of file: JournalFile, in folder: JournalFolder) -> [UInt8] {
    // A page that cannot be read holds no recap, and is named as out of date.
    (try? folder.read(file)) ?? []
  }

  /// The pages that are named for a week, a month or a year.
  private static func written(in files: [JournalFile]) -> [(JournalFile, Period)] {
    files.compactMap { file in
      let name = file.path.dropFirst("recaps/".count)
      guard name.hasSuffix(".md") else { return nil }
      let stem = String(name.dropLast(3))
      if let week = ISOWeek(stem) { return (file, .week(week)) }
      if let month = Period.month(stem) { return (file, month) }
      guard stem.utf8.count == 4, let year = Int(stem), year >= 1 else { return nil }
      return (file, .year(year))
    }
  }

  private static func failure(_ error: WrittenRecapError, _ path: String) -> CommandFailure {
    switch error {
    case .unclosedRegion(let line):
      CommandFailure(
        .refused,
        "\(path):\(line):1: this region has no end, so nothing was written; add ‘<!-- journal end -->’ below it"
      )
    case .unfinishedMerge(let line):
      CommandFailure(
        .refused,
        "\(path):\(line):1: a merge was left unfinished here, so nothing was written; finish it first")
    }
  }
}

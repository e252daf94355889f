import JournalAnalytics
import JournalFormat

/// The recaps written below `recaps/`.
struct RecapPages {
  private let journal: JournalOptions

  init(_ journal: JournalOptions) { self.journal = journal }

  /// Computes the written recaps again and lists those that are out of date, or the one that `choose` picks.
  func check(only choose: (LocalMoment) throws -> Period?, in environment: CommandEnvironment) throws {
    let read = try journal.read(in: environment)
    let only = try choose(read.now)
    var stale = 0
    var checked = 0
    var unread = 0
    for (path, problem) in read.listing.recapProblems {
      let period = Self.period(ofPath: path)
      guard path == "recaps" || (period != nil && (only == nil || only == period)) else { continue }
      environment.warn("\(read.folder.prefix)\(path) \(problem.reason); it was not checked")
      unread += 1
    }
    for file in read.listing.recaps {
      guard let period = Self.period(ofPath: file.path), only == nil || only == period else { continue }
      let shown = read.folder.prefix + file.path
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try read.folder.read(file)
      } catch {
        environment.warn("\(shown) \(error.reason); it was not checked")
        unread += 1
        continue
      }
      let missing = UnreadFiles(read.journal.unread, about: period.comparedDays, in: read.folder)
      do throws(CommandFailure) {
        try missing.requireComplete(for: shown)
      } catch {
        environment.warn("\(error.reason); it was not checked")
        unread += 1
        continue
      }
      let report = recap(of: read.journal, for: period, today: read.now.day)
      checked += 1
      do throws(WrittenReportError) {
        guard try report.written.isStale(existing: bytes) else { continue }
        environment.print(
          terminalSafe("\(shown): the facts have changed, or the period has ended, since it was written\n"))
      } catch {
        environment.warn(WrittenPage.failure(error, shown).message)
      }
      stale += 1
    }
    let left = unread == 0 ? "" : ", \(unread) not checked"
    environment.printError(
      "\(counted(checked, "recap")): \(stale == 0 ? "none" : String(stale)) out of date\(left)\n")
    if stale + unread > 0 { throw CommandFailure(.negativeResult) }
  }

  /// The week, month or year in a page's name.
  private static func period(ofPath path: String) -> Period? {
    guard path.hasPrefix("recaps/"), path.hasSuffix(".md") else { return nil }
    let stem = String(path.dropFirst("recaps/".count).dropLast(".md".count))
    if let week = CalendarWeek(stem) { return .week(week) }
    if let month = Period.month(stem) { return month }
    guard stem.utf8.count == 4, let year = Int(stem), year >= 1 else { return nil }
    return .year(year)
  }
}

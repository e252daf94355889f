import JournalAnalytics
import JournalFormat

/// The recaps written below `recaps/`.
struct RecapPages {
  private let journal: JournalOptions

  init(_ journal: JournalOptions) { self.journal = journal }

  /// Writes a recap to its page unless the page rests on the same facts, with the pictures it refers to, and says so
  /// in one line.
  func write(_ report: RecapReport, of read: ReadJournal, in environment: CommandEnvironment) throws {
    let format = read.journal.settings.format
    guard format <= JournalSettings.knownFormat else { throw OpenDiary.newerFormat(format) }
    let path = "recaps/\(report.period).md"
    try Self.requireSettings(of: read, for: path)
    var page: [UInt8] = []
    let outcome = try read.folder.update(path) { existing in
      do throws(WrittenRecapError) {
        page = try recapPage(existing: existing, report: report, version: programVersion) ?? existing ?? []
        return page
      } catch {
        throw Self.failure(error, read.folder.prefix + path)
      }
    }
    let drawn = try PagePictures(of: path, in: read.folder)
      .write(report.document.pictures, for: page, facts: report.digest, in: environment)
    let shown = read.folder.prefix + path
    let pictures = drawn > 0 ? ", and drew \(counted(drawn, "picture")) for it" : ""
    switch outcome {
    case .created: environment.warn("wrote \(shown)\(pictures)")
    case .replaced: environment.warn("brought \(shown) up to date\(pictures)")
    case .unchanged: environment.warn("\(shown) is up to date already\(pictures)")
    }
  }

  /// Refuses to write what would rest on settings that could not be read.
  private static func requireSettings(of read: ReadJournal, for path: String) throws {
    let findings = read.settingsFindings ?? read.listing.problems.first { $0.path == "journal.toml" }
    guard let findings,
      let reason = findings.diagnostics.first(where: {
        findings.unreadReason != nil || $0.code == .settingsSyntax
      })
    else { return }
    let place = reason.range.lowerBound
    throw CommandFailure(
      .refused,
      "\(read.folder.prefix)\(findings.path):\(place.line):\(place.column): the settings cannot be read, so "
        + "\(read.folder.prefix)\(path) was not written; mend them there and write it again")
  }

  /// Computes the written recaps again and names those that rest on other facts, or the one that `choose` picks.
  func check(only choose: (Day) throws -> Period?, in environment: CommandEnvironment) throws {
    let read = try journal.read(in: environment)
    let only = try choose(read.now.day)
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
      let report = recap(of: read.journal, for: period, today: read.now.day)
      checked += 1
      do throws(WrittenRecapError) {
        guard try isStale(existing: bytes, report: report) else { continue }
        environment.print(
          terminalSafe("\(shown): the facts have changed, or the period has ended, since it was written\n"))
      } catch {
        environment.warn(Self.failure(error, shown).message)
      }
      stale += 1
    }
    let left = unread == 0 ? "" : ", \(unread) not checked"
    environment.complain(
      "\(counted(checked, "recap")): \(stale == 0 ? "none" : String(stale)) out of date\(left)\n")
    if stale + unread > 0 { throw CommandFailure(.nothingFound) }
  }

  /// The week, month or year that a page is named for.
  private static func period(ofPath path: String) -> Period? {
    guard path.hasPrefix("recaps/"), path.hasSuffix(".md") else { return nil }
    let stem = String(path.dropFirst("recaps/".count).dropLast(".md".count))
    if let week = ISOWeek(stem) { return .week(week) }
    if let month = Period.month(stem) { return month }
    guard stem.utf8.count == 4, let year = Int(stem), year >= 1 else { return nil }
    return .year(year)
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

import JournalAnalytics
import JournalFormat

/// Reports written to pages of the journal, below `recaps/` and `reports/`.
struct WrittenPage {
  private let read: ReadJournal

  init(in read: ReadJournal) { self.read = read }

  /// Writes a report with its images to its page unless the page is up to date, and prints one line about it.
  func write(_ report: WrittenReport, in environment: CommandEnvironment) throws {
    let format = read.journal.settings.format
    guard format <= JournalSettings.knownFormat else { throw OpenDiary.newerFormat(format) }
    try requireSettings(for: report.path)
    try read.unread.requireComplete(for: read.folder.prefix + report.path)
    let shown = read.folder.prefix + report.path
    var page: [UInt8] = []
    let outcome = try read.folder.update(report.path) { existing in
      do throws(WrittenReportError) {
        page = try report.page(existing: existing, version: programVersion) ?? existing ?? []
        return page
      } catch {
        throw Self.failure(error, shown)
      }
    }
    let done =
      switch outcome {
      case .created: "wrote \(shown)"
      case .replaced: "brought \(shown) up to date"
      case .unchanged: "\(shown) is up to date already"
      }
    do {
      environment.warn(done + (try drawPictures(of: report, for: page, in: environment)))
    } catch let failure as CommandFailure {
      throw CommandFailure(failure.status, "\(done), but not all of its pictures: \(failure.reason)")
    }
  }

  /// Writes and removes images as the page needs, and returns the end of a sentence about it.
  private func drawPictures(
    of report: WrittenReport, for page: [UInt8], in environment: CommandEnvironment
  ) throws -> String {
    let pictures = PagePictures(of: report.path, in: read.folder)
    let drawn = try pictures.write(
      report.document.pictures, for: page, facts: report.digest, in: environment)
    let removed = try pictures.removeUnnamed(in: page)
    let draws = "drew \(counted(drawn, "picture")) for it"
    let removes = "removed \(counted(removed, "picture")) that it no longer shows"
    switch (drawn > 0, removed > 0) {
    case (true, true): return ", \(draws) and \(removes)"
    case (true, false): return ", and \(draws)"
    case (false, true): return ", and \(removes)"
    case (false, false): return ""
    }
  }

  /// Throws if the settings could not be read: the report would be wrong.
  private func requireSettings(for path: String) throws {
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

  /// The error for a page that was not written.
  static func failure(_ error: WrittenReportError, _ path: String) -> CommandFailure {
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

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

/// The images of a written page, in a folder beside it with the page's name.
struct PagePictures {
  private let folder: JournalFolder
  /// The folder of the images, `recaps/2026-W11`, and its name in the page.
  private let stem: String
  private let name: String

  init(of page: String, in folder: JournalFolder) {
    self.folder = folder
    let stem = page.hasSuffix(".md") ? String(page.dropLast(3)) : page
    name = stem.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(stem[stem.index(after: $0)...]) } ?? stem
    self.stem = stem
  }

  /// Writes those of `pictures` that the page refers to and that are missing or out of date; returns how many.
  ///
  /// A file in an image's place that this program did not write, or that was changed, is kept and reported.
  func write(
    _ pictures: [(name: String, svg: String)], for text: [UInt8], facts: String,
    in environment: CommandEnvironment
  ) throws -> Int {
    let text = String(decoding: text, as: UTF8.self)
    var written = 0
    for picture in pictures where text.utf8.holds("](\(name)/\(picture.name))".utf8) {
      let path = "\(stem)/\(picture.name)"
      let file = WrittenPicture(svg: picture.svg, facts: facts)
      var isForeign = false
      let outcome = try folder.update(path) { existing in
        let outcome = file.outcome(existing: existing)
        isForeign = outcome == .leaveForeign
        return outcome == .write ? file.bytes : existing ?? file.bytes
      }
      if isForeign {
        environment.warn(
          "\(folder.prefix)\(path) was not drawn by this program, or was changed since, and was left as it is; "
            + "remove it to have it drawn again")
      } else if outcome != .unchanged {
        written += 1
      }
    }
    return written
  }

  /// Removes charts that an earlier version of the page had and that it no longer refers to; returns how many.
  ///
  /// Files that were changed, have other names or are no charts are kept.
  func removeUnnamed(in text: [UInt8]) throws -> Int {
    let text = String(decoding: text, as: UTF8.self)
    return try folder.discard(stem) { file, bytes in
      WrittenPicture.isChart(bytes, named: file) && !text.utf8.holds("\(name)/\(file)".utf8)
    }
  }
}

extension String.UTF8View {
  /// Whether it contains the bytes of `part`.
  fileprivate func holds(_ part: String.UTF8View) -> Bool {
    var rest = self[...]
    guard let first = part.first else { return true }
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest.removeFirst()
    }
    return false
  }
}

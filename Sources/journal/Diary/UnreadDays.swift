import JournalFormat

/// Files of a journal that hold days or meals and are not read, for their names are no dates.
struct UnreadDays {
  private let loader: JournalLoader
  private let parser: DayFileParser

  /// So many days of a log are read to find out whether it is a diary.
  private static let sample = 12

  init(_ loader: JournalLoader) {
    self.loader = loader
    parser = DayFileParser(settings: loader.settings)
  }

  /// A warning for each of them.
  var findings: [FileFindings] {
    let listing = loader.listing
    let files = (listing.pages + listing.related + listing.texts).filter { $0.path != ImportedTexts.path }
    guard !files.isEmpty else { return [] }
    let record = try? loader.folder.read(JournalFile(path: ImportedTexts.path))
    let imported = record.map { ImportedTexts(SourceText($0)) } ?? ImportedTexts()
    return files.compactMap { file in
      guard let bytes = try? loader.folder.read(file), let message = message(on: bytes, of: file, imported)
      else { return nil }
      return FileFindings(
        path: file.path, source: SourceText([]), diagnostics: [Diagnostic(.unreadDays, onFile: message)])
    }
  }

  private func message(on bytes: [UInt8], of file: JournalFile, _ imported: ImportedTexts) -> String? {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let log = DayLog(file: bytes, hints: DayLog.Hints(name: name, language: loader.settings.language))
    let hasDays = !loader.listing.days.isEmpty
    let path = loader.folder.prefix + file.path
    if log.dayCount >= (hasDays ? 3 : 1) {
      let days = log.days(parser: parser)
      guard isDiary(days, isCertain: log.isOfFood || !hasDays && days.count > 1) else { return nil }
      let open = days.count { !$0.text.isEmpty && !imported.contains($0.text, on: $0.day) }
      guard open > 0 else { return nil }
      let held =
        open == days.count
        ? "this file holds \(counted(open, "day"))"
        : "\(grouped(open)) of the \(grouped(days.count)) days in this file are new"
      return
        "\(held), and nothing in it counts; ‘journal import log \(path)’ makes day files of \(open == 1 ? "it" : "them")"
    }
    if hasDays {
      // `14-03-2026.md`: the name of a day, but in another form than those of the days.
      let stem = Array((name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name).utf8)
      guard stem.withUnsafeBufferPointer({ namedDay(in: $0)?.readings.isEmpty }) == false else { return nil }
    }
    if !hasDays, !log.sections.isEmpty, log.dayCount == 0 {
      return
        "this file names days without their year, and nothing in it counts; ‘journal import log \(path) --year YEAR’ makes "
        + "day files of them"
    }
    let entries = parser.parse(SourceText(bytes), day: Day(ordinal: 0), path: name).day.entries.count
    guard entries > 0 else { return nil }
    return
      "this file holds \(counted(entries, "entry", plural: "entries")), and none counts, for its name is no date; name it for its day, "
      + "such as 2026/2026-03-14.md"
  }

  /// Whether days hold what people eat: entries on at least three of those that are looked at, or on all.
  private func isDiary(_ days: [DayLog.LoggedDay], isCertain: Bool) -> Bool {
    guard !isCertain else { return true }
    let step = max(1, days.count / Self.sample)
    let looked = stride(from: 0, to: days.count, by: step).prefix(Self.sample).map { days[$0] }
    let eaten = looked.count { day in
      !parser.parse(SourceText(day.text), day: day.day, path: "").day.entries.isEmpty
    }
    return eaten >= min(3, looked.count)
  }
}

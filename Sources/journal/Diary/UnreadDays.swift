import JournalAnalytics
import JournalFormat

/// Files of a journal that hold days or meals and are not read, because their names are no dates.
struct UnreadDays {
  private let loader: JournalLoader
  private let parser: DayFileParser
  private let food: LoggedFood

  /// The number of days of a log that are read to find out whether it is a diary.
  private static let sample = 12

  init(_ loader: JournalLoader) {
    self.loader = loader
    parser = DayFileParser(settings: loader.settings)
    food = LoggedFood(parser)
  }

  /// A warning for each of them.
  var findings: [FileFindings] {
    let listing = loader.listing
    let files = (listing.pages + listing.related + listing.texts).filter {
      $0.path != ImportedTexts.path && $0.path != OwnFoods.path && ConflictCopy(path: $0.path) == nil
    }
    guard !files.isEmpty else { return [] }
    let record = try? loader.folder.read(JournalFile(path: ImportedTexts.path))
    let imported = record.map { ImportedTexts(SourceText($0)) } ?? ImportedTexts()
    return files.compactMap { file in
      let found: [Diagnostic]
      do {
        found = diagnostics(on: try loader.folder.read(file), of: file, imported)
      } catch FileProblem.tooLarge, FileProblem.tooManyLines {
        found = [tooLarge(file)]
      } catch {
        return nil
      }
      return found.isEmpty ? nil : FileFindings(path: file.path, source: SourceText([]), diagnostics: found)
    }
  }

  /// A file that is not looked into may be the log of twenty years.
  private func tooLarge(_ file: JournalFile) -> Diagnostic {
    Diagnostic(
      .unreadPage,
      onFile: "this file is too large to be looked into; if it is a food log, ‘journal import log "
        + "\(MeantCommand.quoted(loader.folder.prefix + file.path))’ makes day files of it")
  }

  private func diagnostics(
    on bytes: [UInt8], of file: JournalFile, _ imported: ImportedTexts
  ) -> [Diagnostic] {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let log = DayLog(file: bytes, hints: DayLog.Hints(name: name, language: loader.settings.language))
    let path = loader.folder.prefix + file.path
    guard !log.isOfVersions else { return [] }
    if log.sections.isEmpty, let remark = log.remarks.first {
      let place = SourceLocation(line: remark.line, column: 1)
      return [Diagnostic(code(days: 0), remark.message, at: place..<place)]
    }
    guard log.dayCount > 0 else {
      if isBroughtIn(bytes, named: name, by: imported) { return [] }
      return message(onUndated: log, bytes: bytes, name: name, path: path).map {
        [Diagnostic(code(days: log.sections.count), onFile: $0)]
      } ?? []
    }
    let days = log.days(parser: parser).filter { !$0.text.isEmpty }
    guard !days.isEmpty else { return [] }
    let isOfFew = hasDays && log.dayCount < 3
    let isLikely = isDiary(days, isCertain: log.subject == .food && !isOfFew, of: log.subject)
    guard isLikely || areRead(days) else { return [] }
    if let plan = log.plan {
      return [
        Diagnostic(
          .unreadPage,
          onFile:
            "this file is a plan by its \(plan == name ? "name" : "title, ‘\(plan)’"), so nothing in it counts; if its meals were eaten, give "
            + "it another \(plan == name ? "name" : "title"), and ‘journal import log \(MeantCommand.quoted(path))’ makes day files of it"
        )
      ]
    }
    let codeOfDays = isLikely || !hasDays ? code(days: days.count) : .unreadPage
    var found: [Diagnostic] = []
    let open = days.filter { !imported.contains($0.text, on: $0.day) }
    // The log was corrected where its day was brought in before: the import would leave it alone.
    let isKnown = days.contains { !imported.beginning(of: $0.text, on: $0.day).isEmpty }
    let changed =
      isKnown
      ? open.filter { imported.beginning(of: $0.text, on: $0.day).isEmpty && imported.holdsText(on: $0.day) }
      : []
    let known = Set(changed.map(\.day))
    // Each is merged to find out; before the first import of a log of years that is left to the import.
    let refused =
      open.count > Self.mostTried ? [] : open.filter { !known.contains($0.day) && isRefused($0) }
    let new = open.count - changed.count - refused.count
    if new > 0 {
      let held =
        new == days.count
        ? "this file holds \(counted(new, "day"))"
        : "\(grouped(new)) of the \(grouped(days.count)) days in this file \(new == 1 ? "is" : "are") new"
      found.append(
        Diagnostic(
          codeOfDays,
          onFile:
            "\(held), and nothing in it counts; ‘journal import log \(MeantCommand.quoted(path))’ makes day files of "
            + (new == 1 ? "it" : "them")))
    }
    func named(_ days: [DayLog.LoggedDay]) -> String {
      days.count == 1 ? "\(days[0].day)" : counted(days.count, "day")
    }
    if !refused.isEmpty {
      let isOne = refused.count == 1
      found.append(
        Diagnostic(
          code(days: log.dayCount),
          onFile:
            "\(named(refused)) \(isOne ? "stands in its day’s file" : "stand in their days’ files") in other words, so ‘journal import log’ "
            + "leaves \(isOne ? "it" : "them") alone; copy what is missing by hand"))
    }
    let left = changed.filter { !isCarriedOver($0) }
    if !left.isEmpty {
      found.append(
        Diagnostic(
          code(days: log.dayCount),
          onFile:
            "the text of \(named(left)) was changed here after it was brought in, and what was brought in counts; copy the changed lines into the "
            + "file of the day by hand"))
    }
    return found
      + log.untaken.filter { isFood($0.text, on: days[0].day, of: log.subject) }.map { part in
        let place = SourceLocation(line: part.remark.line, column: 1)
        return Diagnostic(code(days: days.count), part.remark.message, at: place..<place)
      }
  }

  /// How many days of a log are tried at most.
  private static let mostTried = 31

  /// Whether the import would leave a day alone, whose file says something else at the same place.
  private func isRefused(_ day: DayLog.LoggedDay) -> Bool {
    guard let file = loader.listing.days.first(where: { $0.day == day.day }),
      let old = try? loader.folder.read(file)
    else { return false }
    return DayImport(parser: parser, day: day.day).bring(day.text, into: old) == .conflict
      && !isCarriedOver(day)
  }

  /// Whether all days of a log without years were brought in with a year.
  private func isBroughtIn(_ bytes: [UInt8], named name: String, by imported: ImportedTexts) -> Bool {
    imported.years.contains { year in
      let hints = DayLog.Hints(name: name, year: year, language: loader.settings.language)
      let days = DayLog(file: bytes, hints: hints).days(parser: parser).filter { !$0.text.isEmpty }
      return !days.isEmpty && days.allSatisfy { imported.contains($0.text, on: $0.day) }
    }
  }

  /// Whether the day's file has all lines of its text.
  private func isCarriedOver(_ day: DayLog.LoggedDay) -> Bool {
    func lines(_ bytes: [UInt8]) -> Set<[UInt8]> {
      Set(bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }).map(Array.init))
    }
    let files = loader.listing.days.filter { $0.day == day.day }.compactMap { try? loader.folder.read($0) }
    return lines(day.text).isSubset(of: files.reduce(into: []) { $0.formUnion(lines($1)) })
  }

  private var hasDays: Bool { !loader.listing.days.isEmpty }

  /// Among day files one or two days may be anybody’s notes.
  private func code(days: Int) -> DiagnosticCode { hasDays && days < 3 ? .unreadPage : .unreadDays }

  /// The message on a log in which no line has a whole date.
  private func message(onUndated log: DayLog, bytes: [UInt8], name: String, path: String) -> String? {
    if !log.sections.isEmpty, !hasDays || holdsMealsWithoutYear(bytes, name) {
      return
        "this file names days without their year, and nothing in it counts; ‘journal import log \(MeantCommand.quoted(path)) --year YEAR’ makes "
        + "day files of them"
    }
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard !hasDays || namesDay(stem) || log.subject == .food else { return nil }
    let entries = parser.parse(SourceText(bytes), day: Day(ordinal: 0), path: name).day.entries.count
    guard entries > 0 else { return nil }
    if log.sections.isEmpty, let remark = log.remarks.first { return remark.message }
    return
      "this file holds \(counted(entries, "entry", plural: "entries")), and none counts, for its name is no date; name it for its day, "
      + "such as 2026/2026-03-14.md"
  }

  /// Whether three or more days without a year hold meals or weights, whatever the year.
  private func holdsMealsWithoutYear(_ bytes: [UInt8], _ name: String) -> Bool {
    let hints = DayLog.Hints(name: name, year: 2000, language: loader.settings.language)
    let log = DayLog(file: bytes, hints: hints)
    return log.dayCount >= 3
      && isDiary(log.days(parser: parser), isCertain: false, of: log.subject)
  }

  /// Whether a file name is a day in another form than day files have: `14-03-2026`, `Monday`.
  private func namesDay(_ stem: String) -> Bool {
    Array(stem.utf8).withUnsafeBufferPointer { namedDay(in: $0) } != nil
  }

  /// Whether days hold what people eat or weigh: on at least three of those that are looked at, in a file that is named for food on two, or on
  /// all.
  private func isDiary(_ days: [DayLog.LoggedDay], isCertain: Bool, of subject: LogSubject?) -> Bool {
    guard !isCertain else { return true }
    let sample = min(Self.sample, days.count)
    let looked = (0..<sample).map { days[$0 * days.count / sample] }
    return looked.count { isFood($0.text, on: $0.day, of: subject) }
      >= min(subject == .food ? 2 : 3, looked.count)
  }

  /// Whether two or more days, anywhere in the file, hold an entry or a weight by themselves; beside day files that is only a hint.
  private func areRead(_ days: [DayLog.LoggedDay]) -> Bool {
    days.lazy.filter { food.isRead(in: $0.text, on: $0.day) }.prefix(2).count == 2
  }

  /// Where there is no day file yet, and in a file that is named for food, words for food are enough; in one that is named for weight, figures are.
  private func isFood(_ text: [UInt8], on day: Day, of subject: LogSubject?) -> Bool {
    food.isRead(in: text, on: day) || subject == .weight && food.isWeighed(in: text, on: day)
      || (subject == .food || !hasDays) && food.isNamed(in: text, on: day)
  }
}

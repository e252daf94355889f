import JournalAnalytics
import JournalFormat

/// A journal opened to be changed; only its settings are read.
struct OpenDiary {
  let folder: JournalFolder
  let settings: JournalSettings
  let parser: DayFileParser
  /// The current time by the clock.
  let clock: LocalMoment
  /// The current time on the diary's day, which may end after midnight.
  let now: LocalMoment
  let options: WriteOptions
  let environment: CommandEnvironment

  /// Opens the journal. Throws if its settings cannot be read or have a newer format, because entries might be
  /// written differently than they require.
  init(_ journal: JournalOptions, _ options: WriteOptions, in environment: CommandEnvironment) throws {
    folder = try environment.openedJournal(journal.folder)
    settings = try OpenDiary.settings(in: folder)
    parser = DayFileParser(settings: settings)
    clock = try journal.now(in: environment)
    now = clock.turned(by: settings)
    self.options = options
    self.environment = environment
  }

  private static func settings(in folder: JournalFolder) throws -> JournalSettings {
    let path = "journal.toml"
    guard let bytes = try folder.bytes(at: path, ", so nothing was written") else { return JournalSettings() }
    let read = JournalSettings.reading(SourceText(bytes))
    if let error = read.diagnostics.first(where: { $0.severity == .error }) {
      let place = error.range.lowerBound
      throw CommandFailure(
        .refused,
        "\(folder.prefix)\(path):\(place.line):\(place.column): \(error.message); nothing was written; mend it first"
      )
    }
    guard read.settings.format <= JournalSettings.knownFormat else { throw newerFormat(read.settings.format) }
    return read.settings
  }

  /// Throws if the journal has a newer format; settings that cannot be parsed are accepted.
  static func requireKnownFormat(of folder: JournalFolder) throws {
    guard let bytes = try? folder.read(JournalFile(path: "journal.toml")) else { return }
    let format = JournalSettings.reading(SourceText(bytes)).settings.format
    guard format <= JournalSettings.knownFormat else { throw newerFormat(format) }
  }

  /// The error for a journal with a newer format.
  static func newerFormat(_ format: Int) -> CommandFailure {
    CommandFailure(
      .refused,
      "this journal has format \(format), and this program writes formats up to \(JournalSettings.knownFormat); "
        + "nothing was written; a newer version of the program can")
  }

  // MARK: Changing

  /// Runs `body` and records its changes for `journal undo`.
  ///
  /// A dry run prints the diffs instead.
  func change(_ label: String, _ body: (JournalTransaction) throws -> Void) throws {
    guard options.isDryRun else {
      return try folder.transact(Self.shortened(label)) { try body($0.bounded) }
    }
    let preview = ChangePreview(of: folder)
    try body(preview.transaction.bounded)
    environment.print(terminalSafe(preview.text))
  }

  /// The label of a command in the undo list: one line of at most 80 characters.
  private static func shortened(_ label: String) -> String {
    let line = label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }

  /// Edits a day's file with `make`, and returns the result.
  ///
  /// `make` is called again with the new text if the file is changed meanwhile.
  func edit(
    _ file: DayFile, in transaction: JournalTransaction,
    _ make: (DayFileEditor) throws -> DayFileEdit
  ) throws -> DayFileEdit {
    var made: DayFileEdit?
    _ = try transaction.update(file.path) { bytes in
      let editor = DayFileEditor(
        bytes.map { SourceText($0) }, day: file.day, path: file.path, parser: parser, template: file.template)
      do {
        let edit = try make(editor)
        made = edit
        return edit.result.bytes
      } catch let refusal as EditRefusal {
        let place = folder.prefix + file.path + (refusal.line.map { ":\($0):1" } ?? "")
        throw CommandFailure(.refused, "\(place): \(refusal.message); nothing was changed")
      }
    }
    guard let made else { throw CommandFailure(.refused, "‘\(file.path)’ was left as it is") }
    return made
  }

  /// Changes an entry, if its line is still the same as when it was found.
  func edit(
    entry found: FoundEntry, in transaction: JournalTransaction,
    _ make: (DayFileEditor, Int) throws -> DayFileEdit
  ) throws -> DayFileEdit {
    try edit(found.dayFile, in: transaction) { editor in
      guard let index = found.index(in: editor.day) else {
        throw CommandFailure(
          .busy, "the line of \(found.address) was changed meanwhile, so it was left alone; try again")
      }
      return try make(editor, index)
    }
  }

  /// The lines of an entry as they are in its file.
  func lines(of found: FoundEntry) throws -> [UInt8] {
    let editor = DayFileEditor(found.day.source, day: found.day.day, path: found.file.path, parser: parser)
    do {
      return try editor.lines(ofEntry: found.index)
    } catch {
      throw CommandFailure(
        .refused, "\(folder.prefix)\(found.file.path): \(error.message); nothing was changed")
    }
  }

  /// Prints one line about what was done, except with `--quiet` and in a dry run.
  func say(_ sentence: String) {
    guard !options.quiet, !options.isDryRun else { return }
    environment.print(terminalSafe(sentence) + "\n")
  }
}

/// Confirmation of large changes.
extension OpenDiary {
  /// Asks before changing more than 20 files or 50 lines, unless confirmed; without a terminal this needs `--yes`. If there are no
  /// lines, whole files are written.
  func confirm(files: Int, lines: Int, isConfirmed: Bool) throws {
    guard files > 20 || lines > 50, !isConfirmed, !options.isDryRun else { return }
    let question =
      lines == 0
      ? "This writes \(counted(files, "file"))"
      : "This changes \(counted(lines, "line")) in \(counted(files, "file"))"
    try ask(
      "\(question). Go on?", orSay: "\(question), and nobody can be asked; --yes does it, --dry-run shows it")
  }

  /// Asks whether to continue; throws on no, and with `hint` if nobody can be asked.
  func ask(_ question: String, orSay hint: String) throws(CommandFailure) {
    guard environment.inputIsInteractive else { throw CommandFailure(.usage, hint) }
    let answer = environment.ask("\(question) [y/N] ")?.lowercased()
    guard answer == "y" || answer == "yes" else {
      throw CommandFailure(.negativeResult, "nothing was changed")
    }
  }
}

/// Parsing of arguments in this diary.
extension OpenDiary {
  /// The day in `text`.
  func day(_ text: String) throws(CommandFailure) -> Day {
    do throws(ExpressionProblem) {
      return try DayExpression(text, today: now.day).day
    } catch {
      // In another language, as in the words of an entry.
      if let day = EntryPhrase.day(saidBy: text, today: now.day, parser: parser) { return day }
      throw CommandFailure(.usage, error.message)
    }
  }

  /// The nearest day that `text` may mean, past or future: `1 apr` in March is this year's.
  func nearestDay(_ text: String) throws(CommandFailure) -> Day {
    guard let coming = try? comingMoment(text).day else { return try day(text) }
    guard let past = try? day(text) else { return coming }
    return abs(now.day.distance(to: coming)) < abs(now.day.distance(to: past)) ? coming : past
  }

  /// The time in `text`, which holds nothing else.
  func time(_ text: String) throws(CommandFailure) -> ClockTime {
    guard let time = parser.wholeTime(of: text) else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no time; write it as 08:15, 8:15 pm, noon or 25:30 for half past one at night")
    }
    return time
  }

  /// The category in `text`; `nil` for `none`.
  func category(_ text: String) throws(CommandFailure) -> FoodCategory? {
    switch parser.category(of: text) {
    case .some(.some(let category)): return category
    case .some(.none): return nil
    case .none:
      let names = FoodCategory.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(.usage, "‘\(text)’ is no category; write one of \(names), or none")
    }
  }

  /// The day and time of an entry, from `--day` and `--time`, each of which may be missing.
  ///
  /// A time before the day's end belongs to the night that ends a day: with `day_ends = "04:00"`, 01:30 is 25:30 of
  /// the day before, or of the night that ends `day` if that is given. Any other time belongs to the current day: at
  /// 01:30, 23:10 was yesterday evening. Without a time it is the current time, if `day` is today or not given.
  func moment(day: Day?, time: ClockTime?) -> (day: Day, time: ClockTime?) {
    guard let time else {
      let day = day ?? now.day
      return (day, day == now.day ? now.time : nil)
    }
    let turned = LocalMoment(day: day ?? clock.day, time: time).turned(at: settings.dayEnds)
    return (day ?? min(turned.day, now.day), turned.time)
  }

  /// Throws for a day that is still to come, on which nothing can have been eaten; `command` plans it instead.
  func requirePast(_ day: Day, orPlan command: String) throws(CommandFailure) {
    guard day > max(now.day, clock.day) else { return }
    throw CommandFailure(
      .usage,
      "\(day.weekdayAndDay(besides: now.day)) is still to come, so nothing was written; ‘\(terminalSafe(command))’ plans it"
    )
  }

  /// A clock time on `day`; one before the day's end is in the night that ends it.
  func time(_ time: ClockTime, on day: Day) -> ClockTime { moment(day: day, time: time).time ?? time }

  /// The text of standard input, or on a terminal the answer to `question`. Throws if it is blank.
  func text(asking question: String, example: String) throws(CommandFailure) -> SourceText {
    let text: SourceText
    if environment.inputIsInteractive {
      text = SourceText(environment.ask(question) ?? "")
    } else {
      text = try refusing("standard input") { () throws(FileProblem) in
        SourceText(try environment.readFile("-"))
      }
    }
    try requireText(text)
    guard !String(decoding: text.bytes, as: UTF8.self).allSatisfy(\.isWhitespace) else {
      throw CommandFailure(
        .usage, "there is nothing to write down; write it behind the command, as in ‘\(example)’")
    }
    return text
  }

  /// The non-blank lines of standard input or of the answer, with their numbers from 1.
  func lines(asking question: String, example: String) throws(CommandFailure) -> [(number: Int, text: String)]
  {
    let text = try text(asking: question, example: example)
    return (1...max(1, text.lineCount)).map { ($0, text[text.lineContent($0)].string) }
      .filter { !$0.1.allSatisfy(\.isWhitespace) }
  }

  /// Throws for invalid UTF-8, which could not be written as it is.
  private func requireText(_ text: SourceText) throws(CommandFailure) {
    guard String(validating: text.bytes, as: UTF8.self) == nil else { return }
    let line = (1...max(1, text.lineCount)).first {
      String(validating: text.bytes[text.lineContent($0)], as: UTF8.self) == nil
    }
    throw CommandFailure(
      .refused,
      "standard input, line \(line ?? 1): its bytes are not UTF-8, so nothing was written; ‘iconv -f latin1 -t utf8’ "
        + "converts older text")
  }
}

/// The file of a day, existing or new.
struct DayFile: Hashable {
  var day: Day
  /// The path relative to the journal's folder.
  var path: String
  /// The template for a new file.
  var template = DayFileTemplate()
}

/// The files that a command reads: a bounded number, whatever the size of the journal.
extension OpenDiary {
  /// The number of day files that habits and streaks are computed from.
  static let recentLimit = 40

  /// The range of days to search for the latest files up to `day`.
  func recentDays(through day: Day) -> ClosedRange<Day> { day.advanced(by: -400)...day }

  /// The latest day files up to and including `day`, at most 40, in order.
  func recentFiles(through day: Day) throws -> ArraySlice<JournalFile> {
    return try folder.listing(of: recentDays(through: day)).days.suffix(Self.recentLimit)
  }

  /// Parses day files; those that cannot be read are left out.
  func read(_ files: some Sequence<JournalFile>) -> [JournalDay] {
    files.compactMap { file in
      guard let bytes = try? folder.read(file) else { return nil }
      return parser.parse(SourceText(bytes), day: file.day, path: file.path).day
    }
  }

  /// The day files of one day.
  func files(of day: Day) throws -> ArraySlice<JournalFile> {
    return try folder.listing(of: day...day).days[...]
  }

  /// The file for `day`: an existing one, preferably at the usual path; else a new one named like its neighbours.
  func file(for day: Day) throws -> DayFile {
    let usual = JournalLayout.path(for: day)
    let own = try files(of: day)
    if let file = own.first(where: { $0.path == usual }) ?? own.first {
      return DayFile(day: day, path: file.path)
    }
    let recent = try folder.listing(of: recentDays(through: day))
    // Where none of several diaries is the journal's, a new file would begin one more.
    if recent.days.isEmpty, !recent.diaries.isEmpty {
      throw Self.severalDiaries(recent.diaries)
    }
    return newFile(for: day, like: recent.days.last)
  }

  private static func severalDiaries(_ folders: [String]) -> CommandFailure {
    CommandFailure(
      .refused,
      "\(joinedList(folders.map { "‘\($0)’" })) hold day files, and none of them is said to be this journal’s, so nothing "
        + "was written; name one of them with -C, or those that belong to it with ‘folders = [\"\(folders[0])\"]’ in "
        + "journal.toml")
  }

  /// The file for `day` where there is none yet, named and begun like its neighbour.
  func newFile(for day: Day, like neighbour: JournalFile?) -> DayFile {
    guard let neighbour else { return DayFile(day: day, path: JournalLayout.path(for: day)) }
    var file = DayFile(day: day, path: JournalLayout.path(for: day, like: neighbour.path, of: neighbour.day))
    if let bytes = try? folder.read(neighbour) {
      file.template = DayFileTemplate(like: SourceText(bytes), day: neighbour.day, parser: parser)
    }
    return file
  }

  /// The number among the day’s entries, from 1, of the entry that an edit added or changed; it is about to be shown.
  func number(of edit: DayFileEdit, in file: DayFile) throws -> Int {
    let index = edit.entry ?? 0
    let number = try entries(before: file).count + index + 1
    if !options.isDryRun, edit.day.entries.indices.contains(index) {
      let place = ShownNumbers.Place(day: file.day, number: number)
      ShownNumbers.remember(entries: [(place, edit.day.entries[index])], in: folder)
    }
    return number
  }

  /// The day's entries in files before this one.
  func entries(before file: DayFile) throws -> [FoodEntry] {
    read(try files(of: file.day).prefix { $0.path != file.path }).flatMap(\.entries)
  }
}

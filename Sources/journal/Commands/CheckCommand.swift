import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal check`: prints the diagnostics of the files.
struct CheckCommand: PagedCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List what may not be read as you meant it.",
    discussion: """
      EXAMPLES
        journal check
        journal check --all 2026/2026-03-14.md
        journal check --format json
        journal check --fix --dry-run

      Every line is ‘FILE:LINE:COLUMN: severity: message [code]’; columns count bytes. Errors are about a file, \
      never about words, and make the exit status 1. Hints are shown with --all,
      those that leave a figure out of the sums always.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("Check these files instead of the whole journal; ‘-’ is standard input."),
    completion: .file(extensions: ["md", "markdown", "txt", "toml"]))
  var files: [String] = []

  @Flag(help: "Show hints too.")
  var all = false

  @Flag(help: "Make the changes that a machine can make safely, then name what is left.")
  var fix = false

  @Flag(help: "Change many files without asking.")
  var yes = false

  @OptionGroup var write: WriteOptions

  @Option(help: ArgumentHelp("Print as text or json.", valueName: "text|json"))
  var format = Format.text

  @Option(help: ArgumentHelp("Colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    if fix {
      try CheckFixes(diary: OpenDiary(journal, write, in: environment), isConfirmed: yes).run(files)
      if write.isDryRun { return }
    }
    var report = CheckReport(
      least: all ? .hint : .warning,
      printer: format == .json
        ? nil
        : DiagnosticPrinter(
          showsExcerpts: environment.output.isInteractive, usesColor: environment.output.usesColor(color)),
      print: environment.print)
    var unread: String?
    var journals: [String] = []
    var diaries: [String] = []
    if files.isEmpty {
      let loader = try JournalLoader(environment.openedJournal(journal.folder))
      let today = try journal.now(in: environment).day
      var misnamed = MisnamedTicks([])
      var uncounted = UncountedAmounts([])
      var weights = UnlikelyWeights()
      var rows = EndedRows(on: today, loader.settings)
      loader.visit { file, day in
        var file = file
        if file.path == HabitBook.path {
          let habits = DayFileParser().parseHabits(file.source).habits
          misnamed = MisnamedTicks(habits)
          uncounted = UncountedAmounts(habits)
        }
        if file.path == OpenDiary.taskList { rows.addTaskList(file.source) }
        if let day {
          rows.add(day)
          file.diagnostics += misnamed.diagnostics(of: day) + uncounted.diagnostics(of: day)
          weights.add(day, file.diagnostics)
          let unlikely = UnlikelyWeights.findings(in: day, on: today)
          report.add(
            unlikely.isEmpty ? file : file.adding(unlikely), entries: day.entries.count,
            prefix: loader.folder.prefix)
        } else {
          report.add(file, prefix: loader.folder.prefix)
        }
      }
      RunningTotal.count(report.entries, in: loader.folder)
      let foods = try OwnFoods.findings(loader, on: today).map { [$0] } ?? []
      let strays = weights.findings(in: loader.folder, loader.settings.units)
      for file in rows.findings + strays + foods + Self.besideDays(loader) + UnreadDays(loader).findings {
        report.add(file, prefix: loader.folder.prefix)
      }
      unread = Self.withoutDays(loader.listing, prefix: loader.folder.prefix)
      journals = loader.listing.journals.map { loader.folder.prefix + $0 }
      diaries = loader.listing.diaries.map { loader.folder.prefix + $0 }
    } else {
      let parsing = try fileParsing(in: environment)
      let today = try journal.now(in: environment).day
      for path in files {
        report.add(try findings(in: path, by: parsing, on: today, environment), entries: 0, prefix: "")
      }
    }
    report.finish()
    if unread == nil || !report.isClean {
      environment.printError(report.closingLine(countsEntries: files.isEmpty, hasDays: unread == nil))
    }
    if let unread { environment.printError(unread) }
    for path in journals {
      environment.printError(
        terminalSafe("‘\(path)’ is a journal of its own and is not read here: ‘journal -C \(path) check’\n"))
    }
    for path in diaries {
      environment.printError(
        terminalSafe(
          "‘\(path)’ holds day files of its own and is not read here: ‘journal -C \(path) check’; if its days belong to "
            + "this journal, write its folder into journal.toml, such as folders = [\"archive\"]\n"))
    }
    if report.errors > 0 { throw CommandFailure(.negativeResult) }
  }

  /// What to know of a journal without day files; `nil` for any other.
  private static func withoutDays(_ listing: JournalListing, prefix: String) -> String? {
    guard listing.days.isEmpty else { return nil }
    let start =
      "there is no day file: a day’s file is named by its date, such as 2026/2026-03-14.md; ‘journal add’ writes one"
    let pages = (listing.pages + listing.related).filter { $0.path != ImportedTexts.path }.sorted {
      $0.path < $1.path
    }
    guard let first = pages.first else { return start + "\n" }
    let others = pages.count == 1 ? "one page is" : "\(pages.count) pages are"
    return start
      + "; \(others) not read: ‘journal reading \(MeantCommand.quoted(prefix + first.path))’ shows how it would be read\n"
  }

  /// Conflict copies, and problems of the repository.
  private static func besideDays(_ loader: JournalLoader) -> [FileFindings] {
    let start = SourceLocation(line: 1, column: 1)
    let days = Set(loader.listing.days.map(\.path))
    let copies = loader.listing.copies.map { copy in
      let message: String
      if case .day(let day) = JournalLayout.kind(ofPath: copy.original), !days.contains(copy.original) {
        message =
          "this file has a name like a copy of the file of \(day), but there is none; nothing in it counts; rename it to "
          + "‘\(copy.original)’"
      } else {
        message =
          "this is a copy that a synchroniser left beside ‘\(copy.original)’; nothing in it counts; ‘journal resolve’ with its "
          + "name merges the two"
      }
      return FileFindings(
        path: copy.path, source: SourceText([]),
        diagnostics: [Diagnostic(.conflictCopy, message, at: start..<start)])
    }
    return copies + loader.folder.repositoryFindings()
  }

  /// The parser for single files: with the journal's settings, or the defaults outside of a journal.
  private func fileParsing(in environment: CommandEnvironment) throws -> FileParsing {
    do {
      return FileParsing(settings: try JournalLoader(environment.openedJournal(journal.folder)).settings)
    } catch let failure as CommandFailure where journal.folder == nil && failure.status == .refused {
      return FileParsing(settings: JournalSettings())
    }
  }

  private func findings(
    in path: String, by parsing: FileParsing, on today: Day, _ environment: CommandEnvironment
  ) throws(CommandFailure) -> FileFindings {
    do throws(FileProblem) {
      let bytes = try environment.readFile(path)
      try FileBounds.check(bytes, of: path)
      if path.split(separator: "/").last.map(String.init) == OwnFoods.path {
        let own = OwnFoods(String(decoding: bytes, as: UTF8.self)) { DayFileParser().facts(of: $0) }
        return own.findings(at: path, on: today)
          ?? FileFindings(path: path, source: SourceText(bytes), diagnostics: [])
      }
      return parsing.findings(in: SourceText(bytes), path: path) {
        UnlikelyWeights.findings(in: $0, on: today)
      }
    } catch {
      if error == .notRegular("a folder") {
        throw CommandFailure(
          .usage,
          "‘\(terminalSafe(path))’ is a folder; ‘journal check’ checks the whole journal you are in, and "
            + "‘journal -C \(terminalSafe(path)) check’ the one of that folder")
      }
      return FileFindings(
        path: path, source: SourceText([]), diagnostics: [error.diagnostic])
    }
  }
}

extension ColorChoice: ExpressibleByArgument {}

/// Prints diagnostics file by file, and counts them.
struct CheckReport {
  /// The minimum severity to show. Others are only counted, except the first below each title of those that change a number.
  var least: Diagnostic.Severity
  /// Prints them as text; `nil` collects them for one JSON document.
  var printer: DiagnosticPrinter?
  var print: (String) -> Void

  private(set) var errors = 0
  private var files = 0
  private(set) var entries = 0
  private var warnings = 0
  private var hints = 0
  private var hidden = 0
  /// Lines that look like food or a figure and are not counted.
  private var uncounted = 0
  private var gathered: [(diagnostic: Diagnostic, file: String)] = []

  init(least: Diagnostic.Severity, printer: DiagnosticPrinter?, print: @escaping (String) -> Void) {
    self.least = least
    self.printer = printer
    self.print = print
  }

  /// Whether there was nothing to say.
  var isClean: Bool { errors + warnings + hints == 0 }

  /// Adds the diagnostics of a day file.
  mutating func add(_ file: FileFindings, entries count: Int, prefix: String) {
    files += 1
    entries += count
    add(file, prefix: prefix)
  }

  /// Adds the diagnostics of another file.
  mutating func add(_ file: FileFindings, prefix: String) {
    uncounted += Set(file.diagnostics.lazy.filter(\.code.isUncounted).flatMap(\.uncountedLines)).count
    for diagnostic in file.diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .hint: hints += 1
      }
      guard diagnostic.severity >= least || diagnostic.code.changesNumber && !diagnostic.isFurther else {
        hidden += 1
        continue
      }
      if let printer {
        print(printer.text(diagnostic, in: file, prefix: prefix))
      } else {
        gathered.append((diagnostic, prefix + file.path))
      }
    }
  }

  /// Prints what depends on all files.
  func finish() {
    guard printer == nil else { return }
    let gathered = gathered
    let all = JSONValue.sequence {
      AnySequence(gathered.lazy.map { .diagnostic($0.diagnostic, file: $0.file) })
    }
    all.write(pretty: true, to: print)
  }

  /// The summary line: `3,650 files, 30,000 entries: no errors, 2 warnings`, and how many lines may be food that is not counted.
  func closingLine(countsEntries: Bool, hasDays: Bool) -> String {
    var line = files == 0 && countsEntries ? "no day files" : counted(files, "file")
    if countsEntries { line += ", \(counted(entries, "entry", plural: "entries"))" }
    line += ": \(counted(errors, "error")), \(counted(warnings, "warning"))"
    if hints > 0 {
      line += ", \(counted(hints, "hint"))"
      if hidden > 0 { line += " (--all shows \(hints == 1 ? "it" : "them"))" }
    }
    if countsEntries, uncounted > 0 {
      line +=
        "; \(counted(uncounted, "line")) "
        + (uncounted == 1
          ? "looks like food, a task or a figure and was not counted"
          : "look like food, tasks or figures and were not counted")
        + (hidden > 0 ? "" : ": ‘journal reading FILE’ shows what each line was taken for")
    } else if countsEntries, hasDays, entries == 0 {
      line += "; no line was read as food: ‘journal reading FILE’ shows what each was taken for"
    }
    return line + "\n"
  }
}

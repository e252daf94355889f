import ArgumentParser
import JournalFormat

/// `journal import log`: makes day files of files that hold many days.
struct ImportLogCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Make day files of a file that holds many days.",
    discussion: """
      EXAMPLES
        journal import log food-log.md --dry-run
        journal import log food-log.md
        journal import log 2025.txt 2026.txt --from 2025-07-01

      A day begins at a heading, a bold line or a line of its own that is a date. Its text goes into the day’s file as it is, \
      or is merged with what is there. The log itself is left alone, and nothing is brought in twice: run it again after writing \
      more into the log. ‘journal undo’ takes all of it back.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The files; ‘-’ is standard input.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown", "txt", "org", "tsv", "csv"]))
  var files: [String]

  @Option(help: ArgumentHelp("Take the days from this one on.", valueName: "day"))
  var from: String?

  @Option(help: ArgumentHelp("Take the days up to this one.", valueName: "day"))
  var to: String?

  @Option(help: ArgumentHelp("The year of the first date, if the log names none.", valueName: "year"))
  var year: Int?

  @Flag(name: .customLong("day-first"), help: "Read 3/4 as 3 April.")
  var isDayFirst = false

  @Flag(name: .customLong("month-first"), help: "Read 3/4 as 4 March.")
  var isMonthFirst = false

  @Flag(help: "Go on without asking, however many files change.")
  var yes = false

  @OptionGroup var write: WriteOptions

  @Option(help: ArgumentHelp("Print as text or json.", valueName: "text|json"))
  var format = Format.text

  func validate() throws {
    guard !isDayFirst || !isMonthFirst else {
      throw ValidationError("either --day-first or --month-first, not both")
    }
    guard (1...9999).contains(year ?? 2000) else { throw ValidationError("--year is a year such as 2026") }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let days = try (from.map { try diary.day($0) }, to.map { try diary.day($0) })
    let sources = try files.map { try source(at: $0, from: days, in: diary) }
    var logs = try LogImport(sources, into: diary)
    let changed = try logs.plan()
    try diary.confirm(
      files: changed.count, lines: 0, isConfirmed: yes)
    try diary.change("import log \(files.joined(separator: " "))") { transaction in
      try logs.run(in: write.isDryRun ? transaction.withoutImports : transaction)
    }
    let report = LogImportReport(logs, isDryRun: write.isDryRun)
    if format == .json {
      report.json.write(pretty: true, to: environment.print)
    } else if !write.quiet {
      environment.print(terminalSafe(report.text))
    }
    guard sources.contains(where: { !$0.days.isEmpty || $0.passedOver > 0 }) else {
      throw CommandFailure(.negativeResult, "nothing was written")
    }
    guard report.leftOut == 0 else {
      throw CommandFailure(.negativeResult, "\(counted(report.leftOut, "day")) left out")
    }
  }

  /// Reads a log and splits it into days.
  private func source(
    at path: String, from period: (from: Day?, to: Day?), in diary: OpenDiary
  ) throws -> LogImport.Source {
    if let file = try diary.folder.listing().days.first(where: { diary.folder.prefix + $0.path == path }) {
      throw CommandFailure(
        .refused,
        "‘\(path)’ is the file of \(file.day), and all in it counts there; give it a name that is no date, then import it"
      )
    }
    if path == diary.folder.prefix + ImportedTexts.path {
      throw CommandFailure(
        .refused,
        "‘\(path)’ is what this command keeps of the logs that were imported, and no log; name the others alone"
      )
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let log = DayLog(
      file: try diary.importedText(path).bytes,
      hints: DayLog.Hints(
        name: name, year: year, isDayFirst: isDayFirst ? true : isMonthFirst ? false : nil,
        language: diary.settings.language))
    if let plan = log.plan {
      throw CommandFailure(
        .refused,
        "‘\(path)’ is a plan by its \(plan == name ? "name" : "title, ‘\(plan)’"), and what is planned was not eaten; if it was, give it "
          + "another \(plan == name ? "name" : "title"), such as ‘Food log’")
    }
    let days = log.days(parser: diary.parser)
    if log.sections.isEmpty, let remark = log.remarks.first {
      throw CommandFailure(.negativeResult, "\(path):\(remark.line): \(remark.message)")
    }
    guard !log.sections.isEmpty else {
      throw CommandFailure(
        .negativeResult,
        "‘\(path)’: no heading, bold line or line of its own is a date such as 2026-03-14; ‘journal reading \(MeantCommand.quoted(path))’ shows how "
          + "it would be read as one day")
    }
    let wanted = days.filter { $0.day >= period.from ?? $0.day && $0.day <= period.to ?? $0.day }
    return LogImport.Source(name: path, log: log, days: wanted, passedOver: days.count - wanted.count)
  }
}

/// What an import did, for people and for programs.
struct LogImportReport {
  private let logs: LogImport
  private let isDryRun: Bool

  init(_ logs: LogImport, isDryRun: Bool) {
    self.logs = logs
    self.isDryRun = isDryRun
  }

  /// The number of days that were left out.
  var leftOut: Int { logs.sources.indices.reduce(0) { $0 + logs.leftOut(of: $1).count } }

  var text: String { logs.sources.indices.map(text(of:)).joined() }

  private func text(of index: Int) -> String {
    let source = logs.sources[index]
    var lines: [String] = []
    var head = "\(source.name): \(counted(source.days.count, "day"))"
    if let first = source.days.first?.day, let last = source.days.last?.day {
      head += first == last ? ", \(first)" : ", \(first) to \(last)"
    }
    let counts = [
      (logs.days(of: index, .new).count, isDryRun ? "would be new" : "new"),
      (logs.days(of: index, .merged).count, isDryRun ? "would be merged" : "merged"),
      (logs.days(of: index, .unchanged).count, "unchanged"), (logs.leftOut(of: index).count, "left out"),
      (source.passedOver, "outside of the period"),
    ].filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
    lines.append(counts.isEmpty ? head : head + ": " + counts.joined(separator: ", "))
    let under = logs.daysUnderHeading(of: index)
    if under > 0 {
      let heading = source.log.subject == .weight ? "weights" : "food, for lines below no meal"
      lines.append("  \(counted(under, "day")) \(isDryRun ? "would get" : "got") a heading for \(heading)")
    }
    for (day, reason) in logs.leftOut(of: index) { lines.append("  \(day): \(reason)") }
    for remark in source.log.remarks { lines.append("  line \(remark.line): \(remark.message)") }
    let places = source.log.linesOfNoDay
    if !places.isEmpty {
      let count = places.reduce(0) { $0 + $1.count }
      let named = places.prefix(8).map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
      }
      let more = places.count > 8 ? " and more" : ""
      lines.append(
        "  \(counted(count, "line")) \(count == 1 ? "belongs" : "belong") to no day and \(count == 1 ? "stays" : "stay") where "
          + "\(count == 1 ? "it is" : "they are"): \(named.joined(separator: ", "))\(more)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var json: JSONValue {
    .object([
      ("dry_run", .bool(isDryRun)),
      (
        "files",
        .array(
          logs.sources.enumerated().map { index, source in
            func days(_ outcome: LogImport.Outcome) -> JSONValue {
              .array(logs.days(of: index, outcome).map { .string("\($0)") })
            }
            return .object([
              ("file", .string(source.name)), ("days", .int(source.days.count)),
              ("new", days(.new)), ("merged", days(.merged)), ("unchanged", days(.unchanged)),
              (
                "left_out",
                .array(
                  logs.leftOut(of: index).map {
                    .object([("date", .string("\($0.day)")), ("reason", .string($0.reason))])
                  })
              ),
              ("outside_period", .int(source.passedOver)),
              ("under_food", .int(source.log.subject == .weight ? 0 : logs.daysUnderHeading(of: index))),
              ("under_weight", .int(source.log.subject == .weight ? logs.daysUnderHeading(of: index) : 0)),
              (
                "remarks",
                .array(
                  source.log.remarks.map {
                    .object([("line", .int($0.line)), ("message", .string($0.message))])
                  })
              ),
              (
                "lines_of_no_day",
                .array(
                  source.log.linesOfNoDay.map { .array([.int($0.lowerBound), .int($0.upperBound)]) })
              ),
            ])
          })
      ),
    ])
  }
}

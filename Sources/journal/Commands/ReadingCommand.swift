import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal reading`: shows what each line of a day or a file was read as.
struct ReadingCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "reading",
    abstract: "Show line by line what a day or a file was read as.",
    discussion: """
      EXAMPLES
        journal reading
        journal reading yesterday
        journal reading 2026/2026-03-14.md
        journal reading --format json last friday
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp(
      "The day: today, last friday, 14 mar, 2026-03-14; or a file’s path; ‘-’ is standard input.",
      valueName: "day or file"),
    completion: .file(extensions: ["md", "markdown", "txt"]))
  var arguments: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let text = arguments.joined(separator: " ")
    if Self.namesFile(text) || isFile(text, environment) {
      try showFile(text, environment)
    } else {
      try showDay(environment)
    }
  }

  /// A path, not a day: `14.3.2026` is a day, `diet.md` and `log/march` are paths.
  private static func namesFile(_ argument: String) -> Bool {
    let ending = argument.lowercased()
    return argument == "-" || argument.contains("/")
      || [".md", ".markdown", ".txt"].contains { ending.hasSuffix($0) }
  }

  /// Whether a text that is no day is the name of a file.
  private func isFile(_ text: String, _ environment: CommandEnvironment) -> Bool {
    guard !text.isEmpty, (try? DayExpression(text, today: Day(ordinal: 0))) == nil else { return false }
    return (try? environment.readFile(text)) != nil
  }

  private func showDay(_ environment: CommandEnvironment) throws {
    var day = Day(ordinal: 0)
    let read = try journal.read(in: environment) { now in
      do throws(ExpressionProblem) {
        let text = arguments.joined(separator: " ")
        day = arguments.isEmpty ? now.day : try DayExpression(text, today: now.day).day
      } catch {
        throw CommandFailure(
          .usage, error.message + "; a file is named by its path, such as 2026/2026-03-14.md")
      }
      return NeededDays(shown: day...day)
    }
    let parser = DayFileParser(settings: read.journal.settings)
    let files = read.journal.days(in: day...day).map { file in
      ReadingReport.File(
        path: file.path, lines: parser.lineReadings(file.source, day: day, path: file.path))
    }
    try show(
      ReadingReport(of: day.description, files, units: read.journal.settings.units), without: read.unread,
      from: read.folder, environment)
  }

  private func showFile(_ path: String, _ environment: CommandEnvironment) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let kind = JournalLayout.kind(ofPath: name)
    var day = Day(ordinal: 0)
    switch kind {
    case .habits, .settings:
      throw CommandFailure(
        .usage, "‘\(name)’ is no day file; ‘journal check \(path)’ says whether it is right")
    case .day(let named): day = named
    default: break
    }
    let loader = try openedLoader(environment)
    let settings = loader?.settings ?? JournalSettings()
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try environment.readFile(path)
      try FileBounds.check(bytes, of: path)
    } catch {
      throw CommandFailure(.refused, "‘\(path)’ \(error.reason)")
    }
    let parser = DayFileParser(settings: settings)
    if kind == .other {
      let log = DayLog(file: bytes, hints: DayLog.Hints(name: name, language: settings.language))
      if log.plan == nil, log.dayCount > 0, !log.isOfVersions {
        return try show(
          reading(of: log, at: path, settings), from: loader?.folder, environment)
      }
    }
    let lines = parser.lineReadings(SourceText(bytes), day: day, path: name)
    try show(
      ReadingReport(
        of: path == "-" ? "standard input" : path, [ReadingReport.File(path: path, lines: lines)],
        units: settings.units),
      from: loader?.folder, environment)
  }

  /// The days of a log as they would be read in files of their own, with the lines of the log.
  private func reading(of log: DayLog, at path: String, _ settings: JournalSettings) -> ReadingReport {
    let parser = DayFileParser(settings: settings)
    let files = log.days(parser: parser).filter { !$0.text.isEmpty }.map { day in
      let heading = Array("## \(log.subject == .weight ? "Weight" : "Food")\n\n".utf8)
      let found = log.subject.flatMap {
        day.placeOfHeading(heading, for: $0, in: day.text, parser: parser)
      }
      let text =
        found.map { day.text.prefix($0.place) + $0.heading + day.text.dropFirst($0.place) } ?? day.text
      var lines = parser.lineReadings(SourceText(text), day: day.day, path: path)
      if let found {
        let first = day.text[..<found.place].count { $0 == .lineFeed }
        let added = found.heading.count { $0 == .lineFeed }
        lines.removeSubrange(min(first, lines.count)..<min(first + added, lines.count))
      }
      // Where lines end in a carriage return alone, what the line of a date says has no line of its own.
      let numbers = day.textLines.isEmpty ? day.lines : day.textLines
      for index in lines.indices {
        lines[index].line = numbers.isEmpty ? 1 : numbers[min(index, numbers.count - 1)]
      }
      return ReadingReport.File(path: path, day: day.day, lines: lines)
    }
    return ReadingReport(
      of: path,
      note:
        "This file holds \(counted(files.count, "day")), and nothing in it counts until ‘journal import log \(MeantCommand.quoted(path))’ makes day "
        + "files of \(files.count == 1 ? "it" : "them"). Here is how each day would be read:",
      files, units: settings.units)
  }

  /// The journal; `nil` outside of one, where a file is read with the default settings.
  private func openedLoader(_ environment: CommandEnvironment) throws -> JournalLoader? {
    do {
      return try JournalLoader(environment.openedJournal(journal.folder))
    } catch let failure as CommandFailure where journal.folder == nil && failure.status == .refused {
      return nil
    }
  }

  private func show(
    _ report: ReadingReport, without unread: UnreadFiles? = nil, from folder: JournalFolder?,
    _ environment: CommandEnvironment
  ) throws {
    try output.show(report.document, json: report.json, naming: unread, from: folder, in: environment)
  }
}

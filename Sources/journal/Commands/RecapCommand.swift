import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal recap`: the recap of a week, a month or a year.
struct RecapCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "recap",
    abstract: "Sum up a week, a month or a year.",
    discussion: """
      EXAMPLES
        journal recap
        journal recap 2026-W11 --format markdown
        journal recap last month --write
        journal recap 30d
        journal recap --check
        journal recap --card week.png
        journal recap --explain

      Without a period it is this week on a Sunday, and the last full week on any other day. --write puts \
      the recap into a page such as recaps/2026-W11.md; what you write there outside the marked region stays.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp(
      "The week, month, year or length: this, last, 2026-W11, 2026-03, last month, 2026, 30d.",
      valueName: "period"))
  var arguments: [String] = []

  @Option(help: ArgumentHelp("Take a week: this, last or 2026-W11.", valueName: "week"))
  var week: String?

  @Option(help: ArgumentHelp("Take a month: this, last or 2026-03.", valueName: "month"))
  var month: String?

  @Option(help: ArgumentHelp("Take a year: this, last or 2026.", valueName: "year"))
  var year: String?

  @Flag(help: "Write it to its page below recaps/, if the facts have changed.")
  var write = false

  @Flag(help: "Name the written recaps whose facts have changed; exit with 1 if there are any.")
  var check = false

  @Option(
    help: ArgumentHelp("Draw a card to share into this file, .svg or .png.", valueName: "file"),
    completion: .file(extensions: ["svg", "png"]))
  var card: String?

  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !explain.explain || (!write && !check && card == nil) else {
      throw ValidationError("--explain is for a recap that is shown; leave out --write, --check and --card.")
    }
    guard [week, month, year, arguments.first].compactMap({ $0 }).count <= 1 else {
      throw ValidationError("Name one period: bare, or by one of --week, --month and --year.")
    }
    guard !write || !check else { throw ValidationError("Give either --write or --check.") }
    guard !write || output.output == nil else {
      throw ValidationError("--write has a page of its own; leave out --output.")
    }
    guard !write || output.format == .text || output.format == .markdown else {
      throw ValidationError(
        "A page below recaps/ is always Markdown; leave out --write to have --format \(output.format.rawValue)."
      )
    }
    if let card {
      guard !write, !check, output.output == nil, output.format == .text else {
        throw ValidationError("--card draws a picture; leave out --write, --check, --format and --output.")
      }
      guard RecapCardFile(card) != nil else {
        throw ValidationError("A card is a picture: let the name of its file end in .svg or .png.")
      }
    }
    guard !check || (output.format == .text && output.output == nil) else {
      throw ValidationError("--check prints a line for each page; leave out --format and --output.")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    if check { return try RecapPages(journal).check(only: chosen, in: environment) }
    var period = Period.year(1)
    let read = try journal.read(in: environment) { now in
      period = try chosen(now.day) ?? Self.usual(on: now.day)
      // Everything before the compared period is needed to tell what is new; later days do not count.
      return NeededDays(shown: period.comparedDays, earlier: .everything)
    }
    let report = recap(of: read.journal, for: period, today: read.now.day)
    if case .days = period, write || card != nil {
      throw CommandFailure(
        .usage,
        "only weeks, months and years have pages and cards; leave out --write and --card, or name one such as 2026-W11"
      )
    }
    if let path = card, let card = RecapCardFile(path) {
      try read.unread.requireComplete(for: path)
      return try card.write(report, into: read.folder, in: environment)
    }
    if write { return try WrittenPage(in: read).write(report.written, in: environment) }
    let figures = explain.figures(of: report)
    try output.show(
      report.document.explaining(figures), json: report.json.explaining(figures), from: read.folder,
      in: environment)
  }

  /// The current week on a Sunday, else the last complete week.
  static func usual(on day: Day) -> Period {
    let week = ISOWeek(containing: day)
    return .week(day == week.sunday ? week : week.previous)
  }

  /// The period in the arguments or options; `nil` if there are none.
  private func chosen(_ today: Day) throws -> Period? {
    do throws(ExpressionProblem) {
      if let week { return try PeriodOptions.period(week, kind: "week", today: today) }
      if let month { return try PeriodOptions.period(month, kind: "month", today: today) }
      if let year { return try PeriodOptions.period(year, kind: "year", today: today) }
      return arguments.isEmpty ? nil : try Self.period(arguments.joined(separator: " "), today)
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }
  /// The week, month or year in the arguments; `this` and `last` alone are weeks.
  private static func period(_ text: String, _ today: Day) throws(ExpressionProblem) -> Period {
    let isRelative = text == "this" || text == "last"
    guard
      let expression = try? PeriodExpression(isRelative ? "\(text) week" : text, today: today),
      case .period(let period) = expression
    else { throw mismatch(text) }
    return period
  }

  private static func mismatch(_ text: String) -> ExpressionProblem {
    ExpressionProblem(
      "‘\(text)’ is no period; write 2026-W11, 2026-03, 2026, ‘this’, ‘last’, ‘last month’ or 30d")
  }
}

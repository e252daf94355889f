import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal recap`: what a week, a month or a year held.
struct RecapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recap",
    abstract: "Say what a week, a month or a year held.",
    discussion: """
      EXAMPLES
        journal recap
        journal recap --week 2026-W11 --format markdown
        journal recap --month last --write
        journal recap --check

      Without a period it is the week that runs on a Sunday, and the last full week on any other day. --write puts \
      the recap into a page such as recaps/2026-W11.md; what you write there outside the marked region stays.
      """)

  @OptionGroup var journal: JournalOptions

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

  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard [week, month, year].compactMap({ $0 }).count <= 1 else {
      throw ValidationError("Give one of --week, --month and --year.")
    }
    guard !write || !check else { throw ValidationError("Give either --write or --check.") }
    guard !write || output.output == nil else {
      throw ValidationError("--write has a page of its own; leave out --output.")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    if check { return try RecapPages(journal).check(only: chosen, in: environment) }
    var period = Period.year(1)
    let read = try journal.read(in: environment) { now in
      period = try chosen(now.day) ?? Self.usual(on: now.day)
      // Whatever lies before may be rested on; nothing after the period is.
      return min(period.days.lowerBound, Day(ordinal: -719_162))...period.days.upperBound
    }
    let report = recap(of: read.journal, for: period, today: read.now.day)
    if write { return try RecapPages(journal).write(report, of: read, in: environment) }
    try output.show(report.document, json: report.json, from: read.folder, in: environment)
  }

  /// The running week on a Sunday, else the last full one.
  static func usual(on day: Day) -> Period {
    let week = ISOWeek(containing: day)
    return .week(day == week.sunday ? week : week.previous)
  }

  /// The period that the options name, `nil` without any.
  private func chosen(_ today: Day) throws -> Period? {
    do throws(ExpressionProblem) {
      if let week { return try PeriodOptions.period(week, "week", today) }
      if let month { return try PeriodOptions.period(month, "month", today) }
      if let year { return try PeriodOptions.period(year, "year", today) }
      return nil
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }
}

import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal summary`: lists the entries of a week or a month.
struct SummaryCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "List the entries of a week or another period by day and category.",
    discussion: """
      EXAMPLES
        journal summary --week
        journal summary --week last
        journal summary --month 2026-02
        journal summary --week --explain

      Without a period it is the running week.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("Which one: this, last, 2026-W11, 2026-03, march.", valueName: "period"))
  var arguments: [String] = []

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var shown = Period.year(1)
    let read = try journal.read(in: environment) { now in
      shown = try chosen(now)
      return NeededDays(shown: shown.days)
    }
    let report = summaryReport(of: read.journal, for: shown, today: read.now.day)
    return ReportAnswer(from: read, report, explain)
  }

  private func chosen(_ now: LocalMoment) throws -> Period {
    switch try period.expression(or: arguments, unit: "week", on: now) {
    case .period(let period)?: return period
    case .all?:
      throw CommandFailure(
        .usage, "a summary lists a stretch of days; name one, such as 30d, last or 2026-03")
    case nil: return .week(CalendarWeek(containing: now.day, from: now.firstWeekday))
    }
  }
}

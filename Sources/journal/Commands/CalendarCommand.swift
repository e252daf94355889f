import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal calendar`: an overview of a month.
struct CalendarCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar",
    abstract: "Show a month as a calendar of how much is logged on each day.",
    discussion: """
      EXAMPLES
        journal calendar
        journal calendar last month
        journal calendar 2026-02
        journal calendar --month last
        journal calendar --explain
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The month: this, last, 2026-03, march, march 2026.", valueName: "month"))
  var arguments: [String] = []

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var month = Day(ordinal: 0)
    let read = try journal.read(in: environment) { now in
      let days = try chosen(now)
      month = days.lowerBound
      return NeededDays(shown: days)
    }
    let report = calendarReport(of: read.journal, month: month, today: read.now.day)
    return ReportAnswer(from: read, report, explain)
  }

  /// The days of the month that is named, or of the one month that contains the given period.
  private func chosen(_ now: LocalMoment) throws -> ClosedRange<Day> {
    let month = { (day: Day) in Period.month(year: day.year, month: day.month).days }
    guard let expression = try period.expression(or: arguments, unit: "month", on: now) else {
      return month(now.day)
    }
    guard let days = expression.days, month(days.lowerBound).contains(days.upperBound) else {
      throw CommandFailure(
        .usage, "that is no single month, and a calendar shows one; write this, last or 2026-03")
    }
    return month(days.lowerBound)
  }
}

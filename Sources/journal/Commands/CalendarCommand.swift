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
        journal calendar --explain
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The month: this, last, 2026-03, march, march 2026.", valueName: "month"))
  var arguments: [String] = []

  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var month = Day(ordinal: 0)
    let read = try journal.read(in: environment) { now in
      let text = arguments.isEmpty ? "this" : arguments.joined(separator: " ")
      do throws(ExpressionProblem) {
        let period = try PeriodOptions.period(text, kind: "month", today: now.day)
        month = period.days.lowerBound
        return NeededDays(shown: period.days)
      } catch {
        throw CommandFailure(.usage, error.message)
      }
    }
    let report = calendarReport(of: read.journal, month: month, today: read.now.day)
    return ReportAnswer(from: read, report, explain)
  }
}

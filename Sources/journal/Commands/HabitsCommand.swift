import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habits`: the habits with their streaks, or what a period says of them.
struct HabitsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "habits",
    abstract: "Show today's habits with their streaks, or how they went in a period.",
    discussion: """
      EXAMPLES
        journal habits
        journal habits --explain
        journal habits --period 90d
        journal habits 2026-03

      The number before a habit names it for ‘journal habit tick 2’, ‘skip’ and ‘show’.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The period: 30d, last month, all.", valueName: "period"))
  var arguments: [String] = []

  @Flag(help: "Also show habits that have ended.")
  var all = false

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    // A streak may go back to the first day.
    let read = try journal.read(in: environment)
    let today = read.now.day
    guard let expression = try period.expression(or: arguments, unit: "month", on: read.now) else {
      return ReportAnswer(from: read, habitListReport(of: read.journal, today: today, all: all), explain)
    }
    guard case .period(let days) = expression else {
      return ReportAnswer(from: read, habitPeriodReport(of: read.journal, during: nil, today: today), explain)
    }
    return ReportAnswer(from: read, habitPeriodReport(of: read.journal, during: days, today: today), explain)
  }
}

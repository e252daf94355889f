import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal summary`: lists the entries of a week or a month.
struct SummaryCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "List the entries of a week or a month by day and category.",
    discussion: """
      EXAMPLES
        journal summary --week
        journal summary --week last
        journal summary --month 2026-02
        journal summary --week --explain

      Without a period it is the running week or month; without either, the week.
      """)

  @OptionGroup var journal: JournalOptions

  @Flag(help: "Take a week.")
  var week = false

  @Flag(help: "Take a month.")
  var month = false

  @Argument(
    help: ArgumentHelp("Which one: this, last, 2026-W11, 2026-03, march.", valueName: "period"))
  var arguments: [String] = []

  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard !week || !month else { throw ValidationError("Give either --week or --month.") }
  }

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var period = Period.year(1)
    let read = try journal.read(in: environment) { now in
      period = try chosen(now.day)
      return NeededDays(shown: period.days)
    }
    let report = summaryReport(of: read.journal, for: period, today: read.now.day)
    return ReportAnswer(from: read, report, explain)
  }

  private func chosen(_ today: Day) throws -> Period {
    let text = arguments.isEmpty ? "this" : arguments.joined(separator: " ")
    do throws(ExpressionProblem) {
      if month { return try PeriodOptions.period(text, kind: "month", today: today) }
      if week || text == "this" || text == "last" {
        return try PeriodOptions.period(text, kind: "week", today: today)
      }
      if let month = try? PeriodOptions.period(text, kind: "month", today: today) { return month }
      return try PeriodOptions.period(text, kind: "week", today: today)
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }
}

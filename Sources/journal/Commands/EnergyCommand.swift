import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal energy`: what was eaten, against the goal.
struct EnergyCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "energy",
    abstract: "Hold what was eaten against the daily goal.",
    discussion: """
      EXAMPLES
        journal energy
        journal energy 30d
        journal energy --month last

      By day and by meal, with the macros, the goal of each day, twelve weeks at a glance, and the days on target in a row. Without a \
      period it is the last seven days; a period of more than 31 days is shown by week, of more than half a year by month. Averages rest on \
      complete days only, and today is not judged before it is over.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The period: 30d, last week, 2026-03.", valueName: "period"))
  var arguments: [String] = []

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    // The goal of a day needs the last weight by then, however long ago.
    let read = try journal.read(in: environment)
    let today = read.now.day
    let expression = try period.expression(or: arguments, unit: "week", on: read.now)
    let files = read.journal.days
    let whole = min(files.first?.day ?? today, today)...max(files.last?.day ?? today, today)
    var days = expression.map { $0.days ?? whole } ?? today.advanced(by: -6)...today
    // --to alone begins with the diary's first day.
    if period.to != nil, period.from == nil {
      days = min(whole.lowerBound, days.upperBound)...days.upperBound
    }
    return ReportAnswer(from: read, EnergyReport(read.journal, in: days, today: today), explain)
  }
}

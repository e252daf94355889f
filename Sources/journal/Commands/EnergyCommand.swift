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
      period it is the last seven days. Averages rest on complete days only.
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
    let expression = try period.expression(or: arguments, unit: "week", today: today)
    let files = read.journal.days
    let whole = min(files.first?.day ?? today, today)...max(files.last?.day ?? today, today)
    let days = expression.map { $0.days ?? whole } ?? today.advanced(by: -6)...today
    return ReportAnswer(from: read, EnergyReport(read.journal, in: days, today: today), explain)
  }
}

import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit show`: one habit with its streaks, rate and pictures.
struct HabitShowCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a habit: its rule, streaks and rate, and when it is done.",
    discussion: """
      EXAMPLES
        journal habit show Meditate
        journal habit show 2 --period 1y --explain

      Without a period it shows the last 90 days.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The habit: its name, an alias or its number.", valueName: "habit"),
    completion: Completion.habits)
  var name: [String]

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let read = try journal.read(in: environment)
    let today = read.now.day
    let expression = try period.expression(on: read.now) ?? .init("90d", on: read.now)
    let names = habitNames(of: read.journal, through: today)
    let index = try HabitChoice(names).index(of: name.joined(separator: " "))
    var days: Period?
    if case .period(let period) = expression { days = period }
    return ReportAnswer(
      from: read, habitReport(of: read.journal, habit: index, during: days, today: today), explain)
  }
}

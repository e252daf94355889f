import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal streak`: shows the current and the longest streak.
struct StreakCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "streak",
    abstract: "Say how many days in a row are logged, and which rest days lie between.",
    discussion: """
      EXAMPLES
        journal streak
        journal streak last month
        journal streak --explain

      Days named as ‘rest’ in journal.toml neither break a streak nor lengthen it.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The period, as --period takes it; the whole diary if left out.", valueName: "period"),
    completion: Completion.periods)
  var words: [String] = []
  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var chosen: Period?
    let read = try journal.read(in: environment) { now in
      if case .period(let period) = try period.expression(or: words, unit: "month", on: now) {
        chosen = period
      }
      return NeededDays(shown: now.day...now.day, earlier: .restedOn)
    }
    if let chosen, chosen.days.lowerBound > read.now.day {
      throw CommandFailure(
        .usage, "the days from \(chosen.days.lowerBound) on are still to come; name days that are over")
    }
    let report = streakReport(of: read.journal, during: chosen, today: read.now.day)
    return ReportAnswer(from: read, report, explain)
  }
}

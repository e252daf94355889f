import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal stats`: how much there is of everything.
struct StatsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count the days, entries, tasks, habits, tags, photos and bytes.",
    discussion: """
      EXAMPLES
        journal stats
        journal stats last month
        journal stats --year 2025 --format json
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The period, as --period takes it; the whole diary if left out.", valueName: "period"),
    completion: Completion.periods)
  var words: [String] = []
  @OptionGroup var period: PeriodOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var chosen: Period?
    let read = try journal.read(in: environment) { now in
      if case .period(let period) = try period.expression(or: words, unit: "month", on: now) {
        chosen = period
      }
      return nil
    }
    let report = statsReport(of: read.journal, during: chosen, today: read.now.day)
    return ReportAnswer(from: read.folder, without: read.unread, document: report.document, json: report.json)
  }
}

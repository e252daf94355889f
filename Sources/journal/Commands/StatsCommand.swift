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
        journal stats --format json
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let read = try journal.read(in: environment)
    let report = statsReport(of: read.journal, today: read.now.day)
    return ReportAnswer(from: read.folder, without: read.unread, document: report.document, json: report.json)
  }
}

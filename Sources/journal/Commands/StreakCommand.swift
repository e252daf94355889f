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
        journal streak --explain

      Days named as ‘rest’ in journal.toml neither break a streak nor lengthen it.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let read = try journal.read(in: environment) { now in
      NeededDays(shown: now.day...now.day, earlier: .restedOn)
    }
    let report = streakReport(of: read.journal, today: read.now.day)
    return ReportAnswer(from: read, report, explain)
  }
}

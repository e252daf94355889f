import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal today`: what is logged and what is due.
struct TodayCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Show what is logged and what is due today.",
    discussion: """
      EXAMPLES
        journal
        journal today --format json
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    try ShowCommand.showDay(
      nil, DayPresentation(), journal: journal, explain: explain, output: output, in: environment)
  }
}

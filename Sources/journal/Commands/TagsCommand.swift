import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal tags`: lists the tags.
struct TagsCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags",
    abstract: "List the tags with how often each is used.",
    discussion: """
      EXAMPLES
        journal tags
        journal tags --period 'last week'
        journal tags --period 3m
        journal tags rename eatingout out --dry-run
        journal tags rm someday --dry-run

      A sign and a colour for a tag stand in journal.toml: ‘[tags]’, then ‘health = "♥ green"’.
      """,
    subcommands: [TagsRenameCommand.self, TagsRemoveCommand.self])

  @OptionGroup var journal: JournalOptions
  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var days: ClosedRange<Day>?
    let read = try journal.read(in: environment) { now in
      days = try period.expression(on: now)?.days
      return days.map { NeededDays(shown: $0) }
    }
    let report = tagReport(of: read.journal, in: days)
    return ReportAnswer(from: read, report, explain)
  }
}

import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal tags`: the tags, and how to rename them and take them off.
struct TagsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tags",
    abstract: "List the tags with how often each is used.",
    discussion: """
      EXAMPLES
        journal tags
        journal tags last week
        journal tags --period 3m
        journal tags rename eatingout out --dry-run
        journal tags rm someday --dry-run

      A sign and a colour for a tag stand in journal.toml: ‘[tags]’, then ‘health = "♥ green"’.
      """,
    subcommands: [TagsListCommand.self, TagsRenameCommand.self, TagsRemoveCommand.self],
    defaultSubcommand: TagsListCommand.self)
}

/// `journal tags` without another word, or with a period: the tags and their lines.
struct TagsListCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the tags, of a period if one is named.")

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp("The period, as --period takes it; the whole diary if left out.", valueName: "period"),
    completion: Completion.periods)
  var words: [String] = []
  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    var days: ClosedRange<Day>?
    let read = try journal.read(in: environment) { now in
      let mayBeCommand =
        words.count == 1
        || words.first.map {
          CommandLineMistake.distance(from: Array($0.utf8), to: Array("rename".utf8)) <= 2
        } ?? false
      if mayBeCommand, (try? period.expression(or: words, unit: "month", on: now)) == nil {
        throw CommandFailure(
          .usage,
          "‘journal tags’ has no command ‘\(terminalSafe(words[0]))’; it has ‘rename’ and ‘rm’, and lists the tags of a period: ‘journal tags last week’"
        )
      }
      days = try period.expression(or: words, unit: "month", on: now)?.days
      return days.map { NeededDays(shown: $0) }
    }
    let report = tagReport(of: read.journal, in: days)
    return ReportAnswer(from: read, report, explain)
  }
}

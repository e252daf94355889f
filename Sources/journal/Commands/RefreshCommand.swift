import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal refresh`: answers the questions inside Markdown files.
struct RefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Answer the questions inside Markdown files, each below itself.",
    discussion: """
      EXAMPLES
        journal refresh
        journal refresh dashboard.md --dry-run

      A question is a code block whose fence says ‘journal’ and what is asked:

        ```journal top-foods --period 30d
        ```

      It may be any part of the insights, or streak, calendar, summary, tags, search, timeline or after. The answer stands \
      below it between marks and is replaced there; nothing else changes. Without files, all Markdown files of the journal \
      are looked through. A question that cannot be answered keeps its old answer, and the exit status is 2.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The files, within the journal.", valueName: "file"), completion: .file())
  var files: [String] = []

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let answers = QuestionAnswer(journal: journal, environment: environment)
    var refresh = PageRefresh(diary: diary, answer: { try answers.text(to: $0, linkPrefix: $1) })
    let pages = try files.isEmpty ? refresh.allPages() : files.map { try refresh.page(named: $0) }
    try refresh.run(pages)
  }
}

import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal refresh`: answers the questions in Markdown files.
struct RefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Answer the questions inside Markdown files.",
    discussion: """
      EXAMPLES
        journal refresh
        journal refresh dashboard.md --dry-run

      A question stands after a code block’s opening fence; the answer is written below the block:

        ```journal top-foods --period 30d
        ```

      It may be any part of the insights, or streak, calendar, summary, tags, search, timeline, after, energy or weight. Two comments \
      surround the answer, which is replaced next time; nothing else changes. Without files, all Markdown files of the \
      journal are searched. A question that cannot be answered keeps its old answer, and the exit status is 2.
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

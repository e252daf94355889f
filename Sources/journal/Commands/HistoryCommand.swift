import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal history`: shows the changes of an entry.
struct HistoryCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show how an entry came to be.",
    discussion: """
      EXAMPLES
        journal history 2026-03-14#3
        journal history porridge
        journal history 2026-03-14#t2

      Follows the entry back through the commits of its day, and of the day it was moved from.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: "The entry: 2026-03-14#3, 2026-03-14T08:15, or words of it; #t2, #w1, #h1 for others.",
    completion: Completion.entries)
  var address: String

  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, .parse([]), in: environment)
    let repository = try environment.requiredRepository(of: diary.folder)
    let found = try EntryFinder(diary: diary).record(address)
    let versions = DiaryVersions(repository: repository, folder: diary.folder, parser: diary.parser)
    let steps = try EntryTracing(versions: versions, moment: environment.localMoment).steps(of: found)
    let history = EntryHistory(address: found.address, steps: steps)
    try output.show(history.document, json: history.json, from: diary.folder, in: environment)
  }
}

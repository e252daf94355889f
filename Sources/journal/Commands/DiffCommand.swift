import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal diff`: shows changes entry by entry.
struct DiffCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed in the diary, entry by entry.",
    discussion: """
      EXAMPLES
        journal diff                          since the last commit
        journal diff yesterday                what was written yesterday
        journal diff 2026-03-01..2026-03-14   what was written in these days
        journal diff main..phone              between two revisions of git

      Days are those on which something was committed; up to today, what is not committed counts as well.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("A revision or a day, or two of them with ‘..’ between.", valueName: "range"))
  var range: String?

  @OptionGroup var output: OutputOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, .parse([]), in: environment)
    let repository = try environment.requiredRepository(of: diary.folder)
    let versions = DiaryVersions(repository: repository, folder: diary.folder, parser: diary.parser)
    let chosen = try DiffRange.read(range, today: diary.now.day, in: repository)
    let old = try repository.tree(of: chosen.old)
    let comparison =
      if let new = chosen.new {
        try versions.compare(
          repository.differences(from: old, to: repository.tree(of: new.commit)), withFiles: false)
      } else {
        try versions.compare(versions.differences(from: old), withFiles: true)
      }
    let report = DiaryChangesReport(title: chosen.title, days: comparison.days, files: comparison.files)
    try output.show(report.document, json: report.json, from: diary.folder, in: environment)
  }
}

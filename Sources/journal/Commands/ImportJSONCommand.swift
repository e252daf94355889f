import ArgumentParser
import JournalFormat

/// `journal import json`: the way back from `journal export json --all`.
struct ImportJSONCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json",
    abstract: "Bring back what ‘journal export json --all’ wrote.",
    discussion: """
      EXAMPLES
        journal export json --all --output diary.json
        journal init ~/again && journal import json diary.json -C ~/again

      Every record goes into the file of its day, habits.md or tasks.md, and is read again before anything is written; what would \
      not come back as it was is named. Records that are there already are passed over, so nothing is brought in twice, and ‘journal \
      undo’ takes all of it back.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var source: ImportOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let text = try diary.importedText(source.file)
    var records = try JSONImport(text, named: source.file, into: diary)
    let count = try records.plan()
    try diary.confirm(files: count, lines: 0, isConfirmed: source.yes)
    try records.run("import json \(source.file)")
    records.nameMissingFiles()
    diary.report(records.summary(of: source.name), records.losses)
    guard records.leftOut.isEmpty else {
      throw CommandFailure(.negativeResult, "\(counted(records.leftOut.count, "file")) left as it was")
    }
  }
}

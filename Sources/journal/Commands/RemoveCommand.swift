import ArgumentParser
import JournalFormat

/// `journal rm`: removes an entry.
struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rm",
    abstract: "Remove an entry.",
    discussion: """
      EXAMPLES
        journal rm 2026-03-14#3
        journal rm "fish soup" --day yesterday

      Its lines go, and its photo or recording in media/ unless another entry names it. ‘journal undo’ brings all of it \
      back; until it is forgotten there, after 30 days or by ‘journal undo --forget’, the text stays in .journal/undo.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The entry, by number, time or words.", valueName: "address"))
  var arguments: [String]

  @Option(help: ArgumentHelp("Look for it on this day.", valueName: "day"))
  var day: String?

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let text = arguments.joined(separator: " ")
    let found = try EntryFinder(diary: diary).entry(text, on: try day.map { try diary.day($0) })
    let media = try OwnMedia(of: found, in: diary).paths
    try diary.change("rm \(text)") { transaction in
      _ = try diary.edit(found, in: transaction) { try $0.removing(entry: $1) }
      for path in media { try transaction.remove(path) }
    }
    _ = RunningTotal.add(-1, to: diary)
    let rest = media.isEmpty ? "" : ", with \(media.joined(separator: " and "))"
    diary.say("removed \(found.line)\(rest); it stays in .journal/undo until it is forgotten there")
  }
}

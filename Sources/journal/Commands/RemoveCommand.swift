import ArgumentParser
import JournalFormat

/// `journal rm`: removes an entry.
struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rm",
    abstract: "Remove entries or weights.",
    discussion: """
      EXAMPLES
        journal rm 2026-03-14#3
        journal rm 2026-03-14#3 2026-03-14#5
        journal rm "fish soup" --day yesterday
        journal rm 2026-03-14#w1

      Words name today’s entry if it is the only one of today; of several you are asked. The lines of an entry go, and its \
      photo or recording in media/ unless another entry names it. ‘journal undo’ brings all of it \
      back; until it is forgotten there, after 30 days or by ‘journal undo --forget’, the text stays in .journal/undo.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The entries, by number, time or words.", valueName: "address"),
    completion: Completion.entries)
  var arguments: [String]

  @Option(help: ArgumentHelp("Look for it on this day.", valueName: "day"), completion: Completion.days)
  var day: String?

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    if try WeightChanges(diary: diary).remove(arguments, on: try day.map { try diary.day($0) }) { return }
    let found = try EntryFinder(diary: diary).entries(arguments, on: try day.map { try diary.day($0) })
    let media = try found.map { try OwnMedia(of: $0, in: diary).paths }
    try diary.change("rm \(arguments.joined(separator: " "))") { transaction in
      for entry in found {
        _ = try diary.edit(entry: entry, in: transaction) { try $0.removing(entry: $1, withHeading: true) }
      }
      for path in Set(media.joined()).sorted() { try transaction.remove(path) }
    }
    if !write.isDryRun, arguments.contains(where: EntryFinder.isNumber) {
      ShownNumbers.useUp(found.map(\.place), in: diary.folder)
    }
    _ = RunningTotal.add(-found.count, to: diary)
    for (entry, media) in zip(found, media) {
      let rest = media.isEmpty ? "" : ", with \(media.joined(separator: " and "))"
      diary.say(
        "removed \(entry.line)\(rest); ‘journal undo’ brings it back, and ‘journal undo --forget’ forgets it")
    }
  }
}

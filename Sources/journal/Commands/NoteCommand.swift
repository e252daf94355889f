import ArgumentParser
import JournalFormat

/// `journal note`: adds a paragraph.
struct NoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Write a note into the day.",
    discussion: """
      EXAMPLES
        journal note Long call with my sister.
        journal note --day yesterday "Slept badly, rain all night."

      It becomes a paragraph of its own under Notes. Without text it asks on a terminal, and reads a pipe to its end.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The note.", valueName: "text"))
  var arguments: [String] = []

  @Option(help: ArgumentHelp("Write it into this day.", valueName: "day"), completion: Completion.days)
  var day: String?

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let day = try day.map { try diary.day($0) } ?? diary.now.day
    let example = "journal note Long call with my sister."
    let text =
      arguments.isEmpty
      ? String(
        decoding: try diary.text(asking: "What is there to note? ", example: example).bytes, as: UTF8.self)
      : arguments.joined(separator: " ")
    let file = try diary.file(for: day)
    try diary.change("note \(text)") { transaction in
      _ = try diary.edit(file, in: transaction) { try $0.addingNote(text) }
    }
    diary.say("noted in \(diary.folder.prefix)\(file.path)")
  }
}

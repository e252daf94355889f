import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal add`: an entry.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Write down what was eaten.",
    discussion: """
      EXAMPLES
        journal add 08:15 idli and filter coffee
        journal add --day yesterday "fish soup (420 kcal)" --category dinner
        journal add 'rice, 150 g (~200 kcal, P 4 g) #home'
        journal add --photo lunch.jpg

      A time in front, a bracket of facts and #tags at the end are understood; a shell eats brackets and # unless they \
      are quoted. Without a category it is found by the words, by what you did before, or by the hour. Without text \
      it asks on a terminal, and reads a line an entry from a pipe.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("What was eaten, with time, facts and tags if you like.", valueName: "text"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp("Write it into this day: yesterday, ‘last friday’, 2026-03-14.", valueName: "day"))
  var day: String?

  @OptionGroup var entry: EntryOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let day = try day.map { try diary.day($0) }
    let texts = try self.texts(in: diary)
    let prepared = try texts.map { try EntryDraft($0, entry, on: day, in: diary) }
    var added: [AddedEntry] = []
    try diary.change("add \(texts.joined(separator: "; "))") { transaction in
      added = try prepared.map { try $0.add(to: diary, in: transaction) }
    }
    Encouragement(diary: diary, added: added).say()
  }

  /// What is to be added: the words of the command line, or a line each from standard input.
  private func texts(in diary: OpenDiary) throws -> [String] {
    if !words.isEmpty { return [words.joined(separator: " ")] }
    return try diary.lines(asking: "What did you eat? ", example: "journal add 08:15 porridge")
  }
}

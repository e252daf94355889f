import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal categorise`: moves an entry to another meal, or explains its category.
struct CategoriseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categorise",
    abstract: "Move entries to another category, or explain the one they would get.",
    discussion: """
      EXAMPLES
        journal categorise 2026-03-14#3 dinner
        journal categorise "fish soup" none
        journal categorise "#2" "#3" lunch
        journal categorise --explain "fish soup"

      The entry moves below the heading of that category in the same file, and ‘edited:’ notes when.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp(
      "The entries, by number, time or words; and last breakfast, lunch, snack, dinner, dessert, beverage or none.",
      valueName: "address category"), completion: Completion.entriesOrCategories)
  var arguments: [String]

  @Flag(help: "Say which category the words would get, and by which rule; change nothing.")
  var explain = false

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    guard explain || arguments.count > 1 else {
      throw CommandFailure(
        .usage,
        "‘\(arguments.joined())’ needs the category behind it, as in ‘journal categorise 2026-03-14#3 dinner’; --explain says which it "
          + "would get")
    }
    let diary = try OpenDiary(journal, write, in: environment)
    guard !explain else { return try explain(arguments.joined(separator: " "), in: diary) }
    let addresses = Array(arguments.dropLast())
    let category = try diary.category(arguments.last ?? "")
    let found = try EntryFinder(diary: diary).entries(addresses)
    var sentences: [String] = []
    try diary.change("categorise \(arguments.joined(separator: " "))") { transaction in
      sentences = try found.map { entry in
        guard entry.entry.category != category else { return "\(entry.line) is there already" }
        var change = EntryChange()
        change.category = category.map { .set($0) } ?? .remove
        let moved = try diary.edit(entry: entry, in: transaction) {
          try $0.changing(entry: $1, change, at: (diary.now.day, diary.now.time))
        }
        let number = try diary.number(of: moved, in: entry.dayFile)
        // Numbers of several would change with the next one.
        let isNamed = found.count == 1 && number != entry.number
        return "\(category?.name ?? "Food"): \(entry.line)" + (isNamed ? ", now #\(number)" : "")
      }
    }
    for sentence in sentences { diary.say(sentence) }
  }

  /// The maximum number of matching entries to explain.
  private static let explainedLimit = 5

  /// Explains which rule decides for an entry, or for a text that matches none.
  private func explain(_ address: String, in diary: OpenDiary) throws {
    let found = try EntryFinder(diary: diary).candidates(address)
    // Entries of one day have the same history, which may be long to compute.
    var latest: (day: Day, habits: FoodHabits)?
    func habits(_ day: Day) throws -> FoodHabits {
      if let latest, latest.day == day { return latest.habits }
      latest = nil
      let habits = FoodHabits(try EntryDraft.chosen(through: day, in: diary))
      latest = (day, habits)
      return habits
    }
    var drafts: [(name: String, draft: EntryDraft)] = try found.prefix(Self.explainedLimit).map {
      (
        $0.line,
        try EntryDraft(
          explaining: NewEntry(repeating: $0.entry, parser: diary.parser), at: $0.entry.time?.start,
          on: $0.day.day, in: diary, habits: habits)
      )
    }
    if drafts.isEmpty {
      let typed = NewEntry(typed: address, parser: diary.parser)
      let draft = try EntryDraft(
        explaining: typed, at: typed.time, on: diary.now.day, in: diary, habits: habits)
      drafts = [(typed.text, draft)]
    }
    for (name, draft) in drafts {
      let place = draft.entry.category?.name ?? "no category"
      diary.environment.print(terminalSafe("\(name): \(place), \(draft.reason?.sentence ?? "")\n"))
    }
    let more = found.count - drafts.count
    if more > 0 { diary.environment.print("… and \(counted(more, "more entry", plural: "more entries"))\n") }
  }
}

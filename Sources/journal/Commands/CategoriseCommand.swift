import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal categorise`: moves an entry to another meal, or explains its category.
struct CategoriseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categorise",
    abstract: "Move an entry to another category, or explain the one it would get.",
    discussion: """
      EXAMPLES
        journal categorise 2026-03-14#3 dinner
        journal categorise "fish soup" none
        journal categorise --explain "fish soup"

      The entry moves below the heading of that category in the same file, and ‘edited:’ notes when.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The entry, by number, time or words.", valueName: "address"))
  var address: String

  @Argument(
    help: ArgumentHelp("breakfast, lunch, snack, dinner, dessert, beverage or none.", valueName: "category"))
  var category: String?

  @Flag(help: "Say which category the words would get, and by which rule; change nothing.")
  var explain = false

  @OptionGroup var write: WriteOptions

  func validate() throws {
    guard explain != (category != nil) else {
      throw ValidationError(
        explain ? "--explain changes nothing; leave out the category" : "Give the category, or --explain.")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    guard let name = category else { return try explain(in: diary) }
    let category = try diary.category(name)
    let found = try EntryFinder(diary: diary).entry(address)
    guard found.entry.category != category else { return diary.say("\(found.line) is there already") }
    var moved: DayFileEdit?
    try diary.change("categorise \(address) \(name)") { transaction in
      var change = EntryChange()
      change.category = category.map { .set($0) } ?? .remove
      moved = try diary.edit(found, in: transaction) {
        try $0.changing(entry: $1, change, at: (diary.now.day, diary.now.time))
      }
    }
    guard let moved else { return }
    let number = try diary.number(of: moved, in: found.dayFile)
    diary.say(
      "\(category?.name ?? "Food"): \(found.line)" + (number == found.number ? "" : ", now #\(number)"))
  }

  /// The maximum number of matching entries to explain.
  private static let explainedLimit = 5

  /// Explains which rule decides for an entry, or for a text that matches none.
  private func explain(in diary: OpenDiary) throws {
    let found = try EntryFinder(diary: diary).candidates(address)
    // Entries of one day have the same history, which may be long to compute.
    var latest: (day: Day, habits: FoodHabits)?
    func habits(_ day: Day) throws -> FoodHabits {
      if let latest, latest.day == day { return latest.habits }
      latest = nil
      let habits = FoodHabits(try EntryDraft.history(through: day, in: diary))
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

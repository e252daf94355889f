import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal again`: repeats an entry or a whole meal.
struct AgainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "again",
    abstract: "Add an entry or a whole meal once more.",
    discussion: """
      EXAMPLES
        journal again "masala dosa"
        journal again breakfast --from yesterday
        journal again rice at 1pm
        journal again 2026-03-14#3 --scale 0.5

      Words name the latest entry that has them, a meal the latest one before today. Words, facts and tags are repeated, \
      pictures and recordings are not; the time is now. --scale multiplies the facts and the factor noted behind the words.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The entry, by number, time or words, or a meal.", valueName: "address|meal"),
    completion: Completion.repeatable)
  var arguments: [String]

  @Option(
    help: ArgumentHelp("Take what was eaten on this day.", valueName: "day"), completion: Completion.days)
  var from: String?

  @Option(help: ArgumentHelp("Multiply the amounts: 0.5 is half of it.", valueName: "x"))
  var scale: Double?

  @Option(
    help: ArgumentHelp("Write it into this day instead of today.", valueName: "day"),
    completion: Completion.days)
  var day: String?

  @Option(help: ArgumentHelp("When, instead of now.", valueName: "time"))
  var time: String?

  @OptionGroup var write: WriteOptions

  func validate() throws {
    guard let scale else { return }
    guard scale >= 0.01, scale <= 100 else {
      throw ValidationError("--scale is a number from 0.01 to 100, such as 0.5")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let source = try from.map { try diary.day($0) }
    var text = arguments.joined(separator: " ")
    var (day, time) = (try day.map { try diary.day($0) }, try time.map { try diary.time($0) })
    // `again rice at 1pm`.
    if day == nil, time == nil,
      (try? EntryFinder(diary: diary).candidates(text, on: source))?.isEmpty ?? true,
      let said = try SpokenWords(diary: diary).parted(text)
    {
      (text, day, time) = (said.words, said.day, said.time)
    }
    let found =
      if let category = diary.parser.category(of: text) {
        try meal(category, text, on: source, in: diary)
      } else {
        [try EntryFinder(diary: diary).latest(text, on: source)]
      }
    let moment = diary.moment(day: day, time: time)
    try diary.requirePast(
      moment.day, orPlan: "journal add --day \(moment.day) '[ ] \(found.first?.entry.text.string ?? "")'")
    let drafts = found.map { found in
      var entry = NewEntry(repeating: found.entry, scaledBy: scale, parser: diary.parser)
      entry.time = moment.time
      entry.category = found.entry.category
      return EntryDraft(entry, on: moment.day)
    }
    var added: [AddedEntry] = []
    try diary.change("again \(text)") { transaction in
      added = try EntryDraft.add(drafts, to: diary, in: transaction)
    }
    Encouragement(diary: diary, added: added).say()
  }

  /// The entries of a meal on `day`, or on the latest day before today that has the meal.
  private func meal(
    _ category: FoodCategory?, _ text: String, on day: Day?, in diary: OpenDiary
  ) throws -> [FoundEntry] {
    let finder = EntryFinder(diary: diary)
    let days =
      try day.map { [$0] } ?? diary.recentFiles(through: diary.now.day.advanced(by: -1)).map(\.day).reversed()
    for day in days {
      let found = try finder.entries(of: day).filter { $0.entry.isEaten && $0.entry.category == category }
      if !found.isEmpty { return found }
    }
    throw CommandFailure(
      .negativeResult,
      "no \(text) was written down \(day.map { "on \($0)" } ?? "in the latest \(OpenDiary.recentLimit) day files")"
    )
  }
}

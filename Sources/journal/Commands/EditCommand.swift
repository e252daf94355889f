import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal edit`: changes an entry, or opens a day’s file in an editor.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change an entry or a weight, or open a day in your editor.",
    discussion: """
      EXAMPLES
        journal edit 2026-03-14#3 --text "fish soup and bread"
        journal edit "porridge" --kcal 320 --time 8:15
        journal edit 2026-03-14#w1 --weight 72.1 --fat 22 --time 7:10
        journal edit "porridge" --attach recipe.pdf
        journal edit yesterday
        journal edit

      With options only what they name is changed. When the words say another quantity, figures of the food table follow, and figures \
      of your own are asked about.  Without them $VISUAL, else $EDITOR, else vi opens the file at the \
      entry’s line, and afterwards lists what may not be read as you meant it.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The entry, by number, time or words, or the day.", valueName: "address|day"),
    completion: Completion.entries)
  var arguments: [String] = []

  @Option(help: ArgumentHelp("The new words.", valueName: "text"))
  var text: String?

  @Option(
    help: ArgumentHelp("Of a weight such as #w1: the new one; --fat is percent then.", valueName: "weight"))
  var weight: String?
  @Flag(name: .customLong("yes"), help: "Write a weight even if it is far from the last one.")
  var isConfirmed = false

  @Option(help: ArgumentHelp("Look for it on this day.", valueName: "day"), completion: Completion.days)
  var day: String?

  @OptionGroup var entry: EntryOptions
  @Option(
    name: .customLong("attach"),
    help: ArgumentHelp("Copy this file into media/ and link it below the entry.", valueName: "file"),
    completion: .file())
  var attachments: [String] = []
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let address = arguments.joined(separator: " ")
    let day = try day.map { try diary.day($0) }
    if let found = try WeightChanges(diary: diary).weight([address], on: day),
      weight != nil || text != nil || !entry.isEmpty
    {
      guard text == nil, entry.isEmptyOfFood else {
        throw CommandFailure(
          .usage, "‘\(address)’ is a weight; --weight, --fat and --time change it; nothing was changed")
      }
      return try WeightChanges(diary: diary).change(
        found, to: weight, time: entry.time, fat: entry.fat, isConfirmed: isConfirmed)
    }
    guard weight == nil else {
      throw CommandFailure(
        .usage,
        "--weight changes a weight; name it by its number, as in ‘journal edit 2026-03-14#w1 --weight 72.1’")
    }
    guard text != nil || !entry.isEmpty || !attachments.isEmpty else {
      return try EditorSession(diary: diary).open(address, on: day)
    }
    guard !address.isEmpty else {
      throw CommandFailure(
        .usage, "which entry? name it by number, time or words, as in ‘journal edit #3 --text soup’")
    }
    let found = try EntryFinder(diary: diary).entry(address, on: day)
    var change = try entry.change(text: text, of: found, in: diary)
    let isByHand = [entry.kcal, entry.protein, entry.carbs, entry.fat].contains { $0 != nil }
    var sentences = isByHand ? [] : try EditedFigures(diary: diary, found: found).decide(&change)
    // A nutrient by hand leaves the energy where it is from.
    if isByHand, entry.kcal == nil, text == nil, found.entry.isEstimatedByOthers,
      found.entry.facts.energy != nil
    {
      change.figureSource = found.entry.figureSource?.text
    }
    if entry.kcal != nil, found.entry.isEstimatedByOthers, let left = change.facts?.nutrients,
      found.entry.facts.nutrients.contains(where: { old in !left.contains { $0.nutrient == old.nutrient } })
    {
      sentences.append(
        "the macros belonged to the figure before and were taken off; --protein, --carbs and --fat give new ones"
      )
    }
    let files = try Attachments(
      attachments, beside: found.entry.mediaPaths(inFile: found.file.path), of: "entry", in: diary)
    var edited: DayFileEdit?
    try diary.change("edit \(address)") { transaction in
      edited = try diary.edit(entry: found, in: transaction) { editor, index in
        let isChanged = text != nil || !entry.isEmpty
        let first =
          isChanged ? try editor.changing(entry: index, change, at: (diary.now.day, diary.now.time)) : nil
        guard !files.isEmpty else { return try first ?? editor.changing(entry: index, change, at: nil) }
        let links = try files.store(for: found.file.path, in: transaction)
        let next =
          first.map {
            DayFileEditor($0.result, day: found.day.day, path: found.file.path, parser: diary.parser)
          } ?? editor
        let place = first?.entry ?? index
        var linked = try next.addingLinks(links, toEntry: place)
        linked.entry = place
        return linked
      }
    }
    guard let edited else { return }
    let number = try diary.number(of: edited, in: found.dayFile)
    let now = edited.entry.map { edited.day.entries[$0] }
    let time = change.time == .keep ? "" : now?.time.map { "\($0.text()) " } ?? ""
    let place = change.category == .keep ? "" : ", under \(now?.category?.name ?? "Food")"
    let attached = files.isEmpty ? nil : "\(counted(attachments.count, "file")) attached"
    if text == nil, entry.isEmpty, let attached {
      diary.say("\(found.line): \(attached)")
    } else {
      diary.say(
        "changed \(found.line) to \(time)\(now.map(Self.shown) ?? "")\(place)"
          + (number == found.number ? "" : ", now #\(number)") + (attached.map { "; \($0)" } ?? ""))
    }
    for sentence in sentences { diary.say("  \(sentence)") }
    for remark in edited.remarks { environment.warn("\(found.address): \(remark)") }
  }

  /// An entry as it is written, with the figures that stand in the cells or on the lines beside its words.
  private static func shown(_ entry: FoodEntry) -> String {
    let words = entry.rawText.string
    return entry.rawText == entry.text && !entry.facts.isEmpty ? "\(words) (\(entry.facts.summary))" : words
  }
}

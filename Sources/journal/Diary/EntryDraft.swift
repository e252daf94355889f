import JournalAnalytics
import JournalFormat

/// An entry on its way from the command line into the diary.
struct EntryDraft {
  var entry: NewEntry
  var day: Day
  /// What decided the category; `nil` where the command line names it.
  var reason: CategoryReason?

  /// The photo or recording it is made of.
  var capture: Capture?

  /// An entry whose category is settled.
  init(_ entry: NewEntry, on day: Day) {
    self.entry = entry
    self.day = day
  }

  /// What would be found for an entry at that time.
  init(explaining entry: NewEntry, at time: ClockTime?, on day: Day, in diary: OpenDiary) throws {
    self.init(entry, on: day)
    self.entry.time = time
    try findCategory(in: diary)
  }

  /// An entry as typed, with what the options say beside it; an option wins.
  init(_ typed: NewEntry, _ options: EntryOptions, on day: Day?, in diary: OpenDiary) throws {
    entry = typed
    if let time = options.time { entry.time = try diary.time(time) }
    (self.day, entry.time) = diary.moment(day: day, time: entry.time)
    entry.facts = try options.facts(over: entry.facts, parser: diary.parser)
    entry.tags += options.tagNames
    if let category = options.category { entry.category = try diary.category(category) }
    // A recording may have named the meal.
    guard options.category == nil, entry.category == nil else { return }
    try findCategory(in: diary)
  }

  /// Finds the category by the words, by what the person did before, or by the hour.
  mutating func findCategory(in diary: OpenDiary) throws {
    let detector = CategoryDetector(own: diary.settings.keywords)
    // The diary is opened only where the words alone decide nothing.
    let history: [FoodEntry] =
      detector.byWords(entry.words) == nil
      ? diary.read(try diary.recentFiles(through: day)).flatMap(\.entries) : []
    let found = detector.detect(entry.words, time: entry.time, history: history)
    entry.category = found.category
    reason = found.reason
  }

  /// Writes the entry.
  func add(to diary: OpenDiary, in transaction: JournalTransaction) throws -> AddedEntry {
    let file = try diary.file(for: day)
    var entry = entry
    if let capture {
      entry.details += try capture.store(
        day: day, time: entry.time, dayFile: file.path, create: transaction.create)
    }
    let edit = try diary.edit(file, in: transaction) { try $0.adding(entry) }
    return AddedEntry(draft: self, file: file, edit: edit, number: try diary.number(of: edit, in: file))
  }
}

/// An entry that has been written.
struct AddedEntry {
  var draft: EntryDraft
  var file: DayFile
  var edit: DayFileEdit
  /// The number among the day's entries, from 1.
  var number: Int

  /// What was done, in one line.
  var sentence: String {
    let entry = draft.entry
    let place = entry.category?.name ?? "Food"
    let line = [entry.time.map { "\($0)" }, entry.words].compactMap(\.self).joined(separator: " ")
    let why = draft.reason.map { " (\($0.sentence))" } ?? ""
    return "\(place): \(line)  \(file.day)#\(number)\(why)"
  }
}

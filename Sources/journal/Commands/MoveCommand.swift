import ArgumentParser
import JournalFormat

/// `journal move`: moves an entry to another day or time.
struct MoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move entries to another day or time.",
    discussion: """
      EXAMPLES
        journal move 2026-03-14#3 yesterday
        journal move "fish soup" 2026-03-13 19:45
        journal move 2026-03-14#3 13:10
        journal move rice yesterday evening
        journal move "#2" "#3" yesterday
        journal move 2026-03-14#w1 yesterday

      Several entries are named by their numbers. A time alone keeps the day. The entry keeps its lines as they are, and its time unless another one is given, which ‘edited:’ \
      notes.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp(
      "The entry, by number, time or words; or several, by their numbers.", valueName: "address"),
    completion: Completion.entries)
  var address: String

  @Argument(
    help: ArgumentHelp("The day, the time, or both.", valueName: "day time"),
    completion: Completion.daysOrEntries)
  var rest: [String]

  @OptionGroup var write: WriteOptions

  /// The entries: all arguments up to the last that is a number such as `#3`.
  private var addresses: [String] { [address] + rest.prefix(while: { $0.contains("#") }) }
  private var destination: [String] { Array(rest.dropFirst(addresses.count - 1)) }

  func validate() throws {
    guard !destination.isEmpty else { throw ValidationError("Name the day or the time to move to, too.") }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    if let weight = try WeightChanges(diary: diary).weight(addresses) {
      let place = try place(on: weight.day.day, in: diary)
      return try WeightChanges(diary: diary).move(weight, to: place.day, at: place.time?.start)
    }
    let found = try EntryFinder(diary: diary).entries(addresses)
    var sentences: [String] = []
    try diary.change("move \(([address] + rest).joined(separator: " "))") { transaction in
      sentences = try found.map { try move($0, isAlone: found.count == 1, in: transaction, diary: diary) }
    }
    for sentence in sentences { diary.say(sentence) }
  }

  /// Moves one entry and describes it. Of several, numbers are left out, because each move changes those that follow.
  private func move(
    _ found: FoundEntry, isAlone: Bool, in transaction: JournalTransaction, diary: OpenDiary
  ) throws -> String {
    let (day, said) = try place(on: found.day.day, in: diary)
    let time = said.map { TimeSpan(start: diary.time($0.start, on: day), isEstimate: $0.isEstimate) }
    guard day != found.day.day || time.map({ $0.start != found.entry.time?.start }) ?? false else {
      return "\(found.line) is there already"
    }
    if day != found.day.day, found.entry.isEaten {
      try diary.requirePast(day, orPlan: "journal add --day \(day) '[ ] \(found.entry.text.string)'")
    }
    let file = day == found.day.day ? found.dayFile : try diary.file(for: day)
    let moved =
      day == found.day.day
      ? try setTime(time, of: found, diary: diary, transaction: transaction)
      : try carry(found, to: file, at: time, diary: diary, transaction: transaction)
    let number = try diary.number(of: moved, in: file)
    let place = day == found.day.day ? nil : isAlone ? "\(day)#\(number)" : "\(day)"
    return "moved \(found.line) to "
      + [place, time.map { $0.text() }].compactMap(\.self).joined(separator: ", ")
  }

  private func setTime(
    _ time: TimeSpan?, of found: FoundEntry, diary: OpenDiary, transaction: JournalTransaction
  ) throws -> DayFileEdit {
    var change = EntryChange()
    if let time { change.time = .set(time) }
    return try diary.edit(entry: found, in: transaction) {
      try $0.changing(entry: $1, change, at: (diary.now.day, diary.now.time))
    }
  }

  /// Adds the entry’s lines to the other file first, so that a crash can duplicate but never lose them.
  private func carry(
    _ found: FoundEntry, to file: DayFile, at time: TimeSpan?, diary: OpenDiary,
    transaction: JournalTransaction
  ) throws -> DayFileEdit {
    let lines = try diary.lines(of: found)
    let moved = try diary.edit(file, in: transaction) {
      try $0.adding(lines: lines, category: found.entry.category, time: (time ?? found.entry.time)?.start)
    }
    _ = try diary.edit(entry: found, in: transaction) { try $0.removing(entry: $1, withHeading: true) }
    guard let time, let index = moved.entry, time.start != found.entry.time?.start else { return moved }
    var change = EntryChange()
    change.time = .set(time)
    return try diary.edit(file, in: transaction) {
      try $0.changing(entry: index, change, at: (diary.now.day, diary.now.time))
    }
  }

  /// The day and time in the arguments; for a time alone, the entry’s own day.
  private func place(on own: Day, in diary: OpenDiary) throws -> (day: Day, time: TimeSpan?) {
    let text = destination.joined(separator: " ")
    if let time = diary.parser.time(of: text) { return (own, TimeSpan(start: time)) }
    // A time may contain a space: `8:15 pm`.
    let parts = text.split(separator: " ")
    for count in [2, 1] where parts.count > count {
      if let time = diary.parser.time(of: parts.suffix(count).joined(separator: " ")) {
        return (try diary.day(parts.dropLast(count).joined(separator: " ")), TimeSpan(start: time))
      }
    }
    if let last = parts.last, last.first?.isNumber == true, last.prefix(3).contains(":") {
      _ = try diary.time(String(last))
    }
    do throws(ExpressionProblem) {
      if case .time(let day, let time) = try EntryAddress(text, today: diary.now.day) {
        return (day, TimeSpan(start: time))
      }
    } catch {
      throw CommandFailure(.usage, error.message)
    }
    if (try? diary.day(text)) == nil, let said = try SpokenWords(diary: diary).moment(text, besides: own) {
      return said
    }
    return (try diary.day(text), nil)
  }
}

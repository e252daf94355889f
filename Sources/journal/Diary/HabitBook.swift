import JournalAnalytics
import JournalFormat

/// The habits of a diary that is open for changes: their names and numbers, and what a day says of them.
struct HabitBook {
  /// A habit that a command line names.
  struct Named {
    var name: String
    /// `nil` for a habit that has ticks but is not in `habits.md`.
    var habit: Habit?
  }

  let diary: OpenDiary
  let habits: [Habit]
  private let names: [HabitName]
  /// The latest days up to now, in their order.
  private let recent: [JournalDay]

  static let path = "habits.md"

  /// Reads `habits.md`, and the days up to `last` only if a name is not in it.
  init(_ diary: OpenDiary) throws {
    self.diary = diary
    let bytes = try diary.folder.bytes(at: Self.path, ", so nothing was written")
    habits = bytes.map { diary.parser.parseHabits(SourceText($0)).habits } ?? []
    var seen: Set<String> = []
    var names = habits.filter { seen.insert(comparedHabitName($0.name.string)).inserted }.map {
      HabitName(name: $0.name.string, aliases: $0.aliases.map(\.string), isDefined: true)
    }
    let known = Set(
      habits.flatMap { [$0.name.string] + $0.aliases.map(\.string) }.map { comparedHabitName($0) })
    // Those that are only ticked come after, by name; the latest files know the ones in use.
    recent = diary.read(try diary.recentFiles(through: diary.now.day))
    let ticked = recent.flatMap(\.habitTicks)
    var others: [String: String] = [:]
    for tick in ticked where !known.contains(comparedHabitName(tick.name.string)) {
      others[comparedHabitName(tick.name.string)] =
        others[comparedHabitName(tick.name.string)] ?? tick.name.string
    }
    names += others.sorted { $0.key < $1.key }.map {
      HabitName(name: $0.value, aliases: [], isDefined: false)
    }
    self.names = names
  }

  /// The habit that `text` names; if it may be several, the user chooses on a terminal.
  func named(_ text: String) throws(CommandFailure) -> Named {
    let choice = HabitChoice(names)
    let found = try choice.indices(of: text)
    let asks = found.count > 1 && diary.environment.inputIsInteractive
    let name = names[asks ? try chosen(of: found, text) : try choice.index(of: text)]
    return Named(name: name.name, habit: habits.first { $0.name.string == name.name })
  }

  /// Asks which of several habits is meant.
  private func chosen(of indices: [Int], _ text: String) throws(CommandFailure) -> Int {
    let rows = indices.enumerated().map { "\n\($0 + 1))  \(names[$1].name)" }.joined()
    let question =
      "‘\(text)’ may be one of \(indices.count) habits:\(rows)\nWhich one, 1 to \(indices.count)? "
    let answer = diary.environment.ask(terminalSafe(question)) ?? ""
    guard let number = Int(answer.filter { !$0.isWhitespace }), (1...indices.count).contains(number) else {
      throw CommandFailure(.negativeResult, "no habit was chosen, so nothing was changed")
    }
    return indices[number - 1]
  }

  /// The habits in `words`: one for each word, or one of several words if that is the name of one.
  func named(_ words: [String]) throws(CommandFailure) -> [Named] {
    let whole = words.joined(separator: " ")
    if words.count > 1, (try? HabitChoice(names).index(of: whole)) != nil { return [try named(whole)] }
    var found: [Named] = []
    for word in words {
      let one = try named(word)
      if !found.contains(where: { $0.name == one.name }) { found.append(one) }
    }
    return found
  }

  /// Whether a tick belongs to the habit.
  func isOf(_ named: Named, _ tick: HabitTick) -> Bool {
    let key = comparedHabitName(tick.name.string)
    if key == comparedHabitName(named.name) { return true }
    let isOthers = habits.contains { comparedHabitName($0.name.string) == key }
    guard !isOthers else { return false }
    return habits.first { $0.aliases.contains { comparedHabitName($0.string) == key } }?.name.string
      == named.name
  }

  /// The target written with its latest amount up to `day`, the 8 of `5/8`; `nil` for none.
  func writtenTarget(of named: Named, through day: Day) -> Double? {
    let ticks = recent.filter { $0.day <= day }.flatMap(\.habitTicks)
    return ticks.last { isOf(named, $0) && $0.amount != nil }?.amount?.target
  }

  /// What a day's files say of it, as the streaks count it.
  func state(of named: Named, in days: [JournalDay]) -> HabitDay? {
    habitDay(
      of: days.flatMap { day in day.habitTicks.filter { isOf(named, $0) }.map { ($0, day) } }, named.habit)
  }

  /// Changes `habits.md` by `edit` and records the change for undo. `edit` gets the links to the attachments, which are stored with
  /// it.
  func change(
    _ label: String, attaching attachments: Attachments? = nil,
    _ edit: (HabitsFileEditor, _ links: [String]) throws(EditRefusal) -> SourceText
  ) throws {
    try diary.change(label) { transaction in
      let links = try attachments?.store(for: Self.path, in: transaction) ?? []
      _ = try transaction.update(Self.path) { bytes in
        do throws(EditRefusal) {
          let editor = HabitsFileEditor(bytes.map { SourceText($0) }, parser: diary.parser)
          return try edit(editor.undamaged(), links).bytes
        } catch {
          // Without a line of the file it is about what was typed.
          guard let line = error.line else {
            throw CommandFailure(.usage, "\(error.message); nothing was changed")
          }
          throw CommandFailure(
            .refused, "\(diary.folder.prefix)\(Self.path):\(line):1: \(error.message); nothing was changed")
        }
      }
    }
  }
}

import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit skip`: marks habits as skipped, which breaks no streak.
struct HabitSkipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip",
    abstract: "Skip habits for a day, which breaks no streak.",
    discussion: """
      EXAMPLES
        journal habit skip Run --reason rain
        journal habit skip 2 3 --day yesterday
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var habits: HabitDayOptions
  @Option(help: ArgumentHelp("Why.", valueName: "words"))
  var reason: String?
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let named = try book.named(habits.names)
    let day = try habits.day.map { try diary.day($0) } ?? diary.now.day
    var said: [String] = []
    try diary.change("habit skip \(named.map(\.name).joined(separator: ", "))") { transaction in
      said = []
      for one in named {
        let files = diary.read(try diary.files(of: day))
        let state = book.state(of: one, in: files)?.state
        if state == .done {
          throw CommandFailure(
            .refused,
            "\(one.name) is done on \(day.weekdayAndDay(besides: diary.now.day)); ‘journal habit undo \(MeantCommand.quoted(one.name))’ takes that back first; nothing was changed"
          )
        }
        if state == .skipped {
          said.append("\(one.name) is skipped already; nothing was written")
          continue
        }
        let own = files.last { $0.habitTicks.contains { book.isOf(one, $0) } }
        let file = try own.map { DayFile(day: day, path: $0.path) } ?? diary.file(for: day)
        _ = try diary.edit(file, in: transaction) { editor in
          var tick = NewTick(name: one.name, state: .skipped)
          tick.value = reason
          let open = editor.day.habitTicks.firstIndex {
            $0.state == .open && book.isOf(one, $0) && $0.amount == nil && (reason == nil || $0.remark == nil)
          }
          if let open {
            tick.name = editor.day.habitTicks[open].name.string
            return try editor.changingTick(open, to: tick)
          }
          return try editor.addingTick(tick)
        }
        let effect = try one.habit.map { try effectText(on: day, of: one, $0, in: book) } ?? ""
        let otherDay = day == diary.now.day ? "" : ", \(day.weekdayAndDay(besides: diary.now.day))"
        said.append("\(one.name)\(otherDay), skipped\(reason.map { ": \($0)" } ?? "")\(effect)")
      }
    }
    for line in said { diary.say(line) }
  }

  /// The effect of the skip just written for `day`: none if the habit is not due, else what it takes from its budget.
  private func effectText(
    on day: Day, of one: HabitBook.Named, _ habit: Habit, in book: HabitBook
  ) throws -> String {
    let diary = book.diary
    // Without `since` intervals count from the habit's first line, wherever it is.
    let span = habit.skips.map { $0.firstDay(around: day, of: habit, diary.settings) } ?? day
    let first = habit.since == nil ? Day(ordinal: 0) : min(span, day)
    let last = habit.skips.map { $0.lastDay(from: day) ?? diary.now.day } ?? day
    let read = diary.read(try diary.folder.listing(of: first...max(day, last)).days)
    let all = Dictionary(grouping: read, by: \.day).sorted { $0.key < $1.key }.compactMap {
      book.state(of: one, in: $0.value)
    }
    let days = all.filter { $0.day <= day }
    guard habit.mayBeDue(on: day, begin: habit.since ?? days.first?.day) else {
      let name = day == diary.now.day ? "today" : "on that day"
      return "; it is not due \(name), so this changes no streak"
    }
    guard let budget = habit.skips else { return "" }
    if let lost = firstSkipLost(to: day, in: all, of: habit, settings: diary.settings) {
      return
        "; it may be skipped \(budget.spoken), so the skip of \(lost.weekdayAndDay(besides: diary.now.day)) is one too many now and keeps no streak"
    }
    return isWithinSkips(days, of: habit, settings: diary.settings)
      ? "; it may be skipped \(budget.spoken)"
      : "; it may be skipped \(budget.spoken), which is used up already, so this one keeps no streak"
  }
}

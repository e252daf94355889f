import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit undo`: takes back the last tick or skip of a day.
struct HabitUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back a habit's last tick or skip of a day.",
    discussion: """
      EXAMPLES
        journal habit undo Meditate
        journal habit undo Water --day yesterday

      A bare ‘- [x] Meditate’ stands open again; a line with a time, an amount or a reason goes. ‘journal undo’ restores \
      every byte of the last command instead.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var habits: HabitDayOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let named = try book.named(habits.names)
    let day = try habits.day.map { try diary.day($0) } ?? diary.now.day
    try diary.change("habit undo \(named.map(\.name).joined(separator: ", "))") { transaction in
      for one in named {
        let files = diary.read(try diary.files(of: day))
        func isTicked(_ tick: HabitTick) -> Bool { tick.state != .open && book.isOf(one, tick) }
        guard let own = files.last(where: { $0.habitTicks.contains(where: isTicked) }) else {
          let when = day == diary.now.day ? "today" : "on \(day.weekdayAndDay(besides: diary.now.day))"
          throw CommandFailure(.negativeResult, "\(one.name) has no tick \(when), so nothing was changed")
        }
        _ = try diary.edit(DayFile(day: day, path: own.path), in: transaction) { editor in
          guard let index = editor.day.habitTicks.lastIndex(where: isTicked) else {
            throw EditRefusal("the line of \(one.name) was changed meanwhile; try again")
          }
          return try editor.takingBackTick(index)
        }
      }
    }
    for one in named { diary.say("\(one.name) is taken back") }
  }
}

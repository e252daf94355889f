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
        journal habit undo Stretch --step calves

      A line that stood open is as it was; so is one with words, tags, steps or notes of its own, without its time, amount and mood. \
      One that a command wrote goes. If a step was ticked last, the step stands open again; --step names one. ‘journal undo’ restores \
      every byte of the last command instead.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var habits: HabitDayOptions
  @Option(help: ArgumentHelp("Only this step of it.", valueName: "step"))
  var step: String?
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let named = try book.named(habits.names)
    let day = try habits.day.map { try diary.day($0) } ?? diary.now.day
    var said: [String] = []
    let when = day == diary.now.day ? "" : " on \(day.weekdayAndDay(besides: diary.now.day))"
    // What the last command changed, if that can be taken back.
    let last = try? diary.folder.previewUndo(.last)
    try diary.change("habit undo \(named.map(\.name).joined(separator: ", "))") { transaction in
      said = []
      for one in named {
        let files = diary.read(try diary.files(of: day))
        if let step = try step ?? lastStep(of: one, in: files, book),
          let own = files.last(where: { $0.habitTicks.contains { book.isOf(one, $0) } })
        {
          _ = try diary.edit(DayFile(day: day, path: own.path), in: transaction) { editor in
            guard let index = editor.day.habitTicks.lastIndex(where: { book.isOf(one, $0) }) else {
              throw EditRefusal("the line of \(one.name) was changed meanwhile; try again")
            }
            return try editor.takingBackStep(step, of: index)
          }
          said.append("\(one.name)\(when): \(step) is taken back")
          continue
        }
        func isTicked(_ tick: HabitTick) -> Bool { tick.state != .open && book.isOf(one, tick) }
        guard let own = files.last(where: { $0.habitTicks.contains(where: isTicked) }) else {
          throw CommandFailure(
            .negativeResult,
            "\(one.name) has no tick\(when.isEmpty ? " today" : when), so nothing was changed")
        }
        let edited = try diary.edit(DayFile(day: day, path: own.path), in: transaction) { editor in
          guard let index = editor.day.habitTicks.lastIndex(where: isTicked) else {
            throw EditRefusal("the line of \(one.name) was changed meanwhile; try again")
          }
          let before = last?.files.first { $0.path == own.path }.map { $0.then ?? [] }
          return try editor.takingBackTick(
            index, before: self.before(index, in: editor.day, was: before, of: one, book))
        }
        let left = files.filter { $0.path != edited.day.path } + [edited.day]
        said.append(sentence(of: one, named: one.name + when, left, book))
      }
    }
    for line in said { diary.say(line) }
  }

  /// The line as it was before the last command, from the file's bytes at that time; unknown without them, and if that command did
  /// something else.
  private func before(
    _ index: Int, in file: JournalDay, was bytes: [UInt8]?, of one: HabitBook.Named, _ book: HabitBook
  ) -> TickBefore {
    guard let bytes else { return .unknown }
    let source = SourceText(bytes)
    let old = book.diary.parser.parse(source, day: file.day, path: file.path).day.habitTicks
      .filter { book.isOf(one, $0) }
    let own = file.habitTicks.indices.filter { book.isOf(one, file.habitTicks[$0]) }
    guard let place = own.firstIndex(of: index) else { return .unknown }
    if old.count == own.count - 1 { return place == own.count - 1 ? .nothing : .unknown }
    guard old.count == own.count, old[place].state == .open else { return .unknown }
    return .open(old[place], line: Array(source.bytes[source.lineContent(old[place].range.lowerBound.line)]))
  }

  /// What the day still has of a habit after its last line was taken back.
  private func sentence(
    of one: HabitBook.Named, named name: String, _ files: [JournalDay], _ book: HabitBook
  ) -> String {
    let ticks = files.flatMap(\.habitTicks).filter { book.isOf(one, $0) }
    guard let state = book.state(of: one, in: files), state.state != .open || state.amount != nil else {
      return "\(name) is taken back"
    }
    if let amount = state.amount, state.state != .skipped {
      return "\(name) is back to \(habitAmountText(amount, of: state.target, unit: state.unit))"
    }
    let steps = ticks.flatMap(\.steps).count { $0.state == .done }
    if steps > 0, ticks.allSatisfy({ $0.state == .open }) {
      return
        "\(name) is open again; \(counted(steps, "step")) of it \(steps == 1 ? "stays" : "stay") ticked"
    }
    let rest =
      switch state.state {
      case .done: "is still done by an earlier line"
      case .skipped: "is still skipped by another line"
      case .noted, .open: "has another line still"
      }
    return "The last line of \(name) is taken back; it \(rest)"
  }

  /// The step that was ticked last; `nil` for none. If the habit is done, only a step that the last command ticked.
  private func lastStep(of one: HabitBook.Named, in files: [JournalDay], _ book: HabitBook) throws -> String?
  {
    let ticks = files.flatMap(\.habitTicks).filter { book.isOf(one, $0) }
    guard let step = ticks.last?.steps.last(where: { $0.state == .done })?.text.string else { return nil }
    if ticks.allSatisfy({ $0.state == .open }) { return step }
    let own = "habit tick \(one.name)"
    let label = try book.diary.folder.undoHistory().map(\.label).first {
      $0 == own || $0.hasPrefix(own + ": ")
    }
    return label?.hasPrefix(own + ": ") == true ? step : nil
  }
}

import JournalAnalytics
import JournalFormat

/// Writes that a habit was done on a day.
struct HabitTicking {
  let book: HabitBook
  let named: HabitBook.Named
  let day: Day
  /// The time that was asked for, and the one that a new line gets.
  let time: ClockTime?
  let now: ClockTime?
  let mood: String?
  let amount: String?
  let steps: [String]
  let attachments: Attachments

  /// Writes it, and returns what was done, each a sentence without a full stop.
  func write(in transaction: JournalTransaction) throws -> [String] {
    let diary = book.diary
    let files = diary.read(try diary.files(of: day))
    let before = book.state(of: named, in: files)
    let given = try amount.map { text throws(CommandFailure) in
      try HabitTickAmount(text, of: named, on: day, parser: diary.parser)
    }
    try requireKnownSteps(before)
    if before?.state == .done, steps.isEmpty, amount == nil, mood == nil, time == nil {
      if !attachments.isEmpty {
        _ = try attach(in: try place(in: files), transaction)
        return ["\(named.name)\(on): attached"]
      }
      return ["\(named.name) is done already\(on); nothing was written"]
    }
    let file = try place(in: files)
    var edited: DayFileEdit
    if steps.isEmpty {
      let total = (before?.amount ?? 0) + (given?.number ?? 0)
      edited = try diary.edit(file, in: transaction) { editor in
        var tick = newTick(given, reaching: total)
        let open = editor.day.habitTicks.firstIndex {
          $0.state == .open && book.isOf(named, $0) && ($0.amount == nil || tick.value == nil)
        }
        if let open {
          tick.name = editor.day.habitTicks[open].name.string
          tick.time = time
          return try editor.changingTick(open, to: tick)
        }
        tick.time = now
        return try editor.addingTick(tick)
      }
    } else {
      edited = try tickSteps(in: file, transaction)
    }
    if !attachments.isEmpty { edited = try attach(in: file, transaction) }
    return [sentence(after: edited.day, besides: files)]
  }

  /// Links the attachments below the last line of the habit.
  private func attach(in file: DayFile, _ transaction: JournalTransaction) throws -> DayFileEdit {
    let links = try attachments.store(for: file.path, in: transaction)
    return try book.diary.edit(file, in: transaction) { editor in
      guard let index = editor.day.habitTicks.lastIndex(where: { book.isOf(named, $0) }) else {
        throw EditRefusal("the line of \(named.name) was changed meanwhile; try again")
      }
      return try editor.addingLinks(links, toTick: index)
    }
  }

  /// The file with a line of the habit, else the day's own.
  private func place(in files: [JournalDay]) throws -> DayFile {
    let own = files.last { $0.habitTicks.contains { book.isOf(named, $0) } }
    return try own.map { DayFile(day: day, path: $0.path) } ?? book.diary.file(for: day)
  }

  private func tickSteps(in file: DayFile, _ transaction: JournalTransaction) throws -> DayFileEdit {
    let diary = book.diary
    var steps = steps[...]
    var edited: DayFileEdit?
    let hasLine = diary.read(try diary.files(of: day)).contains {
      $0.path == file.path && $0.habitTicks.contains { book.isOf(named, $0) }
    }
    if !hasLine {
      var tick = NewTick(name: named.name, state: .open)
      tick.steps = self.steps
      edited = try diary.edit(file, in: transaction) { try $0.addingTick(tick) }
      steps = []
    }
    for step in steps {
      edited = try diary.edit(file, in: transaction) { editor in
        guard let index = editor.day.habitTicks.lastIndex(where: { book.isOf(named, $0) }) else {
          throw EditRefusal("the line of \(named.name) was changed meanwhile; try again")
        }
        let isDone = editor.day.habitTicks[index].steps.contains {
          $0.state == .done && folded($0.text.string) == folded(step)
        }
        if isDone { throw EditRefusal("the step ‘\(step)’ of \(named.name) is done already") }
        return try editor.tickingStep(step, of: index)
      }
    }
    guard let edited else { throw CommandFailure(.usage, "name a step") }
    return edited
  }

  /// Throws for a step that `habits.md` does not name and the day does not have, which is a slip of the pen; where none is
  /// named it is written, and said.
  private func requireKnownSteps(_ before: HabitDay?) throws(CommandFailure) {
    let named = (self.named.habit?.steps ?? []).map(\.string)
    let known = Set((named + (before?.steps ?? []).map(\.text)).map { folded($0) })
    guard let other = steps.first(where: { !known.contains(folded($0)) }) else { return }
    guard named.isEmpty else {
      throw CommandFailure(
        .negativeResult,
        "‘\(other)’ is no step of \(self.named.name), which has \(named.joined(separator: ", ")); nothing was written"
      )
    }
    book.diary.environment.warn(
      "\(self.named.name) names no steps in habits.md, so ‘\(other)’ stands on this day alone")
  }

  /// The line to write: with a target the amount stands without a box until the day reaches it.
  private func newTick(_ given: HabitTickAmount?, reaching total: Double) -> NewTick {
    var tick = NewTick(name: named.name, state: .done)
    tick.mood = mood
    guard let given else { return tick }
    tick.value = given.text
    if let target = named.habit?.target.map({ $0.target ?? $0.amount }) {
      tick.value = "\(given.numberText)/\(HabitNumber.written(target))"
      tick.state = total >= target ? .done : .noted
    }
    return tick
  }

  private func plainNumber(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  private var on: String {
    day == book.diary.now.day ? " today" : " on \(day.weekdayAndDay(besides: book.diary.now.day))"
  }

  /// What is done now, and what is left.
  private func sentence(after changed: JournalDay, besides files: [JournalDay]) -> String {
    let days = files.filter { $0.path != changed.path } + [changed]
    guard let state = book.state(of: named, in: days) else { return named.name }
    var text =
      "\(named.name)\(day == book.diary.now.day ? "" : ", \(day.weekdayAndDay(besides: book.diary.now.day))")"
    if let sum = state.amount, amount != nil {
      let unit = state.unit.map { " \($0)" } ?? ""
      text += ": \(plainNumber(sum))" + (state.target.map { " of \(plainNumber($0))" } ?? "") + unit
    } else if !steps.isEmpty {
      let done = Set(state.steps.filter(\.isDone).map { folded($0.text) })
      let left = (named.habit?.steps ?? []).map(\.string).filter { !done.contains(folded($0)) }
      text += ": \(steps.joined(separator: ", ")) done"
      if state.state != .done {
        text +=
          left.isEmpty
          ? "; all its steps are, ‘journal habit tick \(named.name)’ ticks it"
          : "; left are \(left.joined(separator: ", "))"
      }
      return text
    }
    return text + (state.state == .done ? ", done" : "")
  }
}

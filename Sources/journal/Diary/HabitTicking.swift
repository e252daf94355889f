import JournalAnalytics
import JournalFormat

/// Writes that a habit was done on a day.
struct HabitTicking {
  let book: HabitBook
  let named: HabitBook.Named
  let day: Day
  /// The time that was asked for, which a new line gets.
  let time: ClockTime?
  let now: ClockTime?
  let mood: String?
  let amount: String?
  let steps: [String]
  let attachments: Attachments

  /// Writes the tick, and describes what was done, each a sentence without a full stop.
  func write(in transaction: JournalTransaction) throws -> [String] {
    let diary = book.diary
    let files = diary.read(try diary.files(of: day))
    let before = book.state(of: named, in: files)
    let given = try amount.map { text throws(CommandFailure) in
      try HabitTickAmount(text, of: named, on: day, parser: diary.parser)
    }
    guard steps.isEmpty || amount == nil else {
      throw CommandFailure(
        .usage,
        "--amount is of \(named.name) and --step of a part of it; tick them one after the other; nothing was written"
      )
    }
    try requireKnownSteps(before)
    if before?.state == .done, steps.isEmpty, amount == nil, mood == nil, isSaid(in: files) {
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
        let own = editor.day.habitTicks.firstIndex {
          book.isOf(named, $0)
            && ($0.state == .open
              ? tick.value == nil || $0.amount == nil && $0.remark == nil : saysLess($0, than: tick))
        }
        if let own {
          tick.name = editor.day.habitTicks[own].name.string
          tick.time = time
          return try editor.changingTick(own, to: tick)
        }
        tick.time = now
        return try editor.addingTick(tick)
      }
    } else {
      edited = try tickSteps(in: file, transaction)
      if mood != nil || time != nil {
        edited = try diary.edit(file, in: transaction) { editor in
          guard let own = editor.day.habitTicks.lastIndex(where: { book.isOf(named, $0) }) else {
            throw EditRefusal("the line of \(named.name) was changed meanwhile; try again")
          }
          var tick = NewTick(
            name: editor.day.habitTicks[own].name.string, state: editor.day.habitTicks[own].state)
          (tick.time, tick.mood) = (time, mood)
          return try editor.changingTick(own, to: tick)
        }
      }
    }
    if !attachments.isEmpty { edited = try attach(in: file, transaction) }
    return [sentence(after: edited.day, besides: files) + uncounted]
  }

  /// Whether a done line of the day has the requested time, or none was requested.
  private func isSaid(in files: [JournalDay]) -> Bool {
    guard let time else { return true }
    return ticks(in: files).contains { $0.state == .done && $0.time?.start == time }
  }

  /// Whether a done line lacks the requested time or mood, so that they are added to it.
  private func saysLess(_ line: HabitTick, than tick: NewTick) -> Bool {
    line.state == .done && tick.value == nil && line.amount == nil && (time != nil || mood != nil)
      && (time == nil || line.time == nil) && (mood == nil || line.mood == nil)
  }

  private func ticks(in files: [JournalDay]) -> [HabitTick] {
    files.flatMap(\.habitTicks).filter { book.isOf(named, $0) }
  }

  /// Why no streak and no rate counts the day.
  private var uncounted: String {
    guard let habit = named.habit else { return "" }
    func said(_ day: Day) -> String { day.weekdayAndDay(besides: book.diary.now.day) }
    if let until = habit.until, until < day {
      return "; it ended on \(said(until)), so this counts in totals alone"
    }
    if let since = habit.since, since > day {
      return "; it begins on \(said(since)), so this counts in totals alone"
    }
    return habit.rule(on: day) == nil
      ? "; its ‘every’ in habits.md cannot be read, so this counts in totals alone" : ""
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

  /// Throws for a step that neither `habits.md` nor the day has, probably a typo. If no steps are named there, it is written and
  /// reported.
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
    let own = named.habit?.target(on: day).map { $0.target ?? $0.amount }
    // Without a target in habits.md, the one of the lines, unless a unit says more than they do.
    let written = given.text == given.numberText ? book.writtenTarget(of: named, through: day) : nil
    if let target = own ?? written {
      tick.value = "\(given.numberText)/\(HabitNumber.written(target))"
      tick.state = total >= target ? .done : .noted
    }
    return tick
  }

  private var on: String {
    day == book.diary.now.day ? " today" : " on \(day.weekdayAndDay(besides: book.diary.now.day))"
  }

  /// A sentence on what is done and what is left.
  private func sentence(after changed: JournalDay, besides files: [JournalDay]) -> String {
    let days = files.filter { $0.path != changed.path } + [changed]
    guard let state = book.state(of: named, in: days) else { return named.name }
    var text =
      "\(named.name)\(day == book.diary.now.day ? "" : ", \(day.weekdayAndDay(besides: book.diary.now.day))")"
    if let sum = state.amount, amount != nil {
      text += ": \(habitAmountText(sum, of: state.target, unit: state.unit))"
    } else if !steps.isEmpty {
      let done = Set(state.steps.filter(\.isDone).map { folded($0.text) })
      let left = (named.habit?.steps ?? []).map(\.string).filter { !done.contains(folded($0)) }
      text += ": \(steps.joined(separator: ", ")) done"
      if state.state != .done {
        text +=
          left.isEmpty
          ? "; all its steps are, ‘journal habit tick \(MeantCommand.quoted(named.name))’ ticks it"
          : "; \(joinedList(left)) \(left.count == 1 ? "is" : "are") left"
      }
      return text
    }
    guard state.state == .done else { return text }
    let times = ticks(in: days).count { $0.state == .done && $0.amount == nil }
    return text
      + (times > 1 && amount == nil ? ": done \(times == 2 ? "twice" : "\(times) times")" : ", done")
  }
}

/// The amount given for a tick: `3`, `20 pages`, `1.5h` for a habit counted in minutes.
struct HabitTickAmount {
  /// The number and the unit as a file has them.
  let text: String
  /// In the unit of the habit's target.
  let number: Double
  /// The number as a file has it.
  let numberText: String

  /// Throws for words without a number, and for a unit that is no exact multiple of the target's.
  init(_ text: String, of named: HabitBook.Named, on day: Day, parser: DayFileParser) throws(CommandFailure) {
    let target = named.habit?.target(on: day)
    var (value, unit) = try Self.amount(text, of: target.map { $0.target ?? $0.amount })
    if let target, target.unit == nil, !unit.isEmpty {
      // `10k` steps.
      guard unit.lowercased() == "k", (target.target ?? target.amount) >= 1_000 else {
        let own = HabitNumber.written(target.target ?? target.amount)
        throw CommandFailure(
          .usage,
          "\(named.name) has a target of \(own) without a unit, so ‘\(text)’ cannot be held against it; write the number alone, or give the target a unit with ‘journal habit edit’; nothing was written"
        )
      }
      (value, unit) = (value * 1_000, "")
    }
    guard value > 0 else {
      throw CommandFailure(
        .usage,
        "0 is nothing to tick; ‘journal habit undo \(MeantCommand.quoted(named.name))’ takes the last tick back; nothing was written"
      )
    }
    let line = HabitNumber.written(value) + (unit.isEmpty ? "" : " \(unit)")
    guard Self.amount(line, parser) != nil else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no amount; write a number, with its unit if you like: 3, ‘20 pages’")
    }
    guard !unit.isEmpty, let own = target?.unit?.string,
      let factor = try Self.factor(from: unit, to: own, text, named.name)
    else {
      (number, numberText, self.text) = (value, HabitNumber.written(value), line)
      return
    }
    let thousandths = value * factor * 1_000
    guard abs(thousandths - thousandths.rounded()) < 1e-6, abs(thousandths) < 1e12 else {
      throw CommandFailure(
        .usage,
        "\(named.name) is counted in \(own), and ‘\(text)’ is no round number of them; write it in \(own)")
    }
    number = thousandths.rounded() / 1_000
    numberText = HabitNumber.written(number)
    self.text = line
  }

  /// The number and the unit. `6/8` is six if the target is 8, else a fraction; throws if it may be either.
  private static func amount(_ text: String, of target: Double?) throws(CommandFailure) -> (Double, String) {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, let target, let done = HabitNumber.read(parts[0]), done.rest.isEmpty,
      let (whole, isFraction, unit) = HabitNumber.read(parts[1]), !isFraction, whole == target
    {
      guard done.value >= whole || whole > 4 else {
        let (both, share) = (HabitNumber.written(done.value), HabitNumber.written(done.value / whole))
        throw CommandFailure(
          .usage,
          "‘\(text)’ may be \(both) of \(HabitNumber.written(whole)), or \(share); write \(both) or \(share); nothing was written"
        )
      }
      return (done.value, unit)
    }
    if parts.count == 2, let target, let done = HabitNumber.read(parts[0]), done.rest.isEmpty,
      let (whole, isFraction, _) = HabitNumber.read(parts[1]), !isFraction, whole > 4
    {
      let (both, share) = (HabitNumber.written(done.value), HabitNumber.written(done.value / whole))
      throw CommandFailure(
        .usage,
        "‘\(text)’ may be \(both), or \(share), and the target is \(HabitNumber.written(target)); write \(both) or \(share); nothing was written"
      )
    }
    guard let (value, isFraction, unit) = HabitNumber.read(text), value < 1e9 else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no amount; write a number, with its unit if you like: 3, 0.5, ‘20 pages’")
    }
    guard !isFraction || value < 1 || !(parts.count == 2 && !parts[0].contains(" ")) else {
      throw CommandFailure(
        .usage,
        "‘\(text)’ is more than a whole; write the amount as a number, such as 1.5; nothing was written")
    }
    return (value, unit)
  }

  /// Whether the words are an amount and nothing else.
  static func isAmount(_ text: String, _ parser: DayFileParser) -> Bool { amount(text, parser) != nil }

  /// The amount as a tick's line would be read; `nil` if it would be a remark.
  private static func amount(_ text: String, _ parser: DayFileParser) -> HabitAmount? {
    guard !text.contains(where: \.isNewline), text.first?.isNumber ?? false else { return nil }
    let line = SourceText("## Habits\n\n- [x] Habit: \(text)\n")
    let ticks = parser.parse(line, day: Day(ordinal: 0), path: "1970/1970-01-01.md").day.habitTicks
    return ticks.count == 1 ? ticks[0].amount : nil
  }

  /// The factor from `unit` to the target's unit; `nil` if they are the same.
  private static func factor(
    from unit: String, to own: String, _ text: String, _ name: String
  ) throws(CommandFailure) -> Double? {
    guard let factor = HabitUnit(unit).factor(to: HabitUnit(own)) else {
      throw CommandFailure(
        .usage, "\(name) is counted in \(own), so ‘\(text)’ cannot be added to it; write how many \(own)")
    }
    return factor == 1 ? nil : factor
  }
}

/// Finds amounts of ticks that cannot be compared with their habit's target: `200 ml` of `8 glasses`.
struct UncountedAmounts {
  private let habits: HabitTargets

  init(_ habits: [Habit]) { self.habits = HabitTargets(habits) }

  /// The diagnostics for the ticks of a day.
  func diagnostics(of day: JournalDay) -> [Diagnostic] {
    day.habitTicks.compactMap { tick in
      guard let amount = tick.amount, let unit = amount.unit, amount.target == nil,
        let target = habits.target(of: tick, on: day.day), let own = target.unit,
        amount.number(in: own) == nil
      else { return nil }
      let said = habitAmountText(amount.amount, of: nil, unit: unit.string)
      return Diagnostic(
        .uncountedAmount,
        "\(tick.name.string) is counted in \(own.string), so ‘\(said)’ does not count towards its target; write how many \(own.string)",
        at: tick.range)
    }
  }
}

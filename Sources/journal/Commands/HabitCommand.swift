import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit`: what is done with a habit.
struct HabitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "habit",
    abstract: "Tick, skip, show and define habits.",
    discussion: """
      EXAMPLES
        journal habit tick Meditate
        journal habit skip Run --reason rain
        journal habit show Meditate
        journal habit add Swim --every 3/week

      A habit is named by its name, an alias, or its number in ‘journal habits’.
      """,
    subcommands: [
      HabitTickCommand.self, HabitSkipCommand.self, HabitUndoCommand.self, HabitShowCommand.self,
      HabitAddCommand.self, HabitEditCommand.self, HabitRenameCommand.self, HabitArchiveCommand.self,
      HabitRemoveCommand.self,
    ])
}

/// `journal habit show`: one habit with its streaks, rate and pictures.
struct HabitShowCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a habit: its rule, streaks and rate, and when it is done.",
    discussion: """
      EXAMPLES
        journal habit show Meditate
        journal habit show 2 --period 1y --explain

      Without a period it shows the last 90 days.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The habit: its name, an alias or its number.", valueName: "habit"),
    completion: Completion.habits)
  var name: [String]

  @OptionGroup var period: PeriodOptions
  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let read = try journal.read(in: environment)
    let today = read.now.day
    let expression = try period.expression(on: read.now) ?? .init("90d", on: read.now)
    let names = habitNames(of: read.journal, through: today)
    let index = try HabitChoice(names).index(of: name.joined(separator: " "))
    var days: Period?
    if case .period(let period) = expression { days = period }
    return ReportAnswer(
      from: read, habitReport(of: read.journal, habit: index, during: days, today: today), explain)
  }
}

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

/// `journal habit tick`: marks habits as done.
struct HabitTickCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tick",
    abstract: "Mark habits as done.",
    discussion: """
      EXAMPLES
        journal habit tick Meditate
        journal habit tick 1 3 --day yesterday
        journal habit tick Meditate --time 6:50 --mood 4
        journal habit tick Water --amount 3
        journal habit tick Stretch --step calves
        journal habit tick Run --attach route.gpx

      A line that stands open is ticked; else a line is added below ‘## Habits’. Amounts of one day add up. \
      A mood without a scale is one of 5.
      """)

  @OptionGroup var journal: JournalOptions
  @OptionGroup var habits: HabitDayOptions
  @Option(help: ArgumentHelp("When: 8:15, 8am; or none.", valueName: "time"))
  var time: String?
  @Option(help: ArgumentHelp("How you felt: 4, 4/5, 7/10.", valueName: "mood"))
  var mood: String?
  @Option(help: ArgumentHelp("How much: 6, ‘20 pages’.", valueName: "amount"))
  var amount: String?
  @Option(name: .customLong("step"), help: ArgumentHelp("Only this step of it.", valueName: "step"))
  var steps: [String] = []
  @OptionGroup var attach: AttachOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let named = try book.named(habits.names)
    let day = try habits.day.map { try diary.day($0) }
    let isTimeless = time.map(isNone) ?? false
    let given = try isTimeless ? nil : time.map { try diary.time($0) }
    let moment = diary.moment(day: day, time: given)
    guard moment.day <= diary.now.day else {
      throw CommandFailure(
        .usage,
        "\(moment.day.weekdayAndDay(besides: diary.now.day)) is still to come; a habit is ticked when it is done"
      )
    }
    guard attach.attachments.isEmpty || named.count == 1 else {
      throw CommandFailure(.usage, "--attach is for one habit; name one")
    }
    let attachments = try Attachments(attach.attachments, of: "day of this habit", in: diary)
    var said: [String] = []
    let steps = steps.isEmpty ? "" : ": \(steps.joined(separator: ", "))"
    try diary.change("habit tick \(named.map(\.name).joined(separator: ", "))\(steps)") { transaction in
      said = []
      for one in named {
        let tick = HabitTicking(
          book: book, named: one, day: moment.day, time: given, now: isTimeless ? nil : moment.time,
          mood: try mood.map(moodText), amount: amount, steps: self.steps,
          attachments: attachments)
        said += try tick.write(in: transaction)
      }
    }
    for line in said { diary.say(line) }
    if let given, moment.day == diary.now.day, given > diary.now.time {
      environment.warn(
        "\(given) is still to come; if it was yesterday, take it back by ‘journal undo’ and add --day yesterday"
      )
    }
  }

  /// `4` as `4/5`.
  private func moodText(_ text: String) throws(CommandFailure) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      Double($0.replacing(",", with: "."))
    }
    let scale = parts.count == 2 ? parts[1] : 5
    guard (1...2).contains(parts.count), let value = parts[0], let scale, value >= 0, scale > 0,
      value <= scale,
      scale <= 1_000
    else { throw CommandFailure(.usage, "‘\(text)’ is no mood; write 4, 4/5 or 7/10") }
    return parts.count == 2 ? text : "\(text)/5"
  }
}

import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal task snooze`: puts off the reminder of tasks.
struct TaskSnoozeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snooze",
    abstract: "Be reminded of tasks later.",
    discussion: """
      EXAMPLES
        journal task snooze 3
        journal task snooze 3 2h
        journal task snooze 3 'tomorrow 18:00'
        journal task snooze 3 5 friday

      It writes the day and time into the line, as ‘remind:2026-03-18T09:00’; the due day stays. Without a time it is tomorrow, at the hour \
      of ‘[remind]’ in journal.toml.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(
    help: ArgumentHelp(
      "The tasks, then until when: 30m, 2h, tomorrow, ‘friday 9:00’.", valueName: "task… time"),
    completion: Completion.tasks)
  var arguments: [String] = []
  @OptionGroup var choice: TaskChoiceOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    var (addresses, when) = diary.splitting(arguments) { (try? until($0, in: diary)) != nil }
    if !choice.filter.isEmpty, when.isEmpty, !arguments.isEmpty {
      (addresses, when) = ([], arguments.joined(separator: " "))
    }
    let isExact = arguments.first.map { Int($0.hasPrefix("#") ? $0.dropFirst() : $0[...]) != nil } ?? false
    if isExact, when.isEmpty,
      let last = arguments.dropFirst().first(where: {
        Int($0) == nil && !$0.contains("#") && !$0.contains(":") && !$0.contains(".")
      })
    {
      throw CommandFailure(
        .usage,
        "‘\(last)’ is no time to be reminded at; write 30m, 2h, tomorrow or ‘friday 9:00’; nothing was changed"
      )
    }
    let named = when.isEmpty ? "tomorrow" : when
    var moment = try until(named, in: diary)
    moment.day = try diary.ahead(moment, named: named).day
    let standing = environment.standing(ReminderMoment(day: moment.day, time: moment.time))
    moment = (standing.day, standing.time)
    let found = try tasks(addresses, isTimed: !when.isEmpty, in: diary)
    try write(found, moment, in: diary)
  }

  /// The tasks. If the last word may have been meant as a time, the error says how to write one.
  private func tasks(_ addresses: [String], isTimed: Bool, in diary: OpenDiary) throws -> [FoundTask] {
    do {
      return try choice.tasks(addresses, to: "put off", among: [.open, .started], in: diary)
    } catch let failure as CommandFailure
      where !isTimed && addresses.count > 1 && failure.message.hasPrefix("no task")
    {
      throw CommandFailure(
        failure.status,
        "\(failure.message); if ‘\(addresses[addresses.count - 1])’ is when, write 30m, 2h, tonight, tomorrow or ‘friday 9:00’"
      )
    }
  }

  private func write(_ found: [FoundTask], _ moment: (day: Day, time: ClockTime), in diary: OpenDiary) throws
  {
    try TaskFinder.requireOpen(found, to: "put off")
    var change = TaskChange()
    change.set(.reminderDay, to: moment.day, at: moment.time)
    try diary.change("task snooze \(found.map(\.words).joined(separator: ", "))") { transaction in
      for task in found {
        _ = try diary.edit(task: task, in: transaction) { try $0.changing(task: $1, change) }
      }
    }
    // At 01:30, 02:00 is tonight where the day ends later.
    let isNight =
      LocalMoment(day: moment.day, time: moment.time).turned(at: diary.settings.dayEnds).day != moment.day
    let day =
      isNight && diary.now.day.distance(to: moment.day) == 1
      ? "tonight"
      : moment.day == diary.clock.day && moment.day == diary.now.day
        ? "today" : "on \(moment.day.weekdayAndDay(besides: diary.now.day))"
    for task in found {
      let due = task.task.due.flatMap { $0 >= diary.now.day && $0 < moment.day ? $0 : nil }
      let before = due.map {
        "; it is due \($0 == diary.now.day ? "today" : "on \($0.weekdayAndDay(besides: diary.now.day))"), and nothing is said of that"
      }
      diary.say("‘\(task.words)’ will remind you \(day) at \(moment.time)\(before ?? "")")
    }
  }

  /// The day and time by the clock.
  private func until(_ text: String, in diary: OpenDiary) throws -> (day: Day, time: ClockTime) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count).drop(while: \.isWhitespace)
    let minutes =
      switch unit {
      case "m", "min", "minutes": 1
      case "h", "hour", "hours": 60
      default: 0
      }
    if minutes > 0, let count = Int(digits), (1...10_000).contains(count) {
      let now = diary.environment.seconds(of: diary.clock.day, diary.clock.time)
      let later = diary.environment.localMoment(now + count * minutes * 60)
      return (later.day, later.time)
    }
    let moment = try diary.comingMoment(text)
    let usual = diary.settings.remind.tasks ?? ClockTime(hour: 9, minute: 0) ?? .noon
    guard let time = moment.time ?? (moment.day > diary.now.day ? usual : nil) else {
      throw CommandFailure(.usage, "until when today? write a time, as in ‘journal task snooze 3 18:00’")
    }
    return (moment.day, time)
  }
}

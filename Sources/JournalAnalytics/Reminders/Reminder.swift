public import JournalFormat

/// An announcement at a time.
public struct Reminder: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case log, recap, streak, task, habit
  }

  public var kind: Kind
  /// Stable for the same subject, so that importing a calendar again updates it.
  public var identifier: String
  public var day: Day
  public var time: ClockTime
  /// The announcement, a sentence without a full stop.
  public var title: String
  /// Details; empty for none.
  public var details: String
  /// The recurrence as a rule of RFC 5545; `nil` for once.
  public var recurrence: String?
  /// The days excluded from `recurrence`, in order.
  var excluded: [Day] = []
  /// The next day after `day` on which it recurs, if known.
  var next: Day?
  /// The task that it is about.
  var task: TaskItem?
  /// The day for which its task is planned, if none is due, and the time if it has one.
  var plannedDay: Day?
  var plannedTime: ClockTime?
  /// When the diary's days end; a time before it belongs to the day before.
  var dayEnds = ClockTime.midnight
  /// The minute at which it is repeated: when a task announced in advance is due.
  var secondMinute: Int?
  /// The time at which a task is announced on the next day, once its own hour has passed.
  var nextTime: ClockTime?
  /// The minute of the next reminder of the same task, from which on this one is not announced.
  var followedAt: Int?

  /// Minutes since 1970 of its local time.
  var minute: Int { day.ordinal * 1_440 + Int(time.minutes) }
}

/// The moment for which reminders are computed.
public struct ReminderMoment: Hashable, Sendable {
  /// The diary's day and the time on it, which may be after midnight.
  public var day: Day
  public var time: ClockTime

  public init(day: Day, time: ClockTime) {
    self.day = day
    self.time = time
  }

  /// The moment of a minute since 1970.
  init(minute: Int) {
    day = Day(ordinal: Int((Double(minute) / 1_440).rounded(.down)))
    time = ClockTime(minutes: minute - day.ordinal * 1_440) ?? .midnight
  }

  /// Minutes since 1970 of its local time.
  public var minute: Int { day.ordinal * 1_440 + Int(time.minutes) }
}

/// The reminders of `journal` from the start of the day `now` on, by time; those of today that have passed are included, and two
/// may share a minute.
///
/// All are at days and times of the clock: if the diary's day ends after midnight, an hour of a habit or of the settings before its
/// end is in the night that ends the day. `firstWords` are digests of the first words of tasks, by those of their words now.
public func reminders(
  of journal: Journal, now: ReminderMoment, firstWords: [UInt64: UInt64] = [:]
) -> [Reminder] {
  let settings = journal.settings.remind
  let rest = RestDays(journal.settings.rest)
  let today = now.day
  let isLogged = journal.diaryDays(in: today...today).contains(where: \.isLogged)
  var found: [Reminder] = []
  if let log = settings.log {
    for offset in 0..<14
    where (offset > 0 || !isLogged) && !rest.contains(today.advanced(by: offset)) {
      found.append(
        Reminder(
          kind: .log, identifier: "daily-reminder-\(offset + 1)", day: today.advanced(by: offset), time: log,
          title: "Write down what you ate", details: "‘journal add’ takes a line."))
    }
  }
  if let recap = settings.recap {
    let week = CalendarWeek(containing: today, from: journal.settings.firstWeekday)
    let known = KnownFoods(ownFoods: journal.ownFoods)
    let headline = RecapReport(of: journal, for: .week(week), today: today, known: known).headline
    found.append(
      Reminder(
        kind: .recap, identifier: "weekly-recap", day: week.last, time: recap,
        title: "The recap of the week",
        details: ["\(headline.title).", headline.subtitle, "‘journal recap’ shows it."]
          .filter { !$0.isEmpty }.joined(separator: " "),
        recurrence: "FREQ=WEEKLY"))
  }
  if let time = settings.streak, !isLogged, !rest.contains(today),
    let streak = journal.streaks(seenOn: today).running
  {
    found.append(
      Reminder(
        kind: .streak, identifier: "streak-risk", day: today, time: time,
        title:
          "Your streak of \(counted(streak.length, "day")) ends today unless you write down something you ate",
        details: "One entry keeps the streak."))
  }
  if settings.areHabitsOn { found += habitReminders(of: journal, today: today) }
  for index in found.indices where found[index].time < journal.settings.dayEnds {
    found[index].moveToNextDay()
  }
  // Off is off, for tasks with a time of their own too.
  if let usual = settings.tasks {
    found += taskReminders(of: journal, today: today, usual: usual).map { reminder in
      var reminder = reminder
      (reminder.nextTime, reminder.dayEnds) = (usual, journal.settings.dayEnds)
      reminder.sayWhenDue()
      let digest = taskDigest(of: reminder.task?.text.string ?? "")
      reminder.identifier = "task-\(String(firstWords[digest] ?? digest, radix: 16))"
      return reminder
    }
  }
  var seen: [String: Int] = [:]
  for index in found.indices {
    let count = seen[found[index].identifier, default: 0] + 1
    seen[found[index].identifier] = count
    if count > 1 { found[index].identifier += "-\(count)" }
  }
  return found.sorted { ($0.minute, $0.identifier) < ($1.minute, $1.identifier) }
}

extension Reminder {
  /// Moves it to the same time of the next day; its rule names no days, or is made for the night.
  mutating func moveToNextDay() {
    day = day.advanced(by: 1)
    next = next?.advanced(by: 1)
    excluded = excluded.map { $0.advanced(by: 1) }
  }
}

/// The reminders of `journal` to announce at `now`, by time: those since the diary's day began, or not longer ago than `minutes` if
/// given, including those of the evening before.
public func remindersDue(
  of journal: Journal, now: ReminderMoment, within minutes: Int?, firstWords: [UInt64: UInt64] = [:]
) -> [Reminder] {
  func due(at moment: ReminderMoment, within minutes: Int?) -> [Reminder] {
    remindersDue(reminders(of: journal, now: moment, firstWords: firstWords), now: moment, within: minutes)
  }
  var found = due(at: now, within: minutes)
  // A timer that runs at midnight says what came since it ran before.
  let dayEnds = Int(journal.settings.dayEnds.minutes)
  let passed = now.minute - (now.day.ordinal * 1_440 + dayEnds - 1)
  if let minutes, minutes > passed, let last = ClockTime(minutes: min(1_799, 1_439 + dayEnds)) {
    let evening = due(
      at: ReminderMoment(day: now.day.advanced(by: -1), time: last), within: minutes - max(0, passed))
    found =
      evening.filter { one in
        !found.contains { $0.identifier == one.identifier && $0.minute == one.minute }
      } + found
  }
  // `remind: 25:00` of the day before is said in its night, though the diary's day is over by then.
  if journal.isRemindedAtNight {
    let before = ReminderMoment(day: now.day.advanced(by: -1), time: ClockTime(minutes: 1_439) ?? .midnight)
    let night = remindersDue(
      reminders(of: journal, now: before, firstWords: firstWords).filter { reminder in
        reminder.kind == .habit || reminder.task?.reminder.map { $0.minutes >= 1_440 } ?? false
      }, now: now, within: minutes)
    let began = now.day.ordinal * 1_440 + dayEnds
    found += night.filter { one in
      one.minute >= began && !found.contains { $0.identifier == one.identifier }
    }
  }
  // What of the day before is said only now is overdue.
  for index in found.indices { found[index].sayLate(on: now) }
  return found.sorted { ($0.minute, $0.identifier) < ($1.minute, $1.identifier) }
}

extension Journal {
  /// Whether anything is announced at 24:00 or later.
  fileprivate var isRemindedAtNight: Bool {
    func isOfNight(_ time: ClockTime) -> Bool { time.minutes >= 1_440 }
    func isOfNight(_ task: TaskItem) -> Bool { task.reminder.map(isOfNight) ?? false }
    return habits.contains { $0.reminders.contains(where: isOfNight) }
      || tasks.contains(where: isOfNight) || days.contains { $0.tasks.contains(where: isOfNight) }
  }
}

/// The reminders among `all` to announce at `now`: those since the diary's day began whose time has come, not longer ago than
/// `minutes` if given. A task announced in advance is announced again when it is due.
func remindersDue(_ all: [Reminder], now: ReminderMoment, within minutes: Int?) -> [Reminder] {
  let dayBegan = now.day.ordinal * 1_440
  let earliest = minutes.map { max(dayBegan, now.minute - $0 + 1) } ?? dayBegan
  return all.compactMap { reminder in
    let moments = [reminder.minute, reminder.secondMinute].compactMap(\.self)
    guard let moment = moments.last(where: { (earliest...now.minute).contains($0) }) else { return nil }
    if let later = reminder.followedAt, later <= now.minute { return nil }
    var due = reminder
    due.move(to: moment)
    due.sayWhenDue(at: now.minute)
    return due
  }
}

extension Reminder {
  /// Whether its task is not announced again after `day`, or was due at an hour of it.
  fileprivate func isOfNow(on day: Day) -> Bool {
    guard let task, let due = task.clockDue else { return true }
    return due.time.map { due.day == day && $0 >= dayEnds || due.day == day.advanced(by: 1) && $0 < dayEnds }
      ?? (due.day == day)
  }

  /// Adds when its task is due, at a minute since 1970 if known.
  fileprivate mutating func sayWhenDue(at now: Int? = nil) {
    guard let task else { return }
    let day = ReminderMoment(minute: minute - Int(dayEnds.minutes)).day
    details = plannedText(on: day) ?? dueText(of: task, on: day, dayEnds: dayEnds, at: now)
  }

  /// Rewords a reminder of an earlier day, whose task has no time, or has become due, for `now`.
  fileprivate mutating func sayLate(on now: ReminderMoment) {
    guard let task, ReminderMoment(minute: minute - Int(dayEnds.minutes)).day < now.day else { return }
    let due = task.clockDue.flatMap { due in due.time.map { due.day.ordinal * 1_440 + Int($0.minutes) } }
    guard due.map({ minute < $0 && $0 < now.minute }) ?? true else { return }
    details = plannedText(on: now.day) ?? dueText(of: task, on: now.day, dayEnds: dayEnds, at: now.minute)
  }

  /// Moves it to a minute since 1970.
  fileprivate mutating func move(to minute: Int) {
    let moment = ReminderMoment(minute: minute)
    (day, time) = (moment.day, moment.time)
  }
}

/// The reminders among `all` for a calendar made at `now`, without past ones. A task that is announced again when due has two
/// events. One whose hour has passed today is announced at once, and an overdue one tomorrow. A recurring one begins with its next
/// day; as a calendar keeps its words, these name the day they are about.
public func calendarReminders(_ all: [Reminder], now: ReminderMoment) -> [Reminder] {
  all.flatMap { reminder in
    var second: Reminder?
    if let minute = reminder.secondMinute, minute > now.minute {
      var due = reminder
      due.identifier += "-due"
      due.move(to: minute)
      due.sayWhenDue()
      second = due
    }
    let first = reminder.minute <= now.minute && second != nil ? nil : coming(reminder, now: now)
    return [first, second].compactMap(\.self)
  }
}

/// The reminder for a calendar made at `now`; `nil` if it is over.
private func coming(_ reminder: Reminder, now: ReminderMoment) -> Reminder? {
  var later = reminder
  if reminder.recurrence != nil, !later.details.isEmpty {
    later.details = "As of \(now.day.weekdayAndDay): \(later.details)"
  }
  guard reminder.minute <= now.minute else { return later }
  switch reminder.kind {
  case .log, .streak: return nil
  case .recap: later.day = reminder.day.advanced(by: 7)
  case .task where reminder.followedAt != nil: return nil
  case .task where reminder.isOfNow(on: now.day):
    later.move(to: now.minute)
    later.sayWhenDue(at: now.minute)
  case .task:
    later.day = now.day.advanced(by: 1)
    later.time = later.nextTime ?? later.time
    later.sayWhenDue()
  case .habit:
    guard let next = reminder.next else { return nil }
    later.day = next
    later.excluded.removeAll { $0 <= next }
  }
  return later
}

// MARK: Tasks

private func taskReminders(of journal: Journal, today: Day, usual: ClockTime) -> [Reminder] {
  var reminders: [Reminder] = []
  // Those that the list has: what was written again later is not said for each of its days.
  let listed = journal.listedTasks(today: today).filter(\.group.isOpen)
  let wholes = listed.filter { $0.day == nil } + listed.filter { $0.day != nil }
  reminders += wholes.flatMap {
    plannedReminders(of: $0, today: today, usual: usual, dayEnds: journal.settings.dayEnds)
  }
  for (task, whole) in wholes.flatMap(tasksToBeSaid) {
    let snoozed = snoozedReminder(of: task, in: whole, today: today, usual: usual)
    var said = snoozed.map { [$0] } ?? []
    if let (due, time) = task.clockDue, due <= today.advanced(by: 400) {
      let moments = dueMoments(
        of: task, due: due, time, snoozed: snoozed?.minute, today: today, usual: usual)
      if !moments.isEmpty, !said.isEmpty { said[0].secondMinute = nil }
      said += moments.map { minute in
        let moment = ReminderMoment(minute: minute)
        return taskReminder(of: task, in: whole, on: moment.day, at: moment.time)
      }
      said.sayLastAgain(of: task, due: due, time, isAhead: due >= today && !moments.isEmpty)
    }
    for index in said.indices.dropLast() { said[index].followedAt = said[index + 1].minute }
    reminders += said
  }
  return reminders
}

/// The minutes since 1970 at which a task is announced as due, in order: its lead and its time, `remind:2h` and `remind:09:00`, if
/// it has them, else its due time. For a task snoozed until `snoozed`, only those after it.
func dueMoments(
  of task: TaskItem, due: Day, _ dueTime: ClockTime?, snoozed: Int?, today: Day, usual: ClockTime
) -> [Int] {
  let now = today.ordinal * 1_440
  // What is overdue is said once a day.
  guard due >= today else { return snoozed == nil ? [now + Int(usual.minutes)] : [] }
  let atDue = due.ordinal * 1_440 + Int((dueTime ?? usual).minutes)
  let lead = task.reminderLead.map { atDue - $0 }
  // The time of a task that was put off without one is the time of that.
  let isTimeOfSnooze = snoozed != nil && task.reminderDayTime == nil
  let time = isTimeOfSnooze ? nil : task.reminder.map { due.ordinal * 1_440 + Int($0.minutes) }
  var moments = Set([lead, time].compactMap(\.self)).sorted()
  if moments.isEmpty, snoozed == nil { moments = [atDue] }
  // What should have been said on a day before is said today, and once; a lead across midnight no later than the task is due.
  let late = moments.prefix { $0 < now }
  let said = late.last.map { [min(atDue, now + ($0 % 1_440 + 1_440) % 1_440)] } ?? []
  let kept = Set(said + moments.dropFirst(late.count)).sorted()
  return kept.filter { $0 > snoozed ?? .min }
}

/// The reminder on the day that a task names, `remind:2026-03-18T09:00`; `nil` if that is over.
private func snoozedReminder(
  of task: TaskItem, in whole: TaskItem?, today: Day, usual: ClockTime
) -> Reminder? {
  guard let day = task.reminderDay, day >= today, day <= today.advanced(by: 400) else { return nil }
  let time = task.reminderDayTime ?? task.reminder ?? usual
  var reminder = taskReminder(of: task, in: whole, on: day, at: time)
  // Once it was said, the next time is when it is due, or before that by its lead, which is a reminder of its own.
  if let (due, time) = task.clockDue {
    let minute = due.ordinal * 1_440 + Int((time ?? usual).minutes)
    if minute > reminder.minute, task.reminderLead == nil { reminder.secondMinute = minute }
  }
  return reminder
}

/// A task and its open parts with days of their own, each part with its whole task.
private func tasksToBeSaid(_ listed: ListedTask) -> [(task: TaskItem, whole: TaskItem?)] {
  let parts = listed.parts.flatMap(\.whole).map(\.task).filter {
    $0.isOpen && ($0.due != nil || $0.reminderDay != nil)
  }
  return [(listed.task, nil)] + parts.map { ($0, listed.task) }
}

/// The reminder of a task, or of a part of `whole`.
func taskReminder(
  of task: TaskItem, in whole: TaskItem?, on day: Day, at time: ClockTime
) -> Reminder {
  let title = (whole.map { "\($0.text.string): " } ?? "") + task.text.string
  // The identifier is of its words alone: it stays the same when it is moved to another file or put off.
  return Reminder(
    kind: .task, identifier: "task", day: day, time: time,
    title: title.isEmpty ? "A task" : title, details: "", recurrence: nil, task: task)
}

/// When a task is due, worded for `day` of the diary, at a minute since 1970 if known; empty for one without a due day.
private func dueText(of task: TaskItem, on day: Day, dayEnds: ClockTime, at minute: Int? = nil) -> String {
  guard let (date, time) = task.clockDue else { return "" }
  let due = time.map { $0 < dayEnds } ?? false ? date.advanced(by: -1) : date
  let clock = time.map { " at \($0)" } ?? ""
  if due == day, let time, let minute, date.ordinal * 1_440 + Int(time.minutes) < minute {
    return "It was due at \(time)."
  }
  if due < day { return "Overdue since \(due.weekdayAndDay(besides: day))." }
  guard due == day else { return "Due \(date.weekdayAndDay(besides: day))\(clock)." }
  return date == due ? "Due today\(clock)." : "Due tonight\(clock)."
}

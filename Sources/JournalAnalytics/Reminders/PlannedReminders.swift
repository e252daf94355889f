public import JournalFormat

/// The reminders of a task without a due day, and of its open parts, for the day and time it is planned for: its scheduled day,
/// else that of its file, with the time in front. Other words may state the moment.
func plannedReminders(
  of listed: ListedTask, today: Day, usual: ClockTime, dayEnds: ClockTime
) -> [Reminder] {
  let parts = listed.parts.flatMap(\.whole).map(\.task).filter(\.isOpen)
  return plannedReminders(of: listed.task, in: nil, listed.day, today: today, usual: usual, dayEnds: dayEnds)
    + parts.flatMap {
      plannedReminders(of: $0, in: listed.task, listed.day, today: today, usual: usual, dayEnds: dayEnds)
    }
}

private func plannedReminders(
  of task: TaskItem, in whole: TaskItem?, _ day: Day?, today: Day, usual: ClockTime, dayEnds: ClockTime
) -> [Reminder] {
  guard task.due == nil, let plan = task.plan(on: day, endingAt: dayEnds), plan.day >= today,
    plan.day <= today.advanced(by: 400),
    task.reminder != nil || task.reminderLead != nil || plan.time != nil && task.reminderDay == nil
  else { return [] }
  let snoozed = task.reminderDay.map { $0.ordinal * 1_440 + Int((task.reminderDayTime ?? usual).minutes) }
  let moments = dueMoments(of: task, due: plan.day, plan.time, snoozed: snoozed, today: today, usual: usual)
  var said = moments.map { minute in
    let moment = ReminderMoment(minute: minute)
    var reminder = taskReminder(of: task, in: whole, on: moment.day, at: moment.time)
    (reminder.plannedDay, reminder.plannedTime) = (plan.day, plan.time)
    return reminder
  }
  said.sayLastAgain(of: task, due: plan.day, plan.time, isAhead: !moments.isEmpty)
  for index in said.indices.dropLast() { said[index].followedAt = said[index + 1].minute }
  return said
}

extension TaskItem {
  /// The clock's day and the time it is planned for; `nil` without a day.
  fileprivate func plan(on day: Day?, endingAt dayEnds: ClockTime) -> (day: Day, time: ClockTime?)? {
    if let scheduled { return onClock(scheduled, scheduledTime) }
    guard let day else { return nil }
    return onClock(time.map { $0.start < dayEnds } ?? false ? day.advanced(by: 1) : day, time?.start)
  }
}

extension [Reminder] {
  /// Repeats the last of a task's reminders when the task is due, if it comes some time before.
  mutating func sayLastAgain(of task: TaskItem, due: Day, _ dueTime: ClockTime?, isAhead: Bool) {
    guard let last else { return }
    if isAhead, task.reminderLead ?? 0 > 0, let dueTime {
      let minute = due.ordinal * 1_440 + Int(dueTime.minutes)
      if minute > last.minute { self[count - 1].secondMinute = minute }
    } else if last.secondMinute == nil, last.day < due {
      // A lead of days without an hour is said on the due day as well.
      self[count - 1].secondMinute = due.ordinal * 1_440 + Int(last.time.minutes)
    }
  }
}

extension Reminder {
  /// When its task is planned, worded for `day` of the diary; empty once it is time, `nil` for a task that is not planned.
  func plannedText(on day: Day) -> String? {
    guard let plannedDay else { return nil }
    let minute = plannedDay.ordinal * 1_440 + Int((plannedTime ?? .midnight).minutes)
    guard self.minute < minute else { return "" }
    let name = plannedDay == day ? "today" : plannedDay.weekdayAndDay(besides: day)
    return "Planned for \(name)\(plannedTime.map { " at \($0)" } ?? "")."
  }
}

/// What the identifier of a task in a calendar is made of: its words, or the identifier of its block (`^dentist`) where the words end in one.
public func taskDigest(of words: String) -> UInt64 {
  if let last = words.split(separator: " ").last, last.first == "^", last.count > 1,
    last.dropFirst().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
  {
    return last.utf8.fnv1a()
  }
  return words.utf8.fnv1a()
}

/// The reminders of tasks at `now` that nobody has heard: those that came since `last`, when reminders were said the last time, in minutes since
/// 1970, and at most a day ago, and are not among `said`. Where `last` is not known, those of tasks that were put off alone.
public func missedReminders(
  of journal: Journal, now: ReminderMoment, since last: Int?, besides said: [Reminder],
  firstWords: [UInt64: UInt64] = [:]
) -> [Reminder] {
  let passed = min(1_440, last.map { now.minute - $0 } ?? 1_440)
  guard passed > 0 else { return [] }
  let known = Set(said.map(\.identifier))
  return remindersDue(of: journal, now: now, within: passed, firstWords: firstWords).filter { reminder in
    guard reminder.kind == .task, !known.contains(reminder.identifier) else { return false }
    return last != nil || reminder.task?.reminderDay == reminder.day
  }
}

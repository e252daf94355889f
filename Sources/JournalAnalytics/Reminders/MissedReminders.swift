public import JournalFormat

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

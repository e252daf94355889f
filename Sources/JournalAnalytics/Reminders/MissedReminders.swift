public import JournalFormat

/// The task reminders at `now` that were missed: those after `last`, when reminders were last announced, in minutes since 1970, at
/// most a day ago and not among `said`. Without `last`, only those of snoozed tasks.
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

import JournalFormat

/// A reminder that counts from a due day, of a task without one: it would remind of nothing.
struct StrayReminder {
  /// As it is written behind `remind:`: `1d`, `09:00`.
  let value: String

  /// `nil` where the reminder has its day, or there is none.
  init?(of task: TaskItem) {
    guard task.due == nil, task.scheduled == nil, task.reminderDay == nil else { return nil }
    if let time = task.reminder {
      value = "\(time)"
    } else if let lead = task.reminderLead {
      let (count, unit) =
        lead % 1_440 == 0 ? (lead / 1_440, "d") : lead % 60 == 0 ? (lead / 60, "h") : (lead, "m")
      value = "\(count)\(unit)"
    } else {
      return nil
    }
  }

  /// Throws if a task to be written has one; in a day's file it counts from that day.
  static func refuse(in task: TaskItem?, of day: Day? = nil) throws(CommandFailure) {
    guard day == nil, let stray = task.flatMap({ StrayReminder(of: $0) }) else { return }
    throw CommandFailure(
      .usage,
      "‘remind:\(stray.value)’ needs the day it is due, and there is none; add --due friday, or name the day to be reminded on, as in --remind 'friday 9:00'; nothing was written"
    )
  }

  /// Removes it from the task at `index`; the edit is `nil` if there is none.
  static func leavingOut(of index: Int, in editor: TaskFileEditor) throws(EditRefusal) -> TaskFileEdit? {
    guard editor.day == nil, StrayReminder(of: editor.tasks[index]) != nil else { return nil }
    var change = TaskChange()
    change.set(.reminder, to: nil)
    return try editor.changing(task: index, change)
  }

  /// What to report when a task changes from `old` to `new`; `nil` if it lost no reminder.
  static func sentence(from old: TaskItem, to new: TaskItem) -> String? {
    var old = old
    (old.due, old.scheduled, old.reminderDay) = (new.due, new.scheduled, new.reminderDay)
    guard new.reminder == nil, new.reminderLead == nil, let stray = StrayReminder(of: old) else { return nil }
    return
      "the reminder is left out, as no day is due; ‘--due friday --remind \(stray.value)’ sets both"
  }
}

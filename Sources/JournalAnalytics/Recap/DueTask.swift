internal import JournalFormat

/// An open task with the day it is due.
struct DueTask: Hashable, Sendable {
  var name: String
  var due: Day
}

/// The open tasks that were due in the four weeks before `today`, are due on it or in the two weeks after it, by due day, each
/// once.
///
/// A task that a later day or `tasks.md` has as done or cancelled is not open.
func dueTasks(
  of days: some Sequence<DiaryDay>, undated: [TaskItem], around today: Day
) -> [DueTask] {
  var open = OpenTasks()
  func read(_ tasks: [TaskItem], of day: Day?) {
    for task in tasks where task.parent == nil {
      switch task.status {
      case .open, .started: open.add(task, of: day)
      case .done where task.doneDay.map { $0 > today } ?? false: break
      case .done, .cancelled, .moved, .other: open.close(task, of: day)
      }
    }
  }
  for day in days { for file in day.files { read(file.tasks, of: day.day) } }
  read(undated, of: nil)
  let known = today.advanced(by: -28)...today.advanced(by: 14)
  return open.tasks.compactMap { task in
    task.due.flatMap { known.contains($0) ? DueTask(name: task.name, due: $0) : nil }
  }.sorted { ($0.due, $0.name) < ($1.due, $1.name) }
}

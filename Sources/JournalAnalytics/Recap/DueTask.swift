internal import JournalFormat

/// An open task with the day it is due.
struct DueTask: Hashable, Sendable {
  var name: String
  var due: Day
}

/// The open tasks that were due in the four weeks before `today`, are due on it or in the two weeks after it, the first due first,
/// each once by its words.
///
/// A task that a later day or `tasks.md` has as done or cancelled is not open.
func dueTasks(
  of days: some Sequence<DiaryDay>, undated: [TaskItem], around today: Day
) -> [DueTask] {
  var due: [String: Day] = [:]
  let known = today.advanced(by: -28)...today.advanced(by: 14)
  for task in days.flatMap({ $0.files.flatMap(\.tasks) }) + undated where task.parent == nil {
    let name = task.text.string
    switch task.status {
    case .open, .started:
      if let day = task.due, known.contains(day) { due[name] = day }
    case .done where task.doneDay.map { $0 > today } ?? false: break
    case .done, .cancelled, .moved, .other: due[name] = nil
    }
  }
  return due.map { .init(name: $0.key, due: $0.value) }.sorted { ($0.due, $0.name) < ($1.due, $1.name) }
}

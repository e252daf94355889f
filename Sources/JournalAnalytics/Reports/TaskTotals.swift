internal import JournalFormat

/// The tasks of a period: what was done in it, and what its days leave open.
public struct TaskTotals: Hashable, Sendable {
  /// The words of what was done, in the order of the files; tasks that are part of no other.
  public var done: [String] = []
  /// Parts of tasks that were done.
  public var partsDone = 0
  /// Tasks of the period's day files that are open or started.
  public var open = 0
  /// Tasks of the period's day files that were cancelled.
  public var cancelled = 0

  fileprivate mutating func addDone(_ task: TaskItem) {
    if task.parent == nil { done.append(task.words.string) } else { partsDone += 1 }
  }
}

/// The tasks of the days `during` a period, of the `earlier` days and of `tasks.md`.
///
/// Done in the period is a ticked task of one of its day files, unless it says it was done later
/// (then it counts as open), and a ticked task of an earlier file or of `tasks.md` that says it was
/// done on one of the period's days. Open and cancelled are tasks of the period's day files alone. Parts of
/// tasks are counted where they are done, and apart.
func taskTotals(
  of days: [DiaryDay], earlier: [DiaryDay], undated: [TaskItem], during period: ClosedRange<Day>
) -> TaskTotals {
  var result = TaskTotals()
  func addIfDone(_ task: TaskItem) {
    guard task.status == .done, let day = task.doneDay, period.contains(day) else { return }
    result.addDone(task)
  }
  for file in earlier.lazy.flatMap(\.files) { file.tasks.forEach(addIfDone) }
  for task in days.lazy.flatMap(\.files).flatMap(\.tasks) {
    switch task.status {
    case .done:
      if let day = task.doneDay, day > period.upperBound {
        result.open += task.parent == nil ? 1 : 0
      } else {
        result.addDone(task)
      }
    case .open, .started: result.open += task.parent == nil ? 1 : 0
    case .cancelled: result.cancelled += task.parent == nil ? 1 : 0
    case .moved, .other: break
    }
  }
  undated.forEach(addIfDone)
  return result
}

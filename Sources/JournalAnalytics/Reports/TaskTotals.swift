internal import JournalFormat

/// The tasks of a period: what was done in it, and what its days leave open.
public struct TaskTotals: Hashable, Sendable {
  /// The words of what was done, in the order of the files.
  public var done: [String] = []
  /// Tasks of the period's day files that are open or started.
  public var open = 0
  /// Tasks of the period's day files that were cancelled.
  public var cancelled = 0
}

/// The tasks of the days `during` a period, of the `earlier` days and of `tasks.md`.
///
/// Done in the period is a ticked task of one of its day files, unless it says it was done later
/// (then it counts as open), and a ticked task of an earlier file or of `tasks.md` that says it was
/// done on one of the period's days. Open and cancelled are tasks of the period's day files alone.
func taskTotals(
  of days: [DiaryDay], earlier: [DiaryDay], undated: [TaskItem], during period: ClosedRange<Day>
) -> TaskTotals {
  var result = TaskTotals()
  func addIfDone(_ task: TaskItem) {
    guard task.status == .done, let day = task.doneDay, period.contains(day) else { return }
    result.done.append(task.words.string)
  }
  for file in earlier.lazy.flatMap(\.files) { file.tasks.forEach(addIfDone) }
  for task in days.lazy.flatMap(\.files).flatMap(\.tasks) {
    switch task.status {
    case .done:
      if let day = task.doneDay, day > period.upperBound {
        result.open += 1
      } else {
        result.done.append(task.words.string)
      }
    case .open, .started: result.open += 1
    case .cancelled: result.cancelled += 1
    case .moved, .other: break
    }
  }
  undated.forEach(addIfDone)
  return result
}

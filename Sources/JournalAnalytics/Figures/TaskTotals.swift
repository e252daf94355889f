internal import JournalFormat

/// The tasks of a period: those done in it, and those still open on its days.
public struct TaskTotals: Hashable, Sendable {
  /// The texts of done tasks in the order of the files, without subtasks.
  public var done: [String] = []
  /// The number of subtasks done.
  public var partsDone: Int { count(.part) }
  /// The number of tasks in the period's day files that are open or started.
  public var open: Int { count(.open) }
  /// The number of tasks in the period's day files that were cancelled.
  public var cancelled: Int { count(.cancelled) }
  /// The different open tasks, each with its due day.
  var openTasks: [OpenTasks.Task] { different.tasks }
  private var different = OpenTasks()

  fileprivate enum Kind: Hashable, Sendable { case done, open, cancelled, part }

  /// The lines of each kind, in the order of the files.
  private var places: [Kind: [LinePlace]] = [:]

  private func count(_ kind: Kind) -> Int { places[kind]?.count ?? 0 }

  fileprivate mutating func addDone(_ task: TaskItem, of day: Day?, in path: String) {
    if task.parent == nil {
      done.append(task.text.string)
      different.close(task, of: day)
    }
    places[task.parent == nil ? .done : .part, default: []].append(LinePlace(path, task.range))
  }

  /// Counts a task that is no subtask.
  fileprivate mutating func add(_ kind: Kind, _ task: TaskItem, of day: Day, in path: String) {
    guard task.parent == nil else { return }
    if kind == .open { different.add(task, of: day) }
    places[kind, default: []].append(LinePlace(path, task.range))
  }
}

extension TaskTotals {
  var figures: [Figure] {
    let kinds: [(name: String, kind: Kind)] = [
      ("Tasks done", .done), ("Still open", .open), ("Cancelled", .cancelled), ("Parts done", .part),
    ]
    return kinds.compactMap { name, kind in
      places[kind].map { places in
        Figure(name, .number(places.count), rule: .tasksOfPeriod, lines: { places })
      }
    }
  }
}

/// The tasks of the days `during` a period, of the `earlier` days and of `tasks.md`.
///
/// Done in the period are ticked tasks of its day files, unless a later done date makes them open, and ticked tasks of earlier
/// files or of `tasks.md` with a done date in the period. Open and cancelled tasks are those of the period's day files only.
/// Subtasks count only if done, and separately.
func taskTotals(
  of days: [DiaryDay], earlier: [DiaryDay], undated: [TaskItem], during period: ClosedRange<Day>
) -> TaskTotals {
  var result = TaskTotals()
  func addIfDone(_ task: TaskItem, of day: Day?, in path: String) {
    guard task.status == .done, let done = task.doneDay, period.contains(done) else { return }
    result.addDone(task, of: day, in: path)
  }
  earlier.forEachTask { task, file in addIfDone(task, of: file.day, in: file.path) }
  days.forEachTask { task, file in
    switch task.status {
    case .done:
      if let day = task.doneDay, day > period.upperBound {
        result.add(.open, task, of: file.day, in: file.path)
      } else {
        result.addDone(task, of: file.day, in: file.path)
      }
    case .open, .started: result.add(.open, task, of: file.day, in: file.path)
    case .cancelled: result.add(.cancelled, task, of: file.day, in: file.path)
    case .moved, .other: break
    }
  }
  for task in undated { addIfDone(task, of: nil, in: "tasks.md") }
  return result
}

extension TaskItem {
  /// `open`, `done 14 March 09:10`.
  var statusText: String {
    switch status {
    case .open: return "open"
    case .started: return "started"
    case .cancelled: return "cancelled"
    case .moved: return "moved"
    case .other: return mark.isEmpty ? "noted" : "[\(mark.string)]"
    case .done:
      let when = [doneDay?.dayAndMonth, doneTime?.description].compactMap(\.self)
      return when.isEmpty ? "done" : "done \(when.joined(separator: " "))"
    }
  }
}

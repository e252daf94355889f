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
  /// The different tasks that are open, by their words, each with the day it is due.
  var openTasks: [OpenTask] = []

  struct OpenTask: Hashable, Sendable {
    var name: String
    var due: Day?
  }

  fileprivate enum Kind: Hashable, Sendable { case done, open, cancelled, part }

  /// The lines of each kind, in the order of the files.
  private var places: [Kind: [LinePlace]] = [:]

  private func count(_ kind: Kind) -> Int { places[kind]?.count ?? 0 }

  fileprivate mutating func addDone(_ task: TaskItem, in path: String) {
    if task.parent == nil { done.append(task.text.string) }
    places[task.parent == nil ? .done : .part, default: []].append(LinePlace(path, task.range))
  }

  /// Counts a task that is no subtask.
  fileprivate mutating func add(_ kind: Kind, _ task: TaskItem, in path: String) {
    guard task.parent == nil else { return }
    if kind == .open { noteOpen(task) }
    places[kind, default: []].append(LinePlace(path, task.range))
  }
}

extension TaskTotals {
  /// A task that was written again is one task, due as it is last said.
  fileprivate mutating func noteOpen(_ task: TaskItem) {
    let name = task.text.string
    if let place = openTasks.firstIndex(where: { $0.name == name }) {
      openTasks[place].due = task.due ?? openTasks[place].due
    } else if openTasks.count < 200 {
      openTasks.append(OpenTask(name: name, due: task.due))
    }
  }

  /// Tasks that were done after they were written are not open.
  fileprivate mutating func closeDone() {
    let done = Set(done)
    openTasks.removeAll { done.contains($0.name) }
  }

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
/// Done in the period is a ticked task of one of its day files, unless it has a later done date (then it counts as
/// open), and a ticked task of an earlier file or of `tasks.md` with a done date in the period. Open and cancelled
/// tasks are those of the period's day files only. Subtasks are counted if they are done, separately.
func taskTotals(
  of days: [DiaryDay], earlier: [DiaryDay], undated: [TaskItem], during period: ClosedRange<Day>
) -> TaskTotals {
  var result = TaskTotals()
  func addIfDone(_ task: TaskItem, in path: String) {
    guard task.status == .done, let day = task.doneDay, period.contains(day) else { return }
    result.addDone(task, in: path)
  }
  for file in earlier.lazy.flatMap(\.files) { for task in file.tasks { addIfDone(task, in: file.path) } }
  for file in days.lazy.flatMap(\.files) {
    for task in file.tasks {
      switch task.status {
      case .done:
        if let day = task.doneDay, day > period.upperBound {
          result.add(.open, task, in: file.path)
        } else {
          result.addDone(task, in: file.path)
        }
      case .open, .started: result.add(.open, task, in: file.path)
      case .cancelled: result.add(.cancelled, task, in: file.path)
      case .moved, .other: break
      }
    }
  }
  for task in undated { addIfDone(task, in: "tasks.md") }
  result.closeDone()
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

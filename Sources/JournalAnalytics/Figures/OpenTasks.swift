internal import JournalFormat

/// The different tasks that are open, as files are read in the order of their days and `tasks.md` after them.
///
/// What is written again on a later day is the same task, carried by hand.
struct OpenTasks: Hashable, Sendable {
  struct Task: Hashable, Sendable {
    var name: String
    var due: Day?
    /// The day of the last file that has it; `nil` for `tasks.md`.
    fileprivate var day: Day?
  }

  private var all: [Task?] = []
  /// The positions of open tasks by their folded words.
  private var places: [String: [Int]] = [:]

  /// In the order in which they were first written.
  var tasks: [Task] { all.compactMap(\.self) }

  /// Adds an open task; one that is known is due as it is last said.
  mutating func add(_ task: TaskItem, of day: Day?) {
    if day != nil, let place = earlier(task, before: day).last, let known = all[place] {
      all[place] = Task(name: known.name, due: task.due ?? known.due, day: day)
    } else {
      places[folded(task.text.string), default: []].append(all.count)
      all.append(Task(name: task.text.string, due: task.due, day: day))
    }
  }

  /// Takes away what `task`, which is open no more, was before.
  mutating func close(_ task: TaskItem, of day: Day?) {
    let closed = earlier(task, before: day)
    for place in closed { all[place] = nil }
    if !closed.isEmpty { places[folded(task.text.string)]?.removeAll(where: closed.contains) }
  }

  /// The positions of those of earlier days that are the same task.
  private func earlier(_ task: TaskItem, before day: Day?) -> [Int] {
    (places[folded(task.text.string)] ?? []).filter { place in
      guard let known = all[place], TaskItem.areSame(due: known.due, task.due) else { return false }
      return known.day.map { known in day.map { known < $0 } ?? true } ?? false
    }
  }
}

extension TaskItem {
  /// Whether two tasks with the same words, due on these days, may be one: where both say a day, it is the same.
  static func areSame(due one: Day?, _ other: Day?) -> Bool { one == nil || other == nil || one == other }
}

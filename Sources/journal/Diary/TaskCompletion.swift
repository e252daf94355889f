import JournalAnalytics
import JournalFormat

extension Completion {
  /// Numbers of open tasks, with their words.
  static let tasks = asked(\.tasks)
}

extension CompletionSource {
  /// The open tasks by the numbers that the last list printed; tasks of no list are not offered.
  var tasks: [Offer] {
    guard let folder else { return [] }
    let numbers = TaskNumbers.stored(in: folder)
    let found = openTasks.compactMap { task in
      numbers.number(of: TaskNumbers.Key(task)).map { ($0, task.task.text.string) }
    }
    return found.sorted { $0.0 < $1.0 }.prefix(100).map { Offer("\($0.0)", $0.1) }
  }
}

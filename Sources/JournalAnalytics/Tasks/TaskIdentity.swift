public import JournalFormat

/// What tells a task from others of its file, whatever its state: its words, its days and its tags.
public struct TaskIdentity: Hashable, Sendable {
  private let words: TextSlice
  private let due: Day?
  private let dueTime: ClockTime?
  private let scheduled: Day?
  private let tags: [String]

  public init(_ task: TaskItem) {
    words = task.text
    (due, dueTime, scheduled) = (task.due, task.dueTime, task.scheduled)
    tags = task.tags.map(\.key)
  }

  /// The same for the same task on every run.
  public var digest: UInt64 {
    let due: String = self.due?.description ?? "-"
    let dueTime: String = self.dueTime?.description ?? "-"
    let scheduled: String = self.scheduled?.description ?? "-"
    let days: [String] = [due, dueTime, scheduled]
    let whole: UInt64 = Array(words.bytes).fnv1a()
    return Array((days + tags).joined(separator: "\n").utf8).fnv1a(continuing: whole)
  }
}

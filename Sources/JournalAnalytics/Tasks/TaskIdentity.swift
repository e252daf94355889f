public import JournalFormat

/// Identifies a task in its file, whatever its state: by its words, its days and its tags.
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

  /// Stable for the same task on every run.
  public var digest: UInt64 {
    var digest: UInt64 = Array(words.bytes).fnv1a()
    for number in [due?.ordinal, dueTime.map { Int($0.minutes) }, scheduled?.ordinal] {
      // Days and times are far below this.
      let number = UInt64(bitPattern: Int64(number ?? .max))
      for shift in stride(from: 0, to: 64, by: 8) {
        digest = digest.fnv1a(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
      }
    }
    return tags.reduce(digest) { Array($1.utf8).fnv1a(continuing: $0).fnv1a(.lineFeed) }
  }
}

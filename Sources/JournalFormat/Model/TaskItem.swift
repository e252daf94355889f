/// A checkbox item: something to do, or done.
public struct TaskItem: Hashable, Sendable {
  /// The status by the mark in the box.
  public enum Status: String, Sendable {
    case open, done, started, cancelled
    /// `[>]`: moved to another day.
    case moved
    /// Any other mark: neither done nor open.
    case other
  }

  public enum Priority: String, Comparable, Sendable {
    case low, medium, high

    public static func < (a: Priority, b: Priority) -> Bool { a.rank < b.rank }
    private var rank: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .high: 2
      }
    }
  }

  public var range: SourceRange
  /// How many lines its words take, from the first of `range` on; what follows in the item is its description.
  public var wordLines = 1
  public var status: Status
  /// The character in the box as written; empty if a keyword such as `TODO` stands for the box.
  public var mark: TextSlice
  /// What is to be done, without the markers that other properties are read from.
  public var text: TextSlice
  /// The leading time: when it is planned, or when it was done if it is ticked and says neither another day nor another time.
  public var time: TimeSpan?
  public var due: Day?
  /// The time of `due`: `due:2026-03-18T15:00`.
  public var dueTime: ClockTime?
  /// Obsidian's ⏳.
  public var scheduled: Day?
  public var scheduledTime: ClockTime?
  public var start: Day?
  public var startTime: ClockTime?
  public var doneDay: Day?
  /// The day it was written down: `➕ 2026-03-01`.
  public var created: Day?
  public var doneTime: ClockTime?
  public var priority: Priority?
  public var recurrence: Recurrence?
  public var reminder: ClockTime?
  /// How many minutes before it is due it reminds: `remind:1d` is 1440, `remind:-10m` is 10.
  public var reminderLead: Int?
  /// The one day it reminds on, whenever it is due: `remind:2026-03-18T09:00`, as `journal task snooze` writes it.
  public var reminderDay: Day?
  /// The time of `reminderDay`.
  public var reminderDayTime: ClockTime?
  public var tags: [Tag]
  /// The index of the parent task in the file's tasks, or `nil`.
  public var parent: Int?

  public init(range: SourceRange, status: Status, mark: TextSlice, text: TextSlice) {
    self.range = range
    self.status = status
    self.mark = mark
    self.text = text
    self.tags = []
  }
}

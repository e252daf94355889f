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
  public var status: Status
  /// The character in the box as written; empty if a keyword such as `TODO` stands for the box.
  public var mark: TextSlice
  /// What is to be done, without the markers that other properties are read from.
  public var text: TextSlice
  /// The leading time: when it is planned, or when it was done if it is ticked.
  public var time: TimeSpan?
  public var due: Day?
  /// Obsidian's ⏳.
  public var scheduled: Day?
  public var start: Day?
  public var doneDay: Day?
  public var doneTime: ClockTime?
  public var priority: Priority?
  public var recurrence: Recurrence?
  public var reminder: ClockTime?
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

/// When a recurring task comes due again.
public struct Recurrence: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// Every `count` days, at least 1.
    case days(Int)
    /// Every `count` weeks, at least 1.
    case weeks(Int)
    /// Every `count` months, at least 1.
    case months(Int)
    /// Every `count` years, at least 1.
    case years(Int)
    /// On these days of the week, at least one.
    case weekdays(Set<Weekday>)
  }

  public var rule: Rule
  /// Whether it is counted from the day it was done (`every:week!`) rather than from the day it was due.
  public var isFromCompletion: Bool

  public init(_ rule: Rule, isFromCompletion: Bool = false) {
    self.rule = rule
    self.isFromCompletion = isFromCompletion
  }
}

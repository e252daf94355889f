/// A habit as `habits.md` defines it.
public struct Habit: Hashable, Sendable {
  public var range: SourceRange
  public var name: TextSlice
  /// How often, on the days before the first of `changes`; `nil` means every day, unless `isRuleUnread`.
  public var every: Recurrence?
  /// The value of an `every` that is no rule: then nothing is known of when the habit is due.
  public var unreadEvery: TextSlice?
  /// Whether its text says a rule where no key does: `- weekly`.
  public var hasRuleInText = false
  /// The lines of other keys, or of rules and targets from a day on, whose values cannot be read, as they are written: `since: 16.11.2026`.
  public var unread: [TextSlice] = []
  /// The rules that hold from a day on, by their days; of those of one day the last said counts.
  public var changes: [RuleChange]
  /// The first day that counts.
  public var since: Day?
  /// The last day that counts.
  public var until: Day?
  /// The amount that makes it done, on the days before the first of `targetChanges`; `nil` if a tick is enough.
  public var target: HabitAmount?
  /// The targets that hold from a day on, by their days.
  public var targetChanges: [TargetChange] = []
  public var steps: [TextSlice]
  public var priority: TaskItem.Priority?
  /// When it wants to be remembered, in the order written.
  public var reminders: [ClockTime]
  /// How often it may be skipped.
  public var skips: SkipBudget?
  /// Other names under which it is ticked.
  public var aliases: [TextSlice]
  public var tags: [Tag]
  /// The lines of Markdown that describe it, blank ones between them too.
  public var about: [TextSlice]

  public init(range: SourceRange, name: TextSlice) {
    self.range = range
    self.name = name
    self.changes = []
    self.reminders = []
    self.about = []
    self.steps = []
    self.aliases = []
    self.tags = []
  }
}

extension Habit {
  /// Whether a rule is said and none can be read: then nothing is known of when the habit is due, before the first of `changes`.
  public var isRuleUnread: Bool { every == nil && (unreadEvery != nil || hasRuleInText) }

  /// The target on a day.
  public func target(on day: Day) -> HabitAmount? { targetChanges.last { $0.first <= day }?.target ?? target }
}

/// A target that holds from a day on: `target: 10 glasses from 2026-03-01`.
public struct TargetChange: Hashable, Sendable {
  /// The first day it holds.
  public var first: Day
  public var target: HabitAmount

  public init(first: Day, target: HabitAmount) {
    self.first = first
    self.target = target
  }
}

/// A rule that holds from a day on: `every: mon,wed from 2026-03-01`.
public struct RuleChange: Hashable, Sendable {
  /// The first day it holds.
  public var first: Day
  /// `nil` for one that cannot be read: then the habit is due on no day from there on.
  public var every: Recurrence?

  public init(first: Day, every: Recurrence?) {
    self.first = first
    self.every = every
  }
}

/// `2/month`: how often a habit may be skipped.
public struct SkipBudget: Hashable, Sendable, CustomStringConvertible {
  public enum Span: String, CaseIterable, Sendable {
    case week, month, year
  }

  /// From 0 to 999.
  public var count: Int
  /// `nil` where it is not said: `skips: 2`.
  public var span: Span?

  public init(count: Int, span: Span?) {
    self.count = count
    self.span = span
  }

  public var description: String { "\(count)" + (span.map { "/" + $0.rawValue } ?? "") }
}

/// `6`, `6/8` or `8 glasses`.
public struct HabitAmount: Hashable, Sendable {
  public var amount: Double
  /// The `8` of `6/8`.
  public var target: Double?
  public var unit: TextSlice?

  public init(amount: Double, target: Double? = nil, unit: TextSlice? = nil) {
    self.amount = amount
    self.target = target
    self.unit = unit
  }
}

/// A habit's line in a day file. Without a line it is unknown.
public struct HabitTick: Hashable, Sendable {
  public enum State: String, Sendable {
    case done
    /// `[ ]`: not done, once the day is over.
    case open
    /// `[-]`: skipped, which breaks no streak.
    case skipped
    /// Another mark, or an amount without a box.
    case noted
  }

  public var range: SourceRange
  /// How many lines its words take, from the first of `range` on.
  public var wordLines = 1
  public var name: TextSlice
  public var state: State
  public var time: TimeSpan?
  public var amount: HabitAmount?
  /// Why it was skipped, or a note.
  public var remark: TextSlice?
  public var mood: MoodValue?
  /// What is ticked or counted below it, at any depth.
  public var steps: [HabitStep]
  public var tags: [Tag]

  public init(range: SourceRange, name: TextSlice, state: State) {
    self.range = range
    self.name = name
    self.state = state
    self.steps = []
    self.tags = []
  }

  /// The tags of its line, then those of its steps.
  public var tagsWithSteps: [Tag] { steps.isEmpty ? tags : tags + steps.flatMap(\.tags) }
}

/// A tick below a habit's tick: a part of it, and no habit. Equal ones may stand anywhere.
public struct HabitStep: Hashable, Sendable {
  /// All its words but the tags at their end.
  public var text: TextSlice
  public var state: HabitTick.State
  public var tags: [Tag]
  /// The lines of its words.
  public var lines: ClosedRange<Int>

  public init(text: TextSlice, state: HabitTick.State, tags: [Tag] = [], lines: ClosedRange<Int>) {
    self.text = text
    self.state = state
    self.tags = tags
    self.lines = lines
  }

  public static func == (a: HabitStep, b: HabitStep) -> Bool {
    a.text == b.text && a.state == b.state && a.tags == b.tags
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(state)
    hasher.combine(tags)
  }
}

/// A habit as `habits.md` defines it.
public struct Habit: Hashable, Sendable {
  public var range: SourceRange
  public var name: TextSlice
  /// How often; `nil` means every day.
  public var every: Recurrence?
  /// The first day that counts.
  public var since: Day?
  /// The amount that makes it done; `nil` if a tick is enough.
  public var target: HabitAmount?
  public var steps: [TextSlice]

  public init(range: SourceRange, name: TextSlice) {
    self.range = range
    self.name = name
    self.steps = []
  }
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
  public var name: TextSlice
  public var state: State
  public var time: TimeSpan?
  public var amount: HabitAmount?
  /// Why it was skipped, or a note.
  public var remark: TextSlice?
  public var mood: MoodValue?
  public var tags: [Tag]

  public init(range: SourceRange, name: TextSlice, state: State) {
    self.range = range
    self.name = name
    self.state = state
    self.tags = []
  }
}

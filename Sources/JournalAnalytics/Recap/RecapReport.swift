public import JournalFormat

/// What a period of the diary held: every number of a recap.
///
/// Entries are eaten entries throughout; planned and dropped ones are counted apart.
public struct RecapReport: Hashable, Sendable {
  /// One day of the period.
  public struct DayCount: Hashable, Sendable {
    public var day: Day
    public var entries: Int
    public var coverage: DayCoverage
    public var energy: EnergyTally
    /// Whether the settings name it a day of rest.
    public var isRest: Bool
    /// Whether it counts as missed: nothing logged, and no day of rest.
    public var isMissed: Bool { entries == 0 && !isRest }
  }

  public var observed: ObservedPeriod
  public var units: JournalSettings.Units
  public var entries: Int
  public var planned: Int
  public var dropped: Int
  /// Entries of the whole period before, and of its part that is as long as this one is by now.
  public var previousEntries: Int
  public var previousEntriesByNow: Int
  /// Whether any day before the period was logged.
  public var hasEarlierEntries: Bool
  /// The days that have begun, in order.
  public var days: [DayCount]
  /// As seen on `observed.today`.
  public var streaks: Streaks
  /// Commonest first.
  public var foods: [NamedFood]
  /// What no earlier day names; empty while the diary is younger than three logged days.
  public var newFoods: [NamedFood]
  public var categories: CategoryShares
  public var timing: MealTiming
  public var energy: EnergyCoverage
  public var weight: WeightChange?
  public var tasks: TaskTotals
  public var habits: [HabitTotal]
  public var moods: [MoodAverage]
  /// What stands with a figure under headings of the writer's own.
  var series: [SeriesInsight.Series]
  /// Files that could not be used and may belong to the period.
  public var unread: [Journal.UnreadFile]
  /// 32 hexadecimal digits that stand for the facts all this was computed from.
  public var digest: String

  public var period: Period { observed.period }
  public var daysLogged: Int { days.count { $0.entries > 0 } }

  /// What the entries are compared with: those of the period before, up to the same day while some days are to come.
  var comparedEntries: Int { observed.daysToCome > 0 ? previousEntriesByNow : previousEntries }

  /// Entries against the period before in whole percent, up or down; `nil` where that has none to compare with.
  ///
  /// A running period is compared with as much of the one before, or it would be behind on every day but its last.
  public var changePercent: Int? {
    guard comparedEntries > 0 else { return nil }
    let percent = percentage(abs(entries - comparedEntries), of: comparedEntries)
    return entries < comparedEntries ? -percent : percent
  }

  /// The days with the most entries; empty without entries.
  public var bestDays: [Day] {
    guard let most = days.map(\.entries).max(), most > 0 else { return [] }
    return days.filter { $0.entries == most }.map(\.day)
  }

  /// Foods worth a list: those of two entries or more, at most eight.
  public var topFoods: [NamedFood] { Array(foods.prefix { $0.count >= 2 }.prefix(8)) }

  /// Whether the period is over and has no missed day.
  public var isPerfect: Bool {
    observed.isFinished && daysLogged > 0 && !days.contains(where: \.isMissed)
  }
}

public import JournalFormat

/// What was eaten on a day, compared with that day's goal.
public struct EnergyDay: Sendable {
  /// How a day compares with its goal.
  public enum State: String, CaseIterable, Sendable {
    /// Within 5 % of the goal, ends included.
    case on
    /// Above that by up to 15 %, inclusive.
    case slightlyOver = "slightly_over"
    case over, under
    /// Not all of the day is known.
    case partial
    case untracked

    /// One column wide, so that no meaning rests on colour alone.
    public var sign: String {
      switch self {
      case .on: "●"
      case .slightlyOver: "▲"
      case .over: "✚"
      case .under: "▽"
      case .partial: "◌"
      case .untracked: "·"
      }
    }

    public var name: String { rawValue.replacing("_", with: " ") }
  }

  public var day: Day
  public var tally: EnergyTally
  public var coverage: DayCoverage
  /// The number of eaten entries.
  public var eaten: Int
  /// Protein, carbohydrates and fat; those that no entry states are missing.
  public var macros: [Nutrient: MacroSum]
  /// `nil` if there is none.
  public var goal: DailyGoal?
  /// The user's aim on that day.
  public var aim: ProfileSettings.Aim?
  /// Whether it is a day of rest.
  public var isRest: Bool
  /// Whether the day has ended; before that it is not judged.
  public var isOver: Bool
  /// Whether the diary has no entry up to this day.
  public var isBefore = false

  /// Whether the day's energy can go into an average.
  public var isKnown: Bool { coverage.isKnown(by: tally) }

  /// Whether the day says that it is complete and none of its entries states an energy.
  var isCompleteWithoutValue: Bool { coverage == .complete && tally.stated == 0 && eaten > 0 }

  /// `nil` for a day that is not over, and for a complete one without a goal.
  public var state: State? {
    guard isOver else { return nil }
    if coverage == .untracked { return .untracked }
    // With an entry that has no value, what is known is a lower bound, and no more can be judged than of a partial day.
    guard isKnown, tally.incomplete == 0 else { return .partial }
    return goal.map { Self.state(tenths: tally.middleTenths, goal: $0.kilocalories) }
  }

  /// Compared in whole kilocalories, as they are shown, so that two days that look alike are alike.
  static func state(tenths: Int, goal: Int) -> State {
    let eaten = share(tenths, among: 10) * 100
    if eaten < goal * 95 { return .under }
    if eaten <= goal * 105 { return .on }
    return eaten <= goal * 115 ? .slightlyOver : .over
  }

  /// Whether the day counts as one on target: on its goal, slightly over it, or beyond it to the side that the aim leads to. `nil` where it
  /// cannot be told.
  public var isOnTarget: Bool? {
    switch state {
    case .on, .slightlyOver: true
    case .under: aim == .lose
    case .over: aim == .gain
    case .partial, .untracked, nil: nil
    }
  }

  /// `1,850`, `1,850–2,050`, `at least 1,400`; empty where nothing is known.
  public var amount: String {
    // What is written down of a day that goes on, or of a partial one, is not all.
    tally.amount(isLowerBound: isOver && !isKnown)
  }
}

extension EnergyTally {
  /// `1,850`, `1,850–2,050`, `at least 1,400` for a sum that lacks something; empty where nothing is known.
  func amount(isLowerBound: Bool = false, atLeast: String = "at least ") -> String {
    guard stated > 0 else { return "" }
    let (low, high) = (share(lowTenths, among: 10), share(highTenths, among: 10))
    if incomplete > 0 || isLowerBound { return "\(atLeast)\(grouped(low))" }
    return low == high ? grouped(low) : "\(grouped(low))–\(grouped(high))"
  }
}

extension EnergyDay {
  init(
    _ day: Day, _ diaryDay: DiaryDay?, goal: DailyGoal?, aim: ProfileSettings.Aim?, isRest: Bool, today: Day
  ) {
    self.init(
      day: day, tally: diaryDay?.energyTally ?? EnergyTally(), coverage: diaryDay?.coverage ?? .untracked,
      eaten: diaryDay?.eatenCount ?? 0, macros: diaryDay?.macros ?? [:], goal: goal, aim: aim, isRest: isRest,
      isOver: day < today)
  }
}

/// The consecutive days on target, in order; `days` are the newest first.
///
/// Counted back from yesterday, since today is not over. A day on its goal or slightly over it counts, and so does one under it if
/// the aim is to lose, or over it if the aim is to gain; any other judged day ends the streak. Partial days and untracked days of
/// rest neither count nor end it; an untracked day and one without a goal end it.
func targetStreak(of days: some Sequence<EnergyDay>) -> [Day] {
  var streak: [Day] = []
  for day in days where day.isOver {
    if let isOnTarget = day.isOnTarget {
      guard isOnTarget else { break }
      streak.append(day.day)
      continue
    }
    guard day.state == .partial || day.state == .untracked && day.isRest else { break }
  }
  return streak.reversed()
}

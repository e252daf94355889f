public import JournalFormat

/// What was eaten on a day, held against the goal of that day.
public struct EnergyDay: Sendable {
  /// How a day stands to its goal.
  public enum State: String, CaseIterable, Sendable {
    /// Within 5 % of the goal, ends included.
    case on
    /// Above that by up to 15 %, the end included.
    case slightlyOver = "slightly_over"
    case over, under
    /// Not all of the day is known.
    case partial
    case untracked

    /// One column wide, so that nothing is said by colour alone.
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
  /// Grams of protein, carbohydrates and fat over the entries that state them; none where no entry does.
  public var macros: [Nutrient: Double]
  /// `nil` if there is none.
  public var goal: DailyGoal?

  /// `nil` without a goal, but for days without a record.
  public var state: State? {
    switch coverage {
    case .untracked: .untracked
    case .partial: goal == nil ? nil : .partial
    case .complete: goal.map { Self.state(tenths: tally.middleTenths, goal: $0.kilocalories) }
    }
  }

  /// Compared in whole numbers, so that the borders are exact.
  static func state(tenths: Int, goal: Int) -> State {
    let (eaten, goal) = (tenths * 10, goal)
    if eaten < goal * 95 { return .under }
    if eaten <= goal * 105 { return .on }
    return eaten <= goal * 115 ? .slightlyOver : .over
  }

  /// `1,850`, `1,850–2,050`, `at least 1,400`; empty where nothing is known.
  public var amount: String {
    guard tally.stated > 0 else { return "" }
    let (low, high) = (share(tally.lowTenths, among: 10), share(tally.highTenths, among: 10))
    if tally.incomplete > 0 { return "at least \(grouped(low))" }
    return low == high ? grouped(low) : "\(grouped(low))–\(grouped(high))"
  }
}

extension EnergyDay {
  init(_ day: Day, _ diaryDay: DiaryDay?, goal: DailyGoal?) {
    self.init(
      day: day, tally: diaryDay?.energyTally ?? EnergyTally(), coverage: diaryDay?.coverage ?? .untracked,
      macros: [:],
      goal: goal)
    for nutrient in [Nutrient.protein, .carbs, .fat] {
      let grams = diaryDay?.eaten.compactMap { $0.grams(of: nutrient) } ?? []
      if !grams.isEmpty { macros[nutrient] = grams.reduce(0, +) }
    }
  }
}

/// The days in a row that were on target, in their order.
///
/// Counted back from yesterday: today is not over. A day on the goal or slightly over it counts one; a partial day and a day of rest end
/// nothing and add nothing; a day over ends it, an untracked one too, and one under unless the aim is to lose.
func targetStreak(
  of days: some BidirectionalCollection<EnergyDay>, aim: ProfileSettings.Aim?, rest: [ClosedRange<Day>],
  today: Day
) -> [Day] {
  var streak: [Day] = []
  for day in days.reversed() where day.day < today {
    switch day.state {
    case .on, .slightlyOver: streak.append(day.day)
    case .under where aim == .lose: streak.append(day.day)
    case .partial: continue
    case .untracked where rest.contains { $0.contains(day.day) }: continue
    case .over, .under, .untracked, nil: return streak.reversed()
    }
  }
  return streak.reversed()
}

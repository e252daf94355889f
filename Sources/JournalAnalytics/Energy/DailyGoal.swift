public import JournalFormat

/// The energy goal of a day, and what it follows from.
public struct DailyGoal: Hashable, Sendable {
  /// How a computed goal came about, in unrounded kilocalories.
  public struct Breakdown: Hashable, Sendable {
    public var sex: ProfileSettings.Sex
    public var age: Int
    /// In centimetres.
    public var height: Double
    /// The weight by the trend on the day of the last reading.
    public var mass: BodyMass
    /// The day of that reading.
    public var massDay: Day
    public var activity: ProfileSettings.Activity
    public var aim: ProfileSettings.Aim
    public var resting: Double
    /// The energy at rest times the activity factor.
    public var expenditure: Double
    /// The expenditure plus what the aim adds or takes off.
    public var aimed: Double

    /// Whether the aim alone would lie below the minimum of all goals.
    public var isAtFloor: Bool { aimed < EnergyNeed.floor }
    /// Not below 1,200.
    public var goal: Double { max(aimed, EnergyNeed.floor) }
    /// What the goal takes off the expenditure in the end, a day; negative if it adds.
    public var deficit: Double { expenditure - goal }
    /// Kilograms a week by the linear rule, negative for a loss.
    public var change: Double { -deficit * 7 / EnergyNeed.perKilogram }
  }

  public enum Basis: Hashable, Sendable {
    /// A `[[goal]]` of the settings.
    case own(GoalSettings)
    /// `energy_goal_kcal` of the profile.
    case profile
    case computed(Breakdown)
  }

  /// Kilocalories, rounded once.
  public var kilocalories: Int
  public var basis: Basis
  /// The `[[goal]]` that has begun by then, with its grams.
  public var goal: GoalSettings?

  /// Whether the user wrote the number, so that the profile does not change it.
  public var isOwn: Bool {
    if case .computed = basis { false } else { true }
  }
}

/// Why there is no goal.
public enum NoGoal: Error, Hashable, Sendable {
  /// Nothing was set up.
  case nothingSet
  /// These keys of the profile are missing.
  case missing([String])
  /// No weight was written down by then.
  case noWeight
  /// The user wants no goal from this day on.
  case dropped(from: Day?)
  /// The user was not yet an adult.
  case minor(age: Int)
}

/// The goals of the days of a diary.
///
/// An own goal that has begun by a day is that day's. Before the first of them it is `energy_goal_kcal`, else it is computed from the
/// profile of that day with the age on it and the weight known then: that of the `WeightTrend` on the day of the last reading by that day, which
/// ‘journal weight’ shows, too.
public struct DailyGoals: Sendable {
  private let settings: JournalSettings
  private let trend: WeightTrend

  /// With readings in the order of days, several a day possible.
  public init(settings: JournalSettings, readings: [WeightReading]) {
    (self.settings, trend) = (settings, WeightTrend(readings))
  }

  /// The goal of `day`, or why there is none.
  public func goal(on day: Day) -> Result<DailyGoal, NoGoal> {
    let own = settings.ownGoal(on: day)
    if let own, let energy = own.energy {
      return .success(DailyGoal(kilocalories: Int(energy.rounded()), basis: .own(own), goal: own))
    }
    if let own, own.word == GoalSettings.Word.none { return .failure(.dropped(from: own.from)) }
    if own == nil, let energy = settings.profile.energyGoal {
      return .success(DailyGoal(kilocalories: Int(energy.rounded()), basis: .profile))
    }
    return breakdown(on: day).map {
      DailyGoal(kilocalories: Int($0.goal.rounded()), basis: .computed($0), goal: own)
    }
  }

  /// The computed goal of `day`, whatever own goal there is.
  public func breakdown(on day: Day) -> Result<DailyGoal.Breakdown, NoGoal> {
    let profile = settings.profile(on: day)
    var missing: [String] = []
    if profile.sex == nil { missing.append("sex") }
    if profile.born == nil { missing.append("born") }
    if profile.height == nil { missing.append("height_cm") }
    if profile.activity == nil { missing.append("activity") }
    guard let sex = profile.sex, let born = profile.born, let height = profile.height,
      let activity = profile.activity
    else { return .failure(missing.count == 4 ? .nothingSet : .missing(missing)) }
    let age = day.age(bornOn: born)
    guard age >= EnergyNeed.adultAge else { return .failure(.minor(age: age)) }
    guard let (mass, massDay) = mass(on: day) else { return .failure(.noWeight) }
    let aim = profile.aim ?? .maintain
    let resting = EnergyNeed.resting(mass: mass, height: height, age: age, sex: sex)
    let expenditure = resting * activity.factor
    return .success(
      DailyGoal.Breakdown(
        sex: sex, age: age, height: height, mass: mass, massDay: massDay, activity: activity, aim: aim,
        resting: resting, expenditure: expenditure, aimed: expenditure + aim.adjustment))
  }

  /// What the goal of `day` takes off the expenditure by the formula, in kilocalories a day; `nil` if either is not known.
  public func deficit(on day: Day) -> Double? {
    guard let goal = try? goal(on: day).get(), let breakdown = try? breakdown(on: day).get() else {
      return nil
    }
    return breakdown.expenditure - Double(goal.kilocalories)
  }

  /// The weight known on a day, and the day of the last reading by then; `nil` before the first.
  func mass(on day: Day) -> (BodyMass, Day)? {
    let known = trend.points[..<trend.points.partitioningIndex { $0.day > day }]
    return known.last.flatMap { last in BodyMass(kilograms: last.trend).map { ($0, last.day) } }
  }
}

/// The energy a person needs, by formulas.
public enum EnergyNeed {
  /// Kilocalories a day at rest: 10·kg + 6.25·cm − 5·years + 5 for men, − 161 for women.
  ///
  /// Mifflin, St Jeor and others, *A new predictive equation for resting energy expenditure in healthy individuals*, American Journal of
  /// Clinical Nutrition 51 (1990), 241–247; for adults. Nine of ten people lie within 10 %.
  public static func resting(
    mass: BodyMass, height: Double, age: Int, sex: ProfileSettings.Sex
  ) -> Double {
    10 * mass.kilograms + 6.25 * height - 5 * Double(age) + (sex == .male ? 5 : -161)
  }

  /// What a kilogram of body mass holds, in kilocalories: the linear rule, which holds for weeks.
  ///
  /// Wishnofsky, *Caloric equivalents of gained or lost weight*, American Journal of Clinical Nutrition 6 (1958), 542–546.
  public static let perKilogram = 7_700.0

  /// No goal is computed below this, in kilocalories.
  public static let floor = 1_200.0

  /// Nobody younger gets a computed goal.
  public static let adultAge = 18
}

extension ProfileSettings.Activity {
  /// The factor for the energy at rest: 1.2, 1.375, 1.55, 1.725 and 1.9, as has been usual since Harris and Benedict.
  public var factor: Double {
    switch self {
    case .sedentary: 1.2
    case .light: 1.375
    case .moderate: 1.55
    case .active: 1.725
    case .veryActive: 1.9
    }
  }
}

extension ProfileSettings.Aim {
  /// Kilocalories a day added to the expenditure; −500 is about half a kilogram a week less.
  public var adjustment: Double {
    switch self {
    case .lose: -500
    case .maintain: 0
    case .gain: 500
    }
  }
}

extension Day {
  /// The age in whole years on this day; who is born on 29 February ages on 1 March of other years.
  public func age(bornOn born: Day) -> Int {
    let (now, then) = (components, born.components)
    return now.year - then.year - ((now.month, now.day) < (then.month, then.day) ? 1 : 0)
  }
}

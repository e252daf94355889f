public import JournalFormat

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

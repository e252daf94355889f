/// The unit in which a habit is counted: `glasses`, `ml`, `min`.
public struct HabitUnit: Sendable {
  private let name: String

  public init(_ name: String) { self.name = folded(name) }

  /// What a number of this unit is multiplied with to be one of `other`; `nil` for units that cannot be compared.
  public func factor(to other: HabitUnit) -> Double? {
    if name == other.name { return 1 }
    for measure in Self.measures {
      if let own = measure[name], let wanted = measure[other.name] { return own / wanted }
    }
    let isMeasured = Self.measures.contains { $0[name] != nil || $0[other.name] != nil }
    return !isMeasured && (name.isForm(of: other.name) || other.name.isForm(of: name)) ? 1 : nil
  }

  /// Units of one measure, as multiples of its smallest.
  private static let measures: [[String: Double]] = [
    [
      "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "m": 60, "min": 60, "mins": 60, "minute": 60,
      "minutes": 60, "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600, "hours": 3_600,
    ],
    [
      "ml": 1, "cl": 10, "dl": 100, "l": 1_000, "litre": 1_000, "litres": 1_000, "liter": 1_000,
      "liters": 1_000,
    ],
    [
      "m": 1, "metre": 1, "metres": 1, "meter": 1, "meters": 1, "km": 1_000, "mi": 1_609.344,
      "mile": 1_609.344,
      "miles": 1_609.344,
    ],
    ["mg": 1, "g": 1_000, "kg": 1_000_000],
  ]
}

extension String {
  /// Whether the longer `other` is the word in another number, or without its abbreviation: `glasses` of `glass`, `Seiten` of `Seite`.
  fileprivate func isForm(of other: String) -> Bool {
    other.hasPrefix(count > 3 ? dropLast() : self[...])
  }
}

extension HabitAmount {
  /// Its number in `unit`, in which a number without a unit is; `nil` if it cannot be compared.
  public func number(in unit: TextSlice?) -> Double? {
    guard let own = self.unit, let unit, own != unit else { return amount }
    return HabitUnit(own.string).factor(to: HabitUnit(unit.string)).map { amount * $0 }
  }
}

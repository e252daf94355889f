public import JournalFormat

/// Energy and nutrients of some days, with what the figures rest on.
public struct EnergyCoverage: Hashable, Sendable {
  public struct NutrientTotal: Hashable, Sendable {
    public var nutrient: Nutrient
    /// What the entries that name it state, in all.
    public var milligrams: Int
    /// Entries that state it.
    public var entries: Int
  }

  /// The complete days together: what an average may rest on.
  public var complete = EnergyTally()
  public var completeDays = 0
  /// The partial days together: at least so much.
  public var partial = EnergyTally()
  /// Partial days, with or without any value.
  public var partialDays = 0
  /// Partial days on which at least one entry has a value.
  public var partialDaysWithValue = 0
  /// Those that an entry states, in the order of `Nutrient`.
  public var nutrients: [NutrientTotal] = []

  /// Kilocalories a day over the complete days, ranges at their middle; `nil` without a complete day.
  public var averageKilocalories: Int? {
    completeDays == 0 ? nil : share(complete.middleTenths, among: completeDays * 10)
  }
  /// Entries without a value, or with part of one, on all days.
  public var entriesWithoutValue: Int { complete.incomplete + partial.incomplete }
  /// Whether any entry states energy.
  public var hasEnergy: Bool { complete.stated + partial.stated > 0 }
}

/// What the eaten entries of `days` state about energy and nutrients.
func energyCoverage(of days: [DiaryDay]) -> EnergyCoverage {
  var result = EnergyCoverage()
  var milligrams: [Nutrient: Int] = [:]
  var entries: [Nutrient: Int] = [:]
  for day in days {
    let tally = day.energyTally
    switch day.coverage {
    case .untracked: continue
    case .partial:
      result.partial.add(tally)
      result.partialDays += 1
      if tally.stated > 0 { result.partialDaysWithValue += 1 }
    case .complete:
      result.complete.add(tally)
      result.completeDays += 1
    }
    for entry in day.eaten {
      for nutrient in Nutrient.allCases {
        // Beyond a tonne it is a slip of the pen, and its sum could leave the integers.
        guard let grams = entry.grams(of: nutrient), grams >= 0, grams <= 1_000_000 else { continue }
        milligrams[nutrient, default: 0] += Int((grams * 1_000).rounded())
        entries[nutrient, default: 0] += 1
      }
    }
  }
  for nutrient in Nutrient.allCases {
    guard let amount = milligrams[nutrient], let count = entries[nutrient] else { continue }
    result.nutrients.append(.init(nutrient: nutrient, milligrams: amount, entries: count))
  }
  return result
}

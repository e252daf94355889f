public import JournalFormat

/// A sum of energy that knows what it leaves out.
///
/// Sums are whole tenths of a kilocalorie, so that no order of entries changes them.
public struct EnergyTally: Hashable, Sendable {
  /// Tenths of a kilocalorie at the lower end, the middle and the upper end of what was stated.
  public internal(set) var lowTenths = 0
  public internal(set) var middleTenths = 0
  public internal(set) var highTenths = 0
  /// The part of the middle that was marked as an estimate.
  public internal(set) var estimatedTenths = 0
  /// Entries with a value, those with a partial one included.
  public internal(set) var stated = 0
  /// Entries without a value, or with the sum of some of their parts only.
  public internal(set) var incomplete = 0

  public init() {}

  /// Kilocalories, ranges counted at their middle.
  public var kilocalories: Double { Double(middleTenths) / 10 }

  mutating func add(_ entry: FoodEntry) {
    if !entry.hasWholeEnergy { incomplete += 1 }
    guard let energy = entry.energy else { return }
    stated += 1
    let middle = Int(energy.middle.tenthsOfKilocalorie)
    lowTenths += Int(energy.low.tenthsOfKilocalorie)
    middleTenths += middle
    highTenths += Int(energy.high.tenthsOfKilocalorie)
    if energy.isEstimate { estimatedTenths += middle }
  }

  mutating func add(_ other: EnergyTally) {
    lowTenths += other.lowTenths
    middleTenths += other.middleTenths
    highTenths += other.highTenths
    estimatedTenths += other.estimatedTenths
    stated += other.stated
    incomplete += other.incomplete
  }
}

extension DiaryDay {
  /// The energy of the day's eaten entries.
  var energyTally: EnergyTally {
    var tally = EnergyTally()
    for file in files { for entry in file.entries where entry.isEaten { tally.add(entry) } }
    return tally
  }
}

extension DiaryDay {
  /// The day's entries and energy, as far as there are any.
  var figures: [Figure] {
    guard isLogged else { return [] }
    let (name, energy, days) = (day.dayAndMonth, energyTally, [self])
    var figures = [
      Figure(name, .entries(eatenCount), rule: .eatenEntries, lines: { days.eatenPlaces() })
    ]
    guard energy.stated > 0 else { return figures }
    figures.append(
      Figure(
        name, .energy(tenths: energy.middleTenths), rule: .energyOfDay,
        note: "The day is \(coverage.rawValue).", lines: { days.eatenPlaces { $0.energy != nil } }))
    if energy.incomplete > 0 {
      figures.append(
        Figure(
          name, .text("\(counted(energy.incomplete, "entry", plural: "entries")) without a value"),
          rule: .entriesWithoutValue, lines: { days.eatenPlaces { !$0.hasWholeEnergy } }))
    }
    return figures
  }
}

/// Energy and nutrients of some days, with what the figures rest on.
public struct EnergyCoverage: Sendable {
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
  private let days: [DiaryDay]

  /// Kilocalories a day over the complete days, ranges at their middle; `nil` without a complete day.
  public var averageKilocalories: Int? {
    completeDays == 0 ? nil : share(complete.middleTenths, among: completeDays * 10)
  }
  /// Entries without a value, or with part of one, on all days.
  public var entriesWithoutValue: Int { complete.incomplete + partial.incomplete }
  /// Whether any entry states energy.
  public var hasEnergy: Bool { complete.stated + partial.stated > 0 }

  /// What the eaten entries of `days` state about energy and nutrients.
  init(of days: [DiaryDay]) {
    self.days = days
    var milligrams: [Nutrient: Int] = [:]
    var entries: [Nutrient: Int] = [:]
    for day in days {
      let tally = day.energyTally
      switch day.coverage {
      case .untracked: continue
      case .partial:
        partial.add(tally)
        partialDays += 1
        if tally.stated > 0 { partialDaysWithValue += 1 }
      case .complete:
        complete.add(tally)
        completeDays += 1
      }
      for entry in day.eaten {
        for nutrient in Nutrient.allCases {
          guard let amount = entry.milligrams(of: nutrient) else { continue }
          milligrams[nutrient, default: 0] += amount
          entries[nutrient, default: 0] += 1
        }
      }
    }
    for nutrient in Nutrient.allCases {
      guard let amount = milligrams[nutrient], let count = entries[nutrient] else { continue }
      nutrients.append(.init(nutrient: nutrient, milligrams: amount, entries: count))
    }
  }
}

extension EnergyCoverage {
  /// The average, what partial days hold, entries without a value, and the nutrients.
  var figures: [Figure] {
    let days = days
    var figures: [Figure] = []
    if completeDays > 0 {
      let complete = days.filter { $0.coverage == .complete }
      figures.append(
        Figure(
          "A day", .energy(tenths: 10 * (averageKilocalories ?? 0)),
          from: counted(completeDays, "complete day"), rule: .completeDays,
          lines: { complete.eatenPlaces { $0.energy != nil } }))
    }
    if partialDaysWithValue > 0 {
      figures.append(
        Figure(
          "On partial days", .text("at least \(Figure.Value.energy(tenths: partial.middleTenths).text)"),
          rule: .partialDays,
          lines: { days.filter { $0.coverage == .partial }.eatenPlaces { $0.energy != nil } }))
    }
    if hasEnergy, entriesWithoutValue > 0 {
      figures.append(
        Figure(
          "Without a value", .entries(entriesWithoutValue), rule: .entriesWithoutValue,
          lines: { days.eatenPlaces { !$0.hasWholeEnergy } }))
    }
    return figures
      + nutrients.map { total in
        Figure(
          total.nutrient.name, .text("stated by \(counted(total.entries, "entry", plural: "entries"))"),
          rule: .statedNutrients, lines: { days.eatenPlaces { $0.milligrams(of: total.nutrient) != nil } })
      }
  }
}

extension FoodEntry {
  /// What it states of a nutrient; `nil` beyond a tonne, which is a slip of the pen whose sum could leave the integers.
  fileprivate func milligrams(of nutrient: Nutrient) -> Int? {
    grams(of: nutrient).flatMap { (0...1_000_000).contains($0) ? Int(($0 * 1_000).rounded()) : nil }
  }
}

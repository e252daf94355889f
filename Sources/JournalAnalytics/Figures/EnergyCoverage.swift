public import JournalFormat

/// A sum of energy with the number of entries it lacks.
///
/// Sums are integers, tenths of a kilocalorie, so they do not depend on the order of entries.
public struct EnergyTally: Hashable, Sendable {
  /// Tenths of a kilocalorie: the sums of the lower ends, the middles and the upper ends, those of estimates as `energyEnds` says.
  public internal(set) var lowTenths = 0
  public internal(set) var middleTenths = 0
  public internal(set) var highTenths = 0
  /// The part of the middle that is marked as an estimate.
  public internal(set) var estimatedTenths = 0
  /// The lower ends of that part.
  var estimatedLowTenths = 0
  /// The part of the middle that lines state of several entries together.
  var sharedTenths = 0
  /// The number of entries with a value, including partial ones and those whose value is in one of several entries.
  public internal(set) var stated = 0
  /// The number of entries without a value, or with the sum of only some of their parts.
  public internal(set) var incomplete = 0

  public init() {}

  /// Kilocalories, with ranges at their middle.
  public var kilocalories: Double { Double(middleTenths) / 10 }

  /// Adds an entry. One whose energy is known without being stated is in an energy that several share, which is added by itself.
  mutating func add(_ entry: FoodEntry, isKnown: Bool) {
    if !isKnown { incomplete += 1 }
    guard let energy = entry.energy, let ends = entry.energyEnds else {
      if isKnown { stated += 1 }
      return
    }
    stated += 1
    add(energy, low: ends.low, high: ends.high)
  }

  /// Adds what a line states of several entries together.
  mutating func add(_ shared: SharedEnergy) {
    let energy = shared.energy
    sharedTenths += Int(energy.middle.tenthsOfKilocalorie)
    add(energy, low: Int(energy.low.tenthsOfKilocalorie), high: Int(energy.high.tenthsOfKilocalorie))
  }

  private mutating func add(_ energy: EnergyAmount, low: Int, high: Int) {
    let middle = Int(energy.middle.tenthsOfKilocalorie)
    lowTenths += low
    middleTenths += middle
    highTenths += high
    guard energy.isEstimate else { return }
    estimatedTenths += middle
    estimatedLowTenths += low
  }

  mutating func add(_ other: EnergyTally) {
    lowTenths += other.lowTenths
    middleTenths += other.middleTenths
    highTenths += other.highTenths
    estimatedTenths += other.estimatedTenths
    estimatedLowTenths += other.estimatedLowTenths
    sharedTenths += other.sharedTenths
    stated += other.stated
    incomplete += other.incomplete
  }
}

extension DiaryDay {
  /// The energy of the day's eaten entries.
  var energyTally: EnergyTally {
    var tally = EnergyTally()
    forEachEaten { tally.add($0, isKnown: $1) }
    forEachSharedEnergy { shared, _, _ in tally.add(shared) }
    return tally
  }

  /// The energy of each meal's eaten entries. What a line states of several meals together is in none of them.
  var mealTallies: [FoodCategory?: EnergyTally] {
    var tallies: [FoodCategory?: EnergyTally] = [:]
    forEachEaten { tallies[$0.category, default: EnergyTally()].add($0, isKnown: $1) }
    forEachSharedEnergy { shared, _, meals in
      if meals.count == 1, let meal = meals.first { tallies[meal]?.add(shared) }
    }
    return tallies
  }
}

extension [DiaryDay] {
  /// The lines that state an energy, of one eaten entry or of several.
  fileprivate func energyPlaces() -> [LinePlace] {
    flatMap { day in
      day.files.flatMap { file in
        let own = file.entries.filter { $0.isEaten && $0.energy != nil }.map { $0.place(in: file) }
        return file.sharedEnergies.isEmpty
          ? own
          : (own + file.sharedEnergies.map { LinePlace(file.path, $0.range) }).sorted { $0.line < $1.line }
      }
    }
  }

  /// The lines of the eaten entries whose energy nothing states, or only in part.
  fileprivate func placesWithoutEnergy() -> [LinePlace] {
    flatMap { day in
      day.files.flatMap { file in
        let shared = Set(file.sharedEnergies.flatMap(\.entries))
        return file.entries.enumerated().filter { index, entry in
          entry.isEaten && !entry.hasWholeEnergy && !shared.contains(index)
        }.map { $0.element.place(in: file) }
      }
    }
  }
}

extension DiaryDay {
  /// The day's entries and energy, if there are any.
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
        note: "The day is \(coverage.rawValue).", lines: { days.energyPlaces() }))
    if energy.incomplete > 0 {
      figures.append(
        Figure(
          name, .text("\(counted(energy.incomplete, "entry", plural: "entries")) without a value"),
          rule: .entriesWithoutValue, lines: { days.placesWithoutEnergy() }))
    }
    return figures
  }
}

/// Energy and nutrients of some days, with the data they are based on.
public struct EnergyCoverage: Sendable {
  public struct NutrientTotal: Hashable, Sendable {
    public var nutrient: Nutrient
    /// The sum over the entries that state it.
    public var milligrams: Int
    /// The number of entries that state it.
    public var entries: Int
  }

  /// The sum of the complete days, which averages are based on.
  public var complete = EnergyTally()
  public var completeDays = 0
  /// The sum of the partial days, a lower bound.
  public var partial = EnergyTally()
  /// The number of partial days, with or without any value.
  public var partialDays = 0
  /// The number of partial days with a value on at least one entry.
  public var partialDaysWithValue = 0
  /// The nutrients that are stated, in the order of `Nutrient`.
  public var nutrients: [NutrientTotal] = []
  /// The number of days that say they are complete and state no energy, with or without an entry.
  var completeDaysWithoutValue = 0
  /// The entries without a value, or with a partial one, on days that say they are complete, and the number of these days.
  var declaredWithoutValue = (entries: 0, days: 0)
  private let days: [DiaryDay]
  /// The complete days.
  private var known: Set<Day> = []

  /// Average kilocalories per complete day, with ranges at their middle; `nil` without a complete day.
  public var averageKilocalories: Int? {
    completeDays == 0 ? nil : share(complete.middleTenths, among: completeDays * 10)
  }
  /// The same as it is said: `1,850`, or `at least 1,400` where an entry of these days has no value.
  func averageText(atLeast: String = "at least ") -> String? {
    guard let averageKilocalories else { return nil }
    guard complete.incomplete > 0 else { return grouped(averageKilocalories) }
    return atLeast + grouped(share(complete.lowTenths, among: completeDays * 10))
  }
  /// The number of entries without a value, or with a partial one, on all days.
  public var entriesWithoutValue: Int { complete.incomplete + partial.incomplete }
  /// Whether any entry states energy.
  public var hasEnergy: Bool { complete.stated + partial.stated > 0 }

  /// The energy and nutrients of the eaten entries of `days`. The running day, if any, is partial: dinner may be to come.
  init(of days: [DiaryDay], open: Day?) {
    self.days = days
    var milligrams: [Nutrient: Int] = [:]
    var entries: [Nutrient: Int] = [:]
    for day in days {
      let tally = day.energyTally
      let coverage = day.coverage(hasAllValues: tally.incomplete == 0)
      if coverage == .complete, tally.incomplete > 0 {
        declaredWithoutValue.entries += tally.incomplete
        declaredWithoutValue.days += 1
      }
      switch coverage {
      case .untracked:
        if day.isDeclaredComplete == true { completeDaysWithoutValue += 1 }
        continue
      case .complete where day.day != open && coverage.isKnown(by: tally):
        known.insert(day.day)
        complete.add(tally)
        completeDays += 1
      case .complete, .partial:
        if coverage == .complete, tally.stated == 0 { completeDaysWithoutValue += 1 }
        partial.add(tally)
        partialDays += 1
        if tally.stated > 0 { partialDaysWithValue += 1 }
      }
      day.forEachEaten { entry in
        guard entry.mayStateNutrients else { return }
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
  /// Whether the energy of a day goes into the average.
  func isKnown(_ day: Day) -> Bool { known.contains(day) }

  /// The average, the sum of partial days, entries without a value, and the nutrients.
  var figures: [Figure] {
    let days = days
    var figures: [Figure] = []
    if completeDays > 0 {
      let complete = days.filter { isKnown($0.day) }
      figures.append(
        Figure(
          "A day",
          self.complete.incomplete > 0
            ? .text("\(averageText() ?? "") kcal") : .energy(tenths: 10 * (averageKilocalories ?? 0)),
          from: counted(completeDays, "complete day"), rule: .completeDays,
          lines: { complete.energyPlaces() }))
    }
    if partialDaysWithValue > 0 {
      figures.append(
        Figure(
          "On partial days", .text("at least \(Figure.Value.energy(tenths: partial.lowTenths).text)"),
          rule: .partialDays,
          lines: { days.filter { !isKnown($0.day) }.energyPlaces() }))
    }
    if hasEnergy, entriesWithoutValue > 0 {
      figures.append(
        Figure(
          "Without a value", .entries(entriesWithoutValue), rule: .entriesWithoutValue,
          lines: { days.placesWithoutEnergy() }))
    }
    return figures
      + nutrients.map { total in
        Figure(
          total.nutrient.name, .text("stated by \(counted(total.entries, "entry", plural: "entries"))"),
          rule: .statedNutrients, lines: { days.eatenPlaces { $0.milligrams(of: total.nutrient) != nil } })
      }
  }
}

extension DayCoverage {
  /// Whether the energy of a day with this coverage can go into an average: the day is complete and states some.
  ///
  /// A day that says it is complete (`complete: yes`) and states no energy at all is no day of 0 kcal. Recap, energy, goal and report ask here.
  public func isKnown(by tally: EnergyTally) -> Bool { self == .complete && tally.stated > 0 }
}

extension FoodEntry {
  /// Whether the entry, or what is nested in it, may state a nutrient.
  fileprivate var mayStateNutrients: Bool { !facts.nutrients.isEmpty || !details.isEmpty }

  /// Milligrams of a nutrient; `nil` beyond a tonne, which is a typing error whose sum could overflow.
  fileprivate func milligrams(of nutrient: Nutrient) -> Int? {
    grams(of: nutrient).flatMap { (0...1_000_000).contains($0) ? Int(($0 * 1_000).rounded()) : nil }
  }
}

/// Grams of one nutrient over some entries.
public struct MacroSum: Hashable, Sendable {
  /// The nutrients that have daily goals.
  public static let nutrients = [Nutrient.protein, .carbs, .fat]

  public var grams: Double
  /// How many entries state it, or have no energy at all.
  public var entries: Int
}

extension DiaryDay {
  /// Protein, carbohydrates and fat of the eaten entries; none that no entry states.
  var macros: [Nutrient: MacroSum] {
    let eaten = eaten
    var macros: [Nutrient: MacroSum] = [:]
    for nutrient in MacroSum.nutrients {
      let stated = eaten.compactMap { $0.grams(of: nutrient) }.filter { (0...1_000_000).contains($0) }
      guard !stated.isEmpty else { continue }
      // Water has none of it, whether its line says so or not.
      let without = eaten.count { $0.grams(of: nutrient) == nil && $0.energy?.high == .zero }
      macros[nutrient] = MacroSum(grams: stated.reduce(0, +), entries: stated.count + without)
    }
    return macros
  }
}

/// `95 g`, in whole grams.
func gramsText(_ grams: Double) -> String { "\(grouped(Int(min(max(grams, 0), 1e9).rounded()))) g" }

internal import JournalFormat

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

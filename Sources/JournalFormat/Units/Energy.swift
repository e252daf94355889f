/// An amount of food energy.
public struct Energy: Hashable, Comparable, Sendable {
  /// Tenths of a kilocalorie, never negative; integers, so that sums do not depend on their order.
  public let tenthsOfKilocalorie: Int32

  /// The energy in kilocalories, rounded to a tenth; `nil` unless finite and between 0 and 100,000,000.
  public init?(kilocalories: Double) {
    guard kilocalories.isFinite, kilocalories >= 0, kilocalories <= 100_000_000 else { return nil }
    tenthsOfKilocalorie = Int32((kilocalories * 10).rounded())
  }

  /// The energy in kilojoules, at 4.184 kJ to the kilocalorie.
  public init?(kilojoules: Double) { self.init(kilocalories: kilojoules / 4.184) }

  private init(tenths: Int32) { tenthsOfKilocalorie = tenths }

  public static let zero = Energy(tenths: 0)
  public var kilocalories: Double { Double(tenthsOfKilocalorie) / 10 }

  public static func < (a: Energy, b: Energy) -> Bool { a.tenthsOfKilocalorie < b.tenthsOfKilocalorie }

  /// The sum, limited to the greatest energy.
  public static func + (a: Energy, b: Energy) -> Energy {
    let (sum, overflow) = a.tenthsOfKilocalorie.addingReportingOverflow(b.tenthsOfKilocalorie)
    return Energy(tenths: overflow ? .max : sum)
  }
}

/// Energy on a line: a figure, a range, or an estimate.
public struct EnergyAmount: Hashable, Sendable {
  /// The lower end; equal to `high` unless the line gave a range.
  public var low: Energy
  /// The upper end, never below `low`.
  public var high: Energy
  /// Whether the line marked it as an estimate with `~`. A range is none.
  public var isEstimate: Bool

  public init(low: Energy, high: Energy, isEstimate: Bool) {
    self.low = min(low, high)
    self.high = max(low, high)
    self.isEstimate = isEstimate
  }

  /// The value for sums: the middle of the range.
  public var middle: Energy {
    Energy(kilocalories: (low.kilocalories + high.kilocalories) / 2) ?? low
  }

  /// What is left of it above `tenths` of a kilocalorie; `nil` if it is less by more than 1 kcal and 1 %.
  func rest(above tenths: Int) -> EnergyAmount? {
    let (least, most) = (Int(low.tenthsOfKilocalorie) - tenths, Int(high.tenthsOfKilocalorie) - tenths)
    guard most >= -max(10, tenths / 100), let low = Energy(kilocalories: Double(max(0, least)) / 10),
      let high = Energy(kilocalories: Double(max(0, most)) / 10)
    else { return nil }
    return EnergyAmount(low: low, high: high, isEstimate: isEstimate)
  }

  /// Adds both ends; an estimate if either is one.
  public static func + (a: EnergyAmount, b: EnergyAmount) -> EnergyAmount {
    EnergyAmount(low: a.low + b.low, high: a.high + b.high, isEstimate: a.isEstimate || b.isEstimate)
  }
}

public import JournalFormat

/// When a weight will be reached.
public struct WeightProjection: Hashable, Sendable {
  /// The source of the rate of change.
  public enum Basis: String, Hashable, Sendable {
    /// The slope of at least 14 days.
    case trend
    /// The goal's deficit by the formula.
    case plan
  }

  public enum Outcome: Hashable, Sendable {
    case noTarget
    case reached
    /// The weight does not change, or moves away from the target.
    case wrongWay
    /// It levels off before the target, at that many kilograms.
    case levelsOff(Double)
    /// Days from the last reading, with those of the fastest and the slowest likely rate; the slowest may never arrive.
    case days(Int, fastest: Int, slowest: Int?)
  }

  public var basis: Basis
  public var outcome: Outcome
  /// Kilograms a week.
  public var rate: Double

  /// By how much the expenditure falls with each kilogram, in kilocalories a day.
  ///
  /// Hall and others, *Quantification of the effect of energy imbalance on bodyweight*, Lancet 378 (2011), 826–837.
  static let fall = 22.0
  /// The number of days for which the linear rule holds.
  static let linearDays = 84.0
  /// The minimum margin of error of a rate, as a share of it.
  static let leastDoubt = 0.1

  /// From the trend if it spans 14 days, else from a deficit in kilocalories a day; `nil` if neither is known.
  public init?(_ trend: WeightTrend, target: BodyMass?, deficit: Double?) {
    guard let last = trend.points.last else { return nil }
    let spread: Double
    if let slope = trend.slope, slope.span + 1 >= 14 {
      (basis, rate) = (.trend, slope.perDay)
      // However straight the weights lie, nobody lives on so evenly.
      spread = max(
        slope.standardError * studentQuantile95(freedom: slope.days - 2), abs(slope.perDay) * Self.leastDoubt)
    } else if let deficit {
      (basis, rate) = (.plan, -deficit / EnergyNeed.perKilogram)
      // What people eat and spend besides a plan.
      spread = abs(rate) / 4
    } else {
      return nil
    }
    let perDay = rate
    rate *= 7
    guard let target = target?.kilograms else {
      outcome = .noTarget
      return
    }
    let way = target - last.trend
    // As the two are shown.
    guard abs(way) >= 0.05 else {
      outcome = .reached
      return
    }
    let toward = way < 0 ? -1.0 : 1.0
    switch Self.days(abs(way), perDay: perDay * toward) {
    case .some(let days)? where days <= 36_500:
      let fast = Self.days(abs(way), perDay: perDay * toward + spread) ?? nil
      let slow = Self.days(abs(way), perDay: perDay * toward - spread) ?? nil
      outcome = .days(
        Int(days.rounded(.up)), fastest: Int((fast ?? days).rounded(.up)),
        slowest: slow.flatMap { $0 <= 36_500 ? Int($0.rounded(.up)) : nil })
    case .some(.some), .some(.none):
      outcome = .levelsOff(last.trend + toward * perDay * toward * EnergyNeed.perKilogram / Self.fall)
    case .none: outcome = .wrongWay
    }
  }

  /// The days for a distance in kilograms at an initial rate towards the target: linear for twelve weeks, afterwards with an
  /// expenditure that follows the weight. `nil` for a rate in the other direction, `.some(nil)` for a weight that is never reached.
  private static func days(_ way: Double, perDay rate: Double) -> Double?? {
    guard rate > 0.000_1 else { return nil }
    let linear = way / rate
    guard linear > linearDays else { return .some(linear) }
    // dm/dt = rate − fall/7700·m, so m(t) = rate·τ·(1 − e^(−t/τ)) with τ = 7700/fall.
    let lasting = EnergyNeed.perKilogram / fall
    let left = 1 - way / (rate * lasting)
    return left > 0 ? .some(-lasting * naturalLogarithm(left)) : .some(nil)
  }
}

public import JournalFormat

/// What a person spends a day, from what was eaten and how the weight went.
///
/// Within a window of 28 days, the mean intake of the days with a complete record, less what the change of weight took from the body: the slope
/// of the weight by least squares times 7,700 kcal a kilogram. The interval comes from the scatter of the weights about their line, and from
/// that of the intake over the days that are not complete. The weights scatter by at least 0.3 kg, since few readings may happen to lie on a
/// line. `nil` with fewer than 10 complete days or 5 days with a weight, or with weights over fewer than 14 days.
public struct MeasuredExpenditure: Hashable, Sendable {
  /// Kilocalories a day.
  public var kilocalories: Double
  /// Its standard error in kilocalories.
  public var standardError: Double
  /// The interval that holds the true value in nine of ten cases.
  public var interval: ClosedRange<Double>
  public var completeDays: Int
  public var weightDays: Int
  /// Kilograms a day.
  public var slope: Double

  /// The days that are looked at, the last of them included.
  public static let window = 28
  static let fewestIntakes = 10
  static let fewestWeights = 5
  static let shortestSpan = 14
  private static let leastScatter = 0.3

  /// From the intake of complete days and one weight a day, both by day, of the window up to `last`.
  public init?(
    intake: [(day: Day, kilocalories: Double)], weights: [(day: Day, kilograms: Double)], through last: Day
  ) {
    func isInside(_ day: Day) -> Bool { (0..<Self.window).contains(day.distance(to: last)) }
    let intake = intake.filter { isInside($0.day) }.map(\.kilocalories)
    let weights = weights.filter { isInside($0.day) }
    guard intake.count >= Self.fewestIntakes, weights.count >= Self.fewestWeights,
      let line = LeastSquaresLine(weights.map { (Double($0.day.ordinal), $0.kilograms) }),
      let first = weights.map(\.day).min(), let end = weights.map(\.day).max(),
      first.distance(to: end) >= Self.shortestSpan
    else { return nil }
    let mean = intake.reduce(0, +) / Double(intake.count)
    let variance = intake.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(intake.count - 1)
    // All days of the window are wanted, not all days ever.
    let unknown = 1 - Double(intake.count) / Double(Self.window)
    let scatter = max(line.scatter, Self.leastScatter)
    let slopeError = scatter / line.spread.squareRoot()
    slope = line.slope
    kilocalories = mean - line.slope * EnergyNeed.perKilogram
    standardError =
      (variance / Double(intake.count) * max(0, unknown) + slopeError * slopeError * EnergyNeed.perKilogram
      * EnergyNeed.perKilogram)
      .squareRoot()
    let reach = standardError * studentQuantile95(freedom: weights.count - 2)
    interval = (kilocalories - reach)...(kilocalories + reach)
    (completeDays, weightDays) = (intake.count, weights.count)
  }

  /// Blended with what a formula says by how sure both are; the formula's standard error is 15 % of it.
  ///
  /// Of the error of Mifflin and St Jeor a tenth, and of a factor of activity that people choose themselves another.
  public func blended(with formula: Double) -> Double {
    let own = 1 / (standardError * standardError)
    let other = 1 / (0.15 * formula * 0.15 * formula)
    return (kilocalories * own + formula * other) / (own + other)
  }
}

/// A straight line through points by least squares.
struct LeastSquaresLine: Hashable {
  /// A unit of y for each of x.
  var slope: Double
  /// y where x is `middle`.
  var height: Double
  /// The mean of x.
  var middle: Double
  /// The sum of the squared distances of x from the middle.
  var spread: Double
  /// The standard deviation of the points about the line, with two degrees of freedom less than points; 0 for two.
  var scatter: Double

  /// `nil` unless two points differ in x.
  init?(_ points: [(x: Double, y: Double)]) {
    let count = Double(points.count)
    guard points.count >= 2 else { return nil }
    let (middle, height) = (points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
    let spread = points.reduce(0) { $0 + ($1.x - middle) * ($1.x - middle) }
    guard spread > 0 else { return nil }
    let slope = points.reduce(0) { $0 + ($1.x - middle) * ($1.y - height) } / spread
    let rest = points.reduce(0) {
      let off = $1.y - height - slope * ($1.x - middle)
      return $0 + off * off
    }
    (self.slope, self.height, self.middle, self.spread) = (slope, height, middle, spread)
    scatter = points.count > 2 ? (rest / (count - 2)).squareRoot() : 0
  }

  /// The standard error of the slope; 0 for two points.
  var slopeError: Double { scatter / spread.squareRoot() }
}

/// The value that Student's t exceeds in one of twenty cases, for at least one degree of freedom.
///
/// The expansion of Cornish and Fisher from the normal distribution, within 1 % from three degrees on (Abramowitz and Stegun 26.7.5); below
/// that the exact values.
func studentQuantile95(freedom: Int) -> Double {
  switch freedom {
  case ...1: return 6.314
  case 2: return 2.920
  default: break
  }
  let (n, z) = (Double(freedom), 1.644_853_627)
  let (z3, z5, z7) = (z * z * z, z * z * z * z * z, z * z * z * z * z * z * z)
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n)
    + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n)
}

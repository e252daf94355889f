public import JournalFormat

/// A person's expenditure a day, measured by intake and weights.
///
/// Computed by an `ExpenditureFilter` over at most 84 days up to the last one. It begins after the last pause of more than 14 days
/// in the weights or in the complete days. `nil` with fewer than 10 complete days or 5 days with a weight, among the last 28 or
/// after that pause, and if these weights span fewer than 14 days. `nil` also if the result is outside `plausible`: then not all
/// that was eaten was written down, or the weights are not those of one person.
public struct MeasuredExpenditure: Hashable, Sendable {
  /// Kilocalories a day.
  public var kilocalories: Double
  /// Its standard error in kilocalories.
  public var standardError: Double
  /// The interval that holds the true value in nine of ten cases.
  public var interval: ClosedRange<Double>
  /// The complete days and the days with a weight that it rests on.
  public var completeDays: Int
  public var weightDays: Int
  /// How many days lie between the first and the last of them, both included.
  public var days: Int
  /// Kilograms a day over the last 28 days, by least squares.
  public var slope: Double

  /// The number of days that have to hold enough data, the last of them included.
  public static let window = 28
  /// The maximum number of days that are read.
  public static let history = 84
  static let fewestIntakes = 10
  /// Plausible expenditures a day in kilocalories, from lying still to a race of three weeks.
  static let plausible = 800.0...8_000.0
  static let fewestWeights = 5
  static let shortestSpan = 14
  private static let longestPause = 14

  /// From the intake of complete days and one weight a day, both in the order of days.
  public init?(
    intake: [(day: Day, kilocalories: Double)], weights: [(day: Day, kilograms: Double)], through last: Day
  ) {
    func isAmong(_ days: Int, _ day: Day) -> Bool { (0..<days).contains(day.distance(to: last)) }
    let recent = weights.filter { isAmong(Self.window, $0.day) }
    guard intake.count(where: { isAmong(Self.window, $0.day) }) >= Self.fewestIntakes,
      recent.count >= Self.fewestWeights,
      let line = LeastSquaresLine(recent.map { (Double($0.day.ordinal), $0.kilograms) }),
      let start = recent.first?.day, let end = recent.last?.day, start.distance(to: end) >= Self.shortestSpan
    else { return nil }
    let first = max(
      Self.beginning(of: intake.map(\.day).filter { isAmong(Self.history, $0) }, before: last),
      Self.beginning(of: weights.map(\.day).filter { isAmong(Self.history, $0) }, before: last))
    let eaten = intake.filter { $0.day >= first && $0.day <= last }
    let weighed = weights.filter { $0.day >= first && $0.day <= last }
    // A pause may have left less than what the last 28 days hold.
    guard eaten.count >= Self.fewestIntakes, weighed.count >= Self.fewestWeights,
      let start = weighed.first?.day, let end = weighed.last?.day,
      start.distance(to: end) >= Self.shortestSpan
    else { return nil }
    var filter = ExpenditureFilter(intake: [], weights: [])
    let length = first.distance(to: last) + 1
    filter.intake = Array(repeating: nil, count: length)
    filter.weights = filter.intake
    for (day, kilocalories) in eaten { filter.intake[first.distance(to: day)] = kilocalories }
    for (day, kilograms) in weighed { filter.weights[first.distance(to: day)] = kilograms }
    guard let estimate = filter.estimate(), estimate.variance > 0,
      Self.plausible.contains(estimate.kilocalories)
    else {
      return nil
    }
    kilocalories = estimate.kilocalories
    standardError = estimate.variance.squareRoot()
    let reach = standardError * studentQuantile95(freedom: weighed.count - 2)
    // Nobody spends less or more than what is plausible, however little is known.
    let (least, most) = (Self.plausible.lowerBound, Self.plausible.upperBound)
    interval = max(least, kilocalories - reach)...min(most, kilocalories + reach)
    (completeDays, weightDays, days) = (eaten.count, weighed.count, length)
    slope = line.slope
  }

  /// The first of the days after the last pause; `last` if there are none.
  private static func beginning(of days: [Day], before last: Day) -> Day {
    var beginning = last
    for day in days.reversed() {
      guard day.distance(to: beginning) <= longestPause + 1 else { break }
      beginning = day
    }
    return beginning
  }

  /// Blended with a formula's value by the precision of both; the formula's standard error is 15 % of it.
  ///
  /// A tenth is the error of Mifflin and St Jeor, and another that of an activity factor that people choose themselves.
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
  /// The value of y at `middle`.
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

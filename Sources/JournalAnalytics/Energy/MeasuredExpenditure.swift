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

/// A Kalman filter over days for the mass of the body, the expenditure of a day, and the water that comes and goes.
///
/// Each day the mass changes by intake less expenditure, at 7,700 kcal a kilogram; an incomplete day has the mean intake of the
/// complete ones, with their scatter as its error. The expenditure drifts by 8 kcal a day (standard deviation), and may have
/// changed once by 500 kcal, in one of the weeks; beforehand that is as likely as no change. Of the water a third is left after
/// three days. A reading is mass plus water, with the error of the scale; one beyond three standard deviations counts as if it were
/// at three.
struct ExpenditureFilter {
  /// The intake of each day, in order, in kilocalories; `nil` for an incomplete day.
  var intake: [Double?]
  /// The weight of each day in kilograms.
  var weights: [Double?]

  /// The expenditure of the last day, in kilocalories.
  struct Estimate {
    var kilocalories: Double
    var variance: Double
  }

  /// The standard deviation of the daily drift of the expenditure, in kilocalories.
  private static let drift = 8.0
  /// The standard deviation of a sudden change of the expenditure, in kilocalories.
  private static let change = 500.0
  /// The share of the water that is left a day later: e^(−1/3).
  private static let lasting = 0.716_531
  /// The standard deviation of the expenditure about the intake before anything is known, in kilocalories.
  private static let beforehand = 1_000.0

  /// The estimate, averaged over plausible scatters of the weights and days of a sudden change, weighted by how likely they make
  /// the weights; `nil` without a weight or a complete day.
  func estimate() -> Estimate? {
    let known = intake.compactMap(\.self)
    guard !known.isEmpty, weights.contains(where: { $0 != nil }) else { return nil }
    let mean = known.reduce(0, +) / Double(known.count)
    let variance =
      known.count < 2 ? 0 : known.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(known.count - 1)
    // Weeks back from the end; the last one is too short to show a change, the first to have had another life before it.
    let changes = Array(stride(from: intake.count - 7, to: 5, by: -7))
    let scatters = [0.3, 0.45, 0.6, 0.8, 1.1].flatMap { scatter in
      [0.05, 0.3, 0.6].map { (scatter: scatter, water: $0) }
    }
    let days = zip(intake, weights).map { eaten, weight in
      (weight: weight, eaten: eaten ?? mean, variance: eaten == nil ? variance : 0)
    }
    var runs: [Run] = []
    for (scatter, water) in scatters {
      // Up to a change, a life with it is that without one.
      var steady = Run(scatter: scatter, water: water, mean: mean)
      for (index, day) in days.enumerated() {
        if changes.contains(index) {
          var changed = steady
          changed.mayHaveChanged(amongWeeks: changes.count)
          changed.live(days[index...])
          runs.append(changed)
        }
        steady.live(CollectionOfOne(day))
      }
      runs.append(steady)
    }
    let best = runs.map(\.likelihood).max() ?? 0
    let shares = runs.map { exponential(ofNegative: $0.likelihood - best) }
    let sum = shares.reduce(0, +)
    let spent = zip(shares, runs).reduce(0) { $0 + $1.0 * $1.1.spent } / sum
    let spread =
      zip(shares, runs).reduce(0) { total, pair in
        let off = pair.1.spent - spent
        return total + pair.0 * (pair.1.spentVariance + off * off)
      } / sum
    // All incomplete days were taken for the same mean, which is known only so well.
    let missing = 1 - Double(known.count) / Double(intake.count)
    return Estimate(
      kilocalories: spent, variance: spread + variance / Double(known.count) * missing * missing)
  }

  /// One pass over the days.
  private struct Run {
    /// The logarithm of the likelihood of the weights, and a factor not yet included in it.
    private var logarithm = 0.0
    private var factor = 1.0
    var spent: Double
    private var mass: Double?
    private var water = 0.0
    /// The covariances of mass, spent and water.
    private var massVariance = 0.0
    private(set) var spentVariance: Double
    private var waterVariance: Double
    private var massSpent = 0.0
    private var massWater = 0.0
    private var spentWater = 0.0
    private let scatterVariance: Double
    private let usualWater: Double

    init(scatter: Double, water: Double, mean: Double) {
      scatterVariance = scatter * scatter
      usualWater = water * water
      waterVariance = usualWater
      spent = mean
      spentVariance = ExpenditureFilter.beforehand * ExpenditureFilter.beforehand
    }

    var likelihood: Double { logarithm - 0.5 * naturalLogarithm(factor) }

    mutating func live(_ days: some Sequence<(weight: Double?, eaten: Double, variance: Double)>) {
      for day in days {
        if let weight = day.weight { weigh(weight) }
        pass(eaten: day.eaten, variance: day.variance)
      }
    }

    private mutating func weigh(_ weight: Double) {
      guard let known = mass else {
        // The mass is known as far as the first reading says it, whose water goes the other way.
        mass = weight
        massVariance = scatterVariance + waterVariance
        massWater = -waterVariance
        return
      }
      let off = weight - known - water
      var total = massVariance + 2 * massWater + waterVariance + scatterVariance
      total = max(total, off * off / 9)
      logarithm -= 0.5 * off * off / total
      factor *= total
      // The series of a logarithm is long, and a product of so many may leave the range.
      if !(1e-200...1e200).contains(factor) {
        logarithm = likelihood
        factor = 1
      }
      let (a, b, c) = (massVariance + massWater, massSpent + spentWater, massWater + waterVariance)
      mass = known + a / total * off
      spent += b / total * off
      water += c / total * off
      massVariance -= a * a / total
      spentVariance -= b * b / total
      waterVariance -= c * c / total
      massSpent -= a * b / total
      massWater -= a * c / total
      spentWater -= b * c / total
    }

    /// Allows for a sudden change on this day, as on the first day of each of so many weeks.
    mutating func mayHaveChanged(amongWeeks weeks: Int) {
      spentVariance += ExpenditureFilter.change * ExpenditureFilter.change
      logarithm -= naturalLogarithm(Double(weeks))
    }

    /// Advances to the next day.
    private mutating func pass(eaten: Double, variance: Double) {
      guard let known = mass else { return }
      let part = 1 / EnergyNeed.perKilogram
      let lasting = ExpenditureFilter.lasting
      mass = known + (eaten - spent) * part
      water *= lasting
      massVariance += part * part * (spentVariance + variance) - 2 * part * massSpent
      massSpent -= part * spentVariance
      massWater = lasting * (massWater - part * spentWater)
      spentWater *= lasting
      waterVariance = lasting * lasting * waterVariance + usualWater * (1 - lasting * lasting)
      spentVariance += ExpenditureFilter.drift * ExpenditureFilter.drift
    }
  }
}

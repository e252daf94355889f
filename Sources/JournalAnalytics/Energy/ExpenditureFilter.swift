internal import JournalFormat

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

public import JournalFormat

/// The trend of body weights: a line that follows them slowly, since a scale shows water, too.
public struct WeightTrend: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var day: Day
    /// The mean of the readings of the day, in kilograms.
    public var mass: Double
    /// The last reading of the day, in kilograms.
    public var reading: Double
    /// The trend on that day, in kilograms.
    public var trend: Double
  }

  /// The days with a reading, in order.
  public private(set) var points: [Point] = []

  /// The share by which the trend moves towards the weight of a day.
  static let alpha = 0.1

  /// From readings in order, without those that are far from the ones around them (`StrayWeights`). Over a gap of n days the trend goes as far as it would in n equal days, 1 − 0.9ⁿ of the way: the longer nothing
  /// was written down, the less the old trend counts.
  public init(_ all: [WeightReading]) {
    let readings = StrayWeights.others(in: all)
    var start = 0
    while start < readings.count {
      let day = readings[start].day
      let masses = readings[start...].prefix { $0.day == day }.map(\.mass.kilograms)
      start += masses.count
      let mass = masses.reduce(0, +) / Double(masses.count)
      let reading = masses.last ?? mass
      guard let last = points.last else {
        points.append(Point(day: day, mass: mass, reading: reading, trend: mass))
        continue
      }
      var kept = 1.0
      for _ in 0..<min(last.day.distance(to: day), 1_000) { kept *= 1 - Self.alpha }
      points.append(
        Point(day: day, mass: mass, reading: reading, trend: last.trend + (1 - kept) * (mass - last.trend)))
    }
  }

  /// The slope over the days up to the last reading, by least squares.
  public struct Slope: Hashable, Sendable {
    /// Kilograms a day.
    public var perDay: Double
    public var standardError: Double
    /// From the first to the last day.
    public var span: Int
    public var days: Int
  }

  /// The slope of the 28 days up to the last reading; `nil` with fewer than three days with a reading.
  public var slope: Slope? {
    guard let last = points.last else { return nil }
    let recent = points.filter { $0.day.distance(to: last.day) < MeasuredExpenditure.window }
    guard recent.count >= 3, let first = recent.first,
      let line = LeastSquaresLine(recent.map { (Double($0.day.ordinal), $0.mass) })
    else { return nil }
    return Slope(
      perDay: line.slope, standardError: line.slopeError, span: first.day.distance(to: last.day),
      days: recent.count)
  }
}

extension WeightTrend {
  /// A weight within this many kilograms of a target is on it.
  private static let near = 0.5

  /// Why an aim and a target weight contradict each other, a sentence; `nil` if they do not, or if anything about them is unknown.
  ///
  /// A weight beyond the target is no contradiction if the trend once lay before it: then the target was reached.
  func contradiction(
    between aim: ProfileSettings.Aim?, and target: BodyMass?, in text: MassText
  ) -> String? {
    guard let target = target?.kilograms, let aim, let last = points.last else { return nil }
    let trends = points.map(\.trend)
    let (way, fitting): (String, ProfileSettings.Aim)
    switch aim {
    case .gain where target < (trends.min() ?? target) - Self.near: (way, fitting) = ("below", .lose)
    case .lose where target > (trends.max() ?? target) + Self.near: (way, fitting) = ("above", .gain)
    default: return nil
    }
    return
      "Your aim is to \(aim.rawValue), but the target of \(text(target)) lies \(way) your weight, which is \(text(last.trend)) by the trend; "
      + "‘journal goal --aim \(fitting.rawValue)’ or another --target makes them agree."
  }
}

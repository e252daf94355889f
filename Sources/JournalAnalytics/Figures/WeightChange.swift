public import JournalFormat

/// The body weights of a period, and the one before it; a day counts with the mean of its readings.
public struct WeightChange: Hashable, Sendable {
  public struct Reading: Hashable, Sendable {
    public var day: Day
    public var mass: BodyMass
  }

  public var first: Reading
  public var last: Reading
  /// The last day with a reading before the period.
  public var previous: Reading?
  /// The days of the period with a reading in order, at least one.
  public var all: [Reading]
  /// The number of readings on these days.
  public var readings: Int
}

extension WeightChange {
  /// The number of readings, with the lines on `days`, from which the change was computed.
  func figure(of days: [DiaryDay]) -> Figure {
    Figure("Weight", .count(readings, one: "reading", many: "readings"), rule: .weightReadings) {
      days.places { $0.plausibleWeights.map(\.range) }
    }
  }
}

/// The change over the days of `days` that have readings, and from the last of the `earlier` days that has; `nil` without readings. What no person can
/// weigh is none.
func weightChange(of days: [DiaryDay], after earlier: [DiaryDay]) -> WeightChange? {
  let weighed = days.compactMap(\.weight)
  guard let first = weighed.first, let last = weighed.last else { return nil }
  return WeightChange(
    first: first, last: last, previous: earlier.lazy.reversed().compactMap(\.weight).first, all: weighed,
    readings: days.reduce(0) { $0 + $1.masses.count })
}

extension DiaryDay {
  fileprivate var masses: [BodyMass] { files.plausibleWeights.map(\.mass) }

  /// The mean of its readings; `nil` without one.
  fileprivate var weight: WeightChange.Reading? {
    let masses = masses
    guard !masses.isEmpty else { return nil }
    let mean = masses.reduce(0) { $0 + $1.kilograms } / Double(masses.count)
    return BodyMass(kilograms: mean).map { .init(day: day, mass: $0) }
  }
}

extension JournalSettings.Units {
  /// Tenths of the unit on the user's scales: kilograms or pounds.
  func tenths(_ mass: BodyMass) -> Int {
    let amount =
      switch self {
      case .metric: mass.kilograms
      case .imperial: mass.kilograms / BodyMass.kilogramsPerPound
      }
    return Int((min(amount, 1e9) * 10).rounded())
  }

  var massUnit: String {
    switch self {
    case .metric: "kg"
    case .imperial: "lb"
    }
  }
}

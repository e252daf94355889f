public import JournalFormat

/// The body weight readings of a period, and the one before it.
public struct WeightChange: Hashable, Sendable {
  public struct Reading: Hashable, Sendable {
    public var day: Day
    public var mass: BodyMass
  }

  public var first: Reading
  public var last: Reading
  /// The last reading before the period.
  public var previous: Reading?
  /// The readings of the period in order, at least one.
  public var all: [Reading]
  public var readings: Int { all.count }
}

extension WeightChange {
  /// The number of readings, with the lines on `days`, from which the change was computed.
  func figure(of days: [DiaryDay]) -> Figure {
    Figure("Weight", .count(readings, one: "reading", many: "readings"), rule: .weightReadings) {
      days.places { $0.plausibleWeights.map(\.range) }
    }
  }
}

/// The change over the readings of `days`, and from the last reading of the `earlier` days; `nil` without readings.
///
/// Readings of one day are ordered by time if all of them have one, else as in the files; what no person can weigh is none.
func weightChange(of days: [DiaryDay], after earlier: [DiaryDay]) -> WeightChange? {
  let readings = days.flatMap(\.weightReadings)
  guard let first = readings.first, let last = readings.last else { return nil }
  let previous = earlier.last { $0.files.contains { !$0.plausibleWeights.isEmpty } }?.weightReadings.last
  return WeightChange(first: first, last: last, previous: previous, all: readings)
}

extension DiaryDay {
  fileprivate var weightReadings: [WeightChange.Reading] {
    files.plausibleWeights.map { .init(day: day, mass: $0.mass) }
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

public import JournalFormat

/// The body weights of a period, and the last one before it. A day counts with the mean of its readings; those far from the ones
/// around them (`StrayWeights`) are left out.
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
  /// The number of readings, with the lines in `days` from which the change was computed.
  func figure(of days: [DiaryDay], without strays: [WeightReading]) -> Figure {
    Figure("Weight", .count(readings, one: "reading", many: "readings"), rule: .weightReadings) {
      days.places { file in
        file.plausibleWeights.filter { !strays.contains(WeightReading(day: file.day, mass: $0.mass)) }.map(
          \.range)
      }
    }
  }
}

/// The change over the days in `days` that have readings, and from the last of the `earlier` days that has one; `nil` without
/// readings. Implausible weights and those of `strays` do not count.
func weightChange(
  of days: [DiaryDay], after earlier: [DiaryDay], without strays: [WeightReading]
) -> WeightChange? {
  let strays = Dictionary(grouping: strays, by: \.day).mapValues { $0.map(\.mass) }
  let weighed = days.compactMap { $0.weight(without: strays[$0.day] ?? []) }
  guard let first = weighed.first, let last = weighed.last else { return nil }
  return WeightChange(
    first: first, last: last,
    previous: earlier.lazy.reversed().compactMap { $0.weight(without: strays[$0.day] ?? []) }.first,
    all: weighed, readings: days.reduce(0) { $0 + $1.masses(without: strays[$1.day] ?? []).count })
}

extension DiaryDay {
  fileprivate func masses(without strays: [BodyMass]) -> [BodyMass] {
    files.plausibleWeights.map(\.mass).filter { !strays.contains($0) }
  }

  /// The mean of its readings; `nil` without one.
  fileprivate func weight(without strays: [BodyMass]) -> WeightChange.Reading? {
    let masses = masses(without: strays)
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

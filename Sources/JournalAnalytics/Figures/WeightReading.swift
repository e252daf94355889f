public import JournalFormat

/// A weight that was written down.
public struct WeightReading: Hashable, Sendable {
  public var day: Day
  public var mass: BodyMass

  public init(day: Day, mass: BodyMass) { (self.day, self.mass) = (day, mass) }
}

extension Journal {
  /// All plausible readings in the order of the days; those of one day as they stand.
  public var weightReadings: [WeightReading] {
    days.flatMap { file in file.plausibleWeights.map { WeightReading(day: file.day, mass: $0.mass) } }
  }
}

extension JournalDay {
  /// The weights that a person can have, in the order of their times where all have one: what every figure is computed from.
  var plausibleWeights: [WeightEntry] { [self].plausibleWeights }
}

extension Sequence<JournalDay> {
  /// The plausible weights of the files of one day.
  var plausibleWeights: [WeightEntry] {
    let weights = flatMap { $0.weights.filter(\.mass.isPlausible) }
    let minutes = weights.compactMap { $0.time?.start.minutes }
    guard minutes.count == weights.count else { return weights }
    return zip(minutes, weights).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

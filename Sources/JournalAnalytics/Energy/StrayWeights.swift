public import JournalFormat

/// Weights far from those around them, as a slip of the finger makes them: 27.5 for 72.5, or pounds for kilograms.
public enum StrayWeights {
  /// From so great a share of the weights around it on a reading is far from them.
  private static let share = 0.15
  /// Weights that are more days away say nothing of a reading.
  private static let reach = 28
  /// So many readings before and behind are looked at.
  private static let span = 7

  /// The positions of such readings among `readings`, which are in the order of their days, each with the weight that is usual there: the
  /// median of up to seven readings before it and seven behind it within 28 days, so that two slips in a row do not hide each other.
  ///
  /// Of fewer than two, and where a third of them is far from their median, nobody can say which is right, and none is named.
  public static func found(in readings: [WeightReading]) -> [(index: Int, usual: BodyMass)] {
    readings.indices.compactMap { index in
      guard !isAmongItsLike(index, in: readings) else { return nil }
      let around = (index - span...index + span).filter { other in
        other != index && readings.indices.contains(other)
          && abs(readings[other].day.distance(to: readings[index].day)) <= reach
      }.map { readings[$0].mass.kilograms }.sorted()
      guard around.count >= 2 else { return nil }
      let median = (around[(around.count - 1) / 2] + around[around.count / 2]) / 2
      func isFar(_ mass: Double) -> Bool { abs(mass - median) > share * median }
      guard isFar(readings[index].mass.kilograms), 3 * around.count(where: isFar) < around.count else {
        return nil
      }
      return BodyMass(kilograms: median).map { (index, $0) }
    }
  }

  /// `readings` without those that are far from the ones around them.
  static func others(in readings: [WeightReading]) -> [WeightReading] {
    let strays = Set(found(in: readings).map(\.index))
    return strays.isEmpty ? readings : readings.indices.filter { !strays.contains($0) }.map { readings[$0] }
  }

  /// Whether all readings around one are so near to it that their median cannot be far from it, as nearly always; this asks for no list.
  private static func isAmongItsLike(_ index: Int, in readings: [WeightReading]) -> Bool {
    let mass = readings[index].mass.kilograms
    let reading = max(0, index - span)...min(readings.count - 1, index + span)
    return reading.allSatisfy { abs(readings[$0].mass.kilograms - mass) <= share / (1 + share) * mass }
  }
}

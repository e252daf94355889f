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

/// Weights far from those around them, as a typing error makes them: 27.5 for 72.5, or pounds for kilograms.
public enum StrayWeights {
  /// A reading that differs by more than this share from the weights around it is far from them.
  private static let share = 0.15
  /// A single reading that differs by more than this share has jumped.
  private static let jumpShare = 0.06
  /// Weights more days away are not compared.
  private static let reach = 28
  /// The number of readings compared before and after one.
  private static let span = 7

  /// The positions of such readings in `readings`, which are in the order of their days, each with the weight that is usual there:
  /// the median of up to seven readings before and seven after it within 28 days, so that two errors in a row do not hide each
  /// other.
  ///
  /// First runs are found: readings that differ from those before by more than 15 %, and after which these come back, as if pounds
  /// were written for kilograms for a week. A run has at most 28 days, and fewer readings than the seven before and the seven after
  /// that it is compared with. At the end of the diary it is one only if it is the pounds of the kilograms before it, or the other
  /// way round.
  ///
  /// A reading is far from its median by more than 15 %. It is a lone jump if it differs from the readings before and after it, to
  /// the same side, by more than 6 %, and 1 % for each week between: a wrong digit, 70.3 among 80.3. At an end there is only one of
  /// these. With fewer than two, and if a third of them is far from their median, it cannot be told which is right, and none is
  /// returned.
  public static func found(in readings: [WeightReading]) -> [(index: Int, usual: BodyMass)] {
    let runs = runs(in: readings)
    guard !runs.isEmpty else { return lone(in: readings) }
    let inRuns = Set(runs.map(\.index))
    let others = readings.indices.filter { !inRuns.contains($0) }
    let lone = lone(in: others.map { readings[$0] }).map { (index: others[$0.index], usual: $0.usual) }
    return (runs + lone).sorted { $0.index < $1.index }
  }

  /// The readings of runs, in order.
  private static func runs(in readings: [WeightReading]) -> [(index: Int, usual: BodyMass)] {
    func mass(_ index: Int) -> Double { readings[index].mass.kilograms }
    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one / other - 1) <= share }
    let starts = readings.indices.dropFirst().filter { index in
      !isNear(mass(index), mass(index - 1))
        && readings[index - 1].day.distance(to: readings[index].day) <= reach
    }
    var found: [(index: Int, usual: BodyMass)] = []
    // The last reading that is in no run, and the first that is in none yet.
    var last = -1
    for (number, start) in starts.enumerated() where start > last + 1 || last < 0 {
      let end = number + 1 < starts.count ? starts[number + 1] : readings.count
      let before = readings[max(0, last + 1, start - span)..<start].map(\.mass.kilograms)
      let behind = readings[end..<min(readings.count, end + span)].map(\.mass.kilograms)
      guard let usual = median(before), end - start > 1,
        readings[start].day.distance(to: readings[end - 1].day) <= reach
      else { continue }
      let run = median(readings[start..<end].map(\.mass.kilograms)) ?? usual
      let isPounds = [run / usual, usual / run].contains {
        abs($0 * BodyMass.kilogramsPerPound - 1) <= 0.04
      }
      let isLone: Bool
      if let next = median(behind) {
        isLone = isNear(next, usual) && end - start < before.count + behind.count
      } else {
        isLone = isPounds && end - start < before.count
      }
      guard isLone, let mass = BodyMass(kilograms: usual) else { continue }
      found += (start..<end).map { ($0, mass) }
      last = end - 1
    }
    return found
  }

  /// Those that are far by themselves, in their order.
  private static func lone(in readings: [WeightReading]) -> [(index: Int, usual: BodyMass)] {
    readings.indices.compactMap { index in
      guard !isAmongItsLike(index, in: readings) else { return nil }
      let around = (index - span...index + span).filter { other in
        other != index && readings.indices.contains(other)
          && abs(readings[other].day.distance(to: readings[index].day)) <= reach
      }.map { readings[$0].mass.kilograms }
      guard around.count >= 2, let usual = median(around) else { return nil }
      func isFar(_ mass: Double) -> Bool { abs(mass - usual) > share * usual }
      let mass = readings[index].mass.kilograms
      // Beside a slip at the end the right reading leaves its only neighbour, and not what is usual.
      let hasJumped =
        around.count >= 3 && abs(mass - usual) > jumpShare * usual && isLoneJump(index, in: readings)
      guard isFar(mass) || hasJumped,
        3 * around.count(where: isFar) < around.count
      else { return nil }
      return BodyMass(kilograms: usual).map { (index, $0) }
    }
  }

  /// Whether a reading differs from both of its neighbours, which do not differ from each other.
  private static func isLoneJump(_ index: Int, in readings: [WeightReading]) -> Bool {
    func jump(from other: Int, to index: Int) -> Double? {
      guard readings.indices.contains(other), readings.indices.contains(index) else { return nil }
      let days = abs(readings[other].day.distance(to: readings[index].day))
      guard days <= reach else { return nil }
      let change = readings[index].mass.kilograms / readings[other].mass.kilograms - 1
      return abs(change) > min(share, jumpShare + 0.01 * Double(days) / 7) ? change : 0
    }
    let jumps = [jump(from: index - 1, to: index), jump(from: index + 1, to: index)].compactMap(\.self)
    return !jumps.isEmpty && (jumps.allSatisfy { $0 > 0 } || jumps.allSatisfy { $0 < 0 })
      && jump(from: index - 1, to: index + 1) ?? 0 == 0
  }

  /// Those of `readings` that are far from the ones around them.
  static func readings(among readings: [WeightReading]) -> [WeightReading] {
    found(in: readings).map { readings[$0.index] }
  }

  /// `readings` without those that are far from the ones around them.
  static func others(in readings: [WeightReading]) -> [WeightReading] {
    let strays = Set(found(in: readings).map(\.index))
    return strays.isEmpty ? readings : readings.indices.filter { !strays.contains($0) }.map { readings[$0] }
  }

  /// Whether all readings around one are so near that their median cannot be far from it, as is nearly always so; a fast check
  /// without a list.
  private static func isAmongItsLike(_ index: Int, in readings: [WeightReading]) -> Bool {
    let mass = readings[index].mass.kilograms
    let reading = max(0, index - span)...min(readings.count - 1, index + span)
    return reading.allSatisfy {
      abs(readings[$0].mass.kilograms - mass) <= jumpShare / (1 + jumpShare) * mass
    }
  }
}

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

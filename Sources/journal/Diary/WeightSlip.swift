import JournalAnalytics
import JournalFormat

/// Checks weights for slips: pounds for kilograms, or a lone outlier.
extension OpenDiary {
  /// Asks about a weight that differs from the last one, or, before all others, from the next, by more than 4 % and 1 % for each
  /// week between, at most 15 %.
  func confirm(
    _ weight: WeightEntry, typed text: String, after last: WeightTrend.Point?, on day: Day
  ) throws(CommandFailure) {
    guard let last else { return }
    let weeks = Double(abs(last.day.distance(to: day))) / 7
    let limit = last.reading * min(0.15, 0.04 + 0.01 * weeks)
    let mass = weight.mass.kilograms
    func isNear(_ mass: Double) -> Bool { abs(mass - last.reading) <= limit }
    guard !isNear(mass) else { return }
    var (reading, remedy) = ("", "add --yes if it is right")
    let shown = MassText(weight.unit)
    let pound = BodyMass.kilogramsPerPound
    if weight.unit == .kilograms, isNear(mass * pound) {
      reading = "; \(tenths(mass)) lb would be \(tenths(mass * pound)) kg"
      remedy = "write the unit behind it if it is lb, or \(remedy)"
    } else if weight.unit == .pounds, isNear(mass / pound) {
      reading = "; \(tenths(mass / pound)) kg would fit"
      remedy = "write the unit behind it if it is kg, or \(remedy)"
    }
    let what =
      "‘\(text)’ is \(shown(mass)), and the \(last.day > day ? "next" : "last") weight was \(shown(last.reading)) on \(last.day.weekdayAndDay(besides: now.day))\(reading)"
    guard environment.inputIsInteractive else {
      throw CommandFailure(.usage, "\(what); nothing was written; \(remedy)")
    }
    let answer = environment.ask("\(what). Is it right? [y/N] ")?.lowercased()
    guard answer == "y" || answer == "yes" else {
      throw CommandFailure(.negativeResult, "nothing was written")
    }
  }

  /// The first weight after a day, up to today; `nil` for none.
  func firstWeight(after day: Day) -> WeightTrend.Point? {
    guard day < now.day, let loader = try? JournalLoader(folder) else { return nil }
    let readings = loader.load(NeededDays(shown: day.advanced(by: 1)...now.day), today: now.day).0.journal
      .weightReadings
    return WeightTrend(readings).points.first
  }

  /// The weights of the year up to a day, without those of unreadable files.
  func weightReadings(through day: Day) -> [WeightReading] {
    guard let loader = try? JournalLoader(folder) else { return [] }
    return loader.load(NeededDays(shown: day.advanced(by: -365)...day), today: now.day).0.journal
      .weightReadings
  }
}

private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

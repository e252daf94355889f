import JournalAnalytics
import JournalFormat

/// Weights of days to come or before 1900, and weights far from those around them.
struct UnlikelyWeights {
  private var readings: [WeightReading] = []
  /// The place of each weight; `nil` if it is already reported as implausible.
  private var places: [(path: String, range: SourceRange)?] = []

  /// Adds the weights of the next day; `diagnostics` are those of its file.
  mutating func add(_ day: JournalDay, _ diagnostics: [Diagnostic]) {
    let lines = Set(
      diagnostics.lazy.filter { $0.code == .implausibleWeight }
        .map(\.range.lowerBound.line))
    for weight in day.weights where weight.mass.isPlausible {
      readings.append(WeightReading(day: day.day, mass: weight.mass))
      places.append(lines.contains(weight.range.lowerBound.line) ? nil : (day.path, weight.range))
    }
  }

  /// The findings on weights far from those around them, by file.
  func findings(in folder: JournalFolder, _ units: JournalSettings.Units) -> [FileFindings] {
    let text = MassText(units)
    return StrayWeights.found(in: readings).compactMap { index, usual in
      guard let place = places[index] else { return nil }
      let reading = readings[index]
      let bytes = (try? folder.read(JournalFile(path: place.path))) ?? []
      return FileFindings(
        path: place.path, source: SourceText(bytes),
        diagnostics: [
          Diagnostic(
            .implausibleWeight,
            "\(text(reading.mass.kilograms)) is far from the weights around it, about \(text(usual.kilograms)), and left out of the trend; "
              + "if it is a slip, write the right weight here",
            at: place.range)
        ])
    }
  }

  /// The diagnostics for the first weight of a day to come, or of one before 1900.
  static func findings(in day: JournalDay, on today: Day) -> [Diagnostic] {
    guard let weight = day.weights.first, !WeightImport.days(until: today).contains(day.day) else {
      return []
    }
    let what =
      day.day > today
      ? "is still to come, and a weight of that day counts in no trend until then"
      : "is long before anybody’s diary, and its weight stretches every trend back to it"
    return [
      Diagnostic(
        .implausibleWeight,
        "\(day.day) \(what); move the line into the file of the day it was taken on, or rename the file if its date is wrong",
        at: weight.range)
    ]
  }
}

import JournalFormat

/// Weights in files of days on which nobody can have stood on the scale.
enum UnlikelyWeights {
  /// What `journal check` says of the first weight in the file of a day to come, or of one before 1900.
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

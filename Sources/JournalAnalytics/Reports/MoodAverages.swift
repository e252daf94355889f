internal import JournalFormat

/// The moods noted on one scale.
public struct MoodAverage: Hashable, Sendable {
  /// The scale's upper end: the 5 of `4/5`.
  public var scale: Double
  /// The mean, in hundredths.
  public var hundredths: Int
  /// How many were noted, those on habits included.
  public var count: Int
  /// On how many days.
  public var days: Int
}

/// The average mood of `days` for each scale that occurs, smallest scale first.
func moodAverages(of days: [DiaryDay]) -> [MoodAverage] {
  var sums: [Double: (thousandths: Int, count: Int, days: Set<Day>)] = [:]
  for day in days {
    for file in day.files {
      for mood in file.moods.compactMap(\.value) + file.habitTicks.compactMap(\.mood) {
        guard (0...1_000_000).contains(mood.value) else { continue }
        var sum = sums[mood.scale] ?? (0, 0, [])
        sum.thousandths += Int((mood.value * 1_000).rounded())
        sum.count += 1
        sum.days.insert(day.day)
        sums[mood.scale] = sum
      }
    }
  }
  return sums.sorted { $0.key < $1.key }.map { scale, sum in
    MoodAverage(
      scale: scale, hundredths: share(sum.thousandths, among: sum.count * 10), count: sum.count,
      days: sum.days.count)
  }
}

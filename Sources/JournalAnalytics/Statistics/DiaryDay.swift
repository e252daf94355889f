public import JournalFormat

/// One day of the diary: all its files taken together, so that two files of one day are one day.
public struct DiaryDay: Sendable {
  public let day: Day
  /// The day's files in the order of their paths, at least one.
  public let files: ArraySlice<JournalDay>

  /// All food entries, planned and dropped ones too, in the order of the files.
  public var entries: [FoodEntry] { files.flatMap(\.entries) }

  /// The entries that count.
  public var eaten: [FoodEntry] { files.flatMap { $0.entries.filter(\.isEaten) } }

  /// How many entries count.
  public var eatenCount: Int {
    files.reduce(0) { $0 + $1.entries.reduce(0) { $0 + ($1.isEaten ? 1 : 0) } }
  }

  /// Whether the day was logged: it has at least one eaten food entry.
  public var isLogged: Bool { files.contains { $0.entries.contains(where: \.isEaten) } }

  /// What the day says of itself: incomplete if one of its files says so, else complete if one does.
  public var isDeclaredComplete: Bool? {
    let said = files.compactMap(\.isComplete)
    return said.isEmpty ? nil : !said.contains(false)
  }
}

extension Journal {
  /// The days of `period` that have a file, in order.
  public func diaryDays(in period: ClosedRange<Day>) -> [DiaryDay] {
    let files = days(in: period)
    var result: [DiaryDay] = []
    var start = files.startIndex
    while start < files.endIndex {
      var end = start + 1
      while end < files.endIndex, files[end].day == files[start].day { end += 1 }
      result.append(DiaryDay(day: files[start].day, files: files[start..<end]))
      start = end
    }
    return result
  }

  /// The days up to and including `last` that have a file, in order.
  public func diaryDays(through last: Day) -> [DiaryDay] {
    guard let first = days.first?.day, first <= last else { return [] }
    return diaryDays(in: first...last)
  }
}

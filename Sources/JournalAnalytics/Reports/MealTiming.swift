public import JournalFormat

/// When food was eaten, as far as entries give a time.
public struct MealTiming: Hashable, Sendable {
  public struct UsualTime: Hashable, Sendable {
    public var category: FoodCategory
    /// The median of the times of the category's entries.
    public var time: ClockTime
    /// Entries of the category with a time.
    public var entries: Int
  }

  public struct Moment: Hashable, Sendable {
    public var day: Day
    public var time: ClockTime
  }

  /// In the order of a day; entries without a category are in none.
  public var usual: [UsualTime] = []
  /// The earliest and the latest time of any day, the first of equals. Hours after midnight are late, not early.
  public var earliest: Moment?
  public var latest: Moment?
  /// Minutes from the first to the last time of a day, on average.
  public var eatingWindow: Int?
  /// The days behind `eatingWindow`: those with two different times at least.
  public var eatingWindowDays = 0
  /// Entries with and without a time.
  public var timed = 0
  public var untimed = 0
}

/// The times of the eaten entries of `days`.
func mealTiming(of days: [DiaryDay]) -> MealTiming {
  var result = MealTiming()
  var times: [FoodCategory: [Int]] = [:]
  var windows = 0
  for day in days {
    var first: Int?
    var last: Int?
    for entry in day.eaten {
      guard let time = entry.time else {
        result.untimed += 1
        continue
      }
      result.timed += 1
      let start = Int(time.start.minutes)
      if let category = entry.category { times[category, default: []].append(start) }
      first = min(first ?? start, start)
      last = max(last ?? start, start, time.end.map { Int($0.minutes) } ?? start)
      if result.earliest.map({ time.start < $0.time }) ?? true {
        result.earliest = .init(day: day.day, time: time.start)
      }
      if result.latest.map({ time.start > $0.time }) ?? true {
        result.latest = .init(day: day.day, time: time.start)
      }
    }
    if let first, let last, first < last {
      windows += last - first
      result.eatingWindowDays += 1
    }
  }
  if result.eatingWindowDays > 0 { result.eatingWindow = share(windows, among: result.eatingWindowDays) }
  for category in FoodCategory.allCases.sorted() {
    guard let minutes = times[category], let middle = median(minutes), let time = ClockTime(minutes: middle)
    else { continue }
    result.usual.append(.init(category: category, time: time, entries: minutes.count))
  }
  return result
}

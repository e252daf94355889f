/// A day of the sample, and how much its writer felt like writing.
struct SampleDate {
  enum Pace {
    /// A line or two, no figures.
    case hurried
    case usual
    /// Everything there is to say.
    case thorough
  }

  let today: Day
  /// 119 on the first day, 0 on the last.
  let daysBack: Int

  var day: Day { today.advanced(by: -daysBack) }
  var path: String { "\(padded(day.year, 4))/\(day).md" }
  var isLogged: Bool { !SampleDate.unlogged.contains(daysBack) }
  var isFree: Bool { day.weekday.rawValue >= 6 || SampleDate.rest.contains(daysBack) || isFeast }
  var isIll: Bool { (50...57).contains(daysBack) }
  /// The writer does not run: a knee, then a cold.
  var isHurt: Bool { (91...97).contains(daysBack) }
  var isCold: Bool { !(5...9).contains(day.month) }
  /// Month and day as `12-24`, for what belongs to that date; `nil` in days that have a plan of their own.
  var feastKey: String? {
    isSettled || isIll ? nil : String("\(day)".suffix(5))
  }
  /// The meals are all in the fixed menu.
  var isSettled: Bool { daysBack < 7 || SampleDate.rest.contains(daysBack) }
  private var isFeast: Bool { [1224, 1225, 1226, 101].contains(day.month * 100 + day.dayOfMonth) }

  /// All 120 days, the first one first.
  static func all(ending today: Day) -> [SampleDate] {
    (0..<120).reversed().map { SampleDate(today: today, daysBack: $0) }
  }

  /// A week away, of which one day has a page.
  static let rest = 33...37
  private static let unlogged: Set = [
    12, 20, 21, 33, 34, 36, 37, 44, 52, 53, 54, 61, 83, 84, 88, 95, 104, 110,
  ]

  /// The last fortnight is kept with care, as the beginning was.
  var pace: Pace {
    if daysBack < 7 { return daysBack % 3 == 1 ? .usual : .thorough }
    if SampleDate.rest.contains(daysBack) || daysBack == 38 || isIll { return .hurried }
    var random = SplitMix64(topic: 1, number: daysBack)
    let hurried = daysBack > 110 || daysBack < 14 ? 4 : 16
    if random.chance(hurried) { return .hurried }
    return random.chance(35) ? .thorough : .usual
  }

  /// Whether every figure of the day is written down.
  var isCounted: Bool {
    guard pace != .hurried else { return false }
    var random = SplitMix64(topic: 2, number: daysBack)
    // Less in the weeks of feasts, more after them.
    return random.chance((70...97).contains(daysBack) ? 22 : (38..<70).contains(daysBack) ? 48 : 38)
  }
}

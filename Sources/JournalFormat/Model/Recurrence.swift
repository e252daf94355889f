/// When a recurring task comes due again, or how often a habit is meant.
public struct Recurrence: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// Every `count` days, at least 1.
    case days(Int)
    /// Every `count` weeks, at least 1.
    case weeks(Int)
    /// Every `count` months, at least 1.
    case months(Int)
    /// Every `count` years, at least 1.
    case years(Int)
    /// On these days of the week, at least one.
    case weekdays(Set<Weekday>)
    /// On so many days of each week, 1 to 7, whichever they are: `3/week`.
    case timesAWeek(Int)
    /// On one day of each month: `lastfri`, `1stmon`.
    case weekdayOfMonth(WeekOfMonth, Weekday)
  }

  /// Which of the days of a month with the same weekday; the raw value is its number from 1.
  public enum WeekOfMonth: Int, CaseIterable, Sendable {
    case first = 1
    case second, third, fourth, last
  }

  public var rule: Rule
  /// Whether it is counted from the day it was done (`every:week!`) rather than from the day it was due.
  public var isFromCompletion: Bool
  /// The day of the month that a rule of months or years is about, 1 to 31, whatever day it falls on in a shorter month: `every:31`,
  /// `2m@31`, `year@29`; `nil` for that of the day it is counted from.
  public var dayOfMonth: Int?

  public static let daily = Recurrence(.days(1))

  public init(_ rule: Rule, isFromCompletion: Bool = false, dayOfMonth: Int? = nil) {
    self.rule = rule
    self.dayOfMonth = dayOfMonth
    self.isFromCompletion = isFromCompletion
  }
}

extension Recurrence: CustomStringConvertible {
  /// The rule as it is written after `every:`, such as `week`, `2w`, `mon,thu`, `weekday`, `3/week`, `lastfri`, `31` or `week!`.
  public var description: String {
    let text =
      switch rule {
      case .days(let count): interval(count, one: "day", several: "d")
      case .weeks(let count): interval(count, one: "week", several: "w")
      case .months(1) where dayOfMonth != nil: "\(dayOfMonth ?? 1)"
      case .months(let count): interval(count, one: "month", several: "m") + anchor
      case .years(let count): interval(count, one: "year", several: "y") + anchor
      case .weekdays(let days): list(of: days)
      case .timesAWeek(let count): "\(count)/week"
      case .weekdayOfMonth(let week, let day): week.prefix + day.shortName.lowercased()
      }
    return isFromCompletion ? text + "!" : text
  }

  private var anchor: String { dayOfMonth.map { "@\($0)" } ?? "" }

  private func interval(_ count: Int, one: String, several: String) -> String {
    count == 1 ? one : "\(count)\(several)"
  }

  private func list(of days: Set<Weekday>) -> String {
    if days == [.monday, .tuesday, .wednesday, .thursday, .friday] { return "weekday" }
    return Weekday.allCases.filter(days.contains).map { $0.shortName.lowercased() }.joined(separator: ",")
  }
}

extension Recurrence.WeekOfMonth {
  /// What stands before the weekday: `1st`, `last`.
  fileprivate var prefix: String {
    switch self {
    case .first: "1st"
    case .second: "2nd"
    case .third: "3rd"
    case .fourth: "4th"
    case .last: "last"
    }
  }
}

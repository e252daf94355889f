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

/// When what recurs comes due again.
///
/// The one place for these rules; the specification argues them (10.8).
extension Recurrence {
  /// The day on which a task is due next that was due on `due` and was finished on `done`, and ticked on `today`; `nil` beyond the year
  /// 9999.
  ///
  /// It is a day of the row that begins with `due`: the first one after it that is not before `today`, so what was missed does not pile up.
  /// Counted from completion (`!`), or without a due day, it is the first one after `done`, however early that is. A `done` before `due`
  /// changes no row. What is over by `today` is due today, or on the first day after it that the rule names.
  public func next(after due: Day?, finishedOn done: Day, seenOn today: Day) -> Day? {
    guard let due, !isFromCompletion else {
      let next = first(in: done, from: done.advanced(by: 1))
      guard let next, next < today else { return next }
      return namesDays ? first(in: done, from: today) : today
    }
    return first(in: due, from: max(due.advanced(by: 1), done, today))
  }

  /// Whether it names days of the week or the month, and no stretch of time alone.
  private var namesDays: Bool {
    switch rule {
    case .days, .weeks: false
    case .months, .years: dayOfMonth != nil
    case .weekdays, .timesAWeek, .weekdayOfMonth: true
    }
  }

  /// The rule as the next task has to write it to stay in its row: with the day of the month that `next` was too short for.
  ///
  /// `month` from 31 January to 28 February becomes `31`; a rule that counts from completion has no row.
  public func keepingRow(from due: Day?, to next: Day) -> Recurrence {
    guard let due, !isFromCompletion, dayOfMonth == nil, due.dayOfMonth > next.dayOfMonth else { return self }
    switch rule {
    case .months, .years:
      var kept = self
      kept.dayOfMonth = due.dayOfMonth
      return kept
    case .days, .weeks, .weekdays, .timesAWeek, .weekdayOfMonth: return self
    }
  }

  /// The first day of the row of `anchor` that is `earliest` or later, which is after `anchor`.
  private func first(in anchor: Day, from earliest: Day) -> Day? {
    switch rule {
    case .days(let count): return multiple(of: Self.bounded(count), of: anchor, from: earliest)
    case .weeks(let count): return multiple(of: Self.bounded(count) * 7, of: anchor, from: earliest)
    case .months(let count): return month(each: Self.bounded(count), of: anchor, from: earliest)
    case .years(let count): return month(each: Self.bounded(count) * 12, of: anchor, from: earliest)
    case .weekdays(let days):
      return (0..<7).lazy.map { earliest.advanced(by: $0) }.first { days.contains($0.weekday) }
    case .timesAWeek(let count):
      let days = Self.spread(count)
      return (0..<7).lazy.map { earliest.advanced(by: $0) }.first { days.contains($0.weekday) }
    case .weekdayOfMonth(let week, let weekday):
      // The same weekday of a month comes again after five weeks at the latest.
      return (0..<36).lazy.map { earliest.advanced(by: $0) }.first { $0.weekday == weekday && $0.isOf(week) }
    }
  }

  /// So many days of a week, as far apart as they can be, from Monday on: 2 are Monday and Thursday, 3 Monday, Wednesday and Friday.
  private static func spread(_ count: Int) -> Set<Weekday> {
    let count = min(max(1, count), 7)
    return Set((0..<count).compactMap { Weekday(rawValue: $0 * 7 / count + 1) })
  }

  private func multiple(of step: Int, of anchor: Day, from earliest: Day) -> Day? {
    let distance = anchor.distance(to: earliest)
    return anchor.advanced(by: (distance + step - 1) / step * step).existing
  }

  /// A month without the day has it on its last.
  private func month(each step: Int, of anchor: Day, from earliest: Day) -> Day? {
    let (year, month, own) = anchor.components
    let first = year * 12 + month - 1
    let wanted = earliest.year * 12 + earliest.month - 1
    // The row's own month counts too: `every:31` from the 10th is due on the 31st.
    let before = max(0, (wanted - first) / step - 1)
    return (before...before + 3).lazy.compactMap { steps -> Day? in
      let place = first + steps * step
      guard place / 12 <= 9999 else { return nil }
      let length = Day.length(ofMonth: place % 12 + 1, in: place / 12)
      return Day(year: place / 12, month: place % 12 + 1, day: min(dayOfMonth ?? own, length))
    }.first { $0 >= earliest }
  }

  private static func bounded(_ count: Int) -> Int { min(max(1, count), 100_000) }
}

extension Day {
  /// The day, if it is one of the years 1 to 9999.
  fileprivate var existing: Day? { (1...9999).contains(year) ? self : nil }

  /// Whether it is the first, second, … or last of its weekday in its month.
  package func isOf(_ week: Recurrence.WeekOfMonth) -> Bool {
    let (year, month, day) = components
    switch week {
    case .first, .second, .third, .fourth: return (day - 1) / 7 + 1 == week.rawValue
    case .last: return day + 7 > Day.length(ofMonth: month, in: year)
    }
  }
}

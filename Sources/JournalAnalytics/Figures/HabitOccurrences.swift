internal import JournalFormat

extension Habit {
  /// On how many days of `period` it is due; `nil` if its `every` cannot be read.
  func occurrences(during period: ClosedRange<Day>) -> Int? {
    guard unreadEvery == nil else { return nil }
    let last = min(period.upperBound, until ?? period.upperBound)
    guard period.lowerBound <= last else { return 0 }
    return JournalAnalytics.occurrences(of: every, since: since, during: period.lowerBound...last)
  }
}

/// The number of days in `period`, from `since` on, that match a recurrence; all days without one.
///
/// Intervals of days and weeks are counted from `since`, or from the period's first day without it; months and years
/// match the same day of the month, or the last day of a shorter month. A number of days a week is due in each week from
/// Monday to Sunday; of a week that lies in the period in part only, the days outside may still bring as many of them.
func occurrences(of recurrence: Recurrence?, since: Day?, during period: ClosedRange<Day>) -> Int {
  let first = max(period.lowerBound, since ?? period.lowerBound)
  guard first <= period.upperBound else { return 0 }
  let anchor = since ?? period.lowerBound
  let days = first...period.upperBound
  switch recurrence?.rule {
  case nil: return first.distance(to: period.upperBound) + 1
  case .weekdays(let weekdays): return days.count { weekdays.contains($0.weekday) }
  case .days(let count): return multiples(of: count, from: anchor, in: days)
  case .weeks(let count):
    let step = count.multipliedReportingOverflow(by: 7)
    return multiples(of: step.overflow ? .max : step.partialValue, from: anchor, in: days)
  case .months(let count):
    return days.count { anchor.recurs(on: $0, months: count, dayOfMonth: recurrence?.dayOfMonth) }
  case .years(let count):
    let months = count.multipliedReportingOverflow(by: 12)
    guard !months.overflow else { return 0 }
    return days.count {
      anchor.recurs(on: $0, months: months.partialValue, dayOfMonth: recurrence?.dayOfMonth)
    }
  case .timesAWeek(let count): return timesOfWeeks(count, in: days)
  case .weekdayOfMonth(let week, let weekday):
    return days.count { $0.weekday == weekday && $0.isOf(week) }
  }
}

/// `count` for each whole week in `days`, and less by the days that are missing for each week that is cut.
private func timesOfWeeks(_ count: Int, in days: ClosedRange<Day>) -> Int {
  var times = 0
  var start = days.lowerBound
  while start <= days.upperBound {
    let sunday = start.advanced(by: Weekday.sunday.rawValue - start.weekday.rawValue)
    let end = min(sunday, days.upperBound)
    times += max(0, count - (6 - start.distance(to: end)))
    guard end < days.upperBound else { break }
    start = end.advanced(by: 1)
  }
  return times
}

/// The number of `days` that are a multiple of `step` days after `anchor`, which is not after them.
private func multiples(of step: Int, from anchor: Day, in days: ClosedRange<Day>) -> Int {
  let step = max(1, step)
  let before = anchor.distance(to: days.lowerBound)
  let through = anchor.distance(to: days.upperBound) / step + 1
  return before <= 0 ? through : through - ((before - 1) / step + 1)
}

extension Day {
  fileprivate func recurs(on day: Day, months step: Int, dayOfMonth anchor: Int?) -> Bool {
    let (year, month, own) = components
    let other = day.components
    let months = (other.year - year) * 12 + other.month - month
    guard months >= 0, months.isMultiple(of: max(1, step)) else { return false }
    return other.day == min(anchor ?? own, Day.length(ofMonth: other.month, in: other.year))
  }
}

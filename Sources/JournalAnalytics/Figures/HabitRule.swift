public import JournalFormat

/// A span of days with one rule for a habit.
struct HabitRule: Hashable, Sendable {
  /// Not empty.
  var days: ClosedRange<Day>
  /// `nil` for every day.
  var recurrence: Recurrence?
  /// Whether the rule can be read; if not, the habit is due on no day.
  var isReadable: Bool
  /// The day that intervals are counted from: `since`, the habit's first line, or the day the rule is said to hold from.
  var anchor: Day

  /// Whether the habit is due on `day`, one of `days`; rules that count from completion and numbers of days a week are
  /// decided elsewhere.
  func isDue(on day: Day) -> Bool {
    guard isReadable else { return false }
    switch recurrence?.rule {
    case nil: return true
    case .weekdays(let weekdays): return weekdays.contains(day.weekday)
    case .days(let count): return isMultiple(of: count, on: day)
    case .weeks(let count):
      let step = count.multipliedReportingOverflow(by: 7)
      return isMultiple(of: step.overflow ? .max : step.partialValue, on: day)
    case .months(let count): return recurs(on: day, months: count)
    case .years(let count):
      let months = count.multipliedReportingOverflow(by: 12)
      return !months.overflow && recurs(on: day, months: months.partialValue)
    case .weekdayOfMonth(let week, let weekday): return day.weekday == weekday && day.isOf(week)
    case .timesAWeek: return false
    }
  }

  /// Whether the date of the anchor, or of the rule, recurs on `day`; a month without it has its last day instead.
  private func recurs(on day: Day, months step: Int) -> Bool {
    let (year, month, own) = anchor.components
    let other = day.components
    let months = (other.year - year) * 12 + other.month - month
    guard months >= 0, months.isMultiple(of: max(1, step)) else { return false }
    return other.day
      == min(recurrence?.dayOfMonth ?? own, Day.length(ofMonth: other.month, in: other.year))
  }

  private func isMultiple(of step: Int, on day: Day) -> Bool {
    let distance = anchor.distance(to: day)
    return distance >= 0 && distance.isMultiple(of: max(1, step))
  }

  /// The number of days of each week; `nil` for other rules.
  var timesAWeek: Int? {
    guard isReadable, case .timesAWeek(let count)? = recurrence?.rule else { return nil }
    return count
  }

  /// The day it is due again after it was done on `day`; `nil` for rules that do not count from completion.
  func next(after day: Day) -> Day? {
    guard isReadable, let recurrence, recurrence.isFromCompletion else { return nil }
    switch recurrence.rule {
    case .days(let count): return day.advanced(by: count)
    case .weeks(let count): return day.advanced(by: count.multipliedReportingOverflow(by: 7).partialValue)
    case .months(let count): return day.adding(months: count, date: recurrence.dayOfMonth)
    case .years(let count):
      return day.adding(
        months: count.multipliedReportingOverflow(by: 12).partialValue, date: recurrence.dayOfMonth)
    case .weekdays, .weekdayOfMonth, .timesAWeek: return nil
    }
  }
}

extension Habit {
  /// The rules that hold from `start` through `last` or `until`, in order and without a gap; empty if there is no such day.
  func rules(from start: Day, through last: Day) -> [HabitRule] {
    let last = min(last, until ?? last)
    guard start <= last else { return [] }
    let before = changes.last { $0.first <= start }
    let first =
      before.map { ($0.every, $0.every != nil) } ?? (every, !isRuleUnread)
    var rules = [
      HabitRule(days: start...last, recurrence: first.0, isReadable: first.1, anchor: start)
    ]
    for change in changes where change.first > start && change.first <= last {
      rules[rules.count - 1].days =
        rules[rules.count - 1].days.lowerBound...change.first.advanced(by: -1)
      rules.append(
        HabitRule(
          days: change.first...last, recurrence: change.every, isReadable: change.every != nil,
          anchor: change.first))
    }
    return rules
  }

  /// Whether the habit is due on `day`, or may be: rules that count from completion, and numbers of days a week, leave it open.
  ///
  /// `begin` is `since`, else the day of its first line; before it, and after `until`, nothing is due.
  public func mayBeDue(on day: Day, begin: Day?) -> Bool {
    guard let begin, begin <= day, let rule = rules(from: begin, through: day).last, rule.days.contains(day)
    else { return false }
    return rule.timesAWeek != nil || rule.recurrence?.isFromCompletion ?? false || rule.isDue(on: day)
  }

  /// The rules that hold one after the other through `last`, or all of them, each with its first day: `nil` for one that held
  /// before any stated day. An unreadable rule is `nil`.
  func rulesSaid(through last: Day?) -> [(first: Day?, rule: Recurrence?)] {
    let base = isRuleUnread ? nil : every ?? .daily
    let later = changes.filter { change in
      (since.map { change.first > $0 } ?? true) && (last.map { change.first <= $0 } ?? true)
    }
    return [(since, since.map { rule(on: $0) } ?? base)] + later.map { ($0.first, $0.every) }
  }

  /// The rule on `day`: `nil` for an unreadable one, every day for a habit that states none.
  public func rule(on day: Day) -> Recurrence? {
    if let change = changes.last(where: { $0.first <= day }) { return change.every }
    return isRuleUnread ? nil : every ?? .daily
  }
}

extension Day {
  /// The same date `count` months later, or the last day of a shorter month; at most in the year 9999.
  fileprivate func adding(months count: Int, date: Int?) -> Day {
    let (year, month, day) = components
    let months = min(max(0, count), 120_000) + month - 1
    let later = min(year + months / 12, 9999)
    let length = Day.length(ofMonth: months % 12 + 1, in: later)
    return Day(year: later, month: months % 12 + 1, day: min(date ?? day, length)) ?? advanced(by: 1)
  }
}

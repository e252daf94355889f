/// A stretch of days named in words, as people name it on a command line.
///
/// Understood are `7d`, `2w`, `3m`, `1y` (that long, up to and including today); `this week`, `last week`, and the same
/// of `month` and `year`; `2026-W11`, `2026-03`, `2026`, `march`, `march 2026`; `2026-03-01..2026-03-14`; a day, such as `yesterday`;
/// and `all`.
/// A named week is one of ISO 8601; `this week` and `last week` begin with the diary's first weekday. A month without a year is the latest one that is not in the future.
public enum PeriodExpression: Hashable, Sendable {
  /// All days of the journal.
  case all
  case period(Period)

  /// Parses `text` relative to `today`; `firstWeekday` begins a week that is not named.
  public init(_ text: String, today: Day, firstWeekday: Weekday = .monday) throws(ExpressionProblem) {
    let words = ExpressionWords(text).words
    if words == ["all"] {
      self = .all
    } else if let period = try PeriodExpression.length(words, in: text, today: today) {
      self = .period(period)
    } else if let period = PeriodExpression.relative(words, today: today, firstWeekday: firstWeekday) {
      self = .period(period)
    } else if let period = try PeriodExpression.written(
      words, in: text, today: today, firstWeekday: firstWeekday)
    {
      self = .period(period)
    } else {
      self = .period(try PeriodExpression.day(text, today: today))
    }
  }

  /// A day is a period of one day.
  private static func day(_ text: String, today: Day) throws(ExpressionProblem) -> Period {
    do throws(ExpressionProblem) {
      let day = try DayExpression(text, today: today).day
      return .days(day...day)
    } catch {
      throw error.isForeign ? .notUnderstood(text, as: "period", PeriodExpression.examples) : error
    }
  }

  static let examples = "a period such as 7d, 30d, 3m, 1y, 2026-W11, 2026-03, 2026, ‘last week’ or ‘all’"

  /// The period's days; `nil` for all days.
  public var days: ClosedRange<Day>? {
    switch self {
    case .all: nil
    case .period(let period): period.days
    }
  }

  /// `7d`: this many days, weeks, months or years that end today.
  private static func length(
    _ words: [String], in text: String, today: Day
  ) throws(ExpressionProblem) -> Period? {
    guard words.count == 1, let unit = words[0].last, let count = smallNumber(words[0].dropLast()) else {
      return nil
    }
    guard count > 0 else { throw ExpressionProblem("‘\(text)’ has no days; write a number from 1") }
    let before: Day?
    switch unit {
    case "d": before = today.advanced(by: -count)
    case "w": before = today.advanced(by: -7 * count)
    case "m": before = today.advanced(byMonths: -count)
    case "y": before = today.advanced(byMonths: -12 * count)
    default: return nil
    }
    guard let before, before.year >= 1 else { throw ExpressionProblem("‘\(text)’ begins before the year 1") }
    return .days(before.advanced(by: 1)...today)
  }

  private static func relative(_ words: [String], today: Day, firstWeekday: Weekday) -> Period? {
    guard words.count == 2, words[0] == "this" || words[0] == "last" else { return nil }
    let current: Period
    switch words[1] {
    case "week": current = .week(CalendarWeek(containing: today, from: firstWeekday))
    case "month": current = .month(year: today.year, month: today.month)
    case "year": current = .year(today.year)
    default: return nil
    }
    return words[0] == "this" ? current : current.previous
  }

  private static func written(
    _ words: [String], in text: String, today: Day, firstWeekday: Weekday
  ) throws(ExpressionProblem) -> Period? {
    if let name = words.first, let month = month(word: name), words.count <= 2 {
      guard words.count == 2 else {
        return .month(year: month <= today.month ? today.year : today.year - 1, month: month)
      }
      guard words[1].utf8.count == 4, let year = smallNumber(words[1]), year >= 1 else { return nil }
      return .month(year: year, month: month)
    }
    guard words.count == 1 else { return nil }
    // The seven days that such a week is named by are that week again.
    if let week = CalendarWeek(words[0]), week.first.weekday == firstWeekday { return .week(week) }
    if let stretch = try stretch(words[0], in: text, today: today) { return stretch }
    let upper = words[0].uppercased()
    if let week = CalendarWeek(upper) { return .week(week) }
    if let month = Period.month(upper) { return month }
    if upper.utf8.count == 4, let year = smallNumber(upper), year >= 1 { return .year(year) }
    if upper.utf8.count == 8, upper.contains("-W"), let year = smallNumber(upper.prefix(4)) {
      let last = CalendarWeek(year: year, number: 53) == nil ? 52 : 53
      throw ExpressionProblem(
        "there is no week ‘\(text)’; the weeks of \(upper.prefix(4)) are W01 to W\(last)")
    }
    return nil
  }

  /// `2026-03-01..2026-03-14`.
  private static func stretch(
    _ word: String, in text: String, today: Day
  ) throws(ExpressionProblem) -> Period? {
    guard let dots = word.firstRange(of: "..") else { return nil }
    // With three dots, the first belongs to the day: 1.3...14.3.
    let end = word[dots.upperBound...].hasPrefix(".") ? word.index(after: dots.upperBound) : dots.upperBound
    let start = word[..<end].dropLast(2)
    let first = try DayExpression(String(start), today: today).day
    let last = try DayExpression(String(word[end...]), today: today).day
    guard first <= last else {
      throw ExpressionProblem("‘\(text)’ ends before it begins; write \(last)..\(first)")
    }
    return .days(first...last)
  }
}

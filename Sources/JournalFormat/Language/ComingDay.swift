/// A day to come, as people write it for something that is still to be done.
///
/// Weekdays and dates without a year are the next ones: `friday` is never today, `14 mar` may be. Besides these, and the days of
/// `DayExpression`: `in 3 days`, `3 days`, `3d`, `2w`, `in a month`, `next week` (its first day), `next month` (its first).
public struct ComingDay: Hashable, Sendable {
  public let day: Day

  static let examples = "a day such as 2026-03-18, ‘14 mar’, ‘friday’ or ‘in 3 days’"

  /// Parses `text` relative to `today`; `firstWeekday` begins a week.
  public init(
    _ text: String, today: Day, firstWeekday: Weekday = .monday
  ) throws(ExpressionProblem) {
    var words = ExpressionWords(text).words
    if words.count > 1, words[0] == "in" { words.removeFirst() }
    if words.count == 1, let weekday = Weekday(word: words[0]) ?? DayExpression.translatedWeekday(words[0]) {
      day = Self.next(weekday, after: today)
    } else if words.count == 2, words[0] == "next", Weekday(word: words[1]) == today.weekday {
      // On a Monday there is one next Monday; on other days people mean this week's or the one behind it.
      day = today.advanced(by: 7)
    } else if words == ["next", "week"] {
      day = Self.next(firstWeekday, after: today)
    } else if words == ["next", "month"] {
      let first = Day(year: today.year, month: today.month, day: 1) ?? today
      day = first.advanced(byMonths: 1) ?? today
    } else if let later = Self.later(words, today) {
      day = later
    } else {
      day = try Self.dated(text, words: words, seenOn: today)
    }
    guard (1...9999).contains(day.year) else { throw ExpressionProblem("‘\(text)’ is after the year 9999") }
  }

  private static func next(_ weekday: Weekday, after day: Day) -> Day {
    let away = (weekday.rawValue - day.weekday.rawValue + 7) % 7
    return day.advanced(by: away == 0 ? 7 : away)
  }

  /// `3 days`, `3d`, `a week`.
  private static func later(_ words: [String], _ today: Day) -> Day? {
    let count: Int
    let unit: String
    if words.count == 2 {
      guard let number = ["a", "an", "one"].contains(words[0]) ? 1 : smallNumber(words[0]) else { return nil }
      (count, unit) = (number, words[1])
    } else if words.count == 1, case let digits = words[0].prefix(while: { $0.isASCII && $0.isNumber }),
      let number = smallNumber(digits)
    {
      (count, unit) = (number, String(words[0].dropFirst(digits.count)))
    } else {
      return nil
    }
    switch unit {
    case "d", "day", "days": return today.advanced(by: count)
    case "w", "week", "weeks": return today.advanced(by: 7 * count)
    case "month", "months": return today.advanced(byMonths: count)
    case "y", "year", "years": return today.advanced(byMonths: 12 * count)
    default: return nil
    }
  }

  /// Any other day; one without a year is the next that there is.
  private static func dated(
    _ text: String, words: [String], seenOn today: Day
  ) throws(ExpressionProblem) -> Day {
    let found: Day
    do throws(ExpressionProblem) {
      found = try DayExpression(text, today: today).day
    } catch {
      throw error.isForeign ? .notUnderstood(text, as: "day", examples) : error
    }
    let hasMonth =
      words.contains { month(word: $0) != nil } || words.joined().contains(".")
      || DayExpression.translatedDate(text) != nil
    let hasYear = text.split(whereSeparator: { !$0.isNumber }).contains { $0.utf8.count == 4 }
    guard found < today, hasMonth, !hasYear else { return found }
    for years in 1...8 {
      guard let end = today.advanced(byMonths: 12 * years)?.advanced(by: -1) else { break }
      let later = try DayExpression(text, today: end).day
      if later >= today { return later }
    }
    return found
  }
}

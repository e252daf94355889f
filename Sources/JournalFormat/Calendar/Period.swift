/// A range of days that has a name.
public enum Period: Hashable, Sendable {
  case week(CalendarWeek)
  /// A month of the calendar, 1 to 12.
  case month(year: Int, month: Int)
  case year(Int)
  case days(ClosedRange<Day>)

  /// The month of `text`, as `2026-03`, or `nil`.
  public static func month(_ text: String) -> Period? {
    guard text.utf8.count == 7, let day = Day(text + "-01") else { return nil }
    return .month(year: day.year, month: day.month)
  }

  /// The days from first to last.
  public var days: ClosedRange<Day> {
    switch self {
    case .week(let week): week.days
    case .month(let year, let month):
      Period.days(from: (year, month, 1), to: (year, month, Day.length(ofMonth: month, in: year)))
    case .year(let year): Period.days(from: (year, 1, 1), to: (year, 12, 31))
    case .days(let days): days
    }
  }

  /// The period of the same kind before this one.
  public var previous: Period {
    switch self {
    case .week(let week): .week(week.previous)
    case .month(let year, let month):
      month == 1 ? .month(year: year - 1, month: 12) : .month(year: year, month: month - 1)
    case .year(let year): .year(year - 1)
    case .days(let days):
      .days(days.lowerBound.advanced(by: -days.count)...days.lowerBound.advanced(by: -1))
    }
  }

  private static func days(from a: (Int, Int, Int), to b: (Int, Int, Int)) -> ClosedRange<Day> {
    let epoch = Day(ordinal: 0)
    let first = Day(year: a.0, month: a.1, day: a.2) ?? epoch
    return first...max(first, Day(year: b.0, month: b.1, day: b.2) ?? first)
  }
}

extension Period: CustomStringConvertible {
  /// `2026-W11`, `2026-03`, `2026`, or `2026-03-01..2026-03-14`.
  public var description: String {
    switch self {
    case .week(let week): week.description
    case .month(let year, let month): "\(padded(year, 4))-\(padded(month, 2))"
    case .year(let year): padded(year, 4)
    case .days(let days): "\(days.lowerBound)..\(days.upperBound)"
    }
  }
}

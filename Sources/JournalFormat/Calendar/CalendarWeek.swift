/// Seven days in a row, from the weekday that a diary's weeks begin with; from a Monday on, a week of ISO 8601.
public struct CalendarWeek: Hashable, Comparable, Sendable {
  public let first: Day

  /// The week that contains `day` and begins with `weekday`.
  public init(containing day: Day, from weekday: Weekday = .monday) {
    first = day.startOfWeek(weekday)
  }

  /// Week `number` of `year` by ISO 8601, or `nil` if that year has no such week (53 only in some).
  public init?(year: Int, number: Int) {
    guard number >= 1, let fourth = Day(year: year, month: 1, day: 4) else { return nil }
    let week = CalendarWeek(containing: fourth.advanced(by: (number - 1) * 7))
    guard let name = week.iso, name == (year, number) else { return nil }
    self = week
  }

  /// The year and number (1 to 53) by ISO 8601; `nil` for a week that does not begin with a Monday, which has none.
  ///
  /// The year is the one that contains the Thursday, and can differ from the calendar year around the new year.
  public var iso: (year: Int, number: Int)? {
    guard first.weekday == .monday else { return nil }
    let thursday = first.advanced(by: 3)
    guard let start = Day(year: thursday.year, month: 1, day: 1) else { return nil }
    return (thursday.year, start.distance(to: thursday) / 7 + 1)
  }

  public var last: Day { first.advanced(by: 6) }
  public var days: ClosedRange<Day> { first...last }
  public var previous: CalendarWeek { CalendarWeek(containing: first.advanced(by: -7), from: first.weekday) }
  public var next: CalendarWeek { CalendarWeek(containing: first.advanced(by: 7), from: first.weekday) }

  public static func < (a: CalendarWeek, b: CalendarWeek) -> Bool { a.first < b.first }
}

extension Weekday {
  /// The seven in the order of a week that begins with `first`.
  public static func inOrder(from first: Weekday) -> [Weekday] {
    let after = allCases.drop { $0 != first }
    return Array(after + allCases.prefix(7 - after.count))
  }
}

extension Day {
  /// The first day of its week, if weeks begin with `first`.
  public func startOfWeek(_ first: Weekday) -> Day {
    advanced(by: -((weekday.rawValue - first.rawValue + 7) % 7))
  }
}

extension CalendarWeek: CustomStringConvertible, LosslessStringConvertible {
  /// The week as `2026-W11`, or by its days, `2026-03-08..2026-03-14`, if it does not begin with a Monday.
  public var description: String {
    guard let iso else { return "\(first)..\(last)" }
    return "\(padded(iso.year, 4))-W\(padded(iso.number, 2))"
  }

  /// Reads `2026-W11`, or the seven days of another week, and nothing else.
  public init?(_ text: String) {
    if let dots = text.firstRange(of: "..") {
      guard let first = Day(String(text[..<dots.lowerBound])), first.weekday != .monday,
        Day(String(text[dots.upperBound...])) == first.advanced(by: 6)
      else { return nil }
      self.init(containing: first, from: first.weekday)
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 3, parts[1].first == "W",
      parts.allSatisfy({
        $0.utf8.allSatisfy { $0 == UInt8(ascii: "W") || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) }
      }),
      let year = Int(parts[0]), let number = Int(parts[1].dropFirst())
    else { return nil }
    self.init(year: year, number: number)
  }
}

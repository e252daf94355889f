/// An ISO 8601 week: Monday to Sunday, in the year that contains its Thursday.
public struct ISOWeek: Hashable, Comparable, Sendable {
  /// The week's Monday.
  public let monday: Day

  /// The week that contains `day`.
  public init(containing day: Day) {
    monday = day.advanced(by: 1 - day.weekday.rawValue)
  }

  /// Week `number` of `year`, or `nil` if that year has no such week (53 only in some).
  public init?(year: Int, number: Int) {
    guard number >= 1, let fourth = Day(year: year, month: 1, day: 4) else { return nil }
    let week = ISOWeek(containing: fourth.advanced(by: (number - 1) * 7))
    guard week.year == year, week.number == number else { return nil }
    self = week
  }

  /// The ISO year, which can differ from the calendar year around the new year.
  public var year: Int { monday.advanced(by: 3).year }

  /// 1 to 53.
  public var number: Int {
    let thursday = monday.advanced(by: 3)
    guard let first = Day(year: thursday.year, month: 1, day: 1) else { return 1 }
    return first.distance(to: thursday) / 7 + 1
  }

  public var sunday: Day { monday.advanced(by: 6) }
  public var days: ClosedRange<Day> { monday...sunday }
  public var previous: ISOWeek { ISOWeek(containing: monday.advanced(by: -7)) }

  public static func < (a: ISOWeek, b: ISOWeek) -> Bool { a.monday < b.monday }
}

extension ISOWeek: CustomStringConvertible, LosslessStringConvertible {
  /// The week as `2026-W11`.
  public var description: String { "\(padded(year, 4))-W\(padded(number, 2))" }

  /// Reads `2026-W11` and nothing else.
  public init?(_ text: String) {
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

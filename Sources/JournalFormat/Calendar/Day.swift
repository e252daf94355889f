/// A calendar day, without a time of day and without a time zone.
///
/// Day arithmetic is exact: a day has no hours, so daylight saving cannot shift it.
public struct Day: Hashable, Comparable, Strideable, Sendable {
  // Of 32 bits, for a diary in memory has several in each of its records.
  private let daysSince1970: Int32

  /// Whole days since 1970-01-01, negative before it.
  public var ordinal: Int { Int(daysSince1970) }

  /// The day so many days after 1970-01-01, or the last or the first there is where that is more than five million years
  /// away.
  public init(ordinal: Int) { daysSince1970 = Int32(clamping: ordinal) }

  /// The day of the proleptic Gregorian calendar; `nil` if it does not exist or is not in the years 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, in: year)
    else { return nil }
    // Howard Hinnant, “chrono-compatible low-level date algorithms”: years begin in March, so the leap day is last.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    daysSince1970 = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// Year, month and day of the month in the proleptic Gregorian calendar.
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = ordinal + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  public var year: Int { components.year }
  /// 1 to 12.
  public var month: Int { components.month }
  /// 1 to 31.
  public var dayOfMonth: Int { components.day }

  /// Which day of the week it is.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = ((ordinal + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  public static func < (a: Day, b: Day) -> Bool { a.ordinal < b.ordinal }
  public func distance(to other: Day) -> Int { other.ordinal - ordinal }
  public func advanced(by days: Int) -> Day { Day(ordinal: ordinal + days) }

  /// 28 to 31; `month` from 1 to 12.
  public static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// Whether `year` is a leap year.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

/// A day of the week, Monday first as ISO 8601 counts.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
}

extension Day: CustomStringConvertible, LosslessStringConvertible {
  /// The day as `2026-03-14`.
  public var description: String {
    let (year, month, day) = components
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Reads `2026-03-14` and nothing else.
  public init?(_ text: String) {
    let utf8 = Array(text.utf8)
    guard utf8.count == 10, utf8[4] == .hyphen, utf8[7] == .hyphen else { return nil }
    var numbers = [0, 0, 0]
    for (index, byte) in utf8.enumerated() where index != 4 && index != 7 {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let part = index < 4 ? 0 : index < 7 ? 1 : 2
      numbers[part] = numbers[part] * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}

/// `number` in decimal with leading zeros up to `width` digits.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

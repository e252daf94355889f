/// A time of day in minutes, from 00:00 to 29:59.
///
/// 24:00 to 29:59 are the hours after midnight that still belong to the day before:
/// `25:30` is half past one at night, written in yesterday's file.
public struct ClockTime: Hashable, Comparable, Sendable {
  /// Minutes since the day's midnight, 0 to 1799.
  public let minutes: Int16

  /// Creates a time, or `nil` unless `minutes` is 0 to 1799.
  public init?(minutes: Int) {
    guard (0..<1800).contains(minutes) else { return nil }
    self.minutes = Int16(minutes)
  }

  /// Creates a time, or `nil` unless `hour` is 0 to 29 and `minute` 0 to 59.
  public init?(hour: Int, minute: Int) {
    guard (0..<30).contains(hour), (0..<60).contains(minute) else { return nil }
    minutes = Int16(hour * 60 + minute)
  }

  /// Parses exactly `HH:MM`, such as `08:15`; 00:00 to 23:59.
  public init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 5, digits[2] == .colon, [0, 1, 3, 4].allSatisfy({ isASCIIDigit(digits[$0]) }),
      let hour = Int(text.prefix(2)), hour < 24, let minute = Int(text.suffix(2))
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// 10:30.
  public static let midMorning = ClockTime(uncheckedMinutes: 630)
  /// 12:00.
  public static let noon = ClockTime(uncheckedMinutes: 720)
  /// 00:00.
  public static let midnight = ClockTime(uncheckedMinutes: 0)

  private init(uncheckedMinutes: Int16) { minutes = uncheckedMinutes }

  /// The hour as written, 0 to 29.
  public var hour: Int { Int(minutes) / 60 }
  /// The hour on a clock face, 0 to 23.
  public var hourOfDay: Int { hour % 24 }
  /// 0 to 59.
  public var minute: Int { Int(minutes) % 60 }
  /// Whether it is after the midnight that ends the day.
  public var isAfterMidnight: Bool { minutes >= 1440 }

  public static func < (a: ClockTime, b: ClockTime) -> Bool { a.minutes < b.minutes }
}

extension ClockTime: CustomStringConvertible {
  /// The time as `08:15`, or `25:30` after midnight.
  public var description: String { "\(padded(hour, 2)):\(padded(minute, 2))" }
}

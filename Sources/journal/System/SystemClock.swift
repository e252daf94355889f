import JournalFormat

/// The only place that reads the clock.
enum SystemClock {
  /// The current local day and time by the system's time zone or `TZ`.
  static func now() -> LocalMoment { moment(secondsSince1970()) }

  /// Seconds since 1970 in UTC.
  static func secondsSince1970() -> Int { time(nil) }

  /// The local day and time of a moment in seconds since 1970.
  static func moment(_ seconds: Int) -> LocalMoment {
    // Foundation's TimeZone is silently GMT in a static binary; the C library reads the time zone data itself.
    var seconds = time_t(seconds)
    var local = tm()
    localtime_r(&seconds, &local)
    let day = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    let time = ClockTime(hour: Int(local.tm_hour), minute: Int(local.tm_min))
    return LocalMoment(day: day ?? Day(ordinal: 0), time: time ?? .noon)
  }
}

/// A local day and time.
struct LocalMoment: Hashable, Sendable {
  var day: Day
  var time: ClockTime
  /// What the diary's weeks begin with.
  var firstWeekday = Weekday.monday

  /// The same moment in a diary with `settings`.
  func turned(by settings: JournalSettings) -> LocalMoment {
    var moment = turned(at: settings.dayEnds)
    moment.firstWeekday = settings.firstWeekday
    return moment
  }

  /// The same moment in a diary whose day ends at `dayEnds`: 01:30 is 25:30 of the day before if the day ends at
  /// 04:00.
  func turned(at dayEnds: ClockTime) -> LocalMoment {
    guard time < dayEnds, let late = ClockTime(minutes: Int(time.minutes) + 1440) else { return self }
    return LocalMoment(day: day.advanced(by: -1), time: late)
  }
}

extension LocalMoment {
  /// Parses `2026-03-14` (12:00) or `2026-03-14T08:15`.
  init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let day = Day(String(first)) else { return nil }
    guard parts.count == 2 else {
      self.init(day: day, time: .noon)
      return
    }
    guard let time = ClockTime(String(parts[1])) else { return nil }
    self.init(day: day, time: time)
  }
}

extension LocalMoment: CustomStringConvertible {
  /// `2026-03-14 08:15`.
  var description: String { "\(day) \(time)" }
}

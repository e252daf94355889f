import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one place that asks what time it is.
enum SystemClock {
  /// The local day and time by the system's time zone, or by `TZ`.
  static func now() -> LocalMoment { moment(secondsSince1970()) }

  /// Seconds since 1970, in no time zone.
  static func secondsSince1970() -> Int { time(nil) }

  /// The local day and time of a moment that is given in seconds since 1970.
  static func moment(_ seconds: Int) -> LocalMoment {
    // Foundation's TimeZone is silently GMT in a static binary; the C library reads the zone itself.
    var seconds = time_t(seconds)
    var local = tm()
    localtime_r(&seconds, &local)
    let day = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    let time = ClockTime(hour: Int(local.tm_hour), minute: Int(local.tm_min))
    return LocalMoment(day: day ?? Day(ordinal: 0), time: time ?? .noon)
  }
}

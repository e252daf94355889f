import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one place that asks what time it is.
enum SystemClock {
  /// The local day and time by the system's time zone, or by `TZ`.
  static func now() -> LocalMoment {
    // Foundation's TimeZone is silently GMT in a static binary; the C library reads the zone itself.
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    let day = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    let time = ClockTime(hour: Int(local.tm_hour), minute: Int(local.tm_min))
    return LocalMoment(day: day ?? Day(ordinal: 0), time: time ?? .noon)
  }
}

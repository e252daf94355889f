/// A day named in a heading: `Saturday, 14 March 2026`, `14.03.`, `2026年3月14日（土）`, `Saturday`.
public struct DayName: Hashable, Sendable {
  /// One way to read the numbers.
  public struct Reading: Hashable, Sendable {
    /// `nil` if the name has none.
    public var year: Int?
    /// 1 to 12.
    public var month: Int
    /// 1 to 31, which may be more than the month has: 30 February is parsed, but is no day.
    public var day: Int

    /// The day, if the name has a year and the day exists.
    public var civilDay: Day? { year.flatMap { Day(year: $0, month: month, day: day) } }
  }

  /// All ways to read it, the likeliest first: `03/04/2026` has two. Empty if it names only a weekday.
  public var readings: [Reading]
  /// The possible weekdays; several if languages share an abbreviation. Empty if it names none.
  public var weekdays: [Weekday]

  /// Whether `day` fits none of the readings, or none of the weekdays.
  public func contradicts(_ day: Day) -> Bool { hasOtherWeekday(than: day) || hasOtherDate(than: day) }

  /// Whether it names weekdays, and not that of `day`.
  public func hasOtherWeekday(than day: Day) -> Bool { !weekdays.isEmpty && !weekdays.contains(day.weekday) }

  /// Whether it names a date that cannot be `day`.
  public func hasOtherDate(than day: Day) -> Bool {
    guard !readings.isEmpty else { return false }
    let (year, month, dayOfMonth) = day.components
    return !readings.contains {
      ($0.year ?? year) == year && $0.month == month && $0.day == dayOfMonth
    }
  }
}

/// The day that a text names if it is nothing but a date, a weekday or both, in any known language and order.
///
/// A weekday alone has to be its full name (`Saturday`, not `Sat`), numbers without a year have to be `14.03.`. A
/// month with a year but without a day names no day.
public func namedDay(in title: UnsafeBufferPointer<UInt8>) -> DayName? {
  guard title.count <= 100 else { return nil }
  return folded(title).withUnsafeBufferPointer { text in
    var scanner = DayNameScanner(text: text)
    return scanner.scan() ? scanner.name() : nil
  }
}

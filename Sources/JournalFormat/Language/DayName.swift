/// A day as a heading names it: `Saturday, 14 March 2026`, `14.03.`, `2026年3月14日（土）`, `Saturday`.
public struct DayName: Hashable, Sendable {
  /// One way to read the numbers.
  public struct Reading: Hashable, Sendable {
    /// `nil` where the name leaves it out.
    public var year: Int?
    /// 1 to 12.
    public var month: Int
    /// 1 to 31, though perhaps more than the month has: 30 February is read, and is no day.
    public var day: Int

    /// The day, if the year is named and there is such a day.
    public var civilDay: Day? { year.flatMap { Day(year: $0, month: month, day: day) } }
  }

  /// All ways to read it, the likeliest first: `03/04/2026` has two. Empty if only a weekday is named.
  public var readings: [Reading]
  /// The weekdays it may name; more than one where languages share a short form. Empty if none is named.
  public var weekdays: [Weekday]

  /// Whether `day` fits no reading of the name, or its weekday none of those named.
  public func contradicts(_ day: Day) -> Bool {
    if !weekdays.isEmpty, !weekdays.contains(day.weekday) { return true }
    guard !readings.isEmpty else { return false }
    let (year, month, dayOfMonth) = day.components
    return !readings.contains {
      ($0.year ?? year) == year && $0.month == month && $0.day == dayOfMonth
    }
  }
}

/// The day that `words` name, if they are nothing but a date, a weekday or both, in any known language and order.
///
/// A weekday alone counts in full only (`Saturday`, not `Sat`), numbers without a year only as `14.03.`. A month with a
/// year but without a day names no day.
public func namedDay(in title: UnsafeBufferPointer<UInt8>) -> DayName? {
  guard title.count <= 100 else { return nil }
  return folded(title).withUnsafeBufferPointer { text in
    var scanner = DayNameScanner(text: text)
    return scanner.scan() ? scanner.name() : nil
  }
}

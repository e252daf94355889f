internal import JournalFormat

extension Day {
  /// `Saturday 14 March`, with the year where it is not that of `other`.
  func weekdayAndDay(besides other: Day) -> String {
    year == other.year ? weekdayAndDay : "\(weekdayAndDay) \(year)"
  }
}

extension ClockTime {
  /// `08:15`; `01:30 after midnight` in the night that still belongs to the day.
  var spoken: String {
    guard isAfterMidnight, let onClock = ClockTime(hour: hourOfDay, minute: minute) else {
      return description
    }
    return "\(onClock) after midnight"
  }
}

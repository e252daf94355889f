internal import JournalFormat

extension Weekday {
  /// `Saturday`.
  var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// `Sat`.
  var shortName: String { String(name.prefix(3)) }
}

/// `March`, for 1 to 12.
func monthName(_ month: Int) -> String {
  let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  return names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
}

extension Day {
  /// `14 March`.
  var dayAndMonth: String { "\(dayOfMonth) \(monthName(month))" }
  /// `Saturday 14 March`.
  var weekdayAndDay: String { "\(weekday.name) \(dayAndMonth)" }
  /// `Saturday, 14 March 2026`.
  var fullDate: String { "\(weekday.name), \(dayAndMonth) \(year)" }

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

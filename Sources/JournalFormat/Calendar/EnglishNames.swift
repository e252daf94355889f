/// The English name of a month, 1 to 12: `March`; the number itself outside that range.
public func monthName(_ month: Int) -> String {
  monthNames.indices.contains(month - 1) ? "\(monthNames[month - 1])" : "\(month)"
}

extension Weekday {
  /// `Saturday`.
  public var name: String { "\(weekdayNames[rawValue - 1])" }
  /// `Sat`.
  public var shortName: String { String(name.prefix(3)) }
}

extension Day {
  /// `14 March`.
  public var dayAndMonth: String { "\(dayOfMonth) \(monthName(month))" }
  /// `14 Mar`, for the scale of a chart.
  public var shortDayAndMonth: String { "\(dayOfMonth) \(monthName(month).prefix(3))" }
  /// `Saturday 14 March`.
  public var weekdayAndDay: String { "\(weekday.name) \(dayAndMonth)" }
  /// `Saturday, 14 March 2026`, the title of a day file.
  public var fullDate: String { "\(weekday.name), \(dayAndMonth) \(year)" }
}

/// Monday first.
let weekdayNames: [StaticString] = [
  "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
]

let monthNames: [StaticString] = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December",
]

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

/// Whether `title` is `day` in the form of this program's own headings, `Saturday, 14 March 2026`.
///
/// Nearly every file begins so, and comparing is many times faster than parsing dates of any language.
func isUsualHeading(_ title: UnsafeBufferPointer<UInt8>, of day: Day) -> Bool {
  var rest = LineScanner(title, 0..<title.count)
  guard rest.skip(weekdayNames[day.weekday.rawValue - 1]), rest.skip(", ") else { return false }
  let (year, month, dayOfMonth) = day.components
  return skipNumber(dayOfMonth, &rest) && rest.skip(" ") && rest.skip(monthNames[month - 1]) && rest.skip(" ")
    && skipNumber(year, &rest) && rest.isAtEnd
}

private func skipNumber(_ number: Int, _ line: inout LineScanner) -> Bool {
  guard isASCIIDigit(line.peek()), line.peek() != UInt8(ascii: "0") else { return false }
  var value = 0
  while isASCIIDigit(line.peek()), value < 100_000 {
    value = value * 10 + Int(line.peek() - UInt8(ascii: "0"))
    line.position += 1
  }
  return value == number
}

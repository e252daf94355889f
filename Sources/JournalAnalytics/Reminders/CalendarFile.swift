internal import JournalFormat

/// A calendar file of reminders (RFC 5545), in local time without a zone, so that 18:00 is 18:00 everywhere.
public struct CalendarFile: Sendable {
  public var reminders: [Reminder]
  /// When it was made, in UTC.
  public var stamp: ReminderMoment
  /// Events of the previous file that no longer exist, so that a calendar that imports the file again removes them.
  var cancelled: [CancelledEvent] = []

  /// `before` is the content of the file that is replaced, if any.
  public init(_ reminders: [Reminder], stamp: ReminderMoment, before: [UInt8]? = nil) {
    self.reminders = reminders
    self.stamp = stamp
    let standing = Set(reminders.map(\.identifier))
    cancelled = before.map { CancelledEvent.events(in: $0, besides: standing, stamp: stamp) } ?? []
  }

  /// The lines, folded at 75 bytes and ended by CRLF.
  public var text: String {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", CancelledEvent.product, "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH", "X-WR-CALNAME:Journal",
    ]
    for reminder in reminders {
      let start = calendarTime(reminder.day, reminder.time)
      lines += [
        "BEGIN:VEVENT", "UID:\(reminder.identifier)", "DTSTAMP:\(calendarTime(stamp.day, stamp.time))Z",
        "DTSTART:\(start)", "DURATION:PT15M",
      ]
      if let recurrence = reminder.recurrence { lines.append("RRULE:\(recurrence)") }
      if reminder.recurrence != nil, !reminder.excluded.isEmpty {
        let days = reminder.excluded.map { calendarTime($0, reminder.time) }
        lines.append("EXDATE:\(days.joined(separator: ","))")
      }
      lines.append("SUMMARY:\(CalendarText.escaped(reminder.title))")
      if !reminder.details.isEmpty { lines.append("DESCRIPTION:\(CalendarText.escaped(reminder.details))") }
      lines += [
        "CATEGORIES:\(reminder.kind.rawValue.uppercased())", "TRANSP:TRANSPARENT", "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "TRIGGER:PT0S", "DESCRIPTION:\(CalendarText.escaped(reminder.title))", "END:VALARM", "END:VEVENT",
      ]
    }
    for event in cancelled {
      lines += ["BEGIN:VEVENT", "DTSTAMP:\(event.stamp)"] + event.lines + ["STATUS:CANCELLED", "END:VEVENT"]
    }
    lines.append("END:VCALENDAR")
    return CalendarText.text(of: lines)
  }
}

/// `20260314T180000`; a time after midnight is on the next day.
func calendarTime(_ day: Day, _ time: ClockTime) -> String {
  let date = time.isAfterMidnight ? day.advanced(by: 1) : day
  let (year, month, dayOfMonth) = date.components
  func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
  return
    "\(padded(year, 4))\(padded(month, 2))\(padded(dayOfMonth, 2))T\(padded(time.hourOfDay, 2))\(padded(time.minute, 2))00"
}

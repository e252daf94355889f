internal import JournalFormat

/// A calendar file of reminders (RFC 5545), in local time without a zone, so that 18:00 is 18:00 wherever one is.
public struct CalendarFile: Sendable {
  public var reminders: [Reminder]
  /// When it was made.
  public var stamp: ReminderMoment

  public init(_ reminders: [Reminder], stamp: ReminderMoment) {
    self.reminders = reminders
    self.stamp = stamp
  }

  /// The lines, folded at 75 bytes and ended by CRLF.
  public var text: String {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//journal//journal remind//EN", "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH", "X-WR-CALNAME:Journal",
    ]
    for reminder in reminders {
      let start = calendarTime(reminder.day, reminder.time)
      lines += [
        "BEGIN:VEVENT", "UID:\(reminder.identifier)", "DTSTAMP:\(calendarTime(stamp.day, stamp.time))Z",
        "DTSTART:\(start)", "DURATION:PT15M",
      ]
      if let recurrence = reminder.recurrence { lines.append("RRULE:\(recurrence)") }
      lines.append("SUMMARY:\(escaped(reminder.title))")
      if !reminder.details.isEmpty { lines.append("DESCRIPTION:\(escaped(reminder.details))") }
      lines += [
        "CATEGORIES:\(reminder.kind.rawValue.uppercased())", "TRANSP:TRANSPARENT", "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "TRIGGER:PT0S", "DESCRIPTION:\(escaped(reminder.title))", "END:VALARM", "END:VEVENT",
      ]
    }
    lines.append("END:VCALENDAR")
    return lines.flatMap(folded).map { $0 + "\r\n" }.joined()
  }

  /// The text with what ends a value escaped; other control characters are left out.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case ";": result += "\\;"
      case ",": result += "\\,"
      case "\n": result += "\\n"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": if scalar == "\t" { result += " " }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The line in pieces of at most 75 bytes, the later ones beginning with a space; characters stay whole.
  private func folded(_ line: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var count = 0
    for scalar in line.unicodeScalars {
      let length = UTF8.width(scalar)
      if count + length > 75 {
        pieces.append(piece)
        (piece, count) = (" ", 1)
      }
      piece.unicodeScalars.append(scalar)
      count += length
    }
    return pieces + [piece]
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

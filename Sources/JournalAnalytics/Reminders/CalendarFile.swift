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

/// Lines of iCalendar (RFC 5545).
enum CalendarText {
  /// The lines, folded at 75 bytes and ended by CRLF.
  static func text(of lines: [String]) -> String { lines.flatMap(folded).map { $0 + "\r\n" }.joined() }

  /// The text with characters that would end a value escaped; other control characters are removed.
  static func escaped(_ text: String) -> String {
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
  private static func folded(_ line: String) -> [String] {
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

  /// `20260314`.
  static func date(_ day: Day) -> String { String(calendarTime(day, .midnight).prefix(8)) }
}

extension Recurrence {
  /// The rule of RFC 5545 for what recurs on `day`, and on `date` for rules by day of the month; `nil` for a rule that counts from
  /// completion.
  func calendarRule(on day: Day, date: Int) -> String? {
    guard !isFromCompletion else { return nil }
    func interval(_ count: Int) -> String { count == 1 ? "" : ";INTERVAL=\(count)" }
    /// The date, or the last day of a shorter month.
    func dates(_ date: Int) -> String {
      date <= 28
        ? ";BYMONTHDAY=\(date)"
        : ";BYMONTHDAY=\((28...date).map { "\($0)" }.joined(separator: ","));BYSETPOS=-1"
    }
    switch rule {
    case .days(let count): return "FREQ=DAILY\(interval(count))"
    case .weeks(let count): return "FREQ=WEEKLY\(interval(count))"
    case .weekdays(let days):
      return "FREQ=WEEKLY;BYDAY="
        + Weekday.allCases.filter(days.contains).map(\.calendarName).joined(separator: ",")
    case .months(let count): return "FREQ=MONTHLY\(interval(count))\(dates(dayOfMonth ?? date))"
    case .years(let count):
      return "FREQ=YEARLY\(interval(count));BYMONTH=\(day.month)\(dates(dayOfMonth ?? date))"
    case .weekdayOfMonth(let week, let weekday):
      return "FREQ=MONTHLY;BYDAY=\(week == .last ? "-1" : "\(week.rawValue)")\(weekday.calendarName)"
    case .timesAWeek: return nil
    }
  }
}

extension Weekday {
  /// `MO`.
  var calendarName: String { String(shortName.prefix(2)).uppercased() }
}

/// An event of a calendar file that has ended: the task was done, or the day was logged.
struct CancelledEvent {
  /// When it was cancelled, in UTC, as the file has it.
  var stamp: String
  /// The lines that identify it: `UID`, `DTSTART` and the like, unfolded.
  var lines: [String]

  /// The product identifier of such files; events of others are left alone.
  static let product = "PRODID:-//journal//journal remind//EN"

  /// The number of days that an event stays cancelled in the file, for calendars that import it seldom.
  private static let keptDays = 60
  private static let properties: Set<String> = [
    "UID", "DTSTART", "DURATION", "RRULE", "EXDATE", "SUMMARY", "CATEGORIES", "TRANSP",
  ]

  /// The events in a file of reminders that are not among `standing`, and have not passed at `stamp`; none for other files.
  static func events(in bytes: [UInt8], besides standing: Set<String>, stamp: ReminderMoment)
    -> [CancelledEvent]
  {
    let lines = unfolded(String(decoding: bytes, as: UTF8.self))
    guard lines.contains(product) else { return [] }
    let now = calendarTime(stamp.day, stamp.time) + "Z"
    let today = calendarTime(stamp.day.advanced(by: -1), .midnight)
    let oldest = calendarTime(stamp.day.advanced(by: -keptDays), .midnight)
    var events: [CancelledEvent] = []
    var seen = standing
    for event in lines.split(separator: "BEGIN:VEVENT").dropFirst() {
      // What lies within is an alarm.
      let own = event.prefix { $0 != "END:VEVENT" && !$0.hasPrefix("BEGIN:") }
      func value(_ property: String) -> String? {
        own.first { $0.hasPrefix(property + ":") }.map { String($0.dropFirst(property.count + 1)) }
      }
      guard let identifier = value("UID"), seen.insert(identifier).inserted, let start = value("DTSTART")
      else {
        continue
      }
      let wasCancelled = own.contains("STATUS:CANCELLED")
      let since = wasCancelled ? value("DTSTAMP") ?? now : now
      guard since >= oldest, value("RRULE") != nil || start >= today else { continue }
      let kept = own.filter { line in
        properties.contains(String(line.prefix { $0 != ":" && $0 != ";" }))
          && !line.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
      events.append(CancelledEvent(stamp: since, lines: Array(kept)))
    }
    return events
  }

  /// Lines that begin with a space continue the one above.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if line.first == " " || line.first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }
}

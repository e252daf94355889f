internal import JournalFormat

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

internal import JournalFormat

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

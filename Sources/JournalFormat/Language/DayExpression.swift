/// A day as people write it on a command line.
///
/// Accepts `today`, `yesterday`, `tomorrow`; a weekday (`friday`, `fri`), which is the latest one that is not in the
/// future, and `last friday`, which is the latest before today; `3 days ago`, `2d ago`, `2 weeks ago`, `1 month
/// ago`; `2026-03-14`, `20260314`, `14 mar`, `march 14`, `14 mar 2026`; with dots, which are always between day and
/// month or behind a year, `14.03.2026`, `14.3.`, `2026.03.14`. Without a year, a date is the latest such day that
/// is not in the future. Weekdays in full, names of months and words such as `gestern` are those of all languages of the format: `freitag`,
/// `14 mars`.
/// Dates with slashes are refused, because day and month can be in either order.
public struct DayExpression: Hashable, Sendable {
  public let day: Day

  /// Parses `text` relative to `today`.
  public init(_ text: String, today: Day) throws(ExpressionProblem) {
    let words = ExpressionWords(text).words
    if let day = try DayExpression.relative(words, in: text, today: today) {
      self.day = day
    } else if let day = try DayExpression.dotted(words, in: text, today: today) {
      self.day = day
    } else if let day = try DayExpression.written(words, in: text, today: today) {
      self.day = day
    } else if let day = try DayExpression.translated(text, today: today) {
      self.day = day
    } else {
      throw DayExpression.guess(words, in: text, today: today)
    }
    guard day.year <= 9999 else { throw ExpressionProblem("‘\(text)’ is after the year 9999") }
    guard day.year >= 1 else { throw ExpressionProblem("‘\(text)’ is before the year 1") }
  }

  static let examples = "a day such as 2026-03-14, ‘14 mar’, ‘yesterday’, ‘friday’ or ‘3 days ago’"

  private static func relative(
    _ words: [String], in text: String, today: Day
  ) throws(ExpressionProblem) -> Day? {
    switch words.count {
    case 1:
      switch words[0] {
      case "now": return today
      default:
        if let offset = RelativeDays.offset(of: words[0]) { return today.advanced(by: offset) }
        return Weekday(word: words[0]).map { latest($0, upTo: today) }
      }
    case 2 where words[0] == "last":
      return Weekday(word: words[1]).map { latest($0, upTo: today.advanced(by: -1)) }
    case 2 where words[1] == "ago":
      let split =
        words[0].utf8.firstIndex { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") } ?? words[0].endIndex
      return try ago(words[0][..<split], String(words[0][split...]), in: text, today: today)
    case 3 where words[2] == "ago":
      return try ago(
        words[0] == "a" || words[0] == "one" ? "1" : words[0][...], words[1], in: text, today: today)
    default: return nil
    }
  }

  private static func latest(_ weekday: Weekday, upTo day: Day) -> Day {
    day.advanced(by: -((day.weekday.rawValue - weekday.rawValue + 7) % 7))
  }

  private static func ago(
    _ number: Substring, _ unit: String, in text: String, today: Day
  ) throws(ExpressionProblem) -> Day? {
    guard let count = smallNumber(number) else { return nil }
    let day: Day?
    switch unit {
    case "d", "day", "days": day = today.advanced(by: -count)
    case "w", "week", "weeks": day = today.advanced(by: -7 * count)
    case "month", "months": day = today.advanced(byMonths: -count)
    case "y", "year", "years": day = today.advanced(byMonths: -12 * count)
    case "m":
      throw ExpressionProblem(
        "‘\(text)’ could mean minutes or months; write ‘\(count) months ago’ for months")
    default: return nil
    }
    guard let day else { throw ExpressionProblem("‘\(text)’ is before the year 1") }
    return day
  }

  /// A numeric date with dots, perhaps with spaces behind the dots.
  private static func dotted(
    _ words: [String], in text: String, today: Day
  ) throws(ExpressionProblem) -> Day? {
    guard words.dropLast().allSatisfy({ $0.hasSuffix(".") }) else { return nil }
    var parts = words.joined().split(separator: ".", omittingEmptySubsequences: false)
    if parts.last == "" { parts.removeLast() }
    let numbers = parts.compactMap { smallNumber($0) }
    guard numbers.count == parts.count, parts.allSatisfy({ $0.utf8.count != 3 }) else { return nil }
    switch parts.map({ $0.utf8.count == 4 }) {
    case [false, false]: return try latest((day: numbers[0], month: numbers[1]), in: text, today: today)
    case [false, false, true]:
      return try existing(year: numbers[2], month: numbers[1], day: numbers[0], in: text)
    case [true, false, false]:
      return try existing(year: numbers[0], month: numbers[1], day: numbers[2], in: text)
    default: return nil
    }
  }

  /// A numeric date, or one with the name of its month.
  private static func written(
    _ words: [String], in text: String, today: Day
  ) throws(ExpressionProblem) -> Day? {
    if words.count == 1 {
      let parts = words[0].split(separator: "-", omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].utf8.count == 4, let year = smallNumber(parts[0]),
        let month = smallNumber(parts[1]), let day = smallNumber(parts[2])
      {
        return try existing(year: year, month: month, day: day, in: text)
      }
      let digits = words[0].utf8
      if digits.count == 8, let year = smallNumber(words[0].prefix(4)),
        let rest = smallNumber(words[0].suffix(4))
      {
        return try existing(year: year, month: rest / 100, day: rest % 100, in: text)
      }
      return nil
    }
    guard words.count == 2 || words.count == 3 else { return nil }
    let named: (day: Int, month: Int)
    if let number = smallNumber(words[0], mayBeOrdinal: true), let month = month(word: words[1]) {
      named = (number, month)
    } else if let month = month(word: words[0]), let number = smallNumber(words[1], mayBeOrdinal: true) {
      guard words.count == 3 || number <= 31 else { return nil }
      named = (number, month)
    } else {
      return nil
    }
    guard words.count == 3 else { return try latest(named, in: text, today: today) }
    guard let year = smallNumber(words[2]), words[2].utf8.count == 4 else { return nil }
    return try existing(year: year, month: named.month, day: named.day, in: text)
  }

  /// A weekday in full, or a date with the name of its month, in any language.
  private static func translated(_ text: String, today: Day) throws(ExpressionProblem) -> Day? {
    if let weekday = translatedWeekday(text) { return latest(weekday, upTo: today) }
    guard let date = translatedDate(text) else { return nil }
    guard let year = date.year else { return try latest((date.day, date.month), in: text, today: today) }
    return try existing(year: year, month: date.month, day: date.day, in: text)
  }

  /// The weekday that `text` is in a language of the format: `freitag`.
  static func translatedWeekday(_ text: String) -> Weekday? {
    guard let name = translatedName(text), name.readings.isEmpty, name.weekdays.count == 1 else { return nil }
    return name.weekdays.first
  }

  /// The date that `text` is with a name of a month in a language of the format: `14. März`.
  static func translatedDate(_ text: String) -> DayName.Reading? {
    guard let name = translatedName(text), name.readings.count == 1, name.weekdays.isEmpty else { return nil }
    return name.readings.first
  }

  private static func translatedName(_ text: String) -> DayName? {
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return nil }
    return Array(text.utf8).withUnsafeBufferPointer { namedDay(in: $0) }
  }

  private static func existing(
    year: Int, month: Int, day: Int, in text: String
  ) throws(ExpressionProblem) -> Day {
    if let day = Day(year: year, month: month, day: day) { return day }
    guard year >= 1 else { throw noSuchYear(text) }
    guard (1...12).contains(month) else {
      throw ExpressionProblem("there is no day ‘\(text)’; months are 01 to 12, as in 2026-03-14")
    }
    throw ExpressionProblem(
      "there is no day ‘\(text)’; that month has \(Day.length(ofMonth: month, in: year)) days")
  }

  private static func noSuchYear(_ text: String) -> ExpressionProblem {
    ExpressionProblem("there is no day ‘\(text)’; years are 0001 to 9999")
  }

  /// The latest such day that is not in the future: in this year, or in an earlier one if 29 February needs it.
  private static func latest(
    _ named: (day: Int, month: Int), in text: String, today: Day
  ) throws(ExpressionProblem) -> Day {
    guard (1...12).contains(named.month) else {
      throw ExpressionProblem("there is no day ‘\(text)’; months are 01 to 12, as in 2026-03-14")
    }
    for year in stride(from: today.year, through: today.year - 8, by: -1) {
      if let day = Day(year: year, month: named.month, day: named.day), day <= today { return day }
    }
    throw ExpressionProblem(
      "there is no day ‘\(text)’; that month has \(Day.length(ofMonth: named.month, in: 2024)) days at most")
  }

  /// The error for text that is no day, with what it could mean if that is known.
  private static func guess(_ words: [String], in text: String, today: Day) -> ExpressionProblem {
    if words.count == 1, hasFiguresOfALaterYear(words[0]) { return noSuchYear(text) }
    let readings = words.count == 1 ? readings(words[0], today) : meanings(words, today)
    if let readings, let first = readings.first {
      let other = readings.last.flatMap { $0 == first ? nil : " or \($0)" } ?? ""
      return ExpressionProblem("‘\(text)’ is not clear; write \(first)\(other)")
    }
    if words.count == 1, words[0].utf8.count < 3 {
      let near =
        ["today", "yesterday", "tomorrow"].filter { $0.hasPrefix(words[0]) }
        + Weekday.allCases.map { "\($0)" }.filter { $0.hasPrefix(words[0]) }
      if !near.isEmpty { return ExpressionProblem("‘\(text)’ is not clear; write \(alternatives(near))") }
    }
    return .notUnderstood(text, as: "day", examples)
  }

  /// The days that ambiguous words may mean; `nil` for anything else.
  private static func meanings(_ words: [String], _ today: Day) -> [Day]? {
    switch words {
    case ["last", "night"]: return [today.advanced(by: -1)]
    case ["day", "before", "yesterday"]: return [today.advanced(by: -2)]
    default: break
    }
    if words.count == 2, let weekday = Weekday(word: words[1]) {
      switch words[0] {
      case "next":
        let coming = latest(weekday, upTo: today.advanced(by: 7))
        return weekday == today.weekday ? [coming] : [coming, coming.advanced(by: 7)]
      case "this": return [latest(weekday, upTo: today), latest(weekday, upTo: today.advanced(by: 6))]
      default: return nil
      }
    }
    // `14 mar 26`
    guard words.count == 3, words[2].utf8.count == 2, let year = smallNumber(words[2]) else { return nil }
    let parts = [words[0], words[1]]
    guard let month = parts.lazy.compactMap({ month(word: $0) }).first,
      let number = parts.lazy.compactMap({ smallNumber($0, mayBeOrdinal: true) }).first
    else { return nil }
    return Day(year: 2000 + year, month: month, day: number).map { [$0] }
  }

  /// The days that numbers with slashes, hyphens or dots between them may mean; `nil` for anything else.
  private static func readings(_ word: String, _ today: Day) -> [Day]? {
    let figures = word.split { "/.-".contains($0) }
    let parts = figures.compactMap { smallNumber($0) }
    guard parts.count == figures.count, parts.count == 2 || parts.count == 3 else { return nil }
    if parts.count == 3, parts[0] > 31 {
      return Day(year: parts[0], month: parts[1], day: parts[2]).map { [$0] }
    }
    let year = parts.count == 3 ? (parts[2] < 100 ? 2000 + parts[2] : parts[2]) : today.year
    var readings = [(month: parts[1], day: parts[0])]
    if !word.contains(".") { readings.append((month: parts[0], day: parts[1])) }
    return readings.compactMap { Day(year: year, month: $0.month, day: $0.day) }
  }

  /// Whether a word has three numbers, one of them with more than four digits.
  private static func hasFiguresOfALaterYear(_ word: String) -> Bool {
    let figures = word.split { "/.-".contains($0) }
    return figures.count == 3 && figures.contains { $0.utf8.count > 4 }
      && figures.allSatisfy { $0.utf8.allSatisfy { isASCIIDigit($0) } }
  }

  private static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "‘\($0)’" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// The address of a record on the command line.
///
/// `2026-03-14#3` is the day's third food entry in the order of its files, `#t2` its second task, `#w1` its first
/// weight, `#h1` its first habit tick; `2026-03-14T08:15` is what was eaten at that time. The day may be an
/// expression (`yesterday#3`); without it (`#3`) it is today. A day alone means all its entries. Anything else is
/// searched for in the texts of entries.
public enum EntryAddress: Hashable, Sendable {
  /// A record by its number, from 1, among those of its kind on that day.
  case number(Day, RecordKind, Int)
  case time(Day, ClockTime)
  case day(Day)
  case text(String)

  /// The kinds of records that have numbers.
  public enum RecordKind: String, CaseIterable, Sendable {
    case food, task, weight, habit

    /// The letter between `#` and the number; none for food.
    var letter: String {
      switch self {
      case .food: ""
      case .task: "t"
      case .weight: "w"
      case .habit: "h"
      }
    }
  }

  /// Parses `text` relative to `today`. Throws if it has the form of an address but not a valid day or number.
  public init(_ text: String, today: Day) throws(ExpressionProblem) {
    if let numbered = try EntryAddress.numbered(text, today) {
      self = numbered
    } else if let timed = try EntryAddress.timed(text, today) {
      self = timed
    } else if let day = try? DayExpression(text, today: today).day {
      self = .day(day)
    } else {
      self = .text(text)
    }
  }

  /// `DAY#3`, `DAY#t2`; `nil` unless it ends in `#` and a number.
  private static func numbered(_ text: String, _ today: Day) throws(ExpressionProblem) -> EntryAddress? {
    guard let mark = text.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let number = text[text.utf8.index(after: mark)...].lowercased()
    let kinds = RecordKind.allCases.filter { $0.letter.isEmpty || number.hasPrefix($0.letter) }
    guard let kind = kinds.last, let place = smallNumber(number.dropFirst(kind.letter.count)) else {
      // `#home` is a tag, so this is a text.
      return nil
    }
    let before = String(text[..<mark])
    let day = before.allSatisfy { $0 == " " } ? today : try DayExpression(before, today: today).day
    guard place > 0 else { throw ExpressionProblem("‘\(text)’ names no line; they are numbered from 1") }
    return .number(day, kind, place)
  }

  /// `DAYT08:15`; `nil` unless it ends in `T` and a time.
  private static func timed(_ text: String, _ today: Day) throws(ExpressionProblem) -> EntryAddress? {
    guard let mark = text.utf8.lastIndex(where: { $0 | .caseBit == UInt8(ascii: "t") }) else { return nil }
    let parts = text[text.utf8.index(after: mark)...].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, let hour = smallNumber(parts[0]),
      let minute = smallNumber(parts[1]), hour < 100
    else { return nil }
    guard let time = ClockTime(hour: hour, minute: minute) else {
      throw ExpressionProblem("‘\(text)’ names no time; they run from 00:00 to 29:59")
    }
    return .time(try DayExpression(String(text[..<mark]), today: today).day, time)
  }
}

extension EntryAddress: CustomStringConvertible {
  /// The address with a numeric date, as `2026-03-14#3`.
  public var description: String {
    switch self {
    case .number(let day, let kind, let place): "\(day)#\(kind.letter)\(place)"
    case .time(let day, let time): "\(day)T\(time)"
    case .day(let day): "\(day)"
    case .text(let text): text
    }
  }
}

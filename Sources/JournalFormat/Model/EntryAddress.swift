/// The address of a record on the command line.
///
/// `2026-03-14#3` is the day's third food entry in the order of its files, `#t2` its second task, `#w1` its first
/// weight, `#h1` its first habit tick; `2026-03-14T08:15` is what was eaten at that time, `2026-03-14#rice` what has
/// that word on that day, `2026-03-14T08:15#rice` what has it at that time. The day may be an expression (`yesterday#3`); without it (`#3`) it is today. A day alone
/// means all its entries. Anything else is searched for in the texts of entries.
public enum EntryAddress: Hashable, Sendable {
  /// A record by its number, from 1, among those of its kind on that day.
  case number(Day, RecordKind, Int)
  case time(Day, ClockTime)
  /// Words of an entry of that day, at that time if one is named.
  case words(Day, String, at: ClockTime? = nil)
  case day(Day)
  case text(String)

  /// The kinds of records that have numbers.
  public enum RecordKind: String, CaseIterable, Sendable {
    case food, task, weight, habit

    /// The letter between `#` and the number; none for food.
    public var letter: String {
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
      return words(text[text.utf8.index(after: mark)...], of: text[..<mark], today)
    }
    let before = String(text[..<mark])
    let day = before.allSatisfy { $0 == " " } ? today : try DayExpression(before, today: today).day
    guard place > 0 else { throw ExpressionProblem("‘\(text)’ names no line; they are numbered from 1") }
    return .number(day, kind, place)
  }

  /// `DAY#rice`, `DAYT08:15#rice`; `nil` without a day right before the sign: `#home` is a tag, so `pizza #home` is a text.
  private static func words(_ words: Substring, of day: Substring, _ today: Day) -> EntryAddress? {
    guard !words.isEmpty, let last = day.last, last != " " else { return nil }
    if case .time(let day, let time)? = try? timed(String(day), today) {
      return .words(day, String(words), at: time)
    }
    guard let day = try? DayExpression(String(day), today: today).day else { return nil }
    return .words(day, String(words))
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
    case .words(let day, let words, let time): "\(day)\(time.map { "T\($0)" } ?? "")#\(words)"
    case .day(let day): "\(day)"
    case .text(let text): text
    }
  }
}

extension EntryAddress {
  /// An address of the entry at `position` among those of a day that goes on naming it when others are added: by its time, by a word of
  /// its own, or by both; its number if others share all of them. Entries that are alike to the letter count as one.
  public static func lasting(at position: Int, among entries: [FoodEntry], of day: Day) -> EntryAddress {
    let entry = entries[position]
    let others = entries.indices.filter { $0 != position && !entries[$0].isAlike(entry) }.map { entries[$0] }
    let start = entry.time?.start
    if let start, !others.contains(where: { $0.time?.start == start }) { return .time(day, start) }
    let words = entry.text.string.split { !$0.isLetter }.map { folded(String($0)) }
      .filter { $0.count > 2 && !joints.contains($0) }
    let own = { (others: [FoodEntry]) in
      let texts = others.map { folded($0.rawText.string) }
      return words.first { word in !texts.contains { $0.contains(word) } }
    }
    if let word = own(others) { return .words(day, word) }
    if let start, let word = own(others.filter { $0.time?.start == start }) {
      return .words(day, word, at: start)
    }
    return .number(day, .food, position + 1)
  }

  /// Words between foods, by which nobody names one.
  private static let joints: Set<String> = [
    "and", "with", "from", "the", "und", "mit", "avec", "con", "och", "med", "met",
  ]

  /// Whether it names a line by its place or time, not by words to be searched for.
  public var isExact: Bool {
    switch self {
    case .number, .time, .words: true
    case .day, .text: false
    }
  }
}

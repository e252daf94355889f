/// The name of a text file without its extension.
struct FileName {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private let base: Bytes

  /// `nil` for hidden files, and for extensions other than `.md`, `.markdown` and `.txt` in any case.
  init?(_ name: Bytes) {
    guard name.first != .period, let dot = name.lastIndex(of: .period), dot > name.startIndex else {
      return nil
    }
    let ending = name[(dot + 1)...].lazy.map { $0 | .caseBit }
    guard
      ending.elementsEqual("md".utf8) || ending.elementsEqual("txt".utf8)
        || ending.elementsEqual("markdown".utf8)
    else { return nil }
    base = name[..<dot]
  }

  /// The kind of day file that the name stands for; `parent` and `grandparent` are the names of the folders it is
  /// in.
  func dateKind(parent: Bytes, grandparent: Bytes) -> JournalFileKind {
    if base.count == 2, parent.count == 2, grandparent.count == 4,
      let year = number(grandparent), let month = number(parent), let day = number(base)
    {
      return Day(year: year, month: month, day: day).map { .day($0) }
        ?? .impossibleDay("\(padded(year, 4))/\(padded(month, 2))/\(padded(day, 2))")
    }
    guard let date = date(at: base.startIndex) else { return dateWithin() }
    let rest = base[date.end...]
    guard let day = date.day else {
      return isNothingOrWeekday(rest)
        ? .impossibleDay(String(decoding: base[base.startIndex..<date.end], as: UTF8.self)) : .other
    }
    return isNothingOrWeekday(rest) ? .day(day) : .related(day)
  }

  /// The kind of a name with a date after its beginning.
  private func dateWithin() -> JournalFileKind {
    var index = base.startIndex
    while index < base.endIndex {
      let follows = index > base.startIndex && isASCIIDigit(base[index - 1])
      if !follows, isASCIIDigit(base[index]), let day = date(at: index)?.day { return .related(day) }
      index += 1
    }
    return .other
  }

  /// The eight digits of a date at `start`, with `-`, `_`, `.` or nothing between its parts and no digit after it.
  ///
  /// Without a separator only the years 1800 to 2199 count: other numbers of eight digits are seldom dates.
  private func date(at start: Int) -> (day: Day?, end: Int)? {
    guard base.endIndex - start >= 8, let year = number(base[start..<start + 4]) else { return nil }
    let mark = base[start + 4]
    let gap = mark == .hyphen || mark == .underscore || mark == .period ? 1 : 0
    let end = start + 8 + 2 * gap
    guard end <= base.endIndex, gap == 0 || base[start + 7] == mark,
      let month = number(base[start + 4 + gap..<start + 6 + gap]),
      let day = number(base[end - 2..<end]),
      end == base.endIndex || !isASCIIDigit(base[end])
    else { return nil }
    if gap == 0, year < 1800 || year > 2199 { return nil }
    return (Day(year: year, month: month, day: day), end)
  }

  /// Whether the rest is empty or a weekday, perhaps in brackets.
  private func isNothingOrWeekday(_ rest: Bytes) -> Bool {
    guard !rest.isEmpty else { return true }
    // Folding makes line endings spaces, but in a file name they are not.
    guard !rest.contains(where: { $0 < .space }) else { return false }
    let text = folded(UnsafeBufferPointer(rebasing: rest))
    let isEdge: (UInt8) -> Bool = { byte in
      switch byte {
      case .space, .hyphen, .underscore, .comma, .period, .openParenthesis, .closeParenthesis, .openBracket,
        .closeBracket:
        true
      default: false
      }
    }
    guard let first = text.firstIndex(where: { !isEdge($0) }),
      let last = text.lastIndex(where: { !isEdge($0) })
    else { return true }
    return text[first...last].withUnsafeBufferPointer { DayNameWords.shared.isWeekday($0) }
  }

  /// The number in a few digits; `nil` if there is any other byte.
  private func number(_ digits: Bytes) -> Int? {
    var value = 0
    for byte in digits {
      guard isASCIIDigit(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}

/// A folder that is named after a year or a month.
public struct CalendarFolder: Hashable, Sendable {
  /// The days whose files belong in it.
  public let days: ClosedRange<Day>

  /// Parses `2026`, `2026-03`, and in a folder for a year `03` and `03-March`; `nil` for any other name.
  public init?(name: [UInt8], parent: [UInt8]) {
    let digits = name.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    let rest = name[digits.count...]
    switch digits.count {
    case 4 where rest.isEmpty: self.init(year: Self.number(digits))
    case 4 where rest.count == 3 && Self.isSeparator(rest[4]) && Self.areDigits(rest.dropFirst()):
      self.init(year: Self.number(digits), month: Self.number(rest.dropFirst()))
    case 2 where parent.count == 4 && Self.areDigits(parent[...]) && rest.first.map(Self.isSeparator) ?? true:
      self.init(year: Self.number(parent[...]), month: Self.number(digits))
    default: return nil
    }
  }

  /// Whether a folder is named after a year, a month or a week, by its beginning: `2026`, `2026-W11`, `2019 Japan`, `03-March`, `March`,
  /// `W11`.
  public static func isDated(_ name: ArraySlice<UInt8>) -> Bool {
    let word = Array(name.prefix { !isASCIIDigit($0) && !isSeparator($0) })
    if !word.isEmpty, word.count == name.count || isSeparator(name[name.startIndex + word.count]) {
      let key = word.withUnsafeBufferPointer { folded($0) }
      let meaning = key.withUnsafeBufferPointer { DayNameWords.shared.meaning(of: $0) }
      if let meaning, meaning.months != 0 { return true }
    }
    let isWeek = name.first.map { asciiLower($0) == UInt8(ascii: "w") } ?? false
    let name = isWeek ? name.dropFirst() : name
    let digits = name.prefix { isASCIIDigit($0) }
    let rest = name[digits.endIndex...]
    guard rest.first.map(isSeparator) ?? true else { return false }
    return digits.count == 2 && (isWeek || (1...12).contains(number(digits))) || digits.count == 4 && !isWeek
  }

  private init?(year: Int) {
    guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
      return nil
    }
    days = first...last
  }

  private init?(year: Int, month: Int) {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    days = first...first.advanced(by: Day.length(ofMonth: month, in: year) - 1)
  }

  private static func areDigits(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { isASCIIDigit($0) }
  }

  /// The number in at most four digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Whether a byte can separate a year from a month, or a number from a name.
  public static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
      || byte == UInt8(ascii: ".")
  }
}

import JournalFormat

/// The name of a record's folder: its number, by which records are in order, and when it was made.
struct UndoID: Hashable, Comparable, Sendable {
  let number: Int
  /// Seconds since 1970.
  let time: Int

  init(number: Int, time: Int) {
    self.number = number
    self.time = time
  }

  /// Reads `000042-20260314T081502Z` and nothing else.
  init?(_ name: [UInt8]) {
    guard let dash = name.firstIndex(of: UInt8(ascii: "-")), (6...12).contains(dash), name.count == dash + 17,
      name[dash + 9] == UInt8(ascii: "T"), name.last == UInt8(ascii: "Z"),
      let number = Self.number(name[..<dash]),
      let date = Self.number(name[dash + 1..<dash + 9]), let clock = Self.number(name[dash + 10..<dash + 16]),
      let day = Day(year: date / 10_000, month: date / 100 % 100, day: date % 100),
      clock / 10_000 < 24, clock / 100 % 100 < 60, clock % 100 < 60
    else { return nil }
    self.number = number
    time = day.ordinal * 86_400 + clock / 10_000 * 3_600 + clock / 100 % 100 * 60 + clock % 100
  }

  var name: String { "\(Self.digits(number, 6))-\(Self.stamp(time))" }

  /// `20260314T081502Z`.
  static func stamp(_ time: Int) -> String {
    let second = ((time % 86_400) + 86_400) % 86_400
    let (year, month, day) = Day(ordinal: (time - second) / 86_400).components
    return "\(digits(year, 4))\(digits(month, 2))\(digits(day, 2))"
      + "T\(digits(second / 3_600, 2))\(digits(second / 60 % 60, 2))\(digits(second % 60, 2))Z"
  }

  static func < (a: UndoID, b: UndoID) -> Bool { (a.number, a.time) < (b.number, b.time) }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}

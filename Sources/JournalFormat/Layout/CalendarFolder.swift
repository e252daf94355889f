/// A folder that is named for a year or a month.
public struct CalendarFolder: Hashable, Sendable {
  /// The days that belong into it.
  public let days: ClosedRange<Day>

  /// Reads `2026`, `2026-03`, and in a folder named for a year `03` and `03-March`; `nil` for any other name.
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
    bytes.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// The number that at most four digits write.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
      || byte == UInt8(ascii: ".")
  }
}

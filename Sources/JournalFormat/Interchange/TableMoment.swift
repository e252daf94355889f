/// When something was, as a cell of a table says it: a day, a time, or both.
struct TableMoment {
  /// The day as far as the text says it; the whole table may have to decide the order of its numbers.
  var day: WrittenDay?
  var time: ClockTime?
  /// Whether it is the time of UTC, as a `Z` says.
  var isUniversal = false

  /// Reads `2023-01-05 07:12:33`, `2014-11-04T06:40:24.000Z`, `5.1.2023 07:12`, `Jan 5, 2023`, `7:12 AM`; `nil` for anything else.
  ///
  /// A distance from UTC is dropped: the time before it is that of where the person was.
  init?(_ cell: [UInt8]) {
    guard !cell.isEmpty, cell.count <= 60 else { return nil }
    let colon = cell.indices.first { at in
      cell[at] == .colon && at > 0 && isASCIIDigit(cell[at - 1]) && at + 2 < cell.count
        && isASCIIDigit(cell[at + 1])
        && isASCIIDigit(cell[at + 2])
    }
    var date = cell
    if let colon {
      let start = colon > 1 && isASCIIDigit(cell[colon - 2]) ? colon - 2 : colon - 1
      guard let (clock, universal) = Self.clock(cell[start...]) else { return nil }
      (time, isUniversal) = (clock, universal)
      date = Array(cell[..<start])
      while let last = date.last, [.space, .comma, UInt8(ascii: "T"), UInt8(ascii: "t")].contains(last),
        last != UInt8(ascii: "t") && last != UInt8(ascii: "T")
          || date.dropLast().last.map(isASCIIDigit) ?? false
      {
        date.removeLast()
      }
      if date.suffix(3).elementsEqual(" at".utf8) { date.removeLast(3) }
    }
    guard !date.isEmpty else { return }
    guard case .day(let written)? = WrittenDate(date) else { return nil }
    day = written
  }

  /// `07:12:33`, `7:12 pm`, `06:40:24.000Z`, `07:12:33 +0100`.
  private static func clock(_ text: ArraySlice<UInt8>) -> (ClockTime, isUniversal: Bool)? {
    var rest = text
    func number() -> Int? {
      var value: Int?
      while let byte = rest.first, isASCIIDigit(byte), (value ?? 0) < 1000 {
        value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        rest.removeFirst()
      }
      return value
    }
    guard var hour = number(), rest.first == .colon else { return nil }
    rest.removeFirst()
    guard let minute = number(), hour < 24 else { return nil }
    if rest.first == .colon {
      rest.removeFirst()
      guard let second = number(), second < 61 else { return nil }
      if rest.first == .period || rest.first == .comma {
        rest.removeFirst()
        while let byte = rest.first, isASCIIDigit(byte) { rest.removeFirst() }
      }
    }
    let words = rest.map(asciiLower).filter { $0 != .space && $0 != .period && $0 < .delete }
    var isUniversal = false
    switch String(decoding: words, as: UTF8.self) {
    case "": break
    case "am":
      guard (1...12).contains(hour) else { return nil }
      hour %= 12
    case "pm":
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + 12
    case "z", "utc", "gmt": isUniversal = true
    case let zone where zone.first == "+" || zone.first == "-": break
    case "uhr", "h": break
    default: return nil
    }
    return ClockTime(hour: hour, minute: minute).map { ($0, isUniversal) }
  }
}

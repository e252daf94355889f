/// Scans the folded text of a date into its parts, and combines them.
struct DayNameScanner {
  /// A number and what is written around it.
  struct Number {
    var value: Int
    var digits: Int
    /// Whether a full stop follows directly.
    var endsInStop: Bool
    /// Where its digits lie; the same place for all parts of eight digits.
    var place: Range<Int>
  }

  let text: UnsafeBufferPointer<UInt8>
  private(set) var numbers: [Number] = []
  /// Numbers marked by a character: `年`, `月`, `日` and the like.
  private(set) var markedYear: Int?
  private(set) var markedMonth: Int?
  private(set) var markedDay: Int?
  private(set) var names: [DayNameWords.Meaning] = []

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Whether the text consists of parts of a date only.
  mutating func scan() -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard scanNumber(&index) else { return false }
      case .space, .comma, .period, .slash, .hyphen, .underscore, .openParenthesis, .closeParenthesis,
        .openBracket, .closeBracket, .colon, .apostrophe:
        index += 1
      default:
        if !byte.isASCII, let sign = DayNameScanner.signs.first(where: { text[index...].starts(with: $0) }) {
          index += sign.count
        } else {
          guard scanWord(&index) else { return false }
        }
      }
    }
    return true
  }

  /// Separators beyond ASCII: 、 。 【 】 〔 〕 – — ・ · º ª.
  private static let signs: [[UInt8]] = "、。【】「」–—・·ºª".unicodeScalars.map { Array(String($0).utf8) }

  private mutating func scanNumber(_ index: inout Int) -> Bool {
    let start = index
    var value = 0
    while index < text.count, text[index] >= UInt8(ascii: "0"), text[index] <= UInt8(ascii: "9") {
      guard index - start < 8 else { return false }
      value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
      index += 1
    }
    let digits = index - start
    if digits == 8 {
      guard numbers.isEmpty else { return false }
      numbers = [
        Number(value: value / 10_000, digits: 4, endsInStop: false, place: start..<index),
        Number(value: value / 100 % 100, digits: 2, endsInStop: false, place: start..<index),
        Number(value: value % 100, digits: 2, endsInStop: false, place: start..<index),
      ]
      return true
    }
    guard digits <= 2 || digits == 4 else { return false }
    for (sign, part) in DayNameScanner.markers where text[index...].starts(with: sign) {
      index += sign.count
      switch part {
      case .year: if markedYear.replace(value) { return false }
      case .month: if markedMonth.replace(value) { return false }
      case .day: if markedDay.replace(value) { return false }
      }
      return true
    }
    guard numbers.count < 3 else { return false }
    numbers.append(
      Number(
        value: value, digits: digits, endsInStop: index < text.count && text[index] == .period,
        place: start..<index))
    return true
  }

  /// The part that a number is by the character next to it.
  private enum Part { case year, month, day }

  private static let markers: [(sign: [UInt8], part: Part)] =
    "年년".unicodeScalars.map { (Array(String($0).utf8), .year) }
    + "月월".unicodeScalars.map { (Array(String($0).utf8), .month) }
    + "日일号號".unicodeScalars.map { (Array(String($0).utf8), .day) }

  private mutating func scanWord(_ index: inout Int) -> Bool {
    let start = index
    loop: while index < text.count {
      switch text[index] {
      case .space, .comma, .period, .slash, .underscore, .openParenthesis, .closeParenthesis, .openBracket,
        .closeBracket, .colon, UInt8(ascii: "0")...UInt8(ascii: "9"):
        break loop
      // A hyphen is part of a word only between letters: segunda-feira, but Sat-14.
      case .hyphen where index + 1 == text.count || isASCIIDigit(text[index + 1]): break loop
      // Full-width brackets and full stops become ASCII by folding; these separators do not.
      case 0xE3 where DayNameScanner.signs.contains(where: { text[index...].starts(with: $0) }): break loop
      default: index += 1
      }
    }
    let word = UnsafeBufferPointer(rebasing: text[start..<index])
    // `5 out of 10` is a value, though October is *out* in Portuguese.
    if word.elementsEqual("out".utf8), text[index...].starts(with: " of ".utf8) { return false }
    guard let meaning = DayNameWords.shared.meaning(of: word) else { return false }
    // Short words may be both a filler and a weekday (the Italian “do”), so it may be either.
    if !meaning.isFiller || meaning.weekdays != 0 || meaning.months != 0 { names.append(meaning) }
    return names.count <= 3
  }

  /// The scanned day or weekday, if it is one.
  func name() -> DayName? {
    var found: [(weekdays: UInt8, months: UInt16)] = [(0, 0)]
    for meaning in names {
      found = found.flatMap { taken in
        var next: [(weekdays: UInt8, months: UInt16)] = meaning.isFiller ? [taken] : []
        if meaning.weekdays != 0, taken.weekdays == 0 { next.append((meaning.weekdays, taken.months)) }
        if meaning.months != 0, taken.months == 0 { next.append((taken.weekdays, meaning.months)) }
        return next
      }
    }
    let isAlone = numbers.isEmpty && markedYear == nil && markedMonth == nil && markedDay == nil
    if isAlone {
      guard names.count == 1, names[0].isFullWeekday else { return nil }
      return DayName(readings: [], weekdays: DayNameScanner.weekdays(names[0].weekdays))
    }
    var name = DayName(readings: [], weekdays: [])
    var weekdays: UInt8 = 0
    var isWithoutWeekday = false
    for choice in found {
      let readings = readings(months: choice.months).filter { !name.readings.contains($0) }
      guard !readings.isEmpty else { continue }
      name.readings += readings
      weekdays |= choice.weekdays
      isWithoutWeekday = isWithoutWeekday || choice.weekdays == 0
    }
    if !isWithoutWeekday { name.weekdays = DayNameScanner.weekdays(weekdays) }
    return name.readings.isEmpty ? nil : name
  }

  private static func weekdays(_ bits: UInt8) -> [Weekday] {
    Weekday.allCases.filter { bits & 1 << UInt8($0.rawValue - 1) != 0 }
  }

  private func readings(months: UInt16) -> [DayName.Reading] {
    if let month = markedMonth, let day = markedDay, months == 0, numbers.isEmpty {
      return reading(year: markedYear, month: month, day: day)
    }
    guard markedYear == nil, markedMonth == nil, markedDay == nil else { return [] }
    let values = numbers.map(\.value)
    if months != 0 {
      return (1...12).filter { months & 1 << UInt16($0 - 1) != 0 }.flatMap { readings(besideMonth: $0) }
    }
    switch numbers.count {
    case 2 where numbers.allSatisfy { $0.endsInStop && $0.digits <= 2 } && !isRange(0):
      return reading(year: nil, month: values[1], day: values[0])
    case 3 where numbers[0].digits == 4 && numbers[1].digits <= 2 && numbers[2].digits <= 2:
      return reading(year: values[0], month: values[1], day: values[2])
    case 3 where numbers[0].digits <= 2 && numbers[1].digits <= 2 && numbers[2].digits > 1:
      // `9–15.03.26` are days, `14-03-26` is one.
      if isDashed(0) != isDashed(1) { return [] }
      let year = fullYear(numbers[2])
      let last =
        reading(year: year, month: values[1], day: values[0])
        + reading(year: year, month: values[0], day: values[1])
      guard numbers[2].digits == 2, numbers[0].digits == 2 else { return last }
      return last + reading(year: fullYear(numbers[0]), month: values[1], day: values[2])
    default: return []
    }
  }

  /// The readings of the numbers next to a month's name.
  private func readings(besideMonth month: Int) -> [DayName.Reading] {
    switch numbers.count {
    case 1: numbers[0].digits <= 2 ? reading(year: nil, month: month, day: numbers[0].value) : []
    // In `Mar-14-26` the hyphen parts all, and not the first day from the last.
    case 2 where isRange(0) && !followsHyphen(numbers[0]): []
    case 2: dayAndYear(month: month, 0, 1) + dayAndYear(month: month, 1, 0)
    default: []
    }
  }

  /// Whether nothing but a dash stands between a number of two digits at most and the next, as in `9–15 March`.
  private func isRange(_ first: Int) -> Bool {
    numbers[first].digits <= 2 && numbers[first + 1].digits <= 2 && isDashed(first)
  }

  /// Whether nothing but a dash stands between a number and the next.
  private func isDashed(_ first: Int) -> Bool {
    let (number, next) = (numbers[first], numbers[first + 1])
    guard number.place.upperBound < next.place.lowerBound else { return false }
    let between = text[number.place.upperBound..<next.place.lowerBound].filter {
      $0 != .space && $0 != .period
    }
    return between == [.hyphen] || between == Array("–".utf8) || between == Array("—".utf8)
  }

  private func followsHyphen(_ number: Number) -> Bool {
    number.place.lowerBound > 0 && text[number.place.lowerBound - 1] == .hyphen
  }

  private func dayAndYear(month: Int, _ day: Int, _ year: Int) -> [DayName.Reading] {
    guard numbers[day].digits <= 2, numbers[year].digits != 1 else { return [] }
    return reading(year: fullYear(numbers[year]), month: month, day: numbers[day].value)
  }

  func fullYear(_ number: Number) -> Int {
    number.digits <= 2 ? 2000 + number.value : number.value
  }

  private func reading(year: Int?, month: Int, day: Int) -> [DayName.Reading] {
    guard (1...12).contains(month), (1...31).contains(day) else { return [] }
    return [DayName.Reading(year: year, month: month, day: day)]
  }
}

extension Int? {
  /// Sets `value`; returns `true` if there was one before.
  fileprivate mutating func replace(_ value: Int) -> Bool {
    defer { self = value }
    return self != nil
  }
}

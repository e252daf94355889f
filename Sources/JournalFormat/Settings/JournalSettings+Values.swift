/// How the single settings are read from their values.
extension JournalSettings {
  static let languageRemedy =
    "write one of " + Language.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")

  static func word(of value: SettingsValue) -> String? {
    if case .text(let text) = value { text.lowercased() } else { nil }
  }

  /// The inner value is what the setting holds; the outer is `nil` for a value that cannot be used.
  static func language(of value: SettingsValue) -> Language?? {
    guard let word = word(of: value)?.split(separator: "_").joined(separator: "-") else { return nil }
    guard let language = Language.allCases.first(where: { $0.rawValue.lowercased() == word }) else {
      return nil
    }
    return .some(language)
  }

  /// Whether each day gets a commit of its own.
  static func commitsEachDay(of value: SettingsValue) -> Bool? {
    switch word(of: value) {
    case "together": false
    case "each-day": true
    default: nil
    }
  }

  static func weekday(of value: SettingsValue) -> Weekday? {
    guard let word = word(of: value) else { return nil }
    return Weekday.allCases.first { "\($0)" == word }
  }

  /// A time of the morning: `04:00`.
  static func dayEnd(of value: SettingsValue) -> ClockTime? {
    guard let digits = word(of: value).map({ Array($0.utf8) }), digits.count == 5,
      digits[2] == UInt8(ascii: ":")
    else { return nil }
    let numbers = [digits[0], digits[1], digits[3], digits[4]].map { Int($0) - Int(UInt8(ascii: "0")) }
    guard numbers.allSatisfy({ (0...9).contains($0) }) else { return nil }
    let time = ClockTime(hour: numbers[0] * 10 + numbers[1], minute: numbers[2] * 10 + numbers[3])
    return time.flatMap { $0.hour < 12 ? $0 : nil }
  }

  /// A stretch `2026-07-01..2026-07-14`, or a single day.
  static func stretch(of value: SettingsValue) -> ClosedRange<Day>? {
    guard case .text(let text) = value else { return nil }
    if let day = Day(text) { return day...day }
    let bytes = Array(text.utf8)
    guard bytes.count == 22, bytes[10] == UInt8(ascii: "."), bytes[11] == UInt8(ascii: "."),
      let first = Day(String(decoding: bytes[..<10], as: UTF8.self)),
      let last = Day(String(decoding: bytes[12...], as: UTF8.self)), first <= last
    else { return nil }
    return first...last
  }
}

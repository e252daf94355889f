import JournalAnalytics
import JournalFormat

/// The amount that a tick is given: `3`, `20 pages`, `1.5h` of a habit that is counted in minutes.
struct HabitTickAmount {
  /// As it was written.
  let text: String
  /// In the unit of the habit's target.
  let number: Double
  /// The number as a file has it.
  let numberText: String

  /// Throws for words without a number, and for another unit than the target's that is no exact multiple of it.
  init(_ text: String, of named: HabitBook.Named, parser: DayFileParser) throws(CommandFailure) {
    guard let read = Self.amount(text, parser) else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no amount; write a number, with its unit if you like: 3, ‘20 pages’")
    }
    self.text = text
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let unit = read.unit?.string, let own = named.habit?.target?.unit?.string,
      let factor = try Self.factor(from: unit, to: own, text, named.name)
    else {
      (number, numberText) = (read.amount, String(digits))
      return
    }
    let thousandths = read.amount * factor * 1_000
    guard abs(thousandths - thousandths.rounded()) < 1e-6, abs(thousandths) < 1e12 else {
      throw CommandFailure(
        .usage,
        "\(named.name) is counted in \(own), and ‘\(text)’ is no round number of them; write it in \(own)")
    }
    number = thousandths.rounded() / 1_000
    numberText = number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// Whether the words are an amount and nothing else.
  static func isAmount(_ text: String, _ parser: DayFileParser) -> Bool { amount(text, parser) != nil }

  /// The amount as a tick's line would be read; `nil` if it would be a remark.
  private static func amount(_ text: String, _ parser: DayFileParser) -> HabitAmount? {
    guard !text.contains(where: \.isNewline), text.first?.isNumber ?? false else { return nil }
    let line = SourceText("## Habits\n\n- [x] Habit: \(text)\n")
    let ticks = parser.parse(line, day: Day(ordinal: 0), path: "1970/1970-01-01.md").day.habitTicks
    return ticks.count == 1 ? ticks[0].amount : nil
  }

  /// What a number of `unit` is multiplied with; `nil` for the same unit.
  private static func factor(
    from unit: String, to own: String, _ text: String, _ name: String
  ) throws(CommandFailure) -> Double? {
    let (given, wanted) = (folded(unit), folded(own))
    if stem(given) == stem(wanted) { return nil }
    for measure in measures {
      if let from = measure[given], let to = measure[wanted] { return from == to ? nil : from / to }
    }
    throw CommandFailure(
      .usage, "\(name) is counted in \(own), so ‘\(text)’ cannot be added to it; write how many \(own)")
  }

  /// The word without an ending for several: `glass` of `glasses`.
  private static func stem(_ word: String) -> Substring {
    if word.hasSuffix("sses") || word.hasSuffix("xes") || word.hasSuffix("ches") { return word.dropLast(2) }
    return word.count > 2 && word.hasSuffix("s") && !word.hasSuffix("ss") ? word.dropLast() : word[...]
  }

  /// Units of one measure, as multiples of its smallest.
  private static let measures: [[String: Double]] = [
    [
      "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "m": 60, "min": 60, "mins": 60, "minute": 60,
      "minutes": 60, "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600, "hours": 3_600,
    ],
    [
      "ml": 1, "cl": 10, "dl": 100, "l": 1_000, "litre": 1_000, "litres": 1_000, "liter": 1_000,
      "liters": 1_000,
    ],
    ["m": 1, "metre": 1, "metres": 1, "meter": 1, "meters": 1, "km": 1_000],
    ["mg": 1, "g": 1_000, "kg": 1_000_000],
  ]
}

import JournalAnalytics
import JournalFormat

/// The amount given for a tick: `3`, `20 pages`, `1.5h` for a habit counted in minutes.
struct HabitTickAmount {
  /// The number and the unit as a file has them.
  let text: String
  /// In the unit of the habit's target.
  let number: Double
  /// The number as a file has it.
  let numberText: String

  /// Throws for words without a number, and for a unit that is no exact multiple of the target's.
  init(_ text: String, of named: HabitBook.Named, on day: Day, parser: DayFileParser) throws(CommandFailure) {
    let target = named.habit?.target(on: day)
    var (value, unit) = try Self.amount(text, of: target.map { $0.target ?? $0.amount })
    if let target, target.unit == nil, !unit.isEmpty {
      // `10k` steps.
      guard unit.lowercased() == "k", (target.target ?? target.amount) >= 1_000 else {
        let own = HabitNumber.written(target.target ?? target.amount)
        throw CommandFailure(
          .usage,
          "\(named.name) has a target of \(own) without a unit, so ‘\(text)’ cannot be held against it; write the number alone, or give the target a unit with ‘journal habit edit’; nothing was written"
        )
      }
      (value, unit) = (value * 1_000, "")
    }
    guard value > 0 else {
      throw CommandFailure(
        .usage,
        "0 is nothing to tick; ‘journal habit undo \(MeantCommand.quoted(named.name))’ takes the last tick back; nothing was written"
      )
    }
    let line = HabitNumber.written(value) + (unit.isEmpty ? "" : " \(unit)")
    guard Self.amount(line, parser) != nil else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no amount; write a number, with its unit if you like: 3, ‘20 pages’")
    }
    guard !unit.isEmpty, let own = target?.unit?.string,
      let factor = try Self.factor(from: unit, to: own, text, named.name)
    else {
      (number, numberText, self.text) = (value, HabitNumber.written(value), line)
      return
    }
    let thousandths = value * factor * 1_000
    guard abs(thousandths - thousandths.rounded()) < 1e-6, abs(thousandths) < 1e12 else {
      throw CommandFailure(
        .usage,
        "\(named.name) is counted in \(own), and ‘\(text)’ is no round number of them; write it in \(own)")
    }
    number = thousandths.rounded() / 1_000
    numberText = HabitNumber.written(number)
    self.text = line
  }

  /// The number and the unit. `6/8` is six if the target is 8, else a fraction; throws if it may be either.
  private static func amount(_ text: String, of target: Double?) throws(CommandFailure) -> (Double, String) {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    if parts.count == 2, let target, let done = HabitNumber.read(parts[0]), done.rest.isEmpty,
      let (whole, isFraction, unit) = HabitNumber.read(parts[1]), !isFraction, whole == target
    {
      guard done.value >= whole || whole > 4 else {
        let (both, share) = (HabitNumber.written(done.value), HabitNumber.written(done.value / whole))
        throw CommandFailure(
          .usage,
          "‘\(text)’ may be \(both) of \(HabitNumber.written(whole)), or \(share); write \(both) or \(share); nothing was written"
        )
      }
      return (done.value, unit)
    }
    if parts.count == 2, let target, let done = HabitNumber.read(parts[0]), done.rest.isEmpty,
      let (whole, isFraction, _) = HabitNumber.read(parts[1]), !isFraction, whole > 4
    {
      let (both, share) = (HabitNumber.written(done.value), HabitNumber.written(done.value / whole))
      throw CommandFailure(
        .usage,
        "‘\(text)’ may be \(both), or \(share), and the target is \(HabitNumber.written(target)); write \(both) or \(share); nothing was written"
      )
    }
    guard let (value, isFraction, unit) = HabitNumber.read(text), value < 1e9 else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no amount; write a number, with its unit if you like: 3, 0.5, ‘20 pages’")
    }
    guard !isFraction || value < 1 || !(parts.count == 2 && !parts[0].contains(" ")) else {
      throw CommandFailure(
        .usage,
        "‘\(text)’ is more than a whole; write the amount as a number, such as 1.5; nothing was written")
    }
    return (value, unit)
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

  /// The factor from `unit` to the target's unit; `nil` if they are the same.
  private static func factor(
    from unit: String, to own: String, _ text: String, _ name: String
  ) throws(CommandFailure) -> Double? {
    guard let factor = HabitUnit(unit).factor(to: HabitUnit(own)) else {
      throw CommandFailure(
        .usage, "\(name) is counted in \(own), so ‘\(text)’ cannot be added to it; write how many \(own)")
    }
    return factor == 1 ? nil : factor
  }
}

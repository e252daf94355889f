import ArgumentParser
import JournalFormat

/// Options for the period of a command.
struct PeriodOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Take the days up to today: 7d, 30d, 3m, 1y, or all.", valueName: "length"),
    completion: Completion.periods)
  var period: String?

  @Option(
    defaultAsFlag: "this",
    help: ArgumentHelp("Take a week: this, last or 2026-W11.", valueName: "week"),
    completion: Completion.relative)
  var week: String?

  @Option(
    defaultAsFlag: "this",
    help: ArgumentHelp("Take a month: this, last or 2026-03.", valueName: "month"),
    completion: Completion.relative)
  var month: String?

  @Option(
    defaultAsFlag: "this",
    help: ArgumentHelp("Take a year: this, last or 2026.", valueName: "year"), completion: Completion.relative
  )
  var year: String?

  @Option(
    help: ArgumentHelp("Take the days from this one on.", valueName: "day"), completion: Completion.days)
  var from: String?

  @Option(help: ArgumentHelp("Take the days up to this one.", valueName: "day"), completion: Completion.days)
  var to: String?

  /// Whether none of the options is given.
  var isEmpty: Bool { count == 0 }

  /// The number of periods that are named.
  var count: Int { [period, week, month, year, from ?? to].count { $0 != nil } }

  /// The period of the options; `nil` if none is given.
  func expression(on now: LocalMoment) throws -> PeriodExpression? {
    guard count <= 1 else {
      throw CommandFailure(
        .usage,
        "more than one period is named; give one of --period, --week, --month, --year, or --from and --to")
    }
    do throws(ExpressionProblem) {
      if let period { return try PeriodExpression(period, on: now) }
      if let week { return .period(try Self.period(week, kind: "week", on: now)) }
      if let month { return .period(try Self.period(month, kind: "month", on: now)) }
      if let year { return .period(try Self.period(year, kind: "year", on: now)) }
      guard from != nil || to != nil else { return nil }
      return .period(try stretch(now.day))
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }

  /// The period of the options, or of the words after a command, in which `this` and `last` alone mean a `unit`; `nil` for neither.
  func expression(or words: [String], unit: String, on now: LocalMoment) throws -> PeriodExpression? {
    guard !words.isEmpty else { return try expression(on: now) }
    guard isEmpty else { throw CommandFailure(.usage, "a period is named twice; name it once") }
    let text = words.joined(separator: " ")
    do throws(ExpressionProblem) {
      return try PeriodExpression(["this", "last"].contains(text) ? "\(text) \(unit)" : text, on: now)
    } catch {
      throw CommandFailure(.usage, error.message)
    }
  }

  /// Splits words into those before a period at their end, `rice last week`, and that period; without one, all of the words and the
  /// period of the options. At least one word is left; a lone number, which may belong to a dish, is no year.
  func expression(
    behind words: [String], on now: LocalMoment
  ) throws -> (words: [String], expression: PeriodExpression?) {
    if isEmpty {
      for start in words.indices.dropFirst() where words.count - start <= Self.longest {
        let text = words[start...].joined(separator: " ").lowercased()
        guard Int(text) == nil, let found = try? PeriodExpression(text, on: now) else { continue }
        return (Array(words[..<start]), found)
      }
    }
    return (words, try expression(on: now))
  }

  /// The maximum number of words that name a period: `from 1 march to 3 april`.
  private static let longest = 6

  /// The days from `--from`, or the first day possible, to `--to`, or today.
  private func stretch(_ today: Day) throws(ExpressionProblem) -> Period {
    let last =
      try to.map { text throws(ExpressionProblem) in try DayExpression(text, today: today).day } ?? today
    let first =
      try from.map { text throws(ExpressionProblem) in try DayExpression(text, today: today).day }
      ?? Day(year: 1, month: 1, day: 1) ?? last
    return try PeriodExpression("\(first)..\(last)", today: today).days.map { .days($0) }
      ?? .days(first...first)
  }

  /// The value of `--week`, `--month` or `--year`; throws for another kind of period.
  static func period(_ text: String, kind: String, on now: LocalMoment) throws(ExpressionProblem) -> Period {
    let isRelative = text == "this" || text == "last"
    // `--week 99`; of `--week 2026-W60` more can be said.
    guard
      isRelative
        || text.utf8.count > 3
          && text.utf8.prefix(4).allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        || (try? PeriodExpression(text, on: now)) != nil
    else { throw Self.mismatch(text, kind) }
    guard case .period(let period) = try PeriodExpression(isRelative ? "\(text) \(kind)" : text, on: now)
    else { throw Self.mismatch(text, kind) }
    switch (period, kind) {
    case (.week, "week"), (.month, "month"), (.year, "year"): return period
    default: throw Self.mismatch(text, kind)
    }
  }

  private static func mismatch(_ text: String, _ kind: String) -> ExpressionProblem {
    let example = kind == "week" ? "2026-W11" : kind == "month" ? "2026-03" : "2026"
    return ExpressionProblem("‘\(text)’ is no \(kind); write this, last or \(example)")
  }
}

extension PeriodExpression {
  /// Parses `text` as it is meant at a moment of a diary.
  init(_ text: String, on now: LocalMoment) throws(ExpressionProblem) {
    try self.init(text, today: now.day, firstWeekday: now.firstWeekday)
  }
}

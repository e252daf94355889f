internal import JournalFormat

/// The totals of one habit in a period.
///
/// The rules are those of `HabitCourse`.
public struct HabitTotal: Sendable {
  /// All that the diary says of it up to the period's last day.
  public var record: HabitRecord
  /// The number of days on which it was done, due or not.
  public var done: Int
  /// The number of days on which it was skipped and not done.
  public var skipped: Int
  /// The number of days with a line for it.
  public var noted: Int
  /// The number of due days that are over and without a line; 0 for a number of days a week.
  public var silent: Int
  /// How often it was done of the times it was expected; `nil` for a habit that is not in `habits.md`, or whose rule cannot be read.
  public var rate: HabitRate?

  public var name: String { record.name }
  /// How often it was expected; `nil` if nobody knows.
  public var expected: Int? { rate?.expected }
  /// The days on which it was done without being expected; all if nobody knows what was.
  public var additional: Int { done - (rate?.done ?? 0) }
}

extension HabitTotal {
  init(
    of record: HabitRecord, in days: ClosedRange<Day>, settings: JournalSettings, today: Day
  ) {
    let inside = record.days(in: days)
    self.record = record
    done = inside.count { $0.state == .done }
    skipped = inside.count { $0.state == .skipped }
    noted = inside.count
    silent = 0
    guard let habit = record.habit,
      !habit.isRuleUnread || habit.changes.contains(where: { $0.every != nil })
    else { return }
    let course = HabitCourse(of: record, settings: settings, today: today, from: days.lowerBound)
    rate = course.rate(in: days)
    silent = course.occasions.count {
      $0.timesAWeek == nil && $0.outcome == .missed && days.contains($0.days.lowerBound)
        && record.on($0.days.lowerBound) == nil
    }
  }

  /// `2 of 3, once beyond what was due`; `3 times` where nothing was expected.
  var text: String {
    var parts: [String] = []
    if let rate, rate.expected > 0 {
      parts.append("\(grouped(rate.done)) of \(grouped(rate.expected))")
      if additional > 0 { parts.append("\(timesWord(additional)) beyond what was due") }
    } else if done > 0 {
      parts.append(timesText(done))
    }
    if skipped > 0 { parts.append("skipped \(timesWord(skipped))") }
    if silent > 0 { parts.append("nothing noted on \(dayCount(silent))") }
    return parts.isEmpty ? "not done" : parts.joined(separator: ", ")
  }

  var json: JSONValue {
    [
      "name": .string(name), "days_done": .int(done), "days_skipped": .int(skipped),
      "days_noted": .int(noted), "done": JSONValue(rate?.done), "expected": JSONValue(expected),
    ]
  }

  /// How often it was done in `days`, with the lines of the days on which it was.
  func figure(in days: ClosedRange<Day>) -> Figure {
    let times = rate.map { "\(grouped($0.done)) of \(grouped($0.expected))" } ?? timesText(done)
    return Figure(name, .text(times), rule: .habitRate) {
      record.days(in: days).filter { $0.state == .done }.flatMap(\.places)
    }
  }
}

extension Journal {
  /// The totals in `elapsed` of the habits of `habits.md` in its order, then of the others by name.
  ///
  /// A habit without a line in the period is left out unless something was expected of it; without a line of any there are
  /// none. Of a period that `isFinished` the last day is over as well. What comes after the period changes nothing.
  func habitTotals(during elapsed: ClosedRange<Day>, isFinished: Bool) -> [HabitTotal] {
    let today = isFinished ? elapsed.upperBound.advanced(by: 1) : elapsed.upperBound
    let records = habitRecords(of: diaryDays(through: elapsed.upperBound))
    guard records.contains(where: { !$0.days(in: elapsed).isEmpty }) else { return [] }
    return records.compactMap { record in
      let total = HabitTotal(of: record, in: elapsed, settings: settings, today: today)
      return total.noted > 0 || total.expected ?? 0 > 0 ? total : nil
    }
  }
}

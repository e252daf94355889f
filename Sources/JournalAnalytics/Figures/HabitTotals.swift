internal import JournalFormat

/// The totals of one habit in a period.
public struct HabitTotal: Hashable, Sendable {
  public var name: String
  /// The number of days on which it was done.
  public var done: Int
  /// The number of days on which it was skipped and not done.
  public var skipped: Int
  /// The number of days with a line for it.
  public var noted: Int
  /// How often it was due until now; `nil` for a habit that is not in `habits.md`.
  public var expected: Int?
}

extension HabitTotal {
  /// How often it was done, with the lines on `days`, from which it was counted.
  func figure(of days: [DiaryDay]) -> Figure {
    let times = expected.map { "\(grouped(done)) of \(grouped($0))" } ?? timesText(done)
    let key = name.lowercased()
    return Figure(name, .text(times), rule: .habitDays) {
      days.places { file in file.habitTicks.filter { habitKey($0.name) == key }.map(\.range) }
    }
  }
}

/// The totals of the habits ticked on `days`, in the order of `habits`, then the others by name.
///
/// A day counts once per habit. It is done if a tick says so, or if the day's amounts reach the target (the line's
/// own, else the habit's; without a target any amount above 0 does). A habit without a line in the period is left
/// out unless it was due. It is due on those days of `elapsed`, from its `since` on, that match its `every` (see
/// `occurrences`). Without `since` a habit begins with its first line, so that a new one is not missed in earlier
/// weeks.
func habitTotals(
  of days: [DiaryDay], earlier: [DiaryDay], habits: [Habit], during elapsed: ClosedRange<Day>
) -> [HabitTotal] {
  var targets: [String: Double] = [:]
  for habit in habits {
    if let target = habit.target { targets[habitKey(habit.name)] = target.target ?? target.amount }
  }
  var totals: [String: HabitTotal] = [:]
  for day in days {
    var ticks: [String: [HabitTick]] = [:]
    for tick in day.files.flatMap(\.habitTicks) { ticks[habitKey(tick.name), default: []].append(tick) }
    for (key, ticks) in ticks {
      let name = ticks.first?.name.string ?? key
      var total = totals[key] ?? HabitTotal(name: name, done: 0, skipped: 0, noted: 0)
      total.noted += 1
      if isDone(ticks, target: targets[key]) {
        total.done += 1
      } else if ticks.contains(where: { $0.state == .skipped }) {
        total.skipped += 1
      }
      totals[key] = total
    }
  }
  guard !totals.isEmpty else { return [] }
  var begun = Set(totals.keys)
  if habits.contains(where: { $0.since == nil && !begun.contains(habitKey($0.name)) }) {
    for file in earlier.lazy.flatMap(\.files) { begun.formUnion(file.habitTicks.map { habitKey($0.name) }) }
  }
  var result: [HabitTotal] = []
  for habit in habits where habit.since != nil || begun.contains(habitKey(habit.name)) {
    let expected = occurrences(of: habit.every, since: habit.since, during: elapsed)
    let noted = totals.removeValue(forKey: habitKey(habit.name))
    guard noted != nil || expected > 0 else { continue }
    var total = noted ?? HabitTotal(name: "", done: 0, skipped: 0, noted: 0)
    total.name = habit.name.string
    total.expected = expected
    result.append(total)
  }
  return result + totals.sorted { $0.key < $1.key }.map(\.value)
}

/// The identity of a habit: its name without case.
func habitKey(_ name: TextSlice) -> String { name.string.lowercased() }

private func isDone(_ ticks: [HabitTick], target: Double?) -> Bool {
  if ticks.contains(where: { $0.state == .done }) { return true }
  let amounts = ticks.filter { $0.state == .noted }.compactMap(\.amount)
  guard !amounts.isEmpty else { return false }
  let sum = amounts.reduce(0) { $0 + $1.amount }
  guard let target = amounts.compactMap(\.target).last ?? target else { return sum > 0 }
  return sum >= target
}

/// The number of days in `period`, from `since` on, that match a recurrence; all days without one.
///
/// Intervals of days and weeks are counted from `since`, or from the period's first day without it; months and years
/// match the same day of the month, or the last day of a shorter month.
func occurrences(of recurrence: Recurrence?, since: Day?, during period: ClosedRange<Day>) -> Int {
  let first = max(period.lowerBound, since ?? period.lowerBound)
  guard first <= period.upperBound else { return 0 }
  let anchor = since ?? period.lowerBound
  switch recurrence?.rule {
  case nil: return first.distance(to: period.upperBound) + 1
  case .weekdays(let weekdays): return (first...period.upperBound).count { weekdays.contains($0.weekday) }
  case .days(let count): return multiples(of: count, from: anchor, in: first...period.upperBound)
  case .weeks(let count):
    let days = count.multipliedReportingOverflow(by: 7)
    return multiples(
      of: days.overflow ? .max : days.partialValue, from: anchor, in: first...period.upperBound)
  case .months(let count): return (first...period.upperBound).count { anchor.recurs(on: $0, months: count) }
  case .years(let count):
    let months = count.multipliedReportingOverflow(by: 12)
    guard !months.overflow else { return 0 }
    return (first...period.upperBound).count { anchor.recurs(on: $0, months: months.partialValue) }
  }
}

/// The number of `days` that are a multiple of `step` days after `anchor`, which is not after them.
private func multiples(of step: Int, from anchor: Day, in days: ClosedRange<Day>) -> Int {
  let step = max(1, step)
  let before = anchor.distance(to: days.lowerBound)
  let through = anchor.distance(to: days.upperBound) / step + 1
  return before <= 0 ? through : through - ((before - 1) / step + 1)
}

extension Day {
  fileprivate func recurs(on day: Day, months step: Int) -> Bool {
    let (year, month, dayOfMonth) = components
    let other = day.components
    let months = (other.year - year) * 12 + other.month - month
    guard months >= 0, months.isMultiple(of: max(1, step)) else { return false }
    return other.day == min(dayOfMonth, Day.length(ofMonth: other.month, in: other.year))
  }
}

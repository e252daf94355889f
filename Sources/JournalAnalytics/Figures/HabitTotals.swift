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
  func figure(of days: [DiaryDay], habits: [Habit]) -> Figure {
    let times = expected.map { "\(grouped(done)) of \(grouped($0))" } ?? timesText(done)
    let names = HabitNames(habits)
    let key = name.lowercased()
    return Figure(name, .text(times), rule: .habitDays) {
      days.places { file in file.habitTicks.filter { names.key(of: $0) == key }.map(\.range) }
    }
  }
}

/// The totals of the habits ticked on `days`, in the order of `habits`, then the others by name.
///
/// A day counts once per habit, whether it is ticked by its name or by an alias. It is done if a tick says so, or if the
/// day's amounts reach the target (the line's own, else the habit's; without a target any amount above 0 does). A habit
/// without a line in the period is left out unless it was due. It is due on those days of `elapsed`, from its `since`
/// through its `until`, that match its `every` (see `occurrences`); with an `every` that cannot be read, nobody knows.
/// Without `since` a habit begins with its first line, so that a new one is not missed in earlier weeks.
func habitTotals(
  of days: [DiaryDay], earlier: [DiaryDay], habits: [Habit], during elapsed: ClosedRange<Day>
) -> [HabitTotal] {
  let names = HabitNames(habits)
  var targets: [String: Double] = [:]
  for habit in habits {
    if let target = habit.target { targets[habitKey(habit.name)] = target.target ?? target.amount }
  }
  var totals: [String: HabitTotal] = [:]
  for day in days {
    var ticks: [String: [HabitTick]] = [:]
    for tick in day.files.flatMap(\.habitTicks) { ticks[names.key(of: tick), default: []].append(tick) }
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
    for file in earlier.lazy.flatMap(\.files) { begun.formUnion(file.habitTicks.map { names.key(of: $0) }) }
  }
  var result: [HabitTotal] = []
  for habit in habits where habit.since != nil || begun.contains(habitKey(habit.name)) {
    let expected = habit.occurrences(during: elapsed)
    let noted = totals.removeValue(forKey: habitKey(habit.name))
    guard noted != nil || expected ?? 0 > 0 else { continue }
    var total = noted ?? HabitTotal(name: "", done: 0, skipped: 0, noted: 0)
    total.name = habit.name.string
    total.expected = expected
    result.append(total)
  }
  return result + totals.sorted { $0.key < $1.key }.map(\.value)
}

/// The identity of a habit: its name without case.
func habitKey(_ name: TextSlice) -> String { name.string.lowercased() }

/// Which habit a tick is of: the one of its name, else the first that has it as an alias.
struct HabitNames {
  private var keys: [String: String] = [:]

  init(_ habits: [Habit]) {
    for habit in habits {
      for alias in habit.aliases where keys[habitKey(alias)] == nil {
        keys[habitKey(alias)] = habitKey(habit.name)
      }
    }
    for habit in habits { keys[habitKey(habit.name)] = nil }
  }

  func key(of tick: HabitTick) -> String {
    let key = habitKey(tick.name)
    return keys[key] ?? key
  }
}

private func isDone(_ ticks: [HabitTick], target: Double?) -> Bool {
  if ticks.contains(where: { $0.state == .done }) { return true }
  let amounts = ticks.filter { $0.state == .noted }.compactMap(\.amount)
  guard !amounts.isEmpty else { return false }
  let sum = amounts.reduce(0) { $0 + $1.amount }
  guard let target = amounts.compactMap(\.target).last ?? target else { return sum > 0 }
  return sum >= target
}

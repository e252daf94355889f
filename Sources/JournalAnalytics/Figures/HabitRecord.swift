public import JournalFormat

/// What the lines of one day say about one habit.
public struct HabitDay: Hashable, Sendable {
  public enum State: String, Sendable {
    /// A tick says so, or the day's amounts reach the target.
    case done
    /// `[-]`, and not done.
    case skipped
    /// `[ ]` and nothing else, or an amount of 0.
    case open
    /// Another mark, an amount below the target, or steps that are ticked.
    case noted
  }

  public var day: Day
  public var state: State
  /// The sum of its amounts in `unit`; `nil` without any that can be compared with it.
  public var amount: Double?
  /// The target that the day was measured by: that of its last line that has one, else the habit's.
  public var target: Double?
  public var unit: String?
  /// When something of it was done, in the order of the lines.
  public var times: [TimeSpan]
  /// The time of the line that made the day done: the first that is ticked, else the one with which the target was reached.
  public var doneTime: TimeSpan?
  /// The number of its lines that are ticked or have an amount.
  var ticks: Int
  public var moods: [MoodValue]
  /// The steps in the order of the lines.
  public var steps: [Step]
  /// Why it was skipped, or what else stands behind its name.
  public var remark: String?
  /// Whether its skip is beyond the budget, so that it counts as not written.
  public var isBeyondSkips = false
  /// Its lines.
  public var places: [LinePlace]

  public struct Step: Hashable, Sendable {
    public var text: String
    public var isDone: Bool
    var place: LinePlace
  }

  /// The state of `ticks`, which are of one habit and one day, at least one.
  ///
  /// A tick that is done makes the day done, whatever the amounts. Otherwise the amounts of all lines add up, and make it
  /// done from the target on, as far as they can be compared with it; without a target any amount above 0 does, unless its
  /// line has an open box.
  init(_ day: Day, _ ticks: [(tick: HabitTick, place: LinePlace)], target habitTarget: HabitAmount?) {
    let lines = ticks.map(\.tick)
    let amounts = lines.compactMap(\.amount)
    self.day = day
    let own = amounts.last { $0.target != nil }
    let target = own?.target ?? habitTarget.map { $0.target ?? $0.amount }
    self.target = target
    let unit = own?.unit ?? habitTarget?.unit ?? amounts.compactMap(\.unit).last
    self.unit = unit?.string
    let numbers = amounts.compactMap { $0.number(in: unit) }
    amount = numbers.isEmpty ? nil : numbers.reduce(0, +)
    let counted = lines.filter { $0.state == .noted || (target != nil && $0.state == .open) }
      .compactMap { $0.amount?.number(in: target == nil ? nil : unit) }
    let sum = counted.reduce(0, +)
    if lines.contains(where: { $0.state == .done })
      || (!counted.isEmpty && (target.map { sum >= $0 } ?? (sum > 0)))
    {
      state = .done
    } else if lines.contains(where: { $0.state == .skipped }) {
      state = .skipped
    } else {
      let isBegun = lines.contains { line in
        line.amount.map { $0.amount > 0 } ?? (line.state == .noted) || line.steps.contains(where: \.isDone)
      }
      state = isBegun ? .noted : .open
    }
    let held = lines.filter { $0.state == .done || $0.state == .noted && $0.amount?.amount != 0 }
    self.ticks = held.count
    times = held.compactMap(\.time)
    doneTime = Self.deciding(lines, target: target, in: unit)?.time
    moods = lines.compactMap(\.mood)
    // Why it was skipped says nothing of a day on which it was done after all.
    let isDone = state == .done
    remark = lines.filter { !isDone || $0.state != .skipped }.compactMap(\.remark).last?.string
    places = ticks.map(\.place)
    steps = ticks.flatMap { tick, place in
      tick.steps.map {
        Step(
          text: $0.text.string, isDone: $0.isDone, place: LinePlace(place.path, line: $0.lines.lowerBound))
      }
    }
  }

  /// The line of a day that made it done: the first that is ticked, else the one with which the amounts reach `target` of `unit`.
  private static func deciding(_ lines: [HabitTick], target: Double?, in unit: TextSlice?) -> HabitTick? {
    if let ticked = lines.first(where: { $0.state == .done }) { return ticked }
    var sum = 0.0
    return lines.first { line in
      guard line.state == .noted || (target != nil && line.state == .open),
        let number = line.amount?.number(in: target == nil ? nil : unit)
      else { return false }
      sum += number
      return target.map { sum >= $0 } ?? (sum > 0)
    }
  }
}

extension HabitDay {
  /// Its amount in `other`; `nil` without one that can be compared with it.
  func amount(in other: String?) -> Double? {
    guard let amount, let unit, let other, unit != other else { return amount }
    return HabitUnit(unit).factor(to: HabitUnit(other)).map { amount * $0 }
  }
}

/// A habit with all its days.
public struct HabitRecord: Sendable {
  /// As `habits.md` has it, else as first written.
  public var name: String
  /// `nil` for a habit that is ticked and not in `habits.md`.
  public var habit: Habit?
  /// The days with a line for it, in order.
  public var days: [HabitDay]
}

extension HabitRecord {
  /// Its day `day`; `nil` without a line.
  public func on(_ day: Day) -> HabitDay? {
    let index = days.partitioningIndex { $0.day >= day }
    return index < days.count && days[index].day == day ? days[index] : nil
  }

  /// Its days in `period`.
  func days(in period: ClosedRange<Day>) -> ArraySlice<HabitDay> {
    let lower = days.partitioningIndex { $0.day >= period.lowerBound }
    return days[lower..<days[lower...].partitioningIndex { $0.day > period.upperBound }]
  }
}

extension Journal {
  /// The records of the habits of `habits.md` in its order, then of the others that `days` tick, by name.
  ///
  /// Of two habits of one name in `habits.md` the first is the habit.
  func habitRecords(of days: [DiaryDay]) -> [HabitRecord] {
    let names = HabitNames(habits)
    var defined: [String: Habit] = [:]
    for habit in habits.reversed() { defined[habitKey(habit.name)] = habit }
    var found: [String: (name: String, days: [HabitDay])] = [:]
    for day in days {
      var ticks: [String: [(tick: HabitTick, place: LinePlace)]] = [:]
      for file in day.files {
        for tick in file.habitTicks {
          ticks[names.key(of: tick), default: []].append((tick, LinePlace(file.path, tick.range)))
        }
      }
      for (key, lines) in ticks {
        found[key, default: (lines[0].tick.name.string, [])].days.append(
          HabitDay(day.day, lines, target: defined[key]?.target(on: day.day)))
      }
    }
    var records: [HabitRecord] = []
    var seen: Set<String> = []
    for habit in habits where seen.insert(habitKey(habit.name)).inserted {
      let key = habitKey(habit.name)
      let days = found.removeValue(forKey: key)?.days ?? []
      records.append(
        HabitRecord(
          name: habit.name.string, habit: habit,
          days: withinSkips(days, of: habit, settings: settings)))
    }
    return records
      + found.sorted { $0.key < $1.key }.map { HabitRecord(name: $0.value.name, days: $0.value.days) }
  }
}

/// The days of a habit, in order, with skips beyond the budget made open. Nothing else decides which are beyond it.
///
/// Skips count by the calendar; not at all on days of rest, before `since`, after `until` and where the rule makes the habit due on
/// another day. `skips: 2` counts from the beginning on.
func withinSkips(_ days: [HabitDay], of habit: Habit, settings: JournalSettings) -> [HabitDay] {
  guard let budget = habit.skips else { return days }
  let rest = RestDays(settings.rest)
  let begin = habit.since ?? days.first?.day
  var days = days
  var used: (span: Day, count: Int)?
  for index in days.indices where days[index].state == .skipped {
    let day = days[index].day
    guard !rest.contains(day), habit.mayBeDue(on: day, begin: begin) else { continue }
    let span = budget.firstDay(around: day, of: habit, settings)
    let count = used.map { $0.span == span ? $0.count : 0 } ?? 0
    used = (span, count + 1)
    guard count >= budget.count else { continue }
    days[index].state = .open
    days[index].isBeyondSkips = true
  }
  return days
}

extension SkipBudget {
  /// A day after which none belongs to the budget's span around `day`; `nil` for a budget without a span.
  public func lastDay(from day: Day) -> Day? {
    switch span {
    case .week: day.advanced(by: 6)
    case .month: day.advanced(by: 30)
    case .year: day.advanced(by: 365)
    case nil: nil
    }
  }

  /// The first day of the calendar span around `day`.
  public func firstDay(around day: Day, of habit: Habit?, _ settings: JournalSettings) -> Day {
    switch span {
    case .week: day.startOfWeek(settings.firstWeekday)
    case .month: day.advanced(by: 1 - day.dayOfMonth)
    case .year: Day(year: day.year, month: 1, day: 1) ?? day
    case nil: habit?.since ?? Day(ordinal: 0)
    }
  }
}

/// Whether a skip on the last of `days`, which are in order, is within the budget of `habit`.
public func isWithinSkips(_ days: [HabitDay], of habit: Habit, settings: JournalSettings) -> Bool {
  withinSkips(days, of: habit, settings: settings).last.map { !$0.isBeyondSkips } ?? true
}

/// The first day behind `day` whose skip is beyond the budget of `habit` because `day` was skipped too; `nil` for none. The days are in order.
public func firstSkipLost(
  to day: Day, in days: [HabitDay], of habit: Habit, settings: JournalSettings
) -> Day? {
  let without = withinSkips(days.filter { $0.day != day }, of: habit, settings: settings)
  let kept = Set(without.filter { $0.state == .skipped && !$0.isBeyondSkips }.map(\.day))
  return withinSkips(days, of: habit, settings: settings).first {
    $0.day > day && $0.isBeyondSkips && kept.contains($0.day)
  }?.day
}

/// What names a habit.
public struct HabitName: Hashable, Sendable {
  public var name: String
  public var aliases: [String]
  /// Whether `habits.md` has it.
  public var isDefined: Bool

  public init(name: String, aliases: [String], isDefined: Bool) {
    (self.name, self.aliases, self.isDefined) = (name, aliases, isDefined)
  }
}

/// The names of the habits of `journal` in the order of their numbers: those of `habits.md`, then those that are ticked
/// up to `last`, by name.
public func habitNames(of journal: Journal, through last: Day) -> [HabitName] {
  journal.habitRecords(of: journal.diaryDays(through: last)).map {
    HabitName(
      name: $0.name, aliases: $0.habit?.aliases.map(\.string) ?? [], isDefined: $0.habit != nil)
  }
}

/// What the ticks of one habit on one day amount to; `nil` for none.
public func habitDay(of ticks: [(tick: HabitTick, file: JournalDay)], _ habit: Habit?) -> HabitDay? {
  guard let day = ticks.first?.file.day else { return nil }
  return HabitDay(
    day, ticks.map { ($0.tick, LinePlace($0.file.path, $0.tick.range)) }, target: habit?.target(on: day))
}

/// The identity of a habit: its name without case.
func habitKey(_ name: TextSlice) -> String { comparedHabitName(name.string) }

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

/// The targets of the habits by which ticks are measured.
public struct HabitTargets {
  private let names: HabitNames
  private var habits: [String: Habit] = [:]

  public init(_ habits: [Habit]) {
    names = HabitNames(habits)
    for habit in habits.reversed() { self.habits[habitKey(habit.name)] = habit }
  }

  /// The target of the habit of `tick` on `day`.
  public func target(of tick: HabitTick, on day: Day) -> HabitAmount? {
    habits.isEmpty ? nil : habits[names.key(of: tick)]?.target(on: day)
  }
}

extension HabitStep {
  /// Whether it is ticked, or counted.
  fileprivate var isDone: Bool { state == .done || state == .noted }
}

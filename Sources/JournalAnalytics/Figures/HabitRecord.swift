public import JournalFormat

/// What the lines of one day say of one habit.
public struct HabitDay: Hashable, Sendable {
  public enum State: String, Sendable {
    /// A tick says so, or the day's amounts reach the target.
    case done
    /// `[-]`, and not done.
    case skipped
    /// `[ ]` and nothing else.
    case open
    /// Another mark, or an amount below the target.
    case noted
  }

  public var day: Day
  public var state: State
  /// The sum of its amounts; `nil` without any.
  public var amount: Double?
  /// The target that the day was measured by: that of its last line that has one, else the habit's.
  public var target: Double?
  public var unit: String?
  /// When it was done, in the order of the lines.
  public var times: [TimeSpan]
  public var moods: [MoodValue]
  /// The steps in the order of the lines.
  public var steps: [Step]
  /// Why it was skipped, or what else stands behind its name.
  public var remark: String?
  /// Its lines.
  public var places: [LinePlace]

  public struct Step: Hashable, Sendable {
    public var text: String
    public var isDone: Bool
  }

  /// The state of `ticks`, which are of one habit and one day, at least one.
  ///
  /// A tick that is done makes the day done, whatever the amounts. Otherwise the amounts of all lines add up, and make it
  /// done from the target on; without a target any amount above 0 does, unless its line has an open box.
  init(_ day: Day, _ ticks: [(tick: HabitTick, place: LinePlace)], target habitTarget: HabitAmount?) {
    let lines = ticks.map(\.tick)
    let amounts = lines.compactMap(\.amount)
    self.day = day
    amount = amounts.isEmpty ? nil : amounts.reduce(0) { $0 + $1.amount }
    let target = amounts.compactMap(\.target).last ?? habitTarget.map { $0.target ?? $0.amount }
    self.target = target
    unit = (amounts.compactMap(\.unit).last ?? habitTarget?.unit)?.string
    let counted = lines.filter { $0.state == .noted || (target != nil && $0.state == .open) }
      .compactMap(\.amount)
    let sum = counted.reduce(0) { $0 + $1.amount }
    if lines.contains(where: { $0.state == .done })
      || (!counted.isEmpty && (target.map { sum >= $0 } ?? (sum > 0)))
    {
      state = .done
    } else if lines.contains(where: { $0.state == .skipped }) {
      state = .skipped
    } else {
      state = lines.contains { $0.state == .noted || ($0.amount?.amount ?? 0) > 0 } ? .noted : .open
    }
    times = lines.filter { $0.state == .done || $0.state == .noted }.compactMap(\.time)
    moods = lines.compactMap(\.mood)
    remark = lines.compactMap(\.remark).last?.string
    places = ticks.map(\.place)
    steps = lines.flatMap(\.steps).map {
      Step(text: $0.text.string, isDone: $0.state == .done || $0.state == .noted)
    }
  }
}

/// A habit with everything that the diary says of it.
public struct HabitRecord: Sendable {
  /// As `habits.md` has it, else as first written.
  public var name: String
  /// `nil` for a habit that is ticked and not in `habits.md`.
  public var habit: Habit?
  /// The days with a line for it, in order.
  public var days: [HabitDay]
}

extension HabitRecord {
  /// The day of its own that is `day`; `nil` without a line.
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
    var targets: [String: HabitAmount] = [:]
    for habit in habits.reversed() { targets[habitKey(habit.name)] = habit.target }
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
          HabitDay(day.day, lines, target: targets[key]))
      }
    }
    var records: [HabitRecord] = []
    var seen: Set<String> = []
    for habit in habits where seen.insert(habitKey(habit.name)).inserted {
      let key = habitKey(habit.name)
      records.append(
        HabitRecord(name: habit.name.string, habit: habit, days: found.removeValue(forKey: key)?.days ?? []))
    }
    return records
      + found.sorted { $0.key < $1.key }.map { HabitRecord(name: $0.value.name, days: $0.value.days) }
  }
}

/// By what a habit is named.
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
    day, ticks.map { ($0.tick, LinePlace($0.file.path, $0.tick.range)) }, target: habit?.target)
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

internal import JournalFormat

/// How often a habit was done on days with and without something else: another habit, or a food.
public struct HabitPair: Hashable, Sendable {
  public var habit: String
  public var other: String
  public var isFood: Bool
  /// The number of days with the other, and of those on which the habit was done.
  public var with: Int
  public var doneWith: Int
  /// The number of days without the other, and of those on which the habit was done.
  public var without: Int
  public var doneWithout: Int
  /// The p-value of this pair alone, two-sided, and corrected for all pairs tried.
  public var chance: Double
  public var corrected: Double

  /// Whether it is significant after the correction, as in one diary of twenty by chance.
  public var isClear: Bool { corrected < 0.05 }
}

/// Finds what coincides with habits.
struct HabitPairs {
  /// Sorted by their chance.
  private(set) var pairs: [HabitPair] = []

  /// The minimum number of days for a pair.
  static let leastDays = 20
  static let leastOfEach = 5
  /// The maximum number of habits and foods tested: those on most days.
  private static let mostHabits = 12
  private static let mostFoods = 25

  /// A day on which it is known whether a habit was done.
  private struct Known {
    var day: Day
    var isDone: Bool
  }

  /// The pairs among `habits`, and of these with the foods of `journal`, on the days of `period` that are over.
  ///
  /// A day counts for a habit if it was due then, neither skipped nor at rest, and the diary has a file for it; for a food if it is
  /// logged. Weekends are tested separately from other days, so that what only comes with the weekend is no pair.
  init(_ habits: [(record: HabitRecord, course: HabitCourse)], in journal: Journal, period: ClosedRange<Day>)
  {
    let files = journal.diaryDays(in: period).map(\.day)
    let known = habits.map { record, course in (record.name, Self.known(record, course: course, on: files)) }
      .filter { $0.1.count >= Self.leastDays }
      .sorted { $0.1.count { $0.isDone } > $1.1.count { $0.isDone } }.prefix(Self.mostHabits)
    for (index, (name, days)) in known.enumerated() {
      for (other, otherDays) in known[..<index] {
        let done = Dictionary(uniqueKeysWithValues: otherDays.map { ($0.day, $0.isDone) })
        let both = days.compactMap { day in done[day.day].map { (day, $0) } }
        add(name, with: other, isFood: false, on: both)
      }
    }
    let foods = Self.foods(of: journal, in: period)
    for (name, days) in known {
      for (food, eaten) in foods.foods {
        add(
          name, with: food, isFood: true,
          on: days.filter { foods.logged.contains($0.day) }.map { ($0, eaten.contains($0.day)) })
      }
    }
    let corrected = holmCorrected(pairs.map(\.chance))
    for (index, value) in corrected.enumerated() { pairs[index].corrected = value }
    pairs.sort { ($0.chance, $0.habit, $0.other) < ($1.chance, $1.habit, $1.other) }
  }

  private static func known(
    _ record: HabitRecord, course: HabitCourse, on files: [Day]
  ) -> [Known] {
    files.compactMap { day in
      guard day < course.today, let occasion = course.occasion(on: day) else {
        return nil
      }
      let isDone = record.on(day)?.state == .done
      if occasion.timesAWeek != nil ? occasion.spared.contains(day) : occasion.outcome == .excused {
        return nil
      }
      return Known(day: day, isDone: isDone)
    }
  }

  private static func foods(
    of journal: Journal, in period: ClosedRange<Day>
  ) -> (foods: [(name: String, days: Set<Day>)], logged: Set<Day>) {
    let diary = EatenDiary(
      journal.days(in: period), recognition: FoodRecognition(ownFoods: journal.ownFoods))
    let index = FoodIndex(diary)
    var days: [Int: Set<Day>] = [:]
    for row in diary.rows {
      for food in index.parts[Int(row.phrase)] { days[food, default: []].insert(row.day) }
    }
    let common = days.filter { $0.value.count >= leastOfEach }
      .sorted { ($1.value.count, index.names[$0.key]) < ($0.value.count, index.names[$1.key]) }
      .prefix(mostFoods)
    return (common.map { (index.names[$0.key], $0.value) }, Set(diary.days.map(\.day)))
  }

  private mutating func add(
    _ habit: String, with other: String, isFood: Bool, on days: [(day: Known, hasOther: Bool)]
  ) {
    let with = days.filter(\.hasOther)
    let without = days.count - with.count
    let done = days.count { $0.day.isDone }
    guard days.count >= Self.leastDays, with.count >= Self.leastOfEach, without >= Self.leastOfEach,
      done >= Self.leastOfEach, days.count - done >= Self.leastOfEach
    else { return }
    let doneWith = with.count { $0.day.isDone }
    let strata = [false, true].map { isWeekend in
      days.filter { ($0.day.day.weekday.rawValue > 5) == isWeekend }
    }
    let more = exactTail(
      both: doneWith,
      strata: strata.map { days in
        ExactStratum(
          size: days.count, outcomes: days.count { $0.day.isDone }, exposed: days.count { $0.hasOther })
      })
    let less = exactTail(
      both: with.count - doneWith,
      strata: strata.map { days in
        ExactStratum(
          size: days.count, outcomes: days.count { !$0.day.isDone }, exposed: days.count { $0.hasOther })
      })
    pairs.append(
      HabitPair(
        habit: habit, other: other, isFood: isFood, with: with.count, doneWith: doneWith, without: without,
        doneWithout: done - doneWith, chance: min(1, 2 * min(more, less)), corrected: 1))
  }
}

public import JournalFormat

/// How habits, or one of them, went in a period.
public struct HabitPeriodReport: Sendable {
  public struct Row: Sendable {
    public var record: HabitRecord
    public var course: HabitCourse
    /// The days on which it was done, due or not.
    public var doneDays: [HabitDay]
    public var skipped: Int
    /// The days with an amount, done or not.
    var amountDays: [HabitDay]
    /// The days so far from its `since` or its first tick on, at least 1.
    var days: Int
    public var rate: HabitRate
  }

  /// The parts of a day by which times are counted.
  enum PartOfDay: String, CaseIterable {
    case morning, afternoon, evening, night

    /// Morning from 05:00, afternoon from 12:00, evening from 18:00, night from 23:00.
    init(_ time: ClockTime) {
      switch time.hourOfDay {
      case 5..<12: self = .morning
      case 12..<18: self = .afternoon
      case 18..<23: self = .evening
      default: self = .night
      }
    }

    var hours: String {
      switch self {
      case .morning: "05–12"
      case .afternoon: "12–18"
      case .evening: "18–23"
      case .night: "23–05"
      }
    }
  }

  public var observed: ObservedPeriod
  public var rows: [Row]
  public var pairs: [HabitPair]
  /// Whether it is of one habit that was asked for.
  public var isOfOne: Bool
  let journal: Journal
  /// The days so far, from the diary's first or the first `since` on.
  let elapsed: ClosedRange<Day>
  /// Moods noted on its ticks, by scale.
  let moods: [ScaleAverage]
  /// The moods of the days on which the only habit was done, and of the others.
  let moodsByDone: (done: ScaleAverage?, others: ScaleAverage?)
}

/// How the habits of `journal` went in `period`, or since its first day; seen from `today`. Those without a line that were not due
/// are left out.
public func habitPeriodReport(of journal: Journal, during period: Period?, today: Day) -> HabitPeriodReport {
  HabitPeriodReport(journal, during: period, today: today, only: nil)
}

/// How the habit at `index`, among the habits of `habits.md` and the others with ticks, went in `period`.
public func habitReport(
  of journal: Journal, habit index: Int, during period: Period?, today: Day
) -> HabitPeriodReport {
  HabitPeriodReport(journal, during: period, today: today, only: index)
}

extension HabitPeriodReport {
  private static let mostHabits = 200

  init(_ journal: Journal, during period: Period?, today: Day, only: Int?) {
    self.journal = journal
    let days = journal.diaryDays(through: today)
    let records = journal.habitRecords(of: days)
    // Nothing was missed before the diary began, unless `since` says that a habit did.
    let shown = only.map { wanted in records.indices.filter { $0 == wanted } } ?? Array(records.indices)
    let ownBegin = only.flatMap { records.indices.contains($0) ? Self.begin(of: records[$0]) : nil }
    let firstBegin = (shown.compactMap { records[$0].habit?.since } + [days.first?.day ?? today]).min()
    let begin = min(ownBegin ?? firstBegin ?? today, today)
    let observed = ObservedPeriod(
      period ?? .days(max(begin, today.advanced(by: -36_525))...today), today: today)
    self.observed = observed
    isOfOne = only != nil
    let elapsed =
      observed.elapsed.map { max($0.lowerBound, min(begin, $0.upperBound))...$0.upperBound }
      ?? today...today
    self.elapsed = elapsed
    // Of a file of thousands only the first are followed, since each may go back a hundred years.
    let chosen = records.indices.filter { $0 == only || $0 < Self.mostHabits || records[$0].habit == nil }
    let all = chosen.map { index -> Row in
      var record = records[index]
      // A period that is over is seen from the day after it: what came later is not said of it.
      if observed.isFinished { record.days.removeAll { $0.day > elapsed.upperBound } }
      let seen = observed.isFinished ? min(today, elapsed.upperBound.advanced(by: 1)) : today
      let course = HabitCourse(
        of: record, settings: journal.settings, today: seen, from: elapsed.lowerBound)
      let inside = record.days(in: elapsed)
      let first = Self.begin(of: records[index]) ?? elapsed.lowerBound
      let days = first > elapsed.upperBound ? 1 : (max(first, elapsed.lowerBound)...elapsed.upperBound).count
      return Row(
        record: record, course: course, doneDays: inside.filter { $0.state == .done },
        skipped: inside.count { $0.state == .skipped }, amountDays: inside.filter { ($0.amount ?? 0) > 0 },
        days: days, rate: course.rate(in: elapsed))
    }
    let known = all.filter { $0.course.isDue(in: elapsed) || !$0.record.days(in: elapsed).isEmpty }
    rows = only.map { wanted in zip(chosen, all).filter { $0.0 == wanted }.map(\.1) } ?? known
    let found = HabitPairs(
      known.map { ($0.record, $0.course) }, in: journal, period: elapsed
    ).pairs
    let name = only.flatMap { records.indices.contains($0) ? records[$0].name : nil }
    pairs =
      name.map { name in found.filter { $0.habit == name || (!$0.isFood && $0.other == name) } } ?? found
    let noted = rows.flatMap { row in
      row.record.days(in: elapsed).flatMap { day in
        day.moods.map { (value: $0, day: day.day, place: day.places[0]) }
      }
    }
    moods = scaleAverages(of: noted.sorted { $0.day < $1.day })
    let done = Set(rows.first.map { $0.doneDays.map(\.day) } ?? [])
    let files = journal.days(in: elapsed)
    func mood(_ isDone: Bool) -> ScaleAverage? {
      scaleAverages(of: files.filter { done.contains($0.day) == isDone }, from: .moods).max {
        $0.days < $1.days
      }
    }
    let (with, without) = (only == nil ? nil : mood(true), only == nil ? nil : mood(false))
    moodsByDone = with?.scale == without?.scale ? (with, without) : (nil, nil)
  }

  /// The first day of a habit: its `since` or its first tick; `nil` without either.
  private static func begin(of record: HabitRecord) -> Day? {
    [record.habit?.since, record.days.first?.day].compactMap(\.self).min()
  }

  /// The number of times done in each week that begins on the journal's first weekday, with its days that lie in the period.
  var weeks: [(days: ClosedRange<Day>, done: Int)] {
    var counts: [Day: Int] = [:]
    for day in rows.flatMap(\.doneDays) {
      counts[day.day.startOfWeek(journal.settings.firstWeekday), default: 0] += 1
    }
    let first = elapsed.lowerBound.startOfWeek(journal.settings.firstWeekday)
    return stride(from: first, through: elapsed.upperBound, by: 7).map { start in
      (
        max(start, elapsed.lowerBound)...min(start.advanced(by: 6), elapsed.upperBound),
        counts[start, default: 0]
      )
    }
  }

  /// The number of times done on each day of the week, beginning with the journal's first, and of such days.
  var weekdays: [(weekday: Weekday, done: Int, days: Int)] {
    let done = rows.flatMap(\.doneDays)
    return Weekday.inOrder(from: journal.settings.firstWeekday).map { weekday in
      (weekday, done.count { $0.day.weekday == weekday }, elapsed.count { $0.weekday == weekday })
    }
  }

  /// The exact times at which something was done, by part of the day.
  var times: [(part: PartOfDay, count: Int)] {
    let times = rows.flatMap(\.doneDays).flatMap(\.times).filter { !$0.isEstimate }
    return PartOfDay.allCases.map { part in (part, times.count { PartOfDay($0.start) == part }) }
  }
}

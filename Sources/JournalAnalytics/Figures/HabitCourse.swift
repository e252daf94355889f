public import JournalFormat

/// The occasions on which a habit was due, and what became of them.
///
/// The rules are those of section 11.4 of the format's specification. Pure: `today` is a parameter.
public struct HabitCourse: Sendable {
  public enum Outcome: String, Sendable {
    /// Done in time: it lengthens the streak.
    case done
    /// Over and not done: it breaks the streak.
    case missed
    /// A skip, a day of rest, or a week of which nothing can be expected: it neither lengthens nor breaks the streak.
    case excused
    /// Not over yet: today, or the running week.
    case open
  }

  /// One time that the habit was due: a day, or a week of a number of days a week.
  public struct Occasion: Hashable, Sendable {
    /// The day, or the days of the week on which the rule holds, future ones included.
    public var days: ClosedRange<Day>
    public var outcome: Outcome
    /// How many days of the week are meant; `nil` for a day.
    public var timesAWeek: Int?
    /// The days of a week on which it was done, without days of rest.
    var held: [Day] = []
    /// The days of a week on which nothing is expected: rest and skips.
    var spared: [Day] = []
  }

  /// A number of occasions in a row.
  public struct Streak: Hashable, Sendable {
    public var length: Int
    /// Whether weeks are counted, not the times it was due.
    public var isOfWeeks: Bool
    public var first: Day
    public var last: Day

    /// By their lengths, or where one counts weeks and the other does not, by the days from their first to their last.
    func isLonger(than other: Streak) -> Bool {
      isOfWeeks == other.isOfWeeks
        ? length > other.length : first.distance(to: last) > other.first.distance(to: other.last)
    }
  }

  /// In order.
  public let occasions: [Occasion]
  public let today: Day
  /// `nil` if none is running.
  public let current: Streak?
  /// The earliest of the longest; `nil` if it was never done in time.
  public let longest: Streak?
  /// How many streaks are as long as the longest, which is the first of them; 0 without one.
  public let longestCount: Int

  /// The course of a habit through `today`; empty for one that is not in `habits.md`, or that has not begun.
  ///
  /// It begins with `since`, else with the habit's first line. `first` leaves out what was due before it where no line
  /// of the habit is that early: nothing else depends on those days. At most a hundred years are looked at.
  init(
    of record: HabitRecord, settings: JournalSettings, today: Day, from first: Day? = nil
  ) {
    self.today = today
    // What was never ticked and says no day is due from today on, and nothing of it is missed yet.
    guard let habit = record.habit, case let start = habit.since ?? record.days.first?.day ?? today,
      start <= today
    else {
      (occasions, current, longest, longestCount) = ([], nil, nil, 0)
      return
    }
    let needed = min(first ?? start, record.days.first?.day ?? today)
    let earliest = max(start, needed, today.advanced(by: -36_525))
    var walk = HabitWalk(
      record: record, rest: RestDays(settings.rest), firstWeekday: settings.firstWeekday,
      today: today, begin: start)
    // Through the end of the running week, which is one occasion.
    for rule in habit.rules(from: start, through: today.startOfWeek(settings.firstWeekday).advanced(by: 6))
    where rule.days.upperBound >= earliest {
      walk.follow(rule, from: max(earliest, rule.days.lowerBound))
    }
    occasions = walk.occasions
    (current, longest, longestCount) = Self.streaks(of: occasions)
  }

  /// The streak that runs at the end, the longest, and how many are as long.
  ///
  /// Times and weeks cannot be added, so a change between them begins anew.
  private static func streaks(
    of occasions: [Occasion]
  ) -> (current: Streak?, longest: Streak?, longestCount: Int) {
    var run: Streak?
    var longest: Streak?
    var longestCount = 0
    for occasion in occasions {
      let isOfWeeks = occasion.timesAWeek != nil
      if let open = run, open.isOfWeeks != isOfWeeks { run = nil }
      switch occasion.outcome {
      case .missed: run = nil
      case .excused, .open: break
      case .done:
        let last = occasion.held.last ?? occasion.days.upperBound
        run =
          run.map { Streak(length: $0.length + 1, isOfWeeks: isOfWeeks, first: $0.first, last: last) }
          ?? Streak(
            length: 1, isOfWeeks: isOfWeeks, first: occasion.held.first ?? occasion.days.lowerBound,
            last: last)
        guard let run else { break }
        if longest.map({ run.isLonger(than: $0) }) ?? true {
          (longest, longestCount) = (run, 1)
        } else if run.length == longest?.length, run.isOfWeeks == longest?.isOfWeeks {
          longestCount += 1
        }
      }
    }
    return (run, longest, longestCount)
  }
}

/// How often a habit was done of the times it was expected.
public struct HabitRate: Hashable, Sendable {
  public var done = 0
  public var expected = 0
}

extension HabitCourse {
  /// The rate in `period`.
  ///
  /// A day counts if it was done or missed. Of a week with N days meant, N are expected, less the days that lie outside
  /// the period or the rule, are still to come, are today without being done, or are rest or skips; and never less
  /// than what was done, up to N.
  public func rate(in period: ClosedRange<Day>) -> HabitRate {
    var rate = HabitRate()
    for occasion in occasions where occasion.days.overlaps(period) {
      guard let times = occasion.timesAWeek else {
        if occasion.outcome == .done { rate.done += 1 }
        if occasion.outcome == .done || occasion.outcome == .missed { rate.expected += 1 }
        continue
      }
      let inside = occasion.days.clamped(to: period)
      let held = occasion.held.count(where: inside.contains)
      let counted = inside.count { day in
        day < today && !occasion.spared.contains(day) || occasion.held.contains(day)
      }
      let done = min(held, times)
      rate.done += done
      rate.expected += max(done, times - (7 - counted))
    }
    return rate
  }

  /// Whether it was due in `period`, even if that holds only today or a running week, of which nothing can be expected yet.
  func isDue(in period: ClosedRange<Day>) -> Bool {
    occasions.contains { occasion in
      guard occasion.days.overlaps(period) else { return false }
      return occasion.timesAWeek == nil
        ? occasion.outcome != .excused : occasion.spared.count < occasion.days.count
    }
  }

  /// The occasion that `day` belongs to, if it was due then.
  public func occasion(on day: Day) -> Occasion? {
    let index = occasions.partitioningIndex { $0.days.upperBound >= day }
    return index < occasions.count && occasions[index].days.contains(day) ? occasions[index] : nil
  }
}

/// Makes the occasions of a course, rule by rule.
private struct HabitWalk {
  let record: HabitRecord
  let rest: RestDays
  let firstWeekday: Weekday
  let today: Day
  /// The first day that counts.
  let begin: Day
  var occasions: [HabitCourse.Occasion] = []

  init(
    record: HabitRecord, rest: RestDays, firstWeekday: Weekday, today: Day, begin: Day
  ) {
    self.record = record
    self.rest = rest
    self.firstWeekday = firstWeekday
    self.today = today
    self.begin = begin
  }

  mutating func follow(_ rule: HabitRule, from first: Day) {
    guard rule.isReadable else { return }
    if let times = rule.timesAWeek {
      followWeeks(rule, times, from: first)
    } else if rule.next(after: first) != nil {
      followCompletions(rule, from: first)
    } else {
      var day = first
      while day <= min(rule.days.upperBound, today) {
        if rule.isDue(on: day) { add(day, outcome(on: day)) }
        day = day.advanced(by: 1)
      }
    }
  }

  private mutating func add(_ day: Day, _ outcome: HabitCourse.Outcome) {
    occasions.append(.init(days: day...day, outcome: outcome))
  }

  private mutating func outcome(on day: Day) -> HabitCourse.Outcome {
    if rest.contains(day) { return .excused }
    switch record.on(day)?.state {
    case .done: return .done
    case .skipped: return .excused
    default: return day < today ? .missed : .open
    }
  }

  // MARK: A number of days a week

  private mutating func followWeeks(_ rule: HabitRule, _ times: Int, from first: Day) {
    var monday = first.startOfWeek(firstWeekday)
    while monday <= min(rule.days.upperBound, today) {
      let week = monday...monday.advanced(by: 6)
      let days = max(monday, rule.days.lowerBound)...min(week.upperBound, rule.days.upperBound)
      // A rule that begins later in the running week is not asked yet.
      guard days.lowerBound <= today else { break }
      var held: [Day] = []
      var spared: [Day] = []
      for day in days where day <= today {
        let state = record.on(day)?.state
        if rest.contains(day) || state == .skipped {
          spared.append(day)
        } else if state == .done {
          held.append(day)
        }
      }
      // A week that the rule does not hold for from end to end cannot be asked of; nor can the first.
      let isCut = days != week || week.contains(rule.days.lowerBound)
      let outcome: HabitCourse.Outcome =
        if held.count >= times {
          .done
        } else if week.contains(today), rule.days.upperBound >= today {
          .open
        } else if isCut || !spared.isEmpty {
          .excused
        } else {
          .missed
        }
      occasions.append(
        .init(days: days, outcome: outcome, timesAWeek: times, held: held, spared: spared))
      monday = monday.advanced(by: 7)
    }
  }

  // MARK: Counted from the last tick

  /// Due at an interval after the last tick, skip or miss; an early tick counts, and begins the next interval. After a miss, today
  /// stays open until it is done.
  private mutating func followCompletions(_ rule: HabitRule, from first: Day) {
    let last = min(rule.days.upperBound, today)
    var start = rule.days.lowerBound
    let earlier = record.days.last { $0.day < start && $0.state == .done }
    var due = max(start, earlier.flatMap { rule.next(after: $0.day) } ?? start)
    // Before the first line nothing but misses can be: as many intervals are left out.
    while due < first, let next = rule.next(after: due), next <= first, record.days(in: start...next).isEmpty
    {
      (start, due) = (due.advanced(by: 1), next)
    }
    while start <= last {
      while rest.contains(due) { due = due.advanced(by: 1) }
      let event = start <= min(due, last) ? nextEvent(in: start...min(due, last)) : nil
      if let event {
        let isDone = record.on(event)?.state == .done && !rest.contains(event)
        add(event, isDone ? .done : .excused)
        start = event.advanced(by: 1)
        due = rule.next(after: event) ?? start
      } else if due < today, due <= last {
        add(due, .missed)
        start = due.advanced(by: 1)
        due = rule.next(after: due) ?? start
      } else {
        // What was missed is due until it is done.
        let isOwing = occasions.last.map { $0.outcome == .missed && $0.days.upperBound >= first } ?? false
        if due == today || isOwing && due > today && !rest.contains(today), today <= last {
          add(today, .open)
        }
        return
      }
    }
  }

  /// The first day on which it was done or may be skipped.
  private mutating func nextEvent(in days: ClosedRange<Day>) -> Day? {
    for day in record.days(in: days) {
      if day.state == .done { return day.day }
      if day.state == .skipped { return day.day }
    }
    return nil
  }
}

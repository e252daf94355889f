public import JournalFormat

/// Consecutive logged days, with only rest days between them.
public struct Streak: Hashable, Sendable {
  /// The first and the last day logged.
  public var first: Day
  public var last: Day
  /// The number of logged days, without rest days.
  public var length: Int
  /// Whether there are rest days between its days.
  public var hasRest: Bool
}

/// The streaks of a diary, seen from a given day.
public struct Streaks: Hashable, Sendable {
  /// The current streak; `nil` if there is none.
  public var running: Streak?
  /// The longest streak so far, the earliest of equals; `nil` for a diary without a logged day.
  public var longest: Streak?
  /// The number of streaks as long as the longest; 0 for a diary without a logged day.
  public var longestCount = 0

  /// The length of the current streak, 0 if there is none.
  public var runningLength: Int { running?.length ?? 0 }
  /// The length of the longest streak, 0 if there is none.
  public var longestLength: Int { longest?.length ?? 0 }
}

/// The streaks of the `logged` days, seen from `today`.
///
/// The current streak ends on `today`, or on the day before if `today` has no entry yet. Days in `rest` neither
/// break nor lengthen a streak, logged or not. Days after `today` are ignored. `logged` is in order without
/// duplicates; `rest` in any order, overlapping or not.
public func streaks(of logged: [Day], rest: [ClosedRange<Day>], today: Day) -> Streaks {
  let runs = runs(of: logged, rest: rest, today: today)
  let rest = RestDays(rest)
  var result = Streaks()
  for run in runs where run.length > result.longestLength { result.longest = run }
  result.longestCount = runs.count { $0.length == result.longestLength }
  let run = runs.last
  if let run, run.last == today {
    result.running = run
  } else if let run, let between = run.last.daysBetween(today), rest.coverAll(between) {
    result.running = run
  }
  return result
}

/// All streaks of the `logged` days up to `today`, in order, under the rules of `streaks(of:rest:today:)`.
func runs(of logged: [Day], rest: [ClosedRange<Day>], today: Day) -> [Streak] {
  let rest = RestDays(rest)
  var runs: [Streak] = []
  for day in logged where day <= today && !rest.contains(day) {
    if let open = runs.last, let between = open.last.daysBetween(day), rest.coverAll(between) {
      runs[runs.count - 1].hasRest = open.hasRest || !between.isEmpty
      runs[runs.count - 1].last = day
      runs[runs.count - 1].length += 1
    } else {
      runs.append(Streak(first: day, last: day, length: 1, hasRest: false))
    }
  }
  return runs
}

extension Journal {
  /// The streaks of the whole diary, seen from `day`.
  func streaks(seenOn day: Day) -> Streaks {
    JournalAnalytics.streaks(
      of: diaryDays(through: day).filter(\.isLogged).map(\.day), rest: settings.rest, today: day)
  }

  /// Whether the streak on `day` certainly begins no earlier than `first`, if the journal may lack the files before
  /// that.
  public func showsStreakWhole(on day: Day, since first: Day) -> Bool {
    let start = streaks(seenOn: day).running?.first ?? day
    // There is a day without entries before it.
    return first < start && !RestDays(settings.rest).coverAll(first..<start)
  }
}

extension Day {
  /// The days between this one and `later`; `nil` unless `later` is later.
  fileprivate func daysBetween(_ later: Day) -> Range<Day>? {
    self < later ? advanced(by: 1)..<later : nil
  }
}

/// Ranges of rest days, merged where they touch, so that a gap of any length is one lookup.
struct RestDays {
  private var stretches: [ClosedRange<Day>] = []

  init(_ ranges: [ClosedRange<Day>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = stretches.last, range.lowerBound <= last.upperBound.advanced(by: 1) {
        stretches[stretches.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        stretches.append(range)
      }
    }
  }

  func contains(_ day: Day) -> Bool { stretches.contains { $0.contains(day) } }

  /// The ranges that overlap `days`, clamped to them, in order.
  func stretches(in days: ClosedRange<Day>) -> [ClosedRange<Day>] {
    stretches.filter { $0.overlaps(days) }.map { $0.clamped(to: days) }
  }

  /// Whether all `days` are rest days; true for none.
  func coverAll(_ days: Range<Day>) -> Bool {
    guard let first = days.first else { return true }
    let last = days.upperBound.advanced(by: -1)
    return stretches.contains { $0.contains(first) && $0.contains(last) }
  }
}

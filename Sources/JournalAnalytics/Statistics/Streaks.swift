public import JournalFormat

/// Days logged one after the other, with nothing but rest days between them.
public struct Streak: Hashable, Sendable {
  /// The first and the last day logged.
  public var first: Day
  public var last: Day
  /// How many days were logged; rest days are not among them.
  public var length: Int
  /// Whether rest days lie between its days.
  public var hasRest: Bool
}

/// The streaks of a diary as seen on one day.
public struct Streaks: Hashable, Sendable {
  /// The streak that still runs; `nil` if none does.
  public var running: Streak?
  /// The longest so far, the earliest among equals; `nil` for a diary without a logged day.
  public var longest: Streak?

  /// Days in a row that still run, 0 if none.
  public var runningLength: Int { running?.length ?? 0 }
  /// The length of the longest, 0 if there is none.
  public var longestLength: Int { longest?.length ?? 0 }
}

/// The streaks among `logged` days as seen on `today`.
///
/// The current streak counts back from `today`, or from the day before when `today` has nothing
/// yet. Days inside `rest` neither break a streak nor lengthen it, logged or not. Days after `today`
/// are left out. `logged` is in order, each day once; `rest` in any order, overlapping or not.
public func streaks(of logged: [Day], rest: [ClosedRange<Day>], today: Day) -> Streaks {
  let rest = RestDays(rest)
  var result = Streaks()
  var run: Streak?
  for day in logged where day <= today && !rest.contains(day) {
    if var open = run, let between = open.last.daysBetween(day), rest.coverAll(between) {
      open.hasRest = open.hasRest || !between.isEmpty
      open.last = day
      open.length += 1
      run = open
    } else {
      run = Streak(first: day, last: day, length: 1, hasRest: false)
    }
    if let run, run.length > result.longestLength { result.longest = run }
  }
  if let run, run.last == today {
    result.running = run
  } else if let run, let between = run.last.daysBetween(today), rest.coverAll(between) {
    result.running = run
  }
  return result
}

extension Journal {
  /// The streaks of the whole diary as seen on `day`.
  func streaks(seenOn day: Day) -> Streaks {
    JournalAnalytics.streaks(
      of: diaryDays(through: day).filter(\.isLogged).map(\.day), rest: settings.rest, today: day)
  }

  /// Whether the streak that runs on `day` is sure to begin no earlier than `first`, where the journal holds the files
  /// since then and maybe not those before.
  public func showsStreakWhole(on day: Day, since first: Day) -> Bool {
    let start = streaks(seenOn: day).running?.first ?? day
    // A day that breaks it lies between.
    return first < start && !RestDays(settings.rest).coverAll(first..<start)
  }
}

extension Day {
  /// The days after this one and before `later`; `nil` unless `later` is later.
  fileprivate func daysBetween(_ later: Day) -> Range<Day>? {
    self < later ? advanced(by: 1)..<later : nil
  }
}

/// Stretches of rest, joined where they touch, so that a gap of any length is looked up at once.
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

  /// The stretches that touch `days`, cut at their ends, in order.
  func stretches(in days: ClosedRange<Day>) -> [ClosedRange<Day>] {
    stretches.filter { $0.overlaps(days) }.map { $0.clamped(to: days) }
  }

  /// Whether every one of `days` is a day of rest; true for none.
  func coverAll(_ days: Range<Day>) -> Bool {
    guard let first = days.first else { return true }
    let last = days.upperBound.advanced(by: -1)
    return stretches.contains { $0.contains(first) && $0.contains(last) }
  }
}

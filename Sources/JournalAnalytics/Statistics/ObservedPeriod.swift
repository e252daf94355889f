public import JournalFormat

/// A period as seen on a day: how much of it has passed.
public struct ObservedPeriod: Hashable, Sendable {
  public let period: Period
  /// What counts as today: the day itself while the period runs, its last day once it is over.
  public let today: Day
  /// Whether the period's last day lies before the day it is seen on. On a Sunday the week still runs.
  public let isFinished: Bool

  public init(_ period: Period, today: Day) {
    self.period = period
    self.today = min(today, period.days.upperBound)
    isFinished = today > period.days.upperBound
  }

  public var first: Day { period.days.lowerBound }
  /// How many days it has.
  public var dayCount: Int { first.distance(to: period.days.upperBound) + 1 }
  /// The days up to today; `nil` if the period has not begun.
  public var elapsed: ClosedRange<Day>? { first <= today ? first...today : nil }
  /// How many days have begun.
  public var elapsedCount: Int { max(0, first.distance(to: today) + 1) }
  /// How many days are still to come.
  public var daysToCome: Int { dayCount - elapsedCount }

  /// The part of the period before that is as long as this one is by now.
  var previousByNow: ClosedRange<Day>? {
    let previous = period.previous.days
    guard elapsedCount > 0 else { return nil }
    return previous
      .lowerBound...min(
        previous.upperBound, previous.lowerBound.advanced(by: elapsedCount - 1))
  }
}

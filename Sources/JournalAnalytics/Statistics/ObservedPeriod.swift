public import JournalFormat

/// A period seen from a given day: how much of it has passed.
public struct ObservedPeriod: Hashable, Sendable {
  public let period: Period
  /// Today within the period: the day itself while the period runs, its last day once it is over.
  public let today: Day
  /// Whether the period's last day is over. On a Sunday the week is not finished.
  public let isFinished: Bool

  public init(_ period: Period, today: Day) {
    self.period = period
    self.today = min(today, period.days.upperBound)
    isFinished = today > period.days.upperBound
  }

  public var first: Day { period.days.lowerBound }
  /// The number of its days.
  public var dayCount: Int { first.distance(to: period.days.upperBound) + 1 }
  /// The days up to today; `nil` if the period has not begun.
  public var elapsed: ClosedRange<Day>? { first <= today ? first...today : nil }
  /// The number of days that have begun.
  public var elapsedCount: Int { max(0, first.distance(to: today) + 1) }
  /// The number of days to come.
  public var daysToCome: Int { dayCount - elapsedCount }

  /// The same number of days at the start of the period before, for a comparison.
  var previousByNow: ClosedRange<Day>? {
    let previous = period.previous.days
    guard elapsedCount > 0 else { return nil }
    return previous
      .lowerBound...min(
        previous.upperBound, previous.lowerBound.advanced(by: elapsedCount - 1))
  }
}

import JournalAnalytics
import JournalFormat

extension JournalLoader {
  /// Reads what a command needs, all of the journal for `nil`; says which days that were, `nil` for all.
  func load(_ needed: NeededDays?, today: Day) -> (loaded: LoadedJournal, days: ClosedRange<Day>?) {
    guard let needed else { return (load(), nil) }
    let (first, last) = (needed.shown.lowerBound, needed.shown.upperBound)
    let days =
      switch needed.earlier {
      case .nothing: first...last
      case .everything, .restedOn: min(first, Self.earliestDay)...last
      case .runningStreak: first.advanced(by: -OpenDiary.recentLimit)...last
      }
    let loaded = load(days)
    guard needed.earlier == .runningStreak else { return (loaded, days) }
    return untilStreakBegins((loaded, days), seenOn: min(last, today))
  }

  /// Reads twice as far back each time: no more than about twice of what the streak is long, whatever the journal's size.
  private func untilStreakBegins(
    _ read: (loaded: LoadedJournal, days: ClosedRange<Day>), seenOn day: Day
  ) -> (LoadedJournal, ClosedRange<Day>) {
    guard let oldest = listing.days.first?.day, oldest < read.days.lowerBound,
      !read.loaded.journal.showsStreakWhole(on: day, since: read.days.lowerBound)
    else { return (read.loaded, read.days) }
    let first = read.days.lowerBound.advanced(by: -read.days.count)
    let days = first...read.days.upperBound
    return untilStreakBegins((load(days), days), seenOn: day)
  }

  /// The first day of the year 1.
  private static let earliestDay = Day(ordinal: -719_162)
}

import JournalFormat

/// The days a command is about.
struct NeededDays {
  /// What has to be read of the days before those shown.
  enum Earlier {
    case nothing
    /// Everything, to know what is new; nothing that is said of the days shown rests on it.
    case everything
    /// Everything, and what is said rests on all of it.
    case restedOn
    /// What the streak rests on that runs on the last day shown.
    case runningStreak
  }

  /// The days whose entries are shown or compared.
  var shown: ClosedRange<Day>
  var earlier = Earlier.nothing

  /// The days that what is said rests on, where those in `read` were read; `nil` for all.
  func restsOn(read days: ClosedRange<Day>?) -> ClosedRange<Day>? {
    switch earlier {
    case .nothing, .everything: shown
    case .restedOn, .runningStreak: days
    }
  }
}

extension Period {
  /// Its days and those of the period before, which it is compared with.
  var comparedDays: ClosedRange<Day> {
    min(previous.days.lowerBound, days.lowerBound)...days.upperBound
  }
}

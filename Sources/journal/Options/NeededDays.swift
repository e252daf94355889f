import JournalFormat

/// The days a command is about.
struct NeededDays {
  /// What has to be read of the days before those shown.
  enum Earlier {
    case nothing, everything
    /// What the streak rests on that runs on the last day shown.
    case runningStreak
  }

  /// The days whose entries are shown or compared.
  var shown: ClosedRange<Day>
  var earlier = Earlier.nothing
}

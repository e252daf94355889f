import JournalFormat

/// The days a command is about.
struct NeededDays {
  /// The days whose entries are shown or compared.
  var shown: ClosedRange<Day>
  /// Whether all days before them are read too, as for a streak.
  var restsOnEarlier = false

  /// The days to read.
  var read: ClosedRange<Day> {
    restsOnEarlier ? min(shown.lowerBound, Day(ordinal: -719_162))...shown.upperBound : shown
  }
}

/// A mark that stays among a task's words, because its value cannot be read, or that stands beside another of its kind.
struct UnreadMark {
  enum Problem {
    /// A date that no calendar has.
    case impossibleDate
    case day, reminder, recurrence, priority
    /// It was read, and so was another before it, which it replaces.
    case second
  }

  var problem: Problem
  /// Its place in the words; of an impossible date the date alone.
  var range: Range<Int>
}

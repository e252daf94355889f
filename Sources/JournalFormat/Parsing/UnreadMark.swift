/// A mark that stays among a task's words, because its value cannot be read, or that stands beside another of its kind.
struct UnreadMark {
  enum Problem {
    /// A date that no calendar has.
    case impossibleDate
    case day, reminder, recurrence, priority
    /// It was read, and so was another before it, which it replaces.
    case second
    /// Weekdays behind a rule of weekdays, with no comma before them: `every:mon thu`.
    case weekdays
    /// A lead of two words: `remind:2 weeks`.
    case spacedLead
    /// Words behind a rule that say more of it: `every:2w on Monday`, `every:day except sunday`.
    case restOfRule
    /// A mark that would be read without its brackets: `(due:2026-03-18)`.
    case bracketed
  }

  /// Whether it is a mark that stays words.
  var isOfMark: Bool { ![.priority, .second, .weekdays, .restOfRule].contains(problem) }

  var problem: Problem
  /// Its place in the words; of an impossible date the date alone.
  var range: Range<Int>
}

extension LineScanner {
  /// Whether no plain word of a task follows: nothing, a tag, a mark or a bracket.
  func endsWords(behind offset: Int) -> Bool {
    let next = nextWord(behind: offset)
    return next.isEmpty || !isASCIILetter(byte(at: next.lowerBound))
      || next.contains { byte(at: $0) == .colon }
  }
}

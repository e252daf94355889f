/// Marks that stay words, because something in them is not as it is read.
extension TaskWords {
  mutating func noteUnread(_ mark: TaskKey, _ value: LineScanner, at range: Range<Int>) {
    // `start://` is an address, and an impossible date is reported as that.
    if value.peek() == .slash { return }
    if let last = unread.last, range.contains(last.range.lowerBound) { return }
    unread.append(UnreadMark(problem: mark.problem, range: range))
  }

  /// Notes a lead that would be one without white space in it: `remind:2 weeks`.
  mutating func noteSpacedLead(
    _ mark: TaskKey, _ value: LineScanner, _ rest: LineScanner, from start: Int
  ) -> Bool {
    guard mark == .remind, !value.isAtEnd, case let next = rest.nextWord(behind: value.end), !next.isEmpty,
      scanLead(rest.over(value.position..<next.upperBound), isSpaced: true) != nil
    else { return false }
    unread.append(UnreadMark(problem: .spacedLead, range: start..<next.upperBound))
    return true
  }

  /// Notes a mark that stands in brackets: `(due:2026-03-18)`.
  mutating func noteBracketed(_ rest: LineScanner, _ word: Range<Int>, of task: TaskItem) {
    guard rest.byte(at: word.upperBound - 1) == .closeParenthesis else { return }
    var key = rest.over(word.lowerBound + 1..<word.upperBound - 1)
    while isASCIILetter(key.peek()) { key.position += 1 }
    guard key.peek() == .colon, let mark = TaskKey(rest.over(word.lowerBound + 1..<key.position)) else {
      return
    }
    let before = self.key
    var other = task
    if readKey(mark, rest.over(key.position + 1..<key.end), into: &other) {
      unread.append(UnreadMark(problem: .bracketed, range: word))
    }
    self.key = before
  }
}

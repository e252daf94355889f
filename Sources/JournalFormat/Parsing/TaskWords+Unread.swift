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

  /// The end of a day that is written in another way than as files have it: `28.11.2026`, `28 Nov`, `nov 30`.
  func endOfOtherDate(_ value: LineScanner, _ rest: LineScanner) -> Int? {
    let next = rest.over(rest.nextWord(behind: value.end))
    guard isASCIIDigit(value.peek()) else {
      return isMonth(value) && isASCIIDigit(next.peek()) ? next.end : nil
    }
    if value.rest.count <= 2, isMonth(next) { return next.end }
    let isDotted = value.rest.allSatisfy { isASCIIDigit(value.byte(at: $0)) || value.byte(at: $0) == .period }
    return isDotted && value.rest.count { value.byte(at: $0) == .period } == 2 ? value.end : nil
  }

  /// Whether a word is the English name of a month, or begins one.
  private func isMonth(_ word: LineScanner) -> Bool {
    let months: [StaticString] = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    guard word.rest.count >= 3 else { return false }
    let start = word.over(word.position..<word.position + 3)
    return months.contains { start.isWhole($0) }
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

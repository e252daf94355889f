/// Rules of several words: `every:3 times a week`, `every:month on the 31st`.
extension TaskWords {
  /// The longest rule of several words, whose first may be another rule alone: `every:2nd tue`, `every:3 times a week`,
  /// `every:month on the 31st`, `every:mon, thu`. Returns the offset behind it.
  mutating func readLongRule(_ first: LineScanner, _ rest: LineScanner, into task: inout TaskItem)
    -> Int?
  {
    var ends = [first.end]
    // `month on the last friday` has five words; `every:week !high` a mark behind it.
    while ends.count < 5, case let next = rest.nextWord(behind: ends[ends.count - 1]), !next.isEmpty,
      rest.byte(at: next.lowerBound) != .exclamationMark
    {
      ends.append(next.upperBound)
    }
    for index in ends.indices.dropFirst().reversed() {
      guard let recurrence = Recurrence(rest.over(first.position..<ends[index])) else { continue }
      let isList = rest.isList(first.position..<ends[index])
      // `every:mon sun cream` is Monday's.
      if case .weekdays = recurrence.rule, !isList, Recurrence(first)?.rule != .weeks(1) {
        let lost = rest.nextWord(behind: first.end).lowerBound..<ends[index]
        if rest.endsWords(behind: ends[index]), !unread.contains(where: { $0.problem == .weekdays }) {
          unread.append(UnreadMark(problem: .weekdays, range: lost))
        }
        continue
      }
      (key, task.recurrence) = (.every, recurrence)
      return ends[index]
    }
    return nil
  }

  /// Notes words behind a rule that say more of it and are not read: `every:2w on Monday`, `every:day except sunday`.
  mutating func noteRestOfRule(behind end: Int, _ rest: LineScanner) {
    let first = rest.nextWord(behind: end)
    let words: [StaticString] = ["on", "except", "but", "until", "till", "from", "starting", "ending"]
    guard words.contains(where: { rest.over(first).isWhole($0) }) else { return }
    var value = rest.over(rest.nextWord(behind: first.upperBound))
    if value.isWhole("the") { value = rest.over(rest.nextWord(behind: value.end)) }
    guard isASCIIDigit(value.peek()) || Recurrence(withoutSign(value)) != nil else { return }
    unread.append(UnreadMark(problem: .restOfRule, range: first.lowerBound..<value.end))
  }

  private func withoutSign(_ word: LineScanner) -> LineScanner {
    let isComma = word.end > word.position && word.byte(at: word.end - 1) == .comma
    return isComma ? word.over(word.position..<word.end - 1) : word
  }
}

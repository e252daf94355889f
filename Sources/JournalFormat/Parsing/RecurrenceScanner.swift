extension Recurrence {
  /// Reads `day`, `week`, `2w`, `mon,thu`, `weekday`, each with `!` for “counted from completion”.
  init?(_ value: LineScanner) {
    var value = value
    let isFromCompletion = value.end > value.position && value.byte(at: value.end - 1) == .exclamationMark
    if isFromCompletion { value = value.over(value.position..<value.end - 1) }
    guard let rule = Recurrence.rule(value) else { return nil }
    self.init(rule, isFromCompletion: isFromCompletion)
  }

  /// Reads `every week when done`, as Obsidian writes it in a field.
  init?(words value: LineScanner) {
    guard let (recurrence, end) = obsidianRecurrence(value), end == value.end else { return nil }
    self = recurrence
  }

  private static func rule(_ value: LineScanner) -> Rule? {
    if value.isWhole("weekday") || value.isWhole("weekdays") { return .weekdays(workdays) }
    var rest = value
    var count = 1
    if isASCIIDigit(rest.peek()) {
      guard let number = ScannedNumber(rest)?.decimal, number >= 1, number <= 999, number == number.rounded()
      else {
        return nil
      }
      count = Int(number)
      while isASCIIDigit(rest.peek()) { rest.position += 1 }
      rest.skipSpaces()
    }
    for (names, rule) in units where names.contains(where: { rest.isWhole($0) }) { return rule(count) }
    guard rest.position == value.position else { return nil }
    return weekdays(value).map { .weekdays($0) }
  }

  /// `mon,thu`: names or their first three letters.
  private static func weekdays(_ value: LineScanner) -> Set<Weekday>? {
    var days: Set<Weekday> = []
    var rest = value
    while !rest.isAtEnd {
      var end = rest.position
      while end < rest.end, isASCIILetter(rest.byte(at: end)) { end += 1 }
      let word = rest.over(rest.position..<end)
      guard
        let day = zip(Weekday.allCases, weekdayNames).first(where: { _, name in
          word.isWhole(name.short) || word.isWhole(name.long)
        })?.0
      else { return nil }
      days.insert(day)
      rest.position = end
      _ = rest.skip(.comma)
      rest.skipSpaces()
    }
    return days.isEmpty ? nil : days
  }

  private static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

  private static let weekdayNames: [(short: StaticString, long: StaticString)] = [
    ("mon", "monday"), ("tue", "tuesday"), ("wed", "wednesday"), ("thu", "thursday"), ("fri", "friday"),
    ("sat", "saturday"), ("sun", "sunday"),
  ]

  private static let units: [([StaticString], @Sendable (Int) -> Rule)] = [
    (["d", "day", "days", "daily"], { .days($0) }), (["w", "week", "weeks", "weekly"], { .weeks($0) }),
    (["m", "month", "months", "monthly"], { .months($0) }),
    (["y", "year", "years", "yearly"], { .years($0) }),
  ]
}

/// Obsidian's `every week`, `every mon, thu`, `every 2 weeks when done`, and the offset behind it.
func obsidianRecurrence(_ line: LineScanner) -> (Recurrence, Int)? {
  var rest = line
  guard rest.skip("every ") else { return nil }
  rest.skipSpaces()
  let start = rest.position
  while isASCIIDigit(rest.peek()) { rest.position += 1 }
  rest.skipSpaces()
  while isASCIILetter(rest.peek()) || rest.peek() == .comma { rest.position += 1 }
  guard var recurrence = Recurrence(line.over(start..<rest.position)) else { return nil }
  // `every mon, thu`: a comma may have spaces behind it, if another day follows them.
  var next = rest
  while next.byte(at: next.position - 1) == .comma {
    next.skipSpaces()
    while isASCIILetter(next.peek()) || next.peek() == .comma { next.position += 1 }
    guard next.position > rest.position, let longer = Recurrence(line.over(start..<next.position)) else {
      break
    }
    recurrence = longer
    rest = next
  }
  var after = rest
  after.skipSpaces()
  if after.skip("when done") {
    recurrence.isFromCompletion = true
    rest = after
  }
  return (recurrence, rest.position)
}

extension Recurrence {
  /// Reads `day`, `week`, `2w`, `mon,thu`, `weekday`, `3/week`, `lastfri`, each with `!` for “counted from completion”.
  init?(_ value: LineScanner) {
    var value = value
    let isFromCompletion = value.end > value.position && value.byte(at: value.end - 1) == .exclamationMark
    if isFromCompletion { value = value.over(value.trimmed(value.position..<value.end - 1)) }
    if let (day, end) = Recurrence.dayOfMonth(value), end == value.end {
      self.init(.months(1), isFromCompletion: isFromCompletion, dayOfMonth: day)
      return
    }
    if let onDays = Recurrence.onDays(value) {
      self = onDays
      self.isFromCompletion = isFromCompletion
      return
    }
    let (interval, day) = Recurrence.splitAnchor(value)
    guard let rule = Recurrence.rule(interval), day == nil || rule.hasDayOfMonth else { return nil }
    self.init(rule, isFromCompletion: isFromCompletion, dayOfMonth: day)
  }

  /// `week on mon, thu`, `month on 15`, `3 months on the 1st`; none of several weeks, which go on from the day something is due.
  private static func onDays(_ value: LineScanner) -> Recurrence? {
    var days = value
    while !days.isAtEnd, !days.starts(with: " on ") { days.position += 1 }
    guard days.position > value.position, days.skip(" on "),
      let rule = rule(value.over(value.position..<days.position - 4))
    else { return nil }
    days.skipSpaces()
    _ = days.skip("the ")
    switch rule {
    case .weeks(1): return weekdays(days).map { Recurrence(.weekdays($0)) }
    case .months(1):
      if let (place, end) = weekdayOfMonth(days), end == days.end { return Recurrence(place) }
      fallthrough
    case .months, .years:
      guard let (day, end) = dayOfMonth(days), end == days.end else { return nil }
      return Recurrence(rule, dayOfMonth: day)
    case .days, .weeks, .weekdays, .timesAWeek, .weekdayOfMonth: return nil
    }
  }

  /// `2m` and 31 of `2m@31`.
  private static func splitAnchor(_ value: LineScanner) -> (LineScanner, Int?) {
    guard let sign = value.firstIndex(of: .atSign),
      let (day, end) = dayOfMonth(value.over(sign + 1..<value.end)), end == value.end
    else { return (value, nil) }
    return (value.over(value.position..<sign), day)
  }

  /// Steps over `of the month` behind a place in it.
  private static func skipOfMonth(_ line: inout LineScanner) {
    for words in [" of the month", " of each month", " of every month", " of a month"] as [StaticString] {
      var rest = line
      guard rest.skip(words), !isWordByte(rest.peek()) else { continue }
      line = rest
      return
    }
  }

  /// A day of a month and the offset behind it: `31`, `31st`, `31st of the month`, `month on the 31st`.
  fileprivate static func dayOfMonth(_ line: LineScanner) -> (Int, Int)? {
    var rest = line
    // The last day of a month stands for those it lacks.
    if rest.skip("month on the "), rest.skip("last"), !isWordByte(rest.peek()) { return (31, rest.position) }
    rest = line
    if rest.skip("last day"), case let end = rest.position, case _ = skipOfMonth(&rest), rest.position > end {
      return (31, rest.position)
    }
    rest = line
    _ = rest.skip("month on the ")
    guard let number = smallNumber(&rest), (1...31).contains(number) else { return nil }
    for ending in ["st", "nd", "rd", "th"] as [StaticString] where rest.skip(ending) { break }
    guard !isWordByte(rest.peek()) else { return nil }
    skipOfMonth(&rest)
    return (number, rest.position)
  }

  /// Reads `every week when done`, as Obsidian writes it in a field, and `every week!`.
  init?(words value: LineScanner) {
    let isFromCompletion = value.end > value.position && value.byte(at: value.end - 1) == .exclamationMark
    let words = isFromCompletion ? value.over(value.trimmed(value.position..<value.end - 1)) : value
    guard let (recurrence, end) = obsidianRecurrence(words), end == words.end else { return nil }
    self = recurrence
    if isFromCompletion { self.isFromCompletion = true }
  }

  /// What can be written for a rule, for messages.
  public static let forms =
    "‘day’, ‘week’, ‘2w’, ‘month’, ‘weekday’, ‘mon,thu’, ‘3/week’, ‘lastfri’ or ‘31’"

  private static func rule(_ value: LineScanner) -> Rule? {
    if value.isWhole("weekday") || value.isWhole("weekdays") { return .weekdays(workdays) }
    if let (rule, end) = countOrPlace(value), end == value.end { return rule }
    var rest = value
    var count = 1
    if isASCIIDigit(rest.peek()) {
      guard let number = smallNumber(&rest), number >= 1 else { return nil }
      count = number
      rest.skipSpaces()
    } else if rest.skip("other ") {
      count = 2
      rest.skipSpaces()
    }
    for (names, rule) in units where names.contains(where: { rest.isWhole($0) }) { return rule(count) }
    guard rest.position == value.position else { return nil }
    return weekdays(value).map { .weekdays($0) }
  }

  /// `3/week` and `lastfri`, and the offset behind them.
  fileprivate static func countOrPlace(_ line: LineScanner) -> (Rule, Int)? {
    timesAWeek(line) ?? weekdayOfMonth(line)
  }

  /// `3/week`, `3x/week`, `3 times a week`, `once a week`.
  private static func timesAWeek(_ line: LineScanner) -> (Rule, Int)? {
    var rest = line
    let count: Int
    if isASCIIDigit(rest.peek()) {
      guard let number = smallNumber(&rest), (1...7).contains(number) else { return nil }
      count = number
      rest.skipSpaces()
      if rest.skip("times") || rest.skip("x") || rest.skip("×") { rest.skipSpaces() }
    } else if rest.skip("once") {
      count = 1
    } else if rest.skip("twice") {
      count = 2
    } else {
      return nil
    }
    rest.skipSpaces()
    guard rest.skip("/") || rest.skip("a ") || rest.skip("per ") else { return nil }
    rest.skipSpaces()
    guard rest.skip("week") || rest.skip("w"), !isWordByte(rest.peek()) else { return nil }
    return (.timesAWeek(count), rest.position)
  }

  /// `lastfri`, `last friday`, `1st mon`, `last friday of the month`, `month on the last friday`.
  private static func weekdayOfMonth(_ line: LineScanner) -> (Rule, Int)? {
    var rest = line
    _ = rest.skip("month on the ")
    guard let week = weeksOfMonth.first(where: { names, _ in names.contains { rest.skip($0) } })?.1 else {
      return nil
    }
    rest.skipSpaces()
    var end = rest.position
    while isASCIILetter(rest.byte(at: end)) { end += 1 }
    guard let day = weekday(rest.over(rest.position..<end)) else { return nil }
    rest.position = end
    skipOfMonth(&rest)
    return (.weekdayOfMonth(week, day), rest.position)
  }

  /// A number of up to three digits; steps over it.
  private static func smallNumber(_ line: inout LineScanner) -> Int? {
    var number = 0
    let start = line.position
    while isASCIIDigit(line.peek()), line.position < start + 4 {
      number = number * 10 + Int(line.peek() - UInt8(ascii: "0"))
      line.position += 1
    }
    return line.position > start && number <= 999 ? number : nil
  }

  /// `mon,thu`, `mon and thu`, `mon/thu`: names or their first three letters.
  private static func weekdays(_ value: LineScanner) -> Set<Weekday>? {
    var days: Set<Weekday> = []
    var rest = value
    while !rest.isAtEnd {
      var end = rest.position
      while end < rest.end, isASCIILetter(rest.byte(at: end)) { end += 1 }
      guard let day = weekday(rest.over(rest.position..<end)) else { return nil }
      days.insert(day)
      rest.position = end
      _ = rest.skip(.comma)
      rest.skipSpaces()
      if !rest.isAtEnd, rest.skip("/") || rest.skip("& ") || rest.skip("and ") { rest.skipSpaces() }
    }
    return days.isEmpty ? nil : days
  }

  private static func weekday(_ word: LineScanner) -> Weekday? {
    zip(Weekday.allCases, weekdayNames).first { _, name in
      word.isWhole(name.short) || word.isWhole(name.long)
    }?.0
  }

  private static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

  private static let weekdayNames: [(short: StaticString, long: StaticString)] = [
    ("mon", "monday"), ("tue", "tuesday"), ("wed", "wednesday"), ("thu", "thursday"), ("fri", "friday"),
    ("sat", "saturday"), ("sun", "sunday"),
  ]

  private static let weeksOfMonth: [([StaticString], WeekOfMonth)] = [
    (["last"], .last), (["1st", "first"], .first), (["2nd", "second"], .second), (["3rd", "third"], .third),
    (["4th", "fourth"], .fourth),
  ]

  private static let units: [([StaticString], @Sendable (Int) -> Rule)] = [
    (["d", "day", "days", "daily"], { .days($0) }), (["w", "week", "weeks", "weekly"], { .weeks($0) }),
    (["m", "month", "months", "monthly"], { .months($0) }),
    (["y", "year", "years", "yearly"], { .years($0) }),
  ]
}

extension Recurrence.Rule {
  /// Whether it may be about a day of the month.
  fileprivate var hasDayOfMonth: Bool {
    switch self {
    case .months, .years: true
    case .days, .weeks, .weekdays, .timesAWeek, .weekdayOfMonth: false
    }
  }
}

/// Obsidian's `every week`, `every mon, thu`, `every 2 weeks when done`, and the offset behind it.
func obsidianRecurrence(_ line: LineScanner) -> (Recurrence, Int)? {
  var rest = line
  guard rest.skip("every ") else { return nil }
  rest.skipSpaces()
  var recurrence: Recurrence
  if let (rule, end) = Recurrence.countOrPlace(rest) {
    recurrence = Recurrence(rule)
    rest.position = end
  } else if rest.starts(with: "month on the "), let (day, end) = Recurrence.dayOfMonth(rest) {
    recurrence = Recurrence(.months(1), dayOfMonth: day)
    rest.position = end
  } else {
    guard let (found, end) = plainRecurrence(rest) else { return nil }
    recurrence = found
    rest.position = end
  }
  var after = rest
  after.skipSpaces()
  if after.skip("when done") {
    recurrence.isFromCompletion = true
    rest = after
  }
  return (recurrence, rest.position)
}

/// `week`, `2 weeks`, `mon, thu`, and the offset behind it.
private func plainRecurrence(_ line: LineScanner) -> (Recurrence, Int)? {
  var rest = line
  let start = rest.position
  while isASCIIDigit(rest.peek()) { rest.position += 1 }
  rest.skipSpaces()
  _ = rest.skip("other ")
  while isASCIILetter(rest.peek()) || rest.peek() == .comma { rest.position += 1 }
  guard var recurrence = Recurrence(line.over(start..<rest.position)) else { return nil }
  // `every mon, thu`, `every mon and thu`: a comma may have spaces behind it, if another day follows them.
  var next = rest
  while true {
    let isBehindComma = next.byte(at: next.position - 1) == .comma
    next.skipSpaces()
    guard next.skip("and ") || next.skip("& ") || next.skip("/") || isBehindComma else { break }
    next.skipSpaces()
    while isASCIILetter(next.peek()) || next.peek() == .comma { next.position += 1 }
    guard next.position > rest.position, let longer = Recurrence(line.over(start..<next.position)) else {
      break
    }
    recurrence = longer
    rest = next
  }
  // `every week on mon, thu`.
  var ends = [rest.position]
  while ends.count < 8, case let word = line.nextWord(behind: ends[ends.count - 1]), !word.isEmpty {
    if ends.count == 1, !line.over(word).isWhole("on") { break }
    ends.append(word.upperBound)
  }
  for end in ends.dropFirst().reversed() {
    if let longer = Recurrence(line.over(start..<end)) { return (longer, end) }
  }
  return (recurrence, rest.position)
}

extension LineScanner {
  /// Whether words are a list: each but the last ends in a comma, or is beside `and` or `&`.
  func isList(_ range: Range<Int>) -> Bool {
    var isJoined = false
    var end = range.lowerBound
    while end < range.upperBound, byte(at: end) != .space, byte(at: end) != .tab { end += 1 }
    while end < range.upperBound {
      let next = nextWord(behind: end)
      guard !next.isEmpty else { return true }
      let isAnd = over(next).isWhole("and") || over(next).isWhole("&")
      guard isJoined || isAnd || byte(at: end - 1) == .comma else { return false }
      (isJoined, end) = (isAnd, next.upperBound)
    }
    return true
  }
}

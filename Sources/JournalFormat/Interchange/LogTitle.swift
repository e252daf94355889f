/// A line of a log that names a date, taken apart: the date, and what is written before and behind it.
struct LogTitle {
  var date: WrittenDate
  /// What else the line says, without the signs that separate it from the date; empty ranges where it says nothing.
  var before: Range<Int>
  var after: Range<Int>
  /// What stands behind the bracket that closes behind a date and a time: `[2026-03-14 Sat 13:15] Lunch`.
  var behindStamp = 0..<0

  /// Whether it is a number behind a word for a day, which may count the days of something: `Day 11`.
  var isCounted = false

  /// Whether the line is the date and nothing else.
  var isWhole: Bool { before.isEmpty && after.isEmpty && behindStamp.isEmpty }

  /// What else the line says, in order.
  var rest: [Range<Int>] { [before, after, behindStamp].filter { !$0.isEmpty } }

  /// A date takes no more words than this: `on Saturday the 14th of March, 2026`.
  private static let wordLimit = 8
  private static let lengthLimit = 80

  /// Finds the date that `line` begins with, or, unless `isLeading`, ends in behind a sign: `Day 3 - 14 March`.
  init?(_ line: LineScanner, isLeading: Bool = false) {
    let range = line.trimmed(line.rest)
    var start = range.lowerBound
    // Emoji and marks in front: `📅 2026-03-14`, `[[2026-03-14]]`, `<2026-03-14 Sat>`.
    while start < range.upperBound, case let (scalar, length) = line.scalar(at: start), length > 0,
      LogTitle.isDressing(scalar)
    {
      start += length
    }
    let front = LogTitle.withoutSigns(line, range.lowerBound..<start, atEnd: true)
    if let (date, end) = LogTitle.leadingDate(line, start..<range.upperBound) {
      self.date = date
      before = front
      after = LogTitle.behind(line, date: start..<end, to: range.upperBound)
      endStamp(line, openedAt: start - 1)
      return
    }
    guard !isLeading, let (date, place) = LogTitle.trailingDate(line, start..<range.upperBound) else {
      return nil
    }
    self.date = date
    before = LogTitle.withoutSigns(line, range.lowerBound..<place, atEnd: true)
    after = range.upperBound..<range.upperBound
  }

  /// `16 - gym`: a day of the month, a dash or a colon, and other words.
  init?(numberBefore line: LineScanner) {
    let text = line.trimmed(line.rest)
    let digits = text.prefix { isASCIIDigit(line.byte(at: $0)) }
    guard (1...2).contains(digits.count) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int(line.byte(at: $1) & 0xF) }
    var rest = line.over(digits.upperBound..<text.upperBound)
    rest.skipSpaces()
    let (sign, length) = rest.scalar(at: rest.position)
    guard (1...31).contains(number), sign == .hyphen || sign == .colon || isDash(sign),
      rest.spaceLength(at: rest.position + length) > 0
    else { return nil }
    date = .dayOfMonth(number, [])
    before = text.lowerBound..<text.lowerBound
    after = line.trimmed(rest.position + length..<text.upperBound)
    guard !after.isEmpty else { return nil }
  }

  /// Takes the bracket off a time that stands with the date between `<` and `>` or `[` and `]`.
  private mutating func endStamp(_ line: LineScanner, openedAt opening: Int) {
    let close: UInt8
    switch line.byte(at: opening) {
    case .lessThanSign: close = .greaterThanSign
    case .openBracket: close = .closeBracket
    default: return
    }
    guard let end = after.first(where: { line.byte(at: $0) == close }),
      LogLines.isTime(line.over(after.lowerBound..<end))
    else { return }
    behindStamp = LogTitle.withoutSigns(line, end + 1..<after.upperBound, atEnd: false)
    after = after.lowerBound..<end
  }

  // MARK: At the beginning

  /// The longest date that a line begins with.
  private static func leadingDate(_ line: LineScanner, _ range: Range<Int>) -> (WrittenDate, end: Int)? {
    var ends: [Int] = []
    var at = range.lowerBound
    while at < range.upperBound, at - range.lowerBound < lengthLimit, ends.count < wordLimit {
      guard let word = nextWord(line, from: at, to: range.upperBound) else { break }
      if word.isEmpty {
        at = word.upperBound + max(1, line.scalar(at: word.upperBound).length)
        continue
      }
      guard !isTime(line, word), isPartOfDate(line, word) else { break }
      ends.append(word.upperBound)
      at = word.upperBound
    }
    for end in ends.reversed() {
      let isAll = withoutSigns(line, end..<range.upperBound, atEnd: false).isEmpty
      let bytes =
        (range.lowerBound..<end).map { line.byte(at: $0) } + (line.byte(at: end) == .period ? [.period] : [])
      guard let date = WrittenDate(bytes, isStrict: !isAll) else { continue }
      if beginsRange(line, at: end, to: range.upperBound) { return nil }
      return isAll || mayPrecedeText(date, of: line, before: end..<range.upperBound) ? (date, end) : nil
    }
    return nil
  }

  /// Whether a title begins with the days of a span: `June 17–26 (the second week)`.
  static func beginsSpan(_ title: LineScanner) -> Bool {
    let text = title.trimmed(title.rest)
    var at = text.lowerBound
    while at < text.upperBound, at - text.lowerBound < lengthLimit {
      let (sign, length) = title.scalar(at: at)
      if at > text.lowerBound, sign == .hyphen || isDash(sign), isASCIIDigit(title.byte(at: at - 1)),
        beginsRange(title, at: at, to: text.upperBound),
        let date = WrittenDate((text.lowerBound..<at).map { title.byte(at: $0) }, isStrict: false),
        case .day = date
      {
        return true
      }
      at += max(1, length)
    }
    return false
  }

  /// Whether a date is the first of several, with a dash and a day right behind it: `June 17–26`.
  private static func beginsRange(_ line: LineScanner, at end: Int, to last: Int) -> Bool {
    let (sign, length) = line.scalar(at: end)
    guard end < last, isDash(sign) || sign == .hyphen else { return false }
    var digits = end + length
    while digits < last, isASCIIDigit(line.byte(at: digits)) { digits += 1 }
    return (1...2).contains(digits - end - length)
      && (digits == last || !isASCIILetter(line.byte(at: digits)) && line.byte(at: digits) != .colon)
  }

  /// The next run of letters, digits, full stops, slashes, hyphens and apostrophes; empty where another sign stands.
  private static func nextWord(_ line: LineScanner, from start: Int, to end: Int) -> Range<Int>? {
    guard start < end else { return nil }
    var at = start
    while at < end {
      let byte = line.byte(at: at)
      let isPart: Bool
      switch byte {
      case .period, .slash, .hyphen, .apostrophe: isPart = true
      // The colon of a time; a year's sign of the field of a table does not come here.
      case .colon:
        isPart = at > start && isASCIIDigit(line.byte(at: at - 1)) && isASCIIDigit(line.byte(at: at + 1))
      default: isPart = isASCIILetter(byte) || isASCIIDigit(byte)
      }
      if isPart {
        at += 1
      } else if byte >= .twoByteLead, case let (scalar, length) = line.scalar(at: at), !isSeparator(scalar),
        length > 1
      {
        at += length
      } else {
        break
      }
    }
    // A dash in front of a word separates: `Sat 14 Mar - rest`.
    if at > start, (start..<at).allSatisfy({ line.byte(at: $0) == .hyphen }) { return at..<at }
    return start..<at
  }

  private static func isTime(_ line: LineScanner, _ word: Range<Int>) -> Bool {
    word.contains { line.byte(at: $0) == .colon }
  }

  private static func isPartOfDate(_ line: LineScanner, _ word: Range<Int>) -> Bool {
    guard word.count <= 40 else { return false }
    let raw = word.map { line.byte(at: $0) }
    return raw.withUnsafeBufferPointer { folded($0) }.withUnsafeBufferPointer { text in
      var scanner = DayNameScanner(text: text)
      return scanner.scan()
    }
  }

  /// Whether a date may stand before other text. What is nothing but two numbers needs a sign behind it, for `1/2 cup` is
  /// an amount; a year, a month and a day of the month stand alone.
  private static func mayPrecedeText(_ date: WrittenDate, of line: LineScanner, before rest: Range<Int>)
    -> Bool
  {
    switch date {
    case .day(let day):
      guard day.isBare, day.weekdays.isEmpty else { return true }
      var at = rest.lowerBound
      while at < rest.upperBound, line.spaceLength(at: at) > 0 { at += line.spaceLength(at: at) }
      let scalar = line.scalar(at: at).value
      return isSeparator(scalar) || scalar == UInt32(UInt8.hyphen)
    // `Friday: …` may be anything, and so may `2026 goals`.
    case .weekday, .month, .year, .dayOfMonth: return false
    }
  }

  // MARK: At the end

  /// A date that is all a line has behind one of its signs.
  private static func trailingDate(_ line: LineScanner, _ range: Range<Int>) -> (WrittenDate, Int)? {
    guard range.contains(where: { isASCIIDigit(line.byte(at: $0)) || line.byte(at: $0) >= .twoByteLead })
    else {
      return nil
    }
    let last = withoutSigns(line, range, atEnd: true).upperBound
    // The date is short, so it begins near the end.
    var at = max(range.lowerBound, last - lengthLimit)
    while at < last {
      let (scalar, length) = line.scalar(at: at)
      let isDash =
        scalar == UInt32(UInt8.hyphen) && line.spaceLength(at: at + 1) > 0
        && line.spaceBefore(at, from: range.lowerBound)
      if isDash || isSeparator(scalar) {
        let text = line.trimmed(min(last, at + max(1, length))..<last)
        let bytes = text.map { line.byte(at: $0) }
        if text.count >= 3, case .day(let day)? = WrittenDate(bytes, isStrict: true), !day.isBare {
          return (.day(day), at)
        }
      }
      at += max(1, length)
    }
    return nil
  }

  // MARK: Signs

  /// What separates a date from other text; a hyphen does where white space stands around it.
  private static func isSeparator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case .colon, .comma, .semicolon, .verticalBar, .openParenthesis, .closeParenthesis, .enDash, .emDash,
      .wideColon, .wideComma, .ideographicComma, .wideVerticalBar, .wideOpenParenthesis,
      .wideCloseParenthesis,
      .middleDot, .bulletSign, .emojiSelector, .openLenticularBracket, .closeLenticularBracket:
      true
    default: isSymbol(scalar)
    }
  }

  /// Marks and emoji that may stand before a date.
  private static func isDressing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case .space, .tab, .openBracket, .openParenthesis, .lessThanSign, .asterisk, .underscore, .tilde,
      .backtick,
      .emojiSelector, .zeroWidthJoiner, .noBreakSpace:
      true
    default: isSymbol(scalar)
    }
  }

  /// What stands behind a date; a bracket that opened within the date closes with it.
  private static func behind(_ line: LineScanner, date: Range<Int>, to end: Int) -> Range<Int> {
    var rest = withoutSigns(line, date.upperBound..<end, atEnd: false)
    let isOpen =
      date.contains { line.byte(at: $0) == .openParenthesis }
      && !date.contains { line.byte(at: $0) == .closeParenthesis }
    if isOpen, !rest.isEmpty, line.byte(at: rest.upperBound - 1) == .closeParenthesis,
      !rest.contains(where: { line.byte(at: $0) == .openParenthesis })
    {
      rest = line.trimmed(rest.lowerBound..<rest.upperBound - 1)
    }
    return rest
  }

  /// A range without white space and the signs that separate it from a date: those at its end, or at its beginning.
  ///
  /// Marks of emphasis and links go only where they touch the date: they may be of the text otherwise.
  private static func withoutSigns(_ line: LineScanner, _ whole: Range<Int>, atEnd: Bool) -> Range<Int> {
    var range = whole
    func edge() -> (value: UInt32, length: Int) {
      atEnd
        ? line.scalar(before: range.upperBound, from: range.lowerBound) : line.scalar(at: range.lowerBound)
    }
    func drop(_ length: Int) {
      range =
        atEnd
        ? range.lowerBound..<range.upperBound - length : range.lowerBound + length..<range.upperBound
    }
    while !range.isEmpty, case let (scalar, length) = edge(), length > 0 {
      switch scalar {
      case .asterisk, .underscore, .backtick, .period, .slash, .colon, .comma: drop(length)
      case .openBracket where atEnd, .lessThanSign where atEnd: drop(length)
      case .closeBracket where !atEnd, .greaterThanSign where !atEnd, .closeParenthesis where !atEnd,
        .wideCloseParenthesis where !atEnd:
        drop(length)
      default: return withoutSeparators(line, range, atEnd: atEnd)
      }
    }
    return withoutSeparators(line, range, atEnd: atEnd)
  }

  private static func withoutSeparators(_ line: LineScanner, _ whole: Range<Int>, atEnd: Bool) -> Range<Int> {
    var range = line.trimmed(whole)
    while !range.isEmpty {
      let (scalar, length) =
        atEnd
        ? line.scalar(before: range.upperBound, from: range.lowerBound) : line.scalar(at: range.lowerBound)
      let isEdge: Bool
      switch scalar {
      case .colon, .comma, .semicolon, .verticalBar, .enDash, .emDash, .wideColon, .wideComma,
        .ideographicComma,
        .middleDot, .bulletSign:
        isEdge = true
      case .openParenthesis: isEdge = atEnd
      // Not the sign of a number.
      case .hyphen:
        isEdge = atEnd || range.count == 1 || line.spaceLength(at: range.lowerBound + 1) > 0
      default: isEdge = false
      }
      guard isEdge, length > 0 else { break }
      range = line.trimmed(
        atEnd ? range.lowerBound..<range.upperBound - length : range.lowerBound + length..<range.upperBound)
    }
    return range
  }
}

/// Titles of a log that are no whole date and stand where its days do: `## Thursday`, `## Sat 7th`, `## Tag 11`.
///
/// Each names the day that follows the one above it, where there is only one such day.
struct LogUndatedTitles {
  private struct Title {
    /// The places of its mark, and of that of the day above it.
    var mark: Int
    var above: Int
    var dayOfMonth: Int?
    var weekdays: [Weekday]
    /// `Day 11`: its number may also count the days of something.
    var isCounted: Bool
    /// Whether it is a heading of a lower level than that of the day above.
    var isBelow: Bool
  }

  private var titles: [Title] = []
  /// The day that goes on.
  private var above: (mark: LogLines.Mark, place: Int, endRank: Int)?
  /// The level of the heading that the days stand below, where they are no headings themselves.
  private var outer = 0

  /// Notes what a line of the log was taken for.
  mutating func pass(_ mark: LogLines.Mark, at place: Int, as role: LogDates.Role) {
    switch role {
    case .day: above = (mark, place, mark.form == .heading ? mark.rank : outer + 1)
    case .period:
      if let above, mark.rank > above.mark.rank { return }
      above = nil
      if mark.form == .heading { outer = mark.rank }
    case .text:
      guard mark.form == .heading, mark.rank < above?.endRank ?? .max else { return }
      above = nil
      outer = mark.rank
    }
  }

  /// Keeps a title that stands as the day above it does, or names a weekday in a heading below it; returns whether it does.
  mutating func take(_ mark: LogLines.Mark, at place: Int) -> Bool {
    guard let above, let title = mark.title, title.isWhole else { return false }
    let isBeside = mark.form == above.mark.form && mark.rank == above.mark.rank
    let isBelow = mark.form == .heading && above.mark.form == .heading && mark.rank > above.mark.rank
    var found = Title(
      mark: place, above: above.place, weekdays: [], isCounted: title.isCounted, isBelow: isBelow)
    switch title.date {
    case .weekday(let weekdays) where isBeside || isBelow: found.weekdays = weekdays
    case .dayOfMonth(let number, let weekdays) where isBeside || isBelow && !weekdays.isEmpty:
      (found.dayOfMonth, found.weekdays) = (number, weekdays)
    default: return false
    }
    titles.append(found)
    return true
  }

  /// Fills in the days that the titles name; returns the places of those of which that cannot be told.
  func resolve(_ known: inout [Day?]) -> [Int] {
    var unresolved: [Int] = []
    for title in titles {
      known[title.mark] = day(of: title, known)
      if known[title.mark] == nil { unresolved.append(title.mark) }
    }
    return unresolved
  }

  private func day(of title: Title, _ known: [Day?]) -> Day? {
    guard let last = known[title.above] else { return nil }
    if title.isBelow, title.weekdays.contains(last.weekday),
      title.dayOfMonth ?? last.dayOfMonth == last.dayOfMonth
    {
      return last
    }
    let next = known[title.mark...].lazy.compactMap { $0 }.first
    let before = known[..<title.above].last { $0 != nil } ?? nil
    // A log with its newest day first does not go on from the day above.
    guard next.map({ last < $0 }) ?? before.map({ $0 <= last }) ?? true,
      let day = following(last, title), next.map({ day < $0 }) ?? true
    else { return nil }
    return day
  }

  /// The one day behind another that a title may name: of weekdays, the next; of numbers, one in the same month or within a
  /// week; of both, one within a month.
  private func following(_ last: Day, _ title: Title) -> Day? {
    guard let number = title.dayOfMonth else {
      // `## Friday` below a Friday may be either.
      return title.weekdays.contains(last.weekday)
        ? nil : (1...6).lazy.map { last.advanced(by: $0) }.first { title.weekdays.contains($0.weekday) }
    }
    guard let day = (1...31).lazy.map({ last.advanced(by: $0) }).first(where: { $0.dayOfMonth == number })
    else {
      return nil
    }
    let distance = last.distance(to: day)
    if title.isCounted { return distance == 1 ? day : nil }
    guard title.weekdays.isEmpty else { return title.weekdays.contains(day.weekday) ? day : nil }
    return distance <= 7 || day.month == last.month ? day : nil
  }
}

/// The lines of a log that may begin or end a day, found without Markdown's blocks: many logs are plain text.
struct LogLines {
  /// How a date stands on its line.
  enum Form: Int, Comparable, Sendable {
    case heading, bold, plain, item, line, row

    static func < (a: Form, b: Form) -> Bool { a.rawValue < b.rawValue }
  }

  /// A heading, or a line with a date.
  struct Mark {
    var form: Form
    /// 1 to 6 for headings; 7 for bold lines and those that fold, 8 for others.
    var rank: Int
    /// The lines of the heading.
    var lines: ClosedRange<Int>
    /// `nil` for a heading without a date, and for one that names a week.
    var title: LogTitle?
    /// Whether it names several days: `Week 11`.
    var isWeek = false
    /// Whether it is the row of a table that names several days side by side.
    var holdsSeveralDays = false
    /// The year that ends a heading without a date: `# Food diary 2026`.
    var year: Int?
    /// The day within the words of a heading that begins none: `# Breakfast [2026-03-14 Sat]`.
    var dayInWords: Day?
    /// The marker of a list item.
    var marker = 0..<0
  }

  private(set) var marks: [Mark] = []
  /// The last line of the front matter; 0 without any.
  let front: Int

  init(_ source: SourceText) {
    front = FrontMatter(in: source)?.lines.upperBound ?? 0
    var marks: [Mark] = []
    source.bytes.withUnsafeBufferPointer { buffer in
      var hidden = HiddenLines(source, buffer)
      var number = front + 1
      while number <= source.lineCount {
        if let end = hidden.end(from: number) {
          number = end + 1
          continue
        }
        let line = LineScanner(buffer, source.lineBehindMark(number))
        let next = LineScanner(buffer, source.lineContent(number + 1))
        if let mark = LogLines.mark(line, above: next, number: number) {
          marks.append(mark)
          number = mark.lines.upperBound
        }
        number += 1
      }
    }
    self.marks = marks
  }

  /// What a line is, seen with the one below it.
  private static func mark(_ content: LineScanner, above next: LineScanner, number: Int) -> Mark? {
    var line = content
    while line.peek() == .space, line.position < content.position + 3 { line.position += 1 }
    let indent = line.position - content.position
    if indent == 0, let ruled = ruled(line, number) { return ruled }
    switch line.peek() {
    case .numberSign: return heading(line, number)
    case .lessThanSign: return summary(line, above: next, number: number)
    case .verticalBar: return row(line, above: next, number)
    case .asterisk where line.peek(1) == .asterisk, .underscore where line.peek(1) == .underscore:
      return indent == 0 ? bold(line, number) : nil
    case .hyphen, .plusSign, .asterisk:
      guard indent == 0, line.spaceLength(at: line.position + 1) > 0 else { return nil }
      return item(line, number)
    default:
      guard indent == 0, !line.isAtEnd, line.peek() != .tab, line.peek() != .space else { return nil }
      return plain(line, above: next, number: number)
    }
  }

  private static func heading(_ content: LineScanner, _ number: Int) -> Mark? {
    var line = content
    while line.peek() == .numberSign { line.position += 1 }
    let rank = line.position - content.position
    guard rank <= 6, line.isAtEnd || line.spaceLength(at: line.position) > 0 else { return nil }
    var title = line.trimmed(line.rest)
    let closed = title
    while !title.isEmpty, line.byte(at: title.upperBound - 1) == .numberSign {
      title = title.lowerBound..<title.upperBound - 1
    }
    if !title.isEmpty, !line.spaceBefore(title.upperBound, from: title.lowerBound) { title = closed }
    return named(line.over(title), Mark(form: .heading, rank: rank, lines: number...number))
  }

  /// The mark with the date of its title, if there is one.
  private static func named(_ title: LineScanner, _ mark: Mark) -> Mark {
    var mark = mark
    mark.isWeek = LogWeek.isNamed(in: title) || LogTitle.beginsSpan(title)
    guard !mark.isWeek else { return mark }
    mark.title = LogTitle(title) ?? counted(title) ?? behindWords(title) ?? LogTitle(numberBefore: title)
    if mark.title == nil {
      mark.year = lastYear(of: title)
      mark.dayInWords = dayInWords(title)
    }
    return mark
  }

  /// `<details><summary>2026-03-14</summary>`, on one line or on two.
  private static func summary(_ line: LineScanner, above next: LineScanner, number: Int) -> Mark? {
    var text = line
    if text.skip("<details>") || text.skip("<details open>") { text.skipSpaces() }
    var last = number
    if text.isAtEnd, text.position > line.position {
      text = next
      text.skipSpaces()
      last += 1
    }
    guard text.skip("<summary>") else { return nil }
    let start = text.position
    while !text.isAtEnd, !text.starts(with: "</summary>") { text.position += 1 }
    guard !text.isAtEnd else { return nil }
    var inner = text.over(start..<text.position)
    inner.end = text.position
    for tag in ["<b>", "<strong>"] as [StaticString] where inner.skip(tag) {
      inner.end -= tag.utf8CodeUnitCount + 1
    }
    guard let title = LogTitle(inner) else { return nil }
    return Mark(form: .bold, rank: 7, lines: number...last, title: title)
  }

  /// `**3/14/2026**`, and `**14 March:** rest day`.
  private static func bold(_ line: LineScanner, _ number: Int) -> Mark? {
    let mark = line.peek()
    var end = line.position + 2
    while end < line.end, end - line.position < 100,
      line.byte(at: end) != mark || line.byte(at: end + 1) != mark
    {
      end += 1
    }
    guard end + 1 < line.end, line.byte(at: end) == mark,
      case let inner = line.over(line.position + 2..<end), var title = LogTitle(inner)
    else { return plainWeek(line, number) }
    let rest = line.trimmed(end + 2..<line.end)
    if !rest.isEmpty {
      guard title.isWhole, case .day = title.date, let whole = LogTitle(line), whole.before.isEmpty else {
        return nil
      }
      title = whole
    }
    return Mark(form: .bold, rank: 7, lines: number...number, title: title)
  }

  /// A bold line or a plain one that names a week ends the day above it.
  private static func plainWeek(_ line: LineScanner, _ number: Int) -> Mark? {
    guard line.rest.count < 60, LogWeek.isNamed(in: line) else { return nil }
    return Mark(form: .bold, rank: 7, lines: number...number, isWeek: true)
  }

  private static func plain(_ line: LineScanner, above next: LineScanner, number: Int) -> Mark? {
    let isUnderlined = underline(next).map { level in (level: level, lines: number...(number + 1)) }
    if let isUnderlined, line.rest.count < 200 {
      let mark = named(line, Mark(form: .heading, rank: isUnderlined.level, lines: isUnderlined.lines))
      // A rule right below a line of text is no heading to most who write it.
      return mark.title == nil && isUnderlined.level == 2 ? nil : mark
    }
    // A date begins with a digit, a weekday or a month; most lines do not.
    var line = line
    let start = line.position
    if line.rest.count <= 60, let colon = line.firstIndex(of: .colon), isDateLabel(line.over(start..<colon)) {
      line.position = colon + 1
      line.skipSpaces()
    }
    guard let title = titleOfPlain(line) ?? subjectBeforeDate(line) else { return nil }
    if title.isWhole {
      switch title.date {
      case .day, .weekday, .month, .year:
        return line.rest.count <= 60 ? Mark(form: .plain, rank: 8, lines: number...number, title: title) : nil
      // `Tuesday 10` may go on from the day above; a number alone is an amount as well.
      case .dayOfMonth(_, let weekdays):
        guard !weekdays.isEmpty, line.rest.count <= 60 else { return nil }
        return Mark(form: .plain, rank: 8, lines: number...number, title: title)
      }
    }
    guard title.before.isEmpty, line.position == start, case .day = title.date else { return nil }
    return Mark(form: .line, rank: 8, lines: number...number, title: title)
  }

  /// `Food diary of 30 April 2008`.
  private static func subjectBeforeDate(_ line: LineScanner) -> LogTitle? {
    guard line.rest.count <= 60, let last = line.rest.last, isASCIIDigit(line.byte(at: last)),
      LogSubject(line.bytes) != nil
    else { return nil }
    return writtenBehindWords(line)
  }

  private static func titleOfPlain(_ line: LineScanner) -> LogTitle? {
    if let numbered = numbered(line) { return numbered }
    guard line.rest.count <= 60 || isASCIIDigit(line.peek()) else { return nil }
    return LogTitle(line, isLeading: true)
  }

  /// `Day 11`, `Tag 11`.
  private static func counted(_ title: LineScanner) -> LogTitle? {
    guard let last = title.rest.last, isASCIIDigit(title.byte(at: last)),
      let space = title.firstIndex(of: .space), isDateLabel(title.over(title.position..<space)),
      var number = LogTitle(title.over(space + 1..<title.end)), case .dayOfMonth = number.date
    else { return nil }
    number.isCounted = true
    return number
  }

  /// `Log for 2026-03-14`: a heading may end in a whole date without a sign before it.
  private static func behindWords(_ title: LineScanner) -> LogTitle? {
    let text = title.trimmed(title.rest)
    let start = text.upperBound - 10
    guard start > text.lowerBound, title.byte(at: start - 1) == .space, title.byte(at: start + 4) == .hyphen,
      var found = LogTitle(title.over(start..<text.upperBound)), found.isWhole, case .day = found.date
    else { return writtenBehindWords(title.over(text)) }
    let words = title.trimmed(text.lowerBound..<start)
    // `Log for` and `Day` say no more than that a day begins.
    found.before = leadsToDate(title.over(words)) ? text.lowerBound..<text.lowerBound : words
    return found
  }

  /// `Diario alimentare del 30 aprile 2008`: a date in words with its year, behind a word that leads to one.
  private static func writtenBehindWords(_ title: LineScanner) -> LogTitle? {
    guard let last = title.rest.last, isASCIIDigit(title.byte(at: last)) else { return nil }
    let spaces = title.rest.filter { title.byte(at: $0) == .space }
    for space in spaces.suffix(5) where space > title.position {
      let words = title.over(title.position..<space)
      guard leadsToDate(words), var found = LogTitle(title.over(space + 1..<title.end)), found.isWhole,
        case .day(let date) = found.date, !date.isBare, date.reading(in: .dayMonth)?.year != nil
      else { continue }
      found.before = title.position..<title.position
      return found
    }
    return nil
  }

  private static func leadsToDate(_ words: LineScanner) -> Bool {
    let last = folded(words.bytes).split(separator: .space).last.map { String(decoding: $0, as: UTF8.self) }
    return isDateLabel(words)
      || last.map {
        ["for", "of", "on", "fur", "vom", "am", "pour", "du", "para", "de", "del", "per", "voor", "van"]
          .contains($0)
      }
        ?? false
  }

  private static func dayInWords(_ title: LineScanner) -> Day? {
    var line = title
    while !line.isAtEnd {
      if isASCIIDigit(line.peek()),
        line.position == title.position || !isASCIIDigit(line.byte(at: line.position - 1)),
        let (day, _) = scanDay(line)
      {
        return day
      }
      line.position += 1
    }
    return nil
  }

  /// The year that a heading ends in behind other words.
  private static func lastYear(of title: LineScanner) -> Int? {
    let text = title.trimmed(title.rest)
    let start = text.upperBound - 4
    guard start > text.lowerBound, title.byte(at: start - 1) == .space,
      case .year(let year)? = WrittenDate((start..<text.upperBound).map { title.byte(at: $0) })
    else { return nil }
    return year
  }

  /// `=== 2026-03-14 ===`, `--- 2026-03-14`.
  private static func ruled(_ line: LineScanner, _ number: Int) -> Mark? {
    let sign = line.peek()
    guard sign == .equalsSign || sign == .hyphen || sign == .tilde, line.peek(1) == sign else { return nil }
    var text = line
    while text.peek() == sign { text.position += 1 }
    text.end = text.trimmed(text.rest).upperBound
    while text.end > text.position, text.byte(at: text.end - 1) == sign { text.end -= 1 }
    guard text.rest.count <= 60, let title = LogTitle(text), title.isWhole, case .day = title.date else {
      return nil
    }
    return Mark(form: .bold, rank: 7, lines: number...number, title: title)
  }

  /// `Date: 3/14/2026`, as forms have it.
  private static func isDateLabel(_ line: LineScanner) -> Bool {
    let text = folded(line.bytes)
    return [
      "date", "datum", "fecha", "data", "dato", "jour", "tag", "day", "dia", "dag", "giorno", "日付", "日期",
      "날짜", "дата",
    ].contains(String(decoding: text, as: UTF8.self))
  }

  /// `Day 1 (2026-03-14)`, `Tag 3 – 14. März`.
  private static func numbered(_ line: LineScanner) -> LogTitle? {
    guard line.rest.count <= 60, let space = line.firstIndex(of: .space),
      isASCIIDigit(line.byte(at: space + 1)), isDateLabel(line.over(line.position..<space)),
      let title = LogTitle(line), !title.before.isEmpty, title.after.isEmpty
    else { return nil }
    var whole = title
    whole.before = title.before.lowerBound..<title.before.lowerBound
    return whole
  }

  private static func item(_ line: LineScanner, _ number: Int) -> Mark? {
    var text = line
    text.position += 1
    text.skipSpaces()
    guard !text.isAtEnd, let title = titleOfPlain(text), title.before.isEmpty, case .day = title.date else {
      return nil
    }
    return Mark(
      form: title.isWhole ? .item : .line, rank: 8, lines: number...number, title: title,
      marker: line.position..<text.position)
  }

  /// A row of a table with a date in a cell of its own: the first, or another with a year.
  private static func row(_ line: LineScanner, above next: LineScanner, _ number: Int) -> Mark? {
    var start = line.position + 1
    var found: Mark?
    for cell in 0..<12 where start < line.end {
      var end = start
      while end < line.end, line.byte(at: end) != .verticalBar || line.byte(at: end - 1) == .backslash {
        end += 1
      }
      let text = line.trimmed(start..<end)
      start = end + 1
      guard text.count <= 40, text.contains(where: { isASCIIDigit(line.byte(at: $0)) }),
        let title = LogTitle(line.over(text), isLeading: true), title.before.isEmpty,
        title.after.isEmpty || isTime(line.over(title.after)), case .day(let date) = title.date,
        cell == 0 || !date.isBare
      else { continue }
      if found != nil, isDelimiterRow(next) {
        return Mark(form: .row, rank: 8, lines: number...number, holdsSeveralDays: true)
      }
      found = found ?? Mark(form: .row, rank: 8, lines: number...number, title: title)
    }
    return found
  }

  /// Whether a line is the rule below the header of a table.
  private static func isDelimiterRow(_ line: LineScanner) -> Bool {
    let text = line.trimmed(line.rest)
    return text.contains { line.byte(at: $0) == .hyphen }
      && text.allSatisfy { [.hyphen, .verticalBar, .colon, .space].contains(line.byte(at: $0)) }
  }

  static func isTime(_ line: LineScanner) -> Bool {
    if case .time(_, _, let end) = scanLeadingTime(line) { end == line.end } else { false }
  }

  /// The level of the heading that a line underlines.
  private static func underline(_ line: LineScanner) -> Int? {
    let text = line.trimmed(line.rest)
    guard text.count >= 3, let first = text.first, case let byte = line.byte(at: first),
      byte == .equalsSign || byte == .hyphen, text.allSatisfy({ line.byte(at: $0) == byte })
    else { return nil }
    return byte == .equalsSign ? 1 : 2
  }
}

/// Titles that name a week: the days below them are not in the title.
enum LogWeek {
  private static let words: [StaticString] = [
    "week", "woche", "kw", "semaine", "semana", "settimana", "uge", "vecka", "uke", "неделя",
  ]

  static func isNamed(in title: LineScanner) -> Bool {
    var line = title.over(title.trimmed(title.rest))
    while line.peek() == .asterisk || line.peek() == .underscore { line.position += 1 }
    // `2026-W11`
    if isASCIIDigit(line.peek()), isASCIIDigit(line.peek(3)), line.peek(4) == .hyphen,
      asciiLower(line.peek(5)) == UInt8(ascii: "w")
    {
      return isASCIIDigit(line.peek(6))
    }
    return words.contains { word in
      guard line.starts(with: word) else { return false }
      let next = line.byte(at: line.position + word.utf8CodeUnitCount)
      return !isASCIILetter(next) && next < .twoByteLead
    }
  }
}

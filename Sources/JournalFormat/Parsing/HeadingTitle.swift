/// The words of a heading or label, freed of decoration so that they can be compared with known words.
///
/// Removed are emoji and signs, numbering, emphasis, `[[ ]]` and links, tags, `^ids`, `{#ids}`, `[^1]`, closing `#`s, a time,
/// a bracket or a number at the end, and a closing colon.
struct HeadingTitle {
  /// What is left to compare.
  private(set) var words: [UInt8]
  /// The title as a person would say it: without markup and emoji, but with its time, numbers and brackets.
  private(set) var title: [UInt8]
  /// The time the heading names: the default of its untimed entries.
  private(set) var time: TimeSpan?

  init(_ content: LineScanner) {
    var line = content
    line.skipSpaces()
    var kept = line.trimmed(line.rest)
    kept = line.position..<HeadingTitle.withoutClosingHashes(line, kept)
    var text = HeadingTitle.plain(line.over(kept))
    title = text
    if title.last == .colon {
      title.removeLast()
      // French sets a space before it.
      while title.last == .space { title.removeLast() }
    }
    time = HeadingTitle.removeTime(from: &text)
    if time != nil { HeadingTitle.unwrap(&text) }
    HeadingTitle.removeTail(of: &text)
    words = text
  }

  /// Whether the title ends in a bracket of which something holds.
  func isInBracket(_ test: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    guard let last = title.last, last == .closeParenthesis || !last.isASCII else { return false }
    return title.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, 0..<buffer.count)
      let sign = line.scalar(before: line.end, from: 0).value
      guard sign == .closeParenthesis || sign == .wideCloseParenthesis,
        let inner = TableHeader.bracket(in: line)
      else { return false }
      return test(UnsafeBufferPointer(rebasing: buffer[inner.rest]))
    }
  }

  /// `## Breakfast ##` ends in hashes that say nothing.
  private static func withoutClosingHashes(_ line: LineScanner, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, line.byte(at: end - 1) == .numberSign { end -= 1 }
    guard end < range.upperBound else { return end }
    return end == range.lowerBound || line.spaceBefore(end, from: range.lowerBound)
      ? line.trimmed(range.lowerBound..<end).upperBound : range.upperBound
  }

  /// The letters, digits and joining signs of a line; markup, tags and pictures left out.
  private static func plain(_ line: LineScanner) -> [UInt8] {
    var line = line
    let start = line.position
    var text: [UInt8] = []
    text.reserveCapacity(line.rest.count)
    while !line.isAtEnd {
      let byte = line.peek()
      switch byte {
      case .asterisk, .backtick, .closeBracket: line.position += 1
      case .tilde where line.peek(1) == .tilde: line.position += 2
      case .underscore where !isWordByte(line.peek(1)) || text.isEmpty || text.last == .space:
        line.position += 1
      case .openBracket where line.peek(1) == .caret:
        while !line.isAtEnd, !line.skip(.closeBracket) { line.position += 1 }
      case .openBracket:
        skipLinkTarget(&line, into: &text)
      case .openBrace where line.peek(1) == .numberSign || line.peek(1) == .period || line.peek(1) == .colon:
        // `{#lunch}` and `{: .meal}` are attributes of the heading.
        while !line.isAtEnd, !line.skip(.closeBrace) { line.position += 1 }
      case .numberSign, .caret:
        // A tag or a block id at a word's beginning goes, up to the next white space.
        let isSecond = line.position > start && line.byte(at: line.position - 1) == byte
        if !isSecond, text.isEmpty || text.last == .space,
          isWordByte(line.peek(1)) || line.peek(1) == .openBracket
        {
          let tag = byte == .numberSign ? scanTag(line) : nil
          if let tag {
            line.position = tag.range.upperBound
          } else {
            while !line.isAtEnd, line.spaceLength(at: line.position) == 0 { line.position += 1 }
          }
        } else {
          line.position += 1
        }
      default:
        let (scalar, length) = line.scalar(at: line.position)
        if line.spaceLength(at: line.position) > 0 {
          if text.last != .space, !text.isEmpty { text.append(.space) }
        } else if !isDecoration(scalar) {
          for index in 0..<length { text.append(line.byte(at: line.position + index)) }
        }
        line.position += max(1, length)
      }
    }
    while text.last == .space { text.removeLast() }
    return text
  }

  /// `[text](target)` leaves its text, `[[page|text]]` its text, `[[page]]` its page.
  private static func skipLinkTarget(_ line: inout LineScanner, into text: inout [UInt8]) {
    var at = line.position
    let isWiki = line.peek(1) == .openBracket
    at += isWiki ? 2 : 1
    var start = at
    // A link in a title is short; a line of opening brackets is not to be walked for each.
    let limit = min(line.end, at + 2000)
    while at < limit, line.byte(at: at) != .closeBracket {
      if isWiki, line.byte(at: at) == .verticalBar { start = at + 1 }
      at += 1
    }
    guard at < limit else {
      line.position += 1
      return
    }
    while start < at {
      let (scalar, length) = line.scalar(at: start)
      let isLeadingSpace = text.isEmpty && line.spaceLength(at: start) > 0
      if !isMark(line.byte(at: start)), !isLeadingSpace, !isDecoration(scalar) {
        for index in start..<start + length { text.append(line.byte(at: index)) }
      }
      start += max(1, length)
    }
    at += isWiki ? 2 : 1
    if !isWiki, line.byte(at: at) == .openParenthesis {
      while at < line.end, line.byte(at: at) != .closeParenthesis { at += 1 }
      at += 1
    }
    line.position = min(at, line.end)
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == .asterisk || byte == .backtick }

  /// Takes out a time at either end, with the bracket, `@` or dash it stands in.
  private static func removeTime(from text: inout [UInt8]) -> TimeSpan? {
    guard text.contains(where: { isASCIIDigit($0) || $0 == .wideLead }) else { return nil }
    let count = text.count
    let found: (TimeSpan, Range<Int>)? = text.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, 0..<count)
      if case .time(let span, let start, let end) = scanLeadingTime(line) { return (span, start..<end) }
      if let (clock, end) = leadingDottedTime(line) ?? leadingHour(line) {
        return (TimeSpan(start: clock), 0..<end)
      }
      // From the right: the last word, or the last two (`8:15 am`), that are nothing but a time.
      var at = count - 1
      while at > 0 {
        let isAt = buffer[at] == .atSign
        if isAt || buffer[at] == .space || buffer[at] == .openParenthesis {
          let tail = line.over((isAt ? at + 1 : at)..<count)
          if case .time(let span, _, let end) = scanLeadingTime(tail), end == count {
            return (span, at..<count)
          }
          if let clock = dottedTime(tail) ?? hourAlone(tail) { return (TimeSpan(start: clock), at..<count) }
          if let (span, end) = timeBeforeFacts(in: tail) { return (span, at + 1..<end) }
          if let span = estimatedTime(in: tail) { return (span, at..<count) }
        }
        if count - at > 30 { break }
        at -= 1
      }
      return nil
    }
    guard let (span, range) = found else { return nil }
    text.removeSubrange(range)
    removal: while case let (sign, length) = lastScalar(of: text), length > 0 {
      switch sign {
      case .space, .atSign, .hyphen, .comma, .enDash, .emDash: text.removeLast(length)
      default: break removal
      }
    }
    return span
  }

  /// `(Lunch)`, which stands behind a time, without its bracket.
  private static func unwrap(_ text: inout [UInt8]) {
    let inner = text.drop { $0 == .space }
    guard inner.first == .openParenthesis, inner.last == .closeParenthesis,
      case let words = inner.dropFirst().dropLast(), !words.contains(.openParenthesis),
      !words.contains(.closeParenthesis)
    else { return }
    text = Array(words)
  }

  /// The time in a bracket with a word by which it is an estimate: `(13:00 approx)`, `(around 13:00)`.
  private static func estimatedTime(in tail: LineScanner) -> TimeSpan? {
    guard tail.peek() == .openParenthesis, tail.byte(at: tail.end - 1) == .closeParenthesis else {
      return nil
    }
    let inner = tail.over(tail.trimmed(tail.position + 1..<tail.end - 1))
    func isEstimate(_ range: Range<Int>) -> Bool {
      EstimateWords.all.contains(inner.over(inner.trimmed(range)).bytes)
    }
    let space = inner.firstIndex(of: .space)
    if case .time(var span, _, let end) = scanLeadingTime(inner), end < inner.end {
      span.isEstimate = true
      return isEstimate(end..<inner.end) ? span : nil
    }
    if let space, isEstimate(inner.position..<space),
      case .time(var span, _, let end) = scanLeadingTime(inner.over(inner.trimmed(space..<inner.end))),
      end == inner.end
    {
      span.isEstimate = true
      return span
    }
    return nil
  }

  /// `12.45` or `(12.45)`, which in a line may be any number, but not behind the name of a meal.
  private static func dottedTime(_ tail: LineScanner) -> ClockTime? {
    var line = tail
    let isInBracket = line.skip(.openParenthesis)
    line.skipSpaces()
    guard let number = ScannedNumber(line), case let (start, end) = (line.position, number.range.upperBound),
      end - start == 4 || end - start == 5, line.byte(at: end - 3) == .period,
      line.trimmed(end..<line.end).count == (isInBracket ? 1 : 0),
      !isInBracket || line.byte(at: line.end - 1) == .closeParenthesis
    else { return nil }
    func digit(_ at: Int) -> Int { line.digit(at: at)?.value ?? 0 }
    let hour = end - start == 4 ? digit(start) : digit(start) * 10 + digit(start + 1)
    return hour < 24 ? ClockTime(hour: hour, minute: digit(end - 2) * 10 + digit(end - 1)) : nil
  }

  /// `(8h)` or `20h`, which elsewhere may be how long something took, as it may be here without a bracket before five.
  private static func hourAlone(_ tail: LineScanner) -> ClockTime? {
    var line = tail
    line.skipSpaces()
    let isInBracket = line.skip(.openParenthesis)
    guard let number = ScannedNumber(line), (1...2).contains(number.range.count),
      asciiLower(line.byte(at: number.range.upperBound)) == UInt8(ascii: "h"),
      case let rest = line.rest.upperBound - number.range.upperBound - 1, rest == (isInBracket ? 1 : 0),
      !isInBracket || line.byte(at: line.end - 1) == .closeParenthesis,
      let hour = number.decimal.map({ Int($0) }), hour < 24, isInBracket || hour >= 5
    else { return nil }
    return ClockTime(hour: hour, minute: 0)
  }

  /// `12.30 Lunch`, with a word behind it.
  private static func leadingDottedTime(_ line: LineScanner) -> (ClockTime, end: Int)? {
    guard let number = ScannedNumber(line), number.range.lowerBound == line.position,
      let clock = dottedTime(line.over(number.range)), line.spaceLength(at: number.range.upperBound) > 0
    else { return nil }
    return (clock, number.range.upperBound)
  }

  /// `7h — Petit-déjeuner`, `7 h Lunch`, with words behind it; before five it is rather how long something took.
  private static func leadingHour(_ line: LineScanner) -> (ClockTime, end: Int)? {
    guard let number = ScannedNumber(line), number.range.lowerBound == line.position, number.range.count <= 2,
      let hour = number.decimal.map({ Int($0) }), (5..<24).contains(hour)
    else { return nil }
    var rest = line.over(number.range.upperBound..<line.end)
    rest.skipSpaces()
    guard asciiLower(rest.peek()) == UInt8(ascii: "h"), rest.spaceLength(at: rest.position + 1) > 0,
      let time = ClockTime(hour: hour, minute: 0)
    else { return nil }
    var end = rest.position + 1
    // The dash before the words.
    while end < line.end, case let (sign, length) = line.scalar(at: end),
      sign == .space || sign == .hyphen || isDash(sign)
    {
      end += length
    }
    return end < line.end ? (time, end) : nil
  }

  /// The time at the beginning of a bracket that goes on behind a comma, `(12:30, ~600 kcal)`, and where it goes on.
  private static func timeBeforeFacts(in tail: LineScanner) -> (TimeSpan, end: Int)? {
    guard tail.peek() == .openParenthesis, tail.byte(at: tail.end - 1) == .closeParenthesis,
      let sign = tail.rest.first(where: { [.comma, .semicolon].contains(tail.byte(at: $0)) }),
      case .time(let span, _, let end) = scanLeadingTime(tail.over(tail.position + 1..<sign)), end == sign
    else { return nil }
    return (span, sign + 1)
  }

  private static func lastScalar(of text: [UInt8]) -> (value: UInt32, length: Int) {
    text.withUnsafeBufferPointer { LineScanner($0, 0..<$0.count).scalar(before: $0.count, from: 0) }
  }

  /// Takes off numbering in front, and a bracket, a number and a colon at the end.
  private static func removeTail(of text: inout [UInt8]) {
    var start = 0
    while start < text.count, isASCIIDigit(text[start]) || (start > 0 && text[start] == .period) {
      start += 1
    }
    if start > 0, start < text.count,
      text[start - 1] == .period || text[start] == .closeParenthesis || text[start] == .space
    {
      while start < text.count,
        text[start] == .closeParenthesis || text[start] == .space || text[start] == .period
      {
        start += 1
      }
      if start < text.count { text.removeFirst(start) }
    }
    removal: while case let (sign, length) = lastScalar(of: text), length > 0 {
      switch sign {
      case .space, .colon, .hyphen, .period, .comma, .exclamationMark, .questionMark, .wideColon:
        text.removeLast(length)
      case .closeParenthesis:
        guard let open = text.lastIndex(of: .openParenthesis), open > 0 else { break removal }
        text.removeSubrange(open...)
      case .wideCloseParenthesis:
        guard let open = lastWideBracket(in: text) else { break removal }
        text.removeSubrange(open...)
      default:
        guard isASCIIDigit(sign), let cut = numberAtEnd(text) else { break removal }
        text.removeSubrange(cut...)
      }
    }
    var first = 0
    while first < text.count, text[first] == .space || text[first] == .hyphen { first += 1 }
    if first > 0 { text.removeFirst(first) }
  }

  private static func lastWideBracket(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, 0..<buffer.count)
      return buffer.indices.dropFirst().last { line.scalar(at: $0).value == .wideOpenParenthesis }
    }
  }

  /// Where a number at the end begins, if a word stands before it.
  private static func numberAtEnd(_ text: [UInt8]) -> Int? {
    var cut = text.count
    while cut > 0, isASCIIDigit(text[cut - 1]) || text[cut - 1] == .period || text[cut - 1] == .comma {
      cut -= 1
    }
    guard cut > 0, text[cut - 1] == .space || !text[cut - 1].isASCII || text[cut - 1] == .colon else {
      return nil
    }
    return cut
  }

  /// Emoji, dingbats, arrows, boxes and other pictures; joiners and variation selectors among them.
  static func isDecoration(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA9, 0xAE, 0xB7, 0x200D, 0x2022, 0x203C, 0x2049, 0x20E3, 0x2190...0x2BFF, 0x3030, 0x303D,
      0xE000...0xF8FF,
      0xFE00...0xFE0F, 0x1F000...0x1FAFF, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}

/// What the beginning or the end of a line says about time.
enum TimeScan {
  case none
  /// Written as a time, but there is none such: `8:75`. The words keep it.
  case impossible(Range<Int>)
  /// A time. The words begin at `end`, behind its coat and separator; or end at `start` for a trailing one.
  case time(TimeSpan, start: Int, end: Int)
}

/// Reads the time a line begins with, in any of its coats: `**08:15**`, `[08:15]`, `~08:15`, `08:15-08:40`.
///
/// The time must end before a space, the line's end, one of `- – — : > ,` or a letter of a script that
/// is written without spaces.
func scanLeadingTime(_ line: LineScanner) -> TimeScan {
  if let plain = plainTime(line) { return plain }
  var rest = line
  rest.skipSpaces()
  let start = rest.position
  let coat = TimeCoat(opening: &rest)
  rest.skipSpaces()
  guard let first = scanClock(rest) else { return .none }
  rest.position = first.end
  let second = scanRangeEnd(rest)
  if let second { rest.position = second.end }
  let innerEnd = rest.position
  guard let isNight = coat.close(&rest), endsTime(rest) else {
    // `(8:15 breakfast) x`: a coat that does not close is part of the words.
    return .none
  }
  guard let span = timeSpan(from: first, to: second, isNight: isNight) else {
    return .impossible(start..<max(innerEnd, start))
  }
  skipSeparator(&rest)
  return .time(span, start: start, end: rest.position)
}

/// `08:15 porridge`, the form nearly all lines have, without looking for any other.
@inline(__always)
private func plainTime(_ line: LineScanner) -> TimeScan? {
  let start = line.position
  guard isASCIIDigit(line.peek()), line.peek(2) == .colon, line.peek(5) == .space,
    isASCIILetter(line.peek(6)),
    isASCIIDigit(line.peek(1)), isASCIIDigit(line.peek(3)), isASCIIDigit(line.peek(4))
  else { return nil }
  // `a.m.`, `pm` and `Uhr` may follow.
  let next = asciiLower(line.peek(6))
  if next == UInt8(ascii: "u")
    || ((next == UInt8(ascii: "a") || next == UInt8(ascii: "p"))
      && (asciiLower(line.peek(7)) == UInt8(ascii: "m") || line.peek(7) == .period))
  {
    return nil
  }
  let hour = Int(line.peek() - UInt8(ascii: "0")) * 10 + Int(line.peek(1) - UInt8(ascii: "0"))
  let minute = Int(line.peek(3) - UInt8(ascii: "0")) * 10 + Int(line.peek(4) - UInt8(ascii: "0"))
  return ClockTime(hour: hour, minute: minute).map {
    .time(TimeSpan(start: $0), start: start, end: start + 6)
  }
}

/// Reads the time a line ends with, as `@ 8:15 am`, if only `@` and a time are left behind some word.
func scanTrailingTime(_ line: LineScanner) -> TimeScan {
  let words = line.trimmed(line.rest)
  var index = words.upperBound - 1
  // The longest time, `12:00 p.m. - 12:00 p.m.`, is short: do not search whole diaries for an `@`.
  let limit = max(words.lowerBound, words.upperBound - 40)
  while index >= limit, line.byte(at: index) != .atSign { index -= 1 }
  guard index >= limit, index == words.lowerBound || line.spaceBefore(index, from: words.lowerBound) else {
    return .none
  }
  var rest = line.over(index + 1..<words.upperBound)
  rest.skipSpaces()
  guard let first = scanClock(rest) else { return .none }
  rest.position = first.end
  let second = scanRangeEnd(rest)
  if let second { rest.position = second.end }
  guard rest.isAtEnd else { return .none }
  guard let span = timeSpan(from: first, to: second, isNight: false) else {
    return .impossible(index..<words.upperBound)
  }
  return .time(span, start: index, end: words.upperBound)
}

/// The second time of a range, behind a dash with or without spaces.
private func scanRangeEnd(_ line: LineScanner) -> ScannedClock? {
  var rest = line
  rest.skipSpaces()
  let (sign, length) = rest.scalar(at: rest.position)
  switch sign {
  case .hyphen, .tilde, 0x2012, 0x2013, 0x2014, 0x301C, 0xFF5E: rest.position += length
  default: return nil
  }
  rest.skipSpaces()
  guard let clock = scanClock(rest) else { return nil }
  rest.position = clock.end
  // `08:15 - 12:30 x` is a range; in `08:15 - 12:30-style x` the second time is part of a word.
  return isWordByte(rest.peek()) && !isUnspaced(rest.scalar(at: rest.position).value) ? nil : clock
}

private func timeSpan(from first: ScannedClock, to second: ScannedClock?, isNight: Bool) -> TimeSpan? {
  guard var start = first.minutes else { return nil }
  var end: Int?
  if let second {
    guard let written = second.minutes else { return nil }
    end = written
    // `12:30-1:30 am`: the mark at the end holds for the start where the start would otherwise be later.
    if first.meridiem == nil, second.meridiem != nil, start > written,
      let marked = first.minutes(second.meridiem)
    {
      start = marked
    }
    if written < start, written + 1440 < 1800 { end = written + 1440 }
  }
  if isNight, start < 360 { start += 1440 }
  if isNight, let written = end, written < 360 { end = written + 1440 }
  guard let from = ClockTime(minutes: start) else { return nil }
  return TimeSpan(start: from, end: end.flatMap { ClockTime(minutes: $0) })
}

/// Whether a time may end here.
private func endsTime(_ line: LineScanner) -> Bool {
  if line.isAtEnd || line.spaceLength(at: line.position) > 0 { return true }
  let (scalar, length) = line.scalar(at: line.position)
  switch scalar {
  case .hyphen, 0x2013, 0x2014, .greaterThanSign, 0x3001: return true
  // `16:00:24` is a stopwatch, `8:15,5` a number.
  case .colon, .comma, 0xFF1A, 0xFF0C: return line.digit(at: line.position + length) == nil
  default: return isUnspaced(scalar)
  }
}

/// Steps over what stands between a time and its words: `:`, `,`, `>`, or a dash.
private func skipSeparator(_ line: inout LineScanner) {
  let direct = line.scalar(at: line.position)
  switch direct.value {
  case .colon, .comma, .greaterThanSign, .hyphen, 0x2013, 0x2014, 0xFF1A, 0xFF0C, 0x3001:
    line.position += direct.length
  default: break
  }
  line.skipSpaces()
  let (sign, length) = line.scalar(at: line.position)
  switch sign {
  case .hyphen, 0x2013, 0x2014, .verticalBar, .colon:
    // A dash with a space is a separator; `-5` is a number and `--` a word of its own.
    let after = line.position + length
    guard after >= line.end || line.spaceLength(at: after) > 0 else { return }
    line.position = after
    line.skipSpaces()
  default: break
  }
}

/// What stands around a time: brackets, emphasis, `~` and `@`.
private struct TimeCoat {
  /// The closing marks still wanted, the innermost last.
  private var closers: [UInt8] = []

  init(opening line: inout LineScanner) {
    while !line.isAtEnd {
      let byte = line.peek()
      switch byte {
      case .asterisk, .underscore, .backtick: closers.append(byte)  // * _ `
      case .openBracket: closers.append(.closeBracket)
      case .openParenthesis: closers.append(.closeParenthesis)
      case .tilde, .atSign: break  // ~ @
      case 0xE2 where line.scalar(at: line.position).value == 0x2248: line.position += 2  // ≈
      case 0xEF where line.scalar(at: line.position).value == 0xFF5E: line.position += 2  // ～
      default: return
      }
      line.position += 1
      // No coat is that thick; a line of asterisks is not to be walked for each line.
      if closers.count > 6 { return }
    }
  }

  /// Steps over the closing marks. Returns whether `>` marked the hours after midnight; `nil` if a mark is missing.
  func close(_ line: inout LineScanner) -> Bool? {
    var isNight = skipNight(&line)
    if !closers.isEmpty, line.peek() == .colon || line.peek() == .comma { line.position += 1 }
    for closer in closers.reversed() {
      line.skipSpaces()
      guard line.skip(closer) else { return nil }
    }
    if !isNight { isNight = skipNight(&line) }
    return isNight
  }

  private func skipNight(_ line: inout LineScanner) -> Bool {
    let after = line.position + 1
    guard line.peek() == .greaterThanSign,
      after >= line.end || line.spaceLength(at: after) > 0 || !closers.isEmpty
    else {
      return false
    }
    line.position = after
    return true
  }
}

extension LineScanner {
  /// Whether white space ends right before `offset`.
  func spaceBefore(_ offset: Int, from start: Int) -> Bool {
    guard offset > start else { return false }
    let (_, length) = scalar(before: offset, from: start)
    return length > 0 && spaceLength(at: offset - length) > 0
  }
}

/// Whether words of the scalar's script are written without spaces: kana, Han, Thai, Lao, Khmer, Burmese.
func isUnspaced(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
    true
  default: false
  }
}

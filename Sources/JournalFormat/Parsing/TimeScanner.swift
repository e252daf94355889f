/// What the beginning or the end of a line says about time.
enum TimeScan {
  case none
  /// Written as a time, but there is none such: `8:75`. The words keep it.
  case impossible(Range<Int>)
  /// A time. The words begin at `end`, behind its delimiters and separator; or end at `start` for a trailing one.
  case time(TimeSpan, start: Int, end: Int)
}

/// Reads the time a line begins with, in any of its forms: `**08:15**`, `[08:15]`, `~08:15`, `08:15-08:40`.
///
/// The time must end before a space, the line's end, one of `- – — : > ,` or a letter of a script that
/// is written without spaces.
func scanLeadingTime(_ line: LineScanner) -> TimeScan {
  if let plain = plainTime(line) { return plain }
  if let clock = scanTimeBehindKl(line) { return clock }
  var rest = line
  rest.skipSpaces()
  let start = rest.position
  let delimiters = TimeDelimiters(opening: &rest)
  rest.skipSpaces()
  guard let first = scanClock(rest) else { return .none }
  rest.position = first.end
  let second = scanRangeEnd(rest)
  if let second { rest.position = second.end }
  let innerEnd = rest.position
  guard let isNight = delimiters.close(&rest), endsTime(rest) else {
    // `(8:15 breakfast) x`: a delimiter that does not close is part of the words.
    return .none
  }
  guard var span = timeSpan(from: first, to: second, isNight: isNight) else {
    return .impossible(start..<max(innerEnd, start))
  }
  span.isEstimate = delimiters.marksEstimate
  skipSeparator(&rest)
  return .time(span, start: start, end: rest.position)
}

/// `kl. 08.00 frukost`, `kl 18 middag`, as Scandinavians write times: behind that word an hour needs nothing more, and a full stop is
/// one of a time.
private func scanTimeBehindKl(_ line: LineScanner) -> TimeScan? {
  guard asciiLower(line.peek()) == UInt8(ascii: "k"), asciiLower(line.peek(1)) == UInt8(ascii: "l") else {
    return nil
  }
  var rest = line
  rest.position += 2
  _ = rest.skip(.period)
  guard rest.position > line.position + 2 || rest.spaceLength(at: rest.position) > 0 else { return nil }
  rest.skipSpaces()
  guard let first = line.digit(at: rest.position) else { return nil }
  var (hour, at) = (first.value, rest.position + first.length)
  if let second = line.digit(at: at) { (hour, at) = (hour * 10 + second.value, at + second.length) }
  var minute = 0
  if line.byte(at: at) == .period || line.byte(at: at) == .colon,
    let clock = scanMinutes(line, hour: hour, at: at + 1, suffixes: false)
  {
    (minute, at) = (clock.minute, clock.end)
  }
  rest.position = at
  guard endsTime(rest), let time = ClockTime(hour: hour, minute: minute), hour < 24 else { return nil }
  skipSeparator(&rest)
  return .time(TimeSpan(start: time), start: line.position, end: rest.position)
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

/// Reads `07.30 Gröt`: an hour and a minute of two digits each with a full stop between them, as an entry may begin, and a word that is
/// no unit. Elsewhere it may be any number.
func scanDottedTime(_ line: LineScanner) -> (time: TimeSpan, end: Int)? {
  let start = line.position
  guard line.peek(2) == .period, isASCIIDigit(line.peek()), isASCIIDigit(line.peek(1)),
    isASCIIDigit(line.peek(3)), isASCIIDigit(line.peek(4)), line.spaceLength(at: start + 5) > 0,
    let clock = scanMinutes(
      line, hour: Int(line.peek() & 0xF) * 10 + Int(line.peek(1) & 0xF), at: start + 3, suffixes: false),
    clock.hour < 24, clock.minute < 60, let time = ClockTime(hour: clock.hour, minute: clock.minute)
  else { return nil }
  var rest = line
  rest.position = clock.end
  skipSeparator(&rest)
  var end = rest.position
  while end < rest.end, isWordByte(rest.byte(at: end)), rest.spaceLength(at: end) == 0 { end += 1 }
  let word = rest.over(rest.position..<end)
  guard !word.isAtEnd, word.firstDigit() == nil, !QuantityUnits.isUnit(word.bytes) else { return nil }
  return (TimeSpan(start: time), rest.position)
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
  case .hyphen, .tilde, 0x2012, .enDash, .emDash, .waveDash, .wideTilde: rest.position += length
  default: return nil
  }
  rest.skipSpaces()
  guard let clock = scanClock(rest) else { return nil }
  rest.position = clock.end
  // `08:15 - 12:30 x` is a range; in `08:15 - 12:30-style x` the second time is part of a word.
  return rest.continuesWord && !isUnspaced(rest.scalar(at: rest.position).value) ? nil : clock
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
  case .hyphen, .enDash, .emDash, .greaterThanSign, .ideographicComma: return true
  // `16:00:24` is a stopwatch, `8:15,5` a number.
  case .colon, .comma, .wideColon, .wideComma: return line.digit(at: line.position + length) == nil
  default: return isUnspaced(scalar)
  }
}

/// Steps over what stands between a time and its words: `:`, `,`, `>`, or a dash.
private func skipSeparator(_ line: inout LineScanner) {
  let direct = line.scalar(at: line.position)
  switch direct.value {
  case .colon, .comma, .greaterThanSign, .hyphen, .enDash, .emDash, .wideColon, .wideComma, .ideographicComma:
    line.position += direct.length
  default: break
  }
  line.skipSpaces()
  let (sign, length) = line.scalar(at: line.position)
  switch sign {
  case .hyphen, .enDash, .emDash, .verticalBar, .colon:
    // A dash with a space is a separator; `-5` is a number and `--` a word of its own.
    let after = line.position + length
    guard after >= line.end || line.spaceLength(at: after) > 0 else { return }
    line.position = after
    line.skipSpaces()
  default: break
  }
}

/// One clock time as written: `8:15`, `8:15 p.m.`, `8am`, `8h15`, `8.15 Uhr`, `8時15分`.
struct ScannedClock {
  enum Meridiem { case am, pm }

  /// Hour and minute as written.
  var hour: Int
  var minute: Int
  var meridiem: Meridiem?
  /// The offset after it.
  var end: Int

  /// Minutes since midnight, or `nil` where there is no such time.
  var minutes: Int? { minutes(meridiem) }

  /// Minutes since midnight as if `meridiem` stood behind it.
  func minutes(_ meridiem: Meridiem?) -> Int? {
    guard minute < 60 else { return nil }
    switch meridiem {
    case nil: return hour < 30 ? hour * 60 + minute : nil
    case .am: return hour <= 12 ? hour % 12 * 60 + minute : nil
    case .pm: return (1...12).contains(hour) ? (hour % 12 + 12) * 60 + minute : nil
    }
  }
}

/// Reads a clock time at the scanner's position, in range or not.
func scanClock(_ line: LineScanner) -> ScannedClock? {
  var at = line.position
  guard let first = line.digit(at: at) else { return nil }
  var hour = first.value
  at += first.length
  if let second = line.digit(at: at) {
    hour = hour * 10 + second.value
    at += second.length
    if line.digit(at: at) != nil { return nil }
  }
  let next = line.byte(at: at)
  // 8:15, 8：15
  let colon =
    next == .colon
    ? 1 : next == .wideLead && line.scalar(at: at).value == .wideColon ? 3 : 0
  if colon > 0 { return scanMinutes(line, hour: hour, at: at + colon, suffixes: true) }
  // 8h15
  if asciiLower(next) == UInt8(ascii: "h") {
    return scanMinutes(line, hour: hour, at: at + 1, suffixes: false)
      ?? hourBeforeColon(line, hour: hour, at: at + 1) ?? hourBeforeDish(line, hour: hour, at: at + 1)
  }
  // 8.15am
  if next == .period, let clock = scanMinutes(line, hour: hour, at: at + 1, suffixes: true),
    clock.meridiem != nil
  {
    return clock
  }
  // 8.15 Uhr
  if next == .period, let clock = scanMinutes(line, hour: hour, at: at + 1, suffixes: false) {
    var rest = line
    rest.position = clock.end
    rest.skipSpaces()
    guard rest.skip("uhr"), !rest.continuesWord else { return nil }
    return ScannedClock(hour: hour, minute: clock.minute, meridiem: nil, end: rest.position)
  }
  if next >= .threeByteLead { return scanEastAsianClock(line, hour: hour, at: at) }
  return scanMeridiemAlone(line, hour: hour, at: at)
}

/// `20h :` before words; an hour with nothing behind it is a length of time as often as not.
private func hourBeforeColon(_ line: LineScanner, hour: Int, at end: Int) -> ScannedClock? {
  var rest = line
  rest.position = end
  rest.skipSpaces()
  guard hour <= 24, rest.skip(.colon), rest.isAtEnd || rest.spaceLength(at: rest.position) > 0 else {
    return nil
  }
  return ScannedClock(hour: hour, minute: 0, meridiem: nil, end: end)
}

/// `20h soupe`: from five on, before words that begin with a dish, an hour is when it was eaten.
private func hourBeforeDish(_ line: LineScanner, hour: Int, at end: Int) -> ScannedClock? {
  guard (5..<24).contains(hour), line.spaceLength(at: end) > 0,
    case let words = line.over(line.trimmed(end..<line.end)), words.rest.count <= 120,
    NamedDish(words.bytes).beginsWithDish
  else { return nil }
  return ScannedClock(hour: hour, minute: 0, meridiem: nil, end: end)
}

/// The two digits of the minutes and what may follow them.
private func scanMinutes(_ line: LineScanner, hour: Int, at start: Int, suffixes: Bool) -> ScannedClock? {
  guard let tens = line.digit(at: start), let ones = line.digit(at: start + tens.length) else { return nil }
  let end = start + tens.length + ones.length
  guard line.digit(at: end) == nil else { return nil }
  var clock = ScannedClock(hour: hour, minute: tens.value * 10 + ones.value, meridiem: nil, end: end)
  guard suffixes else { return clock }
  var rest = line
  rest.position = end
  if asciiLower(rest.peek()) == UInt8(ascii: "h"), !rest.over(end + 1..<rest.end).continuesWord {
    clock.end = end + 1
    return clock
  }
  if let (meridiem, after) = scanShortMeridiem(rest) {
    clock.meridiem = meridiem
    clock.end = after
    return clock
  }
  rest.skipSpaces()
  if let (meridiem, after) = scanMeridiem(rest) {
    clock.meridiem = meridiem
    clock.end = after
  } else if rest.skip("uhr"), !rest.continuesWord {
    clock.end = rest.position
  }
  return clock
}

/// `8am`, `8 AM`, `8 Uhr`, `8 Uhr 15`.
private func scanMeridiemAlone(_ line: LineScanner, hour: Int, at start: Int) -> ScannedClock? {
  var rest = line
  rest.position = start
  if let (meridiem, after) = scanShortMeridiem(rest), line.isSeparator(at: after) {
    return ScannedClock(hour: hour, minute: 0, meridiem: meridiem, end: after)
  }
  rest.skipSpaces()
  if let (meridiem, after) = scanMeridiem(rest) {
    return ScannedClock(hour: hour, minute: 0, meridiem: meridiem, end: after)
  }
  guard rest.skip("uhr"), !rest.continuesWord else { return nil }
  let (minute, end) = minutesBehindUhr(rest) ?? (0, rest.position)
  return ScannedClock(hour: hour, minute: minute, meridiem: nil, end: end)
}

/// The minutes of `8 Uhr 15`: two digits that are neither an amount (`8 Uhr 20 g Butter`) nor part of a number.
private func minutesBehindUhr(_ line: LineScanner) -> (minute: Int, end: Int)? {
  var rest = line
  rest.skipSpaces()
  guard let tens = rest.digit(at: rest.position), tens.value < 6,
    let ones = rest.digit(at: rest.position + tens.length)
  else { return nil }
  rest.position += tens.length + ones.length
  let end = rest.position
  let (sign, length) = rest.scalar(at: end)
  switch sign {
  case .comma, .period, .slash: if rest.digit(at: end + length) != nil { return nil }
  // Not minutes but a share, a count or a fraction.
  case .percentSign, .multiplicationSign: return nil
  case let sign where isFraction(sign): return nil
  default: if isWordByte(rest.peek()), rest.spaceLength(at: end) == 0, !isDash(sign) { return nil }
  }
  rest.skipSpaces()
  var stop = rest.position
  while isWordByte(rest.byte(at: stop)), rest.spaceLength(at: stop) == 0 { stop += 1 }
  let word = String(
    decoding: UnsafeBufferPointer(start: rest.base + rest.position, count: stop - rest.position),
    as: UTF8.self
  ).lowercased()
  if word == "x" || word == "×" || QuantityUnits.unitOfSpelling[word] != nil { return nil }
  return (tens.value * 10 + ones.value, end)
}

/// `a` or `p` right behind the figures, followed by no letter: `7:30a`, and `6p` before a dash or a colon.
private func scanShortMeridiem(_ line: LineScanner) -> (ScannedClock.Meridiem, Int)? {
  let letter = asciiLower(line.peek())
  guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p"), line.position < line.end else {
    return nil
  }
  let end = line.position + 1
  guard end == line.end || line.isSeparator(at: end) || line.spaceLength(at: end) > 0 else { return nil }
  return (letter == UInt8(ascii: "a") ? .am : .pm, end)
}

/// `am`, `a.m.`, `PM`, followed by no letter.
private func scanMeridiem(_ line: LineScanner) -> (ScannedClock.Meridiem, Int)? {
  var rest = line
  let meridiem: ScannedClock.Meridiem
  switch asciiLower(rest.peek()) {
  case UInt8(ascii: "a"): meridiem = .am
  case UInt8(ascii: "p"): meridiem = .pm
  default: return nil
  }
  rest.position += 1
  let isDotted = rest.skip(.period)
  guard asciiLower(rest.peek()) == UInt8(ascii: "m") else { return nil }
  rest.position += 1
  if isDotted { _ = rest.skip(.period) }
  return rest.continuesWord ? nil : (meridiem, rest.position)
}

extension LineScanner {
  /// Whether a colon stands there, or, behind white space, a dash with white space behind it.
  fileprivate func isSeparator(at offset: Int) -> Bool {
    if byte(at: offset) == .colon { return true }
    var rest = self
    rest.position = offset
    rest.skipSpaces()
    let (sign, length) = rest.scalar(at: rest.position)
    return rest.position > offset && (sign == .hyphen || isDash(sign))
      && rest.spaceLength(at: rest.position + length) > 0
  }

  /// Whether a letter or a digit stands at the scanner's position, of any script. Dashes, wide colons and commas are none.
  fileprivate var continuesWord: Bool {
    guard isWordByte(peek()), !peek().isASCII else { return isWordByte(peek()) }
    switch scalar(at: position).value {
    case .wideColon, .wideComma, .ideographicComma, .almostEqualSign: return false
    case let scalar: return !isDash(scalar) && spaceLength(at: position) == 0
    }
  }
}

/// `8時15分`, `8時半`, `8时15分`, `8点15分`, `8시 15분`; an hour alone is a length of time as often as not.
private func scanEastAsianClock(_ line: LineScanner, hour: Int, at start: Int) -> ScannedClock? {
  let (sign, length) = line.scalar(at: start)
  guard sign == 0x6642 || sign == 0x65F6 || sign == 0x70B9 || sign == 0x9EDE || sign == 0xC2DC else {
    return nil
  }
  var rest = line
  rest.position = start + length
  if rest.scalar(at: rest.position).value == 0x534A {
    return ScannedClock(hour: hour, minute: 30, meridiem: nil, end: rest.position + 3)
  }
  rest.skipSpaces()
  guard let first = rest.digit(at: rest.position) else { return nil }
  var minute = first.value
  rest.position += first.length
  if let second = rest.digit(at: rest.position) {
    minute = minute * 10 + second.value
    rest.position += second.length
  }
  let unit = rest.scalar(at: rest.position).value
  guard unit == 0x5206 || unit == 0xBD84 else { return nil }
  return ScannedClock(hour: hour, minute: minute, meridiem: nil, end: rest.position + 3)
}

/// What stands around a time: brackets, emphasis, `~` and `@`.
struct TimeDelimiters {
  /// The closing marks still wanted, the innermost last.
  private var closers: [UInt8] = []
  /// Whether `~`, `≈` or `～` is among them.
  private(set) var marksEstimate = false

  init(opening line: inout LineScanner) {
    while !line.isAtEnd {
      let byte = line.peek()
      switch byte {
      case .asterisk, .underscore, .backtick: closers.append(byte)
      case .openBracket: closers.append(.closeBracket)
      case .openParenthesis: closers.append(.closeParenthesis)
      case .atSign: break
      case .tilde: marksEstimate = true
      case .punctuationLead, .wideLead:
        let (sign, length) = line.scalar(at: line.position)
        guard isEstimateSign(sign) else { return }
        marksEstimate = true
        line.position += length - 1
      default: return
      }
      line.position += 1
      // `**[08:15]**` has three; a line of asterisks is not to be walked for each line.
      if closers.count > 2 { return }
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

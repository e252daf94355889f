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
    ? 1 : next == 0xEF && line.byte(at: at + 1) == 0xBC && line.byte(at: at + 2) == 0x9A ? 3 : 0
  if colon > 0 { return scanMinutes(line, hour: hour, at: at + colon, suffixes: true) }
  // 8h15
  if asciiLower(next) == UInt8(ascii: "h") {
    return scanMinutes(line, hour: hour, at: at + 1, suffixes: false)
  }
  // 8.15 Uhr
  if next == .period, let clock = scanMinutes(line, hour: hour, at: at + 1, suffixes: false) {
    var rest = line
    rest.position = clock.end
    rest.skipSpaces()
    guard rest.skip("uhr"), !isWordByte(rest.peek()) else { return nil }
    return ScannedClock(hour: hour, minute: clock.minute, meridiem: nil, end: rest.position)
  }
  if next >= 0xE0 { return scanEastAsianClock(line, hour: hour, at: at) }
  return scanMeridiemAlone(line, hour: hour, at: at)
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
  if asciiLower(rest.peek()) == UInt8(ascii: "h"), !isWordByte(rest.peek(1)) {
    clock.end = end + 1
    return clock
  }
  rest.skipSpaces()
  if let (meridiem, after) = scanMeridiem(rest) {
    clock.meridiem = meridiem
    clock.end = after
  } else if rest.skip("uhr"), !isWordByte(rest.peek()) {
    clock.end = rest.position
  }
  return clock
}

/// `8am`, `8 AM`, `8 Uhr`, `8 Uhr 15`.
private func scanMeridiemAlone(_ line: LineScanner, hour: Int, at start: Int) -> ScannedClock? {
  var rest = line
  rest.position = start
  rest.skipSpaces()
  if let (meridiem, after) = scanMeridiem(rest) {
    return ScannedClock(hour: hour, minute: 0, meridiem: meridiem, end: after)
  }
  guard rest.skip("uhr"), !isWordByte(rest.peek()) else { return nil }
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
  case .percentSign, 0xD7, 0xBC...0xBE, 0x2150...0x215E: return nil  // % × and fractions
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

private func isDash(_ scalar: UInt32) -> Bool { (0x2010...0x2015).contains(scalar) }

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
  return isWordByte(rest.peek()) ? nil : (meridiem, rest.position)
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

/// Whether `byte` is part of a word: a letter or digit, or any byte beyond ASCII.
@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool { !byte.isASCII || isASCIILetter(byte) || isASCIIDigit(byte) }

/// A key and what follows it: `Key: v`, `**Key:** v`, `key:: v`, `[key:: v]`, `(key:: v)`.
struct ScannedLabel {
  /// The key without the marks around it.
  var key: Range<Int>
  /// What follows, without white space at its ends; empty where nothing does.
  var value: Range<Int>
  /// Whether two colons make it a field: `key:: v`.
  var isField = false

  init(key: Range<Int>, value: Range<Int>) {
    self.key = key
    self.value = value
  }

  /// Reads the label a line begins with. `https://x` and `12:30` are none.
  ///
  /// With `mayHoldTime` the colon of a time ends no key: `Lunch 12:30: soup`.
  init?(_ line: LineScanner, mayHoldTime: Bool = false) {
    var at = line.position
    // Keys are short: the longest known heading has fewer than 60 bytes, even in Hindi.
    let limit = min(line.end, at + 90)
    var colon = 0
    while at < limit {
      let byte = line.base[at]
      if byte == .colon, !mayHoldTime || !isASCIIDigit(line.byte(at: at + 1)) {
        colon = 1
        break
      }
      if byte == 0xEF, line.byte(at: at + 1) == 0xBC, line.byte(at: at + 2) == 0x9A {
        colon = 3
        break
      }
      at += 1
    }
    guard colon > 0, at > line.position else { return nil }
    var keyStart = line.position
    var bracket: UInt8 = 0
    var stars = 0
    let first = line.byte(at: keyStart)
    if first == .openBracket || first == .openParenthesis {
      bracket = first == .openBracket ? .closeBracket : .closeParenthesis
      // `[[Lunch]]: v`: a bracket that closes before the colon is part of the key, one that does not holds a field.
      if (keyStart..<at).contains(where: { line.byte(at: $0) == bracket }) {
        bracket = 0
      } else {
        keyStart += 1
      }
    }
    while line.byte(at: keyStart + stars) == .asterisk || line.byte(at: keyStart + stars) == .underscore {
      stars += 1
    }
    var rest = line
    rest.position = at + colon
    var keyEnd = line.trimmed(keyStart..<at).upperBound
    let isDouble = colon == 1 && rest.skip(.colon)
    // `**Key:** v` closes its emphasis behind the colon, `**Key**: v` before it.
    if stars > 0 {
      var closed = 0
      while closed < stars, rest.peek() == .asterisk || rest.peek() == .underscore {
        rest.position += 1
        closed += 1
      }
      if closed == 0 {
        while closed < stars,
          line.byte(at: keyEnd - 1) == .asterisk || line.byte(at: keyEnd - 1) == .underscore
        {
          keyEnd -= 1
          closed += 1
        }
      }
      guard closed == stars else { return nil }
    }
    guard rest.isAtEnd || rest.spaceLength(at: rest.position) > 0 || colon == 3 || isDouble else {
      return nil
    }
    isField = isDouble
    key = line.trimmed(keyStart + stars..<max(keyStart + stars, keyEnd))
    guard !key.isEmpty else { return nil }
    value = line.trimmed(rest.rest)
    if bracket != 0 {
      guard isDouble, line.byte(at: value.upperBound - 1) == bracket, value.upperBound > value.lowerBound
      else {
        return nil
      }
      value = line.trimmed(value.lowerBound..<value.upperBound - 1)
    }
  }
}

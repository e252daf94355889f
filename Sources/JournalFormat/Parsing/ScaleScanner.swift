/// Reads `4/5` at the end of a line or at its beginning: a value on a scale.
func scanScale(_ line: LineScanner) -> (value: MoodValue, range: Range<Int>)? {
  guard line.firstIndex(of: .slash) != nil else { return nil }
  let words = line.trimmed(line.rest)
  // From the right: the last word with a slash.
  var end = words.upperBound
  while end > words.lowerBound {
    var start = end
    while start > words.lowerBound, line.byte(at: start - 1) != .space, line.byte(at: start - 1) != .tab {
      start -= 1
    }
    if let value = wholeScale(line.over(start..<end)) { return (value, start..<end) }
    end = line.trimmed(words.lowerBound..<start).upperBound
  }
  return nil
}

/// Reads the one value of 5 or 10 in a line, wherever it stands, also in brackets, which are part of its range.
func scanOnlyScale(_ line: LineScanner) -> (value: MoodValue, range: Range<Int>)? {
  guard line.firstIndex(of: .slash) != nil else { return nil }
  var found: (value: MoodValue, range: Range<Int>)?
  var start = line.position
  while start < line.end {
    var end = start
    while end < line.end, line.byte(at: end) != .space, line.byte(at: end) != .tab { end += 1 }
    let isOpen = line.byte(at: start) == .openParenthesis
    let stop = end > start && [.comma, .semicolon].contains(line.byte(at: end - 1)) ? end - 1 : end
    let isClosed = isOpen && stop - start > 2 && line.byte(at: stop - 1) == .closeParenthesis
    if let value = wholeScale(line.over(isClosed ? start + 1..<stop - 1 : start..<stop)) {
      guard found == nil, value.scale == 5 || value.scale == 10 else { return nil }
      found = (value, start..<stop)
    }
    start = end + 1
  }
  return found
}

extension LineScanner {
  /// A range without spaces around it and without the signs that part a value from its words: `headache -`, `tired,`.
  func withoutSigns(_ range: Range<Int>) -> Range<Int> {
    let signs: [UInt8] = [.hyphen, .comma, .semicolon, .colon, .equalsSign]
    var words = trimmed(range)
    while let last = words.last, signs.contains(byte(at: last)) {
      words = trimmed(words.lowerBound..<last)
    }
    while let first = words.first, signs.contains(byte(at: first)) {
      words = trimmed(first + 1..<words.upperBound)
    }
    return words
  }
}

/// The scale a word is, if it is nothing else.
func wholeScale(_ word: LineScanner) -> MoodValue? {
  guard let value = ScannedNumber(word), word.byte(at: value.range.upperBound) == .slash else { return nil }
  var rest = word
  rest.position = value.range.upperBound + 1
  guard let scale = ScannedNumber(rest), scale.range.upperBound == word.end, let amount = value.decimal,
    let top = scale.decimal, top > 0, top <= 1000, amount <= top
  else { return nil }
  return MoodValue(value: amount, scale: top)
}

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

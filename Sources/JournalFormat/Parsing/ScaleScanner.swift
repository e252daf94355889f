/// Reads `4/5` at the end of a line or at its beginning: a value on a scale. Signs of a sentence behind it and brackets around it are part of
/// its range: `4/5!`, `(4/5)`.
func scanScale(_ line: LineScanner) -> (value: MoodValue, range: Range<Int>)? {
  let words = line.trimmed(line.rest)
  guard line.firstIndex(of: .slash) != nil else { return spacedScale(line.over(words)) }
  // From the right: the last word with a slash.
  var end = words.upperBound
  while end > words.lowerBound {
    var start = end
    while start > words.lowerBound, line.byte(at: start - 1) != .space, line.byte(at: start - 1) != .tab {
      start -= 1
    }
    if let value = wholeScale(line.over(withoutPunctuation(start..<end, line))) {
      return (value, start..<end)
    }
    end = line.trimmed(words.lowerBound..<start).upperBound
  }
  return spacedScale(line.over(words))
}

/// `7 / 10`, `3 of 10` and `3 out of 10` at the end of a line.
private func spacedScale(_ line: LineScanner) -> (value: MoodValue, range: Range<Int>)? {
  guard let last = line.rest.last, [UInt8(ascii: "0"), UInt8(ascii: "5")].contains(line.byte(at: last)),
    let top = wordBefore(line.end, line), ["5", "10", "100"].contains(where: { line.over(top).isWhole($0) }),
    var joint = wordBefore(top.lowerBound, line)
  else { return nil }
  let isSlash = joint.count == 1 && line.byte(at: joint.lowerBound) == .slash
  guard isSlash || wordsOfScales.contains(where: { line.over(joint).isWhole($0) }) else { return nil }
  if let out = wordBefore(joint.lowerBound, line), line.over(out).isWhole("out") { joint = out }
  guard let figure = wordBefore(joint.lowerBound, line), let number = ScannedNumber(line.over(figure)),
    number.range == figure, let value = number.decimal, let scale = ScannedNumber(line.over(top))?.decimal,
    value <= scale
  else { return nil }
  // `chapter 3 of 10` counts.
  let before = wordBefore(figure.lowerBound, line)
  if !isSlash, let before, countedThings.contains(where: { line.over(before).isWhole($0) }) { return nil }
  return (MoodValue(value: value, scale: scale), figure.lowerBound..<top.upperBound)
}

/// The word that ends before a place; `nil` at the beginning.
private func wordBefore(_ place: Int, _ line: LineScanner) -> Range<Int>? {
  var end = place
  while end > line.position, line.byte(at: end - 1) == .space { end -= 1 }
  var start = end
  while start > line.position, line.byte(at: start - 1) != .space { start -= 1 }
  return start < end ? start..<end : nil
}

private let wordsOfScales: [StaticString] = ["of", "von", "sur", "de", "su", "van", "av", "af"]
private let countedThings: [StaticString] = [
  "chapter", "part", "page", "level", "episode", "day", "week", "round", "set", "lesson", "module", "step",
  "season",
  "kapitel", "teil", "seite", "tag", "woche", "chapitre", "jour", "parte", "pages",
]

/// A word without the signs of a sentence behind it, and without brackets around it.
private func withoutPunctuation(_ word: Range<Int>, _ line: LineScanner) -> Range<Int> {
  var word = word
  while word.count > 3, endsSentencePart(line.byte(at: word.upperBound - 1)) {
    word = word.lowerBound..<word.upperBound - 1
  }
  let isBracketed =
    line.byte(at: word.lowerBound) == .openParenthesis
    && line.byte(at: word.upperBound - 1) == .closeParenthesis
  return isBracketed && word.count > 4 ? word.lowerBound + 1..<word.upperBound - 1 : word
}

private func endsSentencePart(_ byte: UInt8) -> Bool {
  switch byte {
  case .comma, .semicolon, .colon, .period, .exclamationMark: true
  default: false
  }
}

/// The values of 5 or 10 in a line, wherever they stand, up to two of them; brackets around one are part of its range. `3/12` is a date beside
/// them.
func scanUsualScales(_ line: LineScanner) -> [(value: MoodValue, range: Range<Int>)] {
  guard line.firstIndex(of: .slash) != nil else { return [] }
  var found: [(value: MoodValue, range: Range<Int>)] = []
  var start = line.position
  while start < line.end, found.count < 2 {
    var end = start
    while end < line.end, line.byte(at: end) != .space, line.byte(at: end) != .tab { end += 1 }
    if end > start, let value = wholeScale(line.over(withoutPunctuation(start..<end, line))),
      value.scale == 5 || value.scale == 10
    {
      found.append((value, start..<end))
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

/// A figure of a mood or complaint that is no value as it is written.
struct UnreadScale {
  var range: Range<Int>
  /// Whether it is a number alone: `headache 7`; else it is one with an end, `3-4/10`, `~6/10`.
  var isBare: Bool

  /// The figure in a line in which no value was found; with `isAlone` a bare number has to be all of the line.
  init?(_ line: LineScanner, isAlone: Bool) {
    let words = line.trimmed(line.rest)
    guard !words.isEmpty else { return nil }
    var start = words.lowerBound
    while start < words.upperBound {
      let next = line.over(start..<words.upperBound).nextWord(behind: start)
      let word = withoutPunctuation(next, line)
      if let slash = line.over(word).firstIndex(of: .slash), slash > word.lowerBound,
        ["5", "10"].contains(where: { line.over(slash + 1..<word.upperBound).isWhole($0) }),
        word.lowerBound..<slash != word,
        line.over(word.lowerBound..<slash).rest.contains(where: { isASCIIDigit(line.byte(at: $0)) }),
        !line.over(word.lowerBound..<slash).rest.contains(where: { isASCIILetter(line.byte(at: $0)) })
      {
        (range, isBare) = (word, false)
        return
      }
      start = next.upperBound
    }
    guard let last = wordBefore(words.upperBound, line), !isAlone || last == words,
      case let number = withoutPunctuation(last, line), let figure = ScannedNumber(line.over(number)),
      figure.range == number,
      let value = figure.decimal, value <= 10
    else { return nil }
    // The second day of something is no value.
    let before = wordBefore(last.lowerBound, line)
    if let before, countedThings.contains(where: { line.over(before).isWhole($0) }) { return nil }
    (range, isBare) = (number, true)
  }
}

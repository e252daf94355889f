/// Whether the text `next` begins a remark on a food instead of going on with its words, which end in `above`.
///
/// Both are ranges of lines of a file; `lineStart` is where the line of `above` begins. An editor that wraps a line breaks
/// it within a sentence, where the next word no longer fits. A person who goes on below a food begins anew: behind the
/// end of a sentence, or with a capital though the line above had room. Digits, brackets and letters without case begin
/// nothing.
func beginsRemark(_ next: Range<Int>, below above: Range<Int>, lineStart: Int, in line: LineScanner) -> Bool {
  let firstWord = next.prefix { line.spaceLength(at: $0) == 0 }
  let mayBeWrapped =
    line.characters(in: lineStart..<above.upperBound + 1) + line.characters(in: firstWord) > shortestWrap
  let letter = firstLetter(of: line.over(next))
  // `Digestive issue? No`, and a rule such as `—-`.
  if isQuestion(line.over(next))
    || firstLetter(of: line.over(next), skipsDigits: true) == nil && line.over(next).firstDigit() == nil
  {
    return true
  }
  if endsSentence(line.over(above)) { return letter?.isUppercase ?? false || !mayBeWrapped }
  return letter?.isUppercase ?? false && !mayBeWrapped && !isUnfinished(line.over(above))
}

/// Whether the text `next` goes on with words that end in `above`, which an editor has wrapped or a person has not finished.
///
/// Both are ranges of lines of a file; `lineStart` is where the line of `above` begins.
func goesOn(_ next: Range<Int>, from above: Range<Int>, lineStart: Int, in line: LineScanner) -> Bool {
  let firstWord = next.prefix { line.spaceLength(at: $0) == 0 }
  return isUnfinished(line.over(above))
    || line.characters(in: lineStart..<above.upperBound + 1) + line.characters(in: firstWord) > shortestWrap
}

/// Whether a line may be the name of a food and nothing else: it begins with a letter or a figure, is too short to be one of a
/// wrapped text, and is no sentence.
func mayNameFood(_ line: LineScanner) -> Bool {
  guard line.characters(in: line.rest) <= shortestWrap, line.rest.count >= 2, mayBeginFood(line),
    !endsSentence(line), !isUnfinished(line),
    !line.rest.contains(where: { line.byte(at: $0) == .verticalBar }),
    firstLetter(of: line, skipsDigits: true) != nil
  else { return false }
  let (last, _) = line.scalar(before: line.end, from: line.position)
  guard !endsJapaneseSentence(last) else { return false }
  return !NarrativeWords.tell(line.bytes)
}

/// Letters, digits, pictures, and what stands before an uncertain amount.
private func mayBeginFood(_ line: LineScanner) -> Bool {
  let (first, _) = line.scalar(at: line.position)
  switch first {
  case .tilde, .questionMark, .quotationMark, .apostrophe: return true
  // `(bread + cheese) * 3`, but not a remark in brackets.
  case .openParenthesis: return line.byte(at: line.end - 1) != .closeParenthesis
  default:
    return Unicode.Scalar(first).map {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmojiPresentation
    } ?? false
  }
}

/// Signs that verbs end in where no white space parts words.
private func endsJapaneseSentence(_ sign: UInt32) -> Bool {
  Unicode.Scalar(sign).map { "たるすだよねいな了吧呢啦요다".unicodeScalars.contains($0) } ?? false
}

/// Whether a text is two sentences or more: `Urge after a nap. Water and bed.`
func isSentences(_ line: LineScanner) -> Bool {
  guard endsSentence(line) else { return false }
  return line.rest.dropLast(2).contains { at in
    let byte = line.byte(at: at)
    return (byte == .period || byte == .exclamationMark || byte == .questionMark)
      && line.byte(at: at + 1) == .space && isASCIILetter(line.byte(at: at - 1))
  }
}

/// Whether a text begins with a question, and perhaps its answer.
private func isQuestion(_ line: LineScanner) -> Bool {
  guard let mark = line.firstIndex(of: .questionMark), firstLetter(of: line)?.isUppercase ?? false,
    !line.rest.prefix(upTo: mark).contains(where: { line.byte(at: $0) == .openParenthesis })
  else { return false }
  return mark + 1 == line.end || line.byte(at: mark + 1) == .space
}

/// No editor wraps lines to fewer characters.
private let shortestWrap = 60

extension LineScanner {
  fileprivate func characters(in range: Range<Int>) -> Int {
    range.count { !byte(at: $0).isUTF8Continuation }
  }
}

/// The first letter of a text, unless a digit stands before it that is not to be skipped.
private func firstLetter(of line: LineScanner, skipsDigits: Bool = false) -> Unicode.Scalar.Properties? {
  var at = line.position
  while at < line.end, skipsDigits || line.digit(at: at) == nil {
    let (value, length) = line.scalar(at: at)
    if let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic { return scalar.properties }
    at += max(1, length)
  }
  return nil
}

/// Whether a full stop or the like is the last of a text, but for the marks that close quotations, brackets and emphasis.
private func endsSentence(_ line: LineScanner) -> Bool {
  var end = line.end
  while case let (sign, length) = line.scalar(before: end, from: line.position), length > 0 {
    switch sign {
    case .asterisk, .underscore, .closeParenthesis, .quotationMark, .apostrophe, .wideCloseParenthesis:
      end -= length
    case .period, .exclamationMark, .questionMark, .ellipsis, .ideographicFullStop, .danda,
      .wideExclamationMark,
      .wideQuestionMark:
      return true
    default: return false
    }
  }
  return false
}

/// Whether the end of a text asks for more: a comma, a dash, `+`, an open bracket, or a word such as *with*.
private func isUnfinished(_ line: LineScanner) -> Bool {
  let (sign, _) = line.scalar(before: line.end, from: line.position)
  switch sign {
  case .comma, .semicolon, .colon, .ampersand, .plusSign, .slash, .hyphen, .equalsSign, .wideComma,
    .ideographicComma:
    return true
  case let sign where isDash(sign): return true
  default: break
  }
  var open = 0
  var word = line.position
  for at in line.rest {
    switch line.byte(at: at) {
    case .openParenthesis, .openBracket: open += 1
    case .closeParenthesis, .closeBracket: open -= 1
    case .space, .tab: word = at + 1
    default: break
    }
  }
  return open > 0 || joiningWords.contains { line.over(word..<line.end).isWhole($0) }
}

/// Words that no sentence ends in, in the languages that write foods with capitals or titles in them.
private let joiningWords: [StaticString] = [
  "and", "with", "or", "of", "on", "in", "a", "the", "plus", "und", "mit", "oder", "auf", "et", "avec", "ou",
  "de", "y",
  "con", "e", "com", "en", "met", "op", "og", "med", "och", "på", "и", "с",
]

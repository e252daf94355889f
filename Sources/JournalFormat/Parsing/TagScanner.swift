/// Where a tag lies: the whole of it, and its name without `#` and brackets.
struct ScannedTag {
  var range: Range<Int>
  var name: Range<Int>
}

/// Reads the tag at the scanner's position: `#word`, `#a/b`, `#[[two words]]`, or `nil`.
///
/// A tag runs to the next white space; closing `.,;:!?)` are no part of it, nor are their wide forms.
/// `#1`, `##` and `# word` are none.
func scanTag(_ line: LineScanner) -> ScannedTag? {
  guard line.peek() == .numberSign else { return nil }
  let start = line.position
  if line.peek(1) == .openBracket, line.peek(2) == .openBracket {
    var at = start + 3
    let limit = min(line.end, start + longestTag)
    while at + 1 < limit, !(line.byte(at: at) == .closeBracket && line.byte(at: at + 1) == .closeBracket) {
      at += 1
    }
    guard at + 1 < limit, at > start + 3 else { return nil }
    return ScannedTag(range: start..<at + 2, name: start + 3..<at)
  }
  var at = start + 1
  var hasLetter = false
  while at < line.end, hasLetter || at - start < longestTag {
    let byte = line.base[at]
    if isASCIILetter(byte) {
      hasLetter = true
      at += 1
    } else if byte.isASCII {
      if byte == .space || byte == .tab || (byte == .numberSign && at == start + 1) { break }
      at += 1
    } else {
      if line.spaceLength(at: at) > 0 { break }
      let (scalar, length) = line.scalar(at: at)
      if !isClosing(scalar) { hasLetter = true }
      at += length
    }
  }
  guard hasLetter else { return nil }
  while at > start + 1, case let (scalar, length) = line.scalar(before: at, from: start), isClosing(scalar) {
    at -= length
  }
  return ScannedTag(range: start..<at, name: start + 1..<at)
}

extension ItemText {
  /// The tags of a line of these words in its order, each once.
  func distinctTags(_ line: LineScanner) -> [Tag] { eachOnce(tags(line)) }

  /// All tags of a line of these words.
  func tags(_ line: LineScanner) -> [Tag] {
    var tags: [Tag] = []
    forEachTag(of: line) { tags.append(Tag(slice($0.name))) }
    return tags
  }
}

/// Tags in their order, each once.
func eachOnce(_ tags: [Tag]) -> [Tag] {
  guard tags.count > 1 else { return tags }
  var seen: Set<String> = []
  return tags.filter { seen.insert($0.key).inserted }
}

/// All tags of a line.
func scanTags(_ line: LineScanner) -> [ScannedTag] {
  var tags: [ScannedTag] = []
  forEachTag(of: line) { tags.append($0) }
  return tags
}

/// Calls `body` with each tag of a line that white space or an opening bracket stands before.
private func forEachTag(of line: LineScanner, _ body: (ScannedTag) -> Void) {
  var rest = line
  while let index = rest.firstIndex(of: .numberSign) {
    rest.position = index
    let startsWord =
      index == line.position || line.spaceBefore(index, from: line.position)
      || line.byte(at: index - 1) == .openParenthesis
    if startsWord, let tag = scanTag(rest) {
      body(tag)
      rest.position = tag.range.upperBound
    } else {
      rest.position = index + 1
    }
  }
}

/// The tag a line ends with, together with what closes it, or `nil`.
func scanTrailingTag(_ line: LineScanner) -> ScannedTag? {
  let words = line.trimmed(line.rest)
  guard !words.isEmpty else { return nil }
  var last = words.upperBound
  while case let (scalar, length) = line.scalar(before: last, from: words.lowerBound), isClosing(scalar) {
    last -= length
  }
  var start = max(words.lowerBound, last - 1)
  let bracketed =
    line.byte(at: start) == .closeBracket && start > words.lowerBound
    && line.byte(at: start - 1) == .closeBracket
  if bracketed {
    let limit = max(words.lowerBound, words.upperBound - longestTag)
    while start > limit, !(line.byte(at: start) == .numberSign && line.byte(at: start + 1) == .openBracket) {
      start -= 1
    }
  } else {
    start = beginningOfWord(line, before: start, from: words.lowerBound)
    // `#a#b` is one word: back to its beginning.
    while start > words.lowerBound, line.byte(at: start) == .numberSign,
      !line.spaceBefore(start, from: words.lowerBound)
    {
      start = beginningOfWord(line, before: start - 1, from: words.lowerBound)
    }
  }
  guard line.byte(at: start) == .numberSign,
    start == words.lowerBound || line.spaceBefore(start, from: words.lowerBound),
    var tag = scanTag(line.over(start..<words.upperBound)), tag.range.upperBound >= last,
    !closesBracket(line.over(words), from: tag.range.upperBound, openedBefore: start)
  else { return nil }
  tag.range = start..<words.upperBound
  return tag
}

/// The offset of the last space, tab or `#` up to an offset, or of the beginning.
private func beginningOfWord(_ line: LineScanner, before offset: Int, from first: Int) -> Int {
  var at = offset
  while at > first, case let byte = line.base[at], byte != .space, byte != .tab, byte != .numberSign {
    at -= 1
  }
  return at
}

/// Whether a bracket that opens before a tag closes behind it: `(with #milk)`.
private func closesBracket(_ line: LineScanner, from end: Int, openedBefore start: Int) -> Bool {
  let closes = (end..<line.end).contains {
    let scalar = line.scalar(at: $0).value
    return scalar == .closeParenthesis || scalar == .wideCloseParenthesis
  }
  guard closes else { return false }
  var depth = 0
  // A remark in brackets is short; a line of tags is not to be walked for each of them.
  for offset in max(line.position, start - 200)..<start {
    let scalar = line.scalar(at: offset).value
    if scalar == .openParenthesis || scalar == .wideOpenParenthesis { depth += 1 }
    if depth > 0, scalar == .closeParenthesis || scalar == .wideCloseParenthesis { depth -= 1 }
  }
  return depth > 0
}

/// No tag in brackets has more bytes; a line of nothing but `#[[` is not to be searched for each of them.
private let longestTag = 400

/// Signs that close a clause and are no part of a tag before them.
private func isClosing(_ scalar: UInt32) -> Bool {
  switch scalar {
  case .period, .comma, .semicolon, .colon, .exclamationMark, .questionMark, .closeParenthesis,
    .ideographicComma,
    .ideographicFullStop, .wideExclamationMark, .wideCloseParenthesis, .wideComma, .wideColon, .wideSemicolon,
    .wideQuestionMark:
    true
  default: false
  }
}

extension TextSlice {
  /// The names of the tags in a text.
  var tagNames: [TextSlice] {
    withBytes { buffer in
      scanTags(LineScanner(buffer, 0..<buffer.count)).map { TextSlice(Array(buffer[$0.name])) }
    }
  }
}

/// The tags of notes.
extension Note {
  /// The tags in its lines, each once, in their order; a note that holds a fence has none, nor have quoted lines and comments.
  public var tags: [Tag] {
    guard text.bytes.contains(.numberSign), !Self.holdsFence(text.bytes) else { return [] }
    return JournalFormat.tags(in: text, where: Self.mayHaveTags)
  }

  private static func holdsFence(_ text: ArraySlice<UInt8>) -> Bool {
    ["```", "~~~"].contains { text.firstRange(of: Array($0.utf8)) != nil }
  }

  /// Whether tags on a line of a note count: not in a quotation or beside a comment.
  static func mayHaveTags(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { $0 != .space && $0 != .tab } != .greaterThanSign
      && line.firstRange(of: Array("<!--".utf8)) == nil
  }
}

/// The words of a heading or label, freed of decoration so that they can be compared with known words.
///
/// Removed are emoji and signs, numbering, emphasis, `[[ ]]` and links, tags, `^ids`, closing `#`s, a time,
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
    if title.last == 0x3A { title.removeLast() }
    time = HeadingTitle.removeTime(from: &text)
    HeadingTitle.removeTail(of: &text)
    words = text
  }

  /// `## Breakfast ##` ends in hashes that say nothing.
  private static func withoutClosingHashes(_ line: LineScanner, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, line.byte(at: end - 1) == 0x23 { end -= 1 }
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
      case 0x2A, 0x60, 0x5D: line.position += 1  // * ` ]
      case 0x7E where line.peek(1) == 0x7E: line.position += 2  // ~~
      case 0x5F where !isWordByte(line.peek(1)) || text.isEmpty || text.last == 0x20: line.position += 1
      case 0x5B:
        skipLinkTarget(&line, into: &text)
      case 0x23, 0x5E:
        // A tag or a block id at a word's beginning goes, up to the next white space.
        let isSecond = line.position > start && line.byte(at: line.position - 1) == byte
        if !isSecond, text.isEmpty || text.last == 0x20, isWordByte(line.peek(1)) || line.peek(1) == 0x5B {
          let tag = byte == 0x23 ? scanTag(line) : nil
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
          if text.last != 0x20, !text.isEmpty { text.append(0x20) }
        } else if !isDecoration(scalar) {
          for index in 0..<length { text.append(line.byte(at: line.position + index)) }
        }
        line.position += max(1, length)
      }
    }
    while text.last == 0x20 { text.removeLast() }
    return text
  }

  /// `[text](target)` leaves its text, `[[page|text]]` its text, `[[page]]` its page.
  private static func skipLinkTarget(_ line: inout LineScanner, into text: inout [UInt8]) {
    var at = line.position
    let isWiki = line.peek(1) == 0x5B
    at += isWiki ? 2 : 1
    var start = at
    // A link in a title is short; a line of opening brackets is not to be walked for each.
    let limit = min(line.end, at + 2000)
    while at < limit, line.byte(at: at) != 0x5D {
      if isWiki, line.byte(at: at) == 0x7C { start = at + 1 }
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
    if !isWiki, line.byte(at: at) == 0x28 {
      while at < line.end, line.byte(at: at) != 0x29 { at += 1 }
      at += 1
    }
    line.position = min(at, line.end)
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2A || byte == 0x60 }

  /// Takes out a time at either end, with the bracket, `@` or dash it stands in.
  private static func removeTime(from text: inout [UInt8]) -> TimeSpan? {
    guard text.contains(where: { isASCIIDigit($0) || $0 == 0xEF }) else { return nil }
    let count = text.count
    let found: (TimeSpan, Range<Int>)? = text.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, 0..<count)
      if case .time(let span, let start, let end) = scanLeadingTime(line) { return (span, start..<end) }
      // From the right: the last word, or the last two (`8:15 am`), that are nothing but a time.
      var at = count - 1
      while at > 0 {
        let isBreak = buffer[at] == 0x20 || buffer[at] == 0x28
        if isBreak, case .time(let span, _, let end) = scanLeadingTime(line.over(at..<count)), end == count {
          return (span, at..<count)
        }
        if count - at > 30 { break }
        at -= 1
      }
      return nil
    }
    guard let (span, range) = found else { return nil }
    text.removeSubrange(range)
    while let last = text.last, last == 0x20 || last == 0x40 || last == 0x2D || last == 0x2C {
      text.removeLast()
    }
    while let last = text.last, text.count >= 3, last == 0x93 || last == 0x94, text[text.count - 2] == 0x80 {
      text.removeLast(3)
      while text.last == 0x20 { text.removeLast() }
    }
    return span
  }

  /// Takes off numbering in front, and a bracket, a number and a colon at the end.
  private static func removeTail(of text: inout [UInt8]) {
    var start = 0
    while start < text.count, isASCIIDigit(text[start]) || (start > 0 && text[start] == 0x2E) { start += 1 }
    if start > 0, start < text.count, text[start - 1] == 0x2E || text[start] == 0x29 || text[start] == 0x20 {
      while start < text.count, text[start] == 0x29 || text[start] == 0x20 || text[start] == 0x2E {
        start += 1
      }
      if start < text.count { text.removeFirst(start) }
    }
    while let last = text.last {
      if last == 0x20 || last == 0x3A || last == 0x2D || last == 0x2E || last == 0x2C {
        text.removeLast()
      } else if last == 0x9A, text.count >= 3, text[text.count - 2] == 0xBC {
        text.removeLast(3)  // a full-width colon
      } else if last == 0x29, let open = text.lastIndex(of: 0x28), open > 0 {
        text.removeSubrange(open...)
      } else if last == 0x89, text.count >= 3, text[text.count - 2] == 0xBC, let open = fullWidthBracket(text)
      {
        text.removeSubrange(open...)
      } else if isASCIIDigit(last), let cut = numberAtEnd(text) {
        text.removeSubrange(cut...)
      } else {
        break
      }
    }
    var first = 0
    while first < text.count, text[first] == 0x20 || text[first] == 0x2D { first += 1 }
    if first > 0 { text.removeFirst(first) }
  }

  private static func fullWidthBracket(_ text: [UInt8]) -> Int? {
    for index in stride(from: text.count - 3, through: 1, by: -1)
    where text[index] == 0xEF && text[index + 1] == 0xBC && text[index + 2] == 0x88 { return index }
    return nil
  }

  /// Where a number at the end begins, if a word stands before it.
  private static func numberAtEnd(_ text: [UInt8]) -> Int? {
    var cut = text.count
    while cut > 0, isASCIIDigit(text[cut - 1]) || text[cut - 1] == 0x2E || text[cut - 1] == 0x2C { cut -= 1 }
    guard cut > 0, text[cut - 1] == 0x20 || text[cut - 1] >= 0x80 || text[cut - 1] == 0x3A else { return nil }
    return cut
  }

  /// Emoji, dingbats, arrows, boxes and other pictures; joiners and variation selectors among them.
  private static func isDecoration(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA9, 0xAE, 0xB7, 0x200D, 0x2022, 0x203C, 0x2049, 0x20E3, 0x2190...0x2BFF, 0x3030, 0x303D,
      0xE000...0xF8FF,
      0xFE00...0xFE0F, 0x1F000...0x1FAFF, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}

/// `text` as lines of at most `width` columns, broken at spaces and between East Asian characters.
///
/// No line begins with a mark that belongs to what is before it, such as the sign in `12 %`.
/// A word that is longer than a line is broken where the line is full. A newline always ends a line; an empty
/// text is one empty line. Below one column, and for a wide character in one column, a line holds one character.
public func wrapped(_ text: String, to width: Int) -> [String] {
  wrappedRanges(of: text, to: width).map { String(text[$0]) }
}

/// The ranges in `text` of the lines of `wrapped(_:to:)`; spaces and newlines at the breaks are in none of them.
public func wrappedRanges(of text: String, to width: Int) -> [Range<String.Index>] {
  let simple = text.utf8.withContiguousStorageIfAvailable { bytes -> [Range<Int>]? in
    guard let columns = columnsOfSimpleText(bytes) else { return nil }
    if columns <= width { return [0..<bytes.count] }
    var breaker = LineBreaker(0, width: max(1, width))
    return breaker.lines(ofSimpleText: bytes)
  }
  if let simple, let lines = simple {
    func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
    return lines.map { index($0.lowerBound)..<index($0.upperBound) }
  }
  if !text.utf8.contains(.lineFeed), displayWidth(text) <= width { return [text.startIndex..<text.endIndex] }
  var breaker = LineBreaker(text.startIndex, width: max(1, width))
  return breaker.lines(of: text)
}

/// Finds the lines of a text in one pass: as many words as fit, then a break.
private struct LineBreaker<Index: Comparable> {
  let width: Int
  var found: [Range<Index>] = []
  var lineStart: Index
  /// Columns from the line's start to the current position, with spaces.
  var used = 0
  /// The last position where the line may break.
  var lastBreak: Chance?
  /// The break before that one, used if a mark follows that must not begin a line.
  var earlierBreak: Chance?
  /// Whether the character before is a space.
  var isAfterSpace = false

  /// Where the line would end and the next one start, and the columns up to that start.
  typealias Chance = (end: Index, next: Index, used: Int)

  init(_ start: Index, width: Int) {
    self.width = width
    lineStart = start
  }

  private mutating func takeSpace(_ start: Index, _ end: Index) {
    used += 1
    if isAfterSpace, let last = lastBreak {
      lastBreak = (last.end, end, used)
    } else {
      earlierBreak = lastBreak
      lastBreak = (start, end, used)
    }
    isAfterSpace = true
  }

  /// Takes in a character that is no space. `mayBreakBefore` says whether the line may end before it without a space.
  private mutating func take(
    at start: Index, columns: Int, belongsToTheLeft: Bool, mayBreakBefore: Bool = false
  ) {
    if isAfterSpace, belongsToTheLeft, let earlier = earlierBreak, used - earlier.used + columns <= width {
      lastBreak = earlier
    }
    if mayBreakBefore, start > lineStart {
      earlierBreak = lastBreak
      lastBreak = (start, start, used)
    }
    while used + columns > width, start > lineStart { breakLine(before: start) }
    used += columns
    isAfterSpace = false
  }

  /// Notes the last line, which ends where the text does.
  private mutating func finish(at end: Index) -> [Range<Index>] {
    endLine(at: isAfterSpace ? lastBreak?.end ?? end : end, next: end)
    return found
  }

  /// Ends the line at its last chance, or at `position` when the word alone is longer than the line.
  private mutating func breakLine(before position: Index) {
    guard let chance = lastBreak else {
      endLine(at: position, next: position)
      return
    }
    // A line with only spaces so far is dropped.
    if chance.end > lineStart { found.append(lineStart..<chance.end) }
    lineStart = chance.next
    used -= chance.used
    lastBreak = nil
    earlierBreak = nil
  }

  private mutating func endLine(at end: Index, next: Index) {
    found.append(lineStart..<max(lineStart, end))
    lineStart = next
    used = 0
    lastBreak = nil
    earlierBreak = nil
  }
}

extension LineBreaker<String.Index> {
  mutating func lines(of text: String) -> [Range<String.Index>] {
    var before: Unicode.Scalar = "\n"
    for cluster in DisplayClusters(text[...]) {
      let (start, end) = (cluster.range.lowerBound, cluster.range.upperBound)
      // A space that carries a mark is a letter of its word.
      let isSpace = cluster.first == " " && text.utf8.index(after: start) == end
      if cluster.first == "\n" {
        endLine(at: isAfterSpace ? lastBreak?.end ?? start : start, next: end)
        isAfterSpace = false
      } else if isSpace {
        takeSpace(start, end)
      } else {
        take(
          at: start, columns: cluster.width, belongsToTheLeft: belongsToTheLeft(cluster.first),
          mayBreakBefore: !isAfterSpace && mayBreak(between: before, and: cluster.first))
      }
      before = cluster.first == " " && !isSpace ? "\u{A0}" : cluster.first
    }
    return finish(at: text.endIndex)
  }
}

extension LineBreaker<Int> {
  /// The lines of UTF-8 in which every character takes one column, see `columnsOfSimpleText`; it breaks at spaces alone.
  mutating func lines(ofSimpleText bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var index = 0
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      index += byte.isASCII ? 1 : byte == .punctuationLead ? 3 : 2
      if byte == .space {
        takeSpace(start, index)
      } else {
        let scalar = bytes.scalar(at: start).flatMap { Unicode.Scalar($0.value) }
        take(at: start, columns: 1, belongsToTheLeft: isAfterSpace && scalar.map(belongsToTheLeft) ?? false)
      }
    }
    return finish(at: bytes.count)
  }
}

/// Whether the sign belongs to the text on its left although there is a space before it.
private func belongsToTheLeft(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "%", "!", "?", ":", ";", "»", "…", "°": true
  default: false
  }
}

/// Whether a line may break between two characters without a space: next to a wide one, unless that would separate a
/// bracket or sign from its text.
private func mayBreak(between a: Unicode.Scalar, and b: Unicode.Scalar) -> Bool {
  guard a.value >= 0x1100 || b.value >= 0x1100 else { return false }
  guard displayWidth(of: a) == 2 || displayWidth(of: b) == 2 else { return false }
  switch b.properties.generalCategory {
  case .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter: return false
  default: break
  }
  switch a.properties.generalCategory {
  case .openPunctuation, .initialPunctuation: return false
  default: return true
  }
}

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
  if !text.utf8.contains(.lineFeed), displayWidth(text) <= width { return [text.startIndex..<text.endIndex] }
  var breaker = LineBreaker(text: text, width: max(1, width))
  return breaker.lines()
}

/// Finds the lines of a text in one pass: as many words as fit, then a break.
private struct LineBreaker {
  let text: String
  let width: Int
  var found: [Range<String.Index>] = []
  var lineStart: String.Index
  /// Columns from the line's start to the current position, with spaces.
  var used = 0
  /// The last position where the line may break.
  var lastBreak: Chance?
  /// The break before that one, used if a mark follows that must not begin a line.
  var earlierBreak: Chance?

  /// Where the line would end and the next one begin, and the columns up to there.
  typealias Chance = (end: String.Index, next: String.Index, used: Int)

  init(text: String, width: Int) {
    self.text = text
    self.width = width
    lineStart = text.startIndex
  }

  mutating func lines() -> [Range<String.Index>] {
    var before: Unicode.Scalar = "\n"
    for cluster in DisplayClusters(text[...]) {
      let (start, end) = (cluster.range.lowerBound, cluster.range.upperBound)
      // A space with a combining mark is part of the word.
      let isSpace = cluster.first == " " && text.utf8.index(after: start) == end
      if cluster.first == "\n" {
        endLine(at: before == " " ? lastBreak?.end ?? start : start, next: end)
      } else if isSpace {
        used += 1
        if before == " ", let last = lastBreak {
          lastBreak = (last.end, end, used)
        } else {
          earlierBreak = lastBreak
          lastBreak = (start, end, used)
        }
      } else {
        if before == " ", belongsToTheLeft(cluster.first), let earlier = earlierBreak,
          used - earlier.used + cluster.width <= width
        {
          lastBreak = earlier
        }
        if before != " ", start > lineStart, mayBreak(between: before, and: cluster.first) {
          earlierBreak = lastBreak
          lastBreak = (start, start, used)
        }
        while used + cluster.width > width, start > lineStart { breakLine(before: start) }
        used += cluster.width
      }
      before = cluster.first == " " && !isSpace ? "\u{A0}" : cluster.first
    }
    endLine(at: before == " " ? lastBreak?.end ?? text.endIndex : text.endIndex, next: text.endIndex)
    return found
  }

  /// Breaks the line at the last possible position, or at `position` if the word alone is longer than the line.
  private mutating func breakLine(before position: String.Index) {
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

  private mutating func endLine(at end: String.Index, next: String.Index) {
    found.append(lineStart..<max(lineStart, end))
    lineStart = next
    used = 0
    lastBreak = nil
    earlierBreak = nil
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

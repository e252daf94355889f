/// How many columns `text` takes on a terminal.
///
/// Wide East Asian characters and emoji take two, marks and joiners none, control characters none.
/// An emoji sequence (joined, flagged, with a skin tone, a keycap) counts as one emoji.
public func displayWidth(_ text: String) -> Int {
  if let columns = text.utf8.withContiguousStorageIfAvailable(columnsOfSimpleText), let columns {
    return columns
  }
  var width = 0
  for scalar in text.unicodeScalars {
    let own = displayWidth(of: scalar)
    // Only marks, joiners and emoji change the width of their neighbours.
    if scalar.value >= 0x300, own == 0 || scalar.value >= 0x1F000 {
      return DisplayClusters(text[...]).reduce(0) { $0 + $1.width }
    }
    width += own
  }
  return width
}

/// The columns of UTF-8 that holds nothing but printable ASCII, letters of Latin, dashes and quotation marks, each of which
/// takes one; `nil` for any other. Nearly all that is shown is such.
func columnsOfSimpleText(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var columns = 0
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    switch byte {
    case let letter where letter >= .space && letter < .delete: index += 1
    case UInt8.latinLeads: index += 2
    case .punctuationLead where index + 2 < bytes.count:
      guard let sign = generalPunctuation((byte, bytes[index + 1], bytes[index + 2])), isNarrowSign(sign)
      else {
        return nil
      }
      index += 3
    default: return nil
    }
    columns += 1
  }
  return columns
}

/// Whether a scalar is one of the dashes, quotation marks and bullets that take one column.
@inline(__always)
private func isNarrowSign(_ code: UInt32) -> Bool {
  code >= 0x2010 && code <= 0x2027 || code >= 0x2030 && code <= 0x203A
}

/// The columns of one scalar by itself: 0, 1 or 2.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let code = scalar.value
  if code < 0x300 { return code.isControl ? 0 : 1 }
  // The most frequent of the others in what is shown.
  if isNarrowSign(code) { return 1 }
  if contains(zeroWidthRanges, code) { return 0 }
  return contains(wideRanges, code) ? 2 : 1
}

/// Whether `code` is in one of the ranges of a sorted list of alternating first and last code points.
private func contains(_ ranges: [UInt32], _ code: UInt32) -> Bool {
  let range = (0..<ranges.count / 2).partitioningIndex { ranges[2 * $0 + 1] >= code }
  return range < ranges.count / 2 && ranges[2 * range] <= code
}

/// The alignment of a text in a wider field.
public enum DisplayAlignment: Hashable, Sendable { case leading, trailing, center }

/// `text` filled up with spaces to `width` columns; a longer text comes back as it is.
public func padded(_ text: String, to width: Int, _ alignment: DisplayAlignment = .leading) -> String {
  let missing = width - displayWidth(text)
  guard missing > 0 else { return text }
  switch alignment {
  case .leading: return text + String(repeating: " ", count: missing)
  case .trailing: return String(repeating: " ", count: missing) + text
  case .center:
    let before = missing / 2
    return String(repeating: " ", count: before) + text + String(repeating: " ", count: missing - before)
  }
}

/// `text`, truncated with an ellipsis if it is wider than `width` columns.
///
/// Characters keep their marks and emoji sequences are not split. Below one column the result is empty.
public func truncated(_ text: String, to width: Int) -> String {
  guard displayWidth(text) > width else { return text }
  guard width > 0 else { return "" }
  var used = 0
  var end = text.startIndex
  for cluster in DisplayClusters(text[...]) {
    if used + cluster.width > width - 1 { break }
    used += cluster.width
    end = cluster.range.upperBound
  }
  while end > text.startIndex, text[text.unicodeScalars.index(before: end)] == " " {
    end = text.unicodeScalars.index(before: end)
  }
  return text[..<end] + "…"
}

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

/// Splits a text into what a terminal draws as one: a character with its marks, a whole emoji sequence.
struct DisplayClusters: Sequence, IteratorProtocol {
  struct Cluster {
    var range: Range<String.Index>
    /// The first character of the cluster, which decides its width.
    var first: Unicode.Scalar
    /// In columns: 0, 1 or 2.
    var width: Int
  }

  private let scalars: Substring.UnicodeScalarView
  private let utf8: Substring.UTF8View
  private var position: String.Index

  init(_ text: Substring) {
    scalars = text.unicodeScalars
    utf8 = text.utf8
    position = scalars.startIndex
  }

  mutating func next() -> Cluster? {
    guard position < scalars.endIndex else { return nil }
    let start = position
    if let letter = nextLetter() { return letter }
    let first = scalars[position]
    scalars.formIndex(after: &position)
    var cluster = Cluster(range: start..<position, first: first, width: displayWidth(of: first))
    // A control character combines with nothing: a mark after a newline is a cluster of its own.
    if first.value >= .space { extend(&cluster) }
    cluster.range = start..<position
    return cluster
  }

  /// A fast path for the common case: a printable ASCII character with no byte behind it that could combine with it.
  private mutating func nextLetter() -> Cluster? {
    let byte = utf8[position]
    guard byte >= .space, byte < .delete else { return nil }
    let start = position
    let end = utf8.index(after: start)
    guard end == utf8.endIndex || utf8[end].isASCII else { return nil }
    position = end
    return Cluster(range: start..<end, first: Unicode.Scalar(byte), width: 1)
  }

  private mutating func extend(_ cluster: inout Cluster) {
    if cluster.first.isRegionalIndicator, position < scalars.endIndex, scalars[position].isRegionalIndicator {
      scalars.formIndex(after: &position)
      cluster.width = 2
    }
    var isAfterJoiner = false
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if scalar.value < 0x300 { return }
      let joins = isAfterJoiner && cluster.width == 2 && scalar.properties.isEmoji
      let tones = cluster.width > 0 && scalar.properties.isEmojiModifier && cluster.first.properties.isEmoji
      guard joins || tones || displayWidth(of: scalar) == 0 else { return }
      if tones { cluster.width = 2 }
      if scalar == Self.emojiSelector, cluster.width == 1, cluster.first.properties.isEmoji {
        cluster.width = 2
      }
      isAfterJoiner = scalar == Self.joiner
      scalars.formIndex(after: &position)
    }
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}

extension Unicode.Scalar {
  /// Whether it is a regional indicator: two in a row make a flag.
  fileprivate var isRegionalIndicator: Bool { value >= 0x1F1E6 && value <= 0x1F1FF }
}

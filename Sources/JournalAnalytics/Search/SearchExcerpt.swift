internal import JournalFormat

/// A line of a hit as it is shown, with the places that match.
struct SearchExcerpt {
  private(set) var text = ""
  private(set) var marks: [Range<Int>] = []

  /// Longer lines are cut down around the first match, to about as many bytes.
  private static let longest = 200

  init(
    of line: [UInt8], query: SearchQuery, matcher: inout SearchPatternMatcher?
  ) throws(SearchPatternError) {
    let start = SearchExcerpt.behindBullet(line)
    let shown = FoldedText(line[start...])
    var found: [Range<Int>] = []
    if query.pattern != nil {
      // Folding makes of a character four at most.
      found = try matcher?.matches(in: shown, reach: 4 * Self.longest) ?? []
    } else {
      for term in query.terms { found += shown.ranges(of: term) }
    }
    let origins = found.map { shown.origin(of: $0) }.filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    cut(Array(line[start...]), SearchExcerpt.joined(origins))
  }

  /// Where the words begin behind indentation, bullet and quotation mark.
  private static func behindBullet(_ line: [UInt8]) -> Int {
    var index = 0
    while index < line.count, line[index] == .space || line[index] == .tab { index += 1 }
    let isBullet = index + 1 < line.count && "-*+".utf8.contains(line[index]) && line[index + 1] == .space
    return isBullet ? index + 2 : index
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private mutating func cut(_ line: [UInt8], _ places: [Range<Int>]) {
    var shown = 0..<line.count
    if line.count > Self.longest {
      let middle = places.first?.lowerBound ?? 0
      let start = Self.scalarStart(line, max(0, min(middle - 60, line.count - Self.longest)))
      shown = start..<Self.scalarStart(line, min(line.count, start + Self.longest))
    }
    func piece(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
    text = shown.lowerBound > 0 ? "…" : ""
    var position = shown.lowerBound
    for place in places {
      let place = place.clamped(to: shown)
      guard !place.isEmpty else { continue }
      text += piece(position..<place.lowerBound)
      let mark = text.utf8.count
      text += piece(place)
      marks.append(mark..<text.utf8.count)
      position = place.upperBound
    }
    text += piece(position..<shown.upperBound) + (shown.upperBound < line.count ? "…" : "")
  }

  private static func scalarStart(_ line: [UInt8], _ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < line.count, line[offset].isUTF8Continuation { offset -= 1 }
    return offset
  }
}

public import JournalFormat

/// A line of the diary that a search found.
public struct SearchHit: Hashable, Sendable {
  /// What stands there.
  public enum Kind: String, CaseIterable, Sendable {
    case food, weight, task, habit, mood, series, note
  }

  /// `nil` in `tasks.md`.
  public var day: Day?
  public var path: String
  /// From 1: the first line of the record with a match.
  public var line: Int
  public var kind: Kind
  /// Of a food entry.
  public var category: FoodCategory?
  /// The heading of a note or of an item of the user's own.
  public var heading: String?
  /// The line without its indentation and bullet; a long one is cut down around the first match.
  public var text: String
  /// The stretches of `text` that match, in bytes, in order.
  public var marks: [Range<Int>]
}

extension SearchQuery {
  /// The hits in a day's file in the order of its lines, each line once; `matcher` is that of the query, for all its files.
  ///
  /// A record is a hit if all terms are in it, wherever in its lines; a pattern has to match within one line.
  public func hits(
    in file: JournalDay, matcher: inout SearchPatternMatcher?
  ) throws(SearchPatternError) -> [SearchHit] {
    try hits(records(of: file), in: file.source, of: file.day, at: file.path, matcher: &matcher)
  }

  /// The hits in `tasks.md` in the order of its lines, each line once.
  public func hits(
    inTasks tasks: [TaskItem], of source: SourceText, at path: String, matcher: inout SearchPatternMatcher?
  ) throws(SearchPatternError) -> [SearchHit] {
    try hits(records(of: tasks), in: source, of: nil, at: path, matcher: &matcher)
  }

  private func hits(
    _ records: [Record], in source: SourceText, of day: Day?, at path: String,
    matcher: inout SearchPatternMatcher?
  ) throws(SearchPatternError) -> [SearchHit] {
    var found: [(hit: SearchHit, start: Int, number: Int)] = []
    for record in records where matches(record) {
      guard var hit = try hit(record, in: source, matcher: &matcher) else { continue }
      (hit.day, hit.path) = (day, path)
      found.append((hit, record.range.lowerBound.line, found.count))
    }
    found.sort { ($0.hit.line, $0.start, $0.number) < ($1.hit.line, $1.start, $1.number) }
    // A task's range may hold its parts: the innermost record is the one that is meant.
    return found.indices.filter { $0 + 1 == found.count || found[$0 + 1].hit.line > found[$0].hit.line }
      .map { found[$0].hit }
  }

  private struct Record {
    var range: SourceRange
    var kind: SearchHit.Kind
    var category: FoodCategory?
    var heading: TextSlice?
    var tags: [Tag] = []
  }

  private func records(of file: JournalDay) -> [Record] {
    var records = file.entries.map {
      Record(range: $0.range, kind: .food, category: $0.category, tags: $0.tagsWithParts)
    }
    guard category == nil else { return records }
    records += file.weights.map { Record(range: $0.range, kind: .weight) }
    records += self.records(of: file.tasks)
    records += file.habitTicks.map { Record(range: $0.range, kind: .habit, tags: $0.tagsWithSteps) }
    records += file.moods.map { Record(range: $0.range, kind: .mood, tags: $0.tags) }
    records += file.series.map {
      Record(range: $0.range, kind: .series, heading: $0.series, tags: $0.tags)
    }
    return records + file.notes.map { Record(range: $0.range, kind: .note, heading: $0.heading) }
  }

  private func records(of tasks: [TaskItem]) -> [Record] {
    tasks.map { Record(range: $0.range, kind: .task, tags: $0.tags) }
  }

  private func matches(_ record: Record) -> Bool {
    if let category, record.category != category { return false }
    if let tag, !record.tags.contains(Tag(TextSlice(tag))) { return false }
    return true
  }

  /// The hit in a record, without its file.
  private func hit(
    _ record: Record, in source: SourceText, matcher: inout SearchPatternMatcher?
  ) throws(SearchPatternError) -> SearchHit? {
    let start = source.byteOffset(of: record.range.lowerBound)
    let end = max(start, source.byteOffset(of: record.range.upperBound))
    var place = start
    if !terms.isEmpty {
      let first = source.bytes.withUnsafeBufferPointer { bytes in
        firstPlace(in: UnsafeBufferPointer(rebasing: bytes[start..<end]), of: record.kind)
      }
      guard let first else { return nil }
      place = start + first
    } else if pattern != nil {
      var match: Int?
      for line in record.range.lowerBound
        .line...max(
          record.range.lowerBound.line, source.location(ofByte: max(start, end - 1)).line)
      {
        let words = source.lineContent(line)
        if try matcher?.hasMatch(in: FoldedText(source.bytes[words])) ?? false {
          match = words.lowerBound
          break
        }
      }
      guard let match else { return nil }
      place = max(place, match)
    }
    let line = source.location(ofByte: place).line
    let excerpt = try SearchExcerpt(
      of: Array(source.bytes[source.lineContent(line)]), kind: record.kind, query: self, matcher: &matcher)
    return SearchHit(
      day: nil, path: "", line: line, kind: record.kind, category: record.category,
      heading: record.heading?.string, text: excerpt.text, marks: excerpt.marks)
  }
}

extension SearchQuery {
  /// The position of the first term in bytes that hold all of them.
  private func firstPlace(in bytes: UnsafeBufferPointer<UInt8>, of kind: SearchHit.Kind) -> Int? {
    // Most records of a file do not hold the words, and folding costs more than looking.
    guard mayBeFound(in: bytes) else { return nil }
    if bytes.isASCII, terms.allSatisfy({ $0.isOneWord && !$0.hasForms }) {
      // Folding would make small letters of capitals, byte by byte, and of white space what no term holds.
      return terms.compactMap { bytes.firstIndex(asciiFolded: $0.words) }.min()
    }
    let text = FoldedText(bytes)
    let firsts = terms.map { $0.ranges(in: text, of: kind).first }
    guard !firsts.contains(nil) else { return nil }
    return firsts.compactMap { $0.map { text.origin(of: $0).lowerBound } }.min() ?? 0
  }
}

/// A line of a hit for display, with the ranges that match.
struct SearchExcerpt {
  private(set) var text = ""
  private(set) var marks: [Range<Int>] = []

  /// Longer lines are cut down around the first match, to about as many bytes.
  private static let longest = 200

  init(
    of line: [UInt8], kind: SearchHit.Kind, query: SearchQuery, matcher: inout SearchPatternMatcher?
  ) throws(SearchPatternError) {
    let start = SearchExcerpt.behindBullet(line)
    let shown = FoldedText(line[start...])
    var found: [Range<Int>] = []
    if query.pattern != nil {
      // Folding makes of a character four at most.
      found = try matcher?.matches(in: shown, reach: 4 * Self.longest) ?? []
    } else {
      for term in query.terms { found += term.ranges(in: shown, of: kind) }
    }
    let origins = found.map { shown.origin(of: $0) }.filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    cut(Array(line[start...]), SearchExcerpt.joined(origins))
  }

  /// The beginning of the words after indentation, bullet and quotation mark.
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
    text = String(decoding: line[shown], as: UTF8.self)
    // Of text that is none, each piece is made text by itself.
    if text.utf8.count == shown.count {
      let before = shown.lowerBound > 0 ? "…" : ""
      if shown.count < line.count { text = before + text + (shown.upperBound < line.count ? "…" : "") }
      let shift = before.utf8.count - shown.lowerBound
      for place in places {
        let place = place.clamped(to: shown)
        if !place.isEmpty { marks.append(place.lowerBound + shift..<place.upperBound + shift) }
      }
      return
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

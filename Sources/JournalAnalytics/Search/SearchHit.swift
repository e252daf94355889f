public import JournalFormat

/// A line of the diary that was looked for.
public struct SearchHit: Hashable, Sendable {
  /// What stands there.
  public enum Kind: String, CaseIterable, Sendable {
    case food, weight, task, habit, mood, series, note
  }

  public var day: Day
  public var path: String
  /// From 1: the first line of the record that holds some of what was looked for.
  public var line: Int
  public var kind: Kind
  /// Of a food entry.
  public var category: FoodCategory?
  /// What a note or an item of one's own stands below.
  public var heading: String?
  /// The line without its indentation and bullet, cut down around the first match where it is long.
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
    var found: [Int: (hit: SearchHit, start: Int)] = [:]
    for record in records(of: file) where matches(record) {
      guard let hit = try hit(record, in: file, matcher: &matcher) else { continue }
      // A task's range may hold its parts: the innermost record is the one that is meant.
      if let known = found[hit.line], known.start > record.range.lowerBound.line { continue }
      found[hit.line] = (hit, record.range.lowerBound.line)
    }
    return found.values.map(\.hit).sorted { $0.line < $1.line }
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
      Record(range: $0.range, kind: .food, category: $0.category, tags: $0.tags)
    }
    guard category == nil else { return records }
    records += file.weights.map { Record(range: $0.range, kind: .weight) }
    records += file.tasks.map { Record(range: $0.range, kind: .task, tags: $0.tags) }
    records += file.habitTicks.map { Record(range: $0.range, kind: .habit, tags: $0.tags) }
    records += file.moods.map { Record(range: $0.range, kind: .mood) }
    records += file.series.map {
      Record(range: $0.range, kind: .series, heading: $0.series, tags: $0.tags)
    }
    return records + file.notes.map { Record(range: $0.range, kind: .note, heading: $0.heading) }
  }

  private func matches(_ record: Record) -> Bool {
    if let category, record.category != category { return false }
    if let tag, !record.tags.contains(Tag(TextSlice(tag))) { return false }
    return true
  }

  private func hit(
    _ record: Record, in file: JournalDay, matcher: inout SearchPatternMatcher?
  ) throws(SearchPatternError) -> SearchHit? {
    let source = file.source
    let start = source.byteOffset(of: record.range.lowerBound)
    let end = max(start, source.byteOffset(of: record.range.upperBound))
    var place = start
    if !terms.isEmpty {
      // Most records of a file do not hold the words, and folding costs more than looking.
      let mayHold = source.bytes.withUnsafeBufferPointer { bytes in
        mayBeFound(in: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
      guard mayHold else { return nil }
      let text = FoldedText(source.bytes[start..<end])
      let firsts = terms.map { text.ranges(of: $0).first }
      guard !firsts.contains(nil) else { return nil }
      place = start + (firsts.compactMap { $0.map { text.origin(of: $0).lowerBound } }.min() ?? 0)
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
      of: Array(source.bytes[source.lineContent(line)]), query: self, matcher: &matcher)
    return SearchHit(
      day: file.day, path: file.path, line: line, kind: record.kind, category: record.category,
      heading: record.heading?.string, text: excerpt.text, marks: excerpt.marks)
  }
}

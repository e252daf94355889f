/// A valid tag name and its written form.
public struct TagName: Hashable, Sendable {
  /// Without `#` and brackets.
  public let name: String
  /// `#home`, or `#[[two words]]`.
  public let written: String

  /// Parses `home`, `#home`, `two words` or `#[[two words]]`; `nil` if it cannot be a tag.
  public init?(_ text: String) {
    // Works on bytes: a combining mark behind a bracket would make one `Character` of both.
    var bytes = text.utf8[...]
    if bytes.first == UInt8(ascii: "#") { bytes = bytes.dropFirst() }
    if bytes.count > 4, bytes.starts(with: "[[".utf8), bytes.suffix(2).elementsEqual("]]".utf8) {
      bytes = bytes.dropFirst(2).dropLast(2)
    }
    let name = Substring(bytes)
    self.name = String(name)
    written = Tag(TextSlice(self.name)).written
    guard name.contains(where: \.isLetter), TagName.isRead(written, as: name) else { return nil }
  }

  private static func isRead(_ written: String, as name: Substring) -> Bool {
    var written = written
    return written.withUTF8 { bytes in
      guard !bytes.contains(.lineFeed), !bytes.contains(.carriageReturn),
        let tag = scanTag(LineScanner(bytes, 0..<bytes.count))
      else { return false }
      return tag.range.count == bytes.count && bytes[tag.name].elementsEqual(name.utf8)
    }
  }
}

/// Renames a tag in a file, or takes it off.
public struct TagRenaming: Sendable {
  /// The file with the tag renamed.
  public private(set) var result: SourceText
  /// The numbers of the changed lines, from 1, in order.
  public private(set) var lines: [Int] = []

  /// The tags in a file and the number of its warnings.
  private struct Reading: Equatable {
    var tags: [[String]]
    var records: [SourceRange]
    var dayTags: [String]
    var warnings: Int
    /// Where the records begin that have the tag among their words.
    var words: Set<SourceLocation> = []
    /// Why the file is not written to, if it is not.
    var error: Diagnostic?
    /// Where notes begin that have it.
    var notes: Set<SourceLocation> = []
  }

  /// Renames a tag on all lines of a file; `nil` if no line has it.
  ///
  /// Without a new name the tag is taken off: with the white space before it, or among other words its `#` alone.
  /// Tags that differ in case only are the same; nested tags such as `home/garden` are others. `#` in code
  /// and quotations is no tag and stays. The result is parsed again: throws if any line has other tags than
  /// intended, or if the file has an error, for then it is not written to.
  public init?(
    renaming old: TagName, to new: TagName?, in source: SourceText, day: Day, path: String,
    parser: DayFileParser
  ) throws(EditRefusal) {
    result = source
    let key = old.name.lowercased()
    let before = Self.reading(source, day: day, path: path, parser: parser, wordsWith: key)
    guard before.dayTags.contains(key) || before.tags.contains(where: { $0.contains(key) }) else {
      return nil
    }
    if let error = before.error { throw EditRefusal(error.message, line: error.range.lowerBound.line) }
    let newKey = new?.name.lowercased()
    var places: [Range<Int>: [UInt8]] = [:]
    for (range, tags) in zip(before.records, before.tags) where tags.contains(key) {
      for number in range.lowerBound.line...max(range.lowerBound.line, range.upperBound.line) {
        let isNote = before.notes.contains(range.lowerBound)
        if isNote, !Note.mayHaveTags(source.bytes[source.lineContent(number)]) { continue }
        let own = Self.tags(of: source, line: number)
        // A line that has the new one already has it once.
        var hasNew = newKey.map { wanted in
          wanted != key && own.contains { Self.key(source, $0.name) == wanted }
        }
        for tag in own where Self.key(source, tag.name) == key {
          let place = Self.withoutClosing(tag, source)
          if let new, hasNew == false || new.name.lowercased() == key {
            places[place] = Array(new.written.utf8)
            hasNew = true
          } else {
            let isInWords =
              before.words.contains(range.lowerBound)
              || isNote && !Self.standsApart(tag, onLine: number, in: source)
            let removal = Self.removal(place, tag.name, isInWords: isInWords, in: source)
            places[removal.range] = removal.text
          }
        }
      }
    }
    let hasDayTag = newKey.map { $0 != key && !Self.frontMatterPlaces(of: $0, in: source).isEmpty } ?? false
    for place in Self.frontMatterPlaces(of: key, in: source) {
      if let new, !hasDayTag {
        places[place] = Array((new.written.hasPrefix("#[[") ? "\"\(new.name)\"" : new.name).utf8)
      } else {
        places[Self.frontMatterRemoval(place, in: source)] = []
      }
    }
    result = source.applying(places.map { source.edit($0.key, $0.value) })
    lines = Set(places.keys.map { source.location(ofByte: $0.lowerBound).line }).sorted()
    let after = Self.reading(result, day: day, path: path, parser: parser)
    func renamed(_ tags: [String]) -> [String] { tags.compactMap { $0 == key ? newKey : $0 } }
    guard after.tags.map(Set.init) == before.tags.map({ Set(renamed($0)) }),
      Set(after.dayTags) == Set(renamed(before.dayTags)),
      after.warnings <= before.warnings
    else {
      throw EditRefusal(
        "the tag cannot be renamed here without changing what else is read", line: lines.first)
    }
  }

  private static func reading(
    _ source: SourceText, day: Day, path: String, parser: DayFileParser, wordsWith key: String? = nil
  ) -> Reading {
    let parsed = parser.parse(source, day: day, path: path)
    let file = parsed.day
    var records = file.entries.map { ($0.range, $0.tagsWithParts) } + file.tasks.map { ($0.range, $0.tags) }
    records += file.habitTicks.map { ($0.range, $0.tagsWithSteps) } + file.series.map { ($0.range, $0.tags) }
    records += file.moods.map { ($0.range, $0.tags) }
    let notes = file.notes.map { ($0.range, $0.tags) }
    records += notes
    var texts = file.entries.map { ($0.range, $0.text) } + file.tasks.map { ($0.range, $0.text) }
    texts += file.habitTicks.map { ($0.range, $0.name) } + file.series.map { ($0.range, $0.text) }
    texts += file.moods.compactMap { mood in mood.text.map { (mood.range, $0) } }
    let words = texts.filter { _, text in
      key.map { key in text.tagNames.contains { $0.string.lowercased() == key } } ?? false
    }
    var reading = Reading(
      tags: records.map { $0.1.map(\.key) }, records: records.map(\.0), dayTags: file.tags.map(\.key),
      warnings: parsed.diagnostics.count { $0.severity > .hint })
    reading.error = parsed.diagnostics.first { $0.severity == .error }
    reading.words = Set(words.map(\.0.lowerBound))
    reading.notes = Set(notes.filter { !$0.1.isEmpty }.map(\.0.lowerBound))
    return reading
  }

  /// Whether a tag ends a line, with nothing but other tags behind it. In `I stayed #home.` it is a word of the sentence.
  private static func standsApart(
    _ tag: ScannedTag, onLine number: Int, in source: SourceText
  ) -> Bool {
    let line = source.lineContent(number)
    func isBlank(_ range: Range<Int>) -> Bool {
      source.bytes[range].allSatisfy { $0 == .space || $0 == .tab }
    }
    var end = max(tag.range.upperBound, tag.name.upperBound)
    for other in tags(of: source, line: number) where other.range.lowerBound >= end {
      guard isBlank(end..<other.range.lowerBound) else { return false }
      end = other.range.upperBound
    }
    return isBlank(min(end, line.upperBound)..<line.upperBound)
  }

  /// What takes a tag off: with the white space before it, or of one among words its sign and brackets alone.
  private static func removal(
    _ place: Range<Int>, _ name: Range<Int>, isInWords: Bool, in source: SourceText
  ) -> (range: Range<Int>, text: [UInt8]) {
    if isInWords { return (place, Array(source.bytes[name])) }
    var start = place.lowerBound
    while start > 0, source.bytes[start - 1] == .space || source.bytes[start - 1] == .tab { start -= 1 }
    return (start..<place.upperBound, [])
  }

  /// An element of a list with the comma that goes with it, or its whole line.
  private static func frontMatterRemoval(_ place: Range<Int>, in source: SourceText) -> Range<Int> {
    let line = source.line(source.location(ofByte: place.lowerBound).line)
    let before = source.bytes[line.lowerBound..<place.lowerBound]
    if before.allSatisfy({ [.space, .tab, .hyphen, .numberSign].contains($0) }) { return line }
    var (start, end) = (place.lowerBound, place.upperBound)
    while end < line.upperBound, source.bytes[end] == .space { end += 1 }
    if end < line.upperBound, source.bytes[end] == .comma {
      end += 1
      while end < line.upperBound, source.bytes[end] == .space { end += 1 }
      return start..<end
    }
    let isBetween = source.bytes[line.lowerBound..<place.lowerBound].contains(.colon)
    if isBetween, end > place.upperBound, end < line.upperBound, source.bytes[end] > .space,
      source.bytes[end] != .closeBracket,
      !before.contains(.comma)
    {
      return start..<end
    }
    end = place.upperBound
    while start > line.lowerBound, source.bytes[start - 1] == .space { start -= 1 }
    if start > line.lowerBound, source.bytes[start - 1] == .comma {
      start -= 1
    } else {
      start = place.lowerBound
    }
    return start..<end
  }

  private static func tags(of source: SourceText, line number: Int) -> [ScannedTag] {
    source.bytes.withUnsafeBufferPointer { scanTags(LineScanner($0, source.lineContent(number))) }
  }

  private static func key(_ source: SourceText, _ range: Range<Int>) -> String {
    Tag(source[range]).key
  }

  /// The range of the tag from its `#` to the end of its name or brackets.
  private static func withoutClosing(_ tag: ScannedTag, _ source: SourceText) -> Range<Int> {
    let isBracketed = tag.name.lowerBound > tag.range.lowerBound + 1
    return tag.range.lowerBound..<tag.name.upperBound + (isBracketed ? 2 : 0)
  }

  /// Where the front matter's tags have `key`, with its quotes if there are any.
  private static func frontMatterPlaces(of key: String, in source: SourceText) -> [Range<Int>] {
    guard let front = FrontMatter(in: source) else { return [] }
    var places: [Range<Int>] = []
    for field in front.fields {
      guard ["tags", "tag"].contains(folded(source[field.key].string)) else { continue }
      for range in [field.value] + field.items {
        var start = range.lowerBound
        while start < range.upperBound {
          let isQuoted = source.bytes[start] == .quotationMark || source.bytes[start] == .apostrophe
          let quote = source.bytes[start]
          let behind = start + (isQuoted ? 1 : 0)
          let end =
            source.bytes[behind..<range.upperBound].firstIndex {
              isQuoted ? $0 == quote : " ,[]\"'\t".utf8.contains($0)
            } ?? range.upperBound
          let name = source.bytes[behind..<end].first == .numberSign ? behind + 1..<end : behind..<end
          if !name.isEmpty, self.key(source, name) == key {
            places.append(start..<min(range.upperBound, end + (isQuoted ? 1 : 0)))
          }
          start = max(end, start) + 1
        }
      }
    }
    return places
  }
}

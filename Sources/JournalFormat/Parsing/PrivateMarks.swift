/// What a person marked as private in a day file: reports for others leave it out.
///
/// The whole file is private with the tag `private` in its front matter, or `<!-- private -->` as its first line. Elsewhere a line with
/// `#private`, also as `#private/family`, or the comment is private; a comment on a line of its own makes the lines below it private up to a blank line. Either
/// mark on a heading, and a comment above one, makes its whole section private, with those in it.
public struct PrivateMarks: Sendable {
  /// Whether nothing of the file may be shown.
  public let isWholeFile: Bool
  private let lines: Set<Int>

  public init(of file: JournalDay) {
    let source = file.source
    var lines: Set<Int> = []
    var isWhole = file.tags.contains(where: Self.isPrivate)
    // Most files say nothing of it, in any case.
    let mentions = source.bytes.contains(.numberSign) || source.bytes.contains(UInt8(ascii: "<"))
    var number = 1
    var hasText = false
    while mentions, number <= source.lineCount {
      // Nor do most lines.
      let isMarked = source.bytes[source.lineContent(number)].contains {
        $0 == .numberSign || $0 == .lessThanSign
      }
      guard isMarked || !hasText else {
        number += 1
        continue
      }
      let text = Self.words(of: number, in: source)
      switch text {
      case Self.comment:
        if !hasText { isWhole = true }
        lines.formUnion(Self.block(below: number, in: source))
      case let text where text.contains(Self.comment) || text.contains("#private"):
        if text.contains(Self.comment)
          || Self.tags(of: number, in: source).contains(where: Self.isPrivate)
        {
          lines.insert(number)
          if Self.headingLevel(text) != nil { lines.formUnion(Self.section(from: number, in: source)) }
        }
      default: break
      }
      if !text.isEmpty { hasText = true }
      number += 1
    }
    isWholeFile = isWhole
    self.lines = lines
  }

  /// Whether a record of the file may not be shown.
  public func cover(_ range: SourceRange) -> Bool {
    guard !isWholeFile else { return true }
    guard !lines.isEmpty else { return false }
    let (first, end) = (range.lowerBound.line, range.upperBound)
    let last = max(first, end.column == 1 ? end.line - 1 : end.line)
    return lines.contains { (first...last).contains($0) }
  }

  /// `#private`, also with a part below it: `#private/family`.
  private static func isPrivate(_ tag: Tag) -> Bool { tag.key == "private" || tag.key.hasPrefix("private/") }

  private static let comment = "<!-- private -->"

  /// A line in lower case without the blanks at its ends.
  private static func words(of number: Int, in source: SourceText) -> String {
    let content = source.lineContent(number)
    // Longer lines are no marks, and few.
    guard content.count <= 4_096 else { return "…" }
    let text = source[content].string.lowercased().drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    return text.lastIndex { $0 != " " && $0 != "\t" }.map { String(text[...$0]) } ?? ""
  }

  private static func tags(of number: Int, in source: SourceText) -> [Tag] {
    JournalFormat.tags(in: source[source.lineContent(number)])
  }

  /// The lines from below a comment to the next blank one, or the section of the heading below it.
  private static func block(below number: Int, in source: SourceText) -> Range<Int> {
    var first = number + 1
    while first <= source.lineCount, source.isBlank(line: first) { first += 1 }
    guard first <= source.lineCount else { return first..<first }
    if headingLevel(words(of: first, in: source)) != nil { return section(from: first, in: source) }
    var end = first + 1
    while end <= source.lineCount, !source.isBlank(line: end) { end += 1 }
    return first..<end
  }

  /// The lines from a heading to the next one of its level or above; what looks like one in a block of code is none.
  private static func section(from heading: Int, in source: SourceText) -> Range<Int> {
    let level = headingLevel(words(of: heading, in: source)) ?? 1
    var end = heading + 1
    var isFenced = false
    while end <= source.lineCount {
      let text = words(of: end, in: source)
      if text.hasPrefix("```") || text.hasPrefix("~~~") { isFenced.toggle() }
      if !isFenced, let next = headingLevel(text), next <= level { break }
      end += 1
    }
    return heading..<end
  }

  /// How many signs a heading begins with; `nil` for other lines, such as those that begin with a tag.
  private static func headingLevel(_ text: String) -> Int? {
    let signs = text.prefix { $0 == "#" }
    guard (1...6).contains(signs.count) else { return nil }
    return text[signs.endIndex...].first.map { $0 == " " || $0 == "\t" } ?? true ? signs.count : nil
  }
}

/// The tags in some text of a diary, each once, in their order.
public func tags(in text: TextSlice) -> [Tag] { tags(in: text, where: { _ in true }) }

/// The same on those of its lines that `isMeant` takes.
func tags(in text: TextSlice, where isMeant: (ArraySlice<UInt8>) -> Bool) -> [Tag] {
  var tags: [Tag] = []
  for line in text.bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn })
  where isMeant(line) {
    let bytes = Array(line)
    tags += bytes.withUnsafeBufferPointer { buffer in
      scanTags(LineScanner(buffer, 0..<buffer.count)).map { Tag(TextSlice(bytes, $0.name)) }
    }
  }
  return eachOnce(tags)
}

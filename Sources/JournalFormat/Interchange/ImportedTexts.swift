/// Which texts went into which days: what an import remembers, so that it brings in nothing twice.
///
/// It is a set that only grows, written as a list, so that two devices that both import come to the union of theirs. A
/// text counts by its lines: blank lines and line endings make no difference.
public struct ImportedTexts: Hashable, Sendable {
  /// Where it lies in a journal.
  public static let path = "imports.md"

  private struct Text: Hashable {
    var day: Day
    var digest: UInt64
  }

  private var texts: Set<Text> = []
  /// The days of them.
  private var days: Set<Day> = []

  public init() {}

  /// Reads a list; lines that are none of it are passed over.
  public init(_ source: SourceText) {
    for line in source.lines {
      let text = String(decoding: source.bytes[line], as: UTF8.self)
      let words = text.split { $0 == " " || $0 == "\n" || $0 == "\r\n" }
      guard words.count == 3, words[0] == "-", let day = Day(String(words[1])),
        let digest = UInt64(words[2], radix: 16)
      else { continue }
      texts.insert(Text(day: day, digest: digest))
      days.insert(day)
    }
  }

  /// The list, in order of days.
  public var text: [UInt8] {
    let lines = texts.sorted { ($0.day, $0.digest) < ($1.day, $1.digest) }.map { text in
      let digest = String(text.digest, radix: 16)
      return "- \(text.day) \(String(repeating: "0", count: 16 - digest.count))\(digest)\n"
    }
    return Array(
      ("# Imports\n\nWhat ‘journal import’ has brought into which day, by a digest, so that nothing comes twice.\n\n"
        + lines.joined()).utf8)
  }

  /// Whether a text went into a day.
  public func contains(_ text: [UInt8], on day: Day) -> Bool {
    texts.contains(Text(day: day, digest: Self.digests(of: text).last?.digest ?? .fnvOffset))
  }

  /// Whether any text went into a day.
  public func holdsText(on day: Day) -> Bool { days.contains(day) }

  public mutating func insert(_ text: [UInt8], on day: Day) {
    texts.insert(Text(day: day, digest: Self.digests(of: text).last?.digest ?? .fnvOffset))
    days.insert(day)
  }

  /// The longest beginning of a text that went into a day: what it was before somebody wrote more below it. Empty if there
  /// is none.
  public func beginning(of text: [UInt8], on day: Day) -> [UInt8] {
    let known = Self.digests(of: text).last { texts.contains(Text(day: day, digest: $0.digest)) }
    return known.map { Array(text[..<$0.end]) } ?? []
  }

  /// The digest of a text up to the end of each of its lines that is not blank.
  private static func digests(of text: [UInt8]) -> [(digest: UInt64, end: Int)] {
    let source = SourceText(text)
    var digest = UInt64.fnvOffset
    var digests: [(digest: UInt64, end: Int)] = []
    for number in 1...max(1, source.lineCount) where !source.isBlank(line: number) {
      digest = text[source.lineContent(number)].fnv1a(continuing: digest).fnv1a(.lineFeed)
      digests.append((digest, source.line(number).upperBound))
    }
    return digests
  }
}

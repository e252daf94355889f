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
  /// The words by which the program they came from names some.
  private var names: [Text: Set<[String]>] = [:]

  public init() {}

  /// Reads a list; lines that are none of it are passed over.
  public init(_ source: SourceText) {
    for line in source.lines {
      let text = String(decoding: source.bytes[line], as: UTF8.self)
      let words = text.split { $0 == " " || $0 == "\n" || $0 == "\r\n" }
      guard (3...5).contains(words.count), words[0] == "-", let day = Day(String(words[1])),
        let digest = UInt64(words[2], radix: 16)
      else { continue }
      guard words.count == 3 else {
        names[Text(day: day, digest: digest), default: []].insert(words.dropFirst(3).map(String.init))
        continue
      }
      texts.insert(Text(day: day, digest: digest))
      days.insert(day)
    }
  }

  /// The list, in order of days.
  public var text: [UInt8] {
    func line(_ text: Text, _ words: [String] = []) -> String {
      let digest = String(text.digest, radix: 16)
      let own = ["-", "\(text.day)", String(repeating: "0", count: 16 - digest.count) + digest]
      return (own + words).joined(separator: " ") + "\n"
    }
    let named = names.flatMap { text, names in names.map { (text, $0) } }
    let lines = (texts.map { ($0, []) } + named).sorted {
      ($0.0.day, $0.0.digest) == ($1.0.day, $1.0.digest)
        ? $0.1.lexicographicallyPrecedes($1.1) : ($0.0.day, $0.0.digest) < ($1.0.day, $1.0.digest)
    }.map(line)
    return Array(
      ("# Imports\n\nWhat ‘journal import’ has brought into which day, by a digest, so that nothing comes twice.\n\n"
        + lines.joined()).utf8)
  }

  /// Whether a text went into a day.
  public func contains(_ text: [UInt8], on day: Day) -> Bool {
    texts.contains(Text(day: day, digest: Self.digests(of: text).last?.digest ?? .fnvOffset))
  }

  /// The years of the days into which texts went, in order.
  public var years: [Int] { Set(days.map(\.year)).sorted() }

  /// Whether any text went into a day.
  public func holdsText(on day: Day) -> Bool { days.contains(day) }

  public mutating func insert(_ text: [UInt8], on day: Day) {
    texts.insert(Text(day: day, digest: Self.digests(of: text).last?.digest ?? .fnvOffset))
    days.insert(day)
  }

  /// Remembers how another program names a text of this digest, in one word or two; others are passed over.
  public mutating func name(_ digest: UInt64, on day: Day, _ words: [String]) {
    guard (1...2).contains(words.count),
      words.allSatisfy({
        !$0.isEmpty && $0.utf8.count <= 40 && $0.utf8.allSatisfy { $0 > .space && $0 < .delete }
      })
    else { return }
    names[Text(day: day, digest: digest), default: []].insert(words)
  }

  /// How another program names the texts of a digest, in a fixed order.
  public func names(of digest: UInt64, on day: Day) -> [[String]] {
    (names[Text(day: day, digest: digest)] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
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

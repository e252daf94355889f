public import JournalFormat

/// A search in a diary: words and phrases that all have to occur, or a pattern, with further conditions.
public struct SearchQuery: Sendable {
  /// The query as written.
  public let text: String
  /// Only food entries of this category; `.some(nil)` for entries without one.
  public var category: FoodCategory??
  /// Only lines with this tag, without its `#`, in any case.
  public var tag: String?

  let terms: [SearchTerm]
  let pattern: SearchPattern?
  /// For each term its longest part without a space: a file without it has no hit.
  private let probes: [[UInt8]]

  /// Words and phrases, compared folded: without case and accents. Each may be inside a word; in food entries a word is also found
  /// in its other forms. `nil` if only white space is left of them.
  public init?(words: [String]) {
    terms = words.map { Array(folded($0).utf8).trimmed }.filter { !$0.isEmpty }.map(SearchTerm.init)
    guard !terms.isEmpty else { return nil }
    probes = terms.map(\.probe)
    pattern = nil
    text = words.joined(separator: " ")
  }

  /// A pattern, matched line by line against the folded text. Throws what is wrong with it.
  public init(pattern text: String) throws(SearchPatternError) {
    pattern = try SearchPattern(text)
    (terms, probes) = ([], [])
    self.text = text
  }

  /// The matcher of the pattern, to be kept for a whole search; `nil` for words. `stepLimit` bounds its steps in all.
  public func patternMatcher(stepLimit: Int = SearchPatternMatcher.stepLimit) -> SearchPatternMatcher? {
    pattern.map { SearchPatternMatcher($0, stepLimit: stepLimit) }
  }

  /// Everything there is, for a search by category or tag alone.
  public static let everything = SearchQuery()

  private init() {
    (text, terms, probes, pattern) = ("", [], [], nil)
  }

  /// Whether a file with these bytes may have a hit; `false` only if it cannot.
  ///
  /// ASCII is compared in place, and only lines with other characters are folded.
  public func mayBeFound(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { mayBeFound(in: $0) }
  }

  /// The same of bytes in place, which may be some lines of a file.
  public func mayBeFound(in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    probes.allSatisfy { probe in
      buffer.contains(asciiFolded: probe) || buffer.foldedWideLines(contain: probe)
    }
  }
}

extension [UInt8] {
  fileprivate var trimmed: [UInt8] {
    var slice = self[...]
    while slice.first == .space { slice.removeFirst() }
    while slice.last == .space { slice.removeLast() }
    return Array(slice)
  }
}

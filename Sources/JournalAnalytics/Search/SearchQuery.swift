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

/// A word or phrase of a search, folded.
struct SearchTerm: Sendable {
  let words: [UInt8]
  /// The other forms of the food it names, found as whole words only: `egg` for `eggs`.
  private let forms: Set<[UInt8]>
  /// The common beginning of `words` and `forms`.
  private let beginning: [UInt8]

  init(_ words: [UInt8]) {
    self.words = words
    let isWord = words.count > 2 && words.allSatisfy { isASCIILetter($0) || !$0.isASCII }
    let word = String(decoding: words, as: UTF8.self)
    let forms = isWord ? FoodInflection.alternatives(to: word).map { Array($0.utf8) } : []
    // What holds the word is found with it.
    let others = forms.filter { $0.count >= 3 && !$0.starts(with: words) && $0.starts(with: words.prefix(2)) }
    self.forms = Set(others)
    beginning = others.reduce(words) { beginning, form in
      zip(beginning, form).prefix { $0 == $1 }.map(\.0)
    }
  }

  /// The longest part without a space that any matching text has.
  var probe: [UInt8] {
    forms.isEmpty
      ? words.split(separator: .space).max { $0.count < $1.count }.map(Array.init) ?? words : beginning
  }

  var isOneWord: Bool { !words.contains(.space) }
  var hasForms: Bool { !forms.isEmpty }

  /// Its ranges in a text, in order; its other forms count only in food entries.
  func ranges(in text: FoldedText, of kind: SearchHit.Kind) -> [Range<Int>] {
    let found = text.ranges(of: words)
    guard hasForms, kind == .food else { return found }
    let bytes = text.bytes
    func isPart(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (isASCIILetter(bytes[place]) || !bytes[place].isASCII)
    }
    let others = text.ranges(of: beginning).compactMap { range -> Range<Int>? in
      guard !isPart(range.lowerBound - 1) else { return nil }
      var end = range.upperBound
      while isPart(end) { end += 1 }
      return forms.contains(Array(bytes[range.lowerBound..<end])) ? range.lowerBound..<end : nil
    }
    return others.isEmpty ? found : (found + others).sorted { $0.lowerBound < $1.lowerBound }
  }
}

public import JournalFormat

/// What is looked for in a diary: words and phrases that all have to be there, or a pattern, and what else must hold.
public struct SearchQuery: Sendable {
  /// What was asked for, as it was written.
  public let text: String
  /// Only food entries of this category; `.some(nil)` for entries without one.
  public var category: FoodCategory??
  /// Only lines that bear this tag, without its `#`, in any case.
  public var tag: String?

  let terms: [[UInt8]]
  let pattern: SearchPattern?
  /// For each term its longest part without a space: a file without it holds no hit.
  private let probes: [[UInt8]]

  /// Words and phrases, compared folded: without case and accents. Each may stand inside a word. `nil` where nothing but
  /// white space is left of them.
  public init?(words: [String]) {
    terms = words.map { Array(folded($0).utf8) }.map { $0.trimmed }.filter { !$0.isEmpty }
    guard !terms.isEmpty else { return nil }
    probes = terms.map { term in
      term.split(separator: 0x20).max { $0.count < $1.count }.map(Array.init) ?? term
    }
    pattern = nil
    text = words.joined(separator: " ")
  }

  /// A pattern, matched line by line against the folded text. Throws what is wrong with it.
  public init(pattern text: String) throws(SearchPatternError) {
    pattern = try SearchPattern(text)
    (terms, probes) = ([], [])
    self.text = text
  }

  /// Everything there is, for a search by category or tag alone.
  public static let everything = SearchQuery()

  private init() {
    (text, terms, probes, pattern) = ("", [], [], nil)
  }

  /// Whether a file of these bytes may hold a hit; `false` only where it cannot.
  ///
  /// ASCII is compared in place, and only lines with other characters are folded.
  public func mayBeFound(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { mayBeFound(in: $0) }
  }

  func mayBeFound(in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    probes.allSatisfy { probe in
      if buffer.contains(asciiFolded: probe) { return true }
      return buffer.foldedWideLines { $0.contains(asciiFolded: probe) }
    }
  }
}

extension [UInt8] {
  fileprivate var trimmed: [UInt8] {
    var slice = self[...]
    while slice.first == 0x20 { slice.removeFirst() }
    while slice.last == 0x20 { slice.removeLast() }
    return Array(slice)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `needle`, which is folded, is in the bytes when their ASCII letters are lowered.
  fileprivate func contains(asciiFolded needle: [UInt8]) -> Bool {
    needle.withUnsafeBufferPointer { needle in
      guard let first = needle.first, needle.count <= count else { return false }
      let upper = first >= 0x61 && first <= 0x7A ? first & ~0x20 : first
      for start in 0...count - needle.count where self[start] == first || self[start] == upper {
        var offset = 1
        while offset < needle.count {
          let byte = self[start + offset]
          let lowered = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
          guard lowered == needle[offset] else { break }
          offset += 1
        }
        if offset == needle.count { return true }
      }
      return false
    }
  }

  /// Whether `body` is true of one of the lines with a byte beyond ASCII, folded.
  fileprivate func foldedWideLines(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var start = 0
    var isWide = false
    for index in 0...count {
      let byte = index < count ? self[index] : 0x0A
      if byte >= 0x80 { isWide = true }
      guard byte == 0x0A else { continue }
      if isWide {
        let line = folded(UnsafeBufferPointer(rebasing: self[start..<index]))
        if line.withUnsafeBufferPointer(body) { return true }
      }
      (start, isWide) = (index + 1, false)
    }
    return false
  }
}

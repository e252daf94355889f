internal import JournalFormat

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

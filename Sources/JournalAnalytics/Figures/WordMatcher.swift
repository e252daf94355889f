internal import JournalFormat

/// Finds words in texts, compared folded; each different text is looked at once.
struct WordMatcher {
  /// Where the words have to stand.
  enum Extent {
    /// As whole words.
    case words
    /// As whole words, the last of which may be a plural or another form.
    case forms
    /// Anywhere, within words too.
    case letters
  }

  /// The folded words, with their other forms if these count.
  let forms: [String]
  private let extent: Extent
  private let needles: [[UInt8]]
  /// Whether a longer word may end in them: *Spannungskopfschmerzen* are *Kopfschmerzen*.
  private let endsCompounds: Bool
  private var known: [TextSlice: Bool] = [:]

  init(_ words: String, _ extent: Extent) {
    self.extent = extent
    let whole = folded(words)
    var forms: Set<String> = [whole]
    if extent == .forms, let last = whole.split(separator: " ").last, whole.hasSuffix(last) {
      let before = whole.dropLast(last.count)
      forms.formUnion(FoodInflection.alternatives(to: String(last)).map { before + $0 })
    }
    self.forms = forms.sorted()
    needles = self.forms.map { Array($0.utf8) }
    endsCompounds = extent == .forms && SymptomWords.endsCompounds(whole)
  }

  mutating func holds(_ text: TextSlice) -> Bool {
    if let known = known[text] { return known }
    let folded = FoldedText(text.bytes)
    let isThere = needles.contains { needle in
      folded.ranges(of: needle).contains { range in
        extent == .letters || folded.isWholeWords(range)
          || endsCompounds
            && (range.upperBound == folded.bytes.count || folded.bytes[range.upperBound] < UInt8(ascii: "A"))
      }
    }
    known[text] = isThere
    return isThere
  }
}

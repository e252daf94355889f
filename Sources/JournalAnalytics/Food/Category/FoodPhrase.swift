import JournalFormat

/// The words of an entry, prepared for comparison with keywords.
///
/// Words are split at white space, punctuation, hyphens and apostrophes; a possessive `s` is dropped; each Chinese,
/// Japanese or Korean character is a word of its own. `&` is `and`. Numbers, link targets and tags are no words.
struct FoodPhrase: Sendable {
  struct Word: Sendable {
    /// The word, folded.
    let text: String
    /// As written, with what is joined to it: `Käsebrot`, `half-moons`.
    let written: String
    /// `text` without a plural ending, see `foodStem`.
    let stem: [UInt8]
    /// Whether punctuation precedes it.
    let followsBreak: Bool
    /// Whether a number precedes it.
    let followsNumber: Bool
    /// Whether folding removed accents or replaced another letter.
    let isAccented: Bool
  }

  let words: [Word]

  init(_ text: String) {
    var words: [Word] = []
    var followsBreak = false
    var followsNumber = false
    for token in FoodTokenizer(FoodPhrase.spelledOut(text)).tokens {
      switch token {
      case .separator:
        followsBreak = true
        followsNumber = false
      case .number: followsNumber = true
      case .word(let word):
        let plain = folded(word)
        let isAccented = plain != word.lowercased()
        for part in FoodPhrase.parts(of: plain) {
          let stem = foodStem(of: Array(part.utf8))
          words.append(
            Word(
              text: part, written: word, stem: stem, followsBreak: followsBreak,
              followsNumber: followsNumber, isAccented: isAccented))
          followsBreak = false
          followsNumber = false
        }
      }
    }
    self.words = words
  }

  /// Whether a word only leads to the next one: *the* is no tea (`thé`), *most* no cider and *per* no pear, unless nothing follows.
  func isFunctionWord(at index: Int) -> Bool {
    let word = words[index]
    return FoodPhrase.functionWords.contains(word.text) && !word.isAccented && index + 1 < words.count
      && !words[index + 1].followsBreak
  }

  /// The words at `range` as they were written.
  func written(_ range: Range<Int>) -> String {
    var written: [String] = []
    for word in words[range] where written.last != word.written { written.append(word.written) }
    return written.joined(separator: " ")
  }

  /// Words of one language that are a food in another.
  private static let functionWords: Set = ["the", "most", "per"]

  /// `text` with `and` for `&` and `&amp;`, `with` for a bracket, which lists ingredients, and a space between
  /// digits and letters: `2eggs`, `おにぎり2個`.
  private static func spelledOut(_ text: String) -> String {
    var spelled = ""
    var wasDigit = false
    var wasLetter = false
    var last: Unicode.Scalar?
    // By scalars: to split at words takes the square of the length where there are flags.
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "&", rest.starts(with: "amp;".unicodeScalars) { rest = rest.dropFirst(4) }
      let isDigit = scalar.properties.numericType == .decimal
      let isLetter = scalar.properties.isAlphabetic
      if wasDigit && isLetter || wasLetter && isDigit { spelled += " " }
      switch scalar {
      case "&": spelled += " and "
      case "(" where last != "]", "（": spelled += " with "
      default: spelled.unicodeScalars.append(scalar)
      }
      (wasDigit, wasLetter, last) = (isDigit, isLetter, scalar)
    }
    return spelled
  }

  /// A folded word split at hyphens and apostrophes and around Chinese, Japanese and Korean characters.
  private static func parts(of word: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var followsApostrophe = false
    func close() {
      if !part.isEmpty, !(followsApostrophe && part == "s") { parts.append(part) }
      part = ""
      followsApostrophe = false
    }
    for scalar in word.unicodeScalars {
      if scalar == "-" || scalar == "'" {
        close()
        followsApostrophe = scalar == "'"
      } else if scalar.isWordOfItsOwn {
        close()
        parts.append(String(scalar))
      } else {
        part.unicodeScalars.append(scalar)
      }
    }
    close()
    return parts
  }
}

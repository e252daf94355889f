import JournalFormat

/// The words of an entry, prepared for comparison with keywords.
///
/// Words are split at white space, punctuation, hyphens and apostrophes; a possessive `s` is dropped; each Chinese,
/// Japanese or Korean character is a word of its own. `&` is `and`. Numbers, link targets and tags are no words.
struct FoodPhrase: Sendable {
  struct Word: Sendable {
    /// The word, folded.
    let text: String
    /// `text` without a plural ending, see `foodStem`.
    let stem: [UInt8]
    /// Whether punctuation precedes it.
    let followsBreak: Bool
    /// Whether a number precedes it.
    let followsNumber: Bool
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
        for part in FoodPhrase.parts(of: folded(word)) {
          let stem = foodStem(of: Array(part.utf8))
          words.append(
            Word(
              text: part, stem: stem, followsBreak: followsBreak,
              followsNumber: followsNumber))
          followsBreak = false
          followsNumber = false
        }
      }
    }
    self.words = words
  }

  /// `text` with `and` for `&` and `&amp;`, `with` for a bracket, which lists ingredients, and a space between
  /// digits and letters: `2eggs`, `おにぎり2個`.
  private static func spelledOut(_ text: String) -> String {
    var spelled = ""
    var wasDigit = false
    var wasLetter = false
    var last: Unicode.Scalar?
    for scalar in text.split(separator: "&amp;").joined(separator: "&").unicodeScalars {
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

extension Unicode.Scalar {
  /// Whether its script is written with few or no spaces between words.
  var isWordOfItsOwn: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3005...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

/// A folded word without its plural or inflectional ending, for keywords and entries alike.
///
/// A stem need not be a word: `cookies` and `cookie` are both `cooky`, `tomatoes` and `tomato` both `tomato`,
/// `flanes` and `flan` both `flan`. Words of up to three bytes are unchanged.
func foodStem(of word: some RandomAccessCollection<UInt8>) -> [UInt8] {
  var stem = Array(word)
  dropFoodEnding(of: &stem)
  return stem
}

/// Removes the ending of a folded word, see `foodStem`.
func dropFoodEnding(of word: inout [UInt8]) {
  guard let last = word.last, last.isASCII else { return }
  if word.count > 3, word.ends("s"), !word.ends("ss") { word.removeLast() }
  if word.count > 4, word.ends("aux") || word.ends("eux") || word.ends("oux") { word.removeLast() }
  if word.count > 3, word.ends("ie") {
    word.removeLast(2)
    word.append(UInt8(ascii: "y"))
  } else if word.count > 3, word.ends("e"), !word.ends("ee") {
    word.removeLast()
  }
}

extension [UInt8] {
  fileprivate func ends(_ ending: StaticString) -> Bool {
    guard count >= ending.utf8CodeUnitCount else { return false }
    let bytes = UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
    return self[(count - bytes.count)...].elementsEqual(bytes)
  }
}

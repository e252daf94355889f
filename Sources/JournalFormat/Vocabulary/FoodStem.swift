extension Unicode.Scalar {
  /// Whether its script is written with few or no spaces between words.
  package var isWordOfItsOwn: Bool {
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
package func foodStem(of word: some RandomAccessCollection<UInt8>) -> [UInt8] {
  var stem = Array(word)
  dropFoodEnding(of: &stem)
  return stem
}

/// Removes the ending of a folded word, see `foodStem`.
package func dropFoodEnding(of word: inout [UInt8]) {
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

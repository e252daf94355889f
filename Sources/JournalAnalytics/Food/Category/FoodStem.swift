import JournalFormat

/// A folded word without what its plural, or its grammatical form, may add; the same for keywords and for entries.
///
/// Only comparing stems makes sense: `cookies` and `cookie` are both `cooky`, `tomatoes` and `tomato` both `tomato`, `flanes`
/// and `flan` both `flan`. Words of three bytes and less stay as they are.
func foodStem(of word: some RandomAccessCollection<UInt8>) -> [UInt8] {
  var stem = Array(word)
  dropFoodEnding(of: &stem)
  return stem
}

/// Takes the ending off a folded word, see `foodStem`.
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

/// Looks for keywords in a phrase, in one pass over the lists and without a table of them.
struct KeywordSearch {
  private let phrase: FoodPhrase
  /// A bit for every hash of a word of the phrase: most keywords need no more than a look at it.
  private var hashes: UInt64 = 0

  init(_ phrase: FoodPhrase) {
    self.phrase = phrase
    for word in phrase.words { hashes |= 1 << UInt64(word.hash & 63) }
  }

  /// Appends every keyword of `list` that stands in the phrase.
  func collect(from list: KeywordList, into found: inout [KeywordMatch]) {
    var text = list.text
    text.withUTF8 { bytes in
      var word: [UInt8] = []
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ",") { end += 1 }
        while start < end, bytes[start] <= 0x20 { start += 1 }
        if start < end {
          let keyword = UnsafeBufferPointer(rebasing: bytes[start..<end])
          if keyword[0] == UInt8(ascii: "-") {
            matchEnding(keyword, list, &found)
          } else {
            match(keyword, list, &word, &found)
          }
        }
        start = end + 1
      }
    }
  }

  private func match(
    _ keyword: UnsafeBufferPointer<UInt8>, _ list: KeywordList, _ word: inout [UInt8],
    _ found: inout [KeywordMatch]
  ) {
    var next = KeywordSearch.readWord(of: keyword, from: 0, into: &word)
    let hash = foodHash(of: word)
    guard hashes & (1 << UInt64(hash & 63)) != 0 else { return }
    var stems: [[UInt8]] = []
    for start in phrase.words.indices
    where phrase.words[start].hash == hash && phrase.words[start].stem == word {
      if stems.isEmpty {
        stems.append(word)
        var rest: [UInt8] = []
        while next < keyword.count {
          next = KeywordSearch.readWord(of: keyword, from: next, into: &rest)
          stems.append(rest)
        }
      }
      guard start + stems.count <= phrase.words.count else { return }
      let range = start..<(start + stems.count)
      let follows = range.dropFirst().allSatisfy { place in
        !phrase.words[place].followsBreak && phrase.words[place].stem == stems[place - start]
      }
      if follows { found.append(KeywordSearch.found(keyword, list, range)) }
    }
  }

  private func matchEnding(
    _ keyword: UnsafeBufferPointer<UInt8>, _ list: KeywordList, _ found: inout [KeywordMatch]
  ) {
    let ending = foodStem(of: keyword.dropFirst())
    for (place, word) in phrase.words.enumerated()
    where word.stem.count >= ending.count + 3 && word.stem.suffix(ending.count).elementsEqual(ending) {
      found.append(KeywordSearch.found(keyword, list, place..<(place + 1), isEnding: true))
    }
  }

  private static func found(
    _ keyword: UnsafeBufferPointer<UInt8>, _ list: KeywordList, _ range: Range<Int>, isEnding: Bool = false
  ) -> KeywordMatch {
    let text = String(decoding: keyword, as: UTF8.self)
    return KeywordMatch(
      category: list.category, kind: list.kind, headComesFirst: list.headComesFirst, keyword: text,
      range: range,
      isEnding: isEnding)
  }

  /// Reads the word of `keyword` that begins at `start` and takes its ending off; returns where the next begins.
  private static func readWord(
    of keyword: UnsafeBufferPointer<UInt8>, from start: Int, into word: inout [UInt8]
  ) -> Int {
    word.removeAll(keepingCapacity: true)
    var index = start
    if KeywordSearch.isWordOfItsOwn(keyword, at: index) {
      word.append(contentsOf: keyword[index..<(index + 3)])
      index += 3
    } else {
      while index < keyword.count, keyword[index] > 0x20, !KeywordSearch.isWordOfItsOwn(keyword, at: index) {
        word.append(keyword[index])
        index += 1
      }
      dropFoodEnding(of: &word)
    }
    while index < keyword.count, keyword[index] <= 0x20 { index += 1 }
    return index
  }

  /// As `Unicode.Scalar.isWordOfItsOwn`, for the scalars of three bytes, which all keywords are of.
  private static func isWordOfItsOwn(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard bytes[index] >= 0xE1, bytes[index] < 0xF0, index + 2 < bytes.count else { return false }
    let value =
      UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    return Unicode.Scalar(value)?.isWordOfItsOwn ?? false
  }
}

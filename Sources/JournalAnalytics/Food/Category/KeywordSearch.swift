import JournalFormat

/// Looks for keywords in a phrase, in one pass over the lists and without a table of them.
struct KeywordSearch {
  private let phrase: FoodPhrase
  /// A bit for how each word of the phrase begins: most keywords need no more than a look at it.
  private var beginnings: UInt64 = 0

  init(_ phrase: FoodPhrase) {
    self.phrase = phrase
    for word in phrase.words {
      beginnings |= KeywordSearch.bit(word.stem[0], word.stem.count > 1 ? word.stem[1] : .space)
    }
  }

  /// The bit for words that begin with these two bytes, which no ending takes away.
  private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 {
    1 << UInt64((first &* 31 &+ max(second, .space)) & 63)
  }

  /// Appends every keyword of `list` that stands in the phrase.
  func collect(from list: KeywordList, into found: inout [KeywordMatch]) {
    var text = list.text
    text.withUTF8 { bytes in
      var word: [UInt8] = []
      var start = 0
      while start < bytes.count {
        while start < bytes.count, bytes[start] <= .space { start += 1 }
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ",") { end += 1 }
        if start < end, mayMatch(bytes[start], start + 1 < end ? bytes[start + 1] : .space) {
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

  private func mayMatch(_ first: UInt8, _ second: UInt8) -> Bool {
    first == UInt8(ascii: "-") || beginnings & KeywordSearch.bit(first, second) != 0
  }

  private func match(
    _ keyword: UnsafeBufferPointer<UInt8>, _ list: KeywordList, _ word: inout [UInt8],
    _ found: inout [KeywordMatch]
  ) {
    var next = KeywordSearch.readWord(of: keyword, from: 0, into: &word)
    var stems: [[UInt8]] = []
    for start in phrase.words.indices where phrase.words[start].stem == word {
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
    let ending = keyword.dropFirst()
    let stem = foodStem(of: ending)
    for (place, word) in phrase.words.enumerated() where word.text.utf8.count >= ending.count + 3 {
      let text = word.text.utf8
      if word.stem.suffix(stem.count).elementsEqual(stem) || text.suffix(ending.count).elementsEqual(ending) {
        found.append(KeywordSearch.found(keyword, list, place..<(place + 1), isEnding: true))
      }
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
      while index < keyword.count, keyword[index] > .space, !KeywordSearch.isWordOfItsOwn(keyword, at: index)
      {
        word.append(keyword[index])
        index += 1
      }
      dropFoodEnding(of: &word)
    }
    while index < keyword.count, keyword[index] <= .space { index += 1 }
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

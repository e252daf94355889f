import JournalFormat

/// Searches a phrase for keywords in one pass over the lists, without building a table.
struct KeywordSearch {
  private let phrase: FoodPhrase
  /// A bit set of the beginnings of the phrase's words, which excludes most keywords at once.
  private var beginnings: UInt64 = 0

  init(_ phrase: FoodPhrase) {
    self.phrase = phrase
    for word in phrase.words {
      beginnings |= KeywordSearch.bit(word.stem[0], word.stem.count > 1 ? word.stem[1] : .space)
    }
  }

  /// The bit for words that begin with these two bytes, which removing an ending does not change.
  private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 {
    1 << UInt64((first &* 31 &+ max(second, .space)) & 63)
  }

  /// Appends all keywords of `list` that are in the phrase.
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
            matchEnding(keyword, of: list, into: &found)
          } else {
            match(keyword, of: list, reading: &word, into: &found)
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
    _ keyword: UnsafeBufferPointer<UInt8>, of list: KeywordList, reading word: inout [UInt8],
    into found: inout [KeywordMatch]
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
      if follows { found.append(KeywordSearch.found(keyword, of: list, at: range)) }
    }
  }

  private func matchEnding(
    _ keyword: UnsafeBufferPointer<UInt8>, of list: KeywordList, into found: inout [KeywordMatch]
  ) {
    let ending = keyword.dropFirst()
    let stem = foodStem(of: ending)
    for (place, word) in phrase.words.enumerated() where word.text.utf8.count >= ending.count + 3 {
      let text = word.text.utf8
      if word.stem.suffix(stem.count).elementsEqual(stem) || text.suffix(ending.count).elementsEqual(ending) {
        found.append(KeywordSearch.found(keyword, of: list, at: place..<(place + 1), isEnding: true))
      }
    }
  }

  private static func found(
    _ keyword: UnsafeBufferPointer<UInt8>, of list: KeywordList, at range: Range<Int>, isEnding: Bool = false
  ) -> KeywordMatch {
    let text = String(decoding: keyword, as: UTF8.self)
    return KeywordMatch(
      category: list.category, kind: list.kind, headComesFirst: list.headComesFirst, keyword: text,
      range: range,
      isEnding: isEnding)
  }

  /// Reads the word of `keyword` at `start` without its ending; returns the start of the next word.
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

  /// Like `Unicode.Scalar.isWordOfItsOwn`, for scalars of three bytes, as all such keywords have.
  private static func isWordOfItsOwn(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard bytes[index] > 0b1110_0000, bytes[index] < 0b1111_0000, index + 2 < bytes.count else {
      return false
    }
    let value =
      UInt32(bytes[index] & 0b1111) << 12 | UInt32(bytes[index + 1] & 0b11_1111) << 6
      | UInt32(bytes[index + 2] & 0b11_1111)
    return Unicode.Scalar(value)?.isWordOfItsOwn ?? false
  }
}

/// A keyword found in a phrase.
struct KeywordMatch {
  let category: FoodCategory
  let kind: KeywordList.Kind
  let headComesFirst: Bool
  /// The keyword as listed.
  let keyword: String
  /// The words of the phrase that it covers.
  let range: Range<Int>
  /// Whether it is only the ending of a word.
  let isEnding: Bool

  /// The distance from the head of a compound in this language, up to a constant.
  private var distanceFromHead: Int { headComesFirst ? range.lowerBound : -range.lowerBound }

  /// The keywords in `phrase` from left to right. Of overlapping ones the one with more words is kept, then a whole
  /// word, then the longer ending, then the head of the compound: `rotisserie chicken salad` contains a chicken
  /// salad.
  static func all(in phrase: FoodPhrase) -> [KeywordMatch] {
    var found: [KeywordMatch] = []
    let search = KeywordSearch(phrase)
    for list in KeywordList.all { search.collect(from: list, into: &found) }
    found.removeAll { $0.range.count == 1 && phrase.isFunctionWord(at: $0.range.lowerBound) }
    found.sort { a, b in
      if a.range.count != b.range.count { return a.range.count > b.range.count }
      if a.isEnding != b.isEnding { return b.isEnding }
      if a.isEnding, a.keyword.utf8.count != b.keyword.utf8.count {
        return a.keyword.utf8.count > b.keyword.utf8.count
      }
      return a.distanceFromHead < b.distanceFromHead
    }
    var isTaken = Array(repeating: false, count: phrase.words.count)
    var kept: [KeywordMatch] = []
    for match in found where !match.range.contains(where: { isTaken[$0] }) {
      for place in match.range { isTaken[place] = true }
      kept.append(match)
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

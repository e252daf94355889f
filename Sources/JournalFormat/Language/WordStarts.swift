/// The first three bytes of the keys of a set of words, so that nearly every text is told apart before a key is made of it.
///
/// Only texts of ASCII are: others are folded first, as their words may begin otherwise than they are written.
struct WordStarts: Sendable {
  /// For each three bytes, by their last five bits, whether a key begins so.
  fileprivate var marks = [UInt32](repeating: 0, count: 1024)

  /// The column of a byte: that of the letter in either case; 0 for what is no part of a word, and for none.
  @inline(__always)
  fileprivate static func column(_ byte: UInt8) -> UInt32 { isWordByte(byte) ? UInt32(byte & 31) : 0 }

  /// Adds how a key begins.
  mutating func insert(_ key: UnsafeBufferPointer<UInt8>) {
    guard let first = key.first else { return }
    let second = key.count > 1 ? WordStarts.column(key[1]) : 0
    let third = key.count > 2 && second != 0 ? WordStarts.column(key[2]) : 0
    marks[Int(WordStarts.column(first) << 5 | second)] |= 1 << third
  }

  /// Whether a key may begin with the word at `index`.
  @inline(__always)
  private func mayStart(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    let second = index + 1 < text.count ? WordStarts.column(text[index + 1]) : 0
    // Behind a word of one letter there may be more than one sign.
    guard second != 0 else { return marks[Int(WordStarts.column(text[index]) << 5)] != 0 }
    // What is not ASCII may be folded to anything.
    if index + 2 < text.count, !text[index + 2].isASCII { return true }
    let third = index + 2 < text.count ? WordStarts.column(text[index + 2]) : 0
    return marks[Int(WordStarts.column(text[index]) << 5 | second)] & (1 << third) != 0
  }

  /// Whether the first word of a text may begin a key.
  func mayStart(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in text.enumerated() {
      guard byte.isASCII else { return true }
      guard isWordByte(byte) || byte == .apostrophe else { continue }
      return byte == .apostrophe || !text[min(index + 1, text.count - 1)].isASCII
        || mayStart(at: index, of: text)
    }
    return false
  }

  /// Whether any word of a text may begin a key.
  func mayStartWord(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isInWord = false
    for (index, byte) in text.enumerated() {
      guard byte.isASCII else { return true }
      let isWord = isWordByte(byte)
      if isWord, !isInWord {
        if index + 1 < text.count, !text[index + 1].isASCII { return true }
        if mayStart(at: index, of: text) { return true }
      }
      isInWord = isWord
    }
    return false
  }
}

/// The same of several sets, so that one pass over a text tells which of them it may have words of.
struct WordSieve: Sendable {
  /// For each three bytes, by their last five bits, the sets of which a key begins so, as bits.
  private var marks = [UInt16](repeating: 0, count: 1 << 15)
  /// The column of each byte of ASCII.
  private let columns = (0..<128).map { WordStarts.column($0) }

  /// The items of at most sixteen lists with commas between them; the first list is the lowest bit.
  init(lists: [String]) {
    for (place, list) in lists.enumerated() {
      var starts = WordStarts()
      forEachItem(of: list) { WordSet.withKey(of: $0) { starts.insert($0) } }
      for (pair, thirds) in starts.marks.enumerated() where thirds != 0 {
        // Behind a word of one letter there may be more than one sign.
        let known = pair & 31 == 0 ? UInt32.max : thirds
        for third in 0..<32 where known & 1 << UInt32(third) != 0 {
          marks[pair << 5 | third] |= 1 << UInt16(place)
        }
      }
    }
  }

  /// The sets that the first word of a text, and any of its words, may begin a key of. Of a text that is not ASCII all: it would have
  /// to be folded first.
  func sets(of text: UnsafeBufferPointer<UInt8>) -> (first: UInt16, any: UInt16) {
    var first: UInt16?
    var any: UInt16 = 0
    var previous: UInt32 = 0
    for index in 0..<text.count {
      guard text[index].isASCII else { return (.max, .max) }
      let column = columns[Int(text[index])]
      if column != 0, previous == 0 {
        let second = index + 1 < text.count ? WordStarts.column(text[index + 1]) : 0
        let third = second != 0 && index + 2 < text.count ? WordStarts.column(text[index + 2]) : 0
        let sets = marks[Int(column << 10 | second << 5 | third)]
        if first == nil { first = sets }
        any |= sets
      } else if first == nil, text[index] == .apostrophe {
        first = .max
      }
      previous = column
    }
    return (first ?? 0, any)
  }
}

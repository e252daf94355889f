/// Words and phrases, in all languages at once, and whether a text is one of them, has one or begins with one.
///
/// They are compared folded. A word is letters, digits and apostrophes; other ASCII signs part words as spaces do, so that a
/// phrase is known with a hyphen in it. An apostrophe may end a word, too: of `l'objectif`, `objectif`. In a set that joins them,
/// kana and Han characters begin and end words anywhere, as no white space parts them.
final class WordSet: Sendable {
  /// As they are listed, with commas between them.
  let words: String
  /// The words and phrases, and the beginnings of phrases.
  private let table: WordTable
  /// For each number of the table the lists that it is in, as bits; none for the beginning of a phrase.
  private let lists: [UInt8]
  /// How their keys begin, for what can be told from a word's first three bytes.
  private let starts: WordStarts
  private let joinsIdeographs: Bool

  /// The items of a list with commas between them.
  convenience init(_ words: String, joinsIdeographs: Bool = false) {
    self.init(lists: [words], joinsIdeographs: joinsIdeographs)
  }

  /// The items of at most eight lists; `lists(in:)` tells which of them a text has words of.
  init(lists: [String], joinsIdeographs: Bool = false) {
    let words = lists.joined(separator: ", ")
    var table = WordTable(expecting: words.utf8.count / 8)
    var marks: [UInt8] = []
    var starts = WordStarts()
    for (place, list) in lists.enumerated() {
      forEachItem(of: list) { item in
        WordSet.withKey(of: item) { key in
          starts.insert(key)
          for end in 1...max(1, key.count) where WordSet.mayEnd(at: end, of: key, joinsIdeographs) {
            let number = table.insert(UnsafeBufferPointer(rebasing: key[..<end]))
            if number == marks.count { marks.append(0) }
            if end == key.count { marks[number] |= 1 << UInt8(place) }
          }
        }
      }
    }
    self.words = words
    self.table = table
    self.lists = marks
    self.starts = starts
    self.joinsIdeographs = joinsIdeographs
  }

  /// Whether all of a text is one of them.
  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    starts.mayStart(text) && WordSet.withKey(of: text) { has($0) }
  }

  private func has(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    table.number(of: key).map { lists[$0] != 0 } ?? false
  }

  /// Whether a word that is folded already is one of them, a full stop behind it left aside.
  func contains(folded word: ArraySlice<UInt8>) -> Bool {
    let word = word.last == .period ? word.dropLast() : word
    return word.withUnsafeBufferPointer { has($0) }
  }

  /// Whether a text has one of them, its words beside each other.
  func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    starts.mayStartWord(of: text)
      && WordSet.withKey(of: text) { key in
        key.indices.contains { index in
          isWordByte(key[index]) && WordSet.isBoundary(index, of: key, joinsIdeographs)
            && begins(key, at: index)
        }
      }
  }

  /// The lists that a text has words of, as bits.
  func lists(in text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    guard starts.mayStartWord(of: text) else { return 0 }
    return WordSet.withKey(of: text) { key in
      key.indices.reduce(into: 0) { found, index in
        guard isWordByte(key[index]), WordSet.isBoundary(index, of: key, joinsIdeographs) else { return }
        forEach(key, at: index) {
          found |= $0
          return false
        }
      }
    }
  }

  /// Whether the first words of a text are one of them.
  func begins(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    starts.mayStart(text) && WordSet.withKey(of: text) { !$0.isEmpty && begins($0, at: 0) }
  }

  /// Whether the first word of a text may be that of one of them, by its first letters alone.
  func mayBegin(_ text: UnsafeBufferPointer<UInt8>) -> Bool { starts.mayStart(text) }

  /// Whether a text has words, and each of them is one of these.
  func makesUp(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard starts.mayStart(text), mayHaveFirstWord(of: text) else { return false }
    return WordSet.withKey(of: text) { key in
      var start = 0
      for end in 0...key.count where end == key.count || key[end] == .space {
        guard has(UnsafeBufferPointer(rebasing: key[start..<end])) else { return false }
        start = end + 1
      }
      return true
    }
  }

  /// Whether the letters a text begins with, up to white space, may be one of them; true where that takes folding to tell.
  private func mayHaveFirstWord(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    var hash = WordTable.emptyHash
    var count = 0
    while count < text.count, text[count] != .space {
      guard isASCIILetter(text[count]) else { return true }
      hash = WordTable.hash(hash, text[count] | .caseBit)
      count += 1
    }
    return count == 0 || table.number(hash: hash, count: count, byte: { text[$0] | .caseBit }) != nil
  }

  /// Whether one of them stands at an offset of a key, where a word begins.
  private func begins(_ key: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var isFound = false
    forEach(key, at: start) { _ in
      isFound = true
      return true
    }
    return isFound
  }

  /// Calls `body` with the lists of each that stands at an offset of a key, where a word begins, until it returns true.
  @inline(__always)
  private func forEach(_ key: UnsafeBufferPointer<UInt8>, at start: Int, _ body: (UInt8) -> Bool) {
    var hash = WordTable.emptyHash
    var end = start
    while end < key.count {
      hash = WordTable.hash(hash, key[end])
      end += 1
      guard WordSet.mayEnd(at: end, of: key, joinsIdeographs) else { continue }
      guard let number = table.number(hash: hash, count: end - start, byte: { key[start + $0] }) else {
        return
      }
      if lists[number] != 0, body(lists[number]) { return }
    }
  }

  /// Whether a word may end at an offset of a key above 0.
  private static func mayEnd(at index: Int, of key: UnsafeBufferPointer<UInt8>, _ joinsIdeographs: Bool)
    -> Bool
  {
    index <= key.count && isWordByte(key[index - 1]) && isBoundary(index, of: key, joinsIdeographs)
  }

  /// Whether a word may begin or end at an offset of a key.
  private static func isBoundary(
    _ index: Int, of key: UnsafeBufferPointer<UInt8>, _ joinsIdeographs: Bool
  ) -> Bool {
    guard index > 0, index < key.count, isWordByte(key[index]), isWordByte(key[index - 1]) else {
      return true
    }
    guard joinsIdeographs, !key[index - 1].isASCII else { return false }
    return key[index].isASCII || (UInt8.wideScriptLead...(.lastHanLead)).contains(key[index])
  }

  /// Calls `body` with the words of a text, folded and with one space between them. ASCII is folded on the stack.
  static func withKey<Result>(
    of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if text.allSatisfy({ $0.isASCII }) { return withSpacing(of: text, body) }
    return folded(text).withUnsafeBufferPointer { withSpacing(of: $0, body) }
  }

  private static func withSpacing<Result>(
    of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { key in
      var count = 0
      for byte in text {
        if isWordByte(byte) || byte == .apostrophe {
          key.initializeElement(at: count, to: asciiLower(byte))
          count += 1
        } else if count > 0, key[count - 1] != .space {
          key.initializeElement(at: count, to: .space)
          count += 1
        }
      }
      if count > 0, key[count - 1] == .space { count -= 1 }
      return body(UnsafeBufferPointer(rebasing: key[..<count]))
    }
  }
}

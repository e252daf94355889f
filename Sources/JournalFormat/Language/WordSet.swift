/// Words and phrases, in all languages at once, and whether a text is one of them, has one or begins with one.
///
/// They are compared folded. A word is letters, digits and apostrophes; other ASCII signs part words as spaces do, so that a
/// phrase is known with a hyphen in it. An apostrophe may end a word, too: of `l'objectif`, `objectif`.
struct WordSet: Sendable {
  /// As they are listed, with commas between them.
  let words: String
  private let table: WordTable
  /// How many words the longest phrase has.
  private let longest: Int

  /// The items of a list with commas between them.
  init(_ words: String) {
    var table = WordTable(expecting: words.utf8.count / 8)
    var longest = 1
    forEachItem(of: words) { item in
      WordSet.withKey(of: item) { key in
        _ = table.insert(key)
        longest = max(longest, key.count { $0 == .space } + 1)
      }
    }
    self.words = words
    self.table = table
    self.longest = longest
  }

  /// Whether all of a text is one of them.
  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    WordSet.withKey(of: text) { table.number(of: $0) != nil }
  }

  /// Whether a word that is folded already is one of them, a full stop behind it left aside.
  func contains(folded word: ArraySlice<UInt8>) -> Bool {
    let word = word.last == .period ? word.dropLast() : word
    return word.withUnsafeBufferPointer { table.number(of: $0) != nil }
  }

  /// Whether a text has one of them, its words beside each other.
  func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    WordSet.withKey(of: text) { key in
      key.indices.contains { index in
        isWordByte(key[index]) && (index == 0 || !isWordByte(key[index - 1])) && begins(key, at: index)
      }
    }
  }

  /// Whether the first words of a text are one of them.
  func begins(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    WordSet.withKey(of: text) { !$0.isEmpty && begins($0, at: 0) }
  }

  /// Whether a text has words, and each of them is one of these.
  func makesUp(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    WordSet.withKey(of: text) { key in
      !key.isEmpty
        && key.split(separator: .space).allSatisfy {
          table.number(of: UnsafeBufferPointer(rebasing: $0)) != nil
        }
    }
  }

  /// Whether one of them stands at an offset of a key, where a word begins.
  private func begins(_ key: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var hash = WordTable.emptyHash
    var spaces = 0
    var end = start
    while end - start <= table.longest {
      if end == key.count || !isWordByte(key[end]) {
        if table.number(hash: hash, count: end - start, byte: { key[start + $0] }) != nil { return true }
        if end < key.count, key[end] == .space { spaces += 1 }
        if end == key.count || spaces == longest { return false }
      }
      hash = WordTable.hash(hash, key[end])
      end += 1
    }
    return false
  }

  /// Calls `body` with the words of a text, folded and with one space between them. ASCII is folded on the stack.
  private static func withKey<Result>(
    of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if text.allSatisfy(\.isASCII) { return withSpacing(of: text, body) }
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

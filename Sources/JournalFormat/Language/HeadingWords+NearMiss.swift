extension HeadingWords {
  /// The known word of five or more letters that `title` is one edit away from, as it is spelled; `nil` if the title
  /// is known itself.
  ///
  /// An edit inserts, deletes or replaces a letter, or swaps two neighbours. With a language set, only its words,
  /// those of English and the user's own are candidates.
  public func nearMiss(_ title: UnsafeBufferPointer<UInt8>) -> String? {
    guard title.count >= 4, title.count <= 120, match(title) == nil else { return nil }
    let key = WordTable.key(of: title)
    guard !RealWords.contain(key) else { return nil }
    let letters = key.withUnsafeBufferPointer { scalars(of: $0) }
    // Invisible marks leave fewer letters than bytes, or none.
    guard letters.count >= 4 else { return nil }
    if let own {
      for number in 0..<own.table.count where isNearMiss(letters, of: scalars(of: own.table[number])) {
        return own.spellings[number]
      }
    }
    let mask = letterMask(letters)
    let (first, last) = (letters[0], letters[letters.count - 1])
    for length in [letters.count, letters.count + 1, letters.count - 1] {
      for candidate in NearMissCandidates.shared.words(ofLength: length)
      // One edit leaves the first or the last letter, and changes at most two: a quick test excludes most words.
      where (candidate.first == first || candidate.last == last)
        && (candidate.mask ^ mask).nonzeroBitCount <= 2
        && known.isWord(candidate.number, ofEnglishOr: language)
        && areOneEditApart(letters, scalars(of: known.table[candidate.number]))
      {
        if case .ambiguous = knownMatches[candidate.number] { continue }
        return KnownWords.spellings[candidate.number]
      }
    }
    return nil
  }
}

/// The known words, grouped to find near misses quickly.
private struct NearMissCandidates: Sendable {
  static let shared = NearMissCandidates()

  /// A word's number in the table, the set of its letters, and its first and last letter.
  typealias Candidate = (number: Int, mask: UInt64, first: UInt32, last: UInt32)

  /// The words by their number of letters.
  private let byLength: [[Candidate]]

  private init() {
    let table = KnownWords.shared.table
    var byLength = [[Candidate]](repeating: [], count: table.longest + 1)
    for number in 0..<table.count {
      let letters = scalars(of: table[number])
      if letters.count >= 5 {
        byLength[letters.count].append(
          (number, letterMask(letters), letters[0], letters[letters.count - 1]))
      }
    }
    self.byLength = byLength
  }

  func words(ofLength length: Int) -> [Candidate] { length < byLength.count ? byLength[length] : [] }
}

/// One bit for each letter; several letters share a bit.
private func letterMask(_ letters: [UInt32]) -> UInt64 { letters.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

/// Whether letters are one edit from those of a word of at least five.
private func isNearMiss(_ letters: [UInt32], of word: [UInt32]) -> Bool {
  word.count >= 5 && areOneEditApart(letters, word)
}

private func scalars(of key: ArraySlice<UInt8>) -> [UInt32] {
  key.withUnsafeBufferPointer { scalars(of: $0) }
}

/// The letters of a key; a byte that is not UTF-8 counts as one.
private func scalars(of key: UnsafeBufferPointer<UInt8>) -> [UInt32] {
  var scalars: [UInt32] = []
  scalars.reserveCapacity(key.count)
  var index = 0
  while index < key.count {
    let (value, length) = key.scalar(at: index) ?? (UInt32(key[index]), 1)
    scalars.append(value)
    index += length
  }
  return scalars
}

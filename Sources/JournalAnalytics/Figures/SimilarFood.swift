public import JournalFormat

extension EatenDiary {
  /// The word of the diary that is spelled most like `word`, and the number of entries with it; `nil` if none is near.
  func similarFood(to word: String) -> (food: String, entries: Int)? {
    let counts = weights(of: rows[...])
    var entries: [String: Int] = [:]
    for (phrase, count) in zip(written, counts) {
      for word in Set(phrase.joined()) { entries[word, default: 0] += count }
    }
    return similarWord(to: word, among: entries).map { ($0, entries[$0] ?? 0) }
  }
}

/// The food of the diary that is spelled most like `word`, and the number of entries with it; `nil` if none is near.
public func similarFood(to word: String, in journal: Journal, today: Day) -> (name: String, entries: Int)? {
  EatenDiary(journal, through: today).similarFood(to: word.lowercased()).map {
    (name: $0.food, entries: $0.entries)
  }
}

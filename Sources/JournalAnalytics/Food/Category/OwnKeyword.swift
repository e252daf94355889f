internal import JournalFormat

/// A keyword that the user added to a category.
struct OwnKeyword: Sendable {
  let text: String
  let category: FoodCategory
  private let words: [FoodPhrase.Word]

  /// `nil` for a text without words.
  init?(_ text: String, _ category: FoodCategory) {
    self.text = text
    self.category = category
    words = FoodPhrase(text).words
    if words.isEmpty { return nil }
  }

  /// The number of its words.
  var count: Int { words.count }

  /// Whether its words are adjacent in `phrase`, with punctuation only where the keyword has some too.
  func stands(in phrase: FoodPhrase) -> Bool {
    guard phrase.words.count >= words.count else { return false }
    return (0...(phrase.words.count - words.count)).contains { start in
      words.indices.allSatisfy { offset in
        let word = phrase.words[start + offset]
        return word.stem == words[offset].stem
          && (offset == 0 || !word.followsBreak || words[offset].followsBreak)
      }
    }
  }
}

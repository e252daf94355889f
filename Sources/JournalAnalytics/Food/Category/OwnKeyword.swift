internal import JournalFormat

/// A word or dish that the writer added to a category.
struct OwnKeyword: Sendable {
  let text: String
  let category: FoodCategory
  private let stems: [[UInt8]]

  /// `nil` for a text without words.
  init?(_ text: String, _ category: FoodCategory) {
    self.text = text
    self.category = category
    stems = FoodPhrase(text).words.map(\.stem)
    if stems.isEmpty { return nil }
  }

  /// How many words it has.
  var count: Int { stems.count }

  /// Whether its words follow each other in `phrase`.
  func stands(in phrase: FoodPhrase) -> Bool {
    guard phrase.words.count >= stems.count else { return false }
    return (0...(phrase.words.count - stems.count)).contains { start in
      stems.indices.allSatisfy { offset in
        let word = phrase.words[start + offset]
        return word.stem == stems[offset] && (offset == 0 || !word.followsBreak)
      }
    }
  }
}

import Testing

@testable import JournalFormat

@Suite struct `What an entry's words may say beside a food` {
  /// The kinds of words, each with the words and phrases that are of it.
  private static let kinds: [(kind: UnusualWords, words: String)] = [
    (.sum, EnergyContext.sumLines.words), (.sum, EnergyContext.days.words),
    (.balance, EnergyContext.balanceLines.words), (.activity, OtherEnergyWords.activities.words),
    (.animal, AnimalFoodWords.words.words), (.planned, UneatenWords.toCome.words),
    (.denial, UneatenWords.denials.words), (.denial, UneatenWords.noneOf.words),
    (.denial, UneatenWords.left.words),
  ]

  private func unusual(_ text: String) -> UnusualWords {
    Array(text.utf8).withUnsafeBufferPointer { UnusualWords(of: $0) }
  }

  @Test func `is told by the first letters of each word of their lists, in any case and before others`() {
    for (kind, words) in Self.kinds {
      forEachItem(of: words) { item in
        let word = String(decoding: item, as: UTF8.self)
        for text in [word, word.uppercased(), "(\(word))", "\(word), 300", "\(word) soup"] {
          #expect(!unusual(text).isDisjoint(with: kind), "‘\(text)’")
        }
      }
    }
  }

  @Test(arguments: [
    "didn't eat the cake", "Did not touch it", "almost had a cookie", "Nearly ate it", "wanted pizza",
    "craved fries", "resisted the cake", "passed on dessert", "skipped lunch", "Kuchen nicht gegessen",
    "cake, not eaten",
  ]) func `may be that it was not eaten, at the beginning or at the end`(text: String) {
    #expect(!unusual(text).isDisjoint(with: .denial))
  }

  @Test(arguments: [
    "Lentil soup", "Toast with honey", "2 eggs", "Filter coffee", "Idli with coconut chutney", "Käse", "",
  ]) func `is nothing of most foods, and open of what is not ASCII`(text: String) {
    #expect(unusual(text).isEmpty == text.utf8.allSatisfy { $0 < 0x80 })
  }
}

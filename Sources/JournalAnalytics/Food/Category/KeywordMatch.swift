internal import JournalFormat

/// A keyword that stands in a phrase.
struct KeywordMatch {
  let category: FoodCategory
  let kind: KeywordList.Kind
  let headComesFirst: Bool
  /// As the list spells it.
  let keyword: String
  /// The words of the phrase that it takes.
  let range: Range<Int>
  /// Whether it is only the ending of its word.
  let isEnding: Bool

  /// How far it is from where its language says what a thing is, up to a constant.
  private var distanceFromHead: Int { headComesFirst ? range.lowerBound : -range.lowerBound }

  /// The keywords in `phrase` from left to right; where they overlap the one with more words, then a whole word, then
  /// the longer ending, then the one that says what the thing is: `rotisserie chicken salad` holds a chicken salad.
  static func all(in phrase: FoodPhrase) -> [KeywordMatch] {
    var found: [KeywordMatch] = []
    let search = KeywordSearch(phrase)
    for list in KeywordList.all { search.collect(from: list, into: &found) }
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

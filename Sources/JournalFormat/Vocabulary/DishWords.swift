/// Which words are food, in all languages at once; asked of few lines, and made the first time it is asked.
struct DishWords: Sendable {
  /// What a word, or several beside each other, say of the text they stand in.
  enum Meaning {
    /// A food; `headComesFirst` in languages in which what is said of it follows.
    case dish(headComesFirst: Bool)
    /// A number, a measure, a quality, a meal, a filler: said of a food.
    case companion
    /// A food, and something else as often: `tea`, `vin`.
    case perhaps
    /// Parts two foods: `and`, `with`.
    case joint
    /// Something that is done with food and is no eating: `buy`, `meeting`.
    case activity
  }

  static let shared = DishWords()

  private var table = WordTable(expecting: 10_000)
  /// For each number of the table.
  private var meanings: [Meaning] = []
  /// The endings of words that are foods: of `Linsensuppe`.
  private var endings: [[UInt8]] = []

  /// The number of words that the longest entry has.
  private static let longest = 6

  private init() {
    var key: [UInt8] = []
    func add(_ text: some Sequence<UInt8>, _ meaning: Meaning) {
      key.removeAll(keepingCapacity: true)
      FoodTokens.forEachStem(of: Array(text)) { stem in
        if !key.isEmpty { key.append(.space) }
        key += stem
      }
      if !key.isEmpty, table.insert(key) == meanings.count { meanings.append(meaning) }
    }
    func add(_ words: String, _ meaning: Meaning) {
      for word in words.utf8.split(whereSeparator: { $0 <= .space }) { add(word, meaning) }
    }
    // The first meaning of a word counts.
    add(DishWords.activities, .activity)
    // Porridge in the north; the Dutch word for a big one has the same stem.
    add("grot", .dish(headComesFirst: false))
    add(DishWords.ambiguous, .perhaps)
    for words in [
      FoodQualities.numbers, FoodQualities.measures, FoodQualities.units, FoodQualities.colours,
      FoodQualities.ways, FoodQualities.fillers,
    ] { add(words, .companion) }
    add(FoodQualities.joints, .joint)
    for list in KeywordList.all {
      let meaning = list.kind == .meal ? Meaning.companion : .dish(headComesFirst: list.headComesFirst)
      forEachItem(of: list.text) { word in
        if word.first == .hyphen {
          // A short ending is that of many words: `Preis`, `Komitee`.
          if word.count > 5 { endings.append(Array(word.dropFirst())) }
        } else {
          add(word, meaning)
        }
      }
    }
  }

  /// The meaning of the words at the beginning of `words`, and how many of them it takes.
  ///
  /// Each word is folded and without its ending; the longest entry wins.
  func meaning(of words: ArraySlice<[UInt8]>) -> (meaning: Meaning, count: Int)? {
    var best: (meaning: Meaning, count: Int)?
    var key: [UInt8] = []
    for (offset, word) in words.prefix(DishWords.longest).enumerated() {
      if offset > 0 { key.append(.space) }
      key += word
      if let number = key.withUnsafeBufferPointer({ table.number(of: $0) }) {
        best = (meanings[number], offset + 1)
      }
    }
    if best == nil, let word = words.first,
      endings.contains(where: { word.count >= $0.count + 3 && word.suffix($0.count).elementsEqual($0) })
    {
      best = (.dish(headComesFirst: false), 1)
    }
    return best
  }
}

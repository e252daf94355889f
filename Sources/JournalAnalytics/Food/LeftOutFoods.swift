internal import JournalFormat

/// Foods that an entry says were left out: the milk of an *espresso without milk*.
enum LeftOutFoods {
  /// Words that leave out the foods after them, joined by *and*: `tea without milk and sugar`; folded, as all of these.
  private static let withouts = words(
    "without ohne sans sin sem senza zonder utan uten uden без bina बिना")
  /// Words that leave out the food after them: `ran out of milk` too.
  static let negations = withouts.union(words("no hold minus ran kein keine instead statt 无 無 不加 没有 沒有"))
  /// Words between such a word and its food.
  private static let articles = words(
    "out of any the a an my more extra other der das dem den des ein eine einen von de du la le les el los las il lo un une het een"
  )
  private static let ands = words("and und et y e en och og и")
  private static let ors = words("or nor oder ou o ni eller of или")
  /// Words that *no* makes a quality of the next food: `no bake cheesecake`, `no sugar cola`.
  private static let qualities = words("sugar fat salt bake knead cook churn")

  /// The positions of such foods in an entry's words, and of the words that leave them out.
  static func places(in tokens: [FoodTokenizer.Token]) -> Set<Int> {
    var left: Set<Int> = []
    for (place, token) in tokens.enumerated() {
      guard let word = token.foldedWord, negations.contains(word), !left.contains(place) else { continue }
      left.insert(place)
      left.formUnion(foods(in: tokens, behind: place, word))
    }
    return left
  }

  private static func foods(in tokens: [FoodTokenizer.Token], behind place: Int, _ negation: String) -> [Int]
  {
    var foods: [Int] = []
    // Whether the last word was one of the food that is left out.
    var isFood = false
    for next in tokens.indices[(place + 1)...] {
      guard let word = tokens[next].foldedWord, !negations.contains(word) else { break }
      if tokens[next].namesFood {
        if isFood, negation == "no", foods.count == 1, let first = tokens[foods[0]].foldedWord,
          qualities.contains(first)
        {
          break
        }
        foods.append(next)
        isFood = true
      } else if isFood, ors.contains(word) {
        isFood = false
      } else if isFood, ands.contains(word), withouts.contains(negation) {
        guard next + 1 < tokens.count, tokens[next + 1].namesFood else { break }
      } else if isFood || !articles.contains(word) {
        break
      }
    }
    return foods
  }

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}

extension FoodTokenizer.Token {
  fileprivate var foldedWord: String? { if case .word(let word) = self { foldedFood(word) } else { nil } }

  fileprivate var namesFood: Bool {
    if case .word(let word) = self { FoodVocabulary.isFood(word) } else { false }
  }
}

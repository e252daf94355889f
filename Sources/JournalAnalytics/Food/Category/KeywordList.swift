internal import JournalFormat

/// The keywords of one category in one language.
struct KeywordList: Sendable {
  enum Kind: Sendable {
    /// Something eaten or drunk by itself: `lentil soup`.
    case dish
    /// Something that is often an ingredient: `lentil`.
    case ingredient
    /// The name of a meal: `lunch`.
    case meal
  }

  let category: FoodCategory
  let kind: Kind
  /// Whether the head of a compound comes first: `tarte citron`, but `lemon tart`.
  let headComesFirst: Bool
  /// Separated by commas, folded, sorted. A keyword with a leading hyphen is the ending of longer words: `-suppe`.
  let text: String
}

extension KeywordList {
  /// All lists.
  static let all: [KeywordList] = [
    mealNames, english, indian, german, spanish, french, italian, portuguese, dutch, japanese, chinese,
    korean, nordic, russian,
  ].joined().filter { !$0.text.isEmpty }

  /// The lists of a language, in the order in which categories are searched.
  static func language(
    headComesFirst: Bool = false, beverage: String, dessert: String, dessertIngredients: String = "",
    breakfast: String,
    breakfastIngredients: String = "", lunch: String, lunchIngredients: String = "", snack: String,
    snackIngredients: String = "", dinner: String, dinnerIngredients: String = ""
  ) -> [KeywordList] {
    let dishes: [(FoodCategory, String)] = [
      (.beverage, beverage), (.dessert, dessert), (.breakfast, breakfast), (.lunch, lunch), (.snack, snack),
      (.dinner, dinner),
    ]
    let ingredients: [(FoodCategory, String)] = [
      (.dessert, dessertIngredients), (.breakfast, breakfastIngredients), (.lunch, lunchIngredients),
      (.snack, snackIngredients), (.dinner, dinnerIngredients),
    ]
    return dishes.map { KeywordList(category: $0, kind: .dish, headComesFirst: headComesFirst, text: $1) }
      + ingredients.map {
        KeywordList(category: $0, kind: .ingredient, headComesFirst: headComesFirst, text: $1)
      }
  }
}

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

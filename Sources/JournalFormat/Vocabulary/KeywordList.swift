/// The keywords of one category in one language.
package struct KeywordList: Sendable {
  package enum Kind: Sendable {
    /// Something eaten or drunk by itself: `lentil soup`.
    case dish
    /// Something that is often an ingredient: `lentil`.
    case ingredient
    /// The name of a meal: `lunch`.
    case meal
  }

  package let category: FoodCategory
  package let kind: Kind
  /// Whether the head of a compound comes first: `tarte citron`, but `lemon tart`.
  package let headComesFirst: Bool
  /// Separated by commas, folded, sorted. A keyword with a leading hyphen is the ending of longer words: `-suppe`.
  package let text: String
}

extension KeywordList {
  /// All lists.
  package static let all: [KeywordList] = [
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

/// Words of titles below which food is planned, bought or cooked and not eaten, in all languages at once.
enum PlanWords {
  static let words = """
    meal plan, meal planning, mealplan, meal ideas, menu, menus, shopping, shopping list, groceries, grocery, recipe, recipes, \
    ingredients, packing list, camping meals, camping list, ideas, tips, tomorrow, cost, costs, Speiseplan, Essensplan, Menüplan, \
    Einkauf, Einkaufsliste, Rezept, Rezepte, Zutaten, Packliste, Ideen, Tipps, Kosten, menú, lista de la compra, receta, recetas, \
    ingredientes, consejos, costos, courses, liste de courses, recette, recettes, ingrédients, idées, conseils, demain, cardápio, \
    lista de compras, receita, receitas, dicas, amanhã, ricetta, ricette, ingredienti, lista della spesa, domani, boodschappen, \
    recepten, ingrediënten, weekmenu, madplan, indkøbsliste, opskrift, opskrifter, handleliste, oppskrift, oppskrifter, matsedel, \
    inköpslista, recept, меню, план питания, рецепт, рецепты, ингредиенты, покупки, список покупок, завтра, 献立, 買い物, レシピ, \
    材料, 明日, 食谱, 食譜, 菜单, 菜單, 购物, 購物, 明天, 食材, 레시피, 장보기, 식단, 재료, 내일, व्यंजन, सामग्री, कल
    """

  /// Those of them that people also write above what they ate.
  static let menus = """
    menu, menus, Speiseplan, menú, cardápio, matsedel, меню, 菜单, 菜單, 식단
    """

  /// The menus come first.
  private static let table: (words: WordTable, menus: Int) = {
    var table = WordTable(expecting: 200)
    forEachItem(of: menus) { _ = table.insert(WordTable.key(of: $0)) }
    let count = table.count
    forEachItem(of: words) { _ = table.insert(WordTable.key(of: $0)) }
    return (table, count)
  }()

  /// How many words an entry has at most.
  private static let longest = 4

  /// Whether a title has one of them, its words beside each other.
  static func name(_ title: UnsafeBufferPointer<UInt8>) -> Bool { stands(in: title) { _ in true } }

  /// Whether a title has one that may also stand above what was eaten: `Menu`.
  static func nameMenu(_ title: UnsafeBufferPointer<UInt8>) -> Bool { stands(in: title) { $0 < table.menus } }

  private static func stands(
    in title: UnsafeBufferPointer<UInt8>, where isMeant: (_ number: Int) -> Bool
  ) -> Bool {
    var key = WordTable.key(of: title)
    for index in key.indices where key[index].isASCII && !isWordByte(key[index]) { key[index] = .space }
    let words = key.split(separator: .space)
    return key.withUnsafeBufferPointer { bytes in
      words.indices.contains { first in
        (first..<min(words.count, first + longest)).contains { last in
          let text = words[first].startIndex..<words[last].endIndex
          return table.words.number(of: UnsafeBufferPointer(rebasing: bytes[text])).map(isMeant) ?? false
        }
      }
    }
  }
}

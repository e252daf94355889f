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

  /// Each entry's words.
  private static let entries: Set<[String]> = Set(
    items(of: words).map { item in
      var item = item
      return item.withUTF8 { parts(of: $0) }
    })
  private static let longest = 4

  /// Whether a title has one of them.
  static func name(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = parts(of: title)
    return words.indices.contains { start in
      (start..<min(words.count, start + longest)).contains { entries.contains(Array(words[start...$0])) }
    }
  }

  private static func parts(of text: UnsafeBufferPointer<UInt8>) -> [String] {
    folded(text).split(whereSeparator: { $0.isASCII && !isASCIILetter($0) && !isASCIIDigit($0) }).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

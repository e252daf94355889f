internal import JournalFormat

/// Names of one dish that have a word such as *and* or *au* in them, which otherwise parts two foods.
enum FoodNames {
  private typealias Token = FoodTokenizer.Token

  /// Words that join two foods to one dish, folded: *pain au chocolat*, *penne alla vodka*, *soupe à l’oignon*.
  private static let links: [[String]] = [
    ["au"], ["aux"], ["a", "la"], ["al"], ["alla"], ["alle"], ["allo"], ["ao"], ["a", "moda"],
  ]

  /// The first of these words.
  private static let linking = Set(links.compactMap(\.first))

  /// Words that stand for *and* and *with* in a name.
  private static let joints: Set<String> = ["and", "with", "n", "und", "mit", "et", "y", "con", "de", "di"]

  /// Further dishes by their names, folded, as they are usually called.
  private static let dishes = [
    "bangers and mash", "biscuits and gravy", "bubble and squeak", "corn on the cob", "toad in the hole",
    "egg and chips", "fish and chips", "gin and tonic", "hot and sour soup",
    "liver and onions",
    "mac and cheese", "macaroni and cheese", "peaches and cream", "peanut butter and jelly", "pie and chips",
    "pie and mash", "rum and coke", "sausage and mash", "shrimp and grits", "spaghetti and meatballs",
    "steak and ale pie", "steak and chips", "steak and fries", "steak and kidney pie",
    "strawberries and cream",
    "surf and turf", "sweet and sour chicken", "sweet and sour pork",
    "bratwurst mit pommes", "currywurst mit pommes", "grunkohl mit pinkel", "leber mit zwiebeln",
    "linsen mit spatzle", "schnitzel mit kartoffelsalat", "schnitzel mit pommes",
    "wurstchen mit kartoffelsalat",
    "pomme de terre", "pommes de terre", "salade de fruits", "lait de coco", "noix de coco", "pate de fruits",
    "arroz con leche", "cafe con leche", "churros con chocolate", "dulce de leche", "huevos con jamon",
    "leche de coco", "tortilla de patatas", "aceite de oliva", "pan de queso", "pao de queijo",
    "doce de leite",
    "leite de coco", "frutti di mare",
  ].map { $0.split(separator: " ").map(String.init) }

  /// The dishes by the first of their words; of two foods also the other way round.
  private static let byFirst = Dictionary(
    grouping: dishes + dishes.filter { $0.count == 3 }.map { $0.reversed() }
  ) {
    $0[0]
  }

  /// The foods within a name of several words: *fish* and *chips*.
  static func foods(in name: String) -> [String] {
    guard name.contains(" ") else { return [] }
    return name.split(separator: " ").map(String.init).filter(FoodVocabulary.isFood)
  }

  /// The foods of the vocabulary that are two words, folded: `ice cream`.
  private static let ofTwoWords: Set<String> = {
    let keywords = KeywordList.all.filter { $0.kind != .meal }.flatMap {
      $0.text.utf8.split(separator: UInt8(ascii: ","))
    }
    let names = keywords.lazy.map { keyword in keyword.drop { $0 <= .space } }
    return Set(names.filter { $0.count { $0 == .space } == 1 }.map { String(Substring($0)) })
  }()

  /// `tokens` with the words apart of what the vocabulary has without the hyphen: *ice-cream* is *ice cream*.
  static func apart(_ tokens: [FoodTokenizer.Token]) -> [FoodTokenizer.Token] {
    guard tokens.contains(where: { $0.word?.utf8.contains(.hyphen) ?? false }) else { return tokens }
    return tokens.flatMap { token -> [FoodTokenizer.Token] in
      guard let parts = token.word?.split(separator: "-"), parts.count == 2,
        ofTwoWords.contains(foldedFood(parts.joined(separator: " ")))
      else { return [token] }
      return parts.map { .word(String($0)) }
    }
  }

  /// `tokens` with each name as one word.
  static func joined(_ tokens: [FoodTokenizer.Token]) -> [FoodTokenizer.Token] {
    guard tokens.count > 2 else { return tokens }
    var result: [FoodTokenizer.Token] = []
    var place = 0
    while place < tokens.count {
      let length = dish(at: tokens[place...]) ?? linked(at: tokens[place...])
      let words = tokens[place...].prefix(length ?? 1)
      if length == nil { result += words } else { result.append(.word(name(words.compactMap(\.word)))) }
      place += words.count
    }
    return result
  }

  /// As it is usually called: *chips and fish* are fish and chips.
  private static func name(_ words: [String]) -> String {
    let folded = words.map(foldedFood)
    let isTurned = dishes.contains { $0.count == 3 && $0[0] == folded[2] && $0[2] == folded[0] }
    return (isTurned ? words.reversed() : words).map { $0 == "n" ? "and" : $0 }.joined(separator: " ")
  }

  private static func dish(at tokens: ArraySlice<Token>) -> Int? {
    guard let first = tokens.first?.word, let dishes = byFirst[foldedFood(first)] else { return nil }
    return dishes.first { dish in
      let words = tokens.prefix(dish.count).compactMap(\.word)
      return words.count == dish.count
        && zip(words, dish).allSatisfy { word, known in
          foldedFood(word) == known || joints.contains(known) && joints.contains(word)
        }
    }?.count
  }

  private static func linked(at tokens: ArraySlice<Token>) -> Int? {
    // Few entries have such a word at all.
    guard let first = tokens.first?.word, let second = tokens.dropFirst().first?.word,
      linking.contains(foldedFood(second)), FoodVocabulary.isFood(first), FoodVocabulary.isFoodAlone(first)
    else { return nil }
    let words = tokens.dropFirst().prefix(3).prefix { $0.word != nil }.compactMap(\.word)
    for link in links where words.count > link.count {
      guard words.prefix(link.count).map(foldedFood) == link else { continue }
      if FoodVocabulary.isFood(words[link.count]) { return link.count + 2 }
    }
    // “à l’oignon” is two words.
    return words.count > 1 && foldedFood(words[0]) == "a" && words[1].hasPrefix("l'") ? 3 : nil
  }
}

extension FoodTokenizer.Token {
  fileprivate var word: String? { if case .word(let word) = self { word } else { nil } }
}

internal import JournalFormat

/// Names of single dishes that contain a word such as *and*, *au* or *de*, which otherwise separates two foods.
enum FoodNames {
  private typealias Token = FoodTokenizer.Token

  /// Words that join two foods into one dish, folded: *pain au chocolat*, *penne alla vodka*, *soupe à l’oignon*, *sopa de pollo*,
  /// *jus d’orange*.
  private static let links: [[String]] = [
    ["au"], ["aux"], ["a", "la"], ["a", "l"], ["al"], ["alla"], ["alle"], ["allo"], ["ao"], ["a", "moda"],
    ["de"],
    ["di"], ["d"],
  ]

  /// The first of these words.
  private static let linking = Set(links.compactMap(\.first))

  /// Words that stand for *and* and *with* in a name.
  private static let joints: Set<String> = ["and", "with", "n", "und", "mit", "et", "y", "con", "de", "di"]

  /// Further dishes by their usual names, folded.
  private static let dishes = [
    "bangers and mash", "biscuits and gravy", "bread and butter pudding", "leek and potato soup",
    "himmel und erde", "fette biscottate", "bubble and squeak", "corn on the cob", "toad in the hole",
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
    "banh mi", "big mac", "chow mein", "lo mein", "mi goreng", "pad see ew", "po boy", "cacio e pepe",
    "meal deal",
    "arroz con leche", "cafe con leche", "churros con chocolate",
    "dulce de leche", "huevos con jamon",
    "leche de coco", "tortilla de patatas", "aceite de oliva", "pan de queso", "pao de queijo",
    "doce de leite",
    "leite de coco", "frutti di mare",
    "cuatro quesos", "quatre fromages", "quatre quarts", "quattro formaggi", "quattro stagioni",
    "tres leches", "trois fromages", "vier jahreszeiten",
  ].map { $0.split(separator: " ").map(String.init) }

  /// The dishes by their first word; those of two foods in both orders.
  private static let byFirst = Dictionary(
    grouping: dishes + dishes.filter { $0.count == 3 }.map { $0.reversed() }
  ) {
    $0[0]
  }

  /// Names that do not state their ingredients, folded.
  private static let idioms: Set<String> = [
    "bubble and squeak", "noix de coco", "pomme de terre", "pommes de terre", "surf and turf",
    "toad in the hole",
  ]

  /// The foods within a name of several words: *fish* and *chips*.
  static func foods(in name: String) -> [String] {
    idioms.contains(foldedFood(name)) ? [] : words(of: name)
  }

  /// The words of a name that may be foods by themselves, even if the name does not contain that food: *pomme* of *pomme de terre*.
  static func words(of name: String) -> [String] {
    guard name.isFoodName else { return [] }
    return name.split(separator: " ").map { parts(of: $0).word }.filter(FoodVocabulary.isFood)
  }

  /// A name with each of its foods replaced.
  static func mapped(_ name: String, _ transform: (String) -> String) -> String {
    name.split(separator: " ").map { part in
      let (article, word) = parts(of: part)
      return article + (FoodVocabulary.isFood(word) ? transform(word) : word)
    }.joined(separator: " ")
  }

  /// The *d’* or *l’* before a word within a name, and the word.
  private static func parts(of part: Substring) -> (article: String, word: String) {
    guard part.hasPrefix("d'") || part.hasPrefix("l'") else { return ("", String(part)) }
    return (String(part.prefix(2)), String(part.dropFirst(2)))
  }

  /// `tokens` with words split as the vocabulary has them, *ice-cream* as *ice cream*, and without the article of *d’orange*,
  /// *l’œuf*.
  static func apart(_ tokens: [FoodTokenizer.Token]) -> [FoodTokenizer.Token] {
    guard
      tokens.contains(where: { $0.word?.utf8.contains { $0 == .hyphen || $0 == .apostrophe } ?? false })
    else { return tokens }
    return tokens.flatMap { token -> [FoodTokenizer.Token] in
      if let word = token.word, word.hasPrefix("d'") || word.hasPrefix("l'") {
        return [.word(String(word.prefix(1))), .word(String(word.dropFirst(2)))]
      }
      guard let parts = token.word?.split(separator: "-"), parts.count == 2,
        FoodInflection.isListed(foldedFood(parts.joined(separator: " ")))
      else { return [token] }
      return parts.map { .word(String($0)) }
    }
  }

  /// `tokens` with each name joined to one word.
  static func joined(_ tokens: [FoodTokenizer.Token]) -> [FoodTokenizer.Token] {
    guard tokens.count > 1 else { return tokens }
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

  /// A dish by its usual name: *chips and fish* are fish and chips.
  private static func name(_ words: [String]) -> String {
    let folded = words.map(foldedFood)
    let isTurned =
      folded.count == 3 && dishes.contains { $0.count == 3 && $0[0] == folded[2] && $0[2] == folded[0] }
    return (isTurned ? words.reversed() : words).enumerated().map { place, word in
      place == words.count - 1
        ? word : word == "n" ? "and " : word == "d" || word == "l" ? word + "'" : word + " "
    }.joined()
  }

  /// A name of several words up to the last that is food; `nil` if none is.
  static func part(of name: String, where isFood: (String) -> Bool) -> String? {
    let words = name.split(separator: " ")
    let last = words.lastIndex { word in
      let word = parts(of: word).word
      return FoodVocabulary.isFood(word) && isFood(word)
    }
    return last.map { words[...$0].joined(separator: " ") }
  }

  /// Whether a name of several words is one of those listed here.
  static func isListed(_ name: String) -> Bool {
    dish(at: name.split(separator: " ").map { Token.word(String($0)) }[...]) != nil
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

  /// The length of a food with others joined to it, up to three: *tarta de queso de cabra*.
  private static func linked(at tokens: ArraySlice<Token>) -> Int? {
    // Few entries have such a word at all.
    guard let first = tokens.first?.word, let second = tokens.dropFirst().first?.word,
      linking.contains(foldedFood(second)), FoodVocabulary.isFood(first), FoodVocabulary.isFoodAlone(first)
    else { return nil }
    var length = 1
    for _ in 0..<3 {
      let words = tokens.dropFirst(length).prefix(3).prefix { $0.word != nil }.compactMap(\.word)
      let link = links.first { link in
        words.count > link.count && words.prefix(link.count).map(foldedFood) == link
          && FoodVocabulary.isFood(words[link.count])
      }
      guard let link else { break }
      length += link.count + 1
    }
    return length > 1 ? length : nil
  }
}

extension FoodTokenizer.Token {
  var word: String? { if case .word(let word) = self { word } else { nil } }
}

extension String {
  /// Whether it is a name of several words by `FoodNames`, and no single word.
  var isFoodName: Bool { utf8.contains(.space) }
}

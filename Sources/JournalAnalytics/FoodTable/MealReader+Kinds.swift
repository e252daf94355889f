/// Foods that name the variety of the one before them: `burrito de frijoles`, `éclair au chocolat`, `omelette of mushrooms`.
extension MealReader {
  /// Reads *of* and its like after a food, and the food after it: the table's food of that variety if there is one, else the dish,
  /// with its topping or without what it only tastes of.
  ///
  /// Otherwise the last food would be the one that is meant, as in `banana pancake`.
  mutating func readKind(_ word: String) -> Bool {
    guard isBehindFood, items.count > part, let last = items.indices.last, let start = kindStart(word) else {
      return false
    }
    let texts = tokens[start...].prefix { $0.text != nil }.prefix(8).compactMap(\.text)
    guard let kind = foods.longest(texts[...]) else { return false }
    let dish = items[last].food
    guard dish.name != kind.food.name else { return false }
    if let (food, count) = foods.food(of: items[last], with: kind, then: texts) {
      items[last].food = food
      index = start + count
      return true
    }
    guard MealStaples.isDish(dish) else { return false }
    index = start
    if MealStaples.isServed(dish, with: kind.food) {
      endPart(isSegment: false)
      (isJoined, isWith) = (true, true)
      return true
    }
    items[last].ignored.append(texts[..<kind.count].joined(separator: " "))
    items[last].isAbout = true
    index += kind.count
    return true
  }

  /// The start of the food after *of* and articles: at `frijoles` in `de los frijoles`.
  private func kindStart(_ word: String) -> Int? {
    // `à la fraise`; in English `a` begins another food.
    let isToThe = word == "a" && ["la", "l"].contains(self.word(at: index + 1) ?? "")
    guard
      isToThe || word == "vom" || MealWords.ofs.contains(word) || MealWords.in.contains(word) && word != "in"
    else {
      return nil
    }
    var start = index + 1
    while let next = self.word(at: start), MealWords.ofs.contains(next) || Self.articles.contains(next) {
      start += 1
    }
    return start
  }

  private static let articles: Set<String> = ["la", "l", "las", "le", "les", "los", "lo", "el", "gli"]

  /// The food for a dish with a filling that names another food: `lasagna with spinach`, `sandwich with ham and cheese`.
  func kind(of dish: MealItem, with item: MealItem) -> TableFood? {
    guard item.isWith, item.amount.isEmpty, MealStaples.isFilled(dish.food) else { return nil }
    let words = dish.food.name.split(separator: " ")
    // `apple pie with custard`: what it is filled with was said.
    if dish.written.contains(" "), !dish.isMade { return nil }
    let (filling, name) = (words.dropLast().joined(separator: " "), words.last ?? "")
    return foods.food(named: "\(item.food.name) \(dish.food.name)")
      ?? foods.food(
        named: dish.isMade ? "\(filling) and \(item.food.name) \(name)" : "\(item.food.name) \(name)")
  }
}

extension FoodLookup {
  /// The table's food for a dish of the variety `kind`, and the number of words that name it, from the kind on: of `burrito`,
  /// `frijoles y queso` the bean and cheese burrito.
  fileprivate func food(of dish: MealItem, with kind: Match, then words: [String]) -> (TableFood, Int)? {
    var names = [dish.food.name]
    // `pizza` alone is the one with cheese.
    if !dish.written.contains(" "), let last = dish.food.name.split(separator: " ").last.map(String.init),
      food(named: last)?.name == dish.food.name
    {
      names.append(last)
    }
    let kinds = Self.names(of: kind.food)
    // `Schnitzel vom Schwein`.
    if kinds.contains(where: { FoodLookup.words(of: dish.food.name).contains($0) }) {
      return (dish.food, kind.count)
    }
    if let joint = words.dropFirst(kind.count).first, MealWords.joints.contains(joint),
      let second = longest(words[(kind.count + 1)...])
    {
      let pairs = kinds.flatMap { one in
        Self.names(of: second.food).flatMap { ["\(one) and \($0)", "\($0) and \(one)"] }
      }
      if let food = food(of: pairs, names) { return (food, kind.count + 1 + second.count) }
    }
    return food(of: kinds, names).map { ($0, kind.count) }
  }

  private func food(of kinds: [String], _ names: [String]) -> TableFood? {
    names.lazy.flatMap { name in kinds.lazy.map { "\($0) \(name)" } }.compactMap { self.food(named: $0) }
      .first
  }

  private static func words(of name: String) -> Set<String> {
    Set(name.split(separator: " ").map(String.init))
  }

  /// A food's names within the name of a dish: *oatmeal cookie*, *bean burrito*.
  private static func names(of food: TableFood) -> [String] {
    [food.name] + (inDishes[food.name].map { [$0] } ?? [])
  }

  private static let inDishes = [
    "oat": "oatmeal", "mixed vegetables": "vegetable", "refried bean": "bean", "black bean": "bean",
    "ground beef": "beef", "minced beef": "beef", "carrots": "carrot", "steak": "beef",
    "zucchini": "courgette",
    "milk chocolate": "chocolate",
  ]
}

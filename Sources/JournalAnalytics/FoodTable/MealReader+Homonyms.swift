internal import JournalFormat

/// Names of two foods, which are told apart by the words around them.
extension MealReader {
  /// Takes the other food where it is meant: `2 Paprika` and `100 g Paprika` are no spice, and `100 g de raisin` are grapes.
  mutating func resolveHomonyms() {
    for index in items.indices {
      let name: String? =
        switch items[index].written {
        case "paprika", "paprikas": isOfPieces(items[index].amount) ? "green pepper" : nil
        case "raisin", "raisins": isFrench ? "grape" : nil
        case "prune", "prunes": isFrench ? "plum" : nil
        // Nobody fills a cup with it.
        case let word where Self.chocolates.contains(word):
          Self.cups.contains(items[index].amount.measure?.name ?? "") ? "hot chocolate" : nil
        default: nil
        }
      if let food = name.flatMap(foods.food(named:)),
        foods.food(named: items[index].written) == items[index].food
      {
        items[index].food = food
      }
    }
  }

  private static let chocolates: Set<String> = [
    "chocolate", "schokolade", "schoko", "chocolat", "cioccolata", "cioccolato", "chocolade", "choklad",
    "chokolade", "sjokolade", "шоколад",
  ]
  private static let cups: Set<String> = ["cup", "mug", "bowl", "glass"]

  /// Removes the pan that something was fried in, which in Spanish is bread: `chicken pan fried`, `eggs fried in a pan`.
  mutating func leaveOutPans() {
    for index in tokens.indices.reversed() where word(at: index) == "pan" {
      if let next = word(at: index + 1), Self.pansWays.contains(next) {
        tokens.remove(at: index)
        continue
      }
      var start = index
      while let before = word(at: start - 1), Self.besidePans.contains(before) { start -= 1 }
      guard let preposition = word(at: start - 1), ["in", "from", "on"].contains(preposition) else {
        continue
      }
      tokens.removeSubrange(start - 1...index)
    }
  }

  private static let pansWays: Set<String> = [
    "fried", "seared", "roasted", "grilled", "cooked", "toasted", "fry", "frying",
  ]
  private static let besidePans: Set<String> = ["a", "the", "my", "one", "hot", "dry", "frying", "same"]

  /// Whether an amount is that of a vegetable, and not of a spice.
  private func isOfPieces(_ amount: MealAmount) -> Bool {
    guard let measure = amount.measure else {
      return amount.count != nil || amount.isArticle || amount.size != nil
    }
    return switch measure.size {
    case .mass(let grams): (amount.middle ?? 1) * grams >= Self.mostSpice
    case .portion: measure.name != "pinch"
    case .volume: false
    }
  }

  /// The maximum grams of a spice in a meal.
  private static let mostSpice = 15.0

  /// Whether a text has words that stand beside foods in French.
  static func isFrench(_ text: String) -> Bool {
    folded(text).split { !$0.isLetter }.contains { french.contains(String($0)) }
  }

  /// These words, folded.
  private static let french: Set<String> = [
    "de", "du", "des", "d", "un", "une", "le", "la", "les", "et", "deux", "trois", "quatre", "cinq",
    "quelques",
    "grappe", "grappes",
  ]
}

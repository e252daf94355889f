/// Portions of the user's own foods, in measures that only they have.
extension MealPortion {
  /// The portion of a food of the user's own in a measure that only it has: `1 tiffin box of stew`, `a small can of fizz`.
  static func foundOfOwnMeasure(_ item: inout MealItem) -> Found? {
    guard item.food.source == "foods.md" else { return nil }
    var said = item.ignored.flatMap { $0.split(separator: " ").map(String.init) }
    said += [item.amount.size, item.amount.measure?.name].compactMap(\.self)
    said = said.map { FoodName.key(of: $0) }
    let own = item.food.measures.filter { measure in
      let words = FoodName.key(of: measure.name).split(separator: " ").map(String.init)
      // Of `500 g of the stew in the tray` it is the grams that count.
      return HouseholdMeasure(measure.name) == nil && !words.isEmpty
        && item.amount.measure?.isExact != true
        && words.allSatisfy { word in
          said.contains { $0 == word || FoodLookup.singulars(of: $0).contains(word) }
        }
    }
    guard let measure = own.max(by: { $0.name.utf8.count < $1.name.utf8.count }) else { return nil }
    let words = FoodName.key(of: measure.name).split(separator: " ").map(String.init)
    item.ignored.removeAll { word in
      let word = FoodName.key(of: word)
      return words.contains { $0 == word || FoodLookup.singulars(of: word).contains($0) }
    }
    return (
      (item.amount.middle ?? 1) * measure.grams, .counted,
      "1 \(measure.name) = \(shortGrams(measure.grams)) g"
    )
  }

  /// The portion of a food whose figures are those of a serving of unknown weight. Servings can be counted; another amount is
  /// compared with what its measure usually holds. If that is unknown too, it is taken as one serving, and guessed.
  static func foundOfUnweighed(_ item: MealItem) -> Found? {
    guard let measure = item.food.unweighedMeasure, let one = item.food[measure] else { return nil }
    let figures = "figures of 1 \(measure)"
    let count = item.amount.middle ?? (item.amount.isArticle ? 1 : nil)
    if let other = item.amount.measure, ![measure, "serving", "piece"].contains(other.name) {
      let own = HouseholdMeasure(measure)
      guard let size = other.usual, let usual = own?.usual else {
        return (one, .guessed, "\(figures); foods.md does not say what it weighs")
      }
      let isByVolume = other.isVolume && own?.isVolume == true
      return (
        (count ?? 1) * size / usual * one, isByVolume && count != nil ? .counted : .vague,
        "\(figures), taken as \(shortGrams(usual)) \(isByVolume ? "ml" : "g")"
      )
    }
    guard let count, count > 0, count < fewestGrams else { return (one, .vague, figures) }
    return (count * one, .counted, figures)
  }
}

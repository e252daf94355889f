/// Percentages beside foods: `Milch 1,5 %`.
extension MealReader {
  /// Reads a percentage that is not part of a food's name; returns whether it is one.
  mutating func readPercentage(_ word: String) -> Bool {
    guard percentages.contains(word), let percent = Double(String(word.map { $0 == "," ? "." : $0 })) else {
      return false
    }
    index += 1
    if let next = self.word(at: index), Self.wordsForFat.contains(next) { index += 1 }
    // `100 % juice`.
    if percent >= 100 { return true }
    if items.count > part { setFat(percent, word) } else { fat = (percent, word) }
    return true
  }

  /// Replaces the last food by the one of its kind with this percentage of fat; if the table has none, its figures become less
  /// certain.
  mutating func setFat(_ percent: Double, _ written: String) {
    guard let last = items.indices.last else { return }
    if let (food, isSure) = items[last].food.withFat(percent, written) {
      items[last].food = food
      items[last].isAbout = items[last].isAbout || !isSure
      return
    }
    if let food = foods.food(like: items[last].food, withFat: percent) {
      items[last].food = food
      if abs(food.composition.fat - percent) <= Self.nearEnough { return }
    }
    items[last].isAbout = true
    items[last].ignored.append("\(written) %")
  }

  /// The difference in grams of fat per 100 g that does not matter.
  private static let nearEnough = 1.0
  private static let wordsForFat: Set<String> = ["fat", "fett", "жирности", "жира", "grasa", "grassi"]
}

extension TableFood {
  /// Meat and cream with this fat content in percent, and quark with this fat content in dry matter, as labels state it; `nil` for
  /// other foods. Less fat leaves more of everything else; a gram of it has 9 kcal. Fat in dry matter is less certain, and so is
  /// meat, which may have been weighed raw.
  fileprivate func withFat(_ percent: Double, _ written: String) -> (food: TableFood, isSure: Bool)? {
    let isOfDryMatter = name == "quark"
    guard composition.fat < 100, percent < 80,
      isOfDryMatter || name.hasPrefix("minced ") || Self.soldByFat.contains(name)
    else { return nil }
    var fat = percent
    if isOfDryMatter {
      // The solids of 100 g without their fat, with 1 g of ash.
      let solids = (composition.protein + composition.carbs + 1) / (100 - composition.fat)
      fat = percent * solids / (1 - percent / 100 + percent / 100 * solids)
    }
    let rest = (100 - fat) / (100 - composition.fat)
    var food = self
    food.composition.fat = fat
    food.composition.protein *= rest
    food.composition.carbs *= rest
    food.composition.kilocalories =
      max(0, composition.kilocalories - 9 * composition.fat) * rest + 9 * fat
    food.name += isOfDryMatter ? " (\(written) % fat in dry matter)" : " (\(written) % fat)"
    return (food, !isOfDryMatter && composition.protein < Self.leastOfMeat)
  }

  /// Grams of protein in 100 g.
  private static let leastOfMeat = 15.0

  private static let soldByFat: Set<String> = [
    "lean ground beef", "beef patty", "cream", "heavy cream", "light cream", "whipped cream", "sour cream",
  ]
}

extension FoodLookup {
  /// The food of the same kind whose fat is nearest to `fat` grams in 100 g; `nil` for kinds that the table has in one variety
  /// only.
  func food(like food: TableFood, withFat fat: Double) -> TableFood? {
    guard let kind = Self.kindsByFat.first(where: { $0.contains(food.name) }) else { return nil }
    return kind.filter { $0 != "milk" && $0 != "yogurt" }.compactMap { self.food(named: $0) }
      .min { abs($0.composition.fat - fat) < abs($1.composition.fat - fat) }
  }

  /// Foods that differ in fat; the plain name leaves it open.
  private static let kindsByFat = [
    ["milk", "skimmed milk", "low-fat milk", "semi-skimmed milk", "whole milk"],
    ["yogurt", "skimmed milk yogurt", "low fat yogurt", "whole milk yogurt"],
    ["dry curd cottage cheese", "cottage cheese", "farmer's cheese"],
  ]
}

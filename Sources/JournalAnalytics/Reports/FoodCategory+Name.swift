public import JournalFormat

extension FoodCategory {
  /// `Breakfast`.
  public var name: String { capitalized(rawValue) }
}

extension Nutrient {
  /// `Saturated fat`.
  var name: String {
    switch self {
    case .saturatedFat: "Saturated fat"
    case .protein, .carbs, .fat, .fibre, .sugar, .salt, .alcohol, .caffeine: capitalized(rawValue)
    }
  }
}

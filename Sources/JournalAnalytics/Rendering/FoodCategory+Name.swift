public import JournalFormat

extension FoodCategory {
  /// `Breakfast`.
  public var name: String {
    switch self {
    case .breakfast: "Breakfast"
    case .lunch: "Lunch"
    case .snack: "Snack"
    case .dinner: "Dinner"
    case .dessert: "Dessert"
    case .beverage: "Beverage"
    }
  }
}

extension Nutrient {
  /// `Saturated fat`.
  var name: String {
    switch self {
    case .saturatedFat: "Saturated fat"
    case .protein, .carbs, .fat, .fibre, .sugar, .salt, .alcohol, .caffeine, .sodium: capitalized(rawValue)
    }
  }
}

extension FoodCategory {
  /// Its colour and symbol in every chart.
  public var tint: ChartTint {
    switch self {
    case .breakfast: .amber
    case .lunch: .orange
    case .snack: .green
    case .dinner: .blue
    case .dessert: .rose
    case .beverage: .violet
    }
  }
}

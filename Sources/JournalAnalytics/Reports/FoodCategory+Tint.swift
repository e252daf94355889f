public import JournalFormat

extension FoodCategory {
  /// Its colour and sign in every chart.
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

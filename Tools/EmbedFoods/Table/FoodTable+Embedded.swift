public import JournalAnalytics

extension FoodTable {
  /// The table of the program. In a module of its own, so that who reads and analyses journals builds no plugin.
  public static let embedded = FoodTable(names: embeddedFoodNames, foods: embeddedFoods)
}

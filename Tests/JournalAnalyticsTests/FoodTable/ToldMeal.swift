import EmbeddedFoods

@testable import JournalAnalytics

/// The foods of a meal as `grams name ±share`, and what is not known behind a question mark.
func toldMeal(_ text: String) -> String {
  let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
  let foods = estimate.foods.map {
    "\(Int($0.grams.rounded())) \($0.food.name) ±\(Int(($0.share * 100).rounded()))"
  }
  return (foods + estimate.unknown.map { "? \($0)" }).joined(separator: ", ")
}

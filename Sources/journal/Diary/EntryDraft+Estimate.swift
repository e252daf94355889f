import JournalAnalytics
import JournalFormat

extension EntryDraft {
  /// Writes what the entry amounts to by the table, if the person gave no energy and all of its foods are known; else says why not.
  mutating func estimate(by foods: FoodLookup) {
    guard entry.facts.energy == nil, entry.state == .eaten, !entry.text.isEmpty else { return }
    let amount = FoodFacts(amount: entry.facts.amount).summary
    let found = MealEstimate(amount.isEmpty ? entry.text : "\(entry.text) (\(amount))", foods: foods)
    guard found.isComplete else {
      let what = found.unknown.isEmpty ? entry.text : found.unknown.joined(separator: "’ and ‘")
      remarks.append("‘\(what)’ is not in the food table, so no energy was written; --kcal gives it")
      return
    }
    entry.facts.fill(from: found.facts)
    entry.details.append(.source("table"))
    estimate = found
  }
}

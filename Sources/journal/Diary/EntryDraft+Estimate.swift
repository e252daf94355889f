import JournalAnalytics
import JournalFormat

extension EntryDraft {
  /// No single entry has more.
  private static let mostKilocalories = 10_000.0

  /// Writes an estimate if the user stated no energy: by the model if there is one, else by the table if it knows all of the foods;
  /// else records why not.
  ///
  /// The model is not asked about foods of the user's own alone, since nobody knows better what is in them.
  mutating func estimate(
    by foods: FoodLookup, imported: (String) -> TableFood? = { _ in nil }, asking model: ModelEstimator? = nil
  ) {
    guard entry.facts.energy == nil, entry.state == .eaten, !entry.text.isEmpty else { return }
    guard !MealEstimate.hasBareNumber(in: entry.text, foods: foods) else {
      remarks.append("no energy was written, for its number has no unit; write ‘g’ or ‘kcal’ behind it")
      return
    }
    let words = MealEstimate.words(entry.text, entry.facts.amount)
    let found = MealEstimate(words, foods: foods, imported: imported)
    if let model, !(found.isComplete && found.foods.allSatisfy { $0.food.source == OwnFoods.path }) {
      switch model.estimate(words) {
      case .success(let answer):
        entry.facts.fill(from: answer.facts)
        entry.details.append(.source(answer.source))
        modelEstimate = answer
        return
      case .failure(let failure):
        if !failure.isKnown { remarks.append("\(failure.reason), so the food table was asked") }
      }
    }
    if let gap = found.gap(of: entry.text) {
      remarks.append("\(gap), so no energy was written; --kcal gives it")
      return
    }
    guard found.facts.energy.map({ $0.high.kilocalories <= Self.mostKilocalories }) ?? false else {
      remarks.append(
        "no energy was written, for it would be more than 10,000 kcal, which no single entry has; check the amount"
      )
      return
    }
    entry.facts.fill(from: found.facts)
    entry.details.append(.source(found.source(of: entry.text, entry.facts.amount).text))
    estimate = found
  }
}

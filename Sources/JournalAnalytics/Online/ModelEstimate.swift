public import JournalFormat

/// A language model's estimate of a meal, checked for plausibility.
public struct ModelEstimate: Hashable, Sendable {
  /// The model's name as written after `source: model`.
  public var model: String
  /// The meal as the model understood it; on one line, of at most 80 characters.
  public var foodName: String
  /// The amount that the model assumed, such as `3 pieces`; on one line of at most 80 characters, possibly empty.
  public var quantity: String
  /// Of all that was eaten: 0 to 10,000.
  public var kilocalories: Double
  /// Grams, not negative.
  public var protein: Double
  public var carbs: Double
  public var fat: Double

  /// Checks a model's answer; throws what is implausible.
  ///
  /// The energy of the macros (4, 4 and 9 kcal a gram) may exceed the total by 30 % and 30 kcal, since fibre and polyols yield less
  /// than other carbohydrates; it may be lower by 40 %, or by the 700 kcal of an evening's alcohol. A total of 4.184 times the
  /// macros is in kilojoules.
  init(
    model: String, foodName: String, quantity: String, kilocalories: Double, protein: Double, carbs: Double,
    fat: Double
  ) throws(ModelProblem) {
    (self.model, self.kilocalories) = (model, kilocalories)
    (self.protein, self.carbs, self.fat) = (protein, carbs, fat)
    self.foodName = Self.line(foodName)
    self.quantity = Self.line(quantity)
    guard [kilocalories, protein, carbs, fat].allSatisfy(\.isFinite) else {
      throw .implausible("not all of them are numbers")
    }
    guard [kilocalories, protein, carbs, fat].allSatisfy({ $0 >= 0 }) else {
      throw .implausible("one is negative")
    }
    guard !self.foodName.isEmpty else { throw .noFood }
    guard kilocalories <= Self.most else {
      throw .implausible("\(numberText(kilocalories.rounded())) kcal are more than anybody eats at once")
    }
    guard kilocalories + protein + carbs + fat > 0 else {
      throw .implausible("all of them are 0")
    }
    let sum = 4 * protein + 4 * carbs + 9 * fat
    let figures = "\(numberText(kilocalories.rounded())) kcal and macros of \(numberText(sum.rounded())) kcal"
    if sum >= 20, (0.97...1.03).contains(kilocalories / sum / 4.184) {
      throw .implausible("\(figures) look like kilojoules")
    }
    guard sum <= kilocalories * 1.3 + 30, sum >= kilocalories - max(0.4 * kilocalories, 700) else {
      throw .implausible("\(figures) do not go together")
    }
  }

  /// The maximum kilocalories accepted for a meal.
  private static let most = 10_000.0

  private static func line(_ text: String) -> String {
    let words = singleLine(text).split(separator: " ").joined(separator: " ")
    return words.count <= 80 ? words : words.prefix(79) + "…"
  }

  /// The value of `source:` for its figures.
  public var source: String { "model \(model)" }

  /// The range of the kilocalories. A model does not state its certainty, so it counts as an amount that was not stated.
  public var range: ClosedRange<Double> {
    let share = EstimatedFood.Precision.vague.share
    return kilocalories * (1 - share)...kilocalories * (1 + share)
  }

  /// As facts of an entry, rounded like those of the table.
  public var facts: FoodFacts {
    FoodFacts(estimated: kilocalories, protein: protein, carbs: carbs, fat: fat)
  }

  /// What the figures are based on, in one line: `by gemini-2.0-flash, 258 to 602 kcal: idli with sambar (3 pieces, 1 cup)`.
  public var summary: String {
    "by \(model), \(Int(range.lowerBound.rounded())) to \(Int(range.upperBound.rounded())) kcal: \(foodName)"
      + (quantity.isEmpty ? "" : " (\(quantity))")
  }
}

/// Why a model's answer is no estimate.
public enum ModelProblem: Error, Hashable, Sendable {
  /// The answer ends before it is complete.
  case cut
  /// It is no JSON of the requested form.
  case otherForm
  /// The model or its provider declined; with their word for it, such as `SAFETY`, if they gave one.
  case declined(String?)
  /// The words name nothing that is eaten.
  case noFood
  /// A clause about the figures.
  case implausible(String)

  /// The reason as a clause that follows the name of the model.
  public var reason: String {
    switch self {
    case .cut: "gave an answer that breaks off in the middle"
    case .otherForm: "gave an answer of another form than was asked for"
    case .declined(let why): "declined to answer" + (why.map { " (\($0))" } ?? "")
    case .noFood: "found no food in these words"
    case .implausible(let why): "gave figures that cannot be right: \(why)"
    }
  }
}

/// A nutrient that a facts bracket can name.
public enum Nutrient: String, CaseIterable, Sendable {
  case protein, carbs, fat, fibre, sugar, salt
  case saturatedFat = "saturated_fat"
  case alcohol, caffeine, sodium

  /// Whether a figure without a unit is in milligrams, as on labels.
  public var isInMilligrams: Bool { self == .caffeine || self == .sodium }
}

/// The amount of one nutrient.
public struct NutrientAmount: Hashable, Sendable {
  public var nutrient: Nutrient
  /// In grams, finite and not negative; caffeine too.
  public var grams: Double
  public var isEstimate: Bool

  public init(_ nutrient: Nutrient, grams: Double, isEstimate: Bool = false) {
    self.nutrient = nutrient
    self.grams = grams
    self.isEstimate = isEstimate
  }
}

/// The facts in a bracket. What is not stated is unknown, never zero.
public struct FoodFacts: Hashable, Sendable {
  // The largest first, here and in `FoodEntry`, so that nothing lies empty between them: a diary has many thousands.
  /// In the order of the line, each nutrient at most once: the last one counts.
  public var nutrients: [NutrientAmount]
  /// The amount eaten, if it is stated: `150 g`, `0,5 l`.
  public var amount: FoodAmount?
  public var energy: EnergyAmount?

  public init(energy: EnergyAmount? = nil, nutrients: [NutrientAmount] = [], amount: FoodAmount? = nil) {
    self.energy = energy
    self.nutrients = nutrients
    self.amount = amount
  }

  public static let none = FoodFacts()

  /// Takes from `other` what is not stated.
  package mutating func fill(from other: FoodFacts) {
    energy = energy ?? other.energy
    amount = amount ?? other.amount
    for amount in other.nutrients where self[amount.nutrient] == nil { nutrients.append(amount) }
  }
  public var isEmpty: Bool { energy == nil && nutrients.isEmpty && amount == nil }

  /// Grams of a nutrient; `nil` if it is not stated.
  public subscript(nutrient: Nutrient) -> Double? { nutrients.last { $0.nutrient == nutrient }?.grams }
}

/// A mass or a volume of food.
public enum FoodAmount: Hashable, Sendable {
  case grams(Double)
  case millilitres(Double)

  /// Whether it is the amount that labels state figures for.
  var isHundred: Bool { self == .grams(100) || self == .millilitres(100) }
}

extension FoodFacts {
  /// The facts multiplied by `factor`.
  package func scaled(by factor: Double) -> FoodFacts {
    guard factor != 1 else { return self }
    var scaled = self
    if let energy, let low = Energy(kilocalories: energy.low.kilocalories * factor),
      let high = Energy(kilocalories: energy.high.kilocalories * factor)
    {
      scaled.energy = EnergyAmount(low: low, high: high, isEstimate: energy.isEstimate)
    }
    for index in nutrients.indices { scaled.nutrients[index].grams *= factor }
    switch amount {
    case .grams(let grams): scaled.amount = .grams(grams * factor)
    case .millilitres(let millilitres): scaled.amount = .millilitres(millilitres * factor)
    case nil: break
    }
    return scaled
  }
}

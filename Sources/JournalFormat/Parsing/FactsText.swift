/// Facts as written in a bracket: `320 kcal, P 11 g, C 54 g, F 7 g`.
struct FactsText {
  /// Without the bracket; empty for no facts.
  let text: String

  init(_ facts: FoodFacts) {
    var parts: [String] = []
    if let energy = facts.energy {
      let low = decimalText(energy.low.kilocalories)
      let high = decimalText(energy.high.kilocalories)
      parts.append("\(energy.isEstimate ? "~" : "")\(low == high ? low : "\(low)-\(high)") kcal")
    }
    switch facts.amount {
    case .grams(let grams): parts.append("\(decimalText(grams)) g")
    case .millilitres(let millilitres): parts.append("\(decimalText(millilitres)) ml")
    case nil: break
    }
    for amount in facts.nutrients {
      let estimate = amount.isEstimate ? "~" : ""
      // Below one gram, what labels state in milligrams is written in them.
      let figure =
        amount.nutrient.isInMilligrams && amount.grams < 1
        ? "\(decimalText(amount.grams * 1000)) mg" : "\(decimalText(amount.grams)) g"
      parts.append("\(amount.nutrient.label) \(estimate)\(figure)")
    }
    text = parts.joined(separator: ", ")
  }
}

extension FoodFacts {
  /// What a bracket of them says: `~320 kcal, P 11 g`; empty for none.
  public var summary: String { FactsText(self).text }
}

extension Nutrient {
  /// The label in a bracket, which is read in every language.
  fileprivate var label: String {
    switch self {
    case .protein: "P"
    case .carbs: "C"
    case .fat: "F"
    case .fibre: "fibre"
    case .sugar: "sugar"
    case .salt: "salt"
    case .saturatedFat: "sat fat"
    case .alcohol: "alcohol"
    case .caffeine: "caffeine"
    case .sodium: "sodium"
    }
  }
}

/// A number with at most four decimals and no trailing zeros; `?` for one that cannot be written.
public func decimalText(_ value: Double) -> String {
  guard value.isFinite, value >= 0, value < 1_000_000_000 else { return "?" }
  let tenThousandths = Int((value * 10_000).rounded())
  let whole = String(tenThousandths / 10_000)
  var decimals = padded(tenThousandths % 10_000, 4)
  while decimals.last == "0" { decimals.removeLast() }
  return decimals.isEmpty ? whole : "\(whole).\(decimals)"
}

/// Facts as they are written in a bracket: `320 kcal, P 11 g, C 54 g, F 7 g`.
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
      // A coffee has a tenth of a gram: that is said in milligrams.
      let figure =
        amount.nutrient == .caffeine && amount.grams < 1
        ? "\(decimalText(amount.grams * 1000)) mg" : "\(decimalText(amount.grams)) g"
      parts.append("\(amount.nutrient.label) \(estimate)\(figure)")
    }
    text = parts.joined(separator: ", ")
  }
}

extension Nutrient {
  /// The name a bracket is written with, which every language reads.
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
    }
  }
}

/// A number with at most four decimals and none where it has none to show; `?` for one that no line can state.
func decimalText(_ value: Double) -> String {
  guard value.isFinite, value >= 0, value < 1_000_000_000 else { return "?" }
  let tenThousandths = Int((value * 10_000).rounded())
  let whole = String(tenThousandths / 10_000)
  var decimals = padded(tenThousandths % 10_000, 4)
  while decimals.last == "0" { decimals.removeLast() }
  return decimals.isEmpty ? whole : "\(whole).\(decimals)"
}

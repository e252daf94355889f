public import JournalFormat

/// Grams of one nutrient over some entries.
public struct MacroSum: Hashable, Sendable {
  /// The nutrients that have daily goals.
  public static let nutrients = [Nutrient.protein, .carbs, .fat]

  public var grams: Double
  /// How many entries state it, or have no energy at all.
  public var entries: Int
}

extension DiaryDay {
  /// Protein, carbohydrates and fat of the eaten entries; none that no entry states.
  var macros: [Nutrient: MacroSum] {
    let eaten = eaten
    var macros: [Nutrient: MacroSum] = [:]
    for nutrient in MacroSum.nutrients {
      let stated = eaten.compactMap { $0.grams(of: nutrient) }.filter { (0...1_000_000).contains($0) }
      guard !stated.isEmpty else { continue }
      // Water has none of it, whether its line says so or not.
      let without = eaten.count { $0.grams(of: nutrient) == nil && $0.energy?.high == .zero }
      macros[nutrient] = MacroSum(grams: stated.reduce(0, +), entries: stated.count + without)
    }
    return macros
  }
}

/// `95 g`, in whole grams.
func gramsText(_ grams: Double) -> String { "\(grouped(Int(min(max(grams, 0), 1e9).rounded()))) g" }

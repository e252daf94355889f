internal import JournalFormat

extension MealEstimate {
  /// What the words of a meal amount to; for words that `foods` does not know, or that say nothing beside its foods, `imported` is asked for
  /// a food of exactly that name, which is folded, the longest names first. It is not asked where all words are understood.
  public init(_ text: String, foods: FoodLookup, imported: (_ name: String) -> TableFood?) {
    let known = MealEstimate(text, foods: foods)
    self = known
    guard !known.unknown.isEmpty || known.foods.contains(where: { !$0.ignored.isEmpty }) else { return }
    var found: [String: TableFood] = [:]
    for name in known.unknownNames(in: text) where found[name] == nil { found[name] = imported(name) }
    guard !found.isEmpty else { return }
    self = MealEstimate(text, foods: foods.adding(found))
  }

  /// The most names that are asked for.
  private static let mostNames = 60
  /// The words of the longest of them.
  private static let longestName = 8

  /// The runs of words with one that is unknown, the longest first.
  private func unknownNames(in text: String) -> [String] {
    let words = FoodName.key(of: text).split(separator: " ").map(String.init)
    let unknown = Set(
      (unknown + foods.flatMap(\.ignored)).flatMap {
        FoodName.key(of: $0).split(separator: " ").map(String.init)
      })
    var names: [String] = []
    for count in (1...Self.longestName).reversed() where count <= words.count {
      for start in 0...(words.count - count) {
        let run = words[start..<start + count]
        guard names.count < Self.mostNames, run.contains(where: unknown.contains) else { continue }
        names.append(run.joined(separator: " "))
      }
    }
    return names
  }
}

internal import JournalFormat

extension MealEstimate {
  /// What the words of a meal amount to. For words that `foods` does not know, or that mean nothing beside its foods, `imported`
  /// returns the food of exactly that folded name; the longest names are asked first. It is not called if all words are understood.
  public init(_ text: String, foods: FoodLookup, imported: (_ name: String) -> TableFood?) {
    let known = MealEstimate(text, foods: foods)
    self = known
    guard !known.unknown.isEmpty || known.foods.contains(where: { !$0.ignored.isEmpty }) else { return }
    var found: [String: TableFood] = [:]
    for name in known.unknownNames(in: text) where found[name] == nil { found[name] = imported(name) }
    guard !found.isEmpty else { return }
    self = MealEstimate(text, foods: foods.adding(found))
  }

  /// The maximum number of names looked up.
  private static let mostNames = 60
  /// The number of words in the longest of them.
  private static let longestName = 8

  /// The runs of words that contain an unknown one, the longest first.
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

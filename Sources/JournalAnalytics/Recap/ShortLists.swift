/// The names of the foods named most often, at most `count`, without leaving out an equal of one named; if more are equal, the
/// number of the others is stated.
func leaders(of foods: [NamedFood], to count: Int) -> [String] {
  guard foods.count > count else { return foods.map(\.shown) }
  let clear = foods.prefix { $0.count > foods[count].count }
  guard clear.isEmpty else { return clear.map(\.shown) }
  return shortened(foods.prefix { $0.count == foods[0].count }.map(\.shown), to: count, of: "food")
}

/// At most `count` names, and the number of the others: `a, b and 3 more foods`.
func shortened(_ names: [String], to count: Int, of noun: String) -> [String] {
  guard names.count > count + 1 else { return names }
  return names.prefix(count) + [counted(names.count - count, "more " + noun)]
}

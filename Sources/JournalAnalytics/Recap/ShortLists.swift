/// The names of the foods named most often, `count` of them or fewer, so that none is left out that equals one named;
/// if more than that are equal, the number of the others is told.
func leaders(of foods: [NamedFood], to count: Int) -> [String] {
  guard foods.count > count else { return foods.map(\.shown) }
  let clear = foods.prefix { $0.count > foods[count].count }
  guard clear.isEmpty else { return clear.map(\.shown) }
  return shortened(foods.prefix { $0.count == foods[0].count }.map(\.shown), to: count, of: "food")
}

/// At most `count` names, and how many there are besides: `a, b and 3 more foods`.
func shortened(_ names: [String], to count: Int, of noun: String) -> [String] {
  guard names.count > count + 1 else { return names }
  return names.prefix(count) + [counted(names.count - count, "more " + noun)]
}

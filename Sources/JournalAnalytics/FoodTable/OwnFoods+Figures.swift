internal import JournalFormat

extension OwnFoods.Entry {
  /// Its name and its other names.
  var names: [String] { [name] + aliases }

  /// The measures on a day: of one stated several times the latest valid then, and of these the last.
  private func measures(on day: Day) -> [(name: String, grams: Double)] {
    var known: [(from: Day?, name: String, grams: Double)] = []
    var places: [String: Int] = [:]
    for measure in measures where measure.from.map({ $0 <= day }) ?? true {
      guard let place = places[measure.name] else {
        places[measure.name] = known.count
        known.append(measure)
        continue
      }
      if (measure.from?.ordinal ?? .min) >= (known[place].from?.ordinal ?? .min) { known[place] = measure }
    }
    return known.map { ($0.name, $0.grams) }
  }

  /// Whether figures are valid on a day; they take precedence over a recipe.
  func hasFacts(on day: Day) -> Bool { facts.contains { $0.from.map { $0 <= day } ?? true } }

  /// The food with the figures valid on a day; `nil` if none are.
  func food(on day: Day, table: FoodLookup) -> TableFood? {
    if let latest = figures(on: day) {
      let known = weighed(on: day)
      var food = TableFood(
        name: name, composition: composition(latest.facts, of: latest.amount.grams),
        measures: known + latest.amount.measures.filter { one in !known.contains { $0.name == one.name } },
        source: "foods.md")
      food.unweighedMeasure = latest.amount.isUnweighed ? latest.amount.measures.first?.name : nil
      return food
    }
    guard let recipe else { return nil }
    let made = MealEstimate(recipe, foods: table)
    let grams = yield ?? made.grams
    guard made.isComplete, grams > 0, yield != nil || made.unsized == nil else { return nil }
    return TableFood(
      name: name,
      composition: FoodComposition(
        kilocalories: made.kilocalories * 100 / grams, protein: made.grams(of: .protein) * 100 / grams,
        carbs: made.grams(of: .carbs) * 100 / grams, fat: made.grams(of: .fat) * 100 / grams,
        unsaid: made.unsaid),
      measures: measures(on: day) + (measures.isEmpty ? [("serving", portion(ofAll: grams))] : []),
      source: "foods.md", ingredients: recipe)
  }

  /// The portion of a recipe without one, in grams: all of it up to 700 g, else a plate of 300 g.
  private func portion(ofAll grams: Double) -> Double { grams <= 700 ? grams : 300 }

  /// The amount that figures are of, in grams, and the measures that follow from it.
  private typealias Amount = (grams: Double, measures: [(name: String, grams: Double)], isUnweighed: Bool)

  /// The figures valid on a day: those that begin last; of several that begin together those of a weight, then the last.
  private func figures(on day: Day) -> (facts: FoodFacts, amount: Amount)? {
    let valid = facts.filter { $0.from.map { $0 <= day } ?? true }
    guard let begin = valid.map({ $0.from?.ordinal ?? .min }).max() else { return nil }
    let latest = valid.filter { ($0.from?.ordinal ?? .min) == begin }.map {
      (facts: $0.facts, amount: amount(of: $0.per, on: day))
    }
    return latest.last { !$0.amount.isUnweighed } ?? latest.last
  }

  /// The measures with their weights: as stated, in the bracket of `per 1 can (330 ml)` too; and by their energy, if figures of a
  /// weight stand beside those of the measure: with 258 kcal in 100 g a slice of 310 kcal weighs 120 g.
  private func weighed(on day: Day) -> [(name: String, grams: Double)] {
    var known = measures(on: day)
    func add(_ others: [(name: String, grams: Double)]) {
      known += others.filter { one in !known.contains { $0.name == one.name } }
    }
    for group in Dictionary(grouping: facts.filter { $0.from.map { $0 <= day } ?? true }, by: \.from)
      .sorted(by: { ($0.key?.ordinal ?? .min) > ($1.key?.ordinal ?? .min) })
    {
      let all = group.value.map { (facts: $0.facts, amount: amount(of: $0.per, on: day)) }
      for one in all where !one.amount.isUnweighed { add(one.amount.measures) }
      guard let weighed = all.last(where: { !$0.amount.isUnweighed }),
        let energy = weighed.facts.energy?.middle.kilocalories, energy > 0
      else { continue }
      for one in all where one.amount.isUnweighed {
        let ratio = (one.facts.energy?.middle.kilocalories ?? 0) / energy
        let grams = ratio * weighed.amount.grams
        guard grams > 0, let taken = one.amount.measures.first?.grams else { continue }
        let count = one.amount.grams / taken
        add(one.amount.measures.map { ($0.name, grams / count) })
      }
    }
    return known
  }

  /// The grams of `100 g`, or of a number of measures. `40 g` is a serving if none is stated; a measure of unknown weight is taken
  /// at its usual size, and at 100 g if it has none.
  private func amount(of text: String, on day: Day) -> Amount {
    let measures = measures(on: day)
    if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      let grams = OwnFoods.grams(String(text[text.index(after: open)..<close]))
    {
      let (count, one) = Self.counted(text[..<open].trimmed)
      // What has a name of its own can be counted.
      let piece = HouseholdMeasure(one) == nil ? [("piece", grams / count)] : []
      return (grams, [(one, grams / count)] + piece + serving(of: grams / count, besides: one), false)
    }
    if let all = OwnFoods.grams(text) {
      return (all, measures.isEmpty && all != 100 && all < 1_000 ? [("serving", all)] : [], false)
    }
    let (count, one) = Self.counted(text)
    if let known = measures.first(where: { ([one] + FoodLookup.singulars(of: one)).contains($0.name) }) {
      return (count * known.grams, [], false)
    }
    let grams = HouseholdMeasure(one)?.usual ?? 100
    return (count * grams, [(one, grams)] + serving(of: grams, besides: one), true)
  }

  /// A serving, equal to the amount that figures are of, if none is stated.
  private func serving(of grams: Double, besides one: String) -> [(name: String, grams: Double)] {
    one == "serving" || measures.contains { $0.name == "serving" } ? [] : [("serving", grams)]
  }

  /// The number in `3 pieces`, and the singular of its measure; one if there is no number.
  private static func counted(_ amount: String) -> (count: Double, one: String) {
    var (count, word) = (1.0, amount)
    let parts = amount.split(separator: " ", maxSplits: 1)
    if parts.count == 2, case let tokens = MealTokenizer(String(parts[0])).tokens, tokens.count == 1,
      case .number(_, let number, nil)? = tokens.first, number > 0, number.isFinite
    {
      (count, word) = (number, parts[1].trimmed)
    }
    let name = HouseholdMeasure.name(of: word)
    if name != word || HouseholdMeasure(word) != nil { return (count, name) }
    // `per 2 cookies` says what one cookie is.
    return (count, count > 1 && word.hasSuffix("s") ? FoodLookup.singulars(of: word).first ?? word : word)
  }

  private func composition(_ facts: FoodFacts, of grams: Double) -> FoodComposition {
    let scale = 100 / grams
    return FoodComposition(
      kilocalories: (facts.energy?.middle.kilocalories ?? 0) * scale,
      protein: facts[.protein].map { $0 * scale }, carbs: facts[.carbs].map { $0 * scale },
      fat: facts[.fat].map { $0 * scale })
  }
}

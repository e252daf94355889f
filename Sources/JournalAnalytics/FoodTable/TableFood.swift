public import JournalFormat

/// The composition of 100 g of a food as it is eaten.
public struct FoodComposition: Hashable, Sendable {
  /// Not negative.
  public var kilocalories: Double
  /// In grams, not negative.
  public var protein: Double
  public var carbs: Double
  public var fat: Double
  /// The nutrients whose amount is not known; they are 0 here and no fact of an entry.
  public var unsaid: Set<Nutrient>

  public init(
    kilocalories: Double, protein: Double, carbs: Double, fat: Double, unsaid: Set<Nutrient> = []
  ) {
    (self.kilocalories, self.protein, self.carbs, self.fat) = (kilocalories, protein, carbs, fat)
    self.unsaid = unsaid
  }

  /// From figures that may be missing.
  init(kilocalories: Double, protein: Double?, carbs: Double?, fat: Double?) {
    let figures: [(Nutrient, Double?)] = [(.protein, protein), (.carbs, carbs), (.fat, fat)]
    self.init(
      kilocalories: kilocalories, protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0,
      unsaid: Set(figures.filter { $0.1 == nil }.map(\.0)))
  }
}

/// A food with its figures and the weights of its measures.
public struct TableFood: Hashable, Sendable {
  /// The everyday name, in the singular if it is counted: `idli`, `coffee with milk`.
  public var name: String
  /// Of 100 g.
  public var composition: FoodComposition
  /// Grams of measures by name, all positive: `serving` is the usual one, `piece` one of what is counted, `small`, `medium` and
  /// `large` are its sizes, `side` is what goes with another food.
  public var measures: [(name: String, grams: Double)]
  /// The source of the figures: `fndds:63101000` and `sr28:20444` are numbers of foods in USDA’s tables, `recipe` is a dish of the
  /// table made of such foods, `foods.md` is the user's own.
  public var source: String
  /// For a dish, its ingredients with their grams, as a sentence; else empty.
  public var ingredients: String
  /// The measure that the figures are of, if its weight is unknown; it stands among the measures as 100 g.
  public var unweighedMeasure: String?

  /// A food, without repeated measures.
  public init(
    name: String, composition: FoodComposition, measures: [(name: String, grams: Double)], source: String,
    ingredients: String = ""
  ) {
    (self.name, self.composition, self.measures) = (name, composition, measures)
    (self.source, self.ingredients) = (source, ingredients)
  }

  /// The grams of a measure; `nil` if the food does not have it.
  public subscript(measure: String) -> Double? { measures.first { $0.name == measure }?.grams }

  /// Grams in a millilitre, from the weight of a cup, a spoon or a fluid ounce; `nil` if none is known.
  var density: Double? {
    if let cup = self["cup"] { return cup / 240 }
    if let ounce = self["fl oz"] { return ounce / 29.57 }
    return self["tbsp"].map { $0 / 14.8 }
  }

  public static func == (a: TableFood, b: TableFood) -> Bool {
    a.name == b.name && a.source == b.source && a.composition == b.composition
      && a.measures.elementsEqual(b.measures) { $0.name == $1.name && $0.grams == $1.grams }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(source)
  }
}

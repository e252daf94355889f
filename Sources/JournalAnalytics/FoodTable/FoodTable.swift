public import JournalFormat

/// Foods under everyday names: text that is searched in place, so that nothing is loaded before the first lookup.
public struct FoodTable: Sendable {
  private let names: StaticString
  private let foods: StaticString

  /// A table. `names` has lines `name<TAB>place`, sorted by the bytes of the name, in the form of `FoodName`. The place is the
  /// offset of the food's line in `foods`, whose lines are
  /// `name<TAB>kcal<TAB>protein<TAB>carbs<TAB>fat<TAB>measures<TAB>source<TAB>ingredients`.
  public init(names: StaticString, foods: StaticString) {
    (self.names, self.foods) = (names, foods)
  }

  /// The food of that name or alias, in the form of `FoodName`.
  public func food(named name: String) -> TableFood? {
    place(of: name).flatMap(food(at:))
  }

  /// The offset of the line of the food with this name.
  func place(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { key in
      bytes(of: names) { bytes in
        let start = firstLine(in: bytes) { !$0.lexicographicallyPrecedes(key) }
        guard let line = line(at: start, in: bytes), line.name.elementsEqual(key) else { return nil }
        return line.place
      }
    }
  }

  /// Whether a name begins with these bytes.
  func hasName(startingWith prefix: String) -> Bool {
    var prefix = prefix
    return prefix.withUTF8 { key in
      bytes(of: names) { bytes in
        let start = firstLine(in: bytes) { !$0.lexicographicallyPrecedes(key) }
        return line(at: start, in: bytes).map { $0.name.starts(with: key) } ?? false
      }
    }
  }

  /// The foods with a name or an alias that has all words of `text`, or words that begin with them: exact names first, then names
  /// that begin so, then by name.
  public func foods(matching text: String) -> [TableFood] {
    let key = FoodName.key(of: text)
    let words = key.split(separator: " ")
    guard !words.isEmpty else { return [] }
    var ranks: [Int: Int] = [:]
    for (name, place) in allNames {
      let parts = name.split(separator: " ")
      guard words.allSatisfy({ word in parts.contains { $0.hasPrefix(word) } }) else { continue }
      let rank = name == key ? 0 : name.hasPrefix(key) ? 1 : 2
      ranks[place] = min(ranks[place] ?? rank, rank)
    }
    let found = ranks.compactMap { place, rank in food(at: place).map { (food: $0, rank: rank) } }
    return found.sorted { ($0.rank, $0.food.name) < ($1.rank, $1.food.name) }.map(\.food)
  }

  /// The normalised names and aliases of a food besides its own.
  public func aliases(of food: TableFood) -> [String] {
    guard let place = place(of: FoodName.key(of: food.name)) else { return [] }
    return allNames.filter { $0.place == place && $0.name != FoodName.key(of: food.name) }.map(\.name)
  }

  /// All foods, in the order of the table.
  public var all: [TableFood] {
    var foods: [TableFood] = []
    var place = 0
    while let food = food(at: place) {
      foods.append(food)
      place = bytes(of: self.foods) { $0[place...].firstIndex(of: .lineFeed) ?? $0.count } + 1
    }
    return foods
  }

  /// All names and aliases, each with the offset of its food.
  var allNames: [(name: String, place: Int)] {
    bytes(of: names) { bytes in
      bytes.split(separator: .lineFeed).compactMap { line in
        let parts = line.split(separator: .tab)
        guard parts.count == 2, let place = Int(String(decoding: parts[1], as: UTF8.self)) else { return nil }
        return (String(decoding: parts[0], as: UTF8.self), place)
      }
    }
  }

  /// The food of the line that begins at an offset.
  func food(at place: Int) -> TableFood? {
    bytes(of: foods) { bytes in
      guard bytes.indices.contains(place) else { return nil }
      let end = bytes[place...].firstIndex(of: .lineFeed) ?? bytes.count
      let fields = bytes[place..<end].split(separator: .tab, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard fields.count == 8 else { return nil }
      let figures = fields[1...4].compactMap { Double($0) }
      guard figures.count == 4 else { return nil }
      return TableFood(
        name: fields[0],
        composition: FoodComposition(
          kilocalories: figures[0], protein: figures[1], carbs: figures[2], fat: figures[3]),
        measures: fields[5].split(separator: ";").compactMap { measure in
          guard let space = measure.lastIndex(of: " "),
            let grams = Double(measure[measure.index(after: space)...])
          else { return nil }
          return (measure[..<space].trimmingPrefix(" ").description, grams)
        }, source: fields[6], ingredients: fields[7])
    }
  }

  private func bytes<Value>(of text: StaticString, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    text.withUTF8Buffer(body)
  }

  /// The offset of the first line for whose name `holds` is true, as for all lines after it; the end if there is none.
  private func firstLine(
    in bytes: UnsafeBufferPointer<UInt8>, where holds: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool
  ) -> Int {
    // A line ending belongs to the line before it.
    bytes.indices.partitioningIndex { place in
      let start = bytes[..<place].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
      let end = bytes[place...].firstIndex(of: .lineFeed) ?? bytes.count
      return holds(bytes[start..<(bytes[start..<end].firstIndex(of: .tab) ?? end)])
    }
  }

  /// The name and the offset in the line that begins there.
  private func line(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (name: Slice<UnsafeBufferPointer<UInt8>>, place: Int)? {
    guard start < bytes.count, let tab = bytes[start...].firstIndex(of: .tab) else { return nil }
    let place = bytes[(tab + 1)...].prefix { isASCIIDigit($0) }.reduce(0) {
      $0 * 10 + Int($1 - UInt8(ascii: "0"))
    }
    return (bytes[start..<tab], place)
  }
}

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

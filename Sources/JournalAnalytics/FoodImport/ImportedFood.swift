public import JournalFormat

/// A food of a list that was imported: what its label or table says of 100 g.
public struct ImportedFood: Hashable, Sendable {
  public var name: String
  /// The maker or the brand; empty if none is stated.
  public var brand: String
  /// Identifies it in its list: the digits of a product, or the number in USDA’s tables.
  public var code: String
  /// The GTIN-13 as a number; `nil` if it has none.
  public var barcode: Int64?
  /// Of 100 g, from 0 to 900, which is pure fat.
  public var kilocalories: Double
  /// Grams in 100 g, from 0 to 100; `nil` if not stated.
  public var protein: Double?
  public var carbs: Double?
  public var fat: Double?
  /// Grams of its measures, all positive: `serving` first, if the label states one.
  public var measures: [FoodMeasure]
  /// The list it is from: `usda`, `off`, or the name of a file.
  public var list: String

  public init(
    name: String, brand: String = "", code: String, barcode: Int64? = nil, kilocalories: Double,
    protein: Double? = nil, carbs: Double? = nil, fat: Double? = nil, measures: [FoodMeasure] = [],
    list: String = ""
  ) {
    (self.name, self.brand, self.code, self.barcode) = (name, brand, code, barcode)
    (self.kilocalories, self.protein, self.carbs, self.fat) = (kilocalories, protein, carbs, fat)
    (self.measures, self.list) = (measures, list)
  }

  /// The measures with those for containers, which are the packet if the label states none of them: `1 tin` of 400 g.
  public var measuresByContainer: [FoodMeasure] {
    guard
      let packet = measures.first(where: { $0.name == "container" })
        ?? measures.first(where: { $0.name == "packet" })
    else { return measures }
    let containers = ["can", "bottle", "jar", "tub", "container", "carton", "bar", "tafel", "punnet", "loaf"]
    return measures
      + containers.filter { name in !measures.contains { $0.name == name } }.map { name in
        // A bar of a box is a serving.
        let isOfBox = name == "bar" && serving.map { 2 * $0 <= packet.grams } ?? false
        return FoodMeasure(name, grams: isOfBox ? serving ?? packet.grams : packet.grams)
      }
  }

  /// The grams of a serving, if the label says them.
  public var serving: Double? { measures.first { $0.name == "serving" }?.grams }

  /// As a food of the table.
  public var tableFood: TableFood {
    TableFood(
      name: brand.isEmpty ? name : "\(name) (\(brand))",
      composition: FoodComposition(
        kilocalories: kilocalories, protein: protein, carbs: carbs, fat: fat),
      measures: measures.map { ($0.name, $0.grams) }, source: code.isEmpty ? list : "\(list):\(code)")
  }

  /// The facts for an amount in grams, which is positive: whole kilocalories, and stated nutrients to a tenth of a gram.
  public func facts(grams: Double, isEstimate: Bool) -> FoodFacts {
    guard let energy = Energy(kilocalories: (kilocalories * grams / 100).rounded()) else { return .none }
    let nutrients: [(Nutrient, Double?)] = [(.protein, protein), (.carbs, carbs), (.fat, fat)]
    return FoodFacts(
      energy: EnergyAmount(low: energy, high: energy, isEstimate: isEstimate),
      nutrients: nutrients.compactMap { nutrient, share in
        share.map { NutrientAmount(nutrient, grams: ($0 * grams / 10).rounded() / 10) }
      })
  }
}

/// The weight of one unit in which a food is counted.
public struct FoodMeasure: Hashable, Sendable {
  public var name: String
  /// Positive and finite.
  public var grams: Double

  public init(_ name: String, grams: Double) { (self.name, self.grams) = (name, grams) }
}

extension ImportedFood {
  /// The words by which it is found, folded: those of the name, and those of the brand.
  public var keys: (name: String, brand: String) {
    (FoodName.key(of: name), brand.isEmpty ? "" : FoodName.key(of: brand))
  }

  /// The form in which names are compared with the first of `keys`.
  public static func key(of name: String) -> String { FoodName.key(of: name) }

  /// The measures as a text: `serving 30;cup 240`.
  public var measuresText: String {
    measures.map { "\($0.name) \($0.grams)" }.joined(separator: ";")
  }

  /// The measures in such a text; invalid ones are skipped.
  public static func measures(_ text: String) -> [FoodMeasure] {
    text.split(separator: ";").compactMap { part in
      guard let space = part.lastIndex(of: " "), let grams = Double(part[part.index(after: space)...]),
        grams.isFinite, grams > 0
      else { return nil }
      return FoodMeasure(String(part[..<space]), grams: grams)
    }
  }
}

extension MealEstimate {
  /// The first amount in grams or millilitres in a text: 80 of `choco bar 80 g`.
  public static func exactAmount(in text: String) -> Double? { LabelFigures.portion(in: text) }

  /// The numbers in a text, in figures or words, in order; a missing one counts as one: 2 and 0.5 of `two eggs and half a banana`.
  public static func quantities(in text: String) -> [Double] {
    MealTokenizer(text).tokens.flatMap { token -> [Double] in
      switch token {
      case .number(_, let value, let end): [value] + (end.map { [$0] } ?? [])
      case .word(let word): MealNumbers.value(of: word).map { [$0] } ?? []
      case .separator, .openBracket, .closeBracket: []
      }
    }
    .filter { $0 != 1 }
  }

  /// The first measure in which words count a product: two packets of `Maggi, 2 packets`.
  public static func countedMeasure(in text: String) -> (count: Double, name: String)? {
    let tokens = MealTokenizer(text).tokens
    for (number, unit) in zip(tokens, tokens.dropFirst()) {
      guard case .number(_, let count, nil) = number, count > 0, case .word(let word) = unit,
        let measure = HouseholdMeasure(word), !measure.isExact
      else { continue }
      return (count, measure.name)
    }
    return nil
  }
}

/// Figures of labels; impossible ones are left out.
enum LabelFigures {
  /// Kilocalories in 100 g; `nil` if not stated, negative, or more than in pure fat.
  static func kilocalories(_ kilocalories: Double?, kilojoules: Double?) -> Double? {
    if let kilocalories, mostKilocalories.contains(kilocalories) { return kilocalories }
    let converted = kilojoules.map { ($0 / 4.184 * 100).rounded() / 100 }
    return converted.flatMap { mostKilocalories.contains($0) ? $0 : nil }
  }

  /// Pure fat has 900 kcal in 100 g.
  private static let mostKilocalories = 0.0...900

  /// Grams in 100 g; `nil` if impossible.
  static func grams(_ value: Double?) -> Double? { value.flatMap { (0...100).contains($0) ? $0 : nil } }

  /// Grams of a serving or a piece; `nil` for none or more than ten kilograms.
  static func portion(_ value: Double?) -> Double? { value.flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil } }

  /// The measures of a label's serving, `1 bar (40 g)` and `2 cookies (30 g)`: the serving, one piece, and the measure that the
  /// word is.
  static func measures(serving grams: Double, text: String) -> [FoodMeasure] {
    var measures = [FoodMeasure("serving", grams: grams)]
    let tokens = MealTokenizer(text).tokens
    guard tokens.count >= 2, case .number(_, let count, nil) = tokens[0], (1...50).contains(count),
      case .word(let word) = tokens[1], HouseholdMeasure(word)?.isExact != true
    else { return measures }
    measures.append(FoodMeasure("piece", grams: grams / count))
    if let name = HouseholdMeasure(word)?.name, name != "serving", name != "piece" {
      measures.append(FoodMeasure(name, grams: grams / count))
    }
    return measures
  }

  /// The contents of the whole packet, by its figure or its words, `500 g`; for a multipack, `4 x 125 g`, also those of one
  /// `container`. Empty if unknown.
  static func packet(grams: Double?, text: String) -> [FoodMeasure] {
    let parts = text.split { "x×X*".contains($0) }
    guard parts.count == 2, let count = Double(parts[0].filter(\.isNumber)), (2...100).contains(count),
      let one = portion(in: String(parts[1]))
    else { return (portion(grams) ?? portion(in: text)).map { [FoodMeasure("packet", grams: $0)] } ?? [] }
    return [
      FoodMeasure("packet", grams: portion(grams) ?? count * one), FoodMeasure("container", grams: one),
    ]
  }

  /// The grams or millilitres that a text such as `2 biscuits (25 g)` holds; `nil` if it holds none.
  static func portion(in text: String) -> Double? {
    let tokens = MealTokenizer(text).tokens
    for (number, unit) in zip(tokens, tokens.dropFirst()) {
      guard case .number(_, let value, nil) = number, case .word(let word) = unit,
        let measure = HouseholdMeasure(word), measure.isExact
      else { continue }
      switch measure.size {
      case .mass(let grams), .volume(let grams):
        if let portion = portion(value * grams) { return portion }
      case .portion: continue
      }
    }
    return nil
  }
}

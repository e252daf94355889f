public import JournalFormat

/// `food.csv` of USDA’s FoodData Central: the names of foods.
public struct USDAFoodColumns {
  private let identifier: Int
  private let kind: Int
  private let name: Int

  public init(_ header: DelimitedRecord) throws(MissingColumns) {
    let columns = ColumnNames(header)
    guard let identifier = columns["fdc_id"], let kind = columns["data_type"],
      let name = columns["description"]
    else { throw columns.missing(["‘fdc_id’, ‘data_type’ and ‘description’"]) }
    (self.identifier, self.kind, self.name) = (identifier, kind, name)
  }

  /// The number and the name of a food; `nil` for laboratory samples, and if one is missing.
  public func food(_ record: DelimitedRecord) -> (identifier: Int64, name: String)? {
    let kind = record.text(kind, longest: 40)
    guard Self.kinds.contains(kind), let identifier = Int64(record.text(identifier, longest: 20)),
      identifier > 0
    else { return nil }
    let name = record.text(name, longest: 300)
    return name.isEmpty ? nil : (identifier, name)
  }

  private static let kinds: Set<String> = [
    "branded_food", "foundation_food", "sr_legacy_food", "survey_fndds_food",
  ]
}

/// `food_nutrient.csv`: an amount of a nutrient in 100 g of a food a row.
public struct USDANutrientColumns {
  private let food: Int
  private let nutrient: Int
  private let amount: Int

  public init(_ header: DelimitedRecord) throws(MissingColumns) {
    let columns = ColumnNames(header)
    guard let food = columns["fdc_id"], let nutrient = columns["nutrient_id"], let amount = columns["amount"]
    else { throw columns.missing(["‘fdc_id’, ‘nutrient_id’ and ‘amount’"]) }
    (self.food, self.nutrient, self.amount) = (food, nutrient, amount)
  }

  /// The food and the figure of a row; `nil` for other nutrients and impossible figures.
  public func figure(_ record: DelimitedRecord) -> (food: Int64, figure: USDAFigures)? {
    guard let nutrient = Int(record.text(nutrient, longest: 10)),
      let kind = USDAFigures.Kind(rawValue: nutrient),
      let food = Int64(record.text(food, longest: 20)), food > 0,
      let value = Double(record.text(amount, longest: 40)), value.isFinite
    else { return nil }
    var figures = USDAFigures()
    figures.take(value, as: kind)
    return (food, figures)
  }
}

/// The figures of one food found so far.
public struct USDAFigures: Hashable, Sendable {
  /// Numbers of nutrients in FoodData Central.
  enum Kind: Int {
    case protein = 1003
    case fat = 1004
    case carbs = 1005
    case kilocalories = 1008
    case kilojoules = 1062
    /// By Atwater’s general factors; foundation foods have these and no `kilocalories`.
    case generalKilocalories = 2047
    /// By Atwater’s factors for each food.
    case specificKilocalories = 2048
  }

  public private(set) var kilocalories: Double?
  /// The rank of the energy figure: the lowest counts.
  public private(set) var rank = Int64.max
  public private(set) var protein: Double?
  public private(set) var carbs: Double?
  public private(set) var fat: Double?

  public init() {}

  public var isEmpty: Bool { kilocalories == nil && protein == nil && carbs == nil && fat == nil }

  /// Adds another figure of the same food.
  public mutating func add(_ other: USDAFigures) {
    if other.rank < rank { (kilocalories, rank) = (other.kilocalories, other.rank) }
    (protein, carbs, fat) = (other.protein ?? protein, other.carbs ?? carbs, other.fat ?? fat)
  }

  fileprivate mutating func take(_ value: Double, as kind: Kind) {
    func energy(_ value: Double?, _ rank: Int64) {
      guard let value else { return }
      (kilocalories, self.rank) = (value, rank)
    }
    switch kind {
    case .protein: protein = LabelFigures.grams(value)
    case .fat: fat = LabelFigures.grams(value)
    case .carbs: carbs = LabelFigures.grams(value)
    case .kilocalories: energy(LabelFigures.kilocalories(value, kilojoules: nil), 0)
    case .specificKilocalories: energy(LabelFigures.kilocalories(value, kilojoules: nil), 1)
    case .generalKilocalories: energy(LabelFigures.kilocalories(value, kilojoules: nil), 2)
    case .kilojoules: energy(LabelFigures.kilocalories(nil, kilojoules: value), 3)
    }
  }
}

/// `food_portion.csv`: what a cup or a slice of a food weighs.
public struct USDAPortionColumns {
  private let food: Int
  private let grams: Int
  private let amount: Int?
  private let unit: Int?
  private let words: [Int]
  /// The names of units by their numbers, from `measure_unit.csv`.
  private let units: [Int: String]

  public init(_ header: DelimitedRecord, units: [Int: String]) throws(MissingColumns) {
    let columns = ColumnNames(header)
    guard let food = columns["fdc_id"], let grams = columns["gram_weight"] else {
      throw columns.missing(["‘fdc_id’ and ‘gram_weight’"])
    }
    (self.food, self.grams, self.units) = (food, grams, units)
    (amount, unit) = (columns["amount"], columns["measure_unit_id"])
    words = [columns["modifier"], columns["portion_description"]].compactMap(\.self)
  }

  /// The food and the weight of one household measure; `nil` for other portions.
  public func portion(_ record: DelimitedRecord) -> (food: Int64, measure: FoodMeasure)? {
    guard let food = Int64(record.text(food, longest: 20)), food > 0,
      let grams = Double(record.text(grams, longest: 40)), grams.isFinite
    else { return nil }
    let unit = unit.flatMap { Int(record.text($0, longest: 10)) }.flatMap { units[$0] }
    for text in [unit].compactMap(\.self) + words.map({ record.text($0, longest: 60) }) {
      var tokens = MealTokenizer(text).tokens[...]
      var count = amount.flatMap { Double(record.text($0, longest: 20)) } ?? 1
      if case .number(_, let value, nil)? = tokens.first {
        (count, tokens) = (value, tokens.dropFirst())
      }
      guard case .word(let word)? = tokens.first, let measure = HouseholdMeasure(word), !measure.isExact,
        count > 0,
        let one = LabelFigures.portion(grams / count)
      else { continue }
      return (food, FoodMeasure(measure.name, grams: one))
    }
    return nil
  }
}

/// `measure_unit.csv`: the units of portions.
public struct USDAUnitColumns {
  private let identifier: Int
  private let name: Int

  public init(_ header: DelimitedRecord) throws(MissingColumns) {
    let columns = ColumnNames(header)
    guard let identifier = columns["id"], let name = columns["name"] else {
      throw columns.missing(["‘id’ and ‘name’"])
    }
    (self.identifier, self.name) = (identifier, name)
  }

  public func unit(_ record: DelimitedRecord) -> (identifier: Int, name: String)? {
    Int(record.text(identifier, longest: 10)).map { ($0, record.text(name, longest: 40)) }
  }
}

/// `branded_food.csv`: the makers, barcodes and servings of products.
public struct USDABrandColumns {
  private let food: Int
  private let brands: [Int]
  private let barcode: Int?
  private let serving: Int?
  private let unit: Int?
  /// The household measure of the serving: `1 BAR`.
  private let household: Int?

  public init(_ header: DelimitedRecord) throws(MissingColumns) {
    let columns = ColumnNames(header)
    guard let food = columns["fdc_id"] else { throw columns.missing(["‘fdc_id’"]) }
    self.food = food
    household = columns["household_serving_fulltext"]
    brands = [columns["brand_name"], columns["brand_owner"]].compactMap(\.self)
    (barcode, serving, unit) = (columns["gtin_upc"], columns["serving_size"], columns["serving_size_unit"])
  }

  /// The data of a food in a row; `nil` without its number.
  public func brand(
    _ record: DelimitedRecord
  ) -> (food: Int64, brand: String, barcode: Int64?, measures: [FoodMeasure])? {
    guard let food = Int64(record.text(food, longest: 20)), food > 0 else { return nil }
    let brand = brands.lazy.map { record.text($0, longest: 100) }.first { !$0.isEmpty } ?? ""
    let digits = barcode.map { record.text($0, longest: 20) } ?? ""
    let unit = unit.map { record.text($0, longest: 10).lowercased() } ?? ""
    let grams = serving.flatMap { Double(record.text($0, longest: 40)) }.flatMap { LabelFigures.portion($0) }
    return (
      food, brand, Self.number(digits),
      // Millilitres count as grams, as the figures are of 100 ml then.
      ["g", "grm", "ml", "mlt"].contains(unit)
        ? grams.map {
          LabelFigures.measures(serving: $0, text: household.map { record.text($0, longest: 100) } ?? "")
        } ?? [] : []
    )
  }

  /// The number of a barcode, which may lack its leading zeros.
  private static func number(_ digits: String) -> Int64? {
    if let barcode = try? Barcode(digits) { return barcode.number }
    guard (9...12).contains(digits.utf8.count) else { return nil }
    return (try? Barcode(String(repeating: "0", count: 13 - digits.utf8.count) + digits))?.number
  }
}

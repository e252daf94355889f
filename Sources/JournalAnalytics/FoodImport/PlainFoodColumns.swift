public import JournalFormat

/// The columns of a plain table of foods, one a row, as a spreadsheet saves it.
public struct PlainFoodColumns: FoodColumns {
  private let name: Int
  private let brand: Int?
  private let barcode: Int?
  private let kilocalories: Int?
  private let kilojoules: Int?
  private let protein: Int?
  private let carbs: Int?
  private let fat: Int?
  private let serving: Int?
  /// The names of columns that are not read, in lower case.
  public let unread: [String]
  /// The position after the last column needed.
  private let needed: Int

  /// The columns of a header, whose names may have any case.
  public init(_ header: DelimitedRecord) throws(MissingColumns) {
    let columns = ColumnNames(header)
    kilocalories =
      columns[
        "kcal", "energy_kcal", "energy_kcal_100g", "energy-kcal_100g", "calories", "energy (kcal)",
        "kalorien", "kilokalorien",
        "brennwert (kcal)", "energie (kcal)", "kalorien (kcal)", "calorías", "calorias", "calories (kcal)",
        "kalorier",
        "energía (kcal)", "énergie (kcal)"]
    kilojoules = columns["kj", "energy_kj", "energy-kj_100g", "energy (kj)", "brennwert (kj)", "energie (kj)"]
    var missing: [String] = []
    let name = columns[
      "name", "food", "product", "product_name", "description", "lebensmittel", "bezeichnung", "produkt",
      "nombre", "alimento",
      "nom", "aliment", "naam", "namn", "navn"]
    if name == nil { missing.append("‘name’") }
    if kilocalories == nil, kilojoules == nil { missing.append("‘kcal’ or ‘kj’ (per 100 g)") }
    guard missing.isEmpty, let name else { throw columns.missing(missing) }
    self.name = name
    brand = columns["brand", "brands", "maker"]
    barcode = columns["barcode", "code", "ean", "gtin", "upc"]
    protein =
      columns[
        Self.names([
          "protein", "proteins", "eiweiß", "eiweiss", "proteine", "proteína", "proteínas", "protéines",
          "eiwit",
        ])]
    carbs =
      columns[
        Self.names([
          "carbs", "carbohydrates", "carbohydrate", "kohlenhydrate", "kh", "hidratos", "hidratos de carbono",
          "carbohidratos",
          "glucides", "carboidrati", "koolhydraten", "kolhydrater", "kulhydrater", "karbohydrater",
        ])]
    fat =
      columns[
        Self.names(["fat", "fett", "grasa", "grasas", "lipides", "matières grasses", "grassi", "vet", "fedt"])
      ]
    serving = columns["serving", "serving_g", "serving_quantity", "serving (g)"]
    unread = columns.unread(
      besides: [name, brand, barcode, kilocalories, kilojoules, protein, carbs, fat, serving])
    needed = [name, kilocalories ?? kilojoules ?? 0].reduce(0, max) + 1
  }

  /// A nutrient's names with and without the unit, as tables write it.
  private static func names(_ names: [String]) -> [String] {
    ["", "_g", "_100g", " (g)", " g", " [g]", " (g/100g)", " (g/100 g)"].flatMap { ending in
      names.map { $0 + ending }
    }
  }

  public func food(_ record: DelimitedRecord) throws(LeftOutFood) -> ImportedFood {
    guard record.count >= needed else { throw .malformed }
    guard
      let energy = LabelFigures.kilocalories(
        number(kilocalories, record), kilojoules: number(kilojoules, record))
    else { throw .noEnergy }
    let name = record.text(name, longest: 300)
    guard !name.isEmpty else { throw .noName }
    let digits = barcode.map { record.text($0, longest: 40) } ?? ""
    let portion = serving.map { record.text($0, longest: 100) } ?? ""
    let grams = LabelFigures.portion(number(serving, record)) ?? LabelFigures.portion(in: portion)
    return ImportedFood(
      name: name, brand: brand.map { record.text($0, longest: 100) } ?? "", code: digits,
      barcode: (try? Barcode(digits))?.number, kilocalories: energy,
      protein: LabelFigures.grams(number(protein, record)), carbs: LabelFigures.grams(number(carbs, record)),
      fat: LabelFigures.grams(number(fat, record)),
      measures: grams.map { LabelFigures.measures(serving: $0, text: portion) } ?? [])
  }

  /// A number, which may have a decimal comma.
  private func number(_ column: Int?, _ record: DelimitedRecord) -> Double? {
    guard let column else { return nil }
    let text = record.text(column, longest: 40).replacing(",", with: ".")
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The column separator of a header: comma, semicolon or tab, whichever is most frequent.
  public static func separator(of header: some Sequence<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    for byte in header.prefix(while: { $0 != .lineFeed }) where [.comma, .semicolon, .tab].contains(byte) {
      counts[byte, default: 0] += 1
    }
    return [UInt8.comma, .semicolon, .tab].max { counts[$0] ?? 0 < counts[$1] ?? 0 } ?? .comma
  }
}

public import JournalFormat

/// Columns that a file of foods lacks but needs.
public struct MissingColumns: Error, Hashable, Sendable {
  /// Their names, or several of which one is enough.
  public var names: [String]
  /// The first columns that it has instead.
  public var found: [String]

  /// What is missing, as the end of a sentence without a full stop.
  public var message: String {
    let has =
      found.isEmpty ? "" : "; its first columns are \(found.map { "‘\($0)’" }.joined(separator: ", "))"
    return "has no column \(names.joined(separator: ", no "))\(has)"
  }
}

/// The positions of columns by the names in the first row.
struct ColumnNames {
  private var places: [String: Int] = [:]
  private let first: [String]
  let count: Int

  init(_ header: DelimitedRecord) {
    count = header.count
    for index in 0..<min(header.count, 5_000) {
      let name = header.text(index, longest: 100).lowercased()
      if places[name] == nil { places[name] = index }
    }
    first = (0..<min(header.count, 5)).map { header.text($0, longest: 30) }.filter { !$0.isEmpty }
  }

  /// The position of the first of these names that exists.
  subscript(names: String...) -> Int? { self[names] }

  subscript(names: [String]) -> Int? { names.lazy.compactMap { places[$0] }.first }

  /// The places of all columns whose names begin so, in their order.
  func places(startingWith start: String) -> [Int] {
    places.filter { $0.key.hasPrefix(start) }.map(\.value).sorted()
  }

  /// The names of the columns that are not among `read`, in their order.
  func unread(besides read: [Int?]) -> [String] {
    let read = Set(read.compactMap(\.self))
    return places.filter { !$0.key.isEmpty && !read.contains($0.value) }.sorted { $0.value < $1.value }
      .map(\.key)
  }

  func missing(_ names: [String]) -> MissingColumns { MissingColumns(names: names, found: first) }
}

/// Why a row of a list is no food.
public enum LeftOutFood: String, Error, CaseIterable, Hashable, Sendable {
  /// It is of another country than the one asked for.
  case otherCountry
  case noName
  /// It has no energy from 0 to 900 kcal in 100 g.
  case noEnergy
  /// It has other fields than the header.
  case malformed

  /// The number left out for this reason, as part of a sentence; `nil` if that was requested.
  public func summary(_ count: Int) -> String? {
    switch self {
    case .otherCountry: "\(grouped(count)) of other countries"
    case .noName: "\(grouped(count)) without a name"
    case .noEnergy: "\(grouped(count)) without an energy from 0 to 900 kcal per 100 g"
    case .malformed: nil
    }
  }
}

/// A list with one food a row.
public protocol FoodColumns {
  /// The food of a row; throws the reason if it is none.
  func food(_ record: DelimitedRecord) throws(LeftOutFood) -> ImportedFood
}

/// The columns of the dump of Open Food Facts, of which the few that are needed are found by their names.
public struct OpenFoodFactsColumns: FoodColumns {
  private let count: Int
  private let code: Int
  private let names: [Int]
  private let brands: Int?
  private let countries: Int?
  private let country: [UInt8]?
  private let kilocalories: Int?
  private let kilojoules: [Int]
  private let protein: Int?
  private let carbs: Int?
  private let fat: Int?
  private let servingGrams: Int?
  private let servingSize: Int?
  private let packetGrams: Int?
  private let packetSize: Int?

  /// The columns of a header. With `country`, products that are not sold there are left out: `germany` or `en:germany`.
  public init(_ header: DelimitedRecord, country: String? = nil) throws(MissingColumns) {
    let columns = ColumnNames(header)
    names =
      [columns["product_name"]].compactMap(\.self) + columns.places(startingWith: "product_name_")
      + [columns["generic_name"]].compactMap(\.self)
    kilocalories = columns["energy-kcal_100g"]
    kilojoules = [columns["energy-kj_100g"], columns["energy_100g"]].compactMap(\.self)
    countries = columns["countries_tags"]
    var missing: [String] = []
    if columns["code"] == nil { missing.append("‘code’") }
    if names.isEmpty { missing.append("‘product_name’") }
    if kilocalories == nil, kilojoules.isEmpty {
      missing.append("‘energy-kcal_100g’, ‘energy-kj_100g’ or ‘energy_100g’")
    }
    if country != nil, countries == nil { missing.append("‘countries_tags’") }
    guard missing.isEmpty, let code = columns["code"] else { throw columns.missing(missing) }
    (self.code, count) = (code, columns.count)
    self.country = country.map { Array(Self.tag($0).utf8) }
    brands = columns["brands"]
    (protein, carbs, fat) = (columns["proteins_100g"], columns["carbohydrates_100g"], columns["fat_100g"])
    (servingGrams, servingSize) = (columns["serving_quantity"], columns["serving_size"])
    (packetGrams, packetSize) = (columns["product_quantity"], columns["quantity"])
  }

  /// `United Kingdom` as it stands in tags, without its language: `united-kingdom`.
  private static func tag(_ country: String) -> String {
    let words = folded(country).split { $0.isWhitespace || $0 == "-" }.joined(separator: "-")
    return words.split(separator: ":").last.map(String.init) ?? words
  }

  public func food(_ record: DelimitedRecord) throws(LeftOutFood) -> ImportedFood {
    guard record.count == count else { throw .malformed }
    if let country, let countries, !Self.holds(country, in: record.bytes(countries)) { throw .otherCountry }
    guard
      let energy = LabelFigures.kilocalories(
        kilocalories.flatMap { record.number($0) },
        kilojoules: kilojoules.lazy.compactMap { record.number($0) }.first)
    else { throw .noEnergy }
    guard let name = names.lazy.map({ plain(record.text($0, longest: 300)) }).first(where: { !$0.isEmpty })
    else { throw .noName }
    let serving =
      servingGrams.flatMap { LabelFigures.portion(record.number($0)) }
      ?? servingSize.flatMap { LabelFigures.portion(in: record.text($0, longest: 100)) }
    var measures =
      serving.map {
        LabelFigures.measures(serving: $0, text: servingSize.map { record.text($0, longest: 100) } ?? "")
      } ?? []
    let packet = LabelFigures.packet(
      grams: packetGrams.flatMap { record.number($0) },
      text: packetSize.map { record.text($0, longest: 100) } ?? "")
    measures += packet.filter { one in !measures.contains { $0.name == one.name } }
    let digits = record.text(code, longest: 40)
    return ImportedFood(
      name: name, brand: brands.map { Self.firstBrand(record.text($0, longest: 200)) } ?? "", code: digits,
      barcode: (try? Barcode(digits))?.number, kilocalories: energy,
      protein: grams(protein, record), carbs: grams(carbs, record), fat: grams(fat, record),
      measures: measures)
  }

  private func grams(_ column: Int?, _ record: DelimitedRecord) -> Double? {
    column.flatMap { LabelFigures.grams(record.number($0)) }
  }

  /// Whether one of the tags, separated by commas and with a language before a colon, is the country.
  private static func holds(_ country: [UInt8], in tags: UnsafeBufferPointer<UInt8>) -> Bool {
    tags.split(separator: .comma).contains { tag in
      tag.elementsEqual(country)
        || tag.count > country.count && tag.suffix(country.count).elementsEqual(country)
          && tag[tag.endIndex - country.count - 1] == .colon
    }
  }

  private static func firstBrand(_ brands: String) -> String {
    plain(brands.split(separator: ",").first.map(String.init) ?? "")
  }
}

/// A name without HTML entities, and without white space at its ends.
private func plain(_ text: String) -> String {
  var text = text
  if text.utf8.contains(.ampersand) {
    for (code, mark) in [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
      text.replace(code, with: mark)
    }
  }
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return text
}

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

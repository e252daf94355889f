public import JournalFormat

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

import JournalAnalytics
import JournalFormat
import Testing

@Suite struct `A list of foods` {
  private let header =
    "code\tproduct_name\tproduct_name_de\tbrands\tcountries_tags\tserving_size\tserving_quantity\tenergy-kj_100g\tenergy-kcal_100g\tfat_100g\tcarbohydrates_100g\tproteins_100g"

  /// The foods of a table, and why its other rows are none.
  private func read(
    _ text: String, separator: UInt8 = .init(ascii: "\t"),
    _ columns: (DelimitedRecord) throws -> any FoodColumns
  ) throws -> [String] {
    var reader = DelimitedReader(separator: separator, isQuoted: separator != UInt8(ascii: "\t"))
    var known: (any FoodColumns)?
    var found: [String] = []
    func take(_ record: DelimitedRecord) throws {
      guard let columnsOfRows = known else { return known = try columns(record) }
      do {
        let food = try columnsOfRows.food(record)
        let figures = [food.protein, food.carbs, food.fat].map { $0.map { "\($0)" } ?? "?" }
        found.append(
          "\(food.name)|\(food.brand)|\(food.barcode ?? 0)|\(food.kilocalories)|\(figures.joined(separator: " "))|\(food.measuresText)"
        )
      } catch { found.append("\(error)") }
    }
    try Array(text.utf8).withUnsafeBufferPointer { try reader.read($0, take) }
    try reader.finish(take)
    return found
  }

  @Test(arguments: [
    ("70 g", "70", "serving 25.0;packet 70.0"), ("1 l", "", "serving 25.0;packet 1000.0"),
    ("4 x 125 g", "500", "serving 25.0;packet 500.0;container 125.0"), ("", "", "serving 25.0"),
  ])
  func `weighs the whole packet of a product, and one of several in it`(
    quantity: String, grams: String, measures: String
  ) throws {
    let found = try read(
      "code\tproduct_name\tquantity\tproduct_quantity\tserving_quantity\tenergy-kcal_100g\n"
        + "4006381333931\tKeks\t\(quantity)\t\(grams)\t25\t450\n"
    ) { header in try OpenFoodFactsColumns(header) }
    #expect(found == ["Keks||4006381333931|450.0|? ? ?|\(measures)"])
  }

  @Test(arguments: [
    (
      "4006381333931\tKeks\t\tOma, Opa\ten:germany\t1 Keks (12,5 g)\t\t\t450\t18\t60\t7",
      "Keks|Oma|4006381333931|450.0|7.0 60.0 18.0|serving 12.5;piece 12.5"
    ),
    (
      "4006381333931\tKeks &amp; Co\t\t\ten:germany\t\t30\t418.4\t\t\t\t",
      "Keks & Co||4006381333931|100.0|? ? ?|serving 30.0"
    ),
    ("17\t\tBrot\t\ten:germany\t\t\t\t250\t-1\t101\t8", "Brot||0|250.0|8.0 ? ?|"),
    ("17\tBrot\t\t\ten:germany\t\t\t\t1e999\t\t\t", "noEnergy"),
    ("17\tBrot\t\t\ten:germany\t\t\t\t-5\t\t\t", "noEnergy"),
    ("17\tBrot\t\t\ten:germany\t\t\t9000\t901\t\t\t", "noEnergy"),
    ("17\tFett\t\t\ten:germany\t\t\t\t900\t\t\t", "Fett||0|900.0|? ? ?|"),
    ("17\t \t\t\ten:germany\t\t\t\t250\t\t\t", "noName"),
    ("17\tBrot\t\t\ten:france\t\t\t\t250\t\t\t", "otherCountry"),
    ("17\tBrot\t\t\ten:east-germany\t\t\t\t250\t\t\t", "otherCountry"), ("17\tBrot", "malformed"),
  ])
  func `of Open Food Facts has what labels say, and nothing that cannot be`(row: String, food: String) throws
  {
    #expect(
      try read(header + "\n" + row + "\n") { try OpenFoodFactsColumns($0, country: "en:Germany") } == [food])
  }

  @Test func `names the columns that it would need`() throws {
    let error = #expect(throws: MissingColumns.self) {
      try read("id,title\n", separator: UInt8(ascii: ",")) { try OpenFoodFactsColumns($0, country: "india") }
    }
    #expect(
      error?.message
        == "has no column ‘code’, no ‘product_name’, no ‘energy-kcal_100g’, ‘energy-kj_100g’ or ‘energy_100g’, no ‘countries_tags’; its first columns are ‘id’, ‘title’"
    )
  }

  @Test func `of one's own may say the serving with its unit`() throws {
    let found = try read(
      "name,kcal,serving\nBar,400,40 g\nKeks,450,2 Kekse (25 g)\nMilk,64,250\nRice,130,one\n",
      separator: UInt8(ascii: ",")
    ) { try PlainFoodColumns($0) }
    #expect(
      found == [
        "Bar||0|400.0|? ? ?|serving 40.0", "Keks||0|450.0|? ? ?|serving 25.0;piece 12.5",
        "Milk||0|64.0|? ? ?|serving 250.0", "Rice||0|130.0|? ? ?|",
      ])
  }

  @Test func `of one's own may have commas in its numbers and other names for its columns`() throws {
    let found = try read(
      "Food;EAN;kJ;Carbs (g)\n\"Keks \"\"extra\"\"\";4006381333931;1.882,8;12,5\nKeks;;1882,8;12,5\nKeks\n",
      separator: UInt8(ascii: ";")
    ) { try PlainFoodColumns($0) }
    #expect(found == ["noEnergy", "Keks||0|450.0|? 12.5 ?|", "malformed"])
    #expect(PlainFoodColumns.separator(of: "a;b;c,d\n,,,,".utf8) == UInt8(ascii: ";"))
  }
}

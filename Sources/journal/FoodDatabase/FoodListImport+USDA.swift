import JournalAnalytics
import JournalFormat

extension FoodListImport {
  /// The files of FoodData Central's folder in the order of reading; those after the second are optional.
  private static let usdaFiles = [
    "food.csv", "food_nutrient.csv", "branded_food.csv", "measure_unit.csv", "food_portion.csv",
  ]

  /// Imports the folder of CSV files that USDA's FoodData Central gives out.
  func usda(_ path: String) throws -> ImportedList {
    let present = Self.usdaFiles.filter { name in
      var status = stat()
      return stat("\(path)/\(name)", &status) == 0 && status.isFile
    }
    for needed in Self.usdaFiles.prefix(2) where !present.contains(needed) {
      throw CommandFailure(
        .refused,
        "‘\(path)’ has no file ‘\(needed)’; give the folder with the CSV files of FoodData Central, unpacked")
    }
    var result = ImportedList(
      info: FoodListInfo(
        kind: .usda, name: FoodListInfo.Kind.usda.rawValue,
        file: path.split(separator: "/").last.map(String.init) ?? path, bytes: 0, digest: "", imported: day,
        licence: FoodListInfo.licence(of: .usda, said: nil), foods: 0))
    try building(result.info.name) { writer throws in
      var reading = USDAReading(folder: path, bar: bar, foods: try NumberedFoodsWriter(writer))
      for name in present { try reading.read(name) }
      let (leftOut, foods) = try reading.foods.index { bar.show("Indexing", done: $0, of: $1) }
      if leftOut > 0 { result.leftOut[.noEnergy] = leftOut }
      (result.problems, result.problemFile) = (reading.problems, reading.problemFile)
      guard foods > 0 else { throw Self.nothing(in: path, result) }
      (result.info.foods, result.info.bytes) = (foods, reading.bytes)
      result.info.digest = reading.digest.text()
      bar.show("Finishing", done: 1, of: 1)
      try writer.finish(result.info)
    }
    return result
  }
}

/// The reading of USDA's files, one after the other.
private struct USDAReading {
  let folder: String
  let bar: ProgressBar
  let foods: NumberedFoodsWriter
  var digest = SHA256()
  var bytes = 0
  var problems = DelimitedProblems()
  /// The first file that has problems.
  var problemFile = ""

  /// The names of units by their numbers.
  private var units: [Int: String] = [:]
  /// The figures of the food that the last rows described.
  private var pending: (food: Int64, figures: USDAFigures)?

  init(folder: String, bar: ProgressBar, foods: NumberedFoodsWriter) {
    (self.folder, self.bar, self.foods) = (folder, bar, foods)
  }

  mutating func read(_ name: String) throws {
    let file = try FoodFile("\(folder)/\(name)", digest: digest)
    bytes += file.size
    var reader = DelimitedReader(separator: .comma, isQuoted: true)
    var row: ((inout USDAReading, DelimitedRecord) throws -> Void)?
    var this = self
    func take(_ record: DelimitedRecord) throws {
      if let row { return try row(&this, record) }
      do throws(MissingColumns) { row = try this.row(of: name, record) } catch {
        throw CommandFailure(.refused, "‘\(file.path)’ \(error.message); nothing was imported")
      }
    }
    try file.read { [bar] _, bytes in
      bar.show("Reading \(name)", done: bytes, of: file.size)
    } _: { piece in
      try reader.read(piece, take)
    }
    try reader.finish(take)
    self = this
    try flush()
    digest = file.digest
    if problems.count == 0, reader.problems.count > 0 {
      (problems, problemFile) = (reader.problems, file.path)
    }
  }

  /// How to read each row of a file, by its header.
  private func row(
    of name: String, _ header: DelimitedRecord
  ) throws(MissingColumns) -> (inout USDAReading, DelimitedRecord) throws -> Void {
    switch name {
    case "food.csv":
      let columns = try USDAFoodColumns(header)
      return { reading, record in
        guard let food = columns.food(record) else { return }
        try reading.foods.add(food.identifier, name: food.name)
      }
    case "food_nutrient.csv":
      let columns = try USDANutrientColumns(header)
      return { reading, record in
        guard let (food, figure) = columns.figure(record) else { return }
        // Most often the rows of a food follow each other.
        if reading.pending?.food != food { try reading.flush() }
        var figures = reading.pending?.figures ?? USDAFigures()
        figures.add(figure)
        reading.pending = (food, figures)
      }
    case "branded_food.csv":
      let columns = try USDABrandColumns(header)
      return { reading, record in
        guard let row = columns.brand(record) else { return }
        try reading.foods.set(brand: row.brand, barcode: row.barcode, measures: row.measures, of: row.food)
      }
    case "measure_unit.csv":
      let columns = try USDAUnitColumns(header)
      return { reading, record in
        guard let (identifier, name) = columns.unit(record), reading.units.count < 10_000 else { return }
        reading.units[identifier] = name
      }
    default:
      let columns = try USDAPortionColumns(header, units: units)
      return { reading, record in
        guard let (food, measure) = columns.portion(record) else { return }
        try reading.foods.add(measure, of: food)
      }
    }
  }

  private mutating func flush() throws {
    guard let (food, figures) = pending else { return }
    pending = nil
    try foods.set(figures, of: food)
  }
}

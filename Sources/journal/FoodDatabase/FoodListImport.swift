import JournalAnalytics
import JournalFormat

/// The result of an import.
struct ImportedList {
  var info: FoodListInfo
  /// The number of foods left out, by reason.
  var leftOut: [LeftOutFood: Int] = [:]
  /// Columns of the user's own table that were not read.
  var unreadColumns: [String] = []
  /// Rows that could not be parsed.
  var problems = DelimitedProblems()
  /// The file with these rows.
  var problemFile = ""
}

/// Reads a list of foods into a database of its own. It takes the place of the list before it once all of it is written.
struct FoodListImport {
  /// The folder of the lists.
  var folder: String
  var day: Day
  var bar: ProgressBar

  /// Imports a table with a food a row: the dump of Open Food Facts, or a plain one.
  func table(
    _ kind: FoodListInfo.Kind, _ path: String, country: String? = nil, licence: String? = nil
  ) throws -> ImportedList {
    let file = try FoodFile(path)
    let base = path.split(separator: "/").last.map(String.init) ?? path
    var result = ImportedList(
      info: FoodListInfo(
        kind: kind, name: kind == .csv ? "csv-\(Self.name(base))" : kind.rawValue, file: base,
        bytes: file.size,
        digest: "", imported: day, country: country ?? "",
        licence: FoodListInfo.licence(of: kind, said: licence), foods: 0),
      problemFile: path)
    try building(result.info.name) { writer throws in
      try read(file, into: writer, &result, country: country)
      guard writer.count > 0 else { throw Self.nothing(in: path, result) }
      result.info.digest = file.digest.text()
      result.info.foods = writer.count
      bar.show("Finishing", done: 1, of: 1)
      try writer.finish(result.info)
    }
    return result
  }

  /// Reads the rows of a file.
  private func read(
    _ file: FoodFile, into writer: FoodListWriter, _ result: inout ImportedList, country: String?
  ) throws {
    let kind = result.info.kind
    var reader: DelimitedReader?
    var columns: (any FoodColumns)?
    var (leftOut, rejected) = (result.leftOut, DelimitedProblems())
    var width = 0
    func take(_ record: DelimitedRecord) throws {
      guard let known = columns else {
        do throws(MissingColumns) {
          columns =
            kind == .off
            ? try OpenFoodFactsColumns(record, country: country) : try PlainFoodColumns(record)
        } catch {
          throw CommandFailure(.refused, "‘\(file.path)’ \(error.message); nothing was imported")
        }
        return width = record.count
      }
      let food: ImportedFood
      do throws(LeftOutFood) { food = try known.food(record) } catch {
        leftOut[error, default: 0] += 1
        guard error == .malformed else { return }
        return rejected.add(
          record.line, "it has \(counted(record.count, "field")), and the header \(counted(width, "field"))")
      }
      try writer.add(food)
    }
    try file.read { label, bytes in
      bar.show(label, done: bytes, of: file.size, detail: counted(writer.count, "food"))
    } _: { piece in
      var current =
        reader
        ?? DelimitedReader(
          separator: kind == .off ? .tab : PlainFoodColumns.separator(of: piece.prefix(65_536)),
          isQuoted: kind != .off)
      try current.read(piece, take)
      reader = current
    }
    try reader?.finish(take)
    result.unreadColumns = (columns as? PlainFoodColumns)?.unread ?? []
    guard columns != nil else {
      throw CommandFailure(.refused, "‘\(file.path)’ is empty; nothing was imported")
    }
    result.leftOut = leftOut
    result.problems = (reader?.problems ?? DelimitedProblems()).merged(with: rejected)
  }

  /// Calls `body` for a new database, which then takes the place of the one of that name; on failure that one stays as it is.
  func building(_ name: String, _ body: (FoodListWriter) throws -> Void) throws {
    defer { bar.clear() }
    let built = try BuiltFile(
      name + FoodLists.ending, inFolder: folder,
      orSay: "another command imports foods at the moment; try again when it has ended")
    // What does not fit in memory is sorted where there is room for the list itself.
    setenv("SQLITE_TMPDIR", folder, 1)
    do {
      try body(FoodListWriter(built.unfinished))
      try built.finish()
    } catch {
      built.discard()
      guard let failure = error as? SQLiteFailure else { throw error }
      throw CommandFailure(
        .refused,
        failure.isFull
          ? "there is no room left in ‘\(folder)’; what was imported before is as it was"
          : "‘\(built.path)’ cannot be written: \(failure.message); what was imported before is as it was")
    }
  }

  /// The refusal of a file without a food.
  static func nothing(in path: String, _ result: ImportedList) -> CommandFailure {
    let reasons = LeftOutFood.allCases.compactMap { reason in
      result.leftOut[reason].flatMap { reason.summary($0) }
    }
    return CommandFailure(
      .refused,
      "‘\(path)’ has no food that could be used\(reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"); what was imported before is as it was"
    )
  }

  /// A file's name as the name of a list: small letters, digits and hyphens.
  static func name(_ file: String) -> String {
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
    let words = folded(String(stem)).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.joined(separator: "-").prefix(60)
    return name.isEmpty ? "list" : String(name)
  }
}

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

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

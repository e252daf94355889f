import JournalAnalytics
import JournalFormat

/// The lists of foods that the user imported: one database file a list, in the user's data folder and never in the journal.
struct FoodLists: Sendable {
  /// The folder, whether it exists or not; `nil` without a home.
  var folder: String?

  /// No lists.
  static let none = FoodLists(folder: nil)

  /// Those in `$XDG_DATA_HOME/journal/foods`, or `~/.local/share/journal/foods`.
  static func configured(_ variable: (String) -> String?) -> FoodLists {
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") {
      return FoodLists(folder: data + "/journal/foods")
    }
    if let home = variable("HOME"), home.hasPrefix("/") {
      return FoodLists(folder: home + "/.local/share/journal/foods")
    }
    return .none
  }

  /// The ending of their files.
  static let ending = ".sqlite"

  /// The lists that there are: those of the user's own files first, then USDA's, then that of Open Food Facts. What cannot be read is named by
  /// `warn` and left out.
  func opened(warn: (String) -> Void) -> OpenFoodLists {
    guard let folder, let opened = Descriptor.open(folder.utf8, O_RDONLY | O_DIRECTORY) else {
      return OpenFoodLists(lists: [])
    }
    var lists: [FoodList] = []
    for entry in FolderEntries(below: opened).readable where entry.kind == .file {
      let name = String(decoding: entry.name, as: UTF8.self)
      guard name.hasSuffix(Self.ending), !name.hasPrefix(".") else { continue }
      do throws(SQLiteFailure) {
        lists.append(try FoodList("\(folder)/\(name)"))
      } catch {
        warn(
          "‘\(folder)/\(name)’ cannot be read: \(error.message); import this list again, or remove the file")
      }
    }
    return OpenFoodLists(lists: lists.sorted { ($0.place, $0.info.name) < ($1.place, $1.info.name) })
  }
}

/// Lists of foods that are open to be read.
struct OpenFoodLists {
  var lists: [FoodList]

  /// What is known of each.
  var infos: [FoodListInfo] { lists.map(\.info) }

  /// The product with a barcode, of the first list that has it.
  func product(_ barcode: Barcode) throws -> ImportedFood? {
    for list in lists {
      if let food = try list.reading({ () throws(SQLiteFailure) in try list.product(barcode.number) }) {
        return food
      }
    }
    return nil
  }

  /// The food of exactly that name, of the first list that has one.
  func food(named name: String) -> ImportedFood? {
    let key = ImportedFood.key(of: name)
    return lists.lazy.compactMap { try? $0.food(named: key) }.first
  }

  /// The foods whose name and brand have all of the words, or words that begin with them: exact names first, then names that begin
  /// so, then the shortest. At most a few hundred of each list.
  func foods(matching words: String) throws -> [ImportedFood] {
    let key = ImportedFood.key(of: words)
    var found: [(food: ImportedFood, rank: Int, length: Int)] = []
    for list in lists {
      for food in try list.reading({ () throws(SQLiteFailure) in try list.foods(matching: key) }) {
        let name = food.keys.name
        found.append((food, name == key ? 0 : name.hasPrefix(key) ? 1 : 2, name.count))
      }
    }
    return found.sorted { ($0.rank, $0.length, $0.food.name) < ($1.rank, $1.length, $1.food.name) }.map(
      \.food)
  }

  /// The attributions of foods with these sources: `off:3017620422003`.
  func attributions(of sources: some Sequence<String>) -> [String] {
    let names = Set(sources.map { $0.prefix { $0 != ":" } })
    return infos.filter { names.contains($0.name[...]) }.map { info in
      let where_ = "\(info.name): \(info.file), imported \(info.imported), \(info.licence)"
      return info.attribution.isEmpty ? "\(where_)." : "\(where_). \(info.attribution)"
    }
  }
}

/// One imported list.
final class FoodList {
  let info: FoodListInfo
  let path: String
  private let database: SQLite

  /// The layout of the tables, which is a number in the file: files of another one are imported again.
  static let layout: Int64 = 1

  /// Opens the database of a list.
  init(_ path: String) throws(SQLiteFailure) {
    self.path = path
    database = try SQLite(path, .reading)
    let version = try database.prepare("PRAGMA user_version")
    guard try version.step(), version.int(0) == Self.layout else {
      throw SQLiteFailure(code: 0, message: "it was made by another version of this program")
    }
    let row = try database.prepare(
      "SELECT kind, name, file, bytes, digest, imported, country, licence, foods FROM list")
    guard try row.step(), let kind = FoodListInfo.Kind(rawValue: row.text(0)), let day = Day(row.text(5))
    else {
      throw SQLiteFailure(code: 0, message: "it does not say where its foods are from")
    }
    info = FoodListInfo(
      kind: kind, name: row.text(1), file: row.text(2), bytes: Int(row.int(3) ?? 0), digest: row.text(4),
      imported: day, country: row.text(6), licence: row.text(7), foods: Int(row.int(8) ?? 0))
  }

  /// Its rank among the lists: the user's own first, and laboratory figures before those of labels.
  fileprivate var place: Int {
    switch info.kind {
    case .csv: 0
    case .usda: 1
    case .off: 2
    }
  }

  /// Calls `body`, whose failure becomes a message that names the file.
  fileprivate func reading<Value>(_ body: () throws(SQLiteFailure) -> Value) throws(CommandFailure) -> Value {
    do throws(SQLiteFailure) { return try body() } catch {
      throw CommandFailure(
        .refused, "‘\(path)’ cannot be read: \(error.message); import this list again, or remove the file")
    }
  }

  private static let columns = "name, brand, code, barcode, kcal, protein, carbs, fat, measures"

  /// The product with the number of a barcode; of several the last, which was entered latest.
  fileprivate func product(_ barcode: Int64) throws(SQLiteFailure) -> ImportedFood? {
    let query = try database.prepare(
      "SELECT \(Self.columns) FROM food WHERE barcode = ?1 ORDER BY id DESC LIMIT 1")
    query.bind(1, integer: barcode)
    return try query.step() ? food(of: query) : nil
  }

  /// The food whose name has that key; of several the first without a brand.
  fileprivate func food(named key: String) throws(SQLiteFailure) -> ImportedFood? {
    let query = try database.prepare(
      "SELECT \(Self.columns) FROM food WHERE name_hash = ?1 ORDER BY brand <> '', id LIMIT 20")
    query.bind(1, integer: FoodListWriter.hash(key))
    while try query.step() {
      if let food = food(of: query), food.keys.name == key { return food }
    }
    return nil
  }

  /// The maximum number of foods that a search compares.
  private static let searched = 400

  fileprivate func foods(matching key: String) throws(SQLiteFailure) -> [ImportedFood] {
    let words = key.split(separator: " ")
    guard !words.isEmpty else { return [] }
    var found: [ImportedFood] = []
    if let exact = try food(named: key) { found.append(exact) }
    // Keys have letters and digits alone, so that none of them is an operator of the query.
    let query = try database.prepare(
      "SELECT \(Self.columns) FROM food_words JOIN food ON food.id = food_words.rowid "
        + "WHERE food_words MATCH ?1 LIMIT \(Self.searched)")
    query.bind(1, text: words.map { "\"\($0)\"*" }.joined(separator: " "))
    while try query.step() {
      if let food = food(of: query), food != found.first { found.append(food) }
    }
    return found
  }

  private func food(of row: SQLiteStatement) -> ImportedFood? {
    guard let kilocalories = row.double(4), (0...900).contains(kilocalories) else { return nil }
    return ImportedFood(
      name: row.text(0), brand: row.text(1), code: row.text(2), barcode: row.int(3),
      kilocalories: kilocalories, protein: row.double(5), carbs: row.double(6), fat: row.double(7),
      measures: ImportedFood.measures(row.text(8)), list: info.name)
  }
}

/// Where an imported list of foods is from, which is kept with it and shown.
struct FoodListInfo: Hashable, Sendable {
  /// What it was imported as.
  enum Kind: String, CaseIterable, Sendable {
    case usda, off, csv
  }

  var kind: Kind
  /// The source that its foods state, and its file's name without `.sqlite`: `usda`, `off`, `csv-shop`.
  var name: String
  /// The name of the file or folder it was imported from, without its path.
  var file: String
  /// The bytes of the file, or of all files of the folder that were read.
  var bytes: Int
  /// The SHA-256 of those bytes, as `sha256sum` prints it; of several files that of one behind the other, in the order of `USDAImport`.
  var digest: String
  var imported: Day
  /// The country that was asked for; empty for all.
  var country = ""
  /// The licence in a few words.
  var licence: String
  var foods: Int
}

extension FoodListInfo {
  /// The attribution to show with its figures; empty for none.
  var attribution: String {
    switch kind {
    case .off:
      "Contains information from Open Food Facts (https://openfoodfacts.org), which is made available under the Open Database License (ODbL) 1.0."
    case .usda: "Figures: U.S. Department of Agriculture, FoodData Central, in the public domain (CC0 1.0)."
    case .csv: ""
    }
  }

  /// The licence of a kind of list; for a file of the user’s own what they say it is.
  static func licence(of kind: Kind, said: String?) -> String {
    switch kind {
    case .off: "ODbL 1.0"
    case .usda: "public domain (CC0 1.0)"
    case .csv: said ?? "no licence given"
    }
  }
}

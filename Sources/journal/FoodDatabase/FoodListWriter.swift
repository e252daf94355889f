import JournalAnalytics
import JournalFormat

/// The database of a list that is being imported.
final class FoodListWriter {
  private let database: SQLite
  private let insertFood: SQLiteStatement
  private let insertWords: SQLiteStatement
  /// How many foods were added.
  private(set) var count = 0

  /// Begins the database in an empty file.
  init(_ path: String) throws(SQLiteFailure) {
    database = try SQLite(path, .building)
    try database.run(
      """
      PRAGMA user_version = \(FoodList.layout);
      BEGIN;
      CREATE TABLE list (
        kind TEXT, name TEXT, file TEXT, bytes INTEGER, digest TEXT, imported TEXT, country TEXT, licence TEXT,
        foods INTEGER);
      CREATE TABLE food (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, brand TEXT NOT NULL DEFAULT '', code TEXT NOT NULL,
        barcode INTEGER, name_hash INTEGER, kcal REAL, protein REAL, carbs REAL, fat REAL,
        measures TEXT NOT NULL DEFAULT '', energy_rank INTEGER NOT NULL DEFAULT \(Int64.max));
      CREATE VIRTUAL TABLE food_words USING fts5(words, content='', detail=none, columnsize=0, tokenize='ascii');
      """)
    insertFood = try database.prepare(
      """
      INSERT INTO food (id, name, brand, code, barcode, name_hash, kcal, protein, carbs, fat, measures)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    insertWords = try database.prepare("INSERT INTO food_words (rowid, words) VALUES (?1, ?2)")
  }

  /// The hash by which a name is found; names with equal hashes are compared.
  static func hash(_ key: String) -> Int64 {
    let hash: UInt64 = key.utf8.fnv1a()
    return Int64(bitPattern: hash)
  }

  /// Adds a food behind the others.
  func add(_ food: ImportedFood) throws(SQLiteFailure) {
    count += 1
    let keys = food.keys
    let id = Int64(count)
    insertFood.bind(1, integer: id)
    insertFood.bind(2, text: food.name)
    insertFood.bind(3, text: food.brand)
    insertFood.bind(4, text: food.code)
    insertFood.bind(5, integer: food.barcode)
    insertFood.bind(6, integer: Self.hash(keys.name))
    insertFood.bind(7, real: food.kilocalories)
    insertFood.bind(8, real: food.protein)
    insertFood.bind(9, real: food.carbs)
    insertFood.bind(10, real: food.fat)
    insertFood.bind(11, text: food.measuresText)
    try insertFood.run()
    try addWords(id, keys)
  }

  fileprivate func addWords(_ id: Int64, _ keys: (name: String, brand: String)) throws(SQLiteFailure) {
    insertWords.bind(1, integer: id)
    insertWords.bind(2, text: keys.brand.isEmpty ? keys.name : "\(keys.name) \(keys.brand)")
    try insertWords.run()
  }

  /// Writes where the foods are from, and makes the indices by which they are found.
  func finish(_ info: FoodListInfo) throws(SQLiteFailure) {
    let list = try database.prepare("INSERT INTO list VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)")
    list.bind(1, text: info.kind.rawValue)
    list.bind(2, text: info.name)
    list.bind(3, text: info.file)
    list.bind(4, integer: Int64(info.bytes))
    list.bind(5, text: info.digest)
    list.bind(6, text: info.imported.description)
    list.bind(7, text: info.country)
    list.bind(8, text: info.licence)
    list.bind(9, integer: Int64(info.foods))
    try list.run()
    try database.run(
      """
      CREATE INDEX food_barcode ON food (barcode) WHERE barcode IS NOT NULL;
      CREATE INDEX food_name ON food (name_hash);
      COMMIT;
      """)
  }
}

/// A list whose foods come from several files, first their names and then all else, by their numbers.
final class NumberedFoodsWriter {
  private let list: FoodListWriter
  private let database: SQLite
  private let insert: SQLiteStatement
  private let update: SQLiteStatement
  private let brand: SQLiteStatement
  private let measure: SQLiteStatement

  init(_ list: FoodListWriter) throws(SQLiteFailure) {
    self.list = list
    database = list.numbered
    insert = try database.prepare("INSERT OR REPLACE INTO food (id, name, code) VALUES (?1, ?2, ?1)")
    update = try database.prepare(
      """
      UPDATE food SET kcal = CASE WHEN ?3 < energy_rank THEN ?2 ELSE kcal END,
        energy_rank = min(?3, energy_rank), protein = coalesce(?4, protein), carbs = coalesce(?5, carbs),
        fat = coalesce(?6, fat)
      WHERE id = ?1
      """)
    brand = try database.prepare(
      "UPDATE food SET brand = ?2, barcode = ?3, measures = ?4 || measures WHERE id = ?1")
    measure = try database.prepare(
      "UPDATE food SET measures = measures || ?2 || ';' WHERE id = ?1 AND length(measures) < 200")
  }

  func add(_ id: Int64, name: String) throws(SQLiteFailure) {
    insert.bind(1, integer: id)
    insert.bind(2, text: name)
    try insert.run()
  }

  func set(_ figures: USDAFigures, of id: Int64) throws(SQLiteFailure) {
    update.bind(1, integer: id)
    update.bind(2, real: figures.kilocalories)
    update.bind(3, integer: figures.rank)
    update.bind(4, real: figures.protein)
    update.bind(5, real: figures.carbs)
    update.bind(6, real: figures.fat)
    try update.run()
  }

  func set(
    brand name: String, barcode: Int64?, measures: [FoodMeasure], of id: Int64
  ) throws(SQLiteFailure) {
    brand.bind(1, integer: id)
    brand.bind(2, text: name)
    brand.bind(3, integer: barcode)
    brand.bind(4, text: measures.map { "\($0.name) \($0.grams);" }.joined())
    try brand.run()
  }

  func add(_ one: FoodMeasure, of id: Int64) throws(SQLiteFailure) {
    measure.bind(1, integer: id)
    measure.bind(2, text: "\(one.name) \(one.grams)")
    try measure.run()
  }

  /// Removes foods without an energy, and indexes the words of the others. Returns how many foods were removed, and how many there
  /// are; `progress` counts foods.
  func index(progress: (_ done: Int, _ all: Int) -> Void) throws(SQLiteFailure) -> (leftOut: Int, foods: Int)
  {
    try database.run("DELETE FROM food WHERE kcal IS NULL")
    let leftOut = database.changes
    let number = try database.prepare("SELECT count(*) FROM food")
    let all = try number.step() ? Int(number.int(0) ?? 0) : 0
    let hash = try database.prepare("UPDATE food SET name_hash = ?2 WHERE id = ?1")
    let next = try database.prepare("SELECT id, name, brand FROM food WHERE id > ?1 ORDER BY id LIMIT 500")
    var last: Int64 = 0
    var done = 0
    while true {
      // Read before the rows are changed, so that no row is met twice.
      next.bind(1, integer: last)
      var foods: [(id: Int64, name: String, brand: String)] = []
      while try next.step() { foods.append((next.int(0) ?? 0, next.text(1), next.text(2))) }
      next.reset()
      guard let end = foods.last?.id else { return (leftOut, all) }
      for food in foods {
        let keys = ImportedFood(name: food.name, brand: food.brand, code: "", kilocalories: 0).keys
        hash.bind(1, integer: food.id)
        hash.bind(2, integer: FoodListWriter.hash(keys.name))
        try hash.run()
        try list.addWords(food.id, keys)
      }
      done += foods.count
      progress(done, all)
      last = end
    }
  }
}

extension FoodListWriter {
  fileprivate var numbered: SQLite { database }
}

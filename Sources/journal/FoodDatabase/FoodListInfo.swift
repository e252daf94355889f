import JournalFormat

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

import Foundation

// embed-foods FOLDER [OUTPUT]: checks the lists of foods in the folder, and writes a Swift source that holds them; without OUTPUT it
// prints what there is to know about them.

/// The figures of 100 g, as they are written, and as numbers.
struct Figures {
  var kilocalories: Double
  var protein: Double
  var carbs: Double
  var fat: Double

  /// From four fields.
  init?(_ fields: ArraySlice<String>) {
    let values = fields.compactMap { Double($0) }
    guard values.count == 4, values.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    (kilocalories, protein, carbs, fat) = (values[0], values[1], values[2], values[3])
  }

  init(kilocalories: Double, protein: Double, carbs: Double, fat: Double) {
    (self.kilocalories, self.protein, self.carbs, self.fat) = (kilocalories, protein, carbs, fat)
  }

  /// Energy by the factors for protein, carbohydrates and fat.
  var byFactors: Double { 4 * protein + 4 * carbs + 9 * fat }

  var text: String {
    [kilocalories, protein, carbs, fat].map { short(($0 * 100).rounded() / 100) }.joined(separator: "\t")
  }
}

func short(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

struct Food {
  var name: String
  var aliases: [String]
  var figures: Figures
  var measures: String
  var source: String
  var ingredients = ""
}

/// Letters that folding exchanges without an accent being taken off.
let replacement: [Unicode.Scalar: String] = ["ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ı": "i"]

/// The form in which names are compared: as the program folds what people write, which its tests hold it to.
func key(_ name: String) -> String {
  var key = ""
  var wasDigit = false
  var base: Unicode.Scalar = " "
  for scalar in name.lowercased().replacing("ß", with: "ss").decomposedStringWithCanonicalMapping
    .unicodeScalars
  {
    let isDigit = ("0"..."9").contains(scalar)
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark:
      // Accents of Latin, Greek and Cyrillic letters make no difference.
      if base.value >= 0x530 { key.unicodeScalars.append(scalar) }
      continue
    case .lowercaseLetter, .otherLetter, .modifierLetter:
      if wasDigit { key += " " }
      key += replacement[scalar] ?? String(scalar)
    case .decimalNumber where isDigit:
      if !wasDigit, !key.isEmpty, key.last != " " { key += " " }
      key.unicodeScalars.append(scalar)
    default:
      if scalar == "'" || scalar == "’" { continue }
      if scalar == "&" { key += key.last == " " ? "and" : " and" }
      if key.last != " ", !key.isEmpty { key += " " }
    }
    wasDigit = isDigit
    base = scalar
  }
  return key.trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping
}

func list(_ field: String) -> [String] {
  field.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

/// Text as a literal of a Swift source.
func literal(_ text: String) -> String {
  "\""
    + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: "\\t")
    .replacing("\n", with: "\\n") + "\""
}

/// The lists of a folder, read and checked.
struct FoodLists {
  var folder: URL
  /// Foods and dishes by name.
  var foods: [Food] = []
  /// Every folded name with where the line of its food begins in `text`, sorted by bytes.
  var names: [(key: String, place: Int)] = []
  /// A line for each food.
  var text = ""
  /// What is wrong with the lists, a line each.
  var problems: [String] = []

  init(folder: URL) throws {
    self.folder = folder
    foods = try rows("foods.tsv", fields: 8).compactMap { row -> Food? in
      guard let figures = Figures(row[2...5]) else {
        problems.append("foods.tsv: ‘\(row[0])’ has figures that are no numbers")
        return nil
      }
      return Food(name: row[0], aliases: list(row[1]), figures: figures, measures: row[6], source: row[7])
    }
    foods += try dishes()
    foods.sort { $0.name < $1.name }
    index()
  }

  /// The fields of each line but the first, which names them.
  private mutating func rows(_ file: String, fields count: Int) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == count { return fields }
      problems.append("\(file): ‘\(fields[0])’ has \(fields.count) fields instead of \(count)")
      return nil
    }
  }

  /// Dishes, with figures computed from what they are made of.
  private mutating func dishes() throws -> [Food] {
    var figuresOf = Dictionary(foods.map { ($0.source, $0.figures) }) { first, _ in first }
    var nameOf = Dictionary(foods.map { ($0.source, $0.name) }) { _, last in last }
    for row in try rows("ingredients.tsv", fields: 6) {
      guard let figures = Figures(row[1...4]) else {
        problems.append("ingredients.tsv: ‘\(row[0])’ has figures that are no numbers")
        continue
      }
      (figuresOf[row[5]], nameOf[row[5]]) = (figures, row[0])
    }
    var dishes: [Food] = []
    for row in try rows("recipes.tsv", fields: 5) {
      guard let yield = Double(row[2]), yield > 0 else {
        problems.append("recipes.tsv: ‘\(row[0])’ has no yield in grams")
        continue
      }
      var sum = Figures(kilocalories: 0, protein: 0, carbs: 0, fat: 0)
      var told: [String] = []
      for ingredient in list(row[4]) {
        let parts = ingredient.split(separator: "=")
        guard parts.count == 2, let grams = Double(parts[1]), let figures = figuresOf[String(parts[0])] else {
          problems.append("recipes.tsv: ‘\(row[0])’ is made of ‘\(ingredient)’, which no list knows")
          continue
        }
        sum.kilocalories += figures.kilocalories * grams / yield
        sum.protein += figures.protein * grams / yield
        sum.carbs += figures.carbs * grams / yield
        sum.fat += figures.fat * grams / yield
        told.append("\(short(grams)) g \(nameOf[String(parts[0])] ?? "")")
      }
      dishes.append(
        Food(
          name: row[0], aliases: list(row[1]), figures: sum, measures: row[3], source: "recipe",
          ingredients: told.joined(separator: ", ") + "; makes \(short(yield)) g"))
    }
    return dishes
  }

  /// Fills `names` and `text`.
  private mutating func index() {
    var owners: [String: Int] = [:]
    for (number, food) in foods.enumerated() {
      for name in [food.name] + food.aliases {
        let key = key(name)
        if let owner = owners[key] {
          if owner != number {
            problems.append(
              "‘\(name)’ names both ‘\(foods[owner].name)’ (\(foods[owner].source)) and ‘\(food.name)’ (\(food.source))"
            )
          }
          continue
        }
        owners[key] = number
        names.append((key, text.utf8.count))
      }
      for measure in list(food.measures)
      where !(measure.split(separator: " ").last.flatMap { Double($0) } ?? 0 > 0) {
        problems.append("‘\(food.name)’ has the measure ‘\(measure)’, which has no grams")
      }
      text += "\(food.name)\t\(food.figures.text)\t\(food.measures)\t\(food.source)\t\(food.ingredients)\n"
    }
    names.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Tells what there is to know about the lists.
  func report() {
    let recipes = foods.filter { $0.source == "recipe" }.count
    let odd = foods.filter {
      abs($0.figures.byFactors - $0.figures.kilocalories) > max(20, $0.figures.kilocalories / 5)
    }
    print(
      "4 kcal a gram of protein and of carbohydrates and 9 kcal a gram of fat differ from the table by more than a fifth for \(odd.count),"
    )
    print("which hold alcohol, fibre, polyols or acids:")
    for food in odd {
      print(
        "  \(food.name): \(Int(food.figures.kilocalories.rounded())) kcal, by factors \(Int(food.figures.byFactors.rounded()))  \(food.source)"
      )
    }
    print(
      "\(foods.count) foods, \(recipes) of them dishes with recipes, under \(names.count) names; no name twice, and every ingredient is known"
    )
  }

  /// A Swift source that holds the lists.
  var source: String {
    """
    /// Names and aliases of foods with where the line of the food begins, sorted by the bytes of the names.
    let embeddedFoodNames: StaticString = \(literal(names.map { "\($0.key)\t\($0.place)\n" }.joined()))
    /// The foods, a line each.
    let embeddedFoods: StaticString = \(literal(text))

    """
  }
}

// A type and no script, since the fuzz targets build every program as a library with an entry point.
@main
struct EmbedFoods {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard (2...3).contains(arguments.count) else {
      FileHandle.standardError.write(Data("embed-foods FOLDER [OUTPUT]\n".utf8))
      exit(64)
    }
    let lists = try FoodLists(folder: URL(filePath: arguments[1]))
    guard lists.problems.isEmpty else {
      FileHandle.standardError.write(Data((lists.problems.joined(separator: "\n") + "\n").utf8))
      exit(1)
    }
    if arguments.count == 3 {
      try lists.source.write(to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
    } else {
      lists.report()
    }
  }
}

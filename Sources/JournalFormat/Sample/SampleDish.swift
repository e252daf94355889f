/// Something the sample's writer eats or drinks, and the figures they note for it.
struct SampleDish {
  /// When in the year or the week it is on the table.
  enum Occasion: String {
    case always, weekday, weekend
    /// After dinner.
    case evening
    /// October to April, after dinner.
    case coldEvening
    /// October to April.
    case cold
    /// May to September.
    case warm
  }

  var slots: [SampleSlot]
  /// How much the writer likes it; 0 means it is served only where the menu asks for it by name.
  var weight: Int
  var occasion: Occasion
  var words: String
  /// As it stands in the bracket, `~270 kcal`; empty where the writer never knows.
  var energy: String
  /// Grams of protein, carbohydrate and fat; empty where not noted.
  var macros: [String]
  var source: String
  var tag: String
  /// Nested lines that say what it was made of.
  var parts: [String]

  /// The bracket's words without macros or with them; `nil` where nothing is known.
  func facts(withMacros: Bool) -> String? {
    guard !energy.isEmpty else { return nil }
    guard withMacros, macros.count == 3 else { return energy }
    return "\(energy), P \(macros[0]) g, C \(macros[1]) g, F \(macros[2]) g"
  }

  /// Whether its energy is known, by the line or by its parts.
  var hasEnergy: Bool { !energy.isEmpty || !parts.isEmpty }

  /// Days before it may come again: the rarer the dish, the more.
  var pause: Int { weight >= 9 ? 0 : max(2, 24 / max(1, weight)) }

  /// Whether it is for the end of the day.
  var isLate: Bool { occasion == .evening || occasion == .coldEvening }

  /// Whether it is on the table on `day`.
  func isServed(on day: Day) -> Bool {
    switch occasion {
    case .always, .evening: true
    case .weekday: day.weekday.rawValue < 6
    case .weekend: day.weekday.rawValue >= 6
    case .cold, .coldEvening: !(5...9).contains(day.month)
    case .warm: (5...9).contains(day.month)
    }
  }
}

/// Where in a day file an entry stands.
enum SampleSlot: Character, CaseIterable {
  case breakfast = "B"
  case lunch = "L"
  case snack = "S"
  case dinner = "D"
  case dessert = "T"
  case beverage = "V"
  case food = "F"

  var heading: String {
    switch self {
    case .breakfast: "Breakfast"
    case .lunch: "Lunch"
    case .snack: "Snack"
    case .dinner: "Dinner"
    case .dessert: "Dessert"
    case .beverage: "Beverage"
    case .food: "Food"
    }
  }
}

extension SampleDish {
  /// Reads a row: slots and weight, occasion, words, energy, macros, source, tag, parts.
  init?(row: [String]) {
    guard row.count >= 8 else { return nil }
    slots = row[0].compactMap(SampleSlot.init(rawValue:))
    weight = Int(row[0].filter { $0.isNumber }) ?? 1
    occasion = Occasion(rawValue: row[1]) ?? .always
    words = row[2]
    energy = row[3]
    macros = row[4].split(separator: " ").map(String.init)
    source = row[5]
    tag = row[6]
    parts = row[7].split(separator: ";").map(String.init)
  }
}

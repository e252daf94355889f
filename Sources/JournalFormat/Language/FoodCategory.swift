/// One of the six meals an entry can belong to.
public enum FoodCategory: String, CaseIterable, Comparable, Sendable {
  case breakfast, lunch, snack, dinner, dessert, beverage

  /// In the order of a day: breakfast first, beverage last.
  public static func < (a: FoodCategory, b: FoodCategory) -> Bool { a.rank < b.rank }

  /// The position in a day's order, from 0.
  public var rank: Int {
    switch self {
    case .breakfast: 0
    case .lunch: 1
    case .snack: 2
    case .dinner: 3
    case .dessert: 4
    case .beverage: 5
    }
  }
}

/// The section that a known heading begins.
public enum Section: Hashable, Sendable {
  case meal(FoodCategory)
  /// `## Food`: entries that have no category of their own.
  case food
  case weight, tasks, habits, notes, mood
  /// A sum such as `Total`: checked, but not counted as eaten.
  case total
}

extension Section {
  /// Whether it is one category of food.
  var isMeal: Bool { if case .meal = self { true } else { false } }

  /// Whether its items are food.
  var isFood: Bool {
    switch self {
    case .meal, .food: true
    case .weight, .tasks, .habits, .notes, .mood, .total: false
    }
  }
}

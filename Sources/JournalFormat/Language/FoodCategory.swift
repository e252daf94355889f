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

/// What a known heading opens.
public enum Section: Hashable, Sendable {
  case meal(FoodCategory)
  /// `## Food`: entries that have no category of their own.
  case food
  case weight, tasks, habits, notes, mood
  /// A line that adds up, `Total`: checked, never eaten.
  case total
}

extension Section {
  /// Whether its items are eaten.
  var isFood: Bool {
    switch self {
    case .meal, .food: true
    case .weight, .tasks, .habits, .notes, .mood, .total: false
    }
  }
}

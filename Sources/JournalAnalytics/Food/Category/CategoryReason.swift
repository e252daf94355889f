public import JournalFormat

/// What decided the category of an entry.
public enum CategoryReason: Hashable, Sendable {
  /// A word or dish of the category, as the list of keywords spells it.
  case words(String, FoodCategory)
  /// The same words before: `count` of the `of` times in this category.
  case habit(FoodCategory, count: Int, of: Int)
  /// Nothing but the time.
  case hour(ClockTime)
  /// Nothing did: there is no category.
  case none

  /// The reason as a sentence without a full stop: `‘filter coffee’ is a word for Beverage`.
  public var sentence: String {
    switch self {
    case .words(let keyword, let category): "‘\(keyword)’ is a word for \(category.name)"
    case .habit(let category, let count, let total):
      "you had it \(count) of \(total) times as \(category.name)"
    case .hour(let time): "at \(time) it is \(time.mealName)"
    case .none: "no word, no habit and no time says which meal it is"
    }
  }
}

/// A category that was found, with what decided it.
public struct DetectedCategory: Hashable, Sendable {
  /// `nil` if nothing decided: the entry goes under Food.
  public var category: FoodCategory?
  public var reason: CategoryReason

  public init(category: FoodCategory?, reason: CategoryReason) {
    self.category = category
    self.reason = reason
  }
}

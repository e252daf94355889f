public import JournalFormat

/// Finds the category of an entry: by its words, else by what the person did before, else by the time.
public struct CategoryDetector: Sendable {
  private let own: [OwnKeyword]

  /// `own` are the writer's words and dishes, which count before those built in.
  public init(own: [FoodCategory: [String]] = [:]) {
    self.own = FoodCategory.inSearchOrder.flatMap { category in
      (own[category] ?? []).compactMap { OwnKeyword($0, category) }
    }
  }

  /// The category that the words decide, and the keyword that decided; `nil` if none is known.
  ///
  /// A word or dish of the writer's own decides at once: the longest, then in the order of `inSearchOrder`.
  /// Then the words decide as `PhraseReading` says.
  public func byKeyword(_ text: String) -> (category: FoodCategory, keyword: String)? {
    let phrase = FoodPhrase(text)
    guard !phrase.words.isEmpty else { return nil }
    var longest: OwnKeyword?
    for keyword in own where keyword.stands(in: phrase) && keyword.count > longest?.count ?? 0 {
      longest = keyword
    }
    if let longest { return (longest.category, longest.text) }
    return PhraseReading(phrase, KeywordMatch.all(in: phrase)).decision.map { ($0.category, $0.keyword) }
  }

  /// The category of an entry with these words at this time.
  ///
  /// `history` are entries of the last days, of at most 40 files; looked at only where the words decide nothing.
  /// The hour decides last, and not at all without a time.
  public func detect(
    _ text: String, time: ClockTime?, history: some Sequence<FoodEntry>
  ) -> DetectedCategory {
    detect(text, at: time) { FoodHabit(text, history) }
  }

  /// The same by habits that were found out before.
  public func detect(_ text: String, time: ClockTime?, habits: FoodHabits) -> DetectedCategory {
    detect(text, at: time) { habits.habit(text) }
  }

  private func detect(
    _ text: String, at time: ClockTime?, habit: () -> FoodHabit?
  ) -> DetectedCategory {
    if let (category, keyword) = byKeyword(text) {
      return DetectedCategory(category: category, reason: .keyword(keyword, category))
    }
    if let habit = habit() {
      let reason = CategoryReason.habit(habit.category, count: habit.count, of: habit.total)
      return DetectedCategory(category: habit.category, reason: reason)
    }
    if let time { return DetectedCategory(category: time.usualMeal, reason: .hour(time)) }
    return DetectedCategory(category: nil, reason: .none)
  }
}

extension FoodCategory {
  /// The order in which keywords of categories are looked for.
  static let inSearchOrder: [FoodCategory] = [.beverage, .dessert, .breakfast, .lunch, .snack, .dinner]
}

/// What decided the category of an entry.
public enum CategoryReason: Hashable, Sendable {
  /// A word or dish of the category, as the list of keywords spells it.
  case keyword(String, FoodCategory)
  /// The same words before: `count` of the `of` times in this category.
  case habit(FoodCategory, count: Int, of: Int)
  /// Nothing but the time.
  case hour(ClockTime)
  /// Nothing did: there is no category.
  case none

  /// The reason as a sentence without a full stop: `‘filter coffee’ is a word for Beverage`.
  public var sentence: String {
    switch self {
    case .keyword(let keyword, let category): "‘\(keyword)’ is a word for \(category.name)"
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

extension ClockTime {
  /// The meal that is usual at this time: breakfast from 5 to before 11, lunch to before 15, a snack to before 17,
  /// dinner to before 21, else a snack; `25:30` is half past one.
  var usualMeal: FoodCategory {
    switch hourOfDay {
    case 5...10: .breakfast
    case 11...14: .lunch
    case 17...20: .dinner
    default: .snack
    }
  }

  /// The time of `usualMeal` in words, after `it is`.
  var mealName: String {
    switch hourOfDay {
    case 5...10: "breakfast time"
    case 11...14: "lunchtime"
    case 15, 16: "time for a snack"
    case 17...20: "dinner time"
    default: "no mealtime, so a snack"
    }
  }
}

public import JournalFormat

/// Determines the category of an entry: by its text, else by the person's habits, else by the time.
public struct CategoryDetector: Sendable {
  private let own: [OwnKeyword]

  /// `own` are the user's own keywords, which take precedence over the built-in ones.
  public init(own: [FoodCategory: [String]] = [:]) {
    self.own = FoodCategory.inSearchOrder.flatMap { category in
      (own[category] ?? []).compactMap { OwnKeyword($0, category) }
    }
  }

  /// The category that the text decides, with the keyword; `nil` if no keyword is in it.
  ///
  /// The user's own keywords decide first: the longest, then in the order of `inSearchOrder`. Then the text is read
  /// as described at `PhraseReading`.
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

  /// The category of an entry with this text and time.
  ///
  /// `history` are the entries of the last days, of at most 40 files; used only if no keyword decides. The hour
  /// decides last, and nothing does without a time.
  public func detect(
    _ text: String, time: ClockTime?, history: some Sequence<FoodEntry>
  ) -> DetectedCategory {
    detect(text, at: time) { FoodHabit(text, history) }
  }

  /// The same with habits computed before.
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
  /// The order in which categories are searched for keywords.
  static let inSearchOrder: [FoodCategory] = [.beverage, .dessert, .breakfast, .lunch, .snack, .dinner]
}

/// Why an entry has its category.
public enum CategoryReason: Hashable, Sendable {
  /// A keyword of the category, as it is listed.
  case keyword(String, FoodCategory)
  /// The same text before: `count` of `of` times in this category.
  case habit(FoodCategory, count: Int, of: Int)
  /// The time only.
  case hour(ClockTime)
  /// Nothing: there is no category.
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

/// A category and the reason for it.
public struct DetectedCategory: Hashable, Sendable {
  /// `nil` if there is no reason for any: the entry goes under Food.
  public var category: FoodCategory?
  public var reason: CategoryReason

  public init(category: FoodCategory?, reason: CategoryReason) {
    self.category = category
    self.reason = reason
  }
}

extension ClockTime {
  /// The usual meal at this time: breakfast from 05:00 to before 11:00, lunch to before 15:00, a snack to before
  /// 17:00, dinner to before 21:00, else a snack. `25:30` is read as 01:30.
  var usualMeal: FoodCategory {
    switch hourOfDay {
    case 5...10: .breakfast
    case 11...14: .lunch
    case 17...20: .dinner
    default: .snack
    }
  }

  /// The name of the time of `usualMeal`, for use after `it is`.
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

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
  public func byWords(_ words: String) -> (category: FoodCategory, keyword: String)? {
    let phrase = FoodPhrase(words)
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
    _ words: String, time: ClockTime?, history: some Sequence<FoodEntry>
  ) -> DetectedCategory {
    detect(words, time) { FoodHabit(words, history) }
  }

  /// The same by habits that were found out before.
  public func detect(_ words: String, time: ClockTime?, habits: FoodHabits) -> DetectedCategory {
    detect(words, time) { habits.habit(words) }
  }

  private func detect(_ words: String, _ time: ClockTime?, _ habit: () -> FoodHabit?) -> DetectedCategory {
    if let (category, keyword) = byWords(words) {
      return DetectedCategory(category: category, reason: .words(keyword, category))
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

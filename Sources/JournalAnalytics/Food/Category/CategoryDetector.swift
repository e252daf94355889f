public import JournalFormat

/// Determines the category of an entry: by the user's own keywords; by a firm habit; by the words for dishes; by a weaker habit; by
/// the time.
///
/// A dish of several meals, as of lunch and dinner, goes to the one whose usual hour is nearest to the time.
public struct CategoryDetector: Sendable {
  private let own: [OwnKeyword]
  /// Whether neither habits nor the time count.
  private let byWordsAlone: Bool

  /// `own` are the user's own keywords, which take precedence over the built-in ones.
  public init(own: [FoodCategory: [String]] = [:], byWordsAlone: Bool = false) {
    self.byWordsAlone = byWordsAlone
    self.own = FoodCategory.inSearchOrder.flatMap { category in
      (own[category] ?? []).compactMap { OwnKeyword($0, category) }
    }
  }

  /// The category that the text decides, with the keyword; `nil` if no keyword is in it.
  ///
  /// The user's own keywords decide first: the longest, then in the order of `inSearchOrder`. Then the text is read
  /// as described at `PhraseReading`.
  public func byKeyword(_ text: String) -> (category: FoodCategory, keyword: String)? {
    byOwnKeyword(text) ?? listed(text).map { ($0.match.category, $0.match.keyword) }
  }

  /// The category of the longest of the user's own keywords in the text.
  private func byOwnKeyword(_ text: String) -> (category: FoodCategory, keyword: String)? {
    guard !own.isEmpty else { return nil }
    let phrase = FoodPhrase(text)
    var longest: OwnKeyword?
    for keyword in own where keyword.stands(in: phrase) && keyword.count > longest?.count ?? 0 {
      longest = keyword
    }
    return longest.map { ($0.category, $0.text) }
  }

  /// The keyword of the lists that decides, and the words that it stands for.
  private func listed(_ text: String) -> (match: KeywordMatch, words: String)? {
    let phrase = FoodPhrase(text)
    guard !phrase.words.isEmpty,
      let match = PhraseReading(phrase, KeywordMatch.all(in: phrase)).decision
    else { return nil }
    return (match, phrase.written(match.range))
  }

  /// The category of an entry with this text and time.
  ///
  /// `history` are the entries of at most the last 40 files. A habit of four fifths comes before the lists of dishes, one of two
  /// thirds after them; the hour comes last. Without a time, and by words alone, the hour decides nothing.
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
    if let (category, keyword) = byOwnKeyword(text) {
      return DetectedCategory(category: category, reason: .keyword(keyword, category))
    }
    let habit = byWordsAlone ? nil : habit()
    let time = byWordsAlone ? nil : time
    let listed = listed(text)
    if let habit, listed == nil || habit.count * 5 >= habit.total * 4 {
      let reason = CategoryReason.habit(habit.category, count: habit.count, of: habit.total)
      return DetectedCategory(category: habit.category, reason: reason)
    }
    if let (match, words) = listed {
      let meals = match.meals
      guard let time, meals.count > 1, let nearest = time.nearest(of: meals) else {
        return DetectedCategory(category: match.category, reason: .keyword(words, match.category))
      }
      return DetectedCategory(
        category: nearest, reason: .keywordAtHour(words, meals, nearest, time))
    }
    if let time { return DetectedCategory(category: time.usualMeal, reason: .hour(time)) }
    return DetectedCategory(category: nil, reason: byWordsAlone ? .noWord : .none)
  }
}

extension FoodCategory {
  /// The order in which categories are searched for keywords.
  static let inSearchOrder: [FoodCategory] = [.beverage, .dessert, .breakfast, .lunch, .snack, .dinner]
}

/// Why an entry has its category.
public enum CategoryReason: Hashable, Sendable {
  /// A word for the category, as it was written, or the person's own as they listed it.
  case keyword(String, FoodCategory)
  /// A word for several categories, as written, and the one that the time chooses.
  case keywordAtHour(String, [FoodCategory], FoodCategory, ClockTime)
  /// The same text before: `count` of `of` times in this category.
  case habit(FoodCategory, count: Int, of: Int)
  /// The time only.
  case hour(ClockTime)
  /// Nothing: there is no category.
  case none
  /// The same if only words are asked.
  case noWord

  /// The reason as a sentence without a full stop: `‘filter coffee’ is a word for Beverage`.
  public var sentence: String {
    switch self {
    case .keyword(let keyword, let category): "‘\(keyword)’ is a word for \(category.name)"
    case .keywordAtHour(let keyword, let meals, let category, let time):
      "‘\(keyword)’ \(CategoryReason.eaten(at: meals)), and at \(time) it is \(category.name)"
    case .habit(let category, let count, let total):
      "you had it \(count) of \(total) times as \(category.name)"
    case .hour(let time): "at \(time) it is \(time.mealName)"
    case .none: "no word, no habit and no time says which meal it is"
    case .noWord: "no word says which meal it is, and categories_by asks words alone"
    }
  }

  /// `is eaten at breakfast, lunch or dinner`, `is eaten at breakfast or as a snack`.
  private static func eaten(at meals: [FoodCategory]) -> String {
    let names = [FoodCategory.breakfast, .lunch, .dinner].filter(meals.contains).map { $0.name.lowercased() }
    let list = names + (meals.contains(.snack) ? ["as a snack"] : [])
    return "is eaten at "
      + [list.dropLast().joined(separator: ", "), list.last ?? ""].joined(separator: " or ")
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

extension KeywordMatch {
  /// The meals that it fits, its own first: a dish of lunch or dinner fits both.
  var meals: [FoodCategory] {
    guard kind != .meal else { return [category] }
    switch category {
    case .lunch: return [.lunch, .dinner] + (MealsOfDishes.alsoEaten[keyword] ?? [])
    case .dinner: return [.dinner, .lunch] + (MealsOfDishes.alsoEaten[keyword] ?? [])
    case .breakfast: return [category] + (MealsOfDishes.alsoEaten[keyword] ?? [])
    case .snack, .dessert, .beverage: return [category]
    }
  }
}

/// Dishes of breakfast that are as usual at other meals, and dishes of lunch and dinner that are as usual at breakfast.
enum MealsOfDishes {
  static let alsoEaten: [String: [FoodCategory]] = {
    var meals: [String: [FoodCategory]] = [:]
    for (others, list) in lists {
      for dish in list.split(separator: ",") {
        meals[dish.split(separator: " ").joined(separator: " ")] = others
      }
    }
    return meals
  }()

  private static let lists: [(meals: [FoodCategory], dishes: String)] = [
    ([.lunch], "rugbrod, rugbrodsmad, rugbrodsmadder, smorbrod, smorgas, smorgasar"),
    ([.dinner], "dosa, masala dosa, plain dosa, rava dosa, set dosa, uttapam, appam, idiyappam, puttu"),
    (
      [.lunch, .dinner],
      """
      paratha, aloo paratha, gobi paratha, paneer paratha, puri, poori, chole bhature, omelette, omelet, cheese omelette, \
      masala omelette, egg, scrambled egg, fried egg, poached egg, egg on toast, beans on toast, cheese on toast, mushrooms on toast, \
      avocado toast, avocado on toast, pan, pain, pane, brood, -brood, boterham, roerei, gebakken ei, ei, ruhrei, spiegelei, \
      -omelett, -brot, avocadobrot, butterbrot, kasebrot, wurstbrot, -brotchen, brotchen, mettbrotchen, -semmel, semmel, toastbrot, \
      knackebrot, roggenbrot, schwarzbrot, vollkornbrot
      """
    ),
    (
      [.lunch, .dinner, .snack],
      "bread, bread and butter, bread with butter, brot, toast, toast and butter, boiled egg, hard boiled egg"
    ),
    (
      [.breakfast],
      """
      sandwich, -sandwich, egg sandwich, egg mayo sandwich, cheese sandwich, ham sandwich, ham and cheese sandwich, jam sandwich, \
      peanut butter sandwich, peanut butter and jam sandwich, peanut butter and jelly sandwich, toasted sandwich, veg sandwich, \
      bombay sandwich, toastie, cheese toastie, ham toastie, cheese and tomato toastie, grilled cheese toast, sarnie, bap, butty, \
      belegtes brotchen, kasebrotchen, schinkenbrotchen, wurstsemmel, stulle, pausenbrot, bocadillo, burrito
      """
    ),
    (
      [.snack],
      """
      muffin, banana muffin, blueberry muffin, chocolate muffin, bran muffin, croissant, chocolate croissant, scone, banana bread, \
      cinnamon roll, cinnamon bun, cereal, granola, yogurt, yoghurt, joghurt, yaourt, yogur
      """
    ),
  ]
}

extension ClockTime {
  /// The meal whose usual hour is nearest: breakfast at 8, lunch at 13, a snack at 16, dinner at 20. Before five it is still the
  /// night before.
  func nearest(of meals: [FoodCategory]) -> FoodCategory? {
    let hours: [FoodCategory: Int] = [.breakfast: 8, .lunch: 13, .snack: 16, .dinner: 20]
    let minutes = hourOfDay < 5 ? Int(self.minutes) % 1440 + 1440 : Int(self.minutes)
    return meals.filter { hours[$0] != nil }.min {
      abs(minutes - (hours[$0] ?? 0) * 60) < abs(minutes - (hours[$1] ?? 0) * 60)
    }
  }

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

/// A keyword that the user added to a category.
struct OwnKeyword: Sendable {
  let text: String
  let category: FoodCategory
  private let words: [FoodPhrase.Word]

  /// `nil` for a text without words.
  init?(_ text: String, _ category: FoodCategory) {
    self.text = text
    self.category = category
    words = FoodPhrase(text).words
    if words.isEmpty { return nil }
  }

  /// The number of its words.
  var count: Int { words.count }

  /// Whether its words are adjacent in `phrase`, with punctuation only where the keyword has some too.
  func stands(in phrase: FoodPhrase) -> Bool {
    guard phrase.words.count >= words.count else { return false }
    return (0...(phrase.words.count - words.count)).contains { start in
      words.indices.allSatisfy { offset in
        let word = phrase.words[start + offset]
        return word.stem == words[offset].stem
          && (offset == 0 || !word.followsBreak || words[offset].followsBreak)
      }
    }
  }
}

/// The category that a person usually gives to the same text.
///
/// Texts are compared without case, accents, number, quantities and punctuation. A habit takes at least three such
/// eaten entries, two thirds of them in one category.
struct FoodHabit {
  let category: FoodCategory
  /// The number of entries with the same text in `category`.
  let count: Int
  /// The number of entries with the same text.
  let total: Int

  /// `nil` if there is no habit.
  init?(_ text: String, _ history: some Sequence<FoodEntry>) {
    let key = FoodHabit.key(of: text)
    guard !key.isEmpty else { return nil }
    var eaten = Eaten()
    for entry in history where entry.isEaten && FoodHabit.key(of: entry.text.string) == key {
      eaten.add(entry.category)
    }
    self.init(eaten)
  }

  fileprivate init?(_ eaten: Eaten) {
    guard eaten.total >= 3, let (category, count) = eaten.counts.max(by: { $0.value < $1.value }),
      count * 3 >= eaten.total * 2
    else { return nil }
    self.category = category
    self.count = count
    total = eaten.total
  }

  /// How often the same text was eaten, in all and by category.
  fileprivate struct Eaten {
    var total = 0
    var counts: [FoodCategory: Int] = [:]

    mutating func add(_ category: FoodCategory?) {
      total += 1
      if let category { counts[category, default: 0] += 1 }
    }
  }

  /// The words of a text without quantities.
  fileprivate static func key(of text: String) -> [[UInt8]] {
    let words = FoodPhrase(text).words
    return words.enumerated().filter { place, word in
      let measuresNext = place + 1 < words.count && words[place + 1].text == "of"
      let isAmount = word.isMeasure && (word.followsNumber || measuresNext)
      let joinsAmount = word.text == "of" && place > 0 && words[place - 1].isMeasure
      return !isAmount && !joinsAmount && !word.isCount
    }.map(\.element.stem)
  }
}

/// All habits in a history, for more than one lookup.
public struct FoodHabits: Sendable {
  private var eaten: [[[UInt8]]: FoodHabit.Eaten] = [:]

  public init(_ history: some Sequence<FoodEntry>) {
    for entry in history where entry.isEaten {
      eaten[FoodHabit.key(of: entry.text.string), default: FoodHabit.Eaten()].add(entry.category)
    }
  }

  /// The habit for a text, if there is one.
  func habit(_ text: String) -> FoodHabit? {
    let key = FoodHabit.key(of: text)
    return key.isEmpty ? nil : eaten[key].flatMap { FoodHabit($0) }
  }
}

extension FoodPhrase.Word {
  fileprivate var isMeasure: Bool {
    FoodVocabulary.measures.contains(text) || ["g", "kg", "ml", "cl", "dl", "l", "oz", "lb"].contains(text)
  }

  fileprivate var isCount: Bool {
    FoodVocabulary.numbers.contains(text) || text == "a" || text == "an"
  }
}

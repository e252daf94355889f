public import JournalFormat

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

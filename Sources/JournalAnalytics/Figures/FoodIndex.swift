internal import JournalFormat

/// The foods of a whole diary, and which of them each wording names.
struct FoodIndex: Sendable {
  /// By number: a word or a dish.
  private(set) var names: [String] = []
  /// For each phrase of the diary the foods it divides into: its dishes and the words that belong to none.
  private(set) var parts: [[Int]] = []
  /// For each phrase all foods it names, words within dishes too.
  private(set) var all: [[Int]] = []

  /// No food at all, for reports that name none.
  static let none = FoodIndex(EatenDiary(Journal(), through: Day(ordinal: 0)))

  /// The foods of `diary` by the rules of `FoodTally` over all its rows.
  init(_ diary: EatenDiary) {
    let tally = FoodTally(diary.phrases, weights: diary.weights(of: diary.rows[...]))
    var numbers: [String: Int] = [:]
    names = tally.foods.map(\.name)
    for (number, name) in names.enumerated() { numbers[name] = number }
    for phrase in diary.phrases {
      let divided = tally.parts(of: phrase)
      parts.append(Set(divided.compactMap { numbers[$0] }).sorted())
      all.append(Set((divided + phrase.joined()).compactMap { numbers[$0] }).sorted())
    }
  }

  /// Whether one food's words are all among the other's: `coffee` and `filter coffee`.
  func overlap(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (Set(names[a].split(separator: " ")), Set(names[b].split(separator: " ")))
    return !a.isDisjoint(with: b)
  }
}

extension KnownFoods {
  /// The words of the rows of `diary` before one; each wording is looked at once.
  init(_ diary: EatenDiary, before end: Int) {
    self.init()
    var isSeen = Array(repeating: false, count: diary.phrases.count)
    for row in diary.rows[..<end] where !isSeen[Int(row.phrase)] {
      isSeen[Int(row.phrase)] = true
      add(diary.phrases[Int(row.phrase)])
    }
  }
}

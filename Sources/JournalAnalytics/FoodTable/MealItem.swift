/// An amount of a food as it was said.
struct MealAmount {
  var count: Double?
  /// The upper end of a range.
  var upTo: Double?
  /// Whether it was `a` or `an`.
  var isArticle = false
  var measure: HouseholdMeasure?
  /// `small`, `medium`, `large` or `whole`.
  var size: String?
  /// Whether the count was written as a decimal fraction below one, as litres of drinks are: `0,5`.
  var isDecimal = false
  /// Whether the count was written with a sign of multiplication: `2x`.
  var isTimes = false
  /// Whether it is a share of all that was served: `half the fries`.
  var isOfAll = false
  /// Whether it stands behind its food: `cake, ate half`.
  var isBehind = false
  var vague: (pieces: Double, share: Double)?

  var isEmpty: Bool { count == nil && !isArticle && measure == nil && size == nil && vague == nil }

  /// The middle of what was said; `nil` if nothing was.
  var middle: Double? { count.map { ($0 + (upTo ?? $0)) / 2 } }

  /// The lowest and the highest of a range as shares of its middle.
  var ends: ClosedRange<Double> {
    guard let count, let upTo, let middle, middle > 0, upTo >= count else { return 1...1 }
    return count / middle...upTo / middle
  }

  /// What holds one of something, so that what is said behind several is of each: `2 Becher Joghurt 150 g`.
  private static let containers: Set<String> = ["beaker", "can", "bottle", "jar"]

  /// What this count of pieces weighs if `amount` is said behind it: two beers of half a litre each, but three idlis of 120 g together;
  /// `2x yogurt 125 g` is twice so much.
  func of(_ amount: MealAmount) -> MealAmount {
    var all = amount
    let isVolume = if case .volume? = amount.measure?.size { true } else { false }
    let isOfEach = isVolume || isTimes || measure.map { Self.containers.contains($0.name) } ?? false
    if measure?.isExact != true, let count, isOfEach {
      all.count = amount.count.map { $0 * count }
      all.upTo = amount.upTo.map { $0 * count }
    }
    return all
  }
}

/// A food of a meal before its grams are known.
struct MealItem {
  var food: TableFood
  var amount: MealAmount
  var isPlural: Bool
  /// Whether it stands right behind another food.
  var isAdjacent: Bool
  /// Whether *with*, *and* or the like stands before it.
  var isJoined: Bool
  /// Whether that is *with*, which may name a part of what stands before.
  var isWith = false
  var ignored: [String] = []
  /// Whether some of these are words that nobody knows, which may make another food of it.
  var isBesideUnknown = false
  /// The words that name it, folded.
  var written = ""
  /// Whether the words say what it was made with, or what is in it.
  var isMade = false
  /// Whether the table has it only in another kind, so that its figures are not as sure as its amount.
  var isAbout = false
  /// The dish of which it is said to be a part, and which it counts for.
  var dish: String?
}

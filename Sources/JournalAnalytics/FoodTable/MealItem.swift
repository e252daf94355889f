/// An amount of a food as stated.
struct MealAmount {
  var count: Double?
  /// The upper end of a range.
  var upTo: Double?
  /// Whether it was `a` or `an`.
  var isArticle = false
  var measure: HouseholdMeasure?
  /// `small`, `medium`, `large` or `whole`.
  var size: String?
  /// Whether the count was a decimal fraction below one, as litres of drinks are: `0,5`.
  var isDecimal = false
  /// Whether the count was written with a sign of multiplication: `2x`.
  var isTimes = false
  /// Whether it is a share of a whole serving: `half the fries`.
  var isOfAll = false
  /// Whether it follows its food: `cake, ate half`.
  var isBehind = false
  var vague: (pieces: Double, share: Double)?

  var isEmpty: Bool { count == nil && !isArticle && measure == nil && size == nil && vague == nil }

  /// The middle of the range; `nil` if nothing was stated.
  var middle: Double? { count.map { ($0 + (upTo ?? $0)) / 2 } }

  /// The ends of the range as shares of its middle.
  var ends: ClosedRange<Double> {
    guard let count, let upTo, let middle, middle > 0, upTo >= count else { return 1...1 }
    return count / middle...upTo / middle
  }

  /// Containers of one unit, so that an amount after several is that of each: `2 Becher Joghurt 150 g`.
  private static let containers: Set<String> = ["beaker", "can", "bottle", "jar"]

  /// The weight of this count of pieces if `amount` follows it: two beers of half a litre each, but three idlis of 120 g together;
  /// `2x yogurt 125 g` is twice that.
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
  /// Whether it directly follows another food.
  var isAdjacent: Bool
  /// Whether *with*, *and* or the like precedes it.
  var isJoined: Bool
  /// Whether that is *with*, which may name a part of the food before.
  var isWith = false
  var ignored: [String] = []
  /// Whether unknown words stand beside it, which may make it another food.
  var isBesideUnknown = false
  /// The words that name it, folded.
  var written = ""
  /// Whether the words state what it was made with, or what is in it.
  var isMade = false
  /// Whether the table has it only in another variety, so that its figures are less certain than its amount.
  var isAbout = false
  /// The dish that it is a part of, and counts for.
  var dish: String?
}

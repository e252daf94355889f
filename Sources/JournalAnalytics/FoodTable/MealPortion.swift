internal import JournalFormat

/// The grams of one food of a meal, and how they were found.
struct MealPortion {
  let estimate: EstimatedFood

  /// `nil` for an amount of zero.
  init?(_ item: MealItem, beside other: MealItem?) {
    var item = item
    let found =
      Self.foundOfOwnMeasure(&item) ?? Self.foundOfUnweighed(item) ?? Self.found(item, beside: other)
    guard found.grams > 0, found.grams.isFinite else { return nil }
    let precision = item.isAbout ? max(found.precision, .counted) : found.precision
    estimate = EstimatedFood(
      food: item.food, grams: found.grams,
      precision: item.isBesideUnknown ? precision.besideUnknown : precision,
      assumption: found.assumption,
      ignored: item.ignored + (Self.isOfNothing(item) ? [shortGrams(item.amount.middle ?? 0)] : []),
      ends: item.amount.ends, dish: item.dish)
  }

  /// The least number without a unit that can be grams, and the grams of one food above which it cannot.
  static let (fewestGrams, mostOfOne) = (20.0, 1_500.0)

  /// From this number on, a number without a unit is a year, a code or an energy, and no grams: `wine 2012`.
  private static let leastOfNothing = 1_000.0

  /// A piece below this many grams is not divided.
  private static let crumb = 15.0

  /// The number of portions in a whole one of what serves several people.
  private static let wholeOfSeveral = 2.5

  /// The number of pieces in a portion of what is never taken singly.
  private static let leastPieces = 3.0

  /// The maximum number of portions that a number without a unit can be, of what is not counted.
  private static let mostPortions = 3.0

  /// Whether a number without a unit counts nothing: `rice 5` are not five plates.
  private static func isOfNothing(_ item: MealItem) -> Bool {
    guard let count = item.amount.middle, item.amount.measure == nil, item.amount.size == nil else {
      return false
    }
    if count >= leastOfNothing, count * piece(of: item.food, size: nil) > mostOfOne { return true }
    return (mostPortions + 1..<fewestGrams).contains(count) && !item.isPlural
      && ["piece", "slice", "fl oz", "whole", "entire"].allSatisfy { item.food[$0] == nil }
  }

  typealias Found = (grams: Double, precision: EstimatedFood.Precision, assumption: String)

  private static func found(_ item: MealItem, beside other: MealItem?) -> Found {
    let (food, amount) = (item.food, item.amount)
    // `the whole packet` is one of them.
    let isWhole = amount.measure != nil && amount.size == "whole"
    let precision: EstimatedFood.Precision =
      amount.count != nil || amount.isArticle || isWhole ? .counted : .vague
    if let measure = amount.measure, !isOnlyForm(amount, of: food) {
      let precision = measure.isLoose && food[measure.name] == nil ? .vague : precision
      let count = amount.middle ?? amount.vague.map { measure.isExact ? 1 : $0.pieces } ?? 1
      if case .mass(let grams) = measure.size, amount.count != nil { return (count * grams, .said, "") }
      let (grams, isSure) = grams(of: measure, of: food)
      if measure.isExact, amount.count != nil {
        let text = isSure ? "" : "1 \(measure.name) = \(shortGrams(grams)) g"
        return (count * grams, .said, text)
      }
      let sized = grams * factor(amount.size)
      return (count * sized, precision, "1 \(named(amount.size, measure.name)) = \(shortGrams(sized)) g")
    }
    // Half a pizza is half of a whole one, not of a slice; and so is half a chicken, though two of it are two pieces.
    if let count = amount.middle ?? (amount.isArticle ? 1 : nil), let whole = food["whole"] ?? food["entire"],
      // `cake, ate half` is of what was served.
      !(amount.isBehind && count < 1 && whole >= wholeOfSeveral * usual(food))
    {
      let own = amount.size.flatMap { food[$0] }
      let isWhole =
        amount.size == nil
        ? count < 1 || count != count.rounded() || (food["whole"] != nil && (count == 1 || item.isPlural))
        // Of what is sold whole, its own sizes may be of slices: `half of a small watermelon`.
        : count < 1 && (own ?? 0) < whole / 4
      if isWhole {
        let sized = whole * factor(amount.size)
        return (count * sized, .counted, "1 \(named(amount.size, food.name)) = \(shortGrams(sized)) g")
      }
    }
    if let size = amount.size, amount.count == nil, !amount.isArticle, food[size] == nil,
      let piece = food["piece"], usual(food) >= leastPieces * piece
    {
      // A portion, and no single one: `large onion rings`.
      let grams = usual(food) * factor(size)
      return (grams, .vague, "a \(size) portion = \(shortGrams(grams)) g")
    }
    if let share = amount.middle, share < 1, !amount.isArticle, amount.size == nil,
      let piece = food["piece"],
      amount.isOfAll || amount.isBehind || piece <= crumb || item.isPlural && 1.5 * piece <= usual(food)
    {
      // `half the fries` is half of what was served, and not of one.
      let isBare = amount.isBehind && !item.isPlural && piece > crumb
      let all = isBare ? usual(food) : max(usual(food), 2 * piece)
      return (share * all, .vague, "all of it = \(shortGrams(all)) g")
    }
    if let count = amount.middle ?? (amount.isArticle || amount.size != nil ? 1 : nil) {
      let one = piece(of: food, size: amount.size)
      if (fewestGrams..<leastOfNothing).contains(count), count * one > Self.mostOfOne {
        // Nobody eats 150 rices, or 100 eggs: it is how much it weighed.
        return (count, .vague, "taken as \(shortGrams(count)) g")
      }
      let isPiece = food["piece"] != nil || amount.size.flatMap { food[$0] } != nil
      if isOfNothing(item) { return (one, .vague, "a usual portion = \(shortGrams(one)) g") }
      let name = isPiece ? named(amount.size, food.name) : "portion of \(food.name)"
      return (
        count * one, amount.count == nil && !amount.isArticle && !isPiece ? .vague : .counted,
        "1 \(name) = \(shortGrams(one)) g"
      )
    }
    let usual = usual(food)
    if let vague = amount.vague {
      // Three grapes are no portion, three biscuits are.
      let pieces = food["piece"].map { $0 * vague.pieces } ?? 0
      let grams = vague.pieces > 1 && pieces >= usual / 2 ? pieces : usual * vague.share
      return (grams, .vague, "taken as \(shortGrams(grams)) g")
    }
    if let other, item.isJoined, let side = side(of: food, with: other.food) {
      let grams = side * helpings(of: side, on: other)
      return (grams, .vague, "\(food.name) with it = \(shortGrams(grams)) g")
    }
    if item.isPlural, let piece = food["piece"], piece <= mostOfTwo, usual <= 1.2 * piece {
      return (2 * piece, .vague, "taken as 2, 1 \(food.name) = \(shortGrams(piece)) g")
    }
    return (usual, .vague, "a usual portion = \(shortGrams(usual)) g")
  }

  /// Whether a measure describes a shape and no amount: `carrot sticks`.
  private static func isOnlyForm(_ amount: MealAmount, of food: TableFood) -> Bool {
    guard let measure = amount.measure, amount.isArticle == false, amount.count == nil, amount.vague == nil
    else { return false }
    return ["stick", "slice", "cube"].contains(measure.name) && food[measure.name] == nil
  }

  /// The usual amount of a food served with another.
  private static func side(of food: TableFood, with other: TableFood) -> Double? {
    if let own = other["with \(food.name)"] { return own }
    if food.name.hasSuffix("milk"), let milk = other["with milk"] { return milk }
    if let side = food["side"] { return side }
    // Fish or meat on bread is a slice or two of it, and no portion.
    let isTopping = MealStaples.isSpread(other) && food.composition.protein >= 15
    return isTopping && food["slice"] == nil ? min(usual(food), mostOnBread) : nil
  }

  /// The number of servings of something spread on bread or stirred into a cup: one for each slice and each cup, else one.
  private static func helpings(of side: Double, on other: MealItem) -> Double {
    guard side <= 31, let count = other.amount.middle, (1...6).contains(count), count == count.rounded()
    else { return 1 }
    if let measure = other.amount.measure {
      return ["slice", "cup", "mug", "glass"].contains(measure.name) ? count : 1
    }
    return MealStaples.isSpread(other.food) || other.food["fl oz"] != nil ? count : 1
  }

  private static func named(_ size: String?, _ name: String) -> String {
    size.map { "\($0) \(name)" } ?? name
  }

  /// The factor of a size for foods without sizes of their own.
  private static func factor(_ size: String?) -> Double {
    switch size {
    case "small": 0.75
    case "large": 1.35
    default: 1
    }
  }

  private static func usual(_ food: TableFood) -> Double {
    food["serving"] ?? food["piece"] ?? food["cup"] ?? food.measures.first?.grams ?? 100
  }

  /// The weight of one piece of what is counted, else of a portion.
  private static func piece(of food: TableFood, size: String?) -> Double {
    if let size, let sized = food[size] ?? (size == "whole" ? food["entire"] : nil) { return sized }
    return (food["piece"] ?? usual(food)) * factor(size)
  }

  /// The kilocalories in 100 g above which a plate holds less than one of rice.
  private static let rich = 200.0

  /// The grams from which a portion is a dish, and the maximum in a slice of one.
  private static let (dish, mostInSlice) = (150.0, 150.0)

  /// The drained contents of a can, in grams.
  private static let (canOfFish, canOfFood) = (110.0, 240.0)

  /// Above this many grams, a bare plural does not mean two: `samosas` does, `bananas` does not.
  private static let mostOfTwo = 110.0

  /// Grams of fish or meat on a piece of bread.
  private static let mostOnBread = 50.0

  /// The grams of a measure, and whether they are the food's own.
  private static func grams(of measure: HouseholdMeasure, of food: TableFood) -> (grams: Double, isSure: Bool)
  {
    if let own = food[measure.name] { return (own, true) }
    // A beaker of yogurt is a small tub, and no mug.
    if measure.name == "beaker", food["fl oz"] == nil, let tub = HouseholdMeasure("tub") {
      return grams(of: tub, of: food)
    }
    switch measure.size {
    case .mass(let grams): return (grams, true)
    case .volume(let millilitres):
      let density = food.density
      return (millilitres * (density ?? 1), density != nil)
    case .portion(let grams):
      if measure.name == "slice", let piece = food["piece"] { return (piece, true) }
      if measure.name == "slice", usual(food) >= Self.dish {
        // Of a dish it is a piece of what makes a plate, and not as thin as one of bread or cheese.
        return (min(usual(food) / 2, Self.mostInSlice), false)
      }
      if measure.name == "plate", let piece = food["piece"], piece <= 100 {
        // Nobody fills a plate with two nuts or two fritters.
        return (max(usual(food), 2 * piece, piece < 20 ? 100 : 0), true)
      }
      // Of what is rich, a plate is no heap: `a plate of fries`.
      if measure.name == "plate", food.composition.kilocalories >= Self.rich {
        return (min(grams ?? usual(food), 1.5 * usual(food)), false)
      }
      if measure.name == "wedge", let slice = food["slice"] { return (slice, true) }
      if measure.name == "piece", let other = food["slice"] ?? food["medium"] { return (other, true) }
      // A can of a drink holds more than one of fish or beans.
      if measure.name == "can", food["fl oz"] == nil {
        return (food.composition.protein >= 15 ? Self.canOfFish : Self.canOfFood, false)
      }
      if measure.name == "bottle" || measure.name == "can", let grams {
        return (grams * (food.density ?? 1), false)
      }
      return (grams ?? usual(food), grams == nil)
    }
  }
}

/// Grams with the significant figures: `4.2`, `158`.
func shortGrams(_ grams: Double) -> String {
  let scale: Double = grams < 10 ? 10 : 1
  let rounded = (grams * scale).rounded() / scale
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

/// Portions of the user's own foods, in measures that only they have.
extension MealPortion {
  /// The portion of a food of the user's own in a measure that only it has: `1 tiffin box of stew`, `a small can of fizz`.
  static func foundOfOwnMeasure(_ item: inout MealItem) -> Found? {
    guard item.food.source == "foods.md" else { return nil }
    var said = item.ignored.flatMap { $0.split(separator: " ").map(String.init) }
    said += [item.amount.size, item.amount.measure?.name].compactMap(\.self)
    said = said.map { FoodName.key(of: $0) }
    let own = item.food.measures.filter { measure in
      let words = FoodName.key(of: measure.name).split(separator: " ").map(String.init)
      // Of `500 g of the stew in the tray` it is the grams that count.
      return HouseholdMeasure(measure.name) == nil && !words.isEmpty
        && item.amount.measure?.isExact != true
        && words.allSatisfy { word in
          said.contains { $0 == word || FoodLookup.singulars(of: $0).contains(word) }
        }
    }
    guard let measure = own.max(by: { $0.name.utf8.count < $1.name.utf8.count }) else { return nil }
    let words = FoodName.key(of: measure.name).split(separator: " ").map(String.init)
    item.ignored.removeAll { word in
      let word = FoodName.key(of: word)
      return words.contains { $0 == word || FoodLookup.singulars(of: word).contains($0) }
    }
    return (
      (item.amount.middle ?? 1) * measure.grams, .counted,
      "1 \(measure.name) = \(shortGrams(measure.grams)) g"
    )
  }

  /// The portion of a food whose figures are those of a serving of unknown weight. Servings can be counted; another amount is
  /// compared with what its measure usually holds. If that is unknown too, it is taken as one serving, and guessed.
  static func foundOfUnweighed(_ item: MealItem) -> Found? {
    guard let measure = item.food.unweighedMeasure, let one = item.food[measure] else { return nil }
    let figures = "figures of 1 \(measure)"
    let count = item.amount.middle ?? (item.amount.isArticle ? 1 : nil)
    if let other = item.amount.measure, ![measure, "serving", "piece"].contains(other.name) {
      let own = HouseholdMeasure(measure)
      guard let size = other.usual, let usual = own?.usual else {
        return (one, .guessed, "\(figures); foods.md does not say what it weighs")
      }
      let isByVolume = other.isVolume && own?.isVolume == true
      return (
        (count ?? 1) * size / usual * one, isByVolume && count != nil ? .counted : .vague,
        "\(figures), taken as \(shortGrams(usual)) \(isByVolume ? "ml" : "g")"
      )
    }
    guard let count, count > 0, count < fewestGrams else { return (one, .vague, figures) }
    return (count * one, .counted, figures)
  }
}

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

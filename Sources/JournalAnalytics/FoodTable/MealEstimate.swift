public import JournalFormat

/// What a meal amounts to, from its words and a table of foods.
public struct MealEstimate: Hashable, Sendable {
  /// The foods in the order of the words.
  public var foods: [EstimatedFood] = []
  /// The words that name no known food, in order, folded.
  public var unknown: [String] = []
  /// The kilocalories stated in the words (`pizza 600 kcal`), which replace those of the table; `nil` without any.
  public var stated: Double?

  public init() {}

  /// Whether it has foods and knows all words.
  public var isComplete: Bool { !foods.isEmpty && unknown.isEmpty && unweighed == nil }

  /// The foods of which neither the amount nor the kind is certain: the eggplant of `mapo eggplant`.
  public var guessed: [EstimatedFood] { foods.filter { $0.precision == .guessed } }

  /// A food of the user's own with a weight in the words, while nothing states the weight of its figures.
  public var unweighed: EstimatedFood? { guessed.first { $0.food.unweighedMeasure != nil } }

  /// A food of the user's own if nothing states how much its figures weigh.
  var unsized: EstimatedFood? {
    foods.first { food in
      food.food.unweighedMeasure.map { HouseholdMeasure($0)?.usual == nil } ?? false
    }
  }

  /// Why `text` has no figures, as a clause: “‘flurbo’ is not in the food table”; `nil` if it is complete.
  public func gap(of text: String) -> String? {
    guard !isComplete else { return nil }
    if unknown.isEmpty, let food = unweighed?.food, let measure = food.unweighedMeasure {
      return
        "foods.md does not say what one \(measure) of ‘\(food.name)’ weighs, as in ‘- 1 \(measure): 50 g’"
    }
    let what = unknown.isEmpty ? [text] : unknown
    return "\(what.map { "‘\($0)’" }.joined(separator: " and ")) is not in the food table"
  }

  public var grams: Double { foods.reduce(0) { $0 + $1.grams } }

  /// Kilocalories, not rounded.
  public var kilocalories: Double { stated ?? foods.reduce(0) { $0 + $1.kilocalories } }

  /// The range of the kilocalories: the sums of the lowest and of the highest of each food, as if all were wrong in the same
  /// direction; none for stated kilocalories.
  public var range: ClosedRange<Double> {
    if let stated { return stated...stated }
    let width = foods.reduce(0) { $0 + $1.kilocalories * $1.share }
    return max(0, kilocalories - width)...kilocalories + width
  }

  /// The margin of all of it in percent, from 1 to 100.
  var percent: Int {
    guard kilocalories > 0 else { return 1 }
    let width = foods.reduce(0) { $0 + $1.kilocalories * $1.share }
    return max(1, Int((100 * min(1, width / kilocalories)).rounded()))
  }

  public func grams(of nutrient: Nutrient) -> Double { foods.reduce(0) { $0 + $1.grams(of: nutrient) } }

  /// The nutrients that some food does not state.
  var unsaid: Set<Nutrient> { foods.reduce(into: []) { $0.formUnion($1.food.composition.unsaid) } }

  /// As facts of an entry: the energy as an estimate, rounded to tens, below 100 kcal to fives and below 10 to ones; protein,
  /// carbohydrates and fat in whole grams, if every food states them.
  public var facts: FoodFacts {
    if let stated {
      // The macros of the table are those of another amount.
      return FoodFacts(
        energy: Energy(kilocalories: stated.rounded()).map {
          EnergyAmount(low: $0, high: $0, isEstimate: false)
        })
    }
    return FoodFacts(
      estimated: kilocalories, protein: grams(of: .protein), carbs: grams(of: .carbs), fat: grams(of: .fat),
      unsaid: unsaid)
  }
}

extension FoodFacts {
  /// Figures of an estimate, rounded as `MealEstimate.facts` says; none for an energy beyond `Energy`.
  init(
    estimated kilocalories: Double, protein: Double, carbs: Double, fat: Double, unsaid: Set<Nutrient> = []
  ) {
    let step: Double = kilocalories >= 100 ? 10 : kilocalories >= 10 ? 5 : 1
    let energy = Energy(kilocalories: (kilocalories / step).rounded() * step)
    self.init(
      energy: energy.map { EnergyAmount(low: $0, high: $0, isEstimate: true) },
      nutrients: energy == nil
        ? []
        : [(.protein, protein), (.carbs, carbs), (.fat, fat)].filter { !unsaid.contains($0.0) }.map {
          NutrientAmount($0, grams: $1.rounded())
        })
  }
}

extension MealEstimate {
  /// Whether a word alone is a measure: `g`, `cup`, `servings`.
  public static func isMeasure(_ word: String) -> Bool { HouseholdMeasure(word.lowercased()) != nil }

  /// Whether a time follows a word: `at`.
  public static func leadsToTime(_ word: String) -> Bool { MealWords.atTimes.contains(word.lowercased()) }

  /// What words name after one that joins them to something else: `an egg` of `and an egg`; `nil` if they begin with none.
  public static func besideJoint(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first, isJoint(String(first)) else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// Whether a word joins two foods: `and`. *On* and *in* also precede places.
  public static func isJoint(_ word: String) -> Bool {
    let word = word.lowercased()
    return ["&", "+"].contains(word)
      || MealWords.joints.contains(word) && !["on", "in", "over"].contains(word)
  }

  /// Whether a word is a size: `large`, `whole`.
  public static func isSize(_ word: String) -> Bool { MealWords.sizes[word.lowercased()] != nil }

  /// Whether a food is followed by a number without a unit, `milk 200`, which may be a count, a weight or an energy, whatever
  /// follows: `chicken 500 and rice`. Up to a dozen pieces of what is counted do not: `eggs 3`.
  public static func hasBareNumber(in text: String, foods: FoodLookup) -> Bool {
    let tokens = MealTokenizer(text).tokens
    return tokens.indices.contains { index in
      guard case .number(_, let value, _) = tokens[index], index > 0,
        index + 1 == tokens.count || tokens[index + 1] == .separator
          || tokens[index + 1].text.map(Self.goesOn) ?? false,
        case .word(let before) = tokens[index - 1], before != "x", !MealWords.atTimes.contains(before)
      else { return false }
      if value <= 12, let food = foods.food(named: before), food["piece"] != nil { return false }
      // `chicken 65` is a dish.
      return !(max(0, index - 4)..<index).contains { start in
        let words = tokens[start...index].compactMap(\.text)
        return words.count == index + 1 - start && foods.longest(words[...])?.count == words.count
      }
    }
  }

  /// Whether a word after a number joins something else to what precedes: `and`, `with`.
  private static func goesOn(_ word: String) -> Bool {
    MealWords.joints.contains(word) || MealWords.in.contains(word) || word == "&" || word == "+"
  }

  /// The words before a bare number of kilocalories at the end, as people type them: `chicken 500`.
  ///
  /// `nil` unless the number is between 20 and 5,000, the words are foods without an amount, and none of them is a drink: `coke
  /// 330` are millilitres. `nil` also for `chicken 65`, a dish.
  public static func nameAndEnergy(of text: String, foods: FoodLookup) -> (name: String, energy: Energy)? {
    guard let (name, figure) = nameAndFigure(in: text), figure.first != "0", let value = Double(figure),
      (20...5000).contains(value),
      !name.utf8.contains(where: { isASCIIDigit($0) }), let energy = Energy(kilocalories: value)
    else { return nil }
    let estimate = MealEstimate(String(name), foods: foods)
    guard foods.food(named: text) == nil, estimate.isComplete,
      estimate.foods.allSatisfy({ $0.precision == .vague && $0.ignored.isEmpty && $0.food["fl oz"] == nil })
    else { return nil }
    return (String(name), energy)
  }

  /// The words before a figure at the end, and its digits: 1200 of `1200`, `1.200`, `1,200` and `1 200`.
  private static func nameAndFigure(in text: String) -> (name: Substring, figure: String)? {
    let words = text.split(separator: " ")
    guard words.count > 1, let last = words.last else { return nil }
    func isNumber(_ text: some StringProtocol) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { isASCIIDigit($0) }
    }
    let parts = last.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    if parts.count == 2, parts[0].utf8.count == 1, parts[1].utf8.count == 3,
      parts.allSatisfy({ isNumber($0) })
    {
      return (text[..<words[words.count - 2].endIndex], parts.joined())
    }
    guard isNumber(last) else { return nil }
    let before = words[words.count - 2]
    if words.count > 2, last.utf8.count == 3, before.utf8.count == 1, isNumber(before) {
      return (text[..<words[words.count - 3].endIndex], "\(before)\(last)")
    }
    return (text[..<before.endIndex], String(last))
  }
}

/// A food in a meal, and how much of it.
public struct EstimatedFood: Hashable, Sendable {
  /// How certain an amount is.
  public enum Precision: Hashable, Comparable, Sendable {
    /// In grams or millilitres.
    case said
    /// In pieces, cups or spoons.
    case counted
    /// Not stated, or only as *some*, or by a bowl or a plate.
    case vague
    /// Not stated either, for a food beside unknown words: `mapo eggplant` may be a dish with much more in it.
    case guessed

    /// The share by which the energy may be lower or higher.
    public var share: Double {
      switch self {
      case .said: 0.1
      case .counted: 0.25
      case .vague: 0.4
      case .guessed: 0.6
      }
    }

    /// One step less certain, for a food beside unknown words, which may make it another food.
    var besideUnknown: Self {
      switch self {
      case .said: .counted
      case .counted: .vague
      case .vague, .guessed: .guessed
      }
    }
  }

  public var food: TableFood
  /// Positive and finite.
  public var grams: Double
  public var precision: Precision
  /// The assumption by which the grams were found: `1 bowl = 250 g`; empty if they were stated.
  public var assumption: String
  /// The words beside the food that were not understood, folded: `grandmas` of `grandmas chicken soup`.
  public var ignored: [String] = []
  /// The ends of a range such as `2-3` as shares of its middle; 1 to 1 for anything else.
  public var ends: ClosedRange<Double> = 1...1
  /// The dish that it is a part of, and counts for: `omelette`; `nil` for a food of its own.
  public var dish: String?

  public var kilocalories: Double { food.composition.kilocalories * grams / 100 }

  /// The share by which its energy may be lower or higher, by the certainty of its amount and the range in the words.
  public var share: Double { min(1, precision.share + (ends.upperBound - ends.lowerBound) / 2) }

  /// Multiplies it by a factor.
  mutating func multiply(by factor: Double) {
    grams *= factor
    if !assumption.isEmpty { assumption += ", " }
    assumption += "×\(decimalText(factor))"
  }

  /// Grams of protein, carbohydrates or fat; 0 for others, which the table does not have.
  public func grams(of nutrient: Nutrient) -> Double {
    switch nutrient {
    case .protein: food.composition.protein * grams / 100
    case .carbs: food.composition.carbs * grams / 100
    case .fat: food.composition.fat * grams / 100
    default: 0
    }
  }
}

extension MealEstimate {
  /// Spells the words that were not understood as in the text: `Franzbrötchen`, not `franzbrotchen`.
  mutating func spellUnread(as text: String) {
    guard !unknown.isEmpty || foods.contains(where: { !$0.ignored.isEmpty }) else { return }
    var spelling: [String: String] = [:]
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }) {
      spelling[FoodName.key(of: String(word)), default: String(word)] = String(word)
    }
    func spelled(_ words: String) -> String {
      words.split(separator: " ").map { spelling[String($0)] ?? String($0) }.joined(separator: " ")
    }
    unknown = unknown.map(spelled)
    for index in foods.indices { foods[index].ignored = foods[index].ignored.map(spelled) }
  }
}

extension MealEstimate {
  /// What the words of a meal amount to. For words that `foods` does not know, or that mean nothing beside its foods, `imported`
  /// returns the food of exactly that folded name; the longest names are asked first. It is not called if all words are understood.
  public init(_ text: String, foods: FoodLookup, imported: (_ name: String) -> TableFood?) {
    let known = MealEstimate(text, foods: foods)
    self = known
    guard !known.unknown.isEmpty || known.foods.contains(where: { !$0.ignored.isEmpty }) else { return }
    var found: [String: TableFood] = [:]
    for name in known.unknownNames(in: text) where found[name] == nil { found[name] = imported(name) }
    guard !found.isEmpty else { return }
    self = MealEstimate(text, foods: foods.adding(found))
  }

  /// The maximum number of names looked up.
  private static let mostNames = 60
  /// The number of words in the longest of them.
  private static let longestName = 8

  /// The runs of words that contain an unknown one, the longest first.
  private func unknownNames(in text: String) -> [String] {
    let words = FoodName.key(of: text).split(separator: " ").map(String.init)
    let unknown = Set(
      (unknown + foods.flatMap(\.ignored)).flatMap {
        FoodName.key(of: $0).split(separator: " ").map(String.init)
      })
    var names: [String] = []
    for count in (1...Self.longestName).reversed() where count <= words.count {
      for start in 0...(words.count - count) {
        let run = words[start..<start + count]
        guard names.count < Self.mostNames, run.contains(where: unknown.contains) else { continue }
        names.append(run.joined(separator: " "))
      }
    }
    return names
  }
}

extension MealEstimate {
  /// The range of the energy and the assumptions, without a full stop: `190 to 310 kcal, taking 1 egg as 50 g and a slice of toast
  /// as 25 g`.
  public var sentence: String {
    let step: Double = kilocalories >= 100 ? 10 : 1
    // About the figure that is written, as the sums of the day have it.
    let written = stated ?? facts.energy?.low.kilocalories ?? kilocalories
    let width = stated == nil ? written * Double(percent) / 100 : 0
    let (low, high) = (rounded(written - width, to: step), rounded(written + width, to: step))
    let energy = low == high ? "\(high) kcal" : "\(low) to \(high) kcal"
    let taken = foods.compactMap(\.taken)
    let ignored = foods.flatMap(\.ignored)
    return [
      energy, taken.isEmpty ? nil : "taking " + joinedList(taken),
      ignored.isEmpty ? nil : "without regard to " + joinedList(ignored.map { "‘\($0)’" }),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private func rounded(_ value: Double, to step: Double) -> Int {
    Int(min((value / step).rounded() * step, 1e9))
  }
}

extension EstimatedFood {
  /// The assumption about an amount: `1 egg as 50 g`; `nil` if the grams were stated.
  fileprivate var taken: String? {
    guard !assumption.isEmpty else { return nil }
    guard let split = assumption.firstRange(of: " = ") else {
      let grams = assumption.split(separator: " ").dropFirst(2).joined(separator: " ")
      return "the \(food.name) as \(grams)"
    }
    let (what, grams) = (assumption[..<split.lowerBound], assumption[split.upperBound...])
    if what == "a usual portion" { return "a portion of \(food.name) as \(grams)" }
    if what.hasSuffix(" with it") { return "the \(food.name) with it as \(grams)" }
    if what.hasPrefix("taken as ") { return "the \(food.name) as 2 of \(grams)" }
    let isNamed = what.hasSuffix(food.name) || what.contains("portion of")
    return isNamed ? "\(what) as \(grams)" : "\(what) of \(food.name) as \(grams)"
  }
}

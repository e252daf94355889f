internal import JournalFormat

extension MealEstimate {
  /// What the words of a meal amount to: quantities, measures and foods by rules and a table, the longest names first.
  ///
  /// An amount belongs to the food after it (`2 eggs`, `half a cup of dal`), or to the one before if the words end with it (`rice
  /// 150 g`) or it stands in brackets. Foods are separated by commas and words such as *and*, unless a name contains them (`mac and
  /// cheese`). Of two adjacent foods the last is meant and the other names its variety (`banana pancake`), unless one of them is
  /// usually eaten with others (`idli sambar`, `chicken rice`). What follows *no* or *without* is left out.
  public init(_ text: String, foods: FoodLookup) {
    // `egg, toast ×2` is all of it twice, as `again --scale` writes it.
    if let (base, factor) = NewEntry.factor(of: text) {
      let whole = MealEstimate(base, foods: foods)
      if whole.foods.count > 1, whole.stated == nil {
        self = whole
        for index in self.foods.indices { self.foods[index].multiply(by: factor) }
        return
      }
    }
    var reader = MealReader(Self.bracketed(text), foods: foods)
    self = reader.read()
    spellUnread(as: text)
  }
}

/// Reads the words of a meal from left to right.
struct MealReader {
  let foods: FoodLookup
  var tokens: [MealToken]
  var index = 0
  var items: [MealItem] = []
  /// The first item after the last separator or joint.
  var part = 0
  /// The first item after the last separator.
  var segment = 0
  var pending = MealAmount()
  /// The amount of `2 tsp each of` for all foods after it.
  var each: MealAmount?
  var isInBracket = false
  var isJoined = false
  /// Whether the next food is what the one before is in.
  var isInside = false
  /// Whether *with* precedes anywhere in the segment.
  var isWith = false
  /// The word for weighing before cooking that applies to the next food.
  var rawness: String?
  /// What is missing in the next food: the sugar of `sugar-free cola`.
  var absent: TableFood?
  /// Whether the last token was the end of a food.
  var isBehindFood = false
  var unknownRun: [String] = []
  /// Those of them that name where it was eaten or bought: the last of `croissant from the station`.
  var places: Set<String> = []
  var estimate = MealEstimate()
  /// Amounts kept for the food of a later one: the large one of `1 large and 2 small eggs`.
  var held: [MealAmount] = []
  /// The factor of the foods from an item on: those in the bracket of `2 x (egg and toast)`, or after *each with*.
  var multiple: (factor: Double, first: Int, isBracket: Bool)?
  /// The figures with a percent sign, as written.
  var percentages: Set<String> = []
  /// The fat stated before its food, in percent, and the figure as written.
  var fat: (percent: Double, written: String)?
  /// Whether French words stand beside the foods.
  var isFrench = false
  /// The number of unknown words that were compared with all names of the table, which takes milliseconds.
  var corrections = 0

  init(_ text: String, foods: FoodLookup) {
    self.foods = foods
    isFrench = Self.isFrench(text)
    let tokenizer = MealTokenizer(MealWords.withTea(text))
    percentages = tokenizer.percentages
    tokens = tokenizer.tokens.flatMap { token -> [MealToken] in
      if case .word(let word) = token {
        return Self.halved(word) ?? foods.parted(word).map { .word($0) }
      }
      return [token]
    }
    correctWithinDishes()
    leaveOutHindiOfs()
    leaveOutPans()
    for index in tokens.indices where tokens[index] == .word(MealWords.tea) {
      // `thé vert` is a name of its own.
      let rest = tokens[(index + 1)...].prefix { $0.text != nil }.prefix(4).compactMap(\.text)
      if (foods.longest((["the"] + rest)[...])?.count ?? 0) > 1 { tokens[index] = .word("the") }
    }
    joinSpoons()
    joinRanges()
    joinAmounts()
    leaveOutEnergies()
    leaveOutTimes()
  }

  /// For words in a bracket among others.
  init(_ tokens: [MealToken], foods: FoodLookup) { (self.foods, self.tokens) = (foods, tokens) }

  /// Finds the foods with the amount of each.
  mutating func readTokens() {
    while index < tokens.count { readToken() }
    // `2 x (egg and toast`: the bracket was not closed.
    endMultiple()
    endPart(isSegment: true)
    leaveOutMade()
  }

  mutating func read() -> MealEstimate {
    readTokens()
    resolveHomonyms()
    leaveOutBlends()
    var index = 0
    while index < items.count {
      if let main = mainIndex(before: index), let kind = kind(of: items[main], with: items[index]) {
        // `pizza with pepperoni`.
        (items[main].food, items[main].isMade) = (kind, true)
        items.remove(at: index)
      } else if let main = mainIndex(before: index), MealStaples.isPart(items[index], of: items[main]) {
        // A shake is as much as the milk it was stirred into.
        if items[main].amount.isEmpty, case .volume? = items[index].amount.measure?.size {
          (items[main].amount, items[main].isAbout) = (items[index].amount, true)
        }
        items.remove(at: index)
      } else {
        index += 1
      }
    }
    estimate.foods = items.indices.compactMap { index in
      MealPortion(items[index], beside: main(before: index))?.estimate
    }
    return estimate
  }

  /// The food that an item is eaten with: the bread of `bread with butter and jam`, for both.
  private func main(before index: Int) -> MealItem? { mainIndex(before: index).map { items[$0] } }

  private func mainIndex(before index: Int) -> Int? {
    items[..<index].lastIndex { !$0.isJoined || !$0.amount.isEmpty || $0.food["side"] == nil }
      ?? items[..<index].indices.last
  }

  mutating func readToken() {
    switch tokens[index] {
    case .separator:
      index += 1
      if holdAmount() { return }
      if isListOfBowl {
        endPart(isSegment: false)
        (isJoined, isWith) = (true, true)
        return
      }
      endPart(isSegment: true)
    case .openBracket where beginMultiple():
      index += 1
    case .openBracket where readParts(): break
    case .openBracket, .closeBracket:
      if tokens[index] == .openBracket, !pending.isEmpty, items.count == part, part > 0 {
        // `bread, 2 slices (60 g)`: the amount before it is of the bread.
        endPart(isSegment: false)
        segment = min(segment, items.count - 1)
      }
      isInBracket = tokens[index] == .openBracket
      index += 1
      if !isInBracket { endMultiple() }
    case .number:
      if let match = match(), match.count > 1 { take(match) } else { readAmount() }
    case .word(let word): read(word)
    }
  }

  mutating func advance() {
    index += 1
    isBehindFood = false
  }

  /// The longest name at this position.
  func match() -> FoodLookup.Match? {
    let longest = max(8, foods.longestOwn)
    let found = foods.longest(
      tokens[index...].prefix { $0.text != nil }.prefix(longest).compactMap(\.text)[...])
    return foods.longestOwn == 0 ? found : ownMatch(longerThan: found?.count ?? 0) ?? found
  }

  /// A name of the user's own that contains commas: `Protein bar, chocolate`; its `count` is of tokens.
  private func ownMatch(longerThan count: Int) -> FoodLookup.Match? {
    let near = tokens[index...].prefix(2 * foods.longestOwn).prefix { $0 == .separator || $0.text != nil }
    guard near.first?.text != nil, near.contains(.separator) else { return nil }
    let words = near.indices.filter { near[$0].text != nil }
    guard var match = foods.longestOwn(words.compactMap { near[$0].text }, longerThan: count) else {
      return nil
    }
    match.count = words[match.count - 1] + 1 - index
    return match
  }

  mutating func take(_ match: FoodLookup.Match) {
    if pending.isDecimal, pending.measure == nil, match.food["fl oz"] != nil {
      // `0,5 Bier`.
      pending.measure = HouseholdMeasure("l")
    } else if let share = pending.count, share < 1, pending.measure == nil, match.food.name.hasSuffix("wine"),
      share <= 0.25 || ["viertel", "vierterl"].contains(word(at: index - 1) ?? "")
    {
      // `1/8 Weißwein`, `2 Viertel Rotwein`: nobody drinks an eighth of a glass.
      pending.measure = HouseholdMeasure("l")
    } else if pending.count != nil, pending.measure == nil, match.food.name == "beer",
      ["halbe", "halben"].contains(word(at: index - 1) ?? "") || word(at: index - 2) == "tercio"
    {
      // `eine Halbe Bier`, `2 Halbe`: half a litre, for half of one would be *ein halbes*; `un tercio de cerveza` is a bottle.
      pending.measure = HouseholdMeasure("l")
    }
    let amount = pending.isEmpty ? each ?? pending : pending
    var food = rawness == nil ? asFries(match.food) : match.food
    for amount in held {
      items.append(
        MealItem(
          food: food, amount: amount, isPlural: true, isAdjacent: false, isJoined: items.count > segment))
    }
    if !held.isEmpty { part = items.count }
    held = []
    let isPresent =
      absent.map { isLeft($0, in: &food) || $0.name == "sugar" && food.composition.carbs >= 10 } ?? false
    let left = isPresent ? absent.map { ["no \($0.name)"] } ?? [] : []
    let raw = rawness
    (rawness, absent) = (nil, nil)
    items.append(
      MealItem(
        food: food, amount: amount, isPlural: match.isPlural,
        isAdjacent: isBehindFood && amount.isEmpty && items.count > part,
        isJoined: isJoined && items.count > segment, isWith: isWith && isJoined && items.count > segment,
        ignored: left, written: tokens[index..<index + match.count].compactMap(\.text).joined(separator: " "))
    )
    if let raw { leaveUncooked(items.count - 1, raw) }
    putInside()
    if let fat { setFat(fat.percent, fat.written) }
    fat = nil
    if !pending.isEmpty { each = nil }
    pending = MealAmount()
    index += match.count
    isBehindFood = true
  }

  // MARK: Amounts

  func word(at index: Int) -> String? {
    if tokens.indices.contains(index), case .word(let word) = tokens[index] { word } else { nil }
  }

  var isFollowedByOf: Bool { word(at: index + 1).map(MealWords.ofs.contains) ?? false }
}

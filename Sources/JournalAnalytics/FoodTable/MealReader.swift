internal import JournalFormat

extension MealEstimate {
  /// What the words of a meal amount to: quantities, measures and foods by rules and a table, the longest names first.
  ///
  /// An amount belongs to the food behind it (`2 eggs`, `half a cup of dal`), or to the one before it where the words end with one
  /// (`rice 150 g`) or it stands in brackets. Foods are parted by commas and words such as *and*, unless a name holds them (`mac and
  /// cheese`). Of two foods side by side the last is meant and the other says of what kind it is (`banana pancake`), unless one of them
  /// is usually eaten with others (`idli sambar`, `chicken rice`). What stands behind *no* or *without* is left out.
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
  /// The first item behind the last separator or joint.
  var part = 0
  /// The first item behind the last separator.
  var segment = 0
  var pending = MealAmount()
  /// What `2 tsp each of` says of all foods behind it.
  var each: MealAmount?
  var isInBracket = false
  var isJoined = false
  /// Whether what comes is what the food before is in.
  var isInside = false
  /// Whether *with* stands somewhere before in the segment.
  var isWith = false
  /// The word that says that the food that comes was weighed before it was cooked.
  var rawness: String?
  /// What is not in the food that comes: the sugar of `sugar-free cola`.
  var absent: TableFood?
  /// Whether the last token was the end of a food.
  var isBehindFood = false
  var unknownRun: [String] = []
  /// Those of them that say where it was eaten or bought: of `croissant from the station` the last.
  var places: Set<String> = []
  var estimate = MealEstimate()
  /// Amounts before others of the same food: the large one of `1 large and 2 small eggs`.
  var held: [MealAmount] = []
  /// By what the foods from an item on are multiplied: those in the bracket of `2 x (egg and toast)`, or behind *each with*.
  var multiple: (factor: Double, first: Int, isBracket: Bool)?
  /// The figures with a percent sign, as they are written.
  var percentages: Set<String> = []
  /// The fat that was said before its food, in percent, and the figure as it is written.
  var fat: (percent: Double, written: String)?
  /// Whether words of French stand beside the foods.
  var isFrench = false
  /// How many unknown words were compared with all names of the table, which takes milliseconds.
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

  /// Of words that stand in a bracket among others.
  init(_ tokens: [MealToken], foods: FoodLookup) { (self.foods, self.tokens) = (foods, tokens) }

  /// Finds the foods with what was said of each.
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

  /// What an item is eaten with: of `bread with butter and jam` the bread for both.
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

  /// The longest name that begins here.
  func match() -> FoodLookup.Match? {
    let longest = max(8, foods.longestOwn)
    let found = foods.longest(
      tokens[index...].prefix { $0.text != nil }.prefix(longest).compactMap(\.text)[...])
    return foods.longestOwn == 0 ? found : ownMatch(longerThan: found?.count ?? 0) ?? found
  }

  /// A name of the person's own that commas part: `Protein bar, chocolate`; its `count` is of tokens.
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

internal import JournalFormat

extension MealEstimate {
  /// What the words of a meal amount to: quantities, measures and foods by rules and a table, the longest names first.
  ///
  /// An amount belongs to the food behind it (`2 eggs`, `half a cup of dal`), or to the one before it where the words end with one
  /// (`rice 150 g`) or it stands in brackets. Foods are parted by commas and words such as *and*, unless a name holds them (`mac and
  /// cheese`). Of two foods side by side the last is meant and the other says of what kind it is (`banana pancake`), unless one of them
  /// is usually eaten with others (`idli sambar`, `chicken rice`). What stands behind *no* or *without* is left out.
  public init(_ text: String, foods: FoodLookup) {
    var reader = MealReader(text, foods: foods)
    self = reader.read()
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
  private var isInBracket = false
  var isJoined = false
  /// Whether *with* stands somewhere before in the segment.
  var isWith = false
  /// Whether the food that comes was weighed before it was cooked.
  var isRaw = false
  /// What is not in the food that comes: the sugar of `sugar-free cola`.
  var absent: TableFood?
  /// Whether the last token was the end of a food.
  var isBehindFood = false
  var unknownRun: [String] = []
  var estimate = MealEstimate()
  /// Amounts before others of the same food: the large one of `1 large and 2 small eggs`.
  var held: [MealAmount] = []
  /// By what the foods from an item on are multiplied: those in the bracket of `2 x (egg and toast)`, or behind *each with*.
  var multiple: (factor: Double, first: Int, isBracket: Bool)?
  /// How many unknown words were compared with all names of the table, which takes milliseconds.
  var corrections = 0

  init(_ text: String, foods: FoodLookup) {
    self.foods = foods
    tokens = MealTokenizer(text).tokens.flatMap { token -> [MealToken] in
      if case .word(let word) = token { return foods.parted(word).map { .word($0) } }
      return [token]
    }
    joinSpoons()
    joinRanges()
    joinAmounts()
    leaveOutEnergies()
    leaveOutTimes()
  }

  mutating func read() -> MealEstimate {
    while index < tokens.count { readToken() }
    endPart(isSegment: true)
    leaveOutMade()
    var index = 0
    while index < items.count {
      if let main = mainIndex(before: index), let kind = kind(of: items[main], with: items[index]) {
        // `pizza with pepperoni`.
        (items[main].food, items[main].isMade) = (kind, true)
        items.remove(at: index)
      } else if let main = mainIndex(before: index), MealStaples.isPart(items[index], of: items[main]) {
        // A shake is as much as the milk it was stirred into.
        if items[main].amount.isEmpty, case .volume? = items[index].amount.measure?.size {
          items[main].amount = items[index].amount
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

  private mutating func readToken() {
    switch tokens[index] {
    case .separator:
      index += 1
      if holdAmount() { return }
      endPart(isSegment: true)
    case .openBracket where beginMultiple():
      index += 1
    case .openBracket, .closeBracket:
      isInBracket = tokens[index] == .openBracket
      index += 1
      if !isInBracket { endMultiple() }
    case .number:
      if let match = match(), match.count > 1 { take(match) } else { readAmount() }
    case .word(let word): read(word)
    }
  }

  private mutating func read(_ word: String) {
    if let (kind, count) = kindBehindComma() {
      items[items.count - 1].food = kind
      index += count
      return
    }
    // `thé` is tea, and folded it is *the*, which is behind it where a food follows.
    if word == "the" {
      if !isFollowedByWord, items.count == segment, let tea = foods.food(named: "tea") {
        return take(FoodLookup.Match(food: tea, count: 1, isPlural: false))
      }
      index += 1
      return
    }
    let match = match()
    if let match, let next = self.word(at: index + match.count), MealWords.absences.contains(next) {
      // `butter-free toast`, `rice, sugar free`.
      index += match.count + 1
      return leaveOut(match.food)
    }
    if let match, match.count > 1 { return take(split(match) ?? match) }
    if MealWords.negations.contains(word) {
      if word == "minus", skipSubtracted() { return }
      if readLessSugar() { return }
      return skipNegated()
    }
    if readLessSugar() || skipOther(word) { return }
    if MealWords.rawness.contains(word) { return readRawness() }
    if MealWords.unsweetened.contains(word) { return readUnsweetened() }
    if number(at: index) != nil || MealWords.articles.contains(word), startsAmount { return readAmount() }
    // `1 snickers bar`: bär is a berry in Swedish.
    if measure(at: index) != nil, !isUnitAlone(word),
      match == nil || !pending.isEmpty || isFollowedByOf || isBehindFood
    {
      return readAmount()
    }
    if isContainer(word), match == nil {
      pending.measure = HouseholdMeasure(name: word, size: .portion(nil))
      advance()
      return skipOf()
    }
    if let size = MealWords.sizes[word], match == nil {
      if isInBracket, pending.isEmpty, let last = items.indices.last, last >= segment,
        items[last].amount.size == nil
      {
        // `2 bananas (small)`.
        items[last].amount.size = size
      } else {
        pending.size = size
      }
      return advance()
    }
    if let vague = MealWords.vague[word], match == nil {
      pending.vague = vague
      // `a few` is no one.
      pending.isArticle = false
      advance()
      return skipOf()
    }
    if word == "each" || word == "je" {
      if giveToEach() || beginEach() { return }
      if !pending.isEmpty { each = pending }
      pending = MealAmount()
      advance()
      return skipOf()
    }
    if MealWords.joints.contains(word), match == nil {
      index += 1
      if holdAmount() { return }
      endPart(isSegment: false)
      isJoined = true
      isWith = isWith || MealWords.parts.contains(word)
      return
    }
    if let match { return take(match) }
    if readWay(word) || readMade(word) { return }
    if word == "x" || MealWords.fillers.contains(word) || MealWords.ofs.contains(word) {
      index += 1
      return
    }
    if let measure = HouseholdMeasure.corrected(word), !isUnitAlone(measure) {
      tokens[index] = .word(measure)
      return readAmount()
    }
    if let food = withoutElision(word) {
      tokens[index] = .word(food)
      return
    }
    if takeCorrected(word) { return }
    unknownRun.append(word)
    advance()
  }

  private mutating func advance() {
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
    }
    let amount = pending.isEmpty ? each ?? pending : pending
    var food = isRaw ? foods.uncooked(match.food) : asFries(match.food)
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
    (isRaw, absent) = (false, nil)
    items.append(
      MealItem(
        food: food, amount: amount, isPlural: match.isPlural,
        isAdjacent: isBehindFood && amount.isEmpty && items.count > part,
        isJoined: isJoined && items.count > segment, isWith: isWith && isJoined && items.count > segment,
        ignored: left, written: tokens[index..<index + match.count].compactMap(\.text).joined(separator: " "))
    )
    if !pending.isEmpty { each = nil }
    pending = MealAmount()
    index += match.count
    isBehindFood = true
  }

  // MARK: Amounts

  func word(at index: Int) -> String? {
    if tokens.indices.contains(index), case .word(let word) = tokens[index] { word } else { nil }
  }

  private func measure(at index: Int) -> (measure: HouseholdMeasure, count: Int)? {
    guard let word = word(at: index) else { return nil }
    if word == "fl", self.word(at: index + 1) == "oz", let measure = HouseholdMeasure("floz") {
      return (measure, 2)
    }
    if word == "fluid", self.word(at: index + 1)?.hasPrefix("ounce") == true,
      let measure = HouseholdMeasure("floz")
    {
      return (measure, 2)
    }
    return HouseholdMeasure(word).map { ($0, 1) }
  }

  private var isFollowedByWord: Bool { word(at: index + 1) != nil && match().map { $0.count < 2 } ?? true }

  var isFollowedByOf: Bool { word(at: index + 1).map(MealWords.ofs.contains) ?? false }

  /// Whether what begins here goes on with a food or a measure: `one` in `one egg`, but not in `a good one`.
  private var startsAmount: Bool {
    if index + 1 < tokens.count, tokens[index + 1].text != nil { return true }
    // `mango, one`.
    return items.count > segment || items.count == segment && items.last?.amount.isEmpty == true
  }

  /// The figure that begins here, in digits or words, with `and a half` behind it; and how many tokens it takes.
  private func number(at start: Int) -> (value: Double, upTo: Double?, count: Int)? {
    var value: Double
    var upTo: Double?
    switch tokens.indices.contains(start) ? tokens[start] : .separator {
    case .number(_, let figure, let end): (value, upTo) = (figure, end)
    case .word(let word):
      // `do` is two in Hindi and *of the* in Portuguese.
      let isTwo = word == "do" && (start == 0 || tokens[start - 1].text.map { $0 == "aur" } ?? true)
      let share = self.word(at: start + 1) == "of" ? MealWords.shares[word] : nil
      guard let figure = isTwo ? 2 : share ?? MealNumbers.value(of: word) else { return nil }
      value = figure
    case .separator, .openBracket, .closeBracket: return nil
    }
    var end = start + 1
    if upTo == nil {
      // `two hundred and fifty`, `2 hundred`.
      while let joint = word(at: end) {
        let isJoint = MealNumbers.joints.contains(joint)
        guard let next = isJoint ? word(at: end + 1) : joint,
          let whole = MealNumbers.joined(value, next, behindJoint: isJoint)
        else { break }
        (value, end) = (whole, end + (isJoint ? 2 : 1))
      }
    }
    if word(at: end) == "and" || word(at: end) == "und" || word(at: end) == "y" {
      let half = MealWords.articles.contains(word(at: end + 1) ?? "") ? end + 2 : end + 1
      if let share = word(at: half).flatMap({ MealNumbers.value(of: $0) }), share < 1 {
        return (value + share, nil, half + 1 - start)
      }
    }
    // `2 half avocados`.
    if let share = word(at: end).flatMap({ MealNumbers.value(of: $0) }), share == 0.5, value >= 2,
      value == value.rounded(), upTo == nil
    {
      return (value / 2, nil, end + 1 - start)
    }
    // `three quarters of a pizza`.
    if let share = word(at: end).flatMap({ MealWords.shares[$0] }), value == value.rounded(), value < 8 {
      return (value * share, nil, end + 1 - start)
    }
    // `two dozen`, `half a dozen`.
    let dozen = MealWords.articles.contains(word(at: end) ?? "") ? end + 1 : end
    if let factor = word(at: dozen).flatMap({ MealNumbers.value(of: $0) }), factor == 12 {
      value *= factor
      upTo = upTo.map { $0 * factor }
      end = dozen + 1
    }
    return (value, upTo, end - start)
  }

  /// Reads a figure or an article with its measure, or a measure alone.
  private mutating func readAmount() {
    let start = index
    var amount = MealAmount()
    if let article = word(at: index), MealWords.articles.contains(article), number(at: index) == nil {
      amount.isArticle = true
      index += 1
      // `a few`, `a small`, `a cup`, `a half`.
      if let number = number(at: index), number.value != 1 {
        amount.isArticle = false
        (amount.count, amount.upTo) = (number.value, number.upTo)
        index += number.count
        // `a third of a baguette`.
        if MealWords.ofs.contains(word(at: index) ?? ""),
          MealWords.articles.contains(word(at: index + 1) ?? "")
        {
          index += 2
        }
      }
    } else if let number = number(at: index) {
      (amount.count, amount.upTo) = (number.value, number.upTo)
      if case .number(let text, _, nil) = tokens[index], number.count == 1 {
        amount.isDecimal = text.hasPrefix("0,") || text.hasPrefix("0.")
      }
      index += number.count
      if word(at: index) == "x" { index += 1 }
      // `6 inch sub`: how long it is says too little.
      if MealWords.lengths.contains(word(at: index) ?? "") {
        index += 1
        return
      }
      // `half of a pizza`.
      if MealWords.ofs.contains(word(at: index) ?? "") { index += 1 }
      if MealWords.articles.contains(word(at: index) ?? "") { index += 1 }
      // `2 x 100 g`.
      if let next = self.number(at: index), measure(at: index + next.count)?.measure.isExact == true {
        amount.count = number.value * next.value
        index += next.count
      }
    }
    while let size = word(at: index).flatMap({ MealWords.sizes[$0] }), match() == nil {
      amount.size = size
      index += 1
    }
    if let (measure, count) = measure(at: index), amount.measure == nil, (match()?.count ?? 0) < 2 {
      amount.measure = measure
      index += count
    }
    if index == start { index += 1 }
    if amount.isDecimal, amount.measure == nil, index >= tokens.count || tokens[index].text == nil,
      let last = items.last, items.count > part, last.food["fl oz"] != nil
    {
      // `Bier 0,3`.
      amount.measure = HouseholdMeasure("l")
    }
    give(amount)
    skipOf()
  }

  private mutating func give(_ amount: MealAmount) {
    let isExact = amount.measure?.isExact ?? false
    if giveToDish(amount) { return }
    if let last = items.indices.last, last >= segment, isInBracket {
      if isExact || items[last].amount.isEmpty { items[last].amount = items[last].amount.of(amount) }
    } else if let last = items.indices.last, last >= part, isExact, amount.count != nil,
      !items[last].amount.isEmpty, items[last].amount.measure?.isExact != true, endsWithAmount
    {
      // `2 beers 0.5 l`, `a large glass of wine 250 ml`.
      items[last].amount = items[last].amount.of(amount)
    } else if let last = items.indices.last, last >= part, isBehindFood, amount.count == nil,
      !amount.isArticle, let measure = amount.measure, !isExact,
      items[last].amount.count != nil, items[last].amount.measure == nil
    {
      // `3 pizza slices`.
      items[last].amount.measure = measure
    } else if let last = items.indices.last, last >= part, items[last].amount.isEmpty, pending.isEmpty,
      endsWithAmount
    {
      items[last].amount = amount
    } else if pending.measure?.isExact == true, amount.count == nil, !amount.isArticle {
      // `a 25 g bag of crisps`.
    } else if let count = pending.count, let further = amount.count, amount.measure != nil,
      pending.measure == nil
    {
      // `2 150 g steaks`.
      pending = amount
      pending.count = count * further
    } else {
      let before = pending
      pending = amount
      if pending.size == nil { pending.size = before.size }
      if pending.vague == nil { pending.vague = before.vague }
      if pending.count == nil, !pending.isArticle {
        (pending.count, pending.upTo) = (before.count, before.upTo)
      }
    }
    isBehindFood = false
  }

  /// Whether the words up to the next separator or joint end with an amount, so that amounts stand behind their foods.
  private var endsWithAmount: Bool {
    var end = index
    while end < tokens.count, let text = tokens[end].text, !MealWords.joints.contains(text) { end += 1 }
    guard end > 0 else { return false }
    if end == index { return true }
    if case .number = tokens[end - 1] { return true }
    if measure(at: end - 1) != nil, end >= 2, number(at: end - 2) != nil { return true }
    return false
  }

  private mutating func skipOf() {
    while let word = word(at: index), MealWords.ofs.contains(word), match().map({ $0.count < 2 }) ?? true {
      index += 1
    }
  }
}

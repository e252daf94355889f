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

/// What the next word says, asked in the order in which one meaning outweighs another.
extension MealReader {
  /// Reads the word at the index, with those behind it that belong to it.
  mutating func read(_ word: String) {
    if word == "/" { return readSlash() }
    if readKindBehindComma() { return }
    if word == "the" { return readThe() }
    let match = match()
    if readUnknownOwn(besides: match) || readName(word, match) || readWordBehindFood(word, match)
      || readNegation(word) || readAmount(word, match) || readPortion(word, match) || readEach(word)
      || readJoint(word, match)
    {
      return
    }
    if let match { return take(match) }
    readOther(word)
  }

  private mutating func readKindBehindComma() -> Bool {
    guard let (kind, count) = kindBehindComma() else { return false }
    items[items.count - 1].food = kind
    index += count
    return true
  }

  /// `thé` is tea, and folded it is *the*, which is behind it where a food follows.
  private mutating func readThe() {
    // `thé vert`.
    if let match = match(), match.count > 1 { return take(match) }
    if !isFollowedByWord, items.count == segment, let tea = foods.food(named: "tea") {
      return take(FoodLookup.Match(food: tea, count: 1, isPlural: false))
    }
    index += 1
  }

  /// A food of the person's own of which nothing is known.
  private mutating func readUnknownOwn(besides match: FoodLookup.Match?) -> Bool {
    let texts = tokens[index...].prefix { $0.text != nil }.prefix(8).compactMap(\.text)
    let count = foods.unknownOwn(texts)
    guard count > 0, count >= match?.count ?? 0 else { return false }
    unknownRun += texts.prefix(count)
    index += count
    isBehindFood = false
    return true
  }

  /// A name of several words, or what is said of one.
  private mutating func readName(_ word: String, _ match: FoodLookup.Match?) -> Bool {
    if match == nil, readPercentage(word) { return true }
    if let match, let next = self.word(at: index + match.count), MealWords.absences.contains(next) {
      // `butter-free toast`, `rice, sugar free`.
      index += match.count + 1
      leaveOut(match.food)
      return true
    }
    if let match, match.count > 1 {
      take(split(match) ?? match)
      return true
    }
    if word == "latte", (match?.count ?? 0) < 2, let before = self.word(at: index - 1),
      MealWords.beforeLatte.contains(before)
    {
      // Milk in Italian, and a drink of coffee elsewhere.
      tokens[index] = .word("milk")
      return true
    }
    return (match?.count ?? 0) < 2 && readKind(word)
  }

  /// A word that goes on with the food before it.
  private mutating func readWordBehindFood(_ word: String, _ match: FoodLookup.Match?) -> Bool {
    if isBehindFood, MealWords.in.contains(word), (match?.count ?? 0) < 2, isFollowedByFood {
      // `gnocchi al pesto`, `rice in ghee`.
      index += 1
      endPart(isSegment: false)
      (isJoined, isWith, isInside) = (true, true, MealWords.insides.contains(word))
      return true
    }
    if isBehindFood, items.count > part, MealWords.cooked.contains(word) {
      // `arroz cocido` is boiled, and no stew.
      index += 1
      return true
    }
    return false
  }

  /// What is left out, and what is said of a food and is no amount.
  private mutating func readNegation(_ word: String) -> Bool {
    if MealWords.negations.contains(word) {
      if word == "minus", skipSubtracted() { return true }
      if !readLessSugar() { skipNegated() }
      return true
    }
    if readLessSugar() || skipOther(word) { return true }
    if MealWords.rawness.contains(word) {
      readRawness()
    } else if MealWords.unsweetened.contains(word) {
      readUnsweetened()
    } else {
      return false
    }
    return true
  }

  /// A number or a measure.
  private mutating func readAmount(_ word: String, _ match: FoodLookup.Match?) -> Bool {
    // `poulet et haricots`, `brood en kaas`: articles in other languages.
    let isJoint = isBehindFood && MealWords.joints.contains(word)
    if number(at: index) != nil || MealWords.articles.contains(word) && !isJoint, startsAmount {
      readAmount()
      return true
    }
    if word == "el", pending.isEmpty {
      // A tablespoon in German behind its number alone: `azúcar en el café`.
      index += 1
      return true
    }
    // `1 snickers bar`: bär is a berry in Swedish.
    if measure(at: index) != nil, !isUnitAlone(word),
      match == nil || !pending.isEmpty || isFollowedByOf || isBehindFood
    {
      readAmount()
      return true
    }
    return false
  }

  /// How much without a number: a container, a size, `a few`. Where `match` is a food, the word is its name.
  private mutating func readPortion(_ word: String, _ match: FoodLookup.Match?) -> Bool {
    guard match == nil else { return false }
    if isContainer(word) {
      pending.measure = HouseholdMeasure(name: word, size: .portion(nil))
      advance()
      skipOf()
      return true
    }
    if let size = MealWords.sizes[word] {
      if isInBracket, pending.isEmpty, let last = items.indices.last, last >= segment,
        items[last].amount.size == nil
      {
        // `2 bananas (small)`.
        items[last].amount.size = size
      } else {
        pending.size = size
      }
      advance()
      return true
    }
    if let vague = MealWords.vague[word] {
      pending.vague = vague
      // `a few` is no one.
      pending.isArticle = false
      advance()
      skipOf()
      return true
    }
    return false
  }

  /// `each`, of the foods before it or behind it.
  private mutating func readEach(_ word: String) -> Bool {
    guard MealWords.eaches.contains(word) else { return false }
    if isInBracket, let last = items.last, last.amount.count != nil, pending.isEmpty {
      // `2 yogurts (each 125 g)`.
      each = last.amount
      advance()
      return true
    }
    if giveToEach() || giveToAll() || beginEach() { return true }
    if !pending.isEmpty { each = pending }
    pending = MealAmount()
    advance()
    skipOf()
    return true
  }

  /// `and`, `with`.
  private mutating func readJoint(_ word: String, _ match: FoodLookup.Match?) -> Bool {
    guard MealWords.joints.contains(word), match == nil else { return false }
    index += 1
    if holdAmount() { return true }
    endPart(isSegment: false)
    (isJoined, isInside) = (true, MealWords.insides.contains(word))
    isWith = isWith || MealWords.parts.contains(word)
    return true
  }

  /// A word that names no food as it is spelled.
  private mutating func readOther(_ word: String) {
    if readWay(word) || readMade(word) || readLightness(word) { return }
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
    if isPlace() { places.insert(word) }
    unknownRun.append(word)
    advance()
  }

  private var isFollowedByWord: Bool { word(at: index + 1) != nil && match().map { $0.count < 2 } ?? true }

  /// Whether what begins here goes on with a food or a measure: `one` in `one egg`, but not in `a good one`.
  private var startsAmount: Bool {
    if index + 1 < tokens.count, tokens[index + 1].text != nil { return true }
    // `mango, one`.
    return items.count > segment || items.count == segment && items.last?.amount.isEmpty == true
  }
}

/// The ends of parts and segments, at which it is known which foods belong together.
extension MealReader {
  /// Ends the part of the words that describes one food, or one compound.
  mutating func endPart(isSegment: Bool) {
    if let last = items.indices.last, last >= part {
      if items[last].amount.isEmpty, !pending.isEmpty { items[last].amount = pending }
      items[last].ignored += unknownRun
      // A number that counts nothing, as in `7-grain bread` and `the third coffee`, makes no other food of it.
      if unknownRun.contains(where: {
        MealWords.shares[$0] == nil && Double($0) == nil && !places.contains($0)
      }) {
        items[last].isBesideUnknown = true
      }
    } else if !unknownRun.isEmpty {
      estimate.unknown.append(unknownRun.joined(separator: " "))
    } else if let last = items.indices.last, items[last].amount.isEmpty,
      pending.measure != nil || pending.count != nil || pending.size != nil
    {
      // `crisps, 25 g bag`, `lasagne, large piece`; of `ravioli with cheese, 1 cup` the cheese is no cup.
      let isSide = items[last].isWith && items[last].food["side"] != nil
      let main = isSide ? items[..<last].lastIndex { !$0.isWith && $0.amount.isEmpty } : nil
      items[main ?? last].amount = pending
      items[main ?? last].amount.isBehind = true
    } else if let last = items.indices.last, !items[last].isJoined, pending.measure?.isExact == true,
      pending.count != nil, items[last].amount.measure?.isExact != true
    {
      // `a steak, 300 g`, `a can of cola, 500 ml`.
      items[last].amount = items[last].amount.of(pending)
    }
    (unknownRun, places) = ([], [])
    pending = MealAmount()
    joinCompounds()
    joinParts()
    part = items.count
    if isSegment {
      if !held.isEmpty { estimate.unknown.append(held.compactMap(\.size).joined(separator: " ")) }
      held = []
      if multiple?.isBracket == false { endMultiple() }
      segment = items.count
      // A list ends with what stands behind *and*: `2 tsp each of sugar, honey and jam`.
      if isJoined { each = nil }
      isJoined = false
      isWith = false
    }
    isBehindFood = false
  }

  /// Reads the number of ingredients as the amount of the food before: `scrambled eggs from 3 eggs`.
  private mutating func joinParts() {
    guard items.count >= 2, let last = items.last, last.amount.count != nil, last.amount.measure == nil else {
      return
    }
    let before = items.count - 2
    guard before >= segment, items[before].amount.isEmpty, let grams = items[before].food[last.food.name]
    else { return }
    items[before].amount = last.amount
    items[before].amount.measure = HouseholdMeasure(name: last.food.name, size: .portion(grams))
    items.removeLast()
  }

  /// Moves the drink just read before the food that is in it, which counts as its addition: `Milch im Kaffee`.
  mutating func putInside() {
    let last = items.count - 1
    guard isInside, last > segment, items[last].isJoined, !items[last - 1].isJoined,
      items[last].food["fl oz"] != nil || items[last].food.name.hasSuffix("yogurt"),
      items[last - 1].food["fl oz"] == nil || items[last - 1].food.name.hasSuffix("milk")
        || ["tbsp", "tsp", "spoon"].contains(items[last - 1].amount.measure?.name)
    else { return }
    isInside = false
    items.swapAt(last - 1, last)
    (items[last - 1].isJoined, items[last - 1].isWith) = (false, false)
    (items[last].isJoined, items[last].isWith) = (true, false)
  }

  /// Joins two adjacent foods, the first of which only names the variety of the last, to one.
  private mutating func joinCompounds() {
    var index = items.count - 1
    while index > part {
      defer { index -= 1 }
      guard items[index].isAdjacent else { continue }
      let (before, last) = (items[index - 1].food, items[index].food)
      if last["side"] != nil || MealStaples.contain(last) || MealStaples.begin(before) {
        items[index].isJoined = true
      } else if MealStaples.carry(before) {
        // `bagel smoked salmon and cream cheese`: as with *with*.
        (items[index].isJoined, items[index].isWith) = (true, true)
      } else if items[index - 1].amount.count != nil, let grams = last[before.name] {
        // `3 egg omelette`.
        items[index].amount = items[index - 1].amount
        items[index].amount.measure = HouseholdMeasure(name: before.name, size: .portion(grams))
        items[index].isAdjacent = items[index - 1].isAdjacent
        items[index].isJoined = items[index - 1].isJoined
        items.remove(at: index - 1)
      } else if before["side"] != nil, !MealStaples.flavour(before) {
        // `cheese omelette`: an omelette with some cheese.
        let amount = items[index - 1].amount
        items.swapAt(index - 1, index)
        items[index - 1].amount = amount
        items[index].amount = MealAmount()
        (items[index - 1].isAdjacent, items[index].isJoined) = (items[index].isAdjacent, true)
      } else {
        if items[index].amount.isEmpty { items[index].amount = items[index - 1].amount }
        items[index].isAdjacent = items[index - 1].isAdjacent
        items[index].isJoined = items[index - 1].isJoined
        items[index].ignored = items[index - 1].ignored + [items[index - 1].written] + items[index].ignored
        items.remove(at: index - 1)
      }
    }
  }

  /// Whether *or*, or *and* without an amount, joins another food to one that is left out: `without milk or sugar`.
  private var isFurtherNegated: Bool {
    guard let joint = word(at: index), let next = word(at: index + 1) else { return false }
    guard MealWords.ors.contains(joint) || joint == "nor" || joint == "ni" || joint == "noch" else {
      guard MealWords.joints.contains(joint), !MealWords.parts.contains(joint) else { return false }
      let food = foods.longest([next][...])?.food
      return food?["side"] != nil && !MealWords.negations.contains(next)
    }
    return !MealWords.negations.contains(next)
  }

  /// Skips what follows `no`.
  mutating func skipNegated() {
    index += 1
    while let word = word(at: index), match() == nil,
      MealWords.fillers.contains(word) || MealWords.ofs.contains(word)
    {
      index += 1
    }
    guard index < tokens.count, tokens[index].text != nil else { return }
    let sized = match()
    if let sized {
      // `masala chai, no sugar`.
      if let last = items.indices.last, last >= segment - 1 {
        let isDish = items[last].food["fl oz"] == nil && sized.food.name != "sugar"
        if isLeft(sized.food, in: &items[last].food) || isDish {
          // Nobody knows how much of a dish that is: `caesar salad, no dressing`.
          items[last].ignored.append("no \(sized.food.name)")
        }
      }
      index += sized.count
      if isFurtherNegated {
        isBehindFood = false
        return skipNegated()
      }
    } else if let word = word(at: index), !MealWords.joints.contains(word) {
      index += 1
    }
    isBehindFood = false
  }
}

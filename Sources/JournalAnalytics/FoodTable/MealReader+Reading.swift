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

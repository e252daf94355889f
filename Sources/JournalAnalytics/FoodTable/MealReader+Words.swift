internal import JournalFormat

/// Words whose meaning depends on others, and misspelled words.
extension MealReader {
  /// Removes energies from the words, which are the result and no amount: `pizza 600 kcal`.
  mutating func leaveOutEnergies() {
    var index = 0
    while index + 1 < tokens.count {
      if case .number(_, let value, let end) = tokens[index], case .word(let word) = tokens[index + 1],
        let factor = MealWords.energies[word]
      {
        let middle = (value + (end ?? value)) / 2 * factor
        estimate.stated = (estimate.stated ?? 0) + middle
        tokens.removeSubrange(index...index + 1)
      } else {
        index += 1
      }
    }
  }

  /// Removes times from the words: `apple at 3pm`, `Suppe um 12 Uhr`, `coffee at 4`.
  mutating func leaveOutTimes() {
    var index = 0
    while index < tokens.count {
      if case .number(_, let value, _) = tokens[index], (0...24).contains(value) {
        if let next = word(at: index + 1), MealWords.hours.contains(next) {
          tokens.removeSubrange(index...index + 1)
          index -= leaveOutAtTime(before: index)
          continue
        }
        let isLast = index + 1 >= tokens.count || tokens[index + 1].text == nil
        if isLast, value == value.rounded(), value > 0, let before = word(at: index - 1),
          MealWords.atTimes.contains(before)
        {
          tokens.remove(at: index)
          index -= leaveOutAtTime(before: index)
          continue
        }
      }
      index += 1
    }
  }

  /// Removes the word before a time, which means something else beside foods (`um` is *one* in Portuguese); returns the number of
  /// words removed.
  private mutating func leaveOutAtTime(before index: Int) -> Int {
    guard let word = word(at: index - 1), MealWords.atTimes.contains(word) else { return 0 }
    tokens.remove(at: index - 1)
    return 1
  }

  /// Whether the word follows a food and a word for a place, with no food between: `at the train station`.
  func isPlace() -> Bool {
    guard items.count > part else { return false }
    var before = index - 1
    while let word = word(at: before), places.contains(word) || MealWords.determiners.contains(word) {
      before -= 1
    }
    return word(at: before).map(MealWords.places.contains) ?? false
  }

  /// Whether the name of a food follows the word at `index`.
  var isFollowedByFood: Bool {
    let texts = tokens[(index + 1)...].prefix { $0.text != nil }.prefix(4).compactMap(\.text)
    return !texts.isEmpty && foods.longest(texts[...]) != nil
  }

  /// Whether an unknown word stands in the place of a measure: `a basket of fries`, `a side of slaw`.
  func isContainer(_ word: String) -> Bool {
    guard pending.isArticle || pending.count != nil, pending.measure == nil, isFollowedByOf,
      let next = self.word(at: index + 2), self.word(at: index + 1) != "d"
    else { return false }
    return !MealWords.isKnown(word) && !MealWords.joints.contains(word) && !MealWords.joints.contains(next)
      && foods.longest([next, self.word(at: index + 3)].compactMap(\.self)[...]) != nil
  }

  /// Whether a word for a measure names a food of the user's own here, as no other food follows: `2 Riegel`, but not `2 Riegel
  /// Schokolade`.
  func isOwnFood(_ word: String, at place: Int) -> Bool {
    guard HouseholdMeasure(word) != nil, foods.isOwn(word) else { return false }
    guard let next = self.word(at: place + 1), !MealWords.joints.contains(next) else { return true }
    guard !MealWords.ofs.contains(next) else { return false }
    let texts = tokens[(place + 1)...].prefix { $0.text != nil }.prefix(8).compactMap(\.text)
    return foods.longest(texts[...]) == nil
  }

  /// The first of two foods if a number counts only that: the sausages of `2 sausages and mash`, though both are one dish.
  func split(_ match: FoodLookup.Match) -> FoodLookup.Match? {
    guard let count = pending.count, count >= 2, pending.measure == nil,
      let joint = (index + 1..<index + match.count).first(where: {
        MealWords.joints.contains(word(at: $0) ?? "")
      })
    else { return nil }
    let first = foods.longest(tokens[index..<joint].compactMap(\.text)[...])
    return first.flatMap { $0.isPlural && $0.count == joint - index ? $0 : nil }
  }

  /// The maximum number of unknown words in a meal that are compared with all names.
  private static let mostCorrections = 5

  /// Corrects a misspelling within a dish of several words, before these are read as foods each: `peanut buter`, `ice creem`.
  mutating func correctWithinDishes() {
    var left = Self.mostCorrections
    for index in tokens.indices {
      guard left > 0, case .word(let word) = tokens[index], word.utf8.count >= 4, !MealWords.isKnown(word),
        !MealWords.joints.contains(word), HouseholdMeasure(word) == nil, foods.longest([word][...]) == nil,
        self.word(at: index - 1) != nil || self.word(at: index + 1) != nil
      else { continue }
      left -= 1
      var best: (count: Int, word: String)?
      for near in foods.near(word) {
        for start in max(0, index - 3)...index where tokens[start...index].allSatisfy({ $0.text != nil }) {
          var words = tokens[start...].prefix { $0.text != nil }.prefix(5).compactMap(\.text)
          words[index - start] = near
          if let match = foods.longest(words[...]), match.count > max(1, index - start),
            match.count > best?.count ?? 0
          {
            best = (match.count, near)
          }
        }
      }
      if let best { tokens[index] = .word(best.word) }
    }
  }

  /// Takes a food with a misspelled name, with the word before if that belongs to the name: `hot choclate`.
  mutating func takeCorrected(_ word: String) -> Bool {
    let isSpooned = pending.measure.map { ["tbsp", "tsp", "spoon", "g"].contains($0.name) } ?? false
    if word == "ol", isSpooned || isWith && pending.isEmpty, let oil = foods.food(named: "vegetable oil") {
      // `2 EL Öl`, `Salat mit Öl`: of beer nobody takes a spoonful.
      take(FoodLookup.Match(food: oil, count: 1, isPlural: false))
      return true
    }
    guard corrections < Self.mostCorrections else { return false }
    corrections += 1
    guard let corrected = foods.corrected(word), tokens[index] != .word(corrected) else { return false }
    let written = tokens[index]
    tokens[index] = .word(corrected)
    if let before = self.word(at: index - 1), !isBehindFood, MealWords.fillers.contains(before) {
      index -= 1
      if let match = match(), match.count > 1 {
        take(match)
        return true
      }
      index += 1
    }
    if let match = match() {
      take(match)
      return true
    }
    tokens[index] = written
    return false
  }

  /// Reads `made with` after a food: `porridge made with 40 g oats and 200 ml milk`.
  mutating func readMade(_ word: String) -> Bool {
    guard word == "made" || word == "prepared", let last = items.indices.last, last >= segment,
      items[last].amount.isEmpty, ["with", "from", "of"].contains(self.word(at: index + 1) ?? "")
    else { return false }
    items[last].isMade = true
    index += 2
    endPart(isSegment: false)
    isJoined = true
    return true
  }

  /// Removes a dish if the words state its ingredients with their amounts.
  mutating func leaveOutMade() {
    for index in items.indices.reversed() {
      // `porridge 40 g oats`.
      if items[index].amount.isEmpty, index + 1 < items.count,
        MealStaples.isMeasured(items[index + 1], of: items[index])
      {
        items.remove(at: index)
        continue
      }
      guard items[index].isMade else { continue }
      let parts = items[(index + 1)...].prefix { $0.isJoined }
      guard !parts.isEmpty, parts.allSatisfy({ $0.amount.count != nil }) else { continue }
      items.remove(at: index)
    }
  }

  /// The variety of a food named after a comma, in a segment of its own, and its number of words: `rice, brown`, `tortilla, flour`;
  /// not words that are a food themselves, `tea, milk`.
  func kindBehindComma() -> (food: TableFood, count: Int)? {
    guard index > 0, tokens[index - 1] == .separator, let last = items.last, items.count == segment else {
      return nil
    }
    let words = tokens[index...].prefix { $0.text != nil }
    let texts = words.compactMap { token -> String? in if case .word(let word) = token { word } else { nil } }
    guard (1...2).contains(texts.count), texts.count == words.count, pending.isEmpty,
      Self.grains.contains(texts[0]) && texts.count == 1 || match() == nil,
      let food = foods.food(named: "\(texts.joined(separator: " ")) \(last.food.name)"),
      food.name != last.food.name
    else { return nil }
    return (food, texts.count)
  }

  /// Reads `fried` after a food if the table has it so: `plantains fried`.
  mutating func readWay(_ word: String) -> Bool {
    guard isBehindFood, let last = items.indices.last, last >= segment,
      let food = foods.food(named: "\(word) \(items[last].food.name)")
        ?? foods.food(named: "\(word) \(items[last].written)"),
      food.name != items[last].food.name
    else { return false }
    items[last].food = food
    index += 1
    return true
  }

  /// Marks a food as one with less fat, which the table does not have: `Gouda light`.
  mutating func readLightness(_ word: String) -> Bool {
    guard isBehindFood, Self.lightness.contains(word), let last = items.indices.last, last >= segment,
      items[last].food.composition.fat >= 5
    else { return false }
    items[last].ignored.append(word)
    items[last].isAbout = true
    index += 1
    return true
  }

  private static let lightness: Set<String> = [
    "light", "lite", "leicht", "fettarm", "fettreduziert", "allege", "allegee", "ligero", "ligera",
    "desnatado", "desnatada",
  ]

  /// Assigns grams after a side to the dish, if nobody takes that much of the side: `tuna salad with mayo 150 g`.
  mutating func giveToDish(_ amount: MealAmount) -> Bool {
    guard let measure = amount.measure, case .mass(let grams) = measure.size, let count = amount.count,
      let last = items.indices.last, last > segment, items[last].amount.isEmpty,
      items[last].isWith || items[last].isJoined && items[last].food["side"] != nil,
      items[last - 1].amount.isEmpty,
      items[last].food["side"].map({ count * grams > 4 * $0 })
        ?? MealStaples.isPart(items[last], of: items[last - 1])
    else { return false }
    items[last - 1].amount = amount
    isBehindFood = false
    return true
  }

  private static let grains: Set<String> = ["flour", "corn", "wheat", "rye"]

  /// Reads `dry`, `raw` or `uncooked` before or after a food, in a bracket too: `75 g (dry) pasta`.
  mutating func readRawness() {
    let word = self.word(at: index) ?? ""
    index += 1
    let isAlone = index < tokens.count && tokens[index] == .closeBracket && !pending.isEmpty
    if match() != nil || isAlone {
      rawness = word
    } else if let last = items.indices.last, last >= segment - 1 {
      leaveUncooked(last, word)
    }
  }

  /// Replaces a food by its uncooked form. If the table has it only cooked, which is heavier by its water, the word is reported as
  /// ignored; drinks can be dry, and so can what has as much energy as flour.
  mutating func leaveUncooked(_ item: Int, _ word: String) {
    let food = items[item].food
    if let uncooked = foods.uncooked(food, written: items[item].written) {
      items[item].food = uncooked
    } else if MealWords.dryness.contains(word), food["fl oz"] == nil, food.composition.kilocalories < 250 {
      items[item].ignored.append(word)
      items[item].isAbout = true
    }
  }

  /// Reads `unsweetened` before or after a food.
  mutating func readUnsweetened() {
    index += 1
    if let sugar = foods.food(named: "sugar") { leaveOut(sugar) }
  }

  /// Takes `absent` out of the food that follows, else out of the one before.
  mutating func leaveOut(_ absent: TableFood) {
    if match() != nil {
      self.absent = absent
    } else if let last = items.indices.last, last >= segment - 1, isLeft(absent, in: &items[last].food) {
      items[last].ignored.append("no \(absent.name)")
    }
  }

  /// Replaces a food by the one without `absent`, if the table has it; returns whether its name still has it.
  func isLeft(_ absent: TableFood, in food: inout TableFood) -> Bool {
    if let without = foods.without(absent, in: food) {
      food = without
      return false
    }
    let words = food.name.split(separator: " ")
    return !words.contains("without") && words.contains(Substring(absent.name))
  }

  /// Joins the ends of a range with a unit at both, or with a word between them: `100 g to 150 g`, `150g - 200g`, `2 to 3`,
  /// `between 2 and 3`.
  mutating func joinRanges() {
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard let (text, low) = figure(at: index) else { continue }
      let unit = word(at: index + 1).flatMap { HouseholdMeasure($0) }
      let middle = index + (unit == nil ? 1 : 2)
      let isBetween = word(at: index - 1).map(MealWords.betweens.contains) ?? false
      guard let between = word(at: middle),
        (isBetween ? MealWords.joints : MealWords.rangeWords).contains(between),
        let (_, high) = figure(at: middle + 1), high > low,
        unit == nil || word(at: middle + 2).flatMap({ HouseholdMeasure($0) }) == unit
      else { continue }
      let start = isBetween ? index - 1 : index
      tokens.replaceSubrange(start...middle + 1, with: [.number(text, low, upTo: high)])
    }
    // A dash that joins no range parts two foods.
    for index in tokens.indices where tokens[index] == .word("–") { tokens[index] = .separator }
  }

  /// A number in figures, or in a word of its own: `two`.
  private func figure(at index: Int) -> (text: String, value: Double)? {
    guard tokens.indices.contains(index) else { return nil }
    switch tokens[index] {
    case .number(let text, let value, nil): return (text, value)
    case .word(let word): return MealNumbers.value(of: word).flatMap { $0 > 0 ? (word, $0) : nil }
    case .number, .separator, .openBracket, .closeBracket: return nil
    }
  }

  /// Chips beside fried or grilled food are fries, otherwise crisps: `egg and chips`, `chips and salsa`.
  ///
  /// In German, `Pommes` without a number or after a measure are fries; in French, two of them, or 200 g *de pommes*, are apples.
  func asFries(_ food: TableFood) -> TableFood {
    let isCounted = pending.measure == nil && (pending.count != nil || pending.isArticle)
    let isBehindOf = word(at: index - 1).map(MealWords.ofs.contains) ?? false
    if food.name == "apple", word(at: index) == "pommes", !isCounted, !isBehindOf {
      return foods.food(named: "french fries") ?? food
    }
    guard food.name == "potato chip", word(at: index)?.hasPrefix("chip") == true else { return food }
    // `large chips`, `a portion of chips`.
    if pending.size != nil || pending.measure?.name == "serving" {
      return foods.food(named: "french fries") ?? food
    }
    // `chips and salsa`, `guacamole with chips`.
    let dip = word(at: index + 2).flatMap { MealWords.joints.contains(word(at: index + 1) ?? "") ? $0 : nil }
    if Self.dipsOfTortillas.contains(dip ?? (items.count > segment ? items.last?.food.name : nil) ?? "") {
      return foods.food(named: "tortilla chip") ?? food
    }
    // `chips and gravy`.
    if dip.map(Self.saucesOfFries.contains) ?? false { return foods.food(named: "french fries") ?? food }
    guard items.count > segment, let before = items.last?.food.name,
      Self.friedMains.contains(where: { before.hasSuffix($0) })
    else { return food }
    return foods.food(named: "french fries") ?? food
  }

  private static let dipsOfTortillas: Set<String> = ["salsa", "guacamole", "guac", "queso", "pico"]

  private static let saucesOfFries: Set<String> = [
    "gravy", "mayo", "mayonnaise", "ketchup", "vinegar", "curry", "beans", "peas", "egg", "eggs", "aioli",
  ]

  private static let friedMains = [
    "egg", "sausage", "steak", "fish", "ham", "chicken", "kiev", "pie", "burger", "cod", "haddock", "scampi",
    "nugget",
    "curry", "shrimp", "gravy", "kebab", "chop", "bean", "beans", "fillet", "omelette", "wing",
  ]
}

/// Foods that name the variety of the one before them: `burrito de frijoles`, `éclair au chocolat`, `omelette of mushrooms`.
extension MealReader {
  /// Reads *of* and its like after a food, and the food after it: the table's food of that variety if there is one, else the dish,
  /// with its topping or without what it only tastes of.
  ///
  /// Otherwise the last food would be the one that is meant, as in `banana pancake`.
  mutating func readKind(_ word: String) -> Bool {
    guard isBehindFood, items.count > part, let last = items.indices.last, let start = kindStart(word) else {
      return false
    }
    let texts = tokens[start...].prefix { $0.text != nil }.prefix(8).compactMap(\.text)
    guard let kind = foods.longest(texts[...]) else { return false }
    let dish = items[last].food
    guard dish.name != kind.food.name else { return false }
    if let (food, count) = foods.food(of: items[last], with: kind, then: texts) {
      items[last].food = food
      index = start + count
      return true
    }
    guard MealStaples.isDish(dish) else { return false }
    index = start
    if MealStaples.isServed(dish, with: kind.food) {
      endPart(isSegment: false)
      (isJoined, isWith) = (true, true)
      return true
    }
    items[last].ignored.append(texts[..<kind.count].joined(separator: " "))
    items[last].isAbout = true
    index += kind.count
    return true
  }

  /// The start of the food after *of* and articles: at `frijoles` in `de los frijoles`.
  private func kindStart(_ word: String) -> Int? {
    // `à la fraise`; in English `a` begins another food.
    let isToThe = word == "a" && ["la", "l"].contains(self.word(at: index + 1) ?? "")
    guard
      isToThe || word == "vom" || MealWords.ofs.contains(word) || MealWords.in.contains(word) && word != "in"
    else {
      return nil
    }
    var start = index + 1
    while let next = self.word(at: start), MealWords.ofs.contains(next) || Self.articles.contains(next) {
      start += 1
    }
    return start
  }

  private static let articles: Set<String> = ["la", "l", "las", "le", "les", "los", "lo", "el", "gli"]

  /// The food for a dish with a filling that names another food: `lasagna with spinach`, `sandwich with ham and cheese`.
  func kind(of dish: MealItem, with item: MealItem) -> TableFood? {
    guard item.isWith, item.amount.isEmpty, MealStaples.isFilled(dish.food) else { return nil }
    let words = dish.food.name.split(separator: " ")
    // `apple pie with custard`: what it is filled with was said.
    if dish.written.contains(" "), !dish.isMade { return nil }
    let (filling, name) = (words.dropLast().joined(separator: " "), words.last ?? "")
    return foods.food(named: "\(item.food.name) \(dish.food.name)")
      ?? foods.food(
        named: dish.isMade ? "\(filling) and \(item.food.name) \(name)" : "\(item.food.name) \(name)")
  }
}

extension FoodLookup {
  /// The table's food for a dish of the variety `kind`, and the number of words that name it, from the kind on: of `burrito`,
  /// `frijoles y queso` the bean and cheese burrito.
  fileprivate func food(of dish: MealItem, with kind: Match, then words: [String]) -> (TableFood, Int)? {
    var names = [dish.food.name]
    // `pizza` alone is the one with cheese.
    if !dish.written.contains(" "), let last = dish.food.name.split(separator: " ").last.map(String.init),
      food(named: last)?.name == dish.food.name
    {
      names.append(last)
    }
    let kinds = Self.names(of: kind.food)
    // `Schnitzel vom Schwein`.
    if kinds.contains(where: { FoodLookup.words(of: dish.food.name).contains($0) }) {
      return (dish.food, kind.count)
    }
    if let joint = words.dropFirst(kind.count).first, MealWords.joints.contains(joint),
      let second = longest(words[(kind.count + 1)...])
    {
      let pairs = kinds.flatMap { one in
        Self.names(of: second.food).flatMap { ["\(one) and \($0)", "\($0) and \(one)"] }
      }
      if let food = food(of: pairs, names) { return (food, kind.count + 1 + second.count) }
    }
    return food(of: kinds, names).map { ($0, kind.count) }
  }

  private func food(of kinds: [String], _ names: [String]) -> TableFood? {
    names.lazy.flatMap { name in kinds.lazy.map { "\($0) \(name)" } }.compactMap { self.food(named: $0) }
      .first
  }

  private static func words(of name: String) -> Set<String> {
    Set(name.split(separator: " ").map(String.init))
  }

  /// A food's names within the name of a dish: *oatmeal cookie*, *bean burrito*.
  private static func names(of food: TableFood) -> [String] {
    [food.name] + (inDishes[food.name].map { [$0] } ?? [])
  }

  private static let inDishes = [
    "oat": "oatmeal", "mixed vegetables": "vegetable", "refried bean": "bean", "black bean": "bean",
    "ground beef": "beef", "minced beef": "beef", "carrots": "carrot", "steak": "beef",
    "zucchini": "courgette",
    "milk chocolate": "chocolate",
  ]
}

/// Names of two foods, which are told apart by the words around them.
extension MealReader {
  /// Takes the other food where it is meant: `2 Paprika` and `100 g Paprika` are no spice, and `100 g de raisin` are grapes.
  mutating func resolveHomonyms() {
    for index in items.indices {
      let name: String? =
        switch items[index].written {
        case "paprika", "paprikas": isOfPieces(items[index].amount) ? "green pepper" : nil
        case "raisin", "raisins": isFrench ? "grape" : nil
        case "prune", "prunes": isFrench ? "plum" : nil
        // Nobody fills a cup with it.
        case let word where Self.chocolates.contains(word):
          Self.cups.contains(items[index].amount.measure?.name ?? "") ? "hot chocolate" : nil
        default: nil
        }
      if let food = name.flatMap(foods.food(named:)),
        foods.food(named: items[index].written) == items[index].food
      {
        items[index].food = food
      }
    }
  }

  private static let chocolates: Set<String> = [
    "chocolate", "schokolade", "schoko", "chocolat", "cioccolata", "cioccolato", "chocolade", "choklad",
    "chokolade", "sjokolade", "шоколад",
  ]
  private static let cups: Set<String> = ["cup", "mug", "bowl", "glass"]

  /// Removes the pan that something was fried in, which in Spanish is bread: `chicken pan fried`, `eggs fried in a pan`.
  mutating func leaveOutPans() {
    for index in tokens.indices.reversed() where word(at: index) == "pan" {
      if let next = word(at: index + 1), Self.pansWays.contains(next) {
        tokens.remove(at: index)
        continue
      }
      var start = index
      while let before = word(at: start - 1), Self.besidePans.contains(before) { start -= 1 }
      guard let preposition = word(at: start - 1), ["in", "from", "on"].contains(preposition) else {
        continue
      }
      tokens.removeSubrange(start - 1...index)
    }
  }

  private static let pansWays: Set<String> = [
    "fried", "seared", "roasted", "grilled", "cooked", "toasted", "fry", "frying",
  ]
  private static let besidePans: Set<String> = ["a", "the", "my", "one", "hot", "dry", "frying", "same"]

  /// Whether an amount is that of a vegetable, and not of a spice.
  private func isOfPieces(_ amount: MealAmount) -> Bool {
    guard let measure = amount.measure else {
      return amount.count != nil || amount.isArticle || amount.size != nil
    }
    return switch measure.size {
    case .mass(let grams): (amount.middle ?? 1) * grams >= Self.mostSpice
    case .portion: measure.name != "pinch"
    case .volume: false
    }
  }

  /// The maximum grams of a spice in a meal.
  private static let mostSpice = 15.0

  /// Whether a text has words that stand beside foods in French.
  static func isFrench(_ text: String) -> Bool {
    folded(text).split { !$0.isLetter }.contains { french.contains(String($0)) }
  }

  /// These words, folded.
  private static let french: Set<String> = [
    "de", "du", "des", "d", "un", "une", "le", "la", "les", "et", "deux", "trois", "quatre", "cinq",
    "quelques",
    "grappe", "grappes",
  ]
}

/// Percentages beside foods: `Milch 1,5 %`.
extension MealReader {
  /// Reads a percentage that is not part of a food's name; returns whether it is one.
  mutating func readPercentage(_ word: String) -> Bool {
    guard percentages.contains(word), let percent = Double(String(word.map { $0 == "," ? "." : $0 })) else {
      return false
    }
    index += 1
    if let next = self.word(at: index), Self.wordsForFat.contains(next) { index += 1 }
    // `100 % juice`.
    if percent >= 100 { return true }
    if items.count > part { setFat(percent, word) } else { fat = (percent, word) }
    return true
  }

  /// Replaces the last food by the one of its kind with this percentage of fat; if the table has none, its figures become less
  /// certain.
  mutating func setFat(_ percent: Double, _ written: String) {
    guard let last = items.indices.last else { return }
    if let (food, isSure) = items[last].food.withFat(percent, written) {
      items[last].food = food
      items[last].isAbout = items[last].isAbout || !isSure
      return
    }
    if let food = foods.food(like: items[last].food, withFat: percent) {
      items[last].food = food
      if abs(food.composition.fat - percent) <= Self.nearEnough { return }
    }
    items[last].isAbout = true
    items[last].ignored.append("\(written) %")
  }

  /// The difference in grams of fat per 100 g that does not matter.
  private static let nearEnough = 1.0
  private static let wordsForFat: Set<String> = ["fat", "fett", "жирности", "жира", "grasa", "grassi"]
}

extension TableFood {
  /// Meat and cream with this fat content in percent, and quark with this fat content in dry matter, as labels state it; `nil` for
  /// other foods. Less fat leaves more of everything else; a gram of it has 9 kcal. Fat in dry matter is less certain, and so is
  /// meat, which may have been weighed raw.
  fileprivate func withFat(_ percent: Double, _ written: String) -> (food: TableFood, isSure: Bool)? {
    let isOfDryMatter = name == "quark"
    guard composition.fat < 100, percent < 80,
      isOfDryMatter || name.hasPrefix("minced ") || Self.soldByFat.contains(name)
    else { return nil }
    var fat = percent
    if isOfDryMatter {
      // The solids of 100 g without their fat, with 1 g of ash.
      let solids = (composition.protein + composition.carbs + 1) / (100 - composition.fat)
      fat = percent * solids / (1 - percent / 100 + percent / 100 * solids)
    }
    let rest = (100 - fat) / (100 - composition.fat)
    var food = self
    food.composition.fat = fat
    food.composition.protein *= rest
    food.composition.carbs *= rest
    food.composition.kilocalories =
      max(0, composition.kilocalories - 9 * composition.fat) * rest + 9 * fat
    food.name += isOfDryMatter ? " (\(written) % fat in dry matter)" : " (\(written) % fat)"
    return (food, !isOfDryMatter && composition.protein < Self.leastOfMeat)
  }

  /// Grams of protein in 100 g.
  private static let leastOfMeat = 15.0

  private static let soldByFat: Set<String> = [
    "lean ground beef", "beef patty", "cream", "heavy cream", "light cream", "whipped cream", "sour cream",
  ]
}

extension FoodLookup {
  /// The food of the same kind whose fat is nearest to `fat` grams in 100 g; `nil` for kinds that the table has in one variety
  /// only.
  func food(like food: TableFood, withFat fat: Double) -> TableFood? {
    guard let kind = Self.kindsByFat.first(where: { $0.contains(food.name) }) else { return nil }
    return kind.filter { $0 != "milk" && $0 != "yogurt" }.compactMap { self.food(named: $0) }
      .min { abs($0.composition.fat - fat) < abs($1.composition.fat - fat) }
  }

  /// Foods that differ in fat; the plain name leaves it open.
  private static let kindsByFat = [
    ["milk", "skimmed milk", "low-fat milk", "semi-skimmed milk", "whole milk"],
    ["yogurt", "skimmed milk yogurt", "low fat yogurt", "whole milk yogurt"],
    ["dry curd cottage cheese", "cottage cheese", "farmer's cheese"],
  ]
}

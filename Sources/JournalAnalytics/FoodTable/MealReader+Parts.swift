/// What a bracket after a dish lists: `omelette (2 eggs)`.
extension MealReader {
  /// Reads a bracket after a dish that lists its parts, which are not eaten besides it; returns whether it is one.
  ///
  /// If all parts have amounts, they count instead of the dish. Otherwise the dish counts, and they only name its variety; what is
  /// put on bread or into a cup counts with it.
  mutating func readParts() -> Bool {
    guard let dish = items.indices.last, dish >= segment,
      let close = tokens[index...].firstIndex(of: .closeBracket)
    else { return false }
    if giveAmounts(in: index + 1..<close) {
      index = close + 1
      isBehindFood = false
      return true
    }
    guard let parts = parts(in: index + 1..<close) else { return false }
    index = close + 1
    isBehindFood = false
    if giveCount(of: parts.items, to: dish) { return true }
    if parts.unknown.isEmpty, isWhole(parts.items, of: items[dish]) {
      let name = items[dish].food.name
      items.remove(at: dish)
      for part in parts.items { append(part, isWith: false, of: name) }
    } else {
      for part in parts.items { add(part, isOnly: parts.items.count == 1, to: dish) }
      estimate.unknown += parts.unknown
    }
    part = items.count
    return true
  }

  // MARK: Amounts of several foods

  /// Assigns the amounts in a bracket to their foods before it: `chicken and rice (150 g chicken, 200 g rice)`, `toast with butter
  /// (2 slices)`; returns whether each of them has one.
  private mutating func giveAmounts(in range: Range<Int>) -> Bool {
    let chain = Array(items.indices.reversed().prefix { items[$0].amount.isEmpty }.reversed())
    guard chain.count > 1, !tokens[range].contains(.openBracket) else { return false }
    var given: [Int: MealAmount] = [:]
    for piece in tokens[range].split(separator: .separator) {
      var reader = MealReader(Array(piece), foods: foods)
      while reader.index < reader.tokens.count { reader.readToken() }
      let free = chain.filter { given[$0] == nil }
      guard reader.estimate.unknown.isEmpty, reader.unknownRun.isEmpty, reader.items.count < 2 else {
        return false
      }
      if let part = reader.items.first {
        guard !part.amount.isEmpty,
          let place = free.first(where: { amount(of: part, for: items[$0]) != nil })
        else { return false }
        given[place] = amount(of: part, for: items[place])
      } else if [piece.first?.text, piece.last?.text].contains(where: { MealWords.eaches.contains($0 ?? "") })
      {
        // `rice and dal (1 katori each)`.
        let amount = reader.each ?? reader.pending
        guard !amount.isEmpty else { return false }
        for place in free where place >= segment { given[place] = amount }
      } else {
        // Of foods between commas it is the last one's.
        let near = free.filter { $0 >= segment }
        guard let place = near.first(where: { isMeant($0, by: reader.pending) }) else { return false }
        given[place] = reader.pending
      }
    }
    guard !given.isEmpty else { return false }
    for (place, amount) in given { items[place].amount = amount }
    return true
  }

  /// The amount that a part in a bracket states for an item before it; `nil` if it is another food.
  private func amount(of part: MealItem, for item: MealItem) -> MealAmount? {
    let isFries = part.food.name == "potato chip" && item.food.name == "french fries"
    if part.food == item.food || isFries { return part.amount }
    // `scrambled eggs on toast (2 eggs, …)`.
    if let grams = item.food[part.food.name], part.amount.count != nil, part.amount.measure == nil {
      var amount = part.amount
      amount.measure = HouseholdMeasure(name: part.food.name, size: .portion(grams))
      return amount
    }
    let isKind = item.food.name.split(separator: " ").contains { $0 == part.food.name }
    return isKind && part.amount.measure?.isExact ?? false ? part.amount : nil
  }

  /// Whether an amount alone in a bracket belongs to the food at `place`: a slice of what has slices, a count of what has pieces,
  /// and millilitres of a drink. For a weight it cannot be told.
  private func isMeant(_ place: Int, by amount: MealAmount) -> Bool {
    guard let measure = amount.measure else {
      return amount.count != nil && items[place].food["piece"] != nil
    }
    return switch measure.size {
    case .mass: false
    case .volume: items[place].food["fl oz"] != nil
    case .portion: items[place].food[measure.name] != nil
    }
  }

  /// The foods in a bracket; `nil` if it does not begin with one, or names what is not in the dish.
  private func parts(in range: Range<Int>) -> (items: [MealItem], unknown: [String])? {
    let inner = Array(tokens[range])
    let first = inner.prefix { $0 != .separator }
    guard !inner.contains(.openBracket), let start = first.first?.text, !MealWords.joints.contains(start),
      inner.allSatisfy({ !Self.exclusions.contains($0.text ?? "") }), !read(Array(first)).items.isEmpty
    else { return nil }
    return read(inner)
  }

  private func read(_ tokens: [MealToken]) -> (items: [MealItem], unknown: [String]) {
    var reader = MealReader(tokens, foods: foods)
    reader.readTokens()
    return (reader.items, reader.estimate.unknown)
  }

  private static let exclusions = MealWords.negations.union(MealWords.absences).union(MealWords.ors)

  /// Assigns the count in a bracket to the dish before it, if it is the number of its ingredients: `omelette (2 eggs)`, `eggs (2
  /// large eggs)`.
  private mutating func giveCount(of parts: [MealItem], to dish: Int) -> Bool {
    guard parts.count == 1, let part = parts.first else { return false }
    if part.food == items[dish].food {
      if items[dish].amount.isEmpty { items[dish].amount = part.amount }
      return true
    }
    guard part.amount.count != nil, part.amount.measure == nil, isSingle(items[dish].amount),
      let grams = items[dish].food[part.food.name]
    else { return false }
    items[dish].amount = part.amount
    items[dish].amount.measure = HouseholdMeasure(name: part.food.name, size: .portion(grams))
    return true
  }

  /// Whether the comma just read separates the contents of a bowl: `burrito bowl with chicken, rice and beans`.
  var isListOfBowl: Bool {
    guard isWith, pending.isEmpty, items.count > segment, let bowl = items[segment...].first else {
      return false
    }
    return (MealStaples.isBowl(bowl.food) || MealStaples.isBlend(bowl.food)) && match() != nil
  }

  /// Removes a smoothie if the words state the amount of an ingredient: then these count.
  mutating func leaveOutBlends() {
    for index in items.indices.reversed() where isFruitBlend(items[index]) && items[index].amount.isEmpty {
      let parts = items[(index + 1)...].prefix(while: \.isWith)
      guard parts.count > 1, parts.contains(where: { $0.amount.count != nil }) else { continue }
      for part in parts.indices { (items[part].isJoined, items[part].isWith) = (false, false) }
      items.remove(at: index)
    }
  }

  private func isFruitBlend(_ item: MealItem) -> Bool {
    MealStaples.isBlend(item.food) && !MealStaples.isOfPowder(item.food)
  }

  /// Whether parts with amounts of their own make up the whole dish; not those of `rice (1 tbsp ghee)`.
  private func isWhole(_ parts: [MealItem], of dish: MealItem) -> Bool {
    let isSaid = parts.allSatisfy { $0.amount.count != nil || $0.amount.isArticle }
    let isBlended = isFruitBlend(dish) && parts.contains { $0.amount.count != nil }
    guard isSingle(dish.amount), isSaid || isBlended else { return false }
    let grams = parts.reduce(0) { $0 + (MealPortion($1, beside: nil)?.estimate.grams ?? 0) }
    return grams >= (MealPortion(dish, beside: nil)?.estimate.grams ?? 0) / 2
  }

  private func isSingle(_ amount: MealAmount) -> Bool {
    amount.isEmpty || amount.measure == nil && (amount.isArticle || amount.count == 1)
  }

  /// Adds a part to a dish that counts by itself.
  private mutating func add(_ part: MealItem, isOnly: Bool, to dish: Int) {
    var named = part
    named.isWith = true
    let other = items[dish].food
    let isKind = isOnly && part.amount.isEmpty
    if let kind = kind(of: items[dish], with: named)
      ?? (isKind ? foods.food(named: "\(part.food.name) \(other.name)") : nil)
    {
      (items[dish].food, items[dish].isMade) = (kind, true)
    } else if part.food == other || MealStaples.isPart(named, of: items[dish])
      || MealStaples.isFilled(other) && MealStaples.isSpread(part.food)
    {
      // The bread of a sandwich.
    } else if MealStaples.isServedWithOthers(other) {
      append(part, isWith: true)
    } else {
      items[dish].ignored.append(part.written)
    }
  }

  private mutating func append(_ part: MealItem, isWith: Bool, of dish: String? = nil) {
    var item = part
    if item.food.name == "potato chip", dish?.contains("chips") ?? false {
      // Those of *fish and chips*.
      item.food = foods.food(named: "french fries") ?? item.food
    }
    (item.isAdjacent, item.isJoined, item.isWith, item.dish) = (false, isWith, isWith, dish)
    items.append(item)
  }
}

extension MealEstimate {
  /// The text with a list after a colon put in brackets, `omelette: 3 eggs, 30 g cheese`, because it lists what is in the dish.
  static func bracketed(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), case let rest = text[text.index(after: colon)...],
      rest.first == " ", !rest.contains(where: { ":()（".contains($0) }), rest.contains(where: \.isNumber),
      !text[..<colon].contains(where: { $0.isNumber || "(,;+".contains($0) })
    else { return text }
    return "\(text[..<colon]) (\(rest.dropFirst()))"
  }
}

/// Amounts stated in several places: spoons of several words, shares, sums and multiples.
extension MealReader {
  /// Joins the name of a spoon to one word: `ст. л.`, `cuillère à soupe`, `colher de sopa`.
  mutating func joinSpoons() {
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard let first = word(at: index), Self.spoons.contains(where: { $0.words[0] == first }) else {
        continue
      }
      for spoon in Self.spoons
      where tokens.count >= index + spoon.words.count
        && spoon.words.indices.allSatisfy({ word(at: index + $0) == spoon.words[$0] })
      {
        tokens.replaceSubrange(index..<index + spoon.words.count, with: [.word(spoon.measure)])
        break
      }
    }
  }

  /// The names of spoons in several words, folded, the longest first.
  private static let spoons: [(words: [String], measure: String)] = {
    let large = [
      "ст л", "ст ложка", "ст ложки", "ст ложек", "столовая ложка", "столовые ложки", "столовых ложек",
      "столовой ложки",
      "cuillere a soupe", "cuilleres a soupe", "cuilleree a soupe", "c a soupe", "c a s", "colher de sopa",
      "colheres de sopa",
      "cucharada sopera", "cucharadas soperas", "cucchiaio da tavola", "cucchiai da tavola",
      "cucchiaio da minestra",
    ]
    let small = [
      "ч л", "ч ложка", "ч ложки", "ч ложек", "чаиная ложка", "чаиные ложки", "чаиных ложек", "чаинои ложки",
      "чайная ложка",
      "чайные ложки", "чайных ложек", "чайной ложки", "cuillere a cafe", "cuilleres a cafe", "cuillere a the",
      "cuilleres a the",
      "c a cafe", "c a c", "colher de cha", "colheres de cha", "colher de cafe", "colheres de cafe",
      "cucharadita de cafe",
      "cucchiaino da te", "cucchiaini da te", "cucchiaino da caffe", "cucchiaini da caffe",
    ]
    let all = large.map { ($0, "tbsp") } + small.map { ($0, "tsp") }
    return all.map { (words: $0.0.split(separator: " ").map(String.init), measure: $0.1) }
      .sorted { $0.words.count > $1.words.count }
  }()

  /// Joins a dish's ingredient to its kind: `gajar ka halwa` is a halwa of carrots, `palak ki sabzi` a sabzi of spinach.
  mutating func leaveOutHindiOfs() {
    for index in tokens.indices.dropFirst().dropLast().reversed() {
      if let word = tokens[index].text, MealWords.hindiOfs.contains(word), tokens[index - 1].text != nil,
        tokens[index + 1].text != nil
      {
        tokens.remove(at: index)
      }
    }
  }

  /// The half and the measure of `полстакана`; `nil` for any other word.
  static func halved(_ word: String) -> [MealToken]? {
    guard word.hasPrefix("пол") else { return nil }
    let measure = String(word.dropFirst(3))
    return HouseholdMeasure(measure).map { _ in [.number("0.5", 0.5, upTo: nil), .word(measure)] }
  }

  /// The food of `d'huile`, whose apostrophe is missing in the word.
  func withoutElision(_ word: String) -> String? {
    guard word.count > 3, word.first == "d" || word.first == "l" else { return nil }
    let rest = String(word.dropFirst())
    return foods.longest([rest][...]).map { _ in rest }
  }

  /// Keeps an amount without a food of its own if another follows: `1 large` of `1 large and 2 small eggs`.
  mutating func holdAmount() -> Bool {
    guard pending.count != nil, pending.measure == nil, items.count == part, unknownRun.isEmpty,
      tokens.indices.contains(index), case .number = tokens[index]
    else { return false }
    held.append(pending)
    pending = MealAmount()
    return true
  }

  /// Begins `2 x (egg and toast)`, at its bracket.
  mutating func beginMultiple() -> Bool {
    guard index > 1, word(at: index - 1) == "x", items.count == part, let count = pending.count,
      pending.measure == nil
    else { return false }
    multiple = (count, items.count, true)
    pending = MealAmount()
    return true
  }

  /// Begins `2 toasts, each with an egg` and `2 toasts with each an egg`, at *each*.
  mutating func beginEach() -> Bool {
    let isBehindPart = isBehindJointOfParts && index + 1 < tokens.count && tokens[index + 1].text != nil
    guard multiple == nil, pending.isEmpty,
      isBehindPart || word(at: index + 1).map(MealWords.parts.contains) ?? false,
      let main = items.last(where: { !$0.isWith }), let count = main.amount.middle, count > 1,
      main.amount.measure?.isExact != true
    else { return false }
    multiple = (count, items.count, false)
    index += 1
    return true
  }

  /// Whether *with* directly precedes.
  private var isBehindJointOfParts: Bool { word(at: index - 1).map(MealWords.parts.contains) ?? false }

  /// Multiplies the foods of a multiple that ends here.
  mutating func endMultiple() {
    guard let multiple else { return }
    endBracket()
    for index in items.indices where index >= multiple.first {
      if !multiple.isBracket, items[index].amount.isEmpty, items[index].food["side"] != nil {
        // `2 coffees each with milk`: as much as is usual with so many.
        (items[index].isJoined, items[index].isWith) = (true, true)
        continue
      }
      var amount = items[index].amount
      amount.count = (amount.count ?? 1) * multiple.factor
      amount.upTo = amount.upTo.map { $0 * multiple.factor }
      amount.isArticle = false
      items[index].amount = amount
    }
    self.multiple = nil
  }

  private mutating func endBracket() {
    guard multiple?.isBracket == true else { return }
    let whole = multiple
    multiple = nil
    endPart(isSegment: true)
    multiple = whole
  }

  /// Skips `minus 2 slices`, which are of the food before.
  mutating func skipSubtracted() -> Bool {
    guard let last = items.indices.last, last >= segment, index + 2 < tokens.count,
      case .number(let text, _, _) = tokens[index + 1],
      let unit = word(at: index + 2), HouseholdMeasure(unit) != nil
    else { return false }
    items[last].ignored.append("minus \(text) \(unit)")
    index += 3
    isBehindFood = false
    return true
  }

  /// Reads `zero sugar` before a food.
  mutating func readLessSugar() -> Bool {
    guard let word = word(at: index), MealWords.lessSugar.contains(word), pending.isEmpty,
      self.word(at: index + 1) == "sugar", let sugar = foods.food(named: "sugar")
    else { return false }
    let start = index
    index += 2
    guard match() != nil, !MealWords.joints.contains(self.word(at: index) ?? "") else {
      index = start
      return false
    }
    absent = sugar
    return true
  }

  /// Reads a slash between spaces: of two drinks or two dishes one was had; of a drink and a dish, and of a dish and rice or bread,
  /// both.
  mutating func readSlash() {
    index += 1
    let other = match()?.food
    index -= 1
    if let other, let last = items.last, (other["fl oz"] == nil) == (last.food["fl oz"] == nil),
      MealStaples.contain(other) == MealStaples.contain(last.food), skipOther("/")
    {
      return
    }
    index += 1
    endPart(isSegment: true)
  }

  /// Skips the second of two foods of which one was eaten: `chicken or tofu`.
  mutating func skipOther(_ word: String) -> Bool {
    guard MealWords.ors.contains(word) || word == "/", isBehindFood, let last = items.indices.last,
      last >= part
    else {
      return false
    }
    let start = index
    index += 1
    guard let other = match(), word != "of" else {
      index = start
      return false
    }
    let words = tokens[index..<index + other.count].compactMap(\.text)
    items[last].ignored.append("\(word) \(words.joined(separator: " "))")
    index += other.count
    return true
  }
}

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

/// Shares of what is named: `3 of the 8 slices`, `a cup and a half`.
extension MealTokenizer {
  private static let unitsOfScales: Set<String> = ["g", "kg", "mg", "ml", "cl", "dl", "l", "oz", "lb", "lbs"]

  /// Joins `3 of the 8 slices` (3 of them), `half of 3 bananas` (one and a half) and `a cup and a half` to one amount each.
  mutating func joinShares() {
    var place = 0
    while place + 1 < tokens.count {
      defer { place += 1 }
      if place > 1, place + 2 < tokens.count, tokens[place] == .word("and"), tokens[place + 1] == .word("a"),
        tokens[place + 2] == .word("half"), tokens[place - 1] == .word("dozen"),
        tokens[place - 2] == .word("a") || tokens[place - 2] == .word("one")
      {
        // `a dozen and a half eggs`.
        tokens[place - 2] = .number("18", 18, upTo: nil)
        tokens.removeSubrange(place - 1...place + 2)
        place -= 2
        continue
      }
      if let end = bareHalf(at: place) {
        tokens.removeSubrange(place..<end)
        tokens.insert(.number("1.5", 1.5, upTo: nil), at: place - 1)
        continue
      }
      if let half = half(at: place) {
        tokens[half.number] = .number("\(half.value)", half.value, upTo: nil)
        tokens.removeSubrange(place..<half.end)
        continue
      }
      let share: Double? =
        switch tokens[place] {
        case .number(_, let value, upTo: nil): value
        case .word(let word): MealNumbers.value(of: word)
        default: nil
        }
      // `150 g of 200 g yogurt`: of the pot that much.
      if place + 4 < tokens.count, case .number(_, _, upTo: nil) = tokens[place],
        case .word(let unit) = tokens[place + 1],
        Self.unitsOfScales.contains(unit), tokens[place + 2] == .word("of"),
        case .number(_, let whole, upTo: nil) = tokens[place + 3], let share, share < whole,
        tokens[place + 4] == .word(unit)
      {
        tokens.removeSubrange(place + 2...place + 4)
        continue
      }
      guard let share, tokens[place + 1] == .word("of"), place + 2 < tokens.count else { continue }
      var next = place + 2
      if tokens[next] == .word("the") || tokens[next] == .word("my") { next += 1 }
      guard next + 1 < tokens.count, case .number(_, let whole, upTo: nil) = tokens[next], whole <= 100,
        whole == whole.rounded(), case .word(let unit) = tokens[next + 1],
        !Self.unitsOfScales.contains(unit), share < whole
      else { continue }
      tokens[place] = .number("\(share)", share < 1 ? share * whole : share, upTo: nil)
      tokens.removeSubrange(place + 1...next)
    }
  }

  /// The end of *and a half* after a single food without a number: `plátano y medio` is one and a half.
  private func bareHalf(at place: Int) -> Int? {
    func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].text : nil }
    guard place > 0, MealNumbers.joints.contains(word(place) ?? ""), let food = word(place - 1),
      place == 1 || tokens[place - 2] == .separator, HouseholdMeasure(food) == nil,
      MealNumbers.value(of: food) == nil, !MealWords.articles.contains(food),
      ["medio", "media", "mezzo", "mezza", "meio", "meia"].contains(word(place + 1) ?? ""),
      place + 2 == tokens.count || tokens[place + 2] == .separator
    else { return nil }
    return place + 2
  }

  /// The position of the number that *and a half* at `place` belongs to, their sum, and the end of the half: `a cup and a half of
  /// milk`, `dos manzanas y media`; not `una manzana y media pera`.
  private func half(at place: Int) -> (number: Int, value: Double, end: Int)? {
    func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].text : nil }
    guard place > 0, MealNumbers.joints.contains(word(place) ?? ""), let unit = word(place - 1) else {
      return nil
    }
    let hasArticle = word(place + 1).map(MealWords.articles.contains) ?? false
    let at = hasArticle ? place + 2 : place + 1
    guard let half = word(at), MealNumbers.value(of: half) == 0.5, half != "half" || hasArticle else {
      return nil
    }
    // `en och en halv kopp ris`.
    if hasArticle, MealWords.articles.contains(unit) { return (place - 1, 1.5, at + 1) }
    guard place > 1 else { return nil }
    let isLast = at + 1 == tokens.count || tokens[at + 1] == .separator || tokens[at + 1] == .closeBracket
    let isOf = word(at + 1).map(MealWords.ofs.contains) ?? false
    guard isLast || HouseholdMeasure(unit) != nil && (isOf || half == "half") else { return nil }
    // `1 glass of milk and a half`.
    for number in (max(0, place - (isLast ? 4 : 2))...place - 2).reversed() {
      switch tokens[number] {
      case .number(_, let value, upTo: nil): return (number, value + 0.5, at + 1)
      case .word(let word) where MealWords.articles.contains(word): return (number, 1.5, at + 1)
      case .word(let word) where MealNumbers.joints.contains(word): return nil
      case .word(let word):
        if let value = MealNumbers.value(of: word) { return (number, value + 0.5, at + 1) }
      case .number, .separator, .openBracket, .closeBracket: return nil
      }
    }
    return nil
  }
}

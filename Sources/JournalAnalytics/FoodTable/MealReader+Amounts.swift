/// Amounts stated by several words, joined before the words are read.
extension MealReader {
  func measure(at index: Int) -> (measure: HouseholdMeasure, count: Int)? {
    guard let word = word(at: index), !isOwnFood(word, at: index) else { return nil }
    if word == "fl", self.word(at: index + 1) == "oz", let measure = HouseholdMeasure("floz") {
      return (measure, 2)
    }
    if word == "fluid", self.word(at: index + 1)?.hasPrefix("ounce") == true,
      let measure = HouseholdMeasure("floz")
    {
      return (measure, 2)
    }
    // `soep van de dag`: in Dutch it is a day.
    if word == "dag", number(at: index - 1) == nil { return nil }
    if word == "stone", isStoneOfWeight(at: index) {
      return (HouseholdMeasure(name: word, size: .mass(6_350)), 1)
    }
    return HouseholdMeasure(word).map { ($0, 1) }
  }

  /// Whether `stone` is 14 pounds, `1 stone of potatoes`, and none of a fruit: `stone of a peach`.
  private func isStoneOfWeight(at index: Int) -> Bool {
    guard word(at: index + 1) == "of", let next = word(at: index + 2), !MealWords.articles.contains(next),
      next != "the"
    else { return false }
    return number(at: index - 1) != nil || MealWords.articles.contains(word(at: index - 1) ?? "")
  }

  /// Joins `1 lb 4 oz`, `100 g + 50 g`, `3 eggs each 60 g`, `100 g rice x2` and `6-pack` to one amount each.
  mutating func joinAmounts() {
    countUnits()
    joinUnits()
    joinSums()
    joinEach()
    joinFactors()
    joinPacks()
  }

  /// Reads a unit before a food as one of it: `Liter Milch`, `Pfund Hackfleisch`; a letter such as `L` is none.
  private mutating func countUnits() {
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      guard let unit = word(at: index), Self.unitsAlone.contains(unit), let next = word(at: index + 1),
        !MealWords.ofs.contains(next), !MealWords.joints.contains(next), !MealWords.eaches.contains(next),
        index == 0 || tokens[index - 1] == .separator || MealWords.joints.contains(word(at: index - 1) ?? "")
      else { continue }
      let texts = tokens[index...].prefix { $0.text != nil }.prefix(8).compactMap(\.text)
      // `pound cake`.
      guard (foods.longest(texts[...])?.count ?? 0) < 2 else { continue }
      tokens.insert(.number("1", 1, upTo: nil), at: index)
      index += 1
    }
  }

  /// `1 lb 4 oz`, `1 kg 200 g`, `1 cup and 2 tbsp`: an amount in two units.
  private mutating func joinUnits() {
    var index = 0
    while index + 3 < tokens.count {
      defer { index += 1 }
      guard let first = amount(at: index) else { continue }
      var next = first.end
      let isParted = tokens.indices.contains(next) && (tokens[next] == .separator || isJoint(at: next))
      if isParted { next += 1 }
      guard let second = amount(at: next),
        let smaller = Self.smallerUnits[first.unit.name]?[second.unit.name],
        second.value / smaller < 1
      else { continue }
      // Of foods in a list each amount is of its own: `milk 1 l and 200 ml juice`.
      let isFirst = index == 0 || tokens[index - 1].text == nil || isJoint(at: index - 1)
      let isLast = !tokens.indices.contains(second.end) || tokens[second.end].text == nil
      guard !isParted || isFirst != isLast else { continue }
      tokens.replaceSubrange(
        index..<second.end,
        with: [.number("", first.value + second.value / smaller, upTo: nil)] + tokens[first.unitRange])
    }
  }

  private func isJoint(at index: Int) -> Bool {
    word(at: index).map { MealNumbers.joints.contains($0) || $0 == "plus" || $0 == "og" || $0 == "och" }
      ?? false
  }

  /// A figure or an article with a unit at a position.
  private func amount(at index: Int) -> (
    value: Double, unit: HouseholdMeasure, unitRange: Range<Int>, end: Int
  )? {
    let isArticle = word(at: index).map(MealWords.articles.contains) ?? false
    guard let number = number(at: index) ?? (isArticle ? (1, nil, 1) : nil), number.upTo == nil,
      case let place = index + number.count, let (unit, count) = measure(at: place)
    else { return nil }
    return (number.value, unit, place..<place + count, place + count)
  }

  /// How many of a smaller unit are one of a larger, for pairs that people use together.
  private static let smallerUnits: [String: [String: Double]] = [
    "kg": ["g": 1_000, "dkg": 100], "lb": ["oz": 16], "l": ["ml": 1_000, "cl": 100, "dl": 10],
    "cup": ["tbsp": 16, "tsp": 48], "tbsp": ["tsp": 3], "pint": ["fl oz": 16],
  ]

  private static let unitsAlone: Set<String> = [
    "liter", "litre", "litro", "литр", "kilo", "kilogramm", "pfund", "pound",
  ]

  /// The figure at `index` with a unit of scales after it.
  func exactAmount(at index: Int) -> (value: Double, unit: HouseholdMeasure)? {
    guard tokens.indices.contains(index), case .number(_, let value, nil) = tokens[index],
      let unit = word(at: index + 1).flatMap({ HouseholdMeasure($0) }), unit.isExact
    else { return nil }
    return (value, unit)
  }

  /// `100 g + 50 g rice`, if no food precedes the first.
  private mutating func joinSums() {
    var index = 0
    while index + 4 < tokens.count {
      defer { index += 1 }
      guard index == 0 || tokens[index - 1] == .separator, tokens[index + 2] == .separator,
        let first = exactAmount(at: index), let second = exactAmount(at: index + 3),
        first.unit == second.unit,
        word(at: index + 5) != nil
      else { continue }
      tokens.replaceSubrange(index...index + 3, with: [.number("", first.value + second.value, upTo: nil)])
      index -= 1
    }
  }

  /// `6-pack of beer`, `six-pack of beer`, `sixpack of beer`: six of them, not packets.
  private mutating func joinPacks() {
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      guard tokens[index + 1].text != nil else { continue }
      if let count = word(at: index).flatMap({ Self.packs[$0] }) {
        tokens[index] = .number("\(Int(count))", count, upTo: nil)
        // `1 sixpack of beer`.
        if index > 0, case .number(_, let packs, nil) = tokens[index - 1] {
          tokens.replaceSubrange(index - 1...index, with: [.number("", packs * count, upTo: nil)])
        }
        continue
      }
      guard let count = countOfPack(at: index) else { continue }
      let pack = word(at: index + 1) == "er" ? index + 2 : index + 1
      guard word(at: pack) == "pack", tokens.indices.contains(pack + 1), tokens[pack + 1].text != nil else {
        continue
      }
      tokens.replaceSubrange(index...pack, with: [.number("\(Int(count))", count, upTo: nil)])
    }
  }

  /// The number in a pack, as a figure, or as a word from four on.
  private func countOfPack(at index: Int) -> Double? {
    switch tokens[index] {
    case .number(_, let count, nil):
      return count >= 2 && count <= 48 && count == count.rounded() ? count : nil
    case .word(let word):
      guard let count = MealNumbers.value(of: word) else { return nil }
      return count >= 4 && count <= 48 && count == count.rounded() ? count : nil
    case .number, .separator, .openBracket, .closeBracket: return nil
    }
  }

  private static let packs: [String: Double] = [
    "sixpack": 6, "sechserpack": 6, "sechserpackung": 6, "viererpack": 4, "zehnerpack": 10,
  ]

  /// Whether a word for a unit of scales stands without a figure, so that it is none: of `Gran's stew` and `L-shaped biscuit`.
  func isUnitAlone(_ word: String) -> Bool {
    guard pending.isEmpty, items.count == part, HouseholdMeasure(word)?.isExact == true else { return false }
    return !isFollowedByOf
  }

  /// `3 slices of toast with 10 g butter each`: multiplies the butter by the count. Returns whether *each* ends what goes with a
  /// counted food.
  mutating func giveToEach() -> Bool {
    guard index + 1 == tokens.count || tokens[index + 1].text == nil,
      let last = items.indices.last, last > 0,
      last > segment ? items[last].isWith : !items[last].amount.isEmpty,
      let main = items[..<last].last(where: { !$0.isWith }), let count = main.amount.middle, count > 1,
      main.amount.measure?.isExact != true
    else { return false }
    var amount = items[last].amount
    if amount.isEmpty, !pending.isEmpty { amount = pending }
    amount.count = (amount.count ?? 1) * count
    amount.upTo = amount.upTo.map { $0 * count }
    amount.isArticle = false
    items[last].amount = amount
    pending = MealAmount()
    index += 1
    return true
  }
}

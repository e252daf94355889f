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

/// Figures with their measures, and the foods they belong to.
extension MealReader {
  /// The figure at `start`, in digits or words, with `and a half` after it, and the number of its tokens.
  func number(at start: Int) -> (value: Double, upTo: Double?, count: Int)? {
    var value: Double
    var upTo: Double?
    switch tokens.indices.contains(start) ? tokens[start] : .separator {
    case .number(_, let figure, let end): (value, upTo) = (figure, end)
    case .word(let word):
      // `do` is two in Hindi and *of the* in Portuguese.
      let isTwo = word == "do" && (start == 0 || tokens[start - 1].text.map { $0 == "aur" } ?? true)
      // `a third of`, `un tercio de`; `a quart of milk` is a measure.
      let isOf = self.word(at: start + 1).map(MealWords.ofs.contains) ?? false
      if word == "quart", self.word(at: start + 1) == "of" { return nil }
      let share = isOf ? MealWords.shares[word] : nil
      // `un par de huevos`; in French it is *by*.
      // The oven in French: `poulet au four`.
      if word == "four", self.word(at: start - 1) == "au" { return nil }
      let isPair = word == "par" && self.word(at: start - 1).map(MealWords.articles.contains) ?? false
      guard let figure = isTwo || isPair ? 2 : share ?? MealNumbers.value(of: word) else { return nil }
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
    if let joint = word(at: end), MealNumbers.joints.contains(joint) {
      // `1 and 1/2 cups`.
      if case .number(let text, let share, nil)? = tokens.indices.contains(end + 1) ? tokens[end + 1] : nil,
        share < 1, !text.contains("."), !text.contains(","), value == value.rounded(), upTo == nil
      {
        return (value + share, nil, end + 2 - start)
      }
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
    if let share = word(at: end).flatMap({ MealWords.shares[$0] }), value == value.rounded(), value < 8,
      // `trois quarts de`, but two quarts of milk.
      word(at: end) != "quarts"
        || word(at: end + 1).map(MealWords.ofs.contains) ?? false
          && word(at: end + 1) != "of"
    {
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
  mutating func readAmount() {
    let start = index
    var amount = MealAmount()
    if let article = word(at: index), MealWords.articles.contains(article), number(at: index) == nil {
      amount.isArticle = true
      index += 1
      // `a few`, `a small`, `a cup`, `a half`.
      if let number = number(at: index), isLength(at: index + number.count, of: number.value) {
        // `a 6" turkey sandwich`.
        index += number.count + 1
      } else if let number = number(at: index), number.value != 1 {
        amount.isArticle = false
        (amount.count, amount.upTo) = (number.value, number.upTo)
        index += number.count
        // `a third of a baguette`.
        if MealWords.ofs.contains(word(at: index) ?? ""),
          MealWords.articles.contains(word(at: index + 1) ?? "")
        {
          index += 2
        }
        if number.value < 1 { skipWholes(&amount) }
      }
    } else if let number = number(at: index) {
      (amount.count, amount.upTo) = (number.value, number.upTo)
      if case .number(let text, _, nil) = tokens[index], number.count == 1 {
        amount.isDecimal = text.hasPrefix("0,") || text.hasPrefix("0.") || text.hasPrefix(".")
      }
      index += number.count
      if word(at: index) == "x" {
        amount.isTimes = true
        index += 1
      }
      if isLength(at: index, of: number.value) {
        index += 1
        // `12" pizza` is a whole one; of a `6 inch sub` the length says too little.
        if pending.isEmpty, match()?.food["whole"] != nil { pending.isArticle = true }
        return
      }
      // `half of a pizza`, `die Hälfte der Pizza`, `half the fries`.
      if MealWords.ofs.contains(word(at: index) ?? "") { index += 1 }
      if number.value < 1 { skipWholes(&amount) }
      if MealWords.articles.contains(word(at: index) ?? "") { index += 1 }
      // `2 x 100 g`.
      if let next = self.number(at: index),
        amount.isTimes || measure(at: index + next.count)?.measure.isExact == true
      {
        amount.count = number.value * next.value
        amount.upTo = next.upTo.map { number.value * $0 }
        index += next.count
      }
    }
    while let size = word(at: index).flatMap({ MealWords.sizes[$0] }), match() == nil {
      amount.size = size
      index += 1
    }
    if let (measure, count) = measure(at: index), amount.measure == nil, (match()?.count ?? 0) < 2 {
      // A spoon for coffee in French; of as few millilitres nobody writes.
      let isSpoon = word(at: index) == "cc" && amount.count.map { $0 <= 6 } ?? false
      amount.measure = isSpoon ? HouseholdMeasure("tsp") : measure
      index += count
    }
    if index == start { index += 1 }
    if amount.count == nil, let name = amount.measure?.name, ["tbsp", "tsp", "cup"].contains(name),
      let measure = word(at: index - 1), measure.unicodeScalars.allSatisfy({ !$0.isASCII }),
      let number = number(at: index)
    {
      // `大さじ1の砂糖`.
      (amount.count, amount.upTo) = (number.value, number.upTo)
      index += number.count
    }
    if amount.isDecimal, amount.measure == nil, index >= tokens.count || tokens[index].text == nil,
      let last = items.last, items.count > part, last.food["fl oz"] != nil
    {
      // `Bier 0,3`.
      amount.measure = HouseholdMeasure("l")
    }
    give(amount)
    skipOf()
  }

  /// Whether the word at a place makes a length of the figure before it: `12 inch pizza`, `12 in pizza`.
  private func isLength(at place: Int, of value: Double) -> Bool {
    guard let word = word(at: place) else { return false }
    if MealWords.lengths.contains(word) { return true }
    guard word == "in", value >= 4, let sized = self.word(at: place + 1) else { return false }
    return ["pizza", "sub", "baguette", "wrap", "tortilla"].contains(sized)
  }

  /// Skips the words between a share and the whole food that it is of.
  private mutating func skipWholes(_ amount: inout MealAmount) {
    while let word = word(at: index), Self.wholes.contains(word), (match()?.count ?? 0) < 2 {
      amount.isOfAll = true
      index += 1
    }
  }

  /// These words.
  private static let wholes: Set<String> = [
    "the", "my", "our", "his", "her", "der", "des", "den", "vom", "von", "la", "las", "los", "el", "le",
    "les", "il", "lo",
    "del", "dell", "della", "delle", "dei", "degli", "de", "di", "da", "do", "dos", "das", "van", "av",
  ]

  private mutating func give(_ amount: MealAmount) {
    let isExact = amount.measure?.isExact ?? false
    if giveToDish(amount) { return }
    if let last = items.indices.last, last >= segment, isInBracket {
      if isExact || items[last].amount.isEmpty {
        let count = items[last].amount.measure?.isExact == true ? nil : items[last].amount.count
        let isOfEach = each != nil
        each = nil
        items[last].amount = items[last].amount.of(amount)
        // `2 yogurts (125 g each)`; volumes are of one anyway.
        if let count, isExact, case .mass? = amount.measure?.size, isOfEach || skipEachInBracket() {
          items[last].amount.count = items[last].amount.count.map { $0 * count }
          items[last].amount.upTo = items[last].amount.upTo.map { $0 * count }
        }
      }
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
      items[last].amount.isBehind = true
    } else if pending.measure?.isExact == true, amount.count == nil, !amount.isArticle {
      // `a 25 g bag of crisps`.
    } else if pending.measure?.isExact == false, amount.isArticle, amount.measure == nil, amount.count == nil
    {
      // `3 slices of a large pizza`.
    } else if let count = pending.count, count >= 1, pending.measure?.isExact == false, isExact,
      let further = amount.count
    {
      // `2 cans of 330 ml beer`.
      pending = amount
      pending.count = count * further
      pending.upTo = amount.upTo.map { count * $0 }
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

  /// Skips *each* at the end of a bracket.
  private mutating func skipEachInBracket() -> Bool {
    guard let word = word(at: index), MealWords.eaches.contains(word) else { return false }
    index += 1
    return true
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

  mutating func skipOf() {
    while let word = word(at: index), MealWords.ofs.contains(word), match().map({ $0.count < 2 }) ?? true {
      index += 1
    }
  }
}

/// Factors after a food: `slice of toast x3`, `1 cup coffee, 2x`.
extension MealReader {
  /// Multiplies the amount before a factor at the end of a segment.
  mutating func joinFactors() {
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard let factor = factor(at: index), factor.value > 0, isEnd(at: factor.range.upperBound) else {
        continue
      }
      let before = tokens
      tokens.removeSubrange(factor.range)
      let count = tokens.count
      if multiply(by: factor.value, before: factor.range.lowerBound, onlyOne: factor.isBare) {
        index = factor.range.lowerBound + tokens.count - count - 1
      } else {
        tokens = before
      }
    }
  }

  private typealias Factor = (value: Double, range: Range<Int>, isBare: Bool)

  /// The factor at `start`: `x 3`, `2 x`, the same after a comma, `(x2)` or `(2)`.
  private func factor(at start: Int) -> Factor? {
    guard start > 0 else { return nil }
    switch tokens[start] {
    case .separator:
      return signedFactor(at: start + 1).map { ($0.value, start..<$0.end, false) }
    case .openBracket:
      if let signed = signedFactor(at: start + 1), isToken(.closeBracket, at: signed.end) {
        return (signed.value, start..<signed.end + 1, false)
      }
      guard let value = figure(of: start + 1), value == value.rounded(), (2...12).contains(value),
        isToken(.closeBracket, at: start + 2)
      else { return nil }
      return (value, start..<start + 3, true)
    case .word, .number:
      return signedFactor(at: start).map { ($0.value, start..<$0.end, false) }
    case .closeBracket: return nil
    }
  }

  /// `x 3` or `3 x`.
  private func signedFactor(at start: Int) -> (value: Double, end: Int)? {
    if word(at: start) == "x" { return figure(of: start + 1).map { ($0, start + 2) } }
    guard word(at: start + 1) == "x" else { return nil }
    return figure(of: start).map { ($0, start + 2) }
  }

  private func figure(of index: Int) -> Double? {
    if tokens.indices.contains(index), case .number(_, let value, nil) = tokens[index] { value } else { nil }
  }

  private func isToken(_ token: MealToken, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index] == token
  }

  /// Whether a segment, or one of the foods in it, ends before `index`.
  private func isEnd(at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    if tokens[index] == .separator || tokens[index] == .closeBracket { return true }
    guard let word = word(at: index) else { return false }
    return MealWords.joints.contains(word) && !MealWords.parts.contains(word)
  }

  /// Multiplies the amount of the food before `end`; `false` if it has none. `onlyOne` allows only a measure without a number.
  private mutating func multiply(by factor: Double, before end: Int, onlyOne: Bool) -> Bool {
    guard let start = startOfAmount(before: end), start < end else { return false }
    // `toast with butter x2` is two of it.
    let isWhole = !onlyOne && (start..<end).contains { MealWords.parts.contains(word(at: $0) ?? "") }
    if !onlyOne, let place = (start..<end).first(where: { exactAmount(at: $0) != nil }),
      case .number(let text, let value, nil) = tokens[place]
    {
      tokens[place] = .number(text, value * factor, upTo: nil)
      return true
    }
    // `7 up x2` has no amount.
    let texts = tokens[start..<end].prefix { $0.text != nil }.prefix(8).compactMap(\.text)
    if let name = foods.longest(texts[...]), name.count > 1 { return false }
    if let number = number(at: start), start + number.count < end {
      guard !onlyOne else { return false }
      var text = ""
      if number.count == 1, case .number(let written, _, _) = tokens[start] { text = written }
      tokens.replaceSubrange(
        start..<start + number.count,
        with: [.number(text, number.value * factor, upTo: number.upTo.map { $0 * factor })])
      return true
    }
    guard let first = word(at: start), end - start > 1 else { return false }
    if isWhole, MealWords.sizes[first] == nil, !MealWords.articles.contains(first),
      HouseholdMeasure(first) == nil
    {
      tokens.insert(.number("", factor, upTo: nil), at: start)
      return true
    }
    if MealWords.articles.contains(first) {
      // `a few biscuits x2` says no number.
      guard !onlyOne, MealWords.vague[word(at: start + 1) ?? ""] == nil, number(at: start + 1) == nil
      else { return false }
      tokens[start] = .number("", factor, upTo: nil)
      return true
    }
    // `slice of toast`, `large egg`.
    guard MealWords.sizes[first] != nil || HouseholdMeasure(first)?.isExact == false else { return false }
    tokens.insert(.number("", factor, upTo: nil), at: start)
    return true
  }

  /// The start of the amount of the food before `end`: after the last separator, or after a joint followed by an amount; `nil` if a
  /// joint leaves open which of two foods is meant, as in `1 egg and toast x2`.
  private func startOfAmount(before end: Int) -> Int? {
    var start = 0
    if let last = tokens[..<end].lastIndex(of: .separator) { start = last + 1 }
    // `omelette (1 egg x2)`, but not `rice (100 g) x2`.
    if let open = tokens[start..<end].lastIndex(of: .openBracket),
      !tokens[open..<end].contains(.closeBracket)
    {
      start = open + 1
    }
    let joint = (start..<end).last { place in
      MealWords.joints.contains(word(at: place) ?? "") && number(at: place - 1) == nil
    }
    guard let joint else { return start }
    if let next = word(at: joint + 1) {
      let isAmount =
        MealWords.articles.contains(next) || HouseholdMeasure(next) != nil || number(at: joint + 1) != nil
      if isAmount { return joint + 1 }
    } else if figure(of: joint + 1) != nil {
      return joint + 1
    }
    return MealWords.parts.contains(word(at: joint) ?? "") ? start : nil
  }
}

/// The weight of each of several pieces, and the amount of each of several foods: `3 eggs of 60 g`, `rice and dal, 1 cup each`.
extension MealReader {
  /// Joins a count and the weight of each at the end of a segment to one amount: `180 g eggs` of `3 eggs each 60 g`.
  mutating func joinEach() {
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      guard let one = exactAmount(at: index), one.value > 0, case .number(let text, _, _) = tokens[index]
      else { continue }
      let isEach = word(at: index + 2).map(MealWords.eaches.contains) ?? false
      let end = index + (isEach ? 3 : 2)
      guard end == tokens.count || tokens[end] == .separator else { continue }
      var behind = index
      let before = word(at: index - 1) ?? ""
      let isEachBefore = before == "jeweils" || MealWords.eaches.contains(before)
      let isSaid = isEachBefore || Self.wordsForOne.contains(before)
      if isSaid { behind -= 1 }
      if behind > 0, tokens[behind - 1] == .separator {
        // `4 eggs, 60 g each`, but not `4 eggs, a 60 g`.
        guard isEach || isEachBefore else { continue }
        behind -= 1
      }
      guard isEach || isSaid, let counted = counted(before: behind) else { continue }
      tokens.removeSubrange(behind..<end)
      tokens.replaceSubrange(
        counted.range,
        with: [.number(text, counted.count * one.value, upTo: nil), .word(one.unit.name)])
      index = counted.range.lowerBound + 1
    }
  }

  /// The count at the beginning of the segment that ends before `end`, with a word for a piece after it: `2 filets of`.
  private func counted(before end: Int) -> (count: Double, range: Range<Int>)? {
    var start = 0
    if let last = tokens[..<end].lastIndex(where: { $0.text == nil }) { start = last + 1 }
    guard start < end, let number = number(at: start), number.upTo == nil, (2...48).contains(number.value),
      number.value == number.value.rounded()
    else { return nil }
    let name = start + number.count
    // `3 rolls with cheese 20 g each`: of which of the two?
    guard name < end, exactAmount(at: start) == nil,
      (name..<end).allSatisfy({ place in
        word(at: place).map { !MealWords.joints.contains($0) && !MealWords.eaches.contains($0) } ?? false
      })
    else { return nil }
    let isOf = name + 2 < end && MealWords.ofs.contains(word(at: name + 1) ?? "")
    let isName = (foods.longest(tokens[name..<end].prefix(8).compactMap(\.text)[...])?.count ?? 0) > 1
    return (number.value, start..<(isOf && !isName ? name + 2 : name))
  }

  /// Assigns the amount before *each* to all foods before it that have none: `rice, dal and curd, a bowl each`; returns whether it
  /// does.
  mutating func giveToAll() -> Bool {
    guard !isInBracket, index + 1 == tokens.count || tokens[index + 1].text == nil,
      pending.count != nil || pending.measure != nil
    else { return false }
    let given = items.indices.reversed().prefix { items[$0].amount.isEmpty }
    guard given.count > 1, given.contains(where: { !items[$0].isWith }) else { return false }
    for item in given { items[item].amount = pending }
    pending = MealAmount()
    index += 1
    return true
  }

  /// Words between pieces and the weight of one.
  private static let wordsForOne: Set<String> = ["a", "of", "at", "von", "zu", "de"]
}

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

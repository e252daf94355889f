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

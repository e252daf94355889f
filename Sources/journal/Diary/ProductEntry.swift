import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// An entry of a product that was found by its barcode.
struct ProductEntry {
  let barcode: Barcode
  let product: ImportedFood
  /// The amount of a product.
  fileprivate struct Portion {
    /// Positive.
    var grams: Double
    var isEstimate = false
    /// How the grams were found if nobody stated them, as a sentence without a full stop.
    var remark: String?
  }

  /// Looks for a product: among the person's own foods, in the imported lists, and at Open Food Facts if the user's configuration allows that. `nil` if it is nowhere.
  init?(_ barcode: Barcode, in diary: OpenDiary) throws {
    self.barcode = barcode
    let environment = diary.environment
    let own = try OwnFoods.read(in: diary.folder, parser: diary.parser)
    if let food = own.food(with: barcode, on: diary.now.day, table: .embedded) {
      product = ImportedFood(own: food)
      return
    }
    if let food = try environment.foodLists.opened(warn: environment.warn).product(barcode) {
      product = food
      return
    }
    switch try ProductLookup.product(barcode.digits, in: environment) {
    case .success(let online) where online.basis == .hundred || online.servingGrams != nil:
      product = ImportedFood(online, barcode)
    case .success(let online):
      // Without the weight of a serving nothing can be said of grams, and a serving may be more than one portion.
      environment.warn(
        "Open Food Facts has ‘\(online.name)’, but only of a serving whose weight is not known: \(online.figures.summary); \(OnlineProduct.attribution)"
      )
      return nil
    case .failure(.notTurnedOn): return nil
    case .failure(let problem):
      environment.warn(problem.sentence(about: barcode.digits))
      return nil
    }
  }

  /// The entry to add, made of the product and what was typed beside the barcode. Its text is the product's name if only an amount,
  /// a day and a time were typed; figures by hand are never replaced.
  func draft(
    _ typed: NewEntry, amount: String?, _ options: EntryOptions, on day: Day?, isLiteral: Bool,
    in diary: OpenDiary
  ) throws -> EntryDraft {
    let (said, rest) = amountAndRest(of: typed.text)
    if amount == nil, said == nil, Self.isAmount(typed.text) { _ = try stated(typed.text) }
    var portion = try amount.map { try stated($0) } ?? Portion(stated: typed.facts.amount) ?? said ?? usual
    var entry = typed
    entry.text = Self.words(of: product.name)
    if amount == nil, said == nil, typed.facts.amount == nil, typed.facts.energy == nil,
      FoodQuantity.quantities(in: TextSlice(typed.text)).contains(where: { $0.unit != nil })
    {
      throw CommandFailure(
        .usage,
        "it is not clear how much of ‘\(terminalSafe(typed.text))’ is ‘\(entry.text)’, so nothing was written; --amount says it, and anything else is added by itself"
      )
    }
    var draft: EntryDraft?
    if rest.isEmpty {
      draft = try EntryDraft(entry, options, on: day, isLiteral: true, in: diary)
    } else if !isLiteral {
      // Words for a day, a time or a meal are understood before a name and behind it.
      for text in ["\(rest) \(entry.text)", "\(entry.text) \(rest)"] where draft == nil {
        var spoken = entry
        spoken.text = text
        let found = try EntryDraft(spoken, options, on: day, in: diary)
        if found.entry.text == entry.text { draft = found }
      }
      if draft == nil, let other = MealEstimate.besideJoint(rest), entry.facts.energy == nil {
        throw CommandFailure(
          .usage,
          "the barcode is that of ‘\(entry.text)’ alone, and nothing was written; add ‘\(other)’ by itself")
      }
    }
    let isNamed = draft == nil
    var result = try draft ?? EntryDraft(typed, options, on: day, isLiteral: isLiteral, in: diary)
    result.entry.details.append(.barcode(barcode.digits))
    if result.entry.facts.energy == nil {
      var facts = product.facts(grams: portion.grams, isEstimate: portion.isEstimate)
      // Where the words have the amount, it need not be said again.
      if !isNamed || said == nil { facts.amount = .grams(portion.grams) }
      result.entry.facts.add(facts)
      result.entry.details.append(.source("barcode"))
    } else {
      portion.remark = nil
      // An amount that made way for the product's name is kept.
      if !isNamed, let said { result.entry.facts.add(FoodFacts(amount: .grams(said.grams))) }
    }
    if let remark = portion.remark { result.remarks.append(remark) }
    result.origin = origin
    return result
  }

  /// Where the figures are from, for the answer.
  private var origin: String {
    let brand = product.brand.isEmpty ? "" : " (\(product.brand))"
    let list = product.list == "off" ? "Open Food Facts, ODbL 1.0" : product.list
    return "\(product.name)\(brand), \(Int(product.kilocalories.rounded())) kcal per 100 g, from \(list)"
  }

  /// A serving as the label has it, else 100 g.
  private var usual: Portion {
    let isOwn = product.list == OwnFoods.path
    if let one = product.measures.first(where: { $0.name == "serving" })
      ?? (isOwn ? product.measures.first : nil)
    {
      return Portion(
        grams: one.grams, isEstimate: true,
        remark:
          "no amount was given, so one \(one.name) of \(Self.text(one.grams)) g is taken; --amount, or the amount in the words, says how much it was"
      )
    }
    return Portion(
      grams: 100, isEstimate: true,
      remark:
        "no amount was given and no serving is known, so 100 g are taken; --amount, or the amount in the words, says how much it was"
    )
  }

  /// The amount that an option gives.
  private func stated(_ amount: String) throws -> Portion {
    guard let portion = portion(amount) else {
      throw CommandFailure(
        .usage, "‘\(amount)’ is no amount; write one as in ‘--amount 30 g’ or ‘--amount \"2 servings\"’")
    }
    return portion
  }

  /// The amount at the end or the beginning of words, and the words without it.
  private func amountAndRest(of text: String) -> (Portion?, rest: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    // `1 packet and an egg`: something else begins, unless it is `1 and a half packets`.
    if let joint = words.indices.dropFirst().first(where: { MealEstimate.isJoint(words[$0]) }),
      let first = amount(words[..<joint]), portion(text).map({ $0.grams == first.grams }) ?? true
    {
      return (first, words[joint...].joined(separator: " "))
    }
    for count in (1...5).reversed() where count <= words.count {
      if let portion = amount(words.suffix(count)) {
        return (portion, words.dropLast(count).joined(separator: " "))
      }
      if let portion = amount(words.prefix(count)) {
        return (portion, words.dropFirst(count).joined(separator: " "))
      }
    }
    return (nil, text)
  }

  /// The amount that words state and nothing else. No longer word at either end may be left out without changing it, as `yesterday`
  /// in `yesterday 30 g`.
  private func amount(_ words: ArraySlice<String>) -> Portion? {
    // `8:15 30 g` is a time and 30 g, and no eight times fifteen.
    guard !words.contains(where: { Self.isTime($0) || MealEstimate.leadsToTime($0) }),
      let found = portion(words.joined(separator: " "))
    else {
      return nil
    }
    func isMeaningless(_ word: String?, in rest: ArraySlice<String>) -> Bool {
      guard let word, word.count > 2, !Self.articles.contains(word.lowercased()),
        portion(word) == nil, !MealEstimate.isMeasure(word),
        !MealEstimate.isSize(word)
      else {
        return false
      }
      return portion(rest.joined(separator: " "))?.grams == found.grams
    }
    let isSpoken =
      isMeaningless(words.first, in: words.dropFirst()) || isMeaningless(words.last, in: words.dropLast())
    return isSpoken ? nil : found
  }

  /// Words before a measure that do not change it: `the whole packet`.
  private static let articles: Set<String> = ["the", "der", "die", "das", "den", "les", "los", "las"]

  /// Whether words are a figure and a unit, however unlikely the amount: `0 g`, `1000000 g`.
  private static func isAmount(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let figure = words.first, figure.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) else {
      return false
    }
    return words.count == 1 || words.count == 2 && MealEstimate.isMeasure(String(words[1]))
  }

  /// Whether a word is a time in figures: `8:15`, `20:30h`, `8am`.
  private static func isTime(_ word: String) -> Bool {
    let letters = word.drop(while: \.isNumber).lowercased()
    if word.first?.isNumber == true, ["am", "pm", "h", "uhr"].contains(letters) { return true }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { $0.first?.isNumber == true }
  }

  /// What an amount such as `30 g` or `2 servings` comes to; `nil` for words that are none.
  private func portion(_ text: String) -> Portion? {
    guard text.contains(where: \.isNumber) || text.first?.isLetter == true else { return nil }
    let measures = product.measuresByContainer
    var food = product.tableFood
    food.measures = measures.map { ($0.name, $0.grams) }
    food.name = Self.placeholder
    let lookup = FoodLookup(table: FoodTable(names: "", foods: ""), own: [Self.placeholder: food])
    let estimate = MealEstimate("\(text) \(Self.placeholder)", foods: lookup)
    guard estimate.isComplete, estimate.foods.count == 1, let part = estimate.foods.first,
      part.ignored.isEmpty,
      part.precision != .vague, part.grams > 0, part.grams <= 100_000
    else { return nil }
    // `30` may be grams, and nobody eats so many servings.
    if let count = Double(text.replacing(",", with: ".")), count > Self.mostServings { return nil }
    let known =
      measures.flatMap { ["1 \($0.name) ", "1 whole \($0.name) "] }
      + (product.tableFood["piece"] == nil ? [] : ["1 \(Self.placeholder) "])
    let isKnown = part.precision == .said || known.contains { part.assumption.hasPrefix($0) }
    guard !isKnown else { return Portion(grams: part.grams) }
    if part.assumption.hasPrefix("1 portion of \(Self.placeholder) ") {
      let one = usual
      let isKnown = product.serving != nil || product.list == OwnFoods.path && !product.measures.isEmpty
      if isKnown, Double(text) == 1 { return Portion(grams: part.grams) }
      let taken =
        isKnown
        ? "one is taken as a serving of \(Self.text(one.grams)) g"
        : "no serving is known, so one is taken as 100 g"
      return Portion(
        grams: part.grams, isEstimate: true, remark: "\(taken); --amount in grams says how much it was")
    }
    // What the label does not weigh is a guess: `1 pack`.
    let what = part.assumption.replacing(Self.placeholder, with: "this").replacing(" = ", with: " as ")
    return Portion(
      grams: part.grams, isEstimate: true,
      remark:
        "the label does not say what one weighs, so it takes \(what); --amount in grams says how much it was")
  }

  /// The largest bare number that counts servings.
  private static let mostServings = 12.0

  /// A word of no language, to stand for the product's name.
  private static let placeholder = "qxproduct"

  /// A product's name as the text of an entry: without brackets, and without signs that have a meaning in a day file.
  private static func words(of name: String) -> String {
    var words = ""
    var depth = 0
    for character in name {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth = max(0, depth - 1)
      case "#", "*", "_", "`", "<", ">", "|", "\\", "~", "^", "!", "=", "$": words.append(" ")
      case ":", ";": words.append(",")
      default: if depth == 0 { words.append(character) }
      }
    }
    let text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" ,", with: ",")
    return text.isEmpty ? "product" : text
  }

  fileprivate static func text(_ grams: Double) -> String {
    let rounded = (grams * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension ProductEntry.Portion {
  /// The amount of a bracket.
  fileprivate init?(stated amount: FoodAmount?) {
    switch amount {
    case .grams(let grams) where grams > 0 && grams <= 100_000: self.init(grams: grams)
    case .millilitres(let millilitres) where millilitres > 0 && millilitres <= 100_000:
      self.init(grams: millilitres)
    default: return nil
    }
  }
}

extension ImportedFood {
  /// One of the person's own foods.
  fileprivate init(own food: TableFood) {
    let figures = food.composition
    func said(_ nutrient: Nutrient, _ grams: Double) -> Double? {
      figures.unsaid.contains(nutrient) ? nil : grams
    }
    self.init(
      name: food.name, code: "", kilocalories: figures.kilocalories, protein: said(.protein, figures.protein),
      carbs: said(.carbs, figures.carbs), fat: said(.fat, figures.fat),
      measures: food.measures.map { FoodMeasure($0.name, grams: $0.grams) }, list: OwnFoods.path)
  }
}

extension ImportedFood {
  /// A product that was looked up on-line, whose figures are of 100 g.
  fileprivate init(_ online: OnlineProduct, _ barcode: Barcode) {
    let energy = online.figures.energy?.high.kilocalories ?? 0
    self.init(
      name: online.name, brand: online.brand ?? "", code: barcode.digits, kilocalories: energy,
      protein: online.figures[.protein], carbs: online.figures[.carbs], fat: online.figures[.fat],
      measures: (online.servingGrams.map { [FoodMeasure("serving", grams: $0)] } ?? [])
        + online.packet, list: "off")
  }
}

extension FoodFacts {
  /// Takes from `other` what is not stated.
  fileprivate mutating func add(_ other: FoodFacts) {
    energy = energy ?? other.energy
    amount = amount ?? other.amount
    for nutrient in other.nutrients where self[nutrient.nutrient] == nil { nutrients.append(nutrient) }
  }
}

extension CommandFailure {
  /// The failure for a barcode that no list has.
  static func unknownProduct(_ barcode: Barcode) -> CommandFailure {
    let reason =
      barcode.isInternal
      ? "is a number that a shop gives itself, which no list has"
      : "is not among your foods or the imported lists"
    return CommandFailure(
      .negativeResult,
      "the product \(barcode.digits) \(reason), so nothing was written. ‘journal foods add NAME --barcode \(barcode.digits) --kcal N’ keeps it, "
        + "‘journal foods import’ reads a list with it, and with a name and --kcal it is written as it is; "
        + "online = true under [products] in your config.toml looks it up at Open Food Facts")
  }
}

import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// Decides what becomes of an entry's figures when its words state another quantity.
struct EditedFigures {
  let diary: OpenDiary
  let found: FoundEntry

  /// Adds to a change of words what it means for figures that it does not name: those of the food table follow, those by hand are asked
  /// about, others are kept. Returns what to say of it, each a sentence without a full stop.
  func decide(_ change: inout EntryChange) throws -> [String] {
    let entry = found.entry
    if entry.figureSource?.name == "barcode", let text = change.text, let said = scale(&change, to: text) {
      return [said]
    }
    if let said = keepFiguresOfOne(in: &change) { return [said] }
    let (isMoved, lost) = moveAmount(in: &change)
    return try lost + decideFigures(&change, isMoved: isMoved)
  }

  /// Keeps a figure stated per piece, so that it counts for the new number: `(80 kcal each)`. Returns a remark.
  private func keepFiguresOfOne(in change: inout EntryChange) -> String? {
    let entry = found.entry
    let words = entry.text.string
    guard let text = change.text, change.facts == nil, !entry.isEstimatedByOthers, entry.facts.energy != nil
    else {
      return nil
    }
    // What stands among the words is part of them, as in a bracket with a word for *each*.
    let open = words.firstIndex { "(@".contains($0) }
    guard let open, words[..<open].last == " ", !text.contains(where: { "(@".contains($0) }) else {
      return nil
    }
    let whole = "\(text) \(words[open...])"
    func facts(of text: String) -> FoodFacts? {
      let day = diary.parser.parse(
        SourceText(Array("## Food\n\n- \(plainWords(text))\n".utf8)), day: found.day.day, path: ""
      ).day
      return day.entries.count == 1 ? day.entries.first?.facts : nil
    }
    guard facts(of: words) == entry.facts, let after = facts(of: whole), after.energy != nil,
      after != entry.facts
    else { return nil }
    (change.text, change.facts, change.figureSource) = (whole, after, entry.figureSource?.text)
    return "\(words[open...]) is of one and stays, so all of it is \(after.summary) now"
  }

  private func plainWords(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func decideFigures(_ change: inout EntryChange, isMoved: Bool) throws -> [String] {
    let entry = found.entry
    guard let text = change.text else { return [] }
    if entry.facts.energy == nil, let below = entry.energy, change.facts == nil,
      MealEstimate.quantities(in: entry.text.string) != MealEstimate.quantities(in: text)
    {
      return ["the \(FoodFacts(energy: below).summary) of the lines below it were kept"]
    }
    let energy = entry.facts.energy
    guard energy != nil || !entry.facts.nutrients.isEmpty,
      isMoved || change.facts.map({ $0.energy == nil && $0.nutrients.isEmpty }) ?? true
    else { return [] }
    let foods = try OwnFoods.lookup(on: found.day.day, in: diary)
    let amount = isMoved ? nil : change.facts?.amount ?? entry.facts.amount
    let before = estimate(entry.text.string, of: entry.facts.amount, by: foods)
    let after = estimate(text, of: amount, by: foods)
    guard isOtherQuantity(from: before, to: after, in: text) else {
      keep(&change)
      return []
    }
    var named = FoodFacts(energy: energy)
    if energy == nil { named.nutrients = entry.facts.nutrients }
    let figure = named.summary
    let are = energy == nil && named.nutrients.count == 1 ? ("is", "was", "it") : ("are", "were", "them")
    // What is not what the table says of the words before may have been put there by hand.
    let told = told(before, energy, by: foods)
    let isOfTable = told.energy == energy || !before.isComplete
    switch entry.figureSource?.name {
    case "table" where isOfTable:
      guard !MealEstimate.hasBareNumber(in: text, foods: foods) else {
        change.facts = FoodFacts(amount: amount)
        return [
          "the number in the new words may be kcal, grams or a count, so the \(figure) of the words before were taken off; write its unit behind it, or --kcal"
        ]
      }
      if let gap = after.gap(of: text) {
        // The table's figures are of other words; of these it knows none.
        change.facts = FoodFacts(amount: amount)
        return [
          "\(gap), so the \(figure) of the words before were taken off; --kcal gives new ones"
        ]
      }
      // A nutrient that the table does not say may be the person's own.
      let own =
        told.energy == energy
        ? entry.facts.nutrients.filter { abs((told[$0.nutrient] ?? -1) - $0.grams) >= 0.05 } : []
      let kept =
        own.isEmpty
        ? []
        : [
          "\(FoodFacts(nutrients: own).summary) \(own.count == 1 ? "is" : "are") not what the food table says of ‘\(terminalSafe(entry.text.string))’ and kept"
        ]
      return [follow(&change, text: text, after: after, keeping: own, amount: amount, insteadOf: figure)]
        + kept
    case nil, "me", "table":
      let isTable = entry.figureSource?.name == "table"
      let whose =
        isTable ? "not what the food table says of ‘\(terminalSafe(entry.text.string))’" : "yours"
      guard diary.environment.inputIsInteractive, !diary.options.isDryRun else {
        keep(&change)
        return ["the \(figure) \(are.0) \(whose) and \(are.1) kept; \(Self.remedy(energy))"]
      }
      let answer = diary.environment.ask("The \(figure) \(are.1) \(whose); keep \(are.2)? [Y/n] ")?
        .lowercased()
      if energy != nil, let typed = answer.flatMap(Self.energy) {
        change.facts = FoodFacts(
          energy: EnergyAmount(low: typed, high: typed, isEstimate: false), amount: amount)
        return ["\(FoodFacts(energy: change.facts?.energy).summary) instead of \(figure)"]
      }
      if answer == "n" || answer == "no" {
        if isTable, after.isComplete, !MealEstimate.hasBareNumber(in: text, foods: foods) {
          return [follow(&change, text: text, after: after, amount: amount, insteadOf: figure)]
        }
        change.facts = FoodFacts(amount: amount)
        return []
      }
      keep(&change)
      return []
    case let source?:
      keep(&change)
      return [
        "the \(figure) \(are.0) from ‘\(source)’ and \(are.1) kept; \(Self.remedy(energy))"
      ]
    }
  }

  /// The table's answer for the old words; for words of `again --scale` the multiple of its figures, if the entry has that.
  private func told(_ before: MealEstimate, _ energy: EnergyAmount?, by foods: FoodLookup) -> FoodFacts {
    guard let (base, factor) = NewEntry.factor(of: found.entry.text.string) else { return before.facts }
    let multiple = MealEstimate(base, foods: foods).facts.scaled(by: factor)
    return multiple.energy == energy ? multiple : before.facts
  }

  /// Writes the food table's figures for the new words beside those that the user keeps. Returns a remark.
  private func follow(
    _ change: inout EntryChange, text: String, after: MealEstimate, keeping own: [NutrientAmount] = [],
    amount: FoodAmount?, insteadOf figure: String
  ) -> String {
    var facts = FoodFacts(amount: amount)
    facts.fill(from: FoodFacts(nutrients: own))
    facts.fill(from: after.facts)
    (change.facts, change.figureSource) = (facts, after.source(of: text, amount).text)
    return
      "the figures follow the words and are \(facts.summary) (\(after.sentence)) instead of \(figure)"
  }

  /// Moves an amount in the bracket of facts, which belongs to the food before it. If the new words end in another food, it goes
  /// behind its own, unless the words state an amount there; if that food is gone, it is removed and reported.
  private func moveAmount(in change: inout EntryChange) -> (isMoved: Bool, lost: [String]) {
    guard let text = change.text, change.facts == nil, let amount = found.entry.facts.amount,
      let own = found.entry.text.string.split(separator: " ").last,
      let last = text.split(separator: " ").last, folded(String(own)) != folded(String(last))
    else { return (false, []) }
    change.facts = found.entry.facts
    change.facts?.amount = nil
    change.figureSource = found.entry.figureSource?.text
    let said = FoodFacts(amount: amount).summary
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.lastIndex(where: { folded($0) == folded(String(own)) }) else {
      return (true, ["the \(said) of the words before are taken off"])
    }
    let next = words.indices.contains(place + 1) ? words[place + 1] : ""
    if next.first(where: { $0 != "(" })?.isNumber != true { words[place] += " (\(said))" }
    change.text = words.joined(separator: " ")
    return (true, [])
  }

  /// Scales the figures of a label to another amount in the words. Returns a remark; `nil` if the words state no other amount.
  private func scale(_ change: inout EntryChange, to text: String) -> String? {
    let entry = found.entry
    let before: Double? =
      switch entry.facts.amount {
      case .grams(let grams): grams
      case .millilitres(let millilitres): millilitres
      case nil: MealEstimate.exactAmount(in: entry.text.string)
      }
    let ratio: Double? =
      if let before, before > 0, let after = MealEstimate.exactAmount(in: text), after > 0 {
        after / before
      } else if let before = MealEstimate.countedMeasure(in: entry.text.string),
        let after = MealEstimate.countedMeasure(in: text), before.name == after.name
      {
        after.count / before.count
      } else {
        nil
      }
    guard change.facts == nil, let ratio, ratio != 1, let energy = entry.facts.energy else { return nil }
    var facts = entry.facts.scaled(by: ratio)
    facts.amount = nil
    facts.energy = facts.energy.flatMap { scaled in
      guard let low = Energy(kilocalories: scaled.low.kilocalories.rounded()),
        let high = Energy(kilocalories: scaled.high.kilocalories.rounded())
      else { return nil }
      return EnergyAmount(low: low, high: high, isEstimate: scaled.isEstimate)
    }
    for index in facts.nutrients.indices {
      facts.nutrients[index].grams = (facts.nutrients[index].grams * 10).rounded() / 10
    }
    change.facts = facts
    change.figureSource = "barcode"
    return
      "the figures of the label follow the amount and are \(facts.summary) instead of \(FoodFacts(energy: energy).summary)"
  }

  /// Keeps the figures beside an amount that was typed.
  private func keep(_ change: inout EntryChange) {
    guard let amount = change.facts?.amount else { return }
    var facts = found.entry.facts
    facts.amount = amount
    change.facts = facts
    // They are whose they were.
    change.figureSource = found.entry.figureSource?.text
  }

  private func estimate(_ text: String, of amount: FoodAmount?, by foods: FoodLookup) -> MealEstimate {
    MealEstimate(MealEstimate.words(text, amount), foods: foods)
  }

  /// Whether the new words state another food or quantity: compared by foods and grams, and by digits if the table did not know all
  /// of it.
  private func isOtherQuantity(from before: MealEstimate, to after: MealEstimate, in text: String) -> Bool {
    if before.isComplete, after.isComplete, before.kilocalories != after.kilocalories { return true }
    if found.entry.figureSource?.name == "table" { return before.isComplete && !after.isComplete }
    return MealEstimate.quantities(in: found.entry.text.string) != MealEstimate.quantities(in: text)
  }

  /// How to change the figures: an energy, or macros alone.
  private static func remedy(_ energy: EnergyAmount?) -> String {
    energy == nil ? "--protein, --carbs and --fat give new ones" : "--kcal changes them"
  }

  /// An energy typed instead of yes or no: `240`, `240 kcal`.
  private static func energy(_ answer: String) -> Energy? {
    let digits = answer.prefix { $0.isASCII && $0.isNumber }
    let unit = answer.dropFirst(digits.count).filter { $0 != " " }
    guard digits.count > 1, digits.count < 6, unit.isEmpty || unit == "kcal" else { return nil }
    return Double(digits).flatMap { Energy(kilocalories: $0) }
  }
}

extension FoodEntry {
  /// Whether its figures are those of a table, a model or a product, and not the person's own.
  var isEstimatedByOthers: Bool { figureSource.map { $0.name != "me" } ?? false }
}

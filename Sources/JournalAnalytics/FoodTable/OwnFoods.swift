public import JournalFormat

/// The user's own foods and recipes, from `foods.md`.
///
/// A heading of the second level names a food. Items below it are its facts: `per 100 g:` or `per MEASURE:` with figures as in an
/// entry's bracket, `also:` with other names, `1 bowl: 250 g` for a measure, `recipe:` with the words for its ingredients, and
/// `makes:` with the grams it yields. `from 2026-05-01, per 100 g:` is valid from that day on, so that a change never changes the
/// past.
public struct OwnFoods: Sendable {
  /// A line that cannot be understood.
  public struct Problem: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// In bytes from 1.
    public var column = 1
    public var message: String
  }

  /// One food with all that was ever stated about it.
  struct Entry: Sendable {
    var name: String
    /// The line of its heading, from 1.
    var line = 1
    /// The line of its recipe.
    var recipeLine = 1
    var aliases: [String] = []
    var barcodes: [Barcode] = []
    /// The weight of one of each measure, and the first day it is valid; `nil` for always.
    var measures: [(from: Day?, name: String, grams: Double)] = []
    /// The amount that figures are of (`100 g`, or a measure), and the first day they are valid; `nil` for always.
    var facts: [(from: Day?, per: String, facts: FoodFacts)] = []
    var recipe: String?
    var yield: Double?
    /// The amounts and measures stated so far, with their days, to report duplicates.
    var said: Set<String> = []
  }

  private(set) var entries: [Entry] = []
  public private(set) var problems: [Problem] = []

  /// The text it was read from.
  public let text: String

  /// Parses the text of `foods.md`; `facts` parses the content of an entry's bracket.
  public init(_ text: String, facts: (String) -> FoodFacts?) {
    self.text = text
    var number = 0
    var lines: [String: Int] = [:]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let content = line.drop { $0 == " " || $0 == "\t" }.trimmed
      if content.hasPrefix("## ") {
        let name = content.dropFirst(3).trimmed
        if let other = lines[name.lowercased()] {
          problems.append(
            Problem(
              line: number, column: 4,
              message:
                "‘\(name)’ stands in line \(other) already, and this one counts; for other figures from a day on write ‘from 2026-05-01, per 100 g: …’ there"
            ))
        }
        if lines[name.lowercased()] == nil { lines[name.lowercased()] = number }
        entries.append(Entry(name: name, line: number))
      } else if content.hasPrefix("- ") || content.hasPrefix("* "), !entries.isEmpty {
        if let message = Self.read(
          content.dropFirst(2).trimmed, into: &entries[entries.count - 1], facts: facts)
        {
          problems.append(
            Problem(
              line: number, column: line.prefix { $0 == " " || $0 == "\t" }.utf8.count + 3, message: message))
        }
        if content.dropFirst(2).trimmed.lowercased().hasPrefix("recipe") {
          entries[entries.count - 1].recipeLine = number
        }
      }
    }
  }

  /// Adds one line of a food; returns what is wrong with it.
  private static func read(_ line: String, into entry: inout Entry, facts: (String) -> FoodFacts?) -> String?
  {
    guard let colon = line.firstIndex(of: ":") else {
      return "‘\(line)’ says nothing of a food; write ‘per 100 g: 95 kcal’"
    }
    var key = line[..<colon].trimmed.lowercased()
    let value = line[line.index(after: colon)...].trimmed
    var from: Day?
    if key.hasPrefix("from "), let comma = key.firstIndex(of: ",") {
      let text = key[key.index(key.startIndex, offsetBy: 5)..<comma].trimmed
      guard let day = Day(text) else { return "‘\(text)’ is no day; write it as 2026-05-01" }
      from = day
      key = key[key.index(after: comma)...].trimmed
    }
    switch key {
    case "also" where from != nil, "barcode" where from != nil, "makes" where from != nil:
      return "‘\(key)’ has no day, so this line is not read; write it without ‘from …’"
    case "also": entry.aliases += value.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    case "barcode":
      for text in value.split(separator: ",").map(\.trimmed) where !text.isEmpty {
        do throws(Barcode.Problem) { entry.barcodes.append(try Barcode(text)) } catch {
          return error.message(for: text)
        }
      }
    case "recipe" where from != nil:
      return
        "a recipe has no day, so this one is not read; write its figures from then on: ‘from 2026-05-01, per 100 g: 80 kcal’"
    case "recipe": entry.recipe = value
    case "makes":
      guard let grams = grams(value) else { return "‘\(value)’ are no grams; write ‘makes: 1200 g’" }
      entry.yield = grams
    case _ where key.hasPrefix("per ") && key.dropFirst(4).allSatisfy(\.isNumber):
      return "‘\(key)’ names no unit; write ‘\(key) g: \(value)’"
    case _ where key.hasPrefix("per "):
      guard let figures = facts(value), figures.energy != nil else {
        return "‘\(value)’ says no energy; write ‘per 100 g: 95 kcal, P 5 g, C 13 g, F 2 g’"
      }
      let per = key.dropFirst(4).trimmed
      if let problem = Self.impossible(figures, per: per) { return problem }
      let isTwice = !entry.said.insert("\(from?.description ?? "") per \(per)").inserted
      entry.facts.append((from, per, figures))
      if isTwice {
        return
          "‘\(line[..<colon].trimmed)’ stands there twice, and this one counts; for other figures from a day on write ‘from 2026-05-01, per \(per): …’"
      }
    default:
      let name = key.hasPrefix("1 ") ? key.dropFirst(2).trimmed : key
      guard let grams = grams(value) else {
        if HouseholdMeasure(HouseholdMeasure.name(of: name)) != nil {
          return "‘\(value)’ is no weight; write it in grams, as in ‘\(name): 250 g’"
        }
        return
          "‘\(key)’ is not known; known are per 100 g, also, barcode, recipe, makes and measures such as ‘1 bowl: 250 g’"
      }
      let measure = HouseholdMeasure.name(of: name)
      let isTwice = !entry.said.insert("\(from?.description ?? "") \(measure)").inserted
      entry.measures.append((from, measure, grams))
      if isTwice {
        return
          "‘\(key)’ stands there twice, and this one counts; for another weight from a day on write ‘from 2026-05-01, \(key): …’"
      }
    }
    return nil
  }

  /// Why figures are impossible for an amount: 100 g of pure fat have 900 kcal, and 100 g of anything have at most 100 g of
  /// nutrients.
  ///
  /// For a measure that is no mass, a portion of 1.5 kg is the limit.
  private static func impossible(_ facts: FoodFacts, per: String) -> String? {
    let grams = grams(per) ?? 1_500
    let most = grams / 100 * mostEnergy
    if let energy = facts.energy?.high.kilocalories, energy > most {
      return "\(Int(min(energy, 1e9))) kcal in \(per) cannot be; pure fat has 900 kcal in 100 g"
    }
    let nutrients = [Nutrient.protein, .carbs, .fat].compactMap { facts[$0] }.reduce(0, +)
    if nutrients > grams * 1.05 {
      return
        "\(Int(min(nutrients, 1e9))) g of protein, carbohydrates and fat in \(per) cannot be; write what the package says"
    }
    return nil
  }

  /// Kilocalories in 100 g of pure fat, with a margin for rounding.
  private static let mostEnergy = 905.0

  /// Positive grams or millilitres: `250 g`.
  static func grams(_ text: String) -> Double? {
    guard case .number(_, let value, nil)? = MealTokenizer(text).tokens.first, value > 0, value.isFinite,
      case .word(let unit)? = MealTokenizer(text).tokens.dropFirst().first,
      let measure = HouseholdMeasure(unit), measure.isExact
    else { return nil }
    switch measure.size {
    case .mass(let grams), .volume(let grams): return value * grams
    case .portion: return nil
    }
  }

  /// The barcodes of a food's packages, as written.
  public func barcodes(of name: String) -> [String] {
    entries.filter { $0.name == name }.flatMap(\.barcodes).map(\.digits)
  }

  /// The text with one more line below a food; unchanged without such a food.
  public func text(with line: String, below name: String) -> String {
    guard let number = entries.firstIndex(where: { $0.name == name }) else { return text }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let next = entries.indices.contains(number + 1) ? entries[number + 1].line - 1 : lines.count
    let last = lines[..<next].lastIndex { !$0.trimmed.isEmpty } ?? entries[number].line - 1
    lines.insert(line, at: last + 1)
    return lines.joined(separator: text.contains("\r\n") ? "\r\n" : "\n")
  }

  /// The names of the foods, as they are written.
  public var names: [String] { entries.map(\.name) }

  /// The same with their other names.
  public var allNames: [String] { entries.flatMap(\.names) }

  /// The food with a barcode on a day; `nil` if none has it, or if it has no valid figures then.
  public func food(with barcode: Barcode, on day: Day, table: FoodTable) -> TableFood? {
    entries.last { $0.barcodes.contains { $0.normalized == barcode.normalized } }
      .flatMap { foods(on: day, table: table)[$0.name] }
  }

  /// The foods on a day, by their names and other names. Recipes consist of foods of the table and of the user's own; a recipe that
  /// contains itself, or is nested more than three deep, is unknown.
  public func foods(on day: Day, table: FoodTable) -> [String: TableFood] {
    var foods: [String: TableFood] = [:]
    for entry in entries where entry.hasFacts(on: day) {
      foods.add(entry.food(on: day, table: FoodLookup(table: table)), for: entry)
    }
    let recipes = entries.filter { !$0.hasFacts(on: day) && $0.recipe != nil }
    // One's own foods stand before those of the table, so that a recipe is computed again once all in it are known.
    for _ in 0..<min(Self.deepestRecipe, recipes.count) {
      let known = foods
      for entry in recipes {
        let others = known.filter { !entry.names.contains($0.key) }
        foods.add(entry.food(on: day, table: FoodLookup(table: table, own: others)), for: entry)
      }
    }
    return foods
  }

  /// The foods that words can name on a day: these before those of the table.
  public func lookup(on day: Day, table: FoodTable) -> FoodLookup {
    let foods = foods(on: day, table: table)
    let known = FoodLookup(table: table)
    // Before the first day of its figures a name of the table is the table's food.
    let unknown = entries.filter { foods[$0.name] == nil }.flatMap { entry in
      entry.names.filter { entry.facts.isEmpty || known.food(named: $0) == nil }
    }
    return FoodLookup(table: table, own: foods, unknown: unknown)
  }

  private static let deepestRecipe = 3

  /// Foods without figures on a day, and why: a recipe with something unknown in it, or no figures at all.
  public func gaps(on day: Day, table: FoodTable) -> [Problem] {
    let foods = foods(on: day, table: table)
    return entries.compactMap { entry in
      guard foods[entry.name] == nil else { return nil }
      if let recipe = entry.recipe {
        let made = MealEstimate(recipe, foods: FoodLookup(table: table, own: foods))
        let unknown = made.unknown
        if unknown.isEmpty, let food = made.unsized?.food, let measure = food.unweighedMeasure {
          return Problem(
            line: entry.recipeLine,
            message:
              "foods.md does not say what one \(measure) of ‘\(food.name)’ weighs, so ‘\(entry.name)’ is not known; write it there, as in ‘- 1 \(measure): 50 g’, or here what the recipe gives, as in ‘- makes: 800 g’"
          )
        }
        let other = entries.first { other in
          other.recipe.map { FoodName.key(of: $0).contains(FoodName.key(of: entry.name)) } ?? false
            && unknown.contains { $0.contains(FoodName.key(of: other.name)) }
        }
        if let other {
          return Problem(
            line: entry.recipeLine,
            message: other.name == entry.name
              ? "‘\(entry.name)’ is in its own recipe, so it is not known; take it out there"
              : "‘\(entry.name)’ and ‘\(other.name)’ are each in the recipe of the other, so neither is known; write the figures of one, as in ‘per 100 g: 95 kcal’"
          )
        }
        let what = unknown.isEmpty ? "the recipe" : unknown.map { "‘\($0)’" }.joined(separator: " and ")
        return Problem(
          line: entry.recipeLine,
          message:
            "\(what) is in no food table, so ‘\(entry.name)’ is not known; write its figures, as in ‘per 100 g: 95 kcal’"
        )
      }
      guard entry.facts.isEmpty else { return nil }
      return Problem(
        line: entry.line,
        message: "‘\(entry.name)’ has no figures; write them below it, as in ‘- per 100 g: 95 kcal’")
    }
  }
}

extension [String: TableFood] {
  fileprivate mutating func add(_ food: TableFood?, for entry: OwnFoods.Entry) {
    guard let food else { return }
    for name in entry.names { self[name] = food }
  }
}

extension StringProtocol {
  /// Without white space at its ends.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

extension OwnFoods.Entry {
  /// Its name and its other names.
  var names: [String] { [name] + aliases }

  /// The measures on a day: of one stated several times the latest valid then, and of these the last.
  private func measures(on day: Day) -> [(name: String, grams: Double)] {
    var known: [(from: Day?, name: String, grams: Double)] = []
    var places: [String: Int] = [:]
    for measure in measures where measure.from.map({ $0 <= day }) ?? true {
      guard let place = places[measure.name] else {
        places[measure.name] = known.count
        known.append(measure)
        continue
      }
      if (measure.from?.ordinal ?? .min) >= (known[place].from?.ordinal ?? .min) { known[place] = measure }
    }
    return known.map { ($0.name, $0.grams) }
  }

  /// Whether figures are valid on a day; they take precedence over a recipe.
  func hasFacts(on day: Day) -> Bool { facts.contains { $0.from.map { $0 <= day } ?? true } }

  /// The food with the figures valid on a day; `nil` if none are.
  func food(on day: Day, table: FoodLookup) -> TableFood? {
    if let latest = figures(on: day) {
      let known = weighed(on: day)
      var food = TableFood(
        name: name, composition: composition(latest.facts, of: latest.amount.grams),
        measures: known + latest.amount.measures.filter { one in !known.contains { $0.name == one.name } },
        source: "foods.md")
      food.unweighedMeasure = latest.amount.isUnweighed ? latest.amount.measures.first?.name : nil
      return food
    }
    guard let recipe else { return nil }
    let made = MealEstimate(recipe, foods: table)
    let grams = yield ?? made.grams
    guard made.isComplete, grams > 0, yield != nil || made.unsized == nil else { return nil }
    return TableFood(
      name: name,
      composition: FoodComposition(
        kilocalories: made.kilocalories * 100 / grams, protein: made.grams(of: .protein) * 100 / grams,
        carbs: made.grams(of: .carbs) * 100 / grams, fat: made.grams(of: .fat) * 100 / grams,
        unsaid: made.unsaid),
      measures: measures(on: day) + (measures.isEmpty ? [("serving", portion(ofAll: grams))] : []),
      source: "foods.md", ingredients: recipe)
  }

  /// The portion of a recipe without one, in grams: all of it up to 700 g, else a plate of 300 g.
  private func portion(ofAll grams: Double) -> Double { grams <= 700 ? grams : 300 }

  /// The amount that figures are of, in grams, and the measures that follow from it.
  private typealias Amount = (grams: Double, measures: [(name: String, grams: Double)], isUnweighed: Bool)

  /// The figures valid on a day: those that begin last; of several that begin together those of a weight, then the last.
  private func figures(on day: Day) -> (facts: FoodFacts, amount: Amount)? {
    let valid = facts.filter { $0.from.map { $0 <= day } ?? true }
    guard let begin = valid.map({ $0.from?.ordinal ?? .min }).max() else { return nil }
    let latest = valid.filter { ($0.from?.ordinal ?? .min) == begin }.map {
      (facts: $0.facts, amount: amount(of: $0.per, on: day))
    }
    return latest.last { !$0.amount.isUnweighed } ?? latest.last
  }

  /// The measures with their weights: as stated, in the bracket of `per 1 can (330 ml)` too; and by their energy, if figures of a
  /// weight stand beside those of the measure: with 258 kcal in 100 g a slice of 310 kcal weighs 120 g.
  private func weighed(on day: Day) -> [(name: String, grams: Double)] {
    var known = measures(on: day)
    func add(_ others: [(name: String, grams: Double)]) {
      known += others.filter { one in !known.contains { $0.name == one.name } }
    }
    for group in Dictionary(grouping: facts.filter { $0.from.map { $0 <= day } ?? true }, by: \.from)
      .sorted(by: { ($0.key?.ordinal ?? .min) > ($1.key?.ordinal ?? .min) })
    {
      let all = group.value.map { (facts: $0.facts, amount: amount(of: $0.per, on: day)) }
      for one in all where !one.amount.isUnweighed { add(one.amount.measures) }
      guard let weighed = all.last(where: { !$0.amount.isUnweighed }),
        let energy = weighed.facts.energy?.middle.kilocalories, energy > 0
      else { continue }
      for one in all where one.amount.isUnweighed {
        let ratio = (one.facts.energy?.middle.kilocalories ?? 0) / energy
        let grams = ratio * weighed.amount.grams
        guard grams > 0, let taken = one.amount.measures.first?.grams else { continue }
        let count = one.amount.grams / taken
        add(one.amount.measures.map { ($0.name, grams / count) })
      }
    }
    return known
  }

  /// The grams of `100 g`, or of a number of measures. `40 g` is a serving if none is stated; a measure of unknown weight is taken
  /// at its usual size, and at 100 g if it has none.
  private func amount(of text: String, on day: Day) -> Amount {
    let measures = measures(on: day)
    if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      let grams = OwnFoods.grams(String(text[text.index(after: open)..<close]))
    {
      let (count, one) = Self.counted(text[..<open].trimmed)
      // What has a name of its own can be counted.
      let piece = HouseholdMeasure(one) == nil ? [("piece", grams / count)] : []
      return (grams, [(one, grams / count)] + piece + serving(of: grams / count, besides: one), false)
    }
    if let all = OwnFoods.grams(text) {
      return (all, measures.isEmpty && all != 100 && all < 1_000 ? [("serving", all)] : [], false)
    }
    let (count, one) = Self.counted(text)
    if let known = measures.first(where: { ([one] + FoodLookup.singulars(of: one)).contains($0.name) }) {
      return (count * known.grams, [], false)
    }
    let grams = HouseholdMeasure(one)?.usual ?? 100
    return (count * grams, [(one, grams)] + serving(of: grams, besides: one), true)
  }

  /// A serving, equal to the amount that figures are of, if none is stated.
  private func serving(of grams: Double, besides one: String) -> [(name: String, grams: Double)] {
    one == "serving" || measures.contains { $0.name == "serving" } ? [] : [("serving", grams)]
  }

  /// The number in `3 pieces`, and the singular of its measure; one if there is no number.
  private static func counted(_ amount: String) -> (count: Double, one: String) {
    var (count, word) = (1.0, amount)
    let parts = amount.split(separator: " ", maxSplits: 1)
    if parts.count == 2, case let tokens = MealTokenizer(String(parts[0])).tokens, tokens.count == 1,
      case .number(_, let number, nil)? = tokens.first, number > 0, number.isFinite
    {
      (count, word) = (number, parts[1].trimmed)
    }
    let name = HouseholdMeasure.name(of: word)
    if name != word || HouseholdMeasure(word) != nil { return (count, name) }
    // `per 2 cookies` says what one cookie is.
    return (count, count > 1 && word.hasSuffix("s") ? FoodLookup.singulars(of: word).first ?? word : word)
  }

  private func composition(_ facts: FoodFacts, of grams: Double) -> FoodComposition {
    let scale = 100 / grams
    return FoodComposition(
      kilocalories: (facts.energy?.middle.kilocalories ?? 0) * scale,
      protein: facts[.protein].map { $0 * scale }, carbs: facts[.carbs].map { $0 * scale },
      fat: facts[.fat].map { $0 * scale })
  }
}

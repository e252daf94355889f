/// Lines that state what an entry holds and name no food: `Calories: 290`, `Protein: 12 g`, and lists of them.
extension DayReader {
  /// `- Calories: 510 kcal` beside entries is no food; it is said of the entry above it, if that is the only one of the
  /// meal that it can be said of.
  mutating func readStatement(
    _ label: ScannedLabel, of text: Range<Int>, in category: FoodCategory?, _ range: SourceRange
  ) -> Bool {
    guard let facts = file.scan(label.value, { parser.facts.readLabelled(label, $0) }) else {
      return false
    }
    keepStatement(facts, of: text, in: category, range)
    return true
  }

  /// `- Caffeine 50 mg` beside entries: what is measured in milligrams is no food either, and is said of the entry above it.
  mutating func readMilligrams(_ text: Range<Int>, in category: FoodCategory?, _ range: SourceRange) -> Bool {
    guard text.count > 4, source.bytes[text.upperBound - 1] | .caseBit == UInt8(ascii: "g"),
      source.bytes[text.upperBound - 2] | .caseBit == UInt8(ascii: "m"),
      entryAbove(in: category) != nil, let facts = file.scan(text, { parser.facts.readStatement($0) }),
      facts.energy == nil, facts.amount == nil, !facts.nutrients.isEmpty,
      facts.nutrients.allSatisfy(\.nutrient.isInMilligrams)
    else { return false }
    keepStatement(facts, of: text, in: category, range)
    return true
  }

  private mutating func keepStatement(
    _ facts: FoodFacts, of text: Range<Int>, in category: FoodCategory?, _ range: SourceRange
  ) {
    if let entry = entryAbove(in: category), !isOfDay(facts, below: day.entries[entry], at: range) {
      day.entries[entry].details.append(.facts(facts, text: source[text]))
      day.entries[entry].range = day.entries[entry].range.lowerBound..<range.upperBound
    } else if facts.energy != nil {
      hintUncountedStatement(in: category, at: range)
    }
  }

  /// The least energy of a paragraph of its own that is rather that of a day, in kilocalories.
  private static let leastOfDay = 1_200.0

  /// Whether facts stand in a paragraph of their own and are too much for one food: `Macros: 2150 kcal` at the end of a day.
  private func isOfDay(_ facts: FoodFacts, below entry: FoodEntry, at range: SourceRange) -> Bool {
    range.lowerBound.line > entry.range.upperBound.line + 1
      && facts.energy.map { $0.high.kilocalories >= Self.leastOfDay } ?? false
  }

  /// The last entry of a meal, if the one before it is of another or has facts below it too.
  private func entryAbove(in category: FoodCategory?) -> Int? {
    let first = context.sections.last?.firstEntry ?? 0
    guard let last = day.entries.indices.last, last >= first, day.entries[last].category == category else {
      return nil
    }
    guard last > first, day.entries[last - 1].category == category else { return last }
    return day.entries[last - 1].details.contains(where: \.isFacts) ? last : nil
  }

  /// Whether an item says that what is nested in it are facts: `- Nutrition:`.
  func namesNutrition(_ item: Item) -> Bool {
    guard let label = item.line.label, label.value.isEmpty, item.next > item.index + 1 else { return false }
    return file.scan(label.key) { parser.facts.isNutrition(label, $0) }
  }

  /// A line of a paragraph that is facts about the entry it stands under.
  func statement(onLine number: Int) -> EntryDetail? {
    let text = file.text(ofLine: number)
    return file.scan(text) { parser.facts.readStatement($0) }.map { .facts($0, text: source[text]) }
  }

  /// Hints at `Calories: 510` below several entries of a meal of which none states an energy.
  private mutating func hintUncountedStatement(in category: FoodCategory?, at range: SourceRange) {
    let first = context.sections.last?.firstEntry ?? 0
    let meal = day.entries[first...].filter { $0.category == category }
    guard !meal.isEmpty, meal.allSatisfy({ $0.energy == nil }) else { return }
    diagnostics.append(
      Diagnostic(
        .uncountedEnergy,
        "this energy is that of several entries, which state none, so it is in no sum; put it in brackets "
          + "behind one of them", at: range))
  }
}

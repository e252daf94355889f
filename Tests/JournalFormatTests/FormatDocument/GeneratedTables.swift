@testable import JournalFormat

/// The tables of `vocabulary.md`, as Markdown.
enum GeneratedTables {
  /// By the name between `<!-- table NAME -->` and `<!-- end -->`.
  static var all: [(name: String, markdown: String)] {
    [
      ("words", words), ("facts", facts), ("letters", letters), ("units", units), ("uncounted", uncounted),
      ("nothing", nothing), ("about", about), ("other", other), ("fillers", fillers),
      ("circumstances", listed(MealCircumstances.words)), ("said", mealLabels),
      ("columns", columns), ("rows", rows), ("estimates", estimates),
      ("before-energy", beforeEnergy), ("behind-energy", behindEnergy),
      ("before-hundred", listed(EnergyContext.ofHundred.before)), ("pieces", listed(EnergyContext.pieces)),
      ("pieces-if-counted", listed(EnergyContext.piecesIfCounted)),
      ("numbers", listed(EnergyContext.numbers)), ("sums", sums), ("sum-lines", listed(EnergyContext.sums)),
      ("balances", listed(EnergyContext.balances)),
      ("balance-lines", listed(EnergyContext.balanceLines)),
      ("beside-sums", listed(EnergyContext.besideSums)), ("joints", joints),
      ("ranges", ranges),
      ("shares", shares), ("wholes", listed(EnergyContext.wholes)),
      ("versions", listed(EnergyContext.versions)), ("prices-and-distances", listed(QuantityUnits.others)),
      ("budgets", listed(EnergyContext.budgets)),
      ("running-sums", listed(EnergyContext.running)),
      ("sums-of-days", listed(EnergyContext.wholeDays)),
      ("lists-of-facts", listsOfFacts), ("estimated", estimated),
      ("weighing", listed(WeightWords.circumstances)), ("training", listed(WeightWords.training)),
      ("repetitions", listed(WeightWords.repetitions)), ("weight-goals", listed(WeightWords.goals)),
      ("plans", listed(PlanWords.words)), ("menus", listed(PlanWords.menus)),
      ("titles-of-plans", listed(PlanWords.titles)), ("eaten", listed(PlanWords.eaten)),
      ("weighed-things", listed(WeightWords.things)), ("weighed-beings", listed(WeightWords.beings)),
      ("other-weights", listed(WeightWords.others)), ("measured", listed(WeightWords.measured)),
      ("food-activities", flowed(DishWords.activities)), ("food-ambiguous", flowed(DishWords.ambiguous)),
      (
        "food-companions",
        flowed(
          [
            FoodQualities.numbers, FoodQualities.measures, FoodQualities.units, FoodQualities.colours,
            FoodQualities.ways, FoodQualities.fillers,
          ].joined(separator: " "))
      ), ("food-joints", flowed(FoodQualities.joints)),
      ("plans-below-food", listed(PlanWords.belowFood)), ("summaries", listed(PlanWords.summaries)),
      ("numbered-days", listed(PlanWords.days)), ("planned", listed(PlanWords.planned)),
      ("planned-food", listed(UneatenWords.planned)), ("tomorrow", listed(UneatenWords.tomorrow)),
      ("remarks", listed(NarrativeWords.remarks)), ("deeds", listed(NarrativeWords.deeds)),
      ("left-food", listed(UneatenWords.left)), ("denials", listed(UneatenWords.denials)),
      ("articles", listed(UneatenWords.articles)),
      ("measures-of-activities", listed(OtherEnergyWords.measures)),
      ("none-of", listed(UneatenWords.noneOf)), ("no-in-cell", listed(UneatenWords.noInCell)),
      ("meals-of-day", listed(PlanWords.mealsOfDay)),
      ("weights-of-several-days", listed(WeightWords.statistics)),
      ("body-composition", listed(WeightWords.composition)), ("courses", listed(MealLabelWords.courses)),
      ("days-as-sums", listed(EnergyContext.days)), ("activities", listed(OtherEnergyWords.activities)),
      ("between", listed(EnergyContext.betweens.first)),
      ("between-joints", listed(EnergyContext.betweens.joints)),
      ("same-food", listed(UneatenWords.same)), ("animals", listed(AnimalFoodWords.words)),
      ("advice", TableWords.advice + "\n"), ("besides", listed(MealCircumstances.besides)),
      ("meals-of-training", listed(MealCircumstances.training)),
      ("scales", listed(WeightWords.scales)), ("titles-of-food", listed(DayReader.titlesOfFood)),
      ("weighing-statements", listed(WeightWords.statements)),
      ("starting-weights", listed(WeightWords.starting)),
      ("other-days", listed(WeightWords.otherDays)), ("occasions", listed(MealLabelWords.occasions)),
      ("whole-occasions", listed(MealLabelWords.wholeOccasions)),
      ("titles-of-goals", listed(WeightWords.titlesOfGoals)), ("weighing-verbs", listed(WeightWords.verbs)),
    ]
  }

  /// Words separated by white space as one line.
  private static func flowed(_ words: String) -> String {
    words.split { $0 == " " || $0 == "\n" }.joined(separator: ", ") + "\n"
  }

  /// What the words of facts mean.
  static var facts: String {
    let measures: [(String, FactWord)] = [
      ("energy: kcal", .kilocalories), ("energy: kJ", .kilojoules), ("name for energy", .energy),
      ("mass: 0.001 g", .grams(0.001)),
      ("mass: 1 g", .grams(1)), ("mass: 1000 g", .grams(1000)), ("volume: 1 ml", .millilitres(1)),
      ("volume: 10 ml", .millilitres(10)), ("volume: 100 ml", .millilitres(100)),
      ("volume: 1000 ml", .millilitres(1000)),
    ]
    let nutrients = Nutrient.allCases.map { ("nutrient: \($0.rawValue)", FactWord.nutrient($0)) }
    let rows = (measures + nutrients + [("nutrient: other", .otherNutrient)]).map { name, meaning in
      let words = FactWords.rows.filter { $0.meaning == meaning }.flatMap(\.words).sorted()
      return "| \(name) | \(words.joined(separator: ", ")) |\n"
    }
    return "| meaning | words, folded |\n|---|---|\n" + rows.joined()
  }

  /// The words of the columns of tables.
  static var columns: String {
    "| column | words |\n|---|---|\n"
      + TableWords.columns.map { "| \($0.meaning.rawValue) | \($0.words) |\n" }.joined()
  }

  /// The words of rows that are no entries.
  static var rows: String {
    "| row | words |\n|---|---|\n"
      + TableWords.rows.map { "| \($0.meaning.rawValue) | \($0.words) |\n" }.joined()
  }

  /// The words of columns of estimates.
  static var estimates: String { listed(TableWords.estimates) }

  /// Words before a figure that make it an estimate.
  static var about: String { listed(EstimateWords.all) }

  /// Words of titles whose energy was not eaten.
  static var other: String { listed(OtherEnergyWords.words) }

  /// Words around an energy, and labels of lists of facts.
  static var beforeEnergy: String { listed(EnergyContext.others.before) }
  static var behindEnergy: String { listed(EnergyContext.others.behind) }
  static var sums: String { listed(EnergyContext.totals) }
  static var ranges: String { listed(EnergyContext.ranges) }
  static var shares: String { listed(EnergyContext.shares) }
  static var joints: String { listed(EnergyContext.joints) }
  static var listsOfFacts: String { listed(EnergyContext.nutrition) }
  static var estimated: String { listed(EnergyContext.estimates) }

  private static func listed(_ words: WordSet) -> String { words.words + "\n" }

  /// What letters mean in every language, and what more they mean in one.
  static var letters: String {
    let common = FactWords.letters(of: nil)
    func cells(_ letters: [String: Nutrient]) -> String {
      letters.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.rawValue)" }.joined(separator: ", ")
    }
    let rows = Language.allCases.compactMap { language -> String? in
      let own = FactWords.letters(of: language).filter { common[$0.key] != $0.value }
      return own.isEmpty ? nil : "| `\(language.rawValue)` | \(cells(own)) |\n"
    }
    return "| language | letters |\n|---|---|\n| all | p protein, c carbs, f fat, \(cells(common)) |\n"
      + rows.joined()
  }

  /// The units of quantities with their spellings.
  static var units: String {
    let rows = QuantityUnits.spellings.map { "| `\($0.unit)` | \($0.spellings.joined(separator: ", ")) |\n" }
    return "| unit | written |\n|---|---|\n" + rows.joined()
  }

  /// The words that may stand in a date and add nothing to it.
  static var fillers: String {
    DayNameWords.fillers.split(separator: " ").joined(separator: ", ") + "\n"
  }

  /// The labels below a meal that are no food themselves.
  static var mealLabels: String {
    "| the label says | words |\n|---|---|\n| what was eaten | \(MealLabelWords.foods) |\n"
      + "| when | \(MealLabelWords.times) |\n| how it was | \(MealLabelWords.circumstances) |\n"
  }

  /// The words for having eaten nothing.
  static var nothing: String { NothingWords.words + "\n" }

  /// The words behind a number that count no food.
  static var uncounted: String { QuantityUnits.uncounted.sorted().joined(separator: ", ") + "\n" }

  /// The words of titles and labels, a table a language.
  static var words: String {
    Language.allCases.map { language in
      let words = language.vocabulary
      let rows = words.headings.filter { !$0.words.isEmpty }.map { row in
        "| \(row.section.name)\(row.isTimeOfDay ? " †" : "") | \(row.words) |\n"
      }
      let others = [
        ("*weekdays*", words.weekdays), ("*short*", words.weekdayAbbreviations),
        ("*months*", words.months),
      ].filter { !$0.1.isEmpty }.map { "| \($0.0) | \($0.1) |\n" }
      return "**`\(language.rawValue)`**\n\n| meaning | words |\n|---|---|\n" + rows.joined()
        + others.joined()
    }.joined(separator: "\n")
  }
}

import EmbeddedFoods
import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `Foods of one's own` {
  private static let text = """
    # Foods

    ## Mum’s dal

    - per 100 g: 95 kcal, P 5 g, C 13 g, F 2 g
    - from 2026-05-01, per 100 g: 80 kcal
    - 1 bowl: 300 g
    - also: amma dal

    ## Office lunch

    - per serving: 620 kcal
    - serving: 350 g

    ## Sunday soup

    - recipe: 300 g potatoes, 200 g carrots, 1 tbsp oil
    - makes: 1200 g
    - colour: orange

    """

  /// Only energy, as `95 kcal` at the beginning.
  private static func facts(_ text: String) -> FoodFacts? {
    text.split(separator: " ").first.flatMap { Double($0) }.flatMap { Energy(kilocalories: $0) }.map {
      FoodFacts(energy: EnergyAmount(low: $0, high: $0, isEstimate: false))
    }
  }

  @Test func `hold from a day on`() throws {
    let own = OwnFoods(Self.text, facts: Self.facts)
    let before = own.foods(on: try #require(Day("2026-04-30")), table: .embedded)
    let after = own.foods(on: try #require(Day("2026-05-01")), table: .embedded)
    #expect(before["Mum’s dal"]?.composition.kilocalories == 95)
    #expect(after["Mum’s dal"]?.composition.kilocalories == 80)
    #expect(after["amma dal"]?["bowl"] == 300)
  }

  @Test func `leave the days before their figures to the food of the table`() throws {
    let own = OwnFoods(
      "## Granola\n\n- from 2026-11-20, per 100 g: 450 kcal\n\n## Mum’s granola\n\n- from 2026-11-20, per 100 g: 500 kcal\n",
      facts: Self.facts)
    let before = own.lookup(on: try #require(Day("2026-11-10")), table: .embedded)
    let after = own.lookup(on: try #require(Day("2026-11-20")), table: .embedded)
    #expect(MealEstimate("100 g granola", foods: after).kilocalories.rounded() == 450)
    #expect(MealEstimate("100 g granola", foods: before).kilocalories.rounded() == 420)
    #expect(MealEstimate("100 g mum’s granola", foods: before).foods.isEmpty)
  }

  @Test func `have measures that hold from a day on`() throws {
    let own = OwnFoods(
      "## Granola\n\n- per 100 g: 400 kcal\n- 1 bowl: 60 g\n- from 2026-06-10, 1 bowl: 80 g\n- 1 bowl: 70 g\n- from 2026-06-10, makes: 300 g\n",
      facts: Self.facts)
    func bowl(on day: String) -> Double? {
      Day(day).flatMap { own.foods(on: $0, table: .embedded)["Granola"]?["bowl"] }
    }
    #expect(bowl(on: "2026-06-09") == 70)
    #expect(bowl(on: "2026-06-10") == 80)
    #expect(
      own.problems.map(\.message) == [
        "‘1 bowl’ stands there twice, and this one counts; for another weight from a day on write ‘from 2026-05-01, 1 bowl: …’",
        "‘makes’ has no day, so this line is not read; write it without ‘from …’",
      ])
  }

  @Test func `stand before the table, with their own measures`() throws {
    let own = OwnFoods(Self.text, facts: Self.facts).foods(
      on: try #require(Day("2026-03-14")), table: .embedded)
    let foods = FoodLookup(table: .embedded, own: own)
    #expect(MealEstimate("a bowl of mum's dal", foods: foods).kilocalories == 285)
    #expect(Int(MealEstimate("office lunch", foods: foods).kilocalories.rounded()) == 620)
    #expect(MealEstimate("dal", foods: foods).foods.first?.food.source == "fndds:41305050")
  }

  @Test func `of a serving that nobody weighed are counted, and never weighed`() throws {
    let own = OwnFoods(
      "## Protein bar\n\n- per serving: 210 kcal\n\n## Crunch bar\n\n- per 40 g: 180 kcal\n",
      facts: Self.facts
    ).foods(
      on: try #require(Day("2026-03-14")), table: .embedded)
    let foods = FoodLookup(table: .embedded, own: own)
    func told(_ words: String) -> [String] {
      MealEstimate(words, foods: foods).foods.map {
        "\(Int($0.kilocalories)) kcal ±\(Int(100 * $0.precision.share)): \($0.assumption)"
      }
    }
    #expect(told("crunch bar") == ["180 kcal ±40: a usual portion = 40 g"])
    #expect(told("2 crunch bars") == ["360 kcal ±25: 1 portion of Crunch bar = 40 g"])
    #expect(told("protein bar") == ["210 kcal ±40: figures of 1 serving"])
    #expect(told("2 protein bars") == ["420 kcal ±25: figures of 1 serving"])
    #expect(
      told("protein bar 30 g") == ["210 kcal ±60: figures of 1 serving; foods.md does not say what it weighs"]
    )
    let report = EstimateReport(text: "protein bar", estimate: MealEstimate("protein bar", foods: foods))
    #expect(
      report.document.blocks.first.map { "\($0)".contains("Nothing says its protein, carbs and fat.") }
        == true)
  }

  @Test(arguments: [
    ("- per slice: 310 kcal\n- per 100 g: 258 kcal", "1 slice of flurbo", 310),
    ("- per slice: 310 kcal\n- per 100 g: 258 kcal", "50 g flurbo", 129),
    ("- per 100 g: 300 kcal\n- per serving: 120 kcal", "50 g flurbo", 150),
    ("- per 100 g: 300 kcal\n- per serving: 120 kcal", "2 servings of flurbo", 240),
    ("- per 1 piece: 120 kcal\n- per 100 g: 300 kcal", "2 pieces of flurbo", 240),
    ("- per can (330 ml): 139 kcal", "2 cans of flurbo", 278),
    ("- per 1 small can (250 ml): 110 kcal", "2 small cans of flurbo", 220),
    ("- per 1 pot (150 g): 95 kcal\n- per 1 large pot (400 g): 252 kcal", "1 large pot of flurbo", 252),
    ("- per 1 Schüssel (350 g): 400 kcal", "1 Schüssel flurbo", 400),
    ("- per 100 g: 100 kcal\n- 1 tazón: 420 g", "1 tazón flurbo", 420),
    ("- per 100 g: 100 kcal\n- 1 tray: 2400 g\n- 1 tiffin box: 420 g", "1 tiffin box of flurbo", 420),
    ("- per 100 g: 100 kcal\n- 1 tray: 2400 g\n- 1 tiffin box: 420 g", "2 trays of flurbo", 4800),
    ("- per 100 g: 100 kcal\n- 1 tray: 2400 g", "tray flurbo 500 g", 500),
    ("- per 100 g: 100 kcal\n- 1 tray: 2400 g", "500 g tray flurbo", 500),
    ("- per can (330 ml): 139 kcal", "660 ml flurbo", 278),
    ("- per 2 tbsp (32 g): 190 kcal", "32 g flurbo", 190),
    ("- per 2 Taler (40 g): 90 kcal", "4 flurbo", 180),
    (
      "- per 100 g: 258 kcal\n- per slice: 310 kcal\n- from 2026-03-01, per 100 g: 129 kcal",
      "1 slice of flurbo", 155
    ),
  ])
  func `take measures from all lines that say figures`(lines: String, words: String, energy: Int) throws {
    let own = OwnFoods("## Flurbo\n\n\(lines)\n", facts: Self.facts)
    let foods = FoodLookup(
      table: .embedded, own: own.foods(on: try #require(Day("2026-03-14")), table: .embedded))
    let estimate = MealEstimate(words, foods: foods)
    #expect(Int(estimate.kilocalories.rounded()) == energy, "\(estimate.foods.map(\.assumption))")
    #expect(own.problems.isEmpty)
  }

  @Test func `say twice what they are of, and the latter counts`() {
    let own = OwnFoods("## Flurbo\n\n- per 100 g: 100 kcal\n- per 100 g: 200 kcal\n", facts: Self.facts)
    #expect(
      own.problems.map(\.message) == [
        "‘per 100 g’ stands there twice, and this one counts; for other figures from a day on write ‘from 2026-05-01, per 100 g: …’"
      ])
  }

  @Test func `of no known weight are in a recipe by what their measure holds, or not at all`() throws {
    let own = OwnFoods(
      "## Dal of mine\n\n- per cup: 180 kcal\n\n## Glop\n\n- recipe: 1 cup dal of mine\n\n## Blorf\n\n- per serving: 350 kcal\n\n## Stew\n\n- recipe: 1 serving of blorf\n\n## Pot\n\n- recipe: 1 serving of blorf\n- makes: 700 g\n",
      facts: Self.facts)
    let day = try #require(Day("2026-03-14"))
    let foods = FoodLookup(table: .embedded, own: own.foods(on: day, table: .embedded))
    #expect(Int(MealEstimate("240 g glop", foods: foods).kilocalories.rounded()) == 180)
    #expect(Int(MealEstimate("350 g pot", foods: foods).kilocalories.rounded()) == 175)
    #expect(
      own.gaps(on: day, table: .embedded).map { "\($0.line): \($0.message)" } == [
        "15: foods.md does not say what one serving of ‘Blorf’ weighs, so ‘Stew’ is not known; write it there, as in ‘- 1 serving: 50 g’, or here what the recipe gives, as in ‘- makes: 800 g’"
      ])
  }

  @Test(arguments: [
    ("cup", "flurbo 500 g", "625 kcal ±40: figures of 1 cup, taken as 240 g"),
    ("cup", "flurbo 120 ml", "150 kcal ±25: figures of 1 cup, taken as 240 ml"),
    ("cup", "2 glasses flurbo", "600 kcal ±25: figures of 1 cup, taken as 240 ml"),
    ("cup", "a plate of flurbo", "375 kcal ±40: figures of 1 cup, taken as 240 g"),
    ("slice", "90 g flurbo", "900 kcal ±40: figures of 1 slice, taken as 30 g"),
    ("cup", "2 cups flurbo", "600 kcal ±25: figures of 1 cup"),
    ("serving", "flurbo 500 g", "300 kcal ±60: figures of 1 serving; foods.md does not say what it weighs"),
  ])
  func `are held against what their measure usually holds`(measure: String, words: String, told: String)
    throws
  {
    let own = OwnFoods("## Flurbo\n\n- per \(measure): 300 kcal\n", facts: Self.facts).foods(
      on: try #require(Day("2026-03-14")), table: .embedded)
    let foods = MealEstimate(words, foods: FoodLookup(table: .embedded, own: own)).foods
    #expect(
      foods.map {
        "\(Int($0.kilocalories.rounded())) kcal ±\(Int(100 * $0.precision.share)): \($0.assumption)"
      } == [told])
  }

  @Test(arguments: [
    ("per 3 pieces: 150 kcal", "1 flurbo", 50.0), ("per 3 pieces: 150 kcal", "3 pieces of flurbo", 150),
    ("per 2 slices: 150 kcal", "1 slice of flurbo", 75), ("per 2 Taler: 90 kcal", "4 flurbo", 180),
    ("per piece: 50 kcal", "2 flurbo", 100), ("per 1 piece: 50 kcal", "2 flurbo", 100),
    ("per 2 slices: 150 kcal\n- 1 slice: 30 g", "60 g flurbo", 150),
  ])
  func `are divided by the number of what their figures are of`(line: String, words: String, energy: Double)
    throws
  {
    let own = OwnFoods("## Flurbo\n\n- \(line)\n", facts: Self.facts).foods(
      on: try #require(Day("2026-03-14")), table: .embedded)
    let estimate = MealEstimate(words, foods: FoodLookup(table: .embedded, own: own))
    #expect(Int(estimate.kilocalories.rounded()) == Int(energy), "\(estimate.foods.map(\.assumption))")
  }

  @Test(arguments: [
    ("1 Riegel", "Riegel 40"), ("2 riegel", "Riegel 80"), ("40 g Riegel", "Riegel 40"),
    ("Riegel 60 g", "Riegel 60"), ("ein Riegel und 1 egg", "Riegel 40, egg 50"), ("Riegel", "Riegel 40"),
    ("eine Tafel Schokolade", "milk chocolate 100"),
  ])
  func `may be named like a measure`(words: String, expected: String) throws {
    let own = OwnFoods("## Riegel\n\n- per 40 g: 180 kcal\n- 1 riegel: 40 g\n", facts: Self.facts).foods(
      on: try #require(Day("2026-03-14")), table: .embedded)
    let estimate = MealEstimate(words, foods: FoodLookup(table: .embedded, own: own))
    let told = estimate.foods.map { "\($0.food.name) \(Int($0.grams.rounded()))" }
    #expect(told.joined(separator: ", ") == expected)
  }

  @Test func `stand before the table in the plural, too`() throws {
    let text = "## egg\n\n- per 100 g: 100 kcal\n\n## Berry\n\n- per 100 g: 50 kcal\n- 1 bowl: 300 g\n"
    let own = OwnFoods(text, facts: Self.facts).foods(on: try #require(Day("2026-03-14")), table: .embedded)
    let foods = FoodLookup(table: .embedded, own: own)
    for (words, grams) in [("eggs 100 g", 100.0), ("2 bowls of berries", 600)] {
      let estimate = MealEstimate(words, foods: foods)
      #expect(
        estimate.foods.map(\.grams) == [grams] && ["egg", "Berry"].contains(estimate.foods[0].food.name),
        "\(words)")
    }
  }

  @Test func `give no nutrients that they do not say`() throws {
    let own = OwnFoods(Self.text, facts: Self.facts).foods(
      on: try #require(Day("2026-03-14")), table: .embedded)
    let foods = FoodLookup(table: .embedded, own: own)
    let lunch = MealEstimate("office lunch and an egg", foods: foods)
    #expect(lunch.facts.energy != nil && lunch.facts[.protein] == nil && lunch.facts[.fat] == nil)
    #expect(MealEstimate("egg", foods: foods).facts[.protein] != nil)
  }

  @Test(arguments: [
    ("half a gallon of orange juice", 1_892), ("1 qt milk", 946), ("2 quarts of milk", 1_892),
    ("1 Maß Bier", 1_000),
    ("1 stick of butter", 113), ("a bottle of white wine", 750),
  ])
  func `are measured as people measure them`(text: String, grams: Double) {
    let estimate = MealEstimate(text, foods: FoodLookup(table: .embedded))
    #expect(estimate.foods.count == 1, "\(estimate.foods.map(\.food.name))")
    #expect(abs((estimate.foods.first?.grams ?? 0) - grams) < 0.06 * grams, "\(estimate.foods.map(\.grams))")
  }

  @Test(arguments: ["hello", "gallon"])
  func `are guessed from words with the same first letter`(word: String) {
    #expect(FoodLookup(table: .embedded).corrected(word)?.first ?? word.first == word.first)
  }

  @Test func `may be made of others`() throws {
    let own = OwnFoods(Self.text, facts: Self.facts).foods(
      on: try #require(Day("2026-03-14")), table: .embedded)
    let soup = try #require(own["Sunday soup"])
    #expect(soup.ingredients == "300 g potatoes, 200 g carrots, 1 tbsp oil")
    #expect((40...60).contains(soup.composition.kilocalories))
  }

  @Test func `may be made of one's own`() throws {
    let text = """
      ## Thali

      - recipe: 200 g Sunday soup, 100 g mum's dal, 100 g dal

      ## Pie

      - recipe: 1 flurbo

      ## Tea

      - recipe: 200 ml tea, 2 tsp sugar

      ## Nothing

      - also: none

      """
    let own = OwnFoods(Self.text + text, facts: Self.facts)
    let day = try #require(Day("2026-03-14"))
    let foods = own.foods(on: day, table: .embedded)
    let soup = try #require(foods["Sunday soup"])
    let expected = (2 * soup.composition.kilocalories + 95 + 145) / 4
    #expect(abs((foods["Thali"]?.composition.kilocalories ?? 0) - expected) < 0.5)
    // What has the name of a food of the table is made of that one, not of itself.
    #expect((10...25).contains(foods["Tea"]?.composition.kilocalories ?? 0))
    #expect(foods["Pie"] == nil)
    #expect(
      own.gaps(on: day, table: .embedded) == [
        .init(
          line: 26,
          message:
            "‘flurbo’ is in no food table, so ‘Pie’ is not known; write its figures, as in ‘per 100 g: 95 kcal’"
        ),
        .init(
          line: 32, message: "‘Nothing’ has no figures; write them below it, as in ‘- per 100 g: 95 kcal’"),
      ])
  }

  @Test func `name a recipe with a day`() {
    let foods = OwnFoods(
      "# Foods\n\n## Stew\n\n- recipe: 300 g potatoes\n- from 2026-11-15, recipe: 50 g butter\n",
      facts: Self.facts)
    #expect(
      foods.problems.map(\.message) == [
        "a recipe has no day, so this one is not read; write its figures from then on: ‘from 2026-05-01, per 100 g: 80 kcal’"
      ])
    let stew = foods.foods(on: day("2026-11-20"), table: .embedded)["Stew"]
    #expect(stew?.ingredients == "300 g potatoes")
  }

  @Test(arguments: ["pills", "2 pills", "bar"])
  func `and those of the table are not found in words that are near one`(words: String) {
    #expect(MealEstimate(words, foods: FoodLookup(table: .embedded)).foods.isEmpty)
  }

  @Test func `name a line that says nothing`() {
    #expect(
      OwnFoods(Self.text, facts: Self.facts).problems == [
        .init(
          line: 19, column: 3,
          message:
            "‘colour’ is not known; known are per 100 g, also, barcode, recipe, makes and measures such as ‘1 bowl: 250 g’"
        )
      ])
  }

  @Test func `are read with any line endings`() throws {
    let text = Self.text.replacing("\n", with: "\r\n")
    let own = OwnFoods(text, facts: Self.facts).foods(on: try #require(Day("2026-03-14")), table: .embedded)
    #expect(own.count == 4)
  }
}

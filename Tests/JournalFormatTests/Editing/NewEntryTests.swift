import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `What a person types for an entry` {
  private func parts(_ text: String, _ settings: JournalSettings = JournalSettings()) -> NewEntry {
    NewEntry(typed: text, parser: DayFileParser(settings: settings))
  }

  private func energy(_ low: Double, _ high: Double, isEstimate: Bool = false) -> EnergyAmount? {
    guard let low = Energy(kilocalories: low), let high = Energy(kilocalories: high) else { return nil }
    return EnergyAmount(low: low, high: high, isEstimate: isEstimate)
  }

  @Test(arguments: [
    "08:15 idli and coffee", "8:15 idli and coffee", "8:15am idli and coffee", "**08:15** idli and coffee",
    "8h15 idli and coffee", "idli and coffee @ 8:15", " 08:15 - idli\nand\u{1B} coffee ",
  ])
  func `may begin or end with a time in any form`(text: String) {
    #expect(parts(text) == NewEntry(time: ClockTime(hour: 8, minute: 15), text: "idli and coffee"))
  }

  @Test func `is taken apart as a line of a day file is`() {
    let facts = FoodFacts(energy: energy(400, 480), nutrients: [NutrientAmount(.protein, grams: 11)])
    #expect(
      parts("[ ] 12:30-13:00 #hot fish soup (400-480 kcal, P 11 g) #home #[[by the sea]]")
        == NewEntry(
          time: ClockTime(hour: 12, minute: 30), endTime: ClockTime(hour: 13, minute: 0),
          text: "#hot fish soup",
          facts: facts, tags: ["home", "by the sea"], state: .planned))
    #expect(parts("toast 80 kcal").facts == FoodFacts(energy: energy(80, 80)))
    #expect(parts("toast (80 kcal with butter)").text == "toast (80 kcal with butter)")
    #expect(parts("Lunch: soup").text == "Lunch: soup")
    #expect(parts("").text == "")
  }

  @Test func `uses the letters of the journal's language`() {
    var spanish = JournalSettings()
    spanish.language = .spanish
    #expect(parts("pan (G 7 g)", spanish).facts == FoodFacts(nutrients: [NutrientAmount(.fat, grams: 7)]))
  }

  @Test func `is written in one form`() {
    #expect(
      adding("toast 80 kcal, P 3 #a", .lunch, to: "## Lunch\n") == "## Lunch\n- toast (80 kcal, P 3 g) #a\n")
    #expect(adding("toast 80 kcal #a", .lunch, to: "## Lunch\n") == "## Lunch\n- toast (80 kcal) #a\n")
    #expect(
      adding("#a toast @ 8pm ~80 kcal", .lunch, to: "## Lunch\n") == "## Lunch\n- 20:00 #a toast (~80 kcal)\n"
    )
    #expect(adding("210 kcal", .lunch, to: "## Lunch\n") == "## Lunch\n- 210 kcal\n")
    #expect(adding("[-] pizza", .lunch, to: "## Lunch\n") == "## Lunch\n- [-] pizza\n")
    #expect(adding("25:30 late soup", .lunch, to: "## Lunch\n") == "## Lunch\n- 25:30 late soup\n")
  }
}

@Suite struct `An entry once more` {
  private func again(_ line: String, scaledBy factor: Double? = nil) throws -> String {
    let entry = try #require(parsed("## Lunch\n\n\(line)").day.entries.first)
    return text {
      try editor("## Lunch\n").adding(NewEntry(repeating: entry, scaledBy: factor, parser: DayFileParser()))
    }
  }

  @Test func `has the words, figures, tags and parts, and nothing of its day`() throws {
    #expect(
      try again(
        """
        - 12:00 #hot soup (320 kcal, P 11 g) #home
          - heard: so um
          - photo: ![](../media/a.jpg)
          - source: label
          - bread (80 kcal)
          - edited: 2026-03-01
          - note: cold
        """) == "## Lunch\n- #hot soup (320 kcal, P 11 g) #home\n  - source: label\n  - bread (80 kcal)\n")
  }

  @Test(arguments: ["soup (1340 kJ / 320 kcal)", "soup (P 10-12 g) #a", "soup [kcal:: 1,250]", "210 kcal"])
  func `has its figures as they were written`(line: String) throws {
    #expect(try again("- \(line)") == "## Lunch\n- \(line)\n")
  }

  @Test func `may be more or less of it, which its figures and a factor behind its words say`() throws {
    #expect(
      try again("- soup (~320 kcal, P 11 g, 150 g)\n  - bread (80 kcal)", scaledBy: 0.5)
        == "## Lunch\n- soup ×0.5 (~160 kcal, 75 g, P 5.5 g)\n  - bread (40 kcal)\n")
    #expect(try again("- soup", scaledBy: 1) == "## Lunch\n- soup\n")
    #expect(try again("- soup (300-400 kcal)", scaledBy: 1.5) == "## Lunch\n- soup ×1.5 (450-600 kcal)\n")
  }

  @Test(
    arguments: [
      ("soup ×0.5 (160 kcal)", 2, "soup (320 kcal)"), ("soup ×0.5 (160 kcal)", 0.5, "soup ×0.25 (80 kcal)"),
      ("soup ×0.5 (160 kcal)", nil, "soup ×0.5 (160 kcal)"),
      ("soup ×0.5 (160 kcal)", 1, "soup ×0.5 (160 kcal)"),
      ("soup ×0.3333 (100 kcal)", 3, "soup (300 kcal)"), ("soup ×0.3333 (100 kcal)", 6, "soup ×2 (600 kcal)"),
      ("banana ×2", 1.5, "banana ×3"), ("2 eggs × 3", 2, "2 eggs × 3 ×2"), ("eggs×3", 2, "eggs×3 ×2"),
      ("×3", 2, "×3 ×2"),
      ("soup ×1.5.2", 2, "soup ×1.5.2 ×2"), ("soup ×0", 2, "soup ×0 ×2"),
    ] as [(String, Double?, String)])
  func `has one factor, however often it was scaled`(line: String, factor: Double?, again line2: String)
    throws
  {
    #expect(try again("- \(line)", scaledBy: factor) == "## Lunch\n- \(line2)\n")
  }
}

@Suite struct `Facts that are written` {
  @Test(arguments: [
    "(320 kcal, P 11 g, C 54 g, F 7 g)", "(~35 kcal)", "(400-480 kcal)", "(~400-480 kcal)", "(150 g)",
    "(500 ml)",
    "(1250.5 kcal, 150 g, P ~11.25 g, fibre 3 g, sugar 1 g, salt 0.5 g, sat fat 2 g, alcohol 4 g, caffeine 80 mg)",
    "(0 kcal)", "(0.1 kcal)", "(caffeine 1.5 g)", "(P 0.0001 g)",
  ])
  func `are those that are read`(bracket: String) {
    let line = "soup \(bracket)"
    #expect(adding(line, .lunch, to: "## Lunch\n") == "## Lunch\n- \(line)\n")
  }

  @Test(arguments: UInt64(1)...10) func `are read as they were, whatever they are`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let facts = randomFacts(&numbers)
      let entry = NewEntry(category: .lunch, text: "soup", facts: facts)
      let edit = try editor("## Lunch\n").adding(entry)
      let read = edit.day.entries[0].facts
      #expect(read.energy == facts.energy, "seed \(seed)")
      #expect(read.nutrients.map(\.nutrient) == facts.nutrients.map(\.nutrient), "seed \(seed)")
      #expect(read.nutrients.map(\.isEstimate) == facts.nutrients.map(\.isEstimate), "seed \(seed)")
      for (written, meant) in zip(read.nutrients, facts.nutrients) {
        #expect(abs(written.grams - meant.grams) <= 0.000_051, "seed \(seed)")
      }
    }
  }

  private func randomFacts(_ numbers: inout SplitMix64) -> FoodFacts {
    var facts = FoodFacts()
    if Bool.random(using: &numbers) {
      let low = Double(Int.random(in: 0...30_000, using: &numbers)) / 10
      let high =
        Bool.random(using: &numbers) ? low : low + Double(Int.random(in: 0...9_000, using: &numbers)) / 10
      if let low = Energy(kilocalories: low), let high = Energy(kilocalories: high) {
        facts.energy = EnergyAmount(low: low, high: high, isEstimate: Bool.random(using: &numbers))
      }
    }
    for nutrient in Nutrient.allCases where Int.random(in: 0..<3, using: &numbers) == 0 {
      facts.nutrients.append(
        NutrientAmount(
          nutrient, grams: Double.random(in: 0...200, using: &numbers),
          isEstimate: Bool.random(using: &numbers)))
    }
    return facts
  }

  @Test(arguments: [Double.infinity, .nan, -1, 1e12, 200_000])
  func `are refused where no line can state them`(grams: Double) {
    let facts = FoodFacts(nutrients: [NutrientAmount(.protein, grams: grams)])
    let result = text {
      try editor("## Lunch\n").adding(NewEntry(category: .lunch, text: "soup", facts: facts))
    }
    #expect(result.hasPrefix("refused: "))
  }
}

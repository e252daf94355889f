import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `What stands beside an energy` {
  @Test(arguments: [
    "150 g yaourt (60 kcal pour 100 g)", "150 g yaourt (60 kcal aux 100 g)",
    "yaourt 150 g (pour 100 g : 60 kcal)",
    "150 g yogurt (60 kcal all'etto)", "150 g yoghurt (60 kcal op 100 g)", "150 g yogur (60 kcal en 100 g)",
  ])
  func `makes it that of 100 g, which is named and not counted`(words: String) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy) == [nil])
    #expect(read.diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    ("yogurt (60 kcal, 100 g)", 60), ("salad (250 kcal, 100 g rice)", 250), ("salad 250 kcal, egg 30 g", 250),
    ("salad (250 kcal, with 100 g rice)", 250),
  ])
  func `is an amount or another food, and the energy counts`(words: String, energy: Double) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy?.middle.kilocalories) == [energy])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Suppe (250 kcal, EW 12g, KH 30g, F 8g)", "soupe (250 kcal, prot. 12 g, gluc. 30 g, lip. 8 g)",
    "soep (250 kcal, eiw 12 g, kh 30 g, vet 8 g)",
    "sopa (250 kcal, prot 12 g, hidratos de carbono 30 g, grasa 8 g)",
    "soup (250 kcal), 12 g protein, 30 g carbs, 8 g fat",
  ])
  func `are its nutrients, in short forms too`(words: String) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map { $0.facts.nutrients.map(\.grams).sorted() } == [[8, 12, 30]])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("soupe (250 kcal, P 12 g, G 30 g, L 8 g)", [12.0]), ("soup 250 kcal, P 12 g, X 30 g", [12.0]),
    ("soup (250 kcal, XY 30 g)", []),
  ])
  func `is named where it looks like a nutrient that is not known`(words: String, grams: [Double]) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map { $0.facts.nutrients.map(\.grams) } == [grams])
    #expect(
      read.diagnostics.map(\.message) == [
        "this is no nutrient that is known here, so nothing from it on is counted; write ‘P’, ‘C’ and ‘F’ for protein, carbohydrates and fat, or their names"
      ])
  }

  @Test(arguments: [
    "soup ± 250 kcal", "minestra (più o meno 250 kcal)", "Suppe, knapp 250 kcal", "sopa más o menos 250 kcal",
  ])
  func `says that it is an estimate`(words: String) {
    #expect(parsed("## Lunch\n\n- \(words)\n").day.entries.map(\.facts.energy?.isEstimate) == [true])
  }
}

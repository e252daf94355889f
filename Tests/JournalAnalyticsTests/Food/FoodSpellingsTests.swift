import JournalFormat
import JournalTestSupport
import Testing

@testable import JournalAnalytics

@Suite struct `A food is shown` {
  private func eaten(_ text: String) -> EatenDiary {
    EatenDiary(diary(["2026-03-02": text]), through: day("2026-03-02"))
  }

  @Test(arguments: [
    (entries: ["Brot mit Käse", "Kaffee"], food: "käse", shown: "Käse"),
    (entries: ["Brot mit Käse", "Kaffee"], food: "kaffee", shown: "Kaffee"),
    (entries: ["Toast with cheese", "Coffee"], food: "coffee", shown: "coffee"),
    (entries: ["Coffee"], food: "coffee", shown: "coffee"),
    (entries: ["BLT"], food: "blt", shown: "BLT"),
    (entries: ["Toast with Nutella and butter"], food: "nutella", shown: "Nutella"),
    (entries: ["Toast with Nutella", "Pancakes with nutella"], food: "nutella", shown: "nutella"),
    (entries: ["Toast with nutella", "Pancakes with Nutella"], food: "nutella", shown: "Nutella"),
    (
      entries: ["Toast with nutella", "Toast with nutella", "Pancakes with Nutella"], food: "nutella",
      shown: "nutella"
    ),
    (entries: ["2 Scheiben Brot", "Würstchen mit Kartoffelsalat"], food: "brot", shown: "Brot"),
    (entries: ["Schnitzel mit Pommes"], food: "schnitzel mit pommes", shown: "Schnitzel mit Pommes"),
  ])
  func `as the person writes it most often within entries, of equals the latest`(
    entries: [String], food: String, shown: String
  ) {
    let lines = entries.map { "- \($0)\n" }.joined()
    #expect(eaten("## Lunch\n\n\(lines)").shown(food) == shown)
  }

  @Test func `under the same key as before`() {
    let foods = eaten("## Lunch\n\n- Brot mit Käse\n\n## Dinner\n\n- Brot mit Käse und Tomaten\n").tally()
      .foods
    #expect(foods.map(\.name) == ["brot", "käse", "tomaten"])
    #expect(foods.map(\.shown) == ["Brot", "Käse", "Tomaten"])
  }
}

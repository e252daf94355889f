import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A plan` {
  @Test(arguments: [
    "# Weekly meal plan\n\n## Breakfast\n- oats", "## Camping meals\n\n### Lunch\n- sandwiches",
    "## Shopping list\n- Lunch: bread", "## Tomorrow\n- Dinner: rice (300 kcal)",
    "## Recept\n### Middag\n- soppa",
    "# Недельный План Питания\n\n- **Завтрак:** йогурт", "## Menü­plan\n### Mittagessen\n- Reis",
    "## 献立\n- 朝食：ご飯",
    "# Menu\n\n| Meal | Food |\n|---|---|\n| Lunch | Soup |",
  ]) func `holds nothing that was eaten, in silence`(text: String) {
    let day = parsed(text + "\n")
    #expect(day.day.entries.isEmpty)
    #expect(day.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("# Menu\n\n- 12:00 Chips", 3), ("## Menu\n- Soup", 2), ("## Speiseplan\n- Linsensuppe", 2),
    ("# Menu\n## Lunch\n- something", 3), ("# Menu\n- Lunch: something", 2),
    ("## Meal ideas\n- 12:30 something (300 kcal)", 2),
  ])
  func `is named where it may be what was eaten`(text: String, line: Int) {
    let found = parsed(text + "\n").diagnostics
    #expect(found.map(\.code) == [.uncountedFood])
    #expect(found.map(\.range.lowerBound.line) == [line])
  }

  @Test(arguments: ["## Menu\n- to do", "## Recipe\n- flour (300 kcal)", "## Shopping\n- 12:00 milk"])
  func `is not named where nothing says that it was eaten`(text: String) {
    #expect(parsed(text + "\n").diagnostics.isEmpty)
  }

  @Test func `ends at the next title of its rank`() {
    #expect(
      modelText("## Recipe\n- 200 g flour\n\n## Lunch\n- Bread\n")
        == "2 series “Recipe” “200 g flour”\n5 lunch “Bread”\n")
  }
}

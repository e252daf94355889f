import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A plan` {
  @Test(arguments: [
    "# Weekly meal plan\n\n## Breakfast\n- oats", "## Camping meals\n\n### Lunch\n- sandwiches",
    "## Dinner: Recipe for lasagne\n- 500 g beef", "## Mittagessen – Rezept: Eintopf\n- Linsen",
    "## Shopping list\n- Lunch: bread", "## Tomorrow\n- Dinner: rice (300 kcal)",
    "## Recept\n### Middag\n- soppa",
    "# Недельный План Питания\n\n- **Завтрак:** йогурт", "## Menü­plan\n### Mittagessen\n- Reis",
    "## 献立\n- 朝食：ご飯",
    "# Menu\n\n| Meal | Food |\n|---|---|\n| Lunch | Soup |",
    "## Diet plan\n### Breakfast\n- eggs (100 kcal)",
    "## Diet plan\n### Week 1\n#### Breakfast\n- eggs\n### Lunch\n- rice",
    "## What to eat this week\n- Lunch: rice", "## Advice from doctor\n- Breakfast: eggs",
    "## Health advice\n- Breakfast: eggs",
    "# Today\n## Packing list\n- Lunch: bread",
    "# Food\n## Diet plan\n### Breakfast\n- eggs", "## Ernährungsplan\n### Frühstück\n- Brot",
    "## Qué comer hoy\n- Almuerzo: arroz",
    "## Conseils du médecin\n- Dîner : soupe", "## Plano alimentar\n- Almoço: arroz",
    "## Советы врача\n- Завтрак: каша",
    "## 建议\n- 早餐：粥", "**Meal plan**\n\n- Lunch: rice\n- Dinner: soup", "Shopping list:\n\n- Lunch: bread",
    "**Shopping list:**\n- Lunch: bread", "Diet plan\n---------\n\n- Lunch: rice",
    "- Meal plan:\n  - Breakfast: oats\n  - Lunch: rice",
    "- Shopping list\n  - Lunch: bread", "## 本周食谱\n- 早餐：粥", "## 今週のレシピ\n- 朝食：ご飯", "## To cook\n- Lentil soup",
    "# Food\n## Packing for camping\n- Lunch: bread", "# Food\n## Camping food\n- oats",
    "## Food to bring\n- Lunch: rolls",
    "# Food\n## Order for the office\n- pizza",
    "# Food\n## Nutrition per 100 g\n\n| Food | kcal |\n|---|---|\n| Oats | 380 |",
  ]) func `holds nothing that was eaten, in silence`(text: String) {
    let day = parsed(text + "\n")
    #expect(day.day.entries.isEmpty)
    #expect(day.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("# Menu\n\n- 12:00 Chips", 3), ("## Menu\n- Soup", 2), ("## Speiseplan\n- Linsensuppe", 2),
    ("# Menu\n## Lunch\n- something", 3), ("# Menu\n- Lunch: something", 2),
    ("## Meal ideas\n- 12:30 something (300 kcal)", 2), ("# Trip\n## Camping\n### Breakfast\n- eggs", 4),
    ("## To cook\n- Dinner: stew", 2), ("## Camping\n- Lunch: rice", 2), ("## Luggage\n- Lunch: bread", 2),
    ("# Trip\n\n# To cook\n- Dinner: stew", 4), ("# Today\n## Luggage\n- Lunch: sandwich", 3),
    ("# Today\n## Plan\n### Breakfast\n- eggs", 4), ("# Week\n## Meal prep\n### Lunch\n- rice", 4),
    ("**Meal ideas**\n\n- 12:30 something (300 kcal)", 3), ("# 2026-03-14 Menu\n## Breakfast\n- eggs", 3),
  ])
  func `is named where it may be what was eaten`(text: String, line: Int) {
    let found = parsed(text + "\n").diagnostics
    #expect(found.map(\.code) == [.uncountedFood])
    #expect(found.map(\.range.lowerBound.line) == [line])
  }

  @Test(arguments: [
    "## Menu\n- to do", "## Plan\n- 08:00 meeting\n- 12:30 lunch with Ann", "## Luggage\n- boots",
    "## Recipe\n- flour (300 kcal)", "## Shopping\n- 12:00 milk",
  ])
  func `is not named where nothing says that it was eaten`(text: String) {
    #expect(parsed(text + "\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("# Food Tracker\n\n## Foods to try next\n1. Avocado\n\n## Rules\n- No honey", ""),
    ("# Food\n\n## Foods introduced\n\n| Food | Notes |\n|---|---|\n| Potato | ok |", ""),
    ("# Meals\n\n## Schedule\n\n| Time | Meal |\n|---|---|\n| Lunch | Bowl |", ""),
    ("# Food\n\n**Foods to avoid**\n\n- nuts", "5 series “Foods to avoid” “nuts”\n"),
    ("# Food\n\nThings to avoid:\n- nuts", ""), ("# Food\n\n## Extras\n- nuts", "4 food “nuts”\n"),
    ("## Lunch\n- soup\n\n### Notes from the coach\n- salt", "2 lunch “soup”\n"),
    ("## Lunch\n- soup\n\nNotes on this:\n- salt (20 kcal)", "2 lunch “soup”\n"),
  ]) func `below a title for food is known by more words`(text: String, expected: String) {
    #expect(entriesAndSeries(text) == expected)
  }

  @Test(arguments: [
    "### Monday\n- Breakfast: oats\n\n### Tuesday\n- Lunch: soup",
    "**Lundi**\n\n- Petit-déjeuner : pain\n\n**Mardi**\n\n- Dîner : soupe",
    "# Meals\n\nDay 1:\n\n- midday: rice\n\nDay 2:\n\n- midday: fish",
    "## Day 1\n### Breakfast\n- oats\n\n## Day 2\n### Breakfast\n- eggs",
    "## 第1天\n- 早餐：粥\n\n## 第2天\n- 早餐：蛋",
  ]) func `of several days holds nothing that was eaten, and is named once`(text: String) {
    let day = parsed(text + "\n")
    #expect(day.day.entries.isEmpty)
    #expect(day.diagnostics.map(\.code) == [.headingNamesAnotherDay])
  }

  @Test(arguments: [
    (
      "### Monday\n- Breakfast: oats\n\n### Tuesday\n- Lunch: soup\n\n### Saturday\n- Lunch: rice",
      "8 lunch “rice”\n"
    ),
    (
      "**Monday**\n\n- Lunch: soup\n\n**Friday**\n\n- Lunch: bread\n\n**Saturday**\n\n- Lunch: rice",
      "11 lunch “rice”\n"
    ),
    ("## Day 12\n- Lunch: soup", "2 lunch “soup”\n"), ("### Monday\n- Lunch: soup", "2 lunch “soup”\n"),
  ]) func `leaves the file's own day, and a file of one day`(text: String, expected: String) {
    #expect(entriesAndSeries(text) == expected)
  }

  @Test(arguments: ["### Feb 13 Food Log", "## Food log 13 February", "## 13.02. what I ate"])
  func `of another day beside words is named where meals stand below it`(title: String) {
    let day = parsed("\(title)\n\n#### Breakfast\n\n- oats\n")
    #expect(day.diagnostics.map(\.code) == [.headingNamesAnotherDay])
  }

  @Test(arguments: ["### Mar 14 Food Log", "## 9 March to 15 March", "## Dentist on 20 March"])
  func `of the file's day, of several or of something else is not named`(title: String) {
    let day = parsed("\(title)\n\n#### Breakfast\n\n- oats\n")
    #expect(day.diagnostics.isEmpty)
  }

  @Test func `of days without meals is not named`() {
    let day = parsed("## Monday\n- [ ] call the bank\n\n## Tuesday\n- swim\n")
    #expect(day.diagnostics.isEmpty)
    #expect(day.day.tasks.count == 1)
  }

  @Test(arguments: [
    ("---\ntitle: \"Weekly Menu\"\n---\n\n# 2000 kcal\n- Breakfast: eggs", 0),
    ("---\ntitle: How we bought groceries and had dinner\n---\n\n- Dinner: eggs", 1),
    ("---\ntitle: Saturday\n---\n\n- Dinner: eggs", 1),
  ]) func `may be the whole file, by its title`(text: String, count: Int) {
    #expect(parsed(text + "\n").day.entries.count == count)
  }

  @Test(arguments: [
    ("**Lunch (planned)**\n\n- rice\n- [x] soup", "3 lunch planned “rice”\n4 lunch “soup”\n"),
    (
      "## Dinner (tomorrow)\n- 19:00 rice\n\n20:00 tea",
      "2 dinner 19:00 planned “rice”\n4 dinner 20:00 planned “tea”\n"
    ),
    (
      "## Dinner (geplant)\n\n| Food | kcal |\n|---|---|\n| Rice | 300 |",
      "5 dinner planned “Rice” 300 kcal\n"
    ),
    ("- Lunch (planned): rice\n- Dinner: soup", "1 lunch planned “rice”\n2 dinner “soup”\n"),
    (
      "- Lunch (planned):\n  - rice\n- Dinner (prévu)\n  - soup",
      "2 lunch planned “rice”\n4 dinner planned “soup”\n"
    ),
    ("Lunch (planned):\n- rice\n\nDinner:\n- soup", "2 lunch planned “rice”\n5 dinner “soup”\n"),
    ("# Meals (planned)\n\n## Lunch\n- rice", "4 lunch planned “rice”\n"),
    ("## Lunch (with a plan)\n- rice", "2 lunch “rice”\n"),
  ]) func `may be said in the title of a meal`(text: String, expected: String) {
    #expect(modelText(text + "\n") == expected)
  }

  @Test(arguments: [
    ("## Diet plan\n### Breakfast\n- eggs\n## Breakfast\n- oats", "5 breakfast “oats”\n"),
    ("### Diet plan\n- Lunch: rice\n## Eaten\n- Lunch: soup", "4 lunch “soup”\n"),
    ("## Planned vs eaten\n### Lunch\n- rice", "3 lunch “rice”\n"),
    ("# 2026-03-14 planning day\n## Breakfast\n- eggs", "3 breakfast “eggs”\n"),
    ("# 2026-03-14: shopping and a swim\n## Breakfast\n- eggs", "3 breakfast “eggs”\n"),
    ("# Saturday, camping list and tips\n- Lunch: soup", "2 lunch “soup”\n"),
    ("# Camping\n## Lunch\n- soup", "3 lunch “soup”\n"),
    ("## Camping with Ann\n- Lunch: soup", "2 lunch “soup”\n"),
    ("## Too tired to cook\n- Lunch: pizza", "2 lunch “pizza”\n"),
    ("## Packing and shipping\n- Lunch: pizza", "2 lunch “pizza”\n"),
    ("**Meal plan**\n\n- Lunch: rice\n\n**Done**\n\n- Lunch: soup", "7 lunch “soup”\n"),
    ("Shopping list:\n- Lunch: bread\n\nEaten:\n- Lunch: soup", "5 lunch “soup”\n"),
    ("## Lunch\n\n**Menu**\n\n- soup", "5 lunch “soup”\n"),
    ("# Meal prep\n## Lunch\n- soup", "3 lunch “soup”\n"),
    ("# Meal prep Sunday\n## Lunch\n- soup", "3 lunch “soup”\n"),
    ("## Meal plan vs actual\n- Lunch: soup", "2 lunch “soup”\n"),
    ("## Shopping, and what I ate\n- Lunch: soup", "2 lunch “soup”\n"),
    ("- Meal plan:\n  - Lunch: rice\n- Lunch: soup", "3 lunch “soup”\n"),
    ("- Shopping list for tomorrow\n  - Lunch: soup", "2 lunch “soup”\n"),
  ]) func `leaves what stands beside it, and days that were about more`(text: String, expected: String) {
    #expect(entries(text) == expected)
  }

  @Test func `keeps its tasks, boxes ticked or not`() {
    let day = parsed("## Meal plan\n### Breakfast\n- [x] eggs (100 kcal)\n- [ ] oats\n").day
    #expect(day.entries.isEmpty)
    #expect(day.tasks.count == 2)
  }

  @Test func `is shown as one by the reading of its lines`() {
    let text = """
      ## Diet plan
      ### Breakfast
      - eggs (100 kcal)
        - salted
      - [ ] buy eggs

      | Meal | Food |
      |---|---|
      | Lunch | Soup |

      Drink more.
      ## Lunch
      - soup

      Shopping list:
      - Lunch: bread

      Late.
      """
    let readings = DayFileParser().lineReadings(SourceText(text), day: Day(ordinal: 0), path: "2026-03-14.md")
    let names = readings.map { String("\($0.meaning)".prefix { $0 != "(" }) }
    #expect(
      names == [
        "title", "title", "series", "part", "task", "blank", "plan", "plan", "plan", "blank", "plan", "title",
        "entry", "blank",
        "title", "note", "blank", "note",
      ])
  }

  private func entries(_ text: String) -> String {
    entriesAndSeries(text).split(separator: "\n").filter { !$0.contains(" series ") }.map { $0 + "\n" }
      .joined()
  }

  @Test func `ends at the next title of its rank`() {
    #expect(
      modelText("## Recipe\n- 200 g flour\n\n## Lunch\n- Bread\n")
        == "2 series “Recipe” “200 g flour”\n5 lunch “Bread”\n")
  }

  private func entriesAndSeries(_ text: String) -> String {
    modelText(text + "\n").split(separator: "\n").filter { !$0.contains(" note ") }.map { $0 + "\n" }.joined()
  }
}

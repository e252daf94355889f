import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A timed item below the day's title` {
  private func read(_ item: String) -> String { modelText("# Saturday, 14 March 2026\n\n\(item)\n") }

  @Test(arguments: [
    ("* 9am: toast", "3 food 09:00 “toast”\n"), ("- 14:56 — Egg McMuffin", "3 food 14:56 “Egg McMuffin”\n"),
    ("- 8:15 coffee with milk", "3 food 08:15 “coffee with milk”\n"),
  ])
  func `is food without a category`(item: String, expected: String) { #expect(read(item) == expected) }

  @Test(arguments: [
    "rice, dal and bhindi", "2 boiled eggs, toast + butter", "Käsebrot mit Gurke", "Apfel",
    "un café con leche",
    "tortilla de patatas", "Gulasch mit Nudeln", "a glass of red wine", "sandwich (450 kcal)",
    "Had toast and jam",
    "Müsli", "餃子", "味噌汁とご飯", "커피", "каша", "leftover curry & rice", "Skyr 200 g", "soup #warm",
    "Butter chicken, naan, raita, Netflix", "200 g Alpro yoghurt", "Xyz sandwich (450 kcal)",
  ])
  func `is food if its words are`(words: String) {
    #expect(parsed("- 12:00 \(words)\n").day.entries.count == 1)
  }

  @Test(arguments: [
    "Standup", "Apple meeting", "lunch with Peter", "fix toast notifications", "tea party planning",
    "Milch kaufen",
    "buy milk", "order pizza", "Date", "wrap up", "SAP call", "pain", "squash", "Coffee chat", "Water plants",
    "Review cookie banner", "买牛奶", "handshake", "demo cookies", "Preis", "Komitee", "tea, shower, gym",
  ])
  func `is a note otherwise, in silence`(words: String) {
    let day = parsed("# Saturday, 14 March 2026\n\n- 12:00 \(words)\n")
    #expect(day.day.entries.isEmpty)
    #expect(day.day.notes.count == 1)
    #expect(day.diagnostics.isEmpty)
  }

  @Test(arguments: ["coffee with Peter", "Pizza mit Kollegen", "coffee and emails"])
  func `is a note with a hint if it may be food`(words: String) {
    let day = parsed("- 12:00 \(words)\n")
    #expect(day.day.entries.isEmpty)
    #expect(day.diagnostics.map(\.code) == [.uncountedFood])
  }

  @Test(arguments: [
    "- toast", "- [ ] 12:00 toast", "Shopping:\n- 12:00 toast", "## Work\n- 12:00 toast",
    "## Notes\n- 12:00 toast",
    "# Menu\n- 12:00 toast", "- call\n  - 12:00 toast",
  ])
  func `needs a time, no box, and nothing else above it`(text: String) {
    #expect(parsed("# Saturday, 14 March 2026\n\n\(text)\n").day.entries.isEmpty)
  }
}

@Suite struct `A list of foods without a meal` {
  @Test(arguments: ["", "Here is how today broke down:\n\n"])
  func `is notes, and named`(_ above: String) {
    let read = parsed(
      "# Saturday, 14 March 2026\n\n\(above)- porridge\n- 2 eggs\n- chicken curry\n- a long walk\n")
    #expect(read.day.entries.isEmpty)
    #expect(read.diagnostics.map(\.code) == [.uncountedFood])
  }

  @Test(arguments: [
    "- porridge\n- eggs\n", "Shopping:\n- milk\n- eggs\n- bread\n", "To buy\n\n- milk\n- eggs\n- bread\n",
    "- [ ] milk\n- [ ] eggs\n- [ ] bread\n", "- milk\n- a walk\n- work\n- eggs\n",
    "## Garden\n- tomatoes\n- beans\n- kale\n",
  ])
  func `is notes in silence if it is short, or for something else`(_ text: String) {
    #expect(parsed("# Saturday, 14 March 2026\n\n\(text)").diagnostics.isEmpty)
  }
}

@Suite struct `A line with an energy and no meal above` {
  @Test(arguments: ["Soup 200 Cal", "One slice of pizza – 330 calories", "I had two rolls (300 kcal)."])
  func `is a note, and named`(_ line: String) {
    let read = parsed("# Saturday, 14 March 2026\n\n\(line)\nBread (100 kcal)\n\nToast (90 kcal)\n")
    #expect(read.day.entries.isEmpty)
    #expect(read.diagnostics.map(\.code) == [.uncountedEnergy, .uncountedEnergy, .uncountedEnergy])
    #expect(read.diagnostics.map(\.isFurther) == [false, true, true])
  }

  @Test(arguments: [
    "Walked 5 km (300 kcal)", "Burned 300 kcal", "2000 kcal", "Goal: 2000 kcal", "Total 1800 kcal",
  ])
  func `is a note in silence if it is other energy`(_ line: String) {
    #expect(parsed("# Saturday, 14 March 2026\n\n\(line)\n").diagnostics.isEmpty)
    #expect(parsed("## Workout\n\nLegs (300 kcal)\n").diagnostics.isEmpty)
  }
}

@Suite struct `A line with a time below the day's title` {
  private func read(_ lines: String) -> String { modelText("# Saturday, 14 March 2026\n\n\(lines)\n") }

  @Test(arguments: [
    ("12:30 pasta (500 kcal)\n19:00 soup", "3 food 12:30 “pasta” 500 kcal\n4 food 19:00 “soup”\n"),
    ("9am: toast\nwith butter", "3 food 09:00 “toast with butter”\n"),
    ("8:15 coffee\n\n10:00 banana", "3 food 08:15 “coffee”\n5 food 10:00 “banana”\n"),
  ])
  func `is food without a category if its words are`(lines: String, expected: String) {
    #expect(read(lines) == expected)
  }

  @Test(arguments: [
    "12:30 Standup", "12:30 buy milk", "toast", "12:30 [ ] toast", "## Work\n12:30 toast",
    "# Menu\n12:30 toast",
  ])
  func `is a note otherwise`(line: String) {
    let read = parsed("# Saturday, 14 March 2026\n\n\(line)\n")
    #expect(read.day.entries.isEmpty)
    #expect(read.diagnostics.isEmpty)
  }

  @Test func `is a note with a hint if it may be food`() {
    #expect(
      parsed("# Saturday, 14 March 2026\n\n12:00 coffee with Peter\n").diagnostics.map(\.code) == [
        .uncountedFood
      ])
  }
}

@Suite struct `A meal's name` {
  @Test(arguments: [
    ("Завтрак. Каша\n", "1 breakfast “Каша”\n"),
    ("- Breakfast. Porridge and tea\n", "1 breakfast “Porridge and tea”\n"),
    ("Breakfast. Porridge\nLunch. Soup and bread\n", "1 breakfast “Porridge”\n2 lunch “Soup and bread”\n"),
    (
      "morgens: Tee\nmittags: Handvoll Nüsse\nabends: Brot mit Käse\n",
      "1 breakfast “Tee”\n2 lunch “Handvoll Nüsse”\n3 dinner “Brot mit Käse”\n"
    ),
    ("- 아침 - 빵\n", "1 breakfast “빵”\n"), ("- 점심: 김밥\n", "1 lunch “김밥”\n"),
    ("- **Lunch — MQT** — soup\n", "1 lunch “soup”\n"),
    ("## Food\n- **Lunch — MQT** — soup\n", "2 lunch “soup”\n"),
  ])
  func `may stand before a full stop, a dash or a place`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    ("- #lunch\n  - soup\n  - bread\n", ["lunch soup", "lunch bread"]),
    ("- #dinner pasta with pesto\n", ["dinner #dinner pasta with pesto"]),
    ("- oats with milk #breakfast\n", ["breakfast oats with milk"]),
    ("- #workout\n  - squats\n", []), ("- #food prices are up\n- #snack\n", []),
    ("- #lunch\n  - talked to the bank\n", []),
  ])
  func `may be a tag`(text: String, expected: [String]) {
    #expect(
      parsed(text).day.entries.map { "\($0.category?.rawValue ?? "") \($0.text.string)" } == expected)
  }

  @Test func `is none of a time of day where no line beside it names a dish`() {
    #expect(parsed("morning: gym\nafternoon: work\nevening: read a book\n").day.entries.isEmpty)
  }

  @Test(arguments: [
    (
      "Breakfast 2 eggs and toast\n8pm Dinner rice and dal (400 kcal)\nSnack: nuts\n",
      "1 breakfast “2 eggs and toast”\n2 dinner 20:00 “rice and dal” 400 kcal\n3 snack “nuts”\n"
    ),
    (
      "- Breakfast 2 eggs\n- **Lunch** poha\n  - good\n",
      "1 breakfast “2 eggs”\n2 lunch “poha” part “good”\n"
    ),
    (
      "B: eggs\nL: rice and dal (400 kcal)\nS: none\n",
      "1 breakfast “eggs”\n2 lunch “rice and dal” 400 kcal\n"
    ),
    (
      "## Food\nBreakfast eggs\nWeight: 72 kg\nDinner soup\nTotal: 900 kcal\n",
      "2 breakfast “eggs”\n3 weight 72 kg\n4 dinner “soup”\n"
    ),
    ("b - eggs\nd - rice ~700kcal\n", "1 breakfast “eggs”\n2 dinner “rice” ~700 kcal\n"),
    ("- L: soup\n- D: pizza\n", "1 lunch “soup”\n2 dinner “pizza”\n"),
    ("## Essen\nFrühstück Brot\nMittagessen Suppe\n", "2 breakfast “Brot”\n3 lunch “Suppe”\n"),
  ])
  func `may stand alone before a food where others do`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    "Breakfast burrito\n", "Lunch was late\nDinner soup\n", "Lunch meeting\nDinner party\n",
    "Lunch soup\nLunch bread\n",
    "- [ ] Lunch soup\n- [ ] Dinner rice\n", "B: backlog\nL: login page\n", "L: soup\n",
    "## Menu\n- Lunch soup\n- Dinner rice\n",
    "## Notes\nLunch soup\nDinner rice\n",
  ])
  func `does not else`(text: String) { #expect(parsed(text).day.entries.isEmpty) }

  @Test func `may have a food beside it`() {
    #expect(modelText("- **Breakfast / Eggs**: 5 large\n") == "1 breakfast “5 large”\n")
    #expect(parsed("- Lunch / Ann: talk\n").day.entries.isEmpty)
  }

  @Test(arguments: [
    (
      "Breakfast\n2 eggs\ntoast\n\nLunch\nskipped\n\nDinner\nsoup\n450\n",
      "2 breakfast “2 eggs”\n3 breakfast “toast”\n9 dinner “soup”\n"
    ),
    ("Lunch\nwith Ann in town.\n", ""), ("Dinner\nMovie\n", ""), ("Lunch\n", ""),
    ("# Menu\n\nLunch\nsoup\n", ""),
    ("| Meal | What | Cal |\n|---|---|---|\n| B | eggs | 200 |\n", "3 breakfast “eggs” 200 kcal\n"),
  ])
  func `may stand alone above foods, or as a letter in a table`(text: String, expected: String) {
    #expect(
      modelText(text).split(separator: "\n").filter { !$0.contains(" note ") }.map { $0 + "\n" }.joined()
        == expected)
  }

  @Test(arguments: [
    ("- Snack 2: nuts\n", "1 snack “nuts”\n"), ("- Breakfast @ 8: oats\n", "1 breakfast “oats”\n"),
    ("## Lunch 2\n- soup\n", "2 lunch “soup”\n"),
  ])
  func `may have a number behind it`(text: String, expected: String) { #expect(modelText(text) == expected) }

  @Test(arguments: [
    ("- Breakfast: tea. Lunch: soup\n", "1:19"), ("Lunch - salad -- Dinner - soup\n", "1:18"),
    ("- Lunch: low-carb bread - with ham\n", ""), ("- Lunch: soup, dal: much\n", ""),
  ])
  func `is hinted at where it stands behind another on the line`(text: String, place: String) {
    let read = parsed("# Saturday\n\n" + text)
    #expect(read.day.entries.count == 1)
    let hints = read.diagnostics.map { "\($0.range.lowerBound.line - 2):\($0.range.lowerBound.column)" }
    #expect(hints.joined() == place)
  }

  @Test(arguments: ["Total calories ~1600", "Total: 1600 kcal", "Gesamt 1600 kcal"])
  func `takes no line of a total as part of its food`(total: String) {
    let text = "# Saturday\n\nLunch @ 1pm: burger (900 kcal)\nDinner @ 7:30 pm: salad\n\(total)\n"
    #expect(modelText(text).hasPrefix("3 lunch 13:00 “burger” 900 kcal\n4 dinner 19:30 “salad”\n"))
  }

  @Test(arguments: ["- Lunch. Then home to work.\n", "Breakfast. We met Ann.\n", "- 아침: 회의\n", "- 저녁 - 영화\n"])
  func `is none before other words`(text: String) { #expect(parsed(text).day.entries.isEmpty) }
}

@Suite struct `Meals that are written again` {
  @Test(arguments: [
    "## Summary\n- Breakfast: porridge\n", "## Summary\n- porridge\n- soup\n",
    "\nMeals today: porridge, soup\n",
    "- Meals today: porridge, soup\n",
  ])
  func `count once`(again: String) {
    let text = "## Breakfast\n- porridge\n\n## Lunch\n- soup\n"
    #expect(parsed(text + again).day.entries.map(\.text.string) == ["porridge", "soup"])
  }

  @Test
  func `count once where only the summary says of which meal they are, and nothing is said to be missing`() {
    let text = "- 08:00 oats (300 kcal)\n- 13:00 soup (400 kcal)\n"
    let again = "## Summary\n- Breakfast: oats (300 kcal)\n- Lunch: soup (400 kcal)\n"
    let found = parsed(text + again)
    #expect(found.day.entries.map(\.text.string) == ["oats", "soup"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "## Summary\n\n| Meal | Food | kcal |\n|---|---|---|\n| Breakfast | oats | 300 |\n| Lunch | rice | 400 |\n| Total | | 700 |\n",
    "## Summary\n\n### Breakfast\n- oats (300 kcal)\n\n### Lunch\n- rice (400 kcal)\n",
    "## Summary\n\n**Breakfast:** oats (300 kcal)\n**Lunch:** rice (400 kcal)\n",
    "## Daily summary\n\nBreakfast: oats (300 kcal)\nLunch: rice (400 kcal)\n",
  ])
  func `count once in whatever form a summary has them`(summary: String) {
    let meals = "## Breakfast\n- oats (300 kcal)\n\n## Lunch\n- rice (400 kcal)\n\n"
    #expect(parsed(meals + summary).day.entries.map(\.text.string) == ["oats", "rice"])
    #expect(parsed(summary + "\n" + meals).day.entries.map(\.text.string) == ["oats", "rice"])
  }

  @Test func `count where they are new`() {
    let text = "## Breakfast\n- porridge\n\n## Summary\n- Lunch: soup\n- Snack: nuts\n- Snack: nuts\n"
    #expect(parsed(text).day.entries.map(\.text.string) == ["porridge", "soup", "nuts", "nuts"])
  }
}

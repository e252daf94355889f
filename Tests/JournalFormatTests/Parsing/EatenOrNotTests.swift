import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `Food that was not eaten` {
  @Test(arguments: [
    "No cake (400 kcal)", "No comí la tarta (400 kcal)", "Sin postre (200 kcal)", "Kein Nachtisch (300 kcal)",
    "Kuchen nicht gegessen (400 kcal)", "didn't eat the cake (400 kcal)", "almost had a cookie (200 kcal)",
    "tarta no comida (300 kcal)", "niet gegeten taart (300 kcal)", "~~Cake~~ (400 kcal)", "~~Cake~~ 300 kcal",
  ])
  func `is dropped where the words say so, whatever their language`(words: String) {
    #expect(parsed("## Dinner\n\n- \(words)\n").day.entries.map(\.state) == [.dropped])
  }

  @Test(arguments: [
    "Geplant: Curry (700 kcal)", "Planned: curry (700 kcal)", "Dinner planned: curry (700 kcal)",
    "Planned dinner: curry (700 kcal)",
  ])
  func `is planned where a label says so`(words: String) {
    #expect(parsed("## Dinner\n\n- \(words)\n").day.entries.map(\.state) == [.planned])
  }

  @Test(arguments: [
    "didn't eat all of it: risotto (400 kcal)", "did not eat the whole pizza, about half (450 kcal)",
    "skipped breakfast; brunch plate (800 kcal)", "almost ate the whole cake, 3 slices (900 kcal)",
    "no cheese pizza (500 kcal)",
    "no egg mayo sandwich (350 kcal)", "no comí toda la pizza (400 kcal)",
    "didn't eat until 3pm: curry (600 kcal)",
    "craved salt, so chips (300 kcal)", "Workout: protein shake (250 kcal)",
    "No sugar cola (10 kcal)", "forgot to log (600 kcal)", "~~Cake~~ yogurt (200 kcal)",
    "soup not spicy (300 kcal)",
  ])
  func `is not what other words are said of`(words: String) {
    #expect(parsed("## Dinner\n\n- \(words)\n").day.entries.map(\.state) == [.eaten])
  }

  @Test(arguments: [
    "nichts gegessen", "verzichtet", "pas de goûter", "rien mangé", "не ел", "не завтракал", "ничего не ел",
    "hoppade över", "åt inget",
    "ingen middag", "non ho mangiato", "no desayuné", "sin cena", "niet ontbeten",
  ])
  func `is no entry where words say that nothing was eaten, whatever their language`(words: String) {
    #expect(parsed("## Food\n\n- Dessert: \(words)\n").day.entries.isEmpty)
  }

  @Test func `is what a table says no of`() {
    let table =
      "| Food | Planned | Eaten | kcal |\n|---|---|---|---|\n| cake | yes | no | 400 |\n| soup | no | yes | 300 |\n"
    #expect(parsed(table).day.entries.map(\.state) == [.dropped, .eaten])
  }

  @Test(arguments: ["What I should have eaten", "Craved but resisted", "What the kids ate"])
  func `stands below a title that says so`(title: String) {
    let day = parsed("## Meals\n\n- soup (300 kcal)\n\n### \(title)\n\n- cake (400 kcal)\n").day
    #expect(day.entries.map(\.text.string) == ["soup"])
  }

  @Test func `is energy that was burned`() {
    let read = parsed(
      "## Dinner\n\n- soup (100 kcal)\n- **Exercise:** 30 min jogging (300 kcal)\n\n**Exercise:** a run (300 kcal)\n"
    )
    #expect(read.day.entries.map(\.text.string) == ["soup"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Lunch: soup (300 kcal)\nDinner: curry (500 kcal)\nExercise: 30 min run (250 kcal)\n",
    "Lunch: soup (300 kcal)\nDinner: curry (500 kcal)\nGarmin: 2400 kcal\n",
    "**Lunch:** soup (300 kcal)\n**Dinner:** curry (500 kcal)\n**Exercise:** 30 min run (250 kcal)\n",
    "## Lunch\n- soup (300 kcal)\n## Dinner\n- curry (500 kcal)\nRunning: 30 min (250 kcal)\n",
  ])
  func `is energy that was burned on a line below a meal`(text: String) {
    #expect(parsed(text).day.entries.map { $0.energy?.middle.kilocalories } == [300, 500])
  }

  @Test func `is of no meal behind a name that is none`() {
    let entries = parsed("Lunch: ham sandwich - 560kcal\nTea: sausage and mash - 620kcal\n").day.entries
    #expect(entries.map(\.category) == [.lunch, nil])
    #expect(entries.map { $0.energy?.middle.kilocalories } == [560, 620])
  }

  @Test(arguments: ["−300", "-300"])
  func `has no energy below zero`(figure: String) {
    let read = parsed("## Dinner\n\n- running (\(figure) kcal)\n")
    #expect(read.day.entries.map(\.energy) == [nil])
    #expect(read.diagnostics.map(\.code) == [.almostFacts])
  }
}

@Suite struct `Food that is said twice` {
  @Test(arguments: [
    "- Breakfast: oats (300 kcal)\n- Lunch: soup (200 kcal)\n\nMeals today:\n- oats (300 kcal)\n- soup (200 kcal)\n",
    "## Lunch\n\n- oats (300 kcal)\n- soup (200 kcal)\n\n## Meals today\n\n- Lunch: oats, soup (500 kcal)\n",
    "## Lunch\n\n- oats (300 kcal)\n- soup (200 kcal)\n\n**Meals today**\n\n- oats, soup\n",
    "## Lunch\n\n- oats (300 kcal)\n- soup (200 kcal)\n\n## Meals today\n\n- Lunch: oats (300 kcal), soup (200 kcal)\n",
    "## Lunch\n\n- oats (300 kcal)\n- soup (200 kcal)\n\n- Meals today:\n  - oats\n  - soup\n",
  ])
  func `counts once, where a title says that it was eaten on the day`(text: String) {
    #expect(parsed(text).day.entries.map(\.text.string) == ["oats", "soup"])
  }

  @Test func `is shown as said again`() throws {
    let text = "## Lunch\n- oats\n- soup\n\n## Meals today\n- oats, soup\n"
    let lines = DayFileParser().lineReadings(
      SourceText(Array(text.utf8)), day: try #require(Day("2026-03-14")), path: "")
    #expect(lines.last?.meaning == .repetition)
  }

  @Test func `counts where it stands below such a title alone`() {
    let day = parsed("## Meals today\n\n- Breakfast: oats\n- Lunch: soup, bread (500 kcal)\n").day
    #expect(day.entries.map(\.text.string) == ["oats", "soup, bread"])
  }

  @Test func `counts as often as it was eaten`() {
    let text =
      "## Snack\n\n- coffee (50 kcal)\n\n## Food today\n\n- coffee (50 kcal)\n- coffee (50 kcal)\n- toast\n"
    #expect(parsed(text).day.entries.map(\.text.string) == ["coffee", "coffee", "toast"])
  }

  @Test func `counts with another energy than that of its parts`() {
    let text =
      "## Lunch\n\n- oats (300 kcal)\n- soup (200 kcal)\n\n## Meals today\n\n- oats, soup (900 kcal)\n"
    #expect(parsed(text).day.entries.count == 3)
  }
}

@Suite struct `A sum among foods` {
  @Test(arguments: [
    "- Today: 500 kcal", "- Day: 500 kcal", "- 500 kcal for the day", "- eaten: 500 kcal",
    "- bisher 500 kcal", "- heute: 500 kcal",
    "- journée : 500 kcal", "- hoy: 500 kcal", "- llevo 500 kcal", "- Tagesziel: 1800 kcal",
    "- Grundumsatz: 1600 kcal",
    "- Bilanz: 500 kcal", "- bilan : 500 kcal", "### Total for the day\n- 500 kcal",
    "### Nutrition totals\n- 500 kcal",
  ])
  func `is no food`(line: String) {
    #expect(parsed("## Food\n\n- wrap (500 kcal)\n\(line)\n").day.entries.map(\.text.string) == ["wrap"])
  }

  @Test(arguments: [
    "Weekly average: 1900 kcal", "Yesterday: 1800 kcal", "Goal weight: 68 kg", "Målvikt: 68 kg",
    "Aufnahme: 535 kcal",
  ])
  func `is no food below a title for a summary, whatever its label`(line: String) {
    let day = parsed("## Food\n\n- Pizza (535 kcal)\n\n**Summary**\n\n- Eaten: 535 kcal\n- \(line)\n").day
    #expect(day.entries.map(\.text.string) == ["Pizza"])
  }

  @Test(arguments: [
    "Daily average: 1900 kcal", "Yesterday: 1800 kcal", "Required: 2000 kcal", "Bedarf: 2200 kcal",
    "Wochenschnitt: 1900 kcal", "Apport : 825 kcal",
    "Underhåll: 2200 kcal", "Förbränt: 350 kcal", "Ran 5 km: 320 kcal", "Running (300 kcal)",
    "Cycling 30 min - 250 kcal",
    "Spaziergang (150 kcal)",
  ])
  func `is none of other days, of needs and of what was burned`(line: String) {
    #expect(parsed("## Food\n\n- Pizza (535 kcal)\n- \(line)\n").day.entries.map(\.text.string) == ["Pizza"])
  }

  @Test func `is none of a goal in a table`() {
    let table =
      "## Food\n\n| Food | g | kcal |\n|---|---|---|\n| Nudeln | 200 | 500 |\n| Tagesziel | | 1800 |\n"
    #expect(parsed(table).day.entries.count == 1)
  }

  @Test(arguments: ["Dim sum", "Total yoghurt", "Tostada y media", "Curry Rest", "chips, half left"])
  func `is no dish of a table that has a word for one`(dish: String) {
    let table = "## Lunch\n\n| Food | kcal |\n|---|---|\n| \(dish) | 330 |\n| Total | 330 |\n"
    #expect(parsed(table).day.entries.map(\.text.string) == [dish])
  }

  @Test func `is not a meal of the day`() {
    #expect(
      parsed("## Food\n\n- breakfast today (300 kcal)\n").day.entries.map(\.energy?.middle.kilocalories) == [
        300
      ])
  }
}

@Suite struct `A line below a quotation` {
  @Test(arguments: [
    (
      "- 08:00 oats (310 kcal)\n> dentist moved\n19:00 pizza (560 kcal)\nWeight: 72.4 kg\n",
      "1 food 08:00 “oats” 310 kcal\n2 note “> dentist moved”\n3 food 19:00 “pizza” 560 kcal\n4 weight 72.4 kg\n"
    ),
    (
      "> a saying\nBreakfast: porridge (300 kcal)\nLunch: soup\n",
      "1 note “> a saying”\n2 breakfast “porridge” 300 kcal\n3 lunch “soup”\n"
    ),
    (
      "## Food\n\n• oats\n> moved\n• 19:00 pizza\n",
      "3 food “oats”\n4 note under “Food” “> moved”\n5 food 19:00 “pizza”\n"
    ),
    (
      "> \"I had not eaten since\n8:30 and was starving\", said Ann.\n",
      "1 note “> \"I had not eaten since⏎8:30 and was starving\", said Ann.”\n"
    ),
    ("> [!quote]\n> x\nWeight: 80 kg is too much\n", "1 note “> [!quote]⏎> x⏎Weight: 80 kg is too much”\n"),
    ("> a saying\nthat goes on\n", "1 note “> a saying⏎that goes on”\n"),
    ("> a saying\n> Lunch: soup\n", "1 note “> a saying⏎> Lunch: soup”\n"),
  ])
  func `stands for itself where it begins with a time, a sign or a label`(text: String, model: String) {
    #expect(modelText(text) == model)
  }
}

@Suite struct `A figure that counts for nothing is named` {
  @Test(arguments: [
    ("- [x] 08:00 oats (300 kcal)", "uncounted-energy"), ("- [x] Ate an apple (80 kcal)", "uncounted-energy"),
    ("- [x] Breakfast: oats (300 kcal)", "uncounted-energy"), ("- [x] Breakfast: oats", "uncounted-food"),
    ("- [x] Weight: 72.4 kg", "uncounted-weight"), ("> [!weight]\n> 71.9 kg", "uncounted-weight"),
    ("## Lunch\n- Run: 2 gels (200 kcal)", "uncounted-energy"),
    ("## Calories\n- Breakfast 350\n- Lunch 600", "uncounted-energy"),
    ("## B\n- tuna salad 310", "uncounted-food"),
    ("## Weight\n- 72.4 kg\n- highest: 74 kg", "uncounted-weight"),
    ("## Lunch\n- soup two hundred kcal", "almost-facts"),
    ("## Lunch\n- tea 8am", "almost-time"), ("## Lunch\n- soup 8:30 pm", "almost-time"),
    ("## Lunch\n- Kaffee 8 Uhr", "almost-time"),
    ("| Food | kcal | Fat (g) |\n|---|---|---|\n| rice || 200 | |", "extra-cells"),
    ("| Food | Amount | kcal |\n|---|---|---|\n| rice `a|b` | 200 | |", "extra-cells"),
  ])
  func `with its line`(text: String, code: String) {
    #expect(parsed("# Saturday, 14 March 2026\n\n\(text)\n").diagnostics.map(\.code.rawValue) == [code])
  }

  @Test(arguments: [
    "## Lunch\n- pasta 100 gr", "## Lunch\n- 2 Kings 4:38", "- [x] call mum", "- [x] Weigh the parcel",
    "> [!note]\n> 71.9 kg parcel",
    "| Food | kcal |\n|---|---|\n| rice | 200 | |",
  ])
  func `and not where it is none`(text: String) {
    #expect(parsed("# Saturday, 14 March 2026\n\n\(text)\n").diagnostics.isEmpty)
  }

  @Test func `in the words of the title's language`() {
    let found = parsed("## Mittag\n\n- Linsensuppe\n").diagnostics
    #expect(found.map(\.message).allSatisfy { $0.contains("write ‘Mittagessen’ alone") })
    #expect(found.count == 1)
  }
}

@Suite struct `A weight beside other words` {
  @Test(arguments: [
    "## Vikt\n\n- 07.05 72,4 kg", "## Weight\n- 7:00 → 72.4 kg", "Weight: 72.4 kg ↓ 0.3 kg",
    "## Lunch\n- soup (200 kcal)\nI weighed 72.4 kg this morning.",
  ])
  func `is read`(text: String) {
    #expect(parsed("\(text)\n").day.weights.map(\.mass.kilograms) == [72.4])
  }

  @Test func `is no part of its remark where a table has the share of fat`() {
    let day = parsed("## Weight\n\n| Time | Weight | Fat % |\n|---|---|---|\n| 07:00 | 72.4 kg | 22.1 |\n")
      .day
    #expect(day.weights.map(\.bodyFatPercent) == [22.1])
    #expect(day.weights.map(\.remark) == [nil])
  }
}

@Suite struct `A meal's name on a line of its own` {
  @Test(arguments: [
    "**Breakfast**\nPorridge (300 kcal)\n\nDinner:\nPizza (800 kcal)\nSalad (80 kcal)\n",
    "**Breakfast**\nPorridge\n\nDinner:\nPizza\nSalad\n",
    "## Breakfast\n\n- Porridge\n\nDinner:\nPizza (800 kcal)\nSalad\n",
  ])
  func `begins that meal below another one too`(text: String) {
    let day = parsed(text).day
    #expect(day.entries.map(\.text.string) == ["Porridge", "Pizza", "Salad"])
    #expect(day.entries.map(\.category) == [.breakfast, .dinner, .dinner])
  }
}

@Suite struct `A bold title with company` {
  @Test(arguments: [
    "**Lunch** (12:30) with Anna", "**Lunch** (12:30), at Mum's", "**Lunch** (12:30)", "**Lunch** with Anna",
  ])
  func `opens the list below it, whatever it says of time and company`(title: String) {
    let day = parsed("**Breakfast** (7:30)\n- roll\n\n\(title)\n- salad\n").day
    #expect(day.entries.map(\.text.string) == ["roll", "salad"])
    #expect(day.entries.map(\.category) == [.breakfast, .lunch])
  }
}

@Suite struct `A range between two figures` {
  @Test(arguments: [
    "soup between 300 and 400 kcal", "Suppe zwischen 300 und 400 kcal", "sopa entre 300 y 400 kcal",
  ])
  func `is read`(words: String) {
    let energy = parsed("## Lunch\n\n- \(words)\n").day.entries.first?.energy
    #expect(energy?.low.kilocalories == 300)
    #expect(energy?.high.kilocalories == 400)
  }
}

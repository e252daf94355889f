import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `An energy of one piece` {
  @Test(arguments: [
    ("2 Eier á 80 kcal", 160), ("2 Eier à 80 kcal", 160), ("2 Eier je 80 kcal", 160),
    ("2 Eier (je 80 kcal)", 160),
    ("2 huevos de 80 kcal", 160), ("2 eggs each 80 kcal", 160), ("2 eggs @ 80 kcal", 160),
    ("2 eggs × 80 kcal", 160),
    ("2 eggs (80 kcal each)", 160), ("2 eggs, 80 kcal each", 160), ("two eggs @ 80 kcal", 160),
    ("2x egg @ 78 kcal", 156), ("3 œufs à 80 kcal chacun", 240), ("1.5 eggs (80 kcal each)", 120),
    ("bread and 2 eggs (80 kcal each)", 160), ("toast (90 kcal) + 2 eggs (80 kcal each)", 250),
    ("2 eggs (80 kcal each) + toast (90 kcal)", 250), ("eggs (2 x 80 kcal)", 160), ("eggs 2x80 kcal", 160),
    ("2 uova (80 kcal l'uno)", 160), ("2 mele (80 kcal cad.)", 160), ("2 huevos (80 kcal c/u)", 160),
    ("2 huevos (80 kcal la unidad)", 160), ("2 Eier (80 kcal das Stück)", 160),
    ("2 Eier (pro Stück 80 kcal)", 160),
    ("2 œufs, 80 kcal la pièce", 160), ("2 eggs (80 kcal a piece)", 160),
    ("eggs 2 × 80 kcal", 160), ("2x300 kcal bars", 600), ("kebab (1.5 x 400 kcal) + cola (140 kcal)", 740),
  ])
  func `counts as often as a number before it says`(words: String, energy: Double) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy?.middle.kilocalories) == [energy])
    #expect(read.day.entries.map(\.text.string) == [words])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("pizza de 800 kcal", 800), ("1 Pizza à 800 kcal", 800), ("lunch @ 800 kcal", 800),
    ("2 eggs 80 kcal each, 160 kcal", 160),
    ("2 eggs 80 kcal each (160 kcal)", 160), ("2 eggs 80 kcal each = 160 kcal", 160),
    ("2 tazas de arroz 400 kcal", 400),
  ])
  func `is that of all where no number stands before it, or where the sum is said`(
    words: String, energy: Double
  ) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy?.middle.kilocalories) == [energy])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: ["soup -> 250 kcal", "soup => 250 kcal", "soup → 250 kcal"])
  func `stands behind an arrow`(words: String) {
    #expect(modelText("## Lunch\n\n- \(words)\n") == "3 lunch “soup” 250 kcal\n")
  }

  @Test(arguments: [
    "200 g Reis à 130 kcal", "Reis je 130 kcal", "crackers (80 kcal each)", "eggs 2 @ 78 kcal",
    "2 eggs 100 g 80 kcal each",
    "2 eggs 80 kcal each, 250 kcal",
  ])
  func `is named where nothing says of how many`(words: String) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy) == [nil])
    #expect(read.diagnostics.map(\.code) == [.almostFacts])
  }
}

@Suite struct `The time of a meal` {
  @Test func `is not that of another meal whose label stands below it`() {
    #expect(
      modelText(
        "## Food\n\n### Lunch (12:45)\n\n- soup\n- Dessert: cake\n- Dinner: rice\n- Snack:\n  - pear\n\nBreakfast: egg\n"
      )
        == """
        5 lunch 12:45 “soup”
        6 dessert 12:45 “cake”
        7 dinner “rice”
        9 snack “pear”
        11 breakfast “egg”

        """)
  }
}

@Suite struct `A header among rows` {
  @Test func `names the columns again and is no food`() {
    #expect(
      modelText(
        """
        ## Food

        | Time | Food | kcal |
        |------|------|------|
        | 08:15 | Porridge | 320 |
        | Time | Food | kcal |
        | 13:10 | Soup | 200 |

        | Food | Time | kcal |
        | Rice | 18:10 | 300 |

        """) == """
          5 food 08:15 “Porridge” 320 kcal
          7 food 13:10 “Soup” 200 kcal
          10 food 18:10 “Rice” 300 kcal

          """)
  }

  @Test func `of a spreadsheet, with tabs, is no food`() {
    #expect(
      modelText("## Food\n\nTime\tFood\tkcal\n08:15\tPorridge\t320 kcal\n")
        == "3 note under “Food” “Time\tFood\tkcal”\n4 food 08:15 “Porridge” 320 kcal\n")
  }
}

@Suite struct `A time of day with the words around it` {
  @Test(arguments: [
    ("In the evening", "dinner"), ("Am Abend", "dinner"), ("Abends", "dinner"), ("Le midi", "lunch"),
    ("Le soir", "dinner"),
    ("Por la mañana", "breakfast"), ("Por la noche", "dinner"), ("De manhã", "breakfast"),
    ("La sera", "dinner"),
    ("'s avonds", "dinner"), ("På kvällen", "dinner"), ("Вечером", "dinner"),
  ])
  func `names a meal below food, and none elsewhere`(title: String, meal: String) {
    #expect(modelText("## Food\n\n### \(title)\n\n- rice\n") == "5 \(meal) “rice”\n")
    #expect(parsed("## \(title)\n\n- rice\n").day.entries.isEmpty)
  }
}

@Suite struct `A weight without a unit` {
  @Test func `that would be usual in pounds is a warning, unless the settings state the units`() {
    let text = "Weight: 180\n\n## Lunch\n\n- soup\n"
    #expect(parsed(text).diagnostics.map(\.code) == [.implausibleWeight])
    var settings = JournalSettings()
    settings.statesUnits = true
    #expect(parsed(text, settings: settings).diagnostics.map(\.code) == [.weightWithoutUnit])
    #expect(parsed("Weight: 82.5\n").diagnostics.map(\.code) == [.weightWithoutUnit])
    #expect(parsed("Weight: 180 kg\n").diagnostics.isEmpty)
  }
}
@Suite struct `A fold in HTML` {
  @Test func `is titled by its summary, and ends`() {
    #expect(
      modelText(
        "## Food\n\n<details><summary>Lunch</summary>\n\n- soup\n\n</details>\n\n- tea\n\n<details>\n<summary>Dinner</summary>\n\n- rice\n\n</details>\n"
      )
        == "5 lunch “soup”\n9 food “tea”\n14 dinner “rice”\n")
  }

  @Test func `names what is HTML for want of an empty line`() {
    let read = parsed("## Food\n\n<details>\n<summary>Lunch</summary>\n- soup\n- rice\n</details>\n")
    #expect(read.day.entries.isEmpty)
    #expect(read.diagnostics.map(\.code) == [.uncountedFood])
    #expect(read.diagnostics.map(\.range.lowerBound.line) == [5])
  }
}

@Suite struct `Letters for meals` {
  @Test func `are read beside letters for something else`() {
    #expect(
      modelText("# Saturday, 14 March 2026\n\nS: 7h\nW: good\nB: oats\nL: soup\nD: fish\n")
        == "3 note under “Saturday, 14 March 2026” “S: 7h⏎W: good”\n5 breakfast “oats”\n6 lunch “soup”\n7 dinner “fish”\n"
    )
  }

  @Test func `need foods behind them`() {
    #expect(
      parsed("# Saturday, 14 March 2026\n\nS: slept\nB: book club\nL: late again\nD: drive\n").day.entries
        .isEmpty)
  }
}

@Suite struct `What was not eaten` {
  @Test(arguments: ["- for tomorrow: soup", "- soup (for tomorrow)", "- für morgen: Suppe"])
  func `is planned where it is for another day`(item: String) {
    #expect(parsed("## Lunch\n\n\(item)\n").day.entries.map(\.state) == [.planned])
  }

  @Test(arguments: [
    "- felt bloated", "- Feeling full", "- see photo", "- See below.", "- Cheat day!", "- Fasted until 14:00",
    "- Serves 4", "- TDEE 2300 kcal", "- siehe unten",
  ])
  func `is a note where it says how somebody felt`(item: String) {
    #expect(parsed("## Lunch\n\n- soup\n\(item)\n").day.entries.count == 1)
    #expect(parsed("## Lunch\n\n\(item) (20 kcal)\n").day.entries.count == 1)
  }
}

@Suite struct `What was done at a meal beside eating` {
  @Test(arguments: [
    "- walked the dog", "- 19:00 reservation at Luigi's", "- book table for 4", "- meeting with Tom",
    "- went to bed at 23:00",
    "- Zähne geputzt",
  ])
  func `is a note`(item: String) {
    let read = parsed("## Lunch\n\n- soup\n\(item)\n")
    #expect(read.day.entries.map(\.text.string) == ["soup"])
    #expect(read.day.notes.map(\.text.string) == [item])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: ["- [x] make bed", "- [ ] call mum"])
  func `is a note with a hint behind a box`(item: String) {
    let read = parsed("## Lunch\n\n- soup\n\(item)\n")
    #expect(read.day.entries.map(\.text.string) == ["soup"])
    #expect(read.diagnostics.map(\.code) == [.uncountedTask])
  }

  @Test(arguments: [
    "- watched a film with popcorn", "- gym shake", "- walked home with a croissant", "- meeting (300 kcal)",
    "- went to eat pizza",
  ])
  func `is an entry where it names a food or says how much it was`(item: String) {
    #expect(parsed("## Lunch\n\n- soup\n\(item)\n").day.entries.count == 2)
  }
}

@Suite struct `Lines that are passed over` {
  @Test func `are all named, and shown once below each title`() {
    let read = parsed(
      "# Saturday, 14 March 2026\n\nsoup 200 kcal, it was warm.\nrice 200 kcal, it was cold.\n\n## Other\n\n- pie (300 kcal)\n- cake (300 kcal)\n"
    )
    #expect(read.diagnostics.map(\.range.lowerBound.line) == [3, 4, 8, 9])
    #expect(read.diagnostics.map(\.isFurther) == [false, true, false, true])
  }

  @Test func `are counted in a paragraph`() {
    let read = parsed("## Snack\n\n→ pear\n→ apple\n")
    #expect(read.diagnostics.map(\.uncountedLines) == [3...4])
  }
}

@Suite struct `A list of foods that repeats the day` {
  @Test(arguments: [
    "## Breakfast\n- 08:15 egg (80 kcal)\n\n## Lunch\n- soup\n\n## Food\n- egg (80 kcal)\n- soup (200 kcal)\n",
    "## Breakfast\n- egg (80 kcal)\n\n## Lunch\n- soup\n\n## Food\n- Breakfast: egg (80 kcal)\n- Lunch: soup\n",
    "## Food\n- Breakfast: egg\n- Lunch: soup\n\n## Breakfast\n- egg\n\n## Lunch\n- soup (200 kcal)\n",
    "## Breakfast\n- egg\n- tea\n\n## Lunch\n- soup\n\n## Food\n- Breakfast: egg, tea\n- Lunch: soup\n",
    "## Breakfast\n- egg\n\n## Lunch\n- soup\n\n## Food\n\n| Food | kcal |\n|---|---|\n| egg | 80 |\n| soup | 200 |\n",
  ])
  func `is named with its lines`(text: String) {
    let found = parsed(text).diagnostics
    #expect(found.map(\.code) == [.repeatedFood])
    #expect(found.allSatisfy { $0.message.hasPrefix("the foods of this list stand in lines ") })
  }

  @Test(arguments: [
    "## Breakfast\n- egg (80 kcal)\n- tea\n\n## Food\n- egg (90 kcal)\n- tea\n",
    "## Breakfast\n- 08:00 egg\n- tea\n\n## Food\n- 15:00 egg\n- tea\n",
    "## Breakfast\n- egg\n- tea\n\n## Food\n- Dinner: egg\n- Dinner: tea\n",
    "## Food\n\n### Breakfast\n- egg\n- tea\n\n### Dinner\n- egg\n- tea\n",
    "## Lunch\n- rice\n\n## Food\n- rice\n",
  ])
  func `is none where anything differs`(text: String) {
    #expect(parsed(text).diagnostics.isEmpty)
  }
}

@Suite struct `A day as people keep it` {
  @Test(arguments: [
    (
      "## Food\n\n### 08:00\n- toast\n\n### 13:00\n- soup\n\n## Notes\n\n- x\n",
      "4 food 08:00 “toast”\n7 food 13:00 “soup”\n11 note under “Notes” “- x”\n"
    ),
    (
      "**Food**\nB: oats 300\nL: sushi 500\nD: pizza 900\n",
      "2 breakfast “oats 300”\n3 lunch “sushi 500”\n4 dinner “pizza 900”\n"
    ),
    (
      "Frühstück: Brot\nMittag: Linsensuppe\nAbends: Salat\n",
      "1 breakfast “Brot”\n2 lunch “Linsensuppe”\n3 dinner “Salat”\n"
    ),
    (
      "## Food\n\n**07:30**\n\n- toast\n\n**Lunch**\n\n**12:30**\n\n- soup\n\n**Exercise**\n\n- run\n",
      "5 food 07:30 “toast”\n11 lunch 12:30 “soup”\n13 note under “Exercise” “**Exercise**”\n15 series “Exercise” “run”\n"
    ),
    (
      "## Lunch {#lunch}\n- rice\n\n## Dinner[^1]\n- soup\n", "2 lunch “rice”\n5 dinner “soup”\n"
    ),
    (
      "## Food\n\n| Lunch | kcal |\n|---|---|\n| soup | 300 |\n\n- tea\n",
      "5 lunch “soup” 300 kcal\n7 food “tea”\n"
    ),
    (
      "3/2\n\n7:30a - oatmeal\n10a - banana\n6p: pasta\n",
      "1 note “3/2”\n3 food 07:30 “oatmeal”\n4 food 10:00 “banana”\n5 food 18:00 “pasta”\n"
    ),
    (
      "14 March 2026 (Sat)\nB - eggs, toast\nL - salad\nTotal: 1795\n",
      "1 note “14 March 2026 (Sat)”\n2 breakfast “eggs, toast”\n3 lunch “salad”\n4 note “Total: 1795”\n"
    ),
    (
      "# Daily Note\n\n**Breakfast:** eggs\n**Lunch:** skipped\n**Dinner:** pizza\n**Snacks:** none\n**Calories:** ~1900\n",
      "3 breakfast “eggs”\n5 dinner “pizza”\n7 note under “Daily Note” “**Calories:** ~1900”\n"
    ),
    (
      "Lunch: wrap\nDinner: curry\nCalories: 1900\n",
      "1 lunch “wrap”\n2 dinner “curry”\n3 note “Calories: 1900”\n"
    ),
    (
      "Lunch: wrap\nCalories: 500\nDinner: curry\nCalories: 700\n",
      "1 lunch “wrap” facts “Calories: 500” 500 kcal sum 500 kcal\n"
        + "3 dinner “curry” facts “Calories: 700” 700 kcal sum 700 kcal\n"
    ),
    (
      "🥪 Lunch: sandwich\n🍝 Dinner: pasta\n⚖️ 82.1 kg\n",
      "1 lunch “sandwich”\n2 dinner “pasta”\n3 weight 82.1 kg\n"
    ),
    ("6:45am 178.2 lbs\n", "1 weight 06:45 178.2 lb\n"), ("वजन: 70.5 किलो\n", "1 weight 70.5 kg\n"),
  ])
  func `is read`(text: String, expected: String) {
    #expect(modelText(text) == expected)
  }

  @Test(arguments: [
    "# 14 March 2026\n\n- Breakfast: 300 kcal\n- Dinner: ~600 kcal\n",
    "Breakfast: 300 kcal\nLunch: 450 kcal\n",
    "☀️ porridge\n🌞 soup and bread\n🌙 fish pie\n",
    "- Fr: Müsli\n- Mi: Döner\n- Ab: Salat\n", "F: Brötchen\nM: Kartoffelsuppe\nZ: Apfel\n",
    "## Intake\n- 8a: coffee\n- 1p: pizza\n",
  ])
  func `is named where it is not`(text: String) {
    #expect(!parsed(text).diagnostics.isEmpty)
    #expect(parsed(text).diagnostics.allSatisfy { $0.code == .uncountedEnergy || $0.code == .uncountedFood })
  }

  @Test(arguments: ["- 450", "- ~600", "- rice ~600", "- Dinner: ~600"])
  func `has a number that says nothing of what it counts`(item: String) {
    #expect(parsed("## Lunch\n\n\(item)\n").diagnostics.map(\.code) == [.almostFacts])
  }

  @Test func `sums up its meals without a hint where they are entries`() {
    let text = "## Lunch\n- rice (450 kcal)\n\n## Summary\n- Lunch: 450 kcal\n"
    #expect(parsed(text).diagnostics.isEmpty)
  }
}

@Suite struct `Figures below a meal that are of no food` {
  @Test(arguments: [
    "- Remaining 650 kcal", "- Exercise: 300 kcal", "- Over by 150 kcal", "- That leaves 500 kcal",
    "- Intake 1900 kcal", "- 500 kcal to go", "- 500 kcal left", "- still 500 kcal to go",
    "- So far: 1200 kcal", "- Verbraucht: 2300 kcal", "- Il reste 300 kcal", "- Restan 300 kcal",
  ])
  func `are no entries`(item: String) {
    let read = parsed("## Dinner\n\n- curry (500 kcal)\n\(item)\n")
    #expect(read.day.entries.map(\.text.string) == ["curry"])
  }

  @Test(arguments: [
    "- under the sea roll 300 kcal", "- leftover 300 kcal", "- exercise snack 300 kcal",
    "- coffee to go 120 kcal",
  ])
  func `but others with such words are`(item: String) {
    #expect(parsed("## Dinner\n\n- curry (500 kcal)\n\(item)\n").day.entries.count == 2)
  }

  @Test func `are no food's at the end of a day`() {
    let read = parsed(
      "## Lunch\n\n- rice\n\nMacros: 2150 kcal / 170P / 190C / 75F\n\n## Dinner\n\n- curry (500 kcal)\n")
    #expect(read.day.entries.map { $0.energy?.high.kilocalories } == [nil, 500])
    #expect(read.day.sharedEnergies.map(\.energy.high.kilocalories) == [1650])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("- oats = 190 kcal, milk = 100 kcal", 290.0), ("- oats=190kcal + milk=100kcal", 290),
    ("- eggs 80 kcal + toast 90 kcal = 170 kcal", 170), ("- 2 slices of toast (90 kcal ea)", 180),
  ])
  func `add up behind signs of their own`(item: String, kilocalories: Double) {
    #expect(
      parsed("## Lunch\n\n\(item)\n").day.entries.map { $0.energy?.high.kilocalories } == [kilocalories])
  }
}

@Suite struct `Meals beside other lines` {
  @Test func `are read beside a weight`() {
    let read = parsed(
      "# Saturday, 14 March 2026\n\nB: eggs, toast\nL: burrito\nD: salad, 2 beers\nwt 81.2 kg\n")
    #expect(read.day.entries.map(\.category) == [.breakfast, .lunch, .dinner])
    #expect(read.day.weights.count == 1)
  }

  @Test func `are read behind a time with spaces around its dash`() {
    let entries = parsed("# Saturday, 14 March 2026\n\n- 12:00 - 13:00 Lunch - chicken salad\n").day.entries
    #expect(entries.map(\.text.string) == ["chicken salad"])
    #expect(entries.map(\.category) == [.lunch])
  }

  @Test(arguments: [
    "- 7:45 ate: toast with jam", "- 15:00 drank: kombucha and tea", "- 12:30 gegessen: Nudeln",
  ])
  func `are read behind a time and a word for eating`(item: String) {
    #expect(parsed("## Symptom diary\n\n\(item)\n").day.entries.count == 1)
  }

  @Test(arguments: ["- 7:45 ate: too fast", "- 10:00 items: fix the roof", "- ate: toast"])
  func `are none behind such a word without a dish or a time`(item: String) {
    #expect(parsed("## Symptom diary\n\n\(item)\n").day.entries.isEmpty)
  }

  @Test func `are none below the title of what was spent`() {
    #expect(parsed("## Expenses\n\n- Lunch: Subway $9.20\n- Dinner: Pizza, 14,50 €\n").day.entries.isEmpty)
  }
}

import JournalTestSupport
import Testing

@testable import JournalFormat

private func codes(_ text: String) -> [DiagnosticCode] {
  parsed(text).diagnostics.filter { !$0.isFurther }.map(\.code)
}

@Suite struct `A figure in the title of a meal` {
  @Test(arguments: [
    "**Lunch** (480)", "**Lunch** - 480", "**Lunch**: 480", "## Lunch (480)",
    "## Lunch - 480", "**Lunch 480**",
  ])
  func `is named above foods without figures`(title: String) {
    let text = "# Saturday, 14 March 2026\n\n\(title)\n\n- soup\n- bread\n"
    #expect(parsed(text).day.entries.map(\.category) == [.lunch, .lunch])
    #expect(codes(text) == [.uncountedEnergy])
  }

  @Test(arguments: [
    "## Lunch (480)\n\n- soup (480 kcal)", "## Lunch 2\n\n- soup", "## Lunch 2026\n\n- soup",
    "Dinner: 2\n\n- call mum",
  ])
  func `is not named beside those of foods, nor where it is a count or a year`(text: String) {
    #expect(codes("# Saturday, 14 March 2026\n\n\(text)\n").isEmpty)
  }
}

@Suite struct `A small number without a unit` {
  @Test(arguments: ["- Bread 200\n- Chips 95\n- Spinach: 7\n", "- Chips 95\n- Spinach: 7\n- Bread 200\n"])
  func `is named beside greater ones in its meal`(items: String) {
    #expect(codes("## Lunch\n\n\(items)") == [.almostFacts, .almostFacts, .almostFacts])
  }

  @Test(arguments: [
    "## Lunch\n\n- Chips 95\n- Spinach: 7", "## Lunch\n\n- Eggs 2",
    "## Lunch\n\n- Chips 95\n\n## Dinner\n\n- soup",
  ])
  func `is silent where no other number is named`(text: String) {
    #expect(codes(text).isEmpty)
  }

  @Test(arguments: [
    "pizza 0.25 Mcal", "soup (0.25 Mcal)", "soup (1.2 MJ)", "bread (₂50 kcal)", "bread ²50 kcal",
  ])
  func `is named behind other units and digits too`(words: String) {
    #expect(codes("## Lunch\n\n- \(words)\n") == [.almostFacts])
    #expect(parsed("## Lunch\n\n- \(words)\n").day.entries.map(\.facts.energy) == [nil])
  }
}

@Suite struct `Letters before a colon` {
  @Test(arguments: [
    "## Log\n\nB: oats\nL: soup\nD: curry", "## Log\n\nB: oats\n\nL: soup\n\nD: curry",
    "Slept well.\nB: oats\nL: soup\nD: curry", "Slept well.\n\nB: oats\n\nL: soup\n\nD: curry",
    "## Log\n\n- Slept 8 h\n- B: oats\n- L: soup\n- walked to the shop\n- D: curry",
    "- B: oats\n- walked to the shop\n- L: soup\n- D: curry", "## Food\n\n- B: oats\n- L: soup\n- D: curry",
  ])
  func `are read where two different ones stand before dishes`(text: String) {
    let entries = parsed("# Saturday, 14 March 2026\n\n\(text)\n").day.entries
    #expect(entries.map(\.category) == [.breakfast, .lunch, .dinner])
    #expect(entries.map(\.text.string) == ["oats", "soup", "curry"])
  }

  @Test(arguments: [
    "## Log\n\nB: oats", "## Log\n\nB: build the shed\nD: ask Dana", "S: headache\nD: dizzy",
    "## Workout\n\nB: bench\nS: squats", "## Meeting\n\nB: oats are cheap\nL: we should order soup",
    "## Meal plan\n\nB: oats\nL: soup", "B: I ate too much\nL: soup",
  ])
  func `are words elsewhere`(text: String) {
    #expect(parsed("# Saturday, 14 March 2026\n\n\(text)\n").day.entries.isEmpty)
  }
}

@Suite struct `A word for a time of day below a meal` {
  @Test(arguments: [
    ("## Ontbijt", "**Tussendoor**"), ("**Ontbijt**", "**Tussendoor**"), ("## Ontbijt", "### Tussendoor"),
    ("## Ontbijt", "Tussendoor:"), ("## Ontbijt", "**Tussendoortje**"), ("**Ontbijt**", "**Tussendoortjes**"),
    ("## Frühstück", "**Zwischendurch**"), ("**Frühstück**", "**Nachmittag**"),
    ("## Frukost", "**Eftermiddag**"),
    ("## Desayuno", "**Entre horas**"), ("## Petit-déjeuner", "**Après-midi**"),
    ("## Breakfast", "**Between meals**"),
    ("## Colazione", "**Pomeriggio**"), ("## Pequeno-almoço", "**Meio da tarde**"),
    ("## Morgenmad", "**Eftermiddag**"),
    ("## Kveldsmat", "**Ettermiddag**"), ("## 朝食", "**午後**"), ("## Breakfast", "**下午**"),
    ("## Завтрак", "**Перед сном**"),
  ])
  func `names a snack`(meal: String, title: String) {
    #expect(parsed("\(meal)\n\n- pizza\n\n\(title)\n\n- banana\n").day.entries.last?.category == .snack)
  }

  @Test func `says when something else was done above prose`() {
    let text = "## Lunch\n\n- soup\n\n**Evening**\n\nWent for a walk.\n"
    #expect(
      modelText(text)
        == "3 lunch “soup”\n5 note under “Lunch” “**Evening**”\n7 note under “Lunch” “Went for a walk.”\n")
    #expect(codes(text).isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `needs no such word where the language has names of meals`(language: Language) {
    var settings = JournalSettings()
    settings.language = language
    for heading in language.vocabulary.headings where heading.section.isMeal && !heading.isTimeOfDay {
      for word in items(of: heading.words) {
        for title in ["**\(word)**", "## \(word)"] {
          let entries = parsed("\(title)\n\n- banana\n", settings: settings).day.entries
          #expect(entries.map { Section(foodOf: $0.category) } == [heading.section], "\(title)")
        }
      }
    }
  }
}

@Suite struct `An empty box before the name of a meal` {
  @Test(arguments: ["- [ ] Dinner:", "- [ ] **Dinner**", "- [ ] **Dinner:**"])
  func `leaves what follows eaten`(box: String) {
    #expect(
      modelText("## Food\n\n\(box)\n- soup\n- [ ] bread\n") == "4 dinner “soup”\n5 dinner planned “bread”\n")
  }

  @Test func `makes what is nested in it planned`() {
    #expect(modelText("## Food\n\n- [ ] Dinner:\n  - soup\n") == "4 dinner planned “soup”\n")
  }
}

@Suite struct `A field in brackets` {
  @Test(arguments: [
    "(breakfast:: oats) (kcal:: 300)", "[breakfast:: oats] [kcal:: 300]", "[breakfast:: oats] (kcal:: 300)",
    "(breakfast:: oats (300 kcal))",
  ])
  func `may have another one for its energy behind it`(words: String) {
    let read = parsed("## Log\n\n- \(words)\n")
    #expect(read.day.entries.map(\.text.string) == ["oats"])
    #expect(read.day.entries.map(\.facts.energy?.middle.kilocalories) == [300])
    #expect(read.diagnostics.isEmpty)
  }
}

@Suite struct `A tag that names a meal` {
  @Test(
    arguments: [
      ("- 15:00 Latte #food 120kcal", nil), ("- Latte #snack (120 kcal)", .snack),
      ("- Eggs #breakfast", .breakfast),
      ("- eggs and toast #food", nil),
    ] as [(String, FoodCategory?)])
  func `makes a food below any title an entry`(item: String, meal: FoodCategory?) {
    for title in ["## Log", "# Saturday, 14 March 2026"] {
      let read = parsed("\(title)\n\n\(item)\n- called mum\n")
      #expect(read.day.entries.map(\.category) == [meal])
      #expect(read.diagnostics.isEmpty)
    }
  }

  @Test(arguments: [
    "## Log\n\n- read about trends #food", "## Meal plan\n\n- Latte #food 120kcal",
    "## Workout\n\n- 5 km run #lunch 300 kcal",
    "## Log\n\n- booked a table #dinner", "## Tasks\n\n- eggs #food",
  ])
  func `says nothing of what is no food`(text: String) {
    #expect(parsed(text + "\n").day.entries.isEmpty)
  }
}

@Suite struct `Energies one of which stands for another` {
  @Test(arguments: [
    "pizza (was 450 kcal, now 500 kcal)", "pizza (450 kcal, now 500 kcal)", "half a pizza (whole: 1000 kcal)",
    "half a pizza (whole pizza 1000 kcal)", "eine halbe Pizza, halb gegessen: Hälfte (ganze: 1000 kcal)",
  ])
  func `are named and not added up`(words: String) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy) == [nil])
    #expect(read.diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: [
    ("pizza (450 kcal) and soup (500 kcal)", 950), ("Joghurt (ganze Packung 300 kcal)", 300),
    ("whole milk 120 kcal", 120), ("half a pizza (500 kcal)", 500), ("the whole pizza (1000 kcal)", 1000),
  ])
  func `are counted elsewhere`(words: String, energy: Double) {
    let read = parsed("## Lunch\n\n- \(words)\n")
    #expect(read.day.entries.map(\.facts.energy?.middle.kilocalories) == [energy])
    #expect(read.diagnostics.isEmpty)
  }
}

@Suite struct `What is no food of the day` {
  @Test(arguments: [
    "Målvikt: 68 kg", "Goal weight: 68 kg", "Zielgewicht: 68 kg", "Streefgewicht: 68 kg",
    "Poids cible : 68 kg",
    "Peso objetivo: 68 kg", "Målvægt: 68 kg", "Målvekt: 68 kg", "Peso obiettivo: 68 kg", "Peso ideal: 68 kg",
    "Peso meta: 68 kg", "Целевой вес: 68 кг", "目標体重: 68 kg", "목표 체중: 68 kg", "目标体重: 68 kg",
  ])
  func `may be a weight to come`(line: String) {
    #expect(modelText("## Lunch\n\n- soup\n- \(line)\n").hasPrefix("3 lunch “soup”\n4 note"))
  }

  @Test func `may stand below a word for a summary or for tomorrow`() {
    let summary = parsed("## Lunch\n\n- soppa (200 kcal)\n\n### Summering\n\n- Lunch: soppa (200 kcal)\n")
    #expect(summary.day.entries.count == 1)
    for title in ["## Imorgon", "## I morgen", "## I morgon"] {
      #expect(parsed("## Middag\n\n- soppa\n\n\(title)\n\n- Lunch: gröt\n").day.entries.count == 1)
    }
  }

  @Test func `does not end a meal by a word for a total above dishes`() {
    let text = "## Lunch\n\n- soup\n\n### Total cheat meal\n\n- pizza (900 kcal)\n- cake (300 kcal)\n"
    #expect(parsed(text).day.entries.map(\.text.string) == ["soup", "pizza", "cake"])
    #expect(parsed("## Lunch\n\n- soup\n\n### Total for the day\n\n- 900 kcal\n").day.entries.count == 1)
  }
}

@Suite struct `A time with a full stop or behind a date` {
  @Test(arguments: [
    ("07.30 Gröt", "07:30 “Gröt”"), ("12.30 - Suppe (300 kcal)", "12:30 “Suppe” 300 kcal"),
    ("10.15 kaffe 2 dl", "10:15 “kaffe 2 dl”"),
    ("07.30 a banana", "07:30 “a banana”"),
  ])
  func `is read before an entry's words where hour and minute have two digits`(words: String, model: String) {
    #expect(modelText("## Lunch\n\n- \(words)\n") == "3 lunch \(model)\n")
  }

  @Test(arguments: [
    "12.50 euro lunch deal", "10.50 kr kaffe", "11.25 oz steak", "24.10 soup", "12.75 soup", "10.50 2 eggs",
  ])
  func `is a number before a unit and where there is no such time`(words: String) {
    #expect(parsed("## Lunch\n\n- \(words)\n").day.entries.map(\.time) == [nil])
  }

  @Test(arguments: [
    "<2026-03-14 Sat 08:30> oats", "[2026-03-14 Sat 08:30] oats", "[2026-03-14 08:30] oats",
    "2026-03-14 08:30 oats",
  ])
  func `is named behind a date`(words: String) {
    #expect(codes("## Breakfast\n\n- \(words)\n") == [.almostTime])
    #expect(codes("# Saturday, 14 March 2026\n\n- \(words)\n") == [.uncountedFood])
    #expect(codes("## Log\n\n- \(words)\n") == [.uncountedFood])
    #expect(codes("## Log\n\n- 2026-03-14 08:30 dentist\n").isEmpty)
  }
}

@Suite struct `A weight in everyday words` {
  @Test(arguments: [
    "- weighed in at 199.8 lbs!", "- Weight: 150.2#", "- 150.2# #morning", "## Weight\n\n- 150.2 lb",
  ])
  func `ends in a sign or a unit`(text: String) {
    #expect(
      parsed(text.hasPrefix("- 150") ? "## Weight\n\n\(text)\n" : text + "\n").day.weights.map(\.unit) == [
        .pounds
      ])
  }
}

@Suite struct `A column of what was eaten` {
  @Test(arguments: [
    "Comido", "Comí", "Gegeten", "Eten", "Mangé", "Mangiato", "Spist", "Ätit", "Съедено",
  ])
  func `may be called so`(name: String) {
    #expect(
      modelText("## Lunch\n\n| Time | \(name) | kcal |\n|--|--|--|\n| 8:00 | pizza | 200 |\n")
        == "5 lunch 08:00 “pizza” 200 kcal\n")
  }
}

@Suite struct `A name that is offered` {
  @Test func `is no short form`() {
    let read = parsed(
      "## Petit-déjeuner\n\n- pain\n\n## Goûter\n\n- pomme\n\n## Lunch du midi (300 kcal)\n\n## Collation (200)\n\n- thé\n"
    )
    #expect(!read.diagnostics.contains { $0.message.contains("‘Déj") })
    #expect(read.diagnostics.contains { $0.message.contains("‘Repas de midi") })
  }
}

import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A line among those of meals` {
  @Test(arguments: [
    ("Lunch: soup\nDinner: rice\nWeight 82.5 (morning)", 82.5),
    ("Comida: lentejas\nCena: sopa\nPeso 70,2", 70.2),
    ("12:00 おにぎり\n19:00 鍋\n体重 55.0", 55), ("Lunch: soup\nDinner: rice\nWeight: 82.5 kg", 82.5),
  ])
  func `is a weight and no part of the last`(lines: String, kilograms: Double) {
    let read = parsed("\(lines)\n").day
    #expect(read.weights.map(\.mass.kilograms) == [kilograms])
    #expect(read.entries.count == 2)
    let hasRemarks = read.entries.contains { !$0.details.isEmpty }
    #expect(!hasRemarks)
  }

  @Test(arguments: [
    "Lunch: soup\nDinner: rice\nNightcap: tea and cookies", "BF: oatmeal\nLunch: soup\nDinner: rice",
    "Lunch: soup\nTreat: ice cream\nDinner: rice",
  ])
  func `is named where its label is no meal and its food is one`(lines: String) {
    let found = parsed("\(lines)\n")
    #expect(found.day.entries.count == 2)
    #expect(found.diagnostics.map(\.code) == [.uncountedFood])
  }

  @Test(arguments: [
    "Lunch: soup\nDinner: rice\nExercise: walked 40 min", "BF: came over\nLunch: soup\nDinner: rice",
  ])
  func `is silent where it is none`(lines: String) {
    #expect(parsed("\(lines)\n").diagnostics.isEmpty)
  }

  @Test func `may have its hour before a colon`() {
    #expect(
      modelText("# 14 mars\n\n8h : pomme, fromage\n20h : soupe\n\n- 16h: soupe\n")
        == "3 food 08:00 “pomme, fromage”\n4 food 20:00 “soupe”\n6 food 16:00 “soupe”\n")
    #expect(modelText("## Lunch\n\n- 8h sleep\n- 2h: 30 min\n").contains("“8h sleep”"))
  }
}

@Suite struct `An energy before the colon of a meal` {
  @Test(arguments: [
    ("Breakfast (350 cal): yogurt, granola", "Breakfast: yogurt, granola (350 cal)"),
    ("- Breakfast (~350 kcal): yogurt", "- Breakfast: yogurt (~350 kcal)"),
    ("- **Lunch (700 kcal, P 20 g)**: rice", "- **Lunch**: rice (700 kcal, P 20 g)"),
  ])
  func `is named, and put behind the food by a fix`(line: String, mended: String) {
    let source = SourceText(Array("\(line)\n".utf8))
    #expect(parsed(source).diagnostics.map(\.code) == [.uncountedEnergy])
    let fixes = DayFileFixes(source, day: day("2026-03-14"), path: "2026-03-14.md", parser: DayFileParser())
    #expect(String(decoding: fixes.result.bytes, as: UTF8.self) == "\(mended)\n")
    let energies = parsed(fixes.result).day.entries.compactMap(\.facts.energy)
    #expect(energies.count == 1)
  }

  @Test func `is that of the items below it together`() {
    let read = parsed("- Lunch (700 kcal):\n  - rice\n  - beans\n")
    #expect(read.day.sharedEnergies.map(\.entries) == [[0, 1]])
    #expect(read.diagnostics.isEmpty)
    #expect(parsed("- Lunch (700 kcal):\n  - rice (700 kcal)\n").diagnostics.isEmpty)
    #expect(parsed("- Lunch (700 kcal): rice (700 kcal)\n").diagnostics.isEmpty)
  }

  @Test(arguments: ["cals: 1850 / 2000\n\nB: shake\nL: soup", "Lunch: soup\n\nkcal 2150 p180 c200 f60"])
  func `is named for the day where no entry states one`(text: String) {
    #expect(parsed("# 2026-03-14\n\n\(text)\n").diagnostics.map(\.code) == [.uncountedEnergy])
    #expect(parsed("# 2026-03-14\n\n\(text) \n\n- Dinner: rice (300 kcal)\n").diagnostics.isEmpty)
  }
}

@Suite struct `Foods below other words` {
  @Test(arguments: [
    "Heute gegessen:\n* 2 Eier\n* Brot\n* Suppe", "Just ate:\n- eggs\n- toast\n- soup", "Midi\n- lasagnes",
    "Evening:\n- soup\n- bread",
  ])
  func `are named`(text: String) {
    #expect(parsed("\(text)\n").diagnostics.map(\.code) == [.uncountedFood])
  }

  @Test(arguments: [
    "Bought today:\n* 2 eggs\n* bread\n* soup", "Evening\n- watched a film", "Soir\n- lecture",
  ])
  func `are silent where they were not eaten`(text: String) {
    #expect(parsed("\(text)\n").diagnostics.isEmpty)
  }

  @Test func `have a number behind them that is no other word`() {
    #expect(
      modelText("Breakfast\nOats 80g (300)\nRice (120)\n")
        == "2 breakfast “Oats 80g (300)”\n3 breakfast “Rice (120)”\n")
  }

  @Test func `are named with a number that may be their energy`() {
    #expect(parsed("## Lunch\n\n- Oats 80g (300)\n").diagnostics.map(\.code) == [.almostFacts])
    #expect(parsed("## Lunch\n\n- Oats 80g (2)\n").diagnostics.isEmpty)
  }

  @Test func `are named behind a time and another label`() {
    #expect(
      parsed("# 2026-03-14\n\n12:15 Kantine: Schnitzel mit Pommes\n").diagnostics.map(\.code) == [
        .uncountedFood
      ])
    #expect(parsed("# 2026-03-14\n\n12:15 Call: budget\n").diagnostics.isEmpty)
  }

  @Test func `stand behind the signs of Japanese`() {
    #expect(
      modelText("## 朝ごはん\n・納豆ご飯\n・味噌汁\n\n## 食事\n\n【昼】うどん\n【夜】餃子、ビール\n")
        == "2 breakfast “納豆ご飯”\n3 breakfast “味噌汁”\n7 lunch “うどん”\n8 dinner “餃子、ビール”\n")
  }

  @Test func `are named below Food where their labels are no meals`() {
    #expect(parsed("## Essen\n\nF: Müsli\nM: Salat\n").diagnostics.map(\.code) == [.proseOnlyMeal])
  }

  @Test func `end at a bold line for training above other lines`() {
    #expect(parsed("## Food\n\n- soup\n\n**Sport**\n30 min running (300 kcal)\n").diagnostics.isEmpty)
  }
}

@Suite struct `What stands at a meal and is no food` {
  @Test(arguments: [
    "## Log\n\n- Lunch: discussed roadmap with Kim\n- Breakfast: no time\n- Drinks: Friday at 6",
    "## Standup notes\n\nBreakfast: standup with team\nLunch: review",
    "# Arbeitslog\n\nFrühstück: Teammeeting mit Anna\nAbendessen: Kino mit Eva",
    "## Training plan\n\n- Breakfast: oats before run", "## План тренировок\n\n- Завтрак: овсянка",
    "## Wochenmenü\n\n- Mittagessen: Suppe 300 kcal", "## Lunch\n\n- no appetite\n- no time",
    "## Breakfast\n\nMethod:\n- Mix\n- Fry for 5 minutes",
  ])
  func `is no entry`(text: String) {
    #expect(parsed("\(text)\n").day.entries.isEmpty)
  }

  @Test(arguments: [
    ("## Eaten today\n\n- eggs", "food"), ("## Второй завтрак\n\n- йогурт", "snack"),
    ("## Pranzo ore 13\n\n- pasta", "lunch"), ("- Breakfast → oats", "breakfast"),
    ("## Log\n\n- Lunch: pizza at the meeting with Kim", "series"),
  ])
  func `does not keep what was eaten from being read`(text: String, meal: String) {
    let entries = parsed("\(text)\n").day.entries
    #expect(entries.map { $0.category?.rawValue ?? "food" } == (meal == "series" ? [] : [meal]))
  }
}

@Suite struct `Figures and foods beside words that hide them` {
  @Test(arguments: [
    ("## Lunch\n\n- Egg (80 kcal), 2x", DiagnosticCode.almostFacts),
    ("## Lunch\n\n- Bagel +320", .almostFacts),
    ("## Lunch\n\n- nothing, coffee later", .uncountedFood),
    ("- Lunch (12:30, 500 kcal) – soup", .uncountedEnergy), ("## Kahvaltı\n\n- menemen", .uncountedFood),
    ("Öğle yemeği: mercimek çorbası", .uncountedFood), ("- Obiad: zupa", .uncountedFood),
    ("## Food\n\n- eggs 100 kcal\n\n**Totals:**\n\n- Late lunch: rice", .uncountedFood),
    ("## Food\n\n- eggs 100 kcal\n\n**Totals:**\n\nLunch: soup", .uncountedFood),
  ])
  func `are named`(text: String, code: DiagnosticCode) {
    #expect(parsed("\(text)\n").diagnostics.map(\.code) == [code])
  }

  @Test(arguments: [
    "## Lunch\n\n- Egg (80 kcal) with cream", "## Lunch\n\n- nothing, slept through",
    "## Obiad Anny\n\n- zupa",
  ])
  func `are silent without any`(text: String) {
    #expect(parsed("\(text)\n").diagnostics.isEmpty)
  }
}

import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `What stands beside meals` {
  /// The entries of a file, each with its meal, its words and its energy: `lunch soup 300`.
  private func entries(_ text: String) -> [String] {
    parsed(text).day.entries.map { entry in
      let energy = entry.energy.map { " \(Int($0.middle.kilocalories))" } ?? ""
      return "\(entry.category?.rawValue ?? "food") \(entry.text.string)\(energy)"
    }
  }

  @Test(arguments: [
    "B: skipped\nL: curry\nD: pasta\n", "B - skipped\nL - curry\nD - pasta\n", "B: -\nL: curry\nD: pasta\n",
  ])
  func `is a letter for a meal of which nothing was eaten`(text: String) {
    #expect(entries("# 2026-03-01\n\n\(text)") == ["lunch curry", "dinner pasta"])
  }

  @Test func `is a letter before a dish with two energies, which are named`() {
    let read = parsed("# 2026-03-01\n\nB: eggs\nL: curry (was 500 kcal, now 450 kcal)\n")
    #expect(read.day.entries.map(\.category) == [.breakfast, .lunch])
    #expect(read.diagnostics.map(\.message).contains { $0.contains("keep only the one that counts") })
  }

  @Test func `is a dish with its energy behind the name of an occasion`() {
    #expect(
      entries("Colazione: latte\nPranzo: pasta 400 kcal\nAperitivo: spritz 250 kcal\nCena: pizza 700 kcal\n")
        == [
          "breakfast latte", "lunch pasta 400", "food Aperitivo: spritz 250", "dinner pizza 700",
        ])
  }

  @Test(arguments: ["- Sport : 30 min", "- Sport: ran", "- Wetter: Regen"])
  func `may be a label that is none of a meal, in a list of the times of day`(other: String) {
    #expect(
      entries("# 2026-03-01\n\n- Matin : café\n- Midi : pâtes 600 kcal\n- Soir : soupe\n\(other)\n")
        == ["breakfast café", "lunch pâtes 600", "dinner soupe"])
    #expect(entries("# 2026-03-01\n\n- Matin : bureau\n- Midi : réunion\n- Soir : cinéma\n\(other)\n") == [])
  }

  @Test func `need not be a meal where a food below a time of day has its energy`() {
    #expect(entries("## Mittag\n\n- Suppe (300 kcal)\n- Brot\n") == ["lunch Suppe 300", "lunch Brot"])
    #expect(entries("## Mittag\n\n- Suppe\n") == [])
    #expect(entries("## Training\n\n### Abend\n\n- Joggen 300 kcal\n") == [])
    #expect(entries("## Mahlzeit 1\n\n- Brot\n") == ["food Brot"])
    #expect(
      entries("## Mittag\n\n| Gericht | kcal |\n|---|---|\n| Linsensuppe | 350 |\n") == [
        "lunch Linsensuppe 350"
      ])
  }

  @Test(arguments: ["Alcohol: none", "Alkohol: keiner", "Sucre : rien"])
  func `is a food of which the day had none`(line: String) {
    #expect(entries("## Food\n\n- \(line)\n- bread\n- Vitamins: ✅\n") == ["food bread", "food Vitamins: ✅"])
  }

  @Test(arguments: [
    "Zwischensumme: 350 kcal", "Sous-total : 350 kcal", "Delsum: 350 kcal", "Delsumma: 350 kcal",
    "Summa hittills: 350 kcal",
    "Tussentotaal: 350 kcal", "Subtotal: 350 kcal",
  ])
  func `is a sum so far, in any language`(line: String) {
    #expect(entries("## Frühstück\n\n- Müsli 350 kcal\n- \(line)\n") == ["breakfast Müsli 350"])
  }

  @Test(arguments: [
    "Sport", "Verbrannt", "Dépensé", "Quemadas", "Förbränt", "Walk", "Steps", "Apple Watch",
  ])
  func `is a row of what was burned`(name: String) {
    let table =
      "## Food\n\n| Meal | Food | kcal |\n|---|---|---|\n| Lunch | soup | 350 |\n| \(name) | x | 400 |\n"
    #expect(entries(table) == ["lunch soup 350"])
  }

  @Test func `is a column of the running total`() {
    let table =
      "| Time | Food | Calories | Running total |\n|---|---|---|---|\n| 8:00 | oats | 300 | 300 |\n| 12:00 | rice | 450 | 750 |\n"
    #expect(entries(table) == ["food oats 300", "food rice 450"])
  }

  @Test(arguments: ["8:00", "8:00:", "08.00 Uhr", "kl. 8", "8am"])
  func `is a time on a line above a list`(time: String) {
    let list = "\(time)\n\n- oatmeal\n- tea\n\n12:30\n\n- ham sandwich\n"
    let day = parsed("## Food\n\n\(list)").day
    #expect(day.entries.map { $0.time?.start.minutes } == [480, 480, 750])
    #expect(parsed(list).diagnostics.map(\.code) == [.uncountedFood])
    #expect(parsed("\(time)\n\n- standup\n- mails\n").diagnostics.isEmpty)
  }

  @Test(arguments: ["Total 350 kcal", "Total: 350 kcal", "Gesamt: 350 kcal", "= 350 kcal"])
  func `is a total on a line below the last food`(line: String) {
    let read = parsed("## Lunch\n\n- Soup (250 kcal)\n- Bread (100 kcal)\n  \(line)\n")
    #expect(
      read.day.entries.map { "\($0.text.string) \(Int($0.energy?.middle.kilocalories ?? 0))" } == [
        "Soup 250", "Bread 100",
      ])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Calories out: 2300 kcal", "Yesterday 1900 kcal", "Avg this week 1850 kcal", "Gestern 1900 kcal",
    "Durchschnitt 1800 kcal",
    "Noch frei 200 kcal", "Tilbage: 300 kcal", "Igjen: 400 kcal", "Apple Watch active 520 kcal",
    "Schritte 8000 (320 kcal)",
    "Aktivkalorien 450 kcal",
  ])
  func `is another energy than that of food`(line: String) {
    #expect(
      entries("## Dinner\n\n- Soup 250 kcal\n- \(line)\n- Yesterday’s pizza 400 kcal\n") == [
        "dinner Soup 250", "dinner Yesterday’s pizza 400",
      ])
  }

  @Test(arguments: [("Planned", "Actual"), ("Plan", "Ate"), ("Geplant", "Gegessen")])
  func `is what was planned above what was eaten`(planned: String, eaten: String) {
    let lines = "\(planned): curry (600 kcal)\n\(eaten): pizza (1100 kcal)\n"
    for text in [
      "## Dinner\n\n\(lines)", "## Dinner\n\n- \(planned): curry (600 kcal)\n- \(eaten): pizza (1100 kcal)\n",
    ] {
      let day = parsed(text).day
      #expect(
        day.entries.filter { $0.state == .eaten }.map { Int($0.energy?.middle.kilocalories ?? 0) } == [1100])
      #expect(
        day.entries.filter { $0.state == .planned }.map { Int($0.energy?.middle.kilocalories ?? 0) } == [600])
    }
  }

  @Test func `is the energy of the day beside columns of meals`() {
    let table = "## Food\n\n| Breakfast | Lunch | Dinner | Calories | Weight |\n|---|---|---|---|---|\n"
    let read = parsed(table + "| eggs 300 kcal | soup 500 kcal | pizza 1000 kcal | 1800 | 72.4 kg |\n")
    #expect(
      read.day.entries.map { "\($0.category?.rawValue ?? "") \($0.text.string)" }
        == ["breakfast eggs", "lunch soup", "dinner pizza"])
    #expect(read.day.weights.map(\.mass.kilograms) == [72.4])
    #expect(read.diagnostics.isEmpty)
    let alone = parsed(table + "| eggs | soup | pizza | 1800 | |\n")
    #expect(alone.diagnostics.isEmpty)
    #expect(
      alone.day.sharedEnergies.map { [$0.energy.high.kilocalories, Double($0.entries.count)] } == [[1800, 3]])
  }

  @Test
  func
    `is a barbell below a title for training with weights, and a difference or an index below one for weight`()
  {
    #expect(parsed("## Weight training\n\n- Squat: 85 kg\n- Row: 50 kg\n").day.weights.isEmpty)
    let weights = parsed("## Weight\n\n- Today: 84.5 kg\n- Lost: 7.5 kg\n- BMI: 26.1\n").day.weights
    #expect(weights.map(\.mass.kilograms) == [84.5])
  }

  @Test func `is a time behind kl. before the meal`() {
    let day = parsed(
      "## Mat\n\n- kl. 08.00 frukost: gröt\n- kl 12:00 lunch: soppa\n- Kl 18 middag: pasta\n- kl. tre\n"
    ).day
    #expect(day.entries.map(\.category) == [.breakfast, .lunch, .dinner, nil])
    #expect(day.entries.map { $0.time?.start.minutes } == [480, 720, 1080, nil])
  }

  @Test func `gets the meal of its time of day as a remedy`() {
    let read = parsed("# 2026-03-01\n\n- Café à 8 h\n- Soir : soupe\n\n**Midi** – sandwich\n")
    #expect(!read.diagnostics.map(\.message).contains { $0.contains("Dinner") })
  }

  @Test(arguments: ["skipped", "-", "none"])
  func `is what the day had, below a meal of which nothing was eaten`(nothing: String) {
    let day = parsed("Breakfast: eggs\nLunch: \(nothing)\nDinner: pasta\nCalories: 900\n").day
    #expect(day.entries.map(\.facts.energy) == [nil, nil])
  }

  @Test(arguments: [
    "Total: 470 kcal", "total 470 kcal", "Gesamt: 470 kcal", "= 470 kcal", "470 kcal", "**470 kcal**",
  ])
  func `is what the parts of an entry amount to`(sum: String) {
    let text = "## Lunch\n\n- Pasta\n  - noodles 100g 350 kcal\n  - sauce 120 kcal\n  - \(sum)\n"
    #expect(entries(text) == ["lunch Pasta 470"])
  }

  @Test(arguments: [
    "**Gelesen**\n\n- Der Zauberberg\n", "**Random**\n- saw a fox\n", "### Thoughts\n\n- tired\n",
    "**Victories**\n\n- shipped v2\n- fixed the bike\n",
  ])
  func `is what a title below a meal names that has no food below it`(text: String) {
    #expect(entries("## Lunch\n\n- soup\n\n\(text)") == ["lunch soup"])
  }

  @Test(arguments: ["**Main**\n\n- Obatzda\n", "**Extra**\n- chips\n", "### At home\n\n- cake 300 kcal\n"])
  func `is no title of a course, nor one above food`(text: String) {
    #expect(entries("## Lunch\n\n- soup\n\n\(text)").count == 2)
  }

  @Test(arguments: [
    "- nix", "- entfällt", "- übersprungen", "- gar nichts", "- niks", "- Übersprungen, keine Zeit",
    "- Sport: Joggen", "- Exercise: run 5k", "- Fazit: zu viel",
  ])
  func `is nothing eaten`(item: String) { #expect(entries("## Abendessen\n\n\(item)\n").isEmpty) }

  @Test func `is a meal of the hour with plain lines below its title`() {
    let text =
      "## Frühstück\n\nBrötchen mit Honig\n\n## Mittag\n\nKartoffelsuppe mit Würstchen\n\n## Abendessen\n\nKäsebrot\n"
    #expect(parsed(text).day.entries.map(\.category) == [.breakfast, .lunch, .dinner])
  }

  @Test(arguments: [
    ("07.30", "07:30"), ("12.00", "12:00"), ("13,00", "13:00"), ("1330", "13:30"), ("7.05", "07:05"),
  ])
  func `is a time in its column, however it is written`(cell: String, time: String) {
    let day = parsed("| Tid | Mat | kcal |\n|---|---|---|\n| \(cell) | Gröt | 280 |\n").day
    #expect(day.entries.map { $0.time?.start.description } == [time])
  }

  @Test(arguments: ["ca 18", "7.75"])
  func `is a time in its column that is not read, which is named`(cell: String) {
    let read = parsed("| Tid | Mat | kcal |\n|---|---|---|\n| \(cell) | Gröt | 280 |\n")
    #expect(read.diagnostics.map(\.code) == [.almostTime])
  }
}

@Suite struct `A number that may be an energy` {
  @Test(arguments: [
    "popcorn 110, dark choc 90", "tacos x3 540", "2 eggs 140, 2 toast 160, butter 70",
    "smoothie (banana, spinach) 320",
  ])
  func `is named beside a count, a bracket and other foods`(item: String) {
    #expect(parsed("## Snacks\n\n- \(item)\n").diagnostics.map(\.code) == [.almostFacts])
  }

  @Test(arguments: ["Wine, 2019 Rioja", "7-Up, chips", "soup, 2 rolls, butter"])
  func `is not what other numbers are`(item: String) {
    #expect(parsed("## Snacks\n\n- \(item)\n").diagnostics.isEmpty)
  }
}

@Suite struct `Weights of a body's parts` {
  @Test(arguments: [
    "Gewicht: 84,2 kg, Muskelmasse: 40 kg", "Weight: 84.2 kg, Muscle: 40 kg",
    "- Weight: 84.2 kg, Squat: 140 kg",
    "Weight: 84.2 kg, Yesterday: 85 kg", "## Weight\n\n- 84.2 kg\n- Muscle mass: 62.3 kg",
    "## Weight\n\n- 84.2 kg\n- Water: 48 kg\n- Bone: 3.2 kg", "## Gewicht\n\n- 84,2 kg\n- Muskelmasse: 40 kg",
  ])
  func `are none of the body`(text: String) {
    #expect(parsed(text + "\n").day.weights.map(\.mass.kilograms) == [84.2])
  }

  @Test(arguments: ["Gewogen: 74,4 kg", "Vägde 74,4 kg", "Invägning: 74,4 kg", "Me pesé: 74,4 kg"])
  func `stand for themselves behind a verb, below a meal too`(line: String) {
    #expect(parsed("Ontbijt: brood\nLunch: soep\n\(line)\n").day.weights.map(\.mass.kilograms) == [74.4])
  }
}

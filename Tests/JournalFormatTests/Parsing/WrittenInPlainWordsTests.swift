import JournalTestSupport
import Testing

@testable import JournalFormat

@Suite struct `Food in the plain words of a blog or a forum` {
  /// The entries of a file, each with its meal, its words and its energy: `lunch soup 300`.
  private func entries(_ text: String) -> [String] {
    parsed(text).day.entries.map { entry in
      let time = entry.time.map { " \($0.text())" } ?? ""
      let energy = entry.energy.map { " \(Int($0.middle.kilocalories))" } ?? ""
      return "\(entry.category?.rawValue ?? "food")\(time) \(entry.text.string)\(energy)"
    }
  }

  @Test func `is a list of lines that each end in a comma or a semicolon`() {
    #expect(
      entries("## Breakfast\n\n1 bagel,\n3 donuts,\n1 cookie\n") == [
        "breakfast 1 bagel", "breakfast 3 donuts", "breakfast 1 cookie",
      ])
    #expect(
      entries("Lunch,\nhalf of tuna wrap,\n1 bowl of rice, \n") == [
        "lunch half of tuna wrap", "lunch 1 bowl of rice",
      ])
    #expect(
      entries("Обед:\nокрошка – 250 мл;\nхлеб – 1 ломтик.\n") == [
        "lunch окрошка – 250 мл", "lunch хлеб – 1 ломтик.",
      ])
    // One comma leaves it open whether the next line goes on.
    #expect(entries("## Breakfast\n\n1 bagel,\n3 donuts\n1 cookie\n") == [])
    #expect(entries("## Breakfast\n\nwith Anna,\n") == [])
  }

  @Test func `may end in a full stop below the name of its meal`() {
    #expect(
      entries(
        "Ontbijt:\nTwee mokken sojamelk, toast met boter.\nSnack:\nKoffie met melk, een paar keelsnoepjes.\n")
        == [
          "breakfast Twee mokken sojamelk, toast met boter.", "snack Koffie met melk, een paar keelsnoepjes.",
        ])
    #expect(entries("Lunch:\nAte in the park. It was a sunny day with soup.\n") == [])
  }

  @Test func `may stand apart from the name of its meal`() {
    #expect(
      entries(
        "Breakfast\n\nA soft-boiled egg.\n\nBlack coffee.\n\nLunch\n\nAn apple.\n\nWe went for a walk.\n")
        == ["breakfast A soft-boiled egg.", "breakfast Black coffee.", "lunch An apple."])
    #expect(
      entries("Petit-déjeuner\n\n  • 3 carottes\n  • 1 avocat\n") == [
        "breakfast 3 carottes", "breakfast 1 avocat",
      ])
    #expect(entries("朝食\n\n・ミニパン1個\n・サラダ\n") == ["breakfast ミニパン1個", "breakfast サラダ"])
  }

  @Test func `may stand below a line of other words, and need be no known dish where three meals are named`()
  {
    #expect(
      entries("So, again:\nColazione\n1 uovo sodo\nPranzo (argh)\n5 creacker salati\nCena\nil solito\n")
        == ["breakfast 1 uovo sodo", "lunch 5 creacker salati", "dinner il solito"])
    #expect(entries("The plan:\nLunch\nstandup\nreview\n") == [])
    #expect(entries("Meeting\nBreakfast\nlogistics\nLunch\ncatering\nDinner\nspeakers\n") == [])
  }

  @Test func `is what a meal amounted to where nothing else is written of it`() {
    let read = parsed("### Breakfast\n- Calories: 290\n- Protein: 10\n\n### Lunch\n- soup\n- Calories: 400\n")
      .day
    #expect(read.entries.map { $0.energy?.middle.kilocalories } == [290, 400])
    #expect(read.entries.map { $0.grams(of: .protein) } == [10, nil])
    #expect(
      entries(
        "### Snack\n- **Items:**\n  - 2 dates\n- **Nutrition:**\n  - Calories: 200\n  - Creatine: 5g ✅\n")
        == ["snack 2 dates 200"])
  }

  @Test func `ends at training below it, which is no food`() {
    #expect(
      entries(
        "## Food\n\n### Breakfast\n- toast\n\n### Exercise\n- Run\n- Strain: 13.4\n\n### Lunch\n- soup\n")
        == ["breakfast toast", "lunch soup"])
    #expect(entries("## Food\n\n### After the gym\n- banana\n- milk\n") == ["food banana", "food milk"])
  }

  @Test func `goes on below a title with a word for training where its items name foods`() {
    #expect(
      entries("## Food\n\n### Walking tacos\n- beef\n\n### Run-up snacks\n- chips\n- dip\n") == [
        "food beef", "food chips", "food dip",
      ])
  }

  @Test func `is none where signs stand behind a word for nothing, and no part of it a question or a rule`() {
    #expect(
      entries("## Meals & Snacks\n- Lunch: TBD 🥗 ⏳\n- Coffee with honey ☕ ✅\n") == [
        "food Coffee with honey ☕ ✅"
      ])
    let text = "Lunch: rice\nSnacks: granola, popcorn,\nDigestive issue? No\n—-\n"
    #expect(entries(text) == ["lunch rice", "snack granola, popcorn,"])
  }

  @Test func `stands behind an hour without minutes`() {
    #expect(
      entries(
        "- 8h tartines\n- 12h salade (200 kcal)\n- 20h soupe\n- 8h sleep\n- 16h fast\n- 3h pizza party\n")
        == ["food 08:00 tartines", "food 12:00 salade 200", "food 20:00 soupe"])
  }

  @Test func `is named where its energy stands in a second list alone`() {
    let text =
      "#### Lunch\n- maki\n- rice\n\n**Breakdown by item:**\n- Maki (2pc): ~180 cal\n- Rice: ~250 cal\n"
    #expect(
      parsed(text).diagnostics.map { "\($0.range.lowerBound.line) \($0.code.rawValue)" } == [
        "6 uncounted-energy", "7 uncounted-energy",
      ])
    #expect(parsed(text.replacing("- maki", with: "- maki (180 kcal)")).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "- Ejercicio: Bicicleta estática – 35 minutos – 310 calorías", "- Exercise: bike, 310 kcal",
    "Exercise: bike, 310 kcal",
  ])
  func `is nothing of what a sport burned`(line: String) {
    #expect(parsed("Lunch: soup\n\n\(line)\n").diagnostics.isEmpty)
  }

  @Test func `stands beside titles of tasks, which are none themselves`() {
    #expect(
      parsed("## TODO for Week\n\n- x\n\n## DONE today\n\n## TODO Write report\n").day.tasks.map(
        \.text.string) == ["Write report"])
  }

  @Test func `is none where a template waits for words`() {
    #expect(
      entries("Breakfast: [toast with jam]\nLunch: [Meal description]\n") == ["breakfast [toast with jam]"])
  }

  @Test func `may be a list behind other words below Food`() {
    #expect(
      entries("## Food\n\nCheat day, and it was good.\n\n1 bagel,\n1 donut,\n1 pork bun\n")
        == ["food 1 bagel", "food 1 donut", "food 1 pork bun"])
    #expect(entries("## Food\n\nCheat day.\n\nfelt good\nslept well\n") == [])
  }

  @Test func `stands for itself behind words in bold`() {
    #expect(
      entries(
        "**Breakfast** — oats, raspberries + banana\n**Post-ride** — crackers\n**Lunch** — chips, hummus\n")
        == ["breakfast oats, raspberries + banana", "food crackers", "lunch chips, hummus"])
  }

  @Test(arguments: [
    ("### 13:30–14:15 (Lunch)", "lunch 13:30–14:15 soup"), ("### Lunch (13:00 approx)", "lunch ~13:00 soup"),
    ("### Lunch (around 13:00)", "lunch ~13:00 soup"), ("### Healthy lunch", "lunch soup"),
    ("### 🍳 7h — Petit-déj (292 cal)", "breakfast 07:00 soup"), ("### 7 h Breakfast", "breakfast 07:00 soup"),
    ("### 19h — Abendessen", "dinner 19:00 soup"), ("### Dinner / Core", "dinner soup"),
    ("### Work snack (10:50 AM)", "snack 10:50 soup"),
    ("### 中饭", "lunch soup"),
  ])
  func `stands below a title that says when or how`(title: String, entry: String) {
    #expect(entries("\(title)\n\n- soup\n") == [entry])
  }

  @Test func `was had at a restaurant whose name begins like a place`() {
    #expect(entries("Lunch: in n out\nDinner: in the office\n") == ["lunch in n out"])
  }

  @Test(arguments: [
    "Total: 4500 calories, which means water and salad for the rest of the week.",
    "Summe: 1800 kcal, also morgen nur Salat.",
  ])
  func `is no total, whatever is said of that`(total: String) {
    #expect(entries("## Lunch\n\n- soup (400 kcal)\n- \(total)\n") == ["lunch soup 400"])
  }

  @Test func `is summed up in a line with its nutrients`() {
    let read = parsed(
      "## Lunch\n\n- soup (400 kcal)\n\n**Day total: 900 kcal · 79 g protein**\n\n**So far: 492 kcal · 12 g protein**\n"
    )
    #expect(read.diagnostics.map(\.code) == [.wrongTotal])
  }

  @Test(arguments: [
    "88,6 kg (minus 0,1 kg)", "13:00 63.5kg (朝食後)", "朝 62.9kg", "起床時体重72.2キロ",
  ])
  func `stands beside a weight with a remark`(line: String) {
    #expect(parsed(line + "\n").day.weights.count == 1)
  }

  @Test(arguments: [
    ("date", "2026-03-14 12:32"), ("Date", "03/14/2026 12:32"), ("timestamp", "2026-03-14T12:32"),
    ("When", "03-14-2026 12:32"),
  ])
  func `has the time behind the date of its row`(column: String, cell: String) {
    #expect(
      entries("## Food\n\n| \(column) | food | calories |\n|---|---|---|\n| \(cell) | Shake | 206 |\n")
        == ["food 12:32 Shake 206"])
  }

  @Test func `stands beside a weight in a table of anything`() {
    let read = parsed(
      "| Metric | Value |\n|---|---|\n| **Weight (lbs)** | 249.2 |\n| Steps | 8000 |\n| Goal weight | 200 lbs |\n"
    )
    #expect(read.day.weights.map { ($0.mass.kilograms * 10).rounded() / 10 } == [113])
    #expect(read.diagnostics.isEmpty)
  }

  @Test func `stands behind a colon without white space among Han and kana`() {
    #expect(entries("早餐:鸡蛋牛奶\n- 午餐:鸡蛋\n\n朝食:うどん\n") == ["breakfast 鸡蛋牛奶", "lunch 鸡蛋", "breakfast うどん"])
  }

  @Test func `is named once where cells of a column say the same and no figure`() {
    let read = parsed(
      "## Food\n\n| Food | kcal |\n|---|---|\n| rice | high |\n| tea | high |\n| soup | unbekannt |\n")
    #expect(read.diagnostics.map(\.code) == [.unreadableFigure])
  }

  @Test func `is in a language that is not read, whatever its title says besides`() {
    let read = parsed("### Oběd (14:24)\n- jogurt\n\n### 3) Obiad\n- jogurt\n")
    #expect(read.diagnostics.map(\.range.lowerBound.line) == [1, 4])
  }

  @Test func `is not of the day where its row has another date`() {
    let table =
      "## Weight\n\n| When | Weight |\n|---|---|\n| 2026-03-13 | 81 kg |\n| 2026-03-14 08:00 | 80 kg |\n"
    #expect(parsed(table).day.weights.map(\.mass.kilograms) == [80])
  }
}

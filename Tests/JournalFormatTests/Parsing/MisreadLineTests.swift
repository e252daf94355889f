import JournalTestSupport
import Testing

@testable import JournalFormat

private func codes(_ text: String) -> [DiagnosticCode] {
  parsed(text).diagnostics.filter { !$0.isFurther }.map(\.code)
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

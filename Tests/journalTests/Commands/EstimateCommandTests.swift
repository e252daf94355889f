import ArgumentParser
import Testing

@testable import journal

@Suite struct `Estimates on the command line` {
  private func add(_ world: World, _ arguments: String...) throws {
    try AddCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `are written with what they took for granted`() throws {
    let world = World()
    try add(world, "--estimate", "2 eggs and a slice of toast", "--category", "breakfast")
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        # Saturday, 14 March 2026

        ## Breakfast

        - 12:00 2 eggs and a slice of toast (~250 kcal, P 14 g, C 14 g, F 15 g)
          - source: table

        """)
    #expect(
      world.printed == """
        Breakfast, 12:00: 2 eggs and a slice of toast · ~250 kcal, P 14 g, C 14 g, F 15 g  2026-03-14T12:00
          by the food table, 190 to 310 kcal, taking 1 egg as 50 g and 1 slice of toast as 25 g

        """)
  }

  @Test func `never replace a figure by hand`() throws {
    let world = World()
    try add(world, "--estimate", "pizza (800 kcal)", "--category", "lunch")
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- 12:00 pizza (800 kcal)\n") == true)
  }

  @Test func `say which food they do not know`() throws {
    let world = World()
    try add(world, "--estimate", "flurbo", "--category", "lunch")
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- 12:00 flurbo\n") == true)
    #expect(
      world.complained
        == "journal: ‘flurbo’: ‘flurbo’ is not in the food table, so no energy was written; --kcal gives it\n"
    )
  }

  @Test func `are not made of what is still to be eaten, which is said where they were asked for`() throws {
    let world = World()
    try add(world, "--estimate", "[ ] 19:00 pizza", "--category", "dinner")
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- [ ] 19:00 pizza\n") == true)
    #expect(
      world.complained
        == "journal: ‘pizza’: it is still to be eaten, so no energy was written; once it is ticked, ‘journal estimate --fill’ proposes it\n"
    )
  }

  @Test(arguments: [
    ("flurbo sandwich", "~330 kcal, P 15 g, C 39 g, F 14 g", "table ±60 %", 132.0, 528.0),
    ("2 idlis", "~95 kcal, P 5 g, C 19 g, F 0 g", "table", 71.2, 118.8),
    ("2-3 idlis", "~120 kcal, P 6 g, C 24 g, F 0 g", "table ±45 %", 66, 174),
    ("rice 150 g and curry", "~320 kcal, P 6 g, C 55 g, F 8 g", "table ±22 %", 249.6, 390.4),
    ("rice (150 g)", "~190 kcal, 150 g, P 4 g, C 42 g, F 0 g", "table", 171, 209),
  ])
  func `are as sure in the sums of the day as they were said to be`(
    words: String, figures: String, source: String, low: Double, high: Double
  ) throws {
    let world = World()
    try add(world, "--estimate", words, "--category", "lunch")
    #expect(
      world.text(of: "2026/2026-03-14.md")?.hasSuffix("(\(figures))\n  - source: \(source)\n") == true)
    try EnergyCommand.parse(["2026-03-14", "--format", "json"]).run(in: world.environment)
    for (end, value) in [("low", low), ("high", high)] {
      let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
      #expect(world.printed.contains("\"energy_\(end)_kcal\": \(text),"), "\(end) \(text)")
    }
  }

  @Test func `are the rule if the journal says so`() throws {
    let world = World(["journal.toml": "estimate = \"table\"\n"])
    try add(world, "an apple", "--category", "snack")
    try add(world, "a pear", "--category", "snack", "--no-estimate")
    #expect(
      world.text(of: "2026/2026-03-14.md")?.hasSuffix(
        "- 12:00 an apple (~120 kcal, P 0 g, C 30 g, F 0 g)\n  - source: table\n- 12:00 a pear\n") == true)
  }

  @Test func `take foods of one's own first`() throws {
    let world = World(["foods.md": "# Foods\n\n## Amma dal\n\n- per 100 g: 95 kcal\n"])
    try add(world, "--estimate", "200 g amma dal", "--category", "lunch")
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("200 g amma dal (~190 kcal") == true)
  }

  @Test func `a bare number behind a dish is its energy`() throws {
    let world = World()
    try add(world, "Chicken", "500", "--category", "lunch")
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- 12:00 Chicken (500 kcal)\n") == true)
    #expect(world.printed == "Lunch, 12:00: Chicken · 500 kcal  2026-03-14T12:00\n")
  }

  @Test(arguments: ["rice 15000 g", "rice 99999999 g"])
  func `are not written where no entry has so much`(words: String) throws {
    let world = World()
    try add(world, "--estimate", words, "--category", "lunch")
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("## Lunch\n\n- 12:00 \(words)\n") == true)
    #expect(
      world.complained
        == "journal: ‘\(words)’: no energy was written, for it would be more than 10,000 kcal, which no single entry has; check the amount\n"
    )
  }

  @Test func `are not made of a number that may be anything`() throws {
    let world = World()
    try add(world, "--estimate", "Subway sandwich 450", "--category", "lunch")
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- 12:00 Subway sandwich 450\n") == true)
    #expect(
      world.complained
        == "journal: ‘Subway sandwich 450’: no energy was written, for its number has no unit; write ‘g’ or ‘kcal’ behind it\n"
        + "journal: ‘Subway sandwich 450’: this number may be kcal, grams or a count, so no energy is read from it; write its unit behind it: ‘kcal’ or ‘g’\n"
    )
    try add(world, "--estimate", "eggs 3", "--category", "lunch")
    #expect(
      world.text(of: "2026/2026-03-14.md")?.hasSuffix(
        "- 12:00 eggs 3 (~260 kcal, P 18 g, C 1 g, F 21 g)\n  - source: table\n") == true)
    try EstimateCommand.parse(["sandwich", "450"]).run(in: world.environment)
    #expect(
      world.printed.hasSuffix(
        "  The number has no unit, and may be kcal, grams or a count; with its unit\n  behind it this would be surer.\n"
      ))
  }

  @Test func `are shown without being written`() throws {
    let world = World()
    try EstimateCommand.parse(["rice", "150", "g"]).run(in: world.environment)
    #expect(
      world.printed == """
        rice 150 g

          About 194 kcal, between 174 and 213: 4 g protein, 42 g carbs, 0 g fat.

          Food    g  kcal  P   C  F   Sure  How
          ────  ───  ────  ─  ──  ─  ─────  ───────
          rice  150   194  4  42  0  ±10 %  as said

        """)
    #expect(world.paths == [])
  }
}

@Suite struct `journal foods` {
  @Test func `keeps a food of one's own`() throws {
    let world = World(["foods.md": "# Foods"])
    try FoodsAddCommand.parse([
      "Amma", "dal", "--kcal", "95", "--protein", "5", "--measure", "bowl 300 g", "--also", "dal special",
    ])
    .run(in: world.environment)
    #expect(
      world.text(of: "foods.md") == """
        # Foods

        ## Amma dal

        - per 100 g: 95 kcal, P 5 g
        - bowl: 300 g
        - also: dal special

        """)
    #expect(world.printed == "Amma dal is kept in foods.md\n")
  }

  @Test(arguments: [
    (["--kcal", "950"], "950 kcal in 100 g cannot be; pure fat has 900 kcal in 100 g"),
    (
      ["--kcal", "400", "--protein", "60", "--carbs", "60"],
      "120 g of protein, carbohydrates and fat in 100 g cannot be; write what the package says"
    ),
    (["--kcal", "500", "--per", "50 g"], "500 kcal in 50 g cannot be; pure fat has 900 kcal in 100 g"),
    (["--kcal", "20000", "--per", "bar"], "20000 kcal in bar cannot be; pure fat has 900 kcal in 100 g"),
  ])
  func `keeps no food that cannot be`(arguments: [String], reason: String) throws {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) {
      try FoodsAddCommand.parse(["Stone"] + arguments).run(in: world.environment)
    }
    #expect(failure?.message == reason)
    #expect(world.text(of: "foods.md") == nil)
  }

  @Test func `does not keep a food twice`() throws {
    let world = World(["foods.md": "## Amma dal\n\n- per 100 g: 95 kcal\n"])
    let failure = #expect(throws: CommandFailure.self) {
      try FoodsAddCommand.parse(["amma dal", "--kcal", "90"]).run(in: world.environment)
    }
    #expect(
      failure?.message
        == "foods.md has ‘Amma dal’ already; --from says from which day on these figures hold, which leaves the past as it was"
    )
  }

  @Test func `adds figures from a day on to a food that is there`() throws {
    let world = World([
      "foods.md": "## Amma dal\n\n- per 100 g: 95 kcal\n\n## Soup\n\n- per 100 g: 40 kcal\n"
    ])
    try FoodsAddCommand.parse(["amma dal", "--kcal", "90", "--from", "2026-03-01"]).run(in: world.environment)
    #expect(
      world.text(of: "foods.md")
        == "## Amma dal\n\n- per 100 g: 95 kcal\n- from 2026-03-01, per 100 g: 90 kcal\n\n## Soup\n\n- per 100 g: 40 kcal\n"
    )
    #expect(
      world.printed
        == "Amma dal: from 2026-03-01, per 100 g: 90 kcal; days before keep the figures they had\n")
    let failure = #expect(throws: CommandFailure.self) {
      try FoodsAddCommand.parse(["soup", "--kcal", "50", "--from", "2026-03-01", "--also", "broth"]).run(
        in: world.environment)
    }
    #expect(
      failure?.message
        == "foods.md has ‘Soup’ already; with --from give its figures alone, and write all else into foods.md"
    )
  }

  @Test func `shows all there is of a food of one's own, and a name with its commas`() throws {
    let world = World([
      "foods.md":
        "## Amma dal\n\n- per 100 g: 95 kcal\n- also: Mutters Dal\n- barcode: 8901058000290\n- bowl: 250 g\n"
    ])
    try FoodsShowCommand.parse(["mutters dal"]).run(in: world.environment)
    #expect(world.printed.contains("Measures: 1 bowl = 250 g.\n"))
    #expect(world.printed.contains("Also: Mutters Dal.\n"))
    #expect(world.printed.contains("Barcode: 8901058000290.\n"))
    let other = World()
    try FoodsShowCommand.parse(["rice, cooked"]).run(in: other.environment)
    #expect(other.printed.hasPrefix("rice\n"))
  }

  @Test(arguments: [
    ("amma dal", "by foods.md, "), ("amma dal and rice", "by the food table and foods.md, "),
    ("rice", "by the food table, "),
  ])
  func `says which foods an estimate is by`(words: String, source: String) throws {
    let world = World(["foods.md": "## Amma dal\n\n- per 100 g: 95 kcal\n"])
    try AddCommand.parse(["--estimate", words]).run(in: world.environment)
    #expect(world.printed.contains("\n  \(source)"))
  }

  @Test func `lists foods by words of their names`() throws {
    let world = World()
    try FoodsSearchCommand.parse(["idli"]).run(in: world.environment)
    #expect(
      world.printed == """
        Foods with ‘idli’

          Per 100 g  kcal    P     C     F  Usual portion  Source
          ─────────  ────  ───  ────  ────  ─────────────  ──────────────
          idli        128  6.4    25   0.4           76 g  fndds:55702000
          idli podi   413   24  57.4  11.5           10 g  recipe
          rava idli   195  6.4  29.7   5.5           45 g  recipe

        """)
  }

  @Test func `says what to do where there is none`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try FoodsSearchCommand.parse(["flurbo"]).run(in: World().environment)
    }
    #expect(failure?.message == "no food has ‘flurbo’ in its name; ‘journal foods add’ keeps one of your own")
    #expect(failure?.status == .negativeResult)
  }

  @Test(arguments: ["Mums dal", "mum's dal", "Mum’s dal"])
  func `knows a food of one's own with and without its apostrophe`(name: String) throws {
    let world = World(["foods.md": "# Foods\n\n## Mum’s dal\n\n- per 100 g: 95 kcal\n"])
    try FoodsAddCommand.parse([name, "--kcal", "120", "--from", "2026-03-20"]).run(in: world.environment)
    #expect(
      world.text(of: "foods.md")
        == "# Foods\n\n## Mum’s dal\n\n- per 100 g: 95 kcal\n- from 2026-03-20, per 100 g: 120 kcal\n")
  }

  @Test func `sends nobody in a circle who has another recipe for one`() {
    let world = World(["foods.md": "# Foods\n\n## Soup\n\n- recipe: 100 g potatoes\n"])
    let failure = #expect(throws: CommandFailure.self) {
      try FoodsAddCommand.parse(["Soup", "--recipe", "200 g potatoes"]).run(in: world.environment)
    }
    #expect(
      failure?.reason
        == "foods.md has ‘Soup’ already, and a recipe has no day; change it in foods.md, or keep this one under another name"
    )
  }
}

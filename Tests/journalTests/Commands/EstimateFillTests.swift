import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal estimate --fill` {
  private static let day = """
    # Friday, 13 March 2026

    ## Breakfast

    - 08:00 2 eggs and a slice of toast
    - coffee (20 kcal)
    - [ ] an apple

    ## Lunch

    - flurbo and rice
    - thali
      - rice (200 kcal)
      - dal
    - rice (150 g)
      - note: too salty

    """

  private func fill(_ world: World, _ arguments: String...) throws {
    try EstimateCommand.parse(["--fill"] + arguments).run(in: world.environment)
  }

  @Test func `writes what entries without figures amount to, once it is agreed to`() throws {
    let world = World(["2026/2026-03-13.md": Self.day], answers: ["y"])
    try fill(world, "7d")
    #expect(world.printed.contains("+- rice (~190 kcal, 150 g, P 4 g, C 42 g, F 0 g)\n"))
    #expect(world.complained == "Write figures for 2 entries in 1 file? [y/N] ")
    #expect(
      world.text(of: "2026/2026-03-13.md") == """
        # Friday, 13 March 2026

        ## Breakfast

        - 08:00 2 eggs and a slice of toast (~250 kcal, P 14 g, C 14 g, F 15 g)
          - source: table
        - coffee (20 kcal)
        - [ ] an apple

        ## Lunch

        - flurbo and rice
        - thali
          - rice (200 kcal)
          - dal
        - rice (~190 kcal, 150 g, P 4 g, C 42 g, F 0 g)
          - note: too salty
          - source: table

        """)
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == Self.day)
  }

  @Test func `names what it leaves`() throws {
    let world = World(["2026/2026-03-13.md": Self.day], answers: ["n"])
    let failure = #expect(throws: CommandFailure.self) { try fill(world, "yesterday") }
    #expect(failure?.message == "nothing was changed")
    #expect(world.text(of: "2026/2026-03-13.md") == Self.day)
    #expect(
      world.printed.hasSuffix(
        "One entry is left as it is:\n  2026-03-13#4  flurbo and rice: ‘flurbo’ is not in the food table\n"))
  }

  @Test func `leaves a food beside words that nobody knows, unless its amount is said`() throws {
    let world = World(
      [
        "2026/2026-03-13.md": """
        # 2026-03-13

        ## Lunch

        - zorbo eggplant
        - zorbo rice 150 g

        """
      ], answers: ["y"])
    try fill(world, "yesterday")
    #expect(
      world.printed.contains(
        "  2026-03-13#1  zorbo eggplant: ‘zorbo’ beside ‘eggplant’ is not known; write how much of it, or its figures\n"
      ))
    #expect(
      world.text(of: "2026/2026-03-13.md")?.contains("- zorbo eggplant\n- zorbo rice 150 g (~190 kcal")
        == true)
  }

  @Test func `asks for --yes where nobody can be asked, and only shows with --dry-run`() throws {
    let world = World(["2026/2026-03-13.md": Self.day])
    let failure = #expect(throws: CommandFailure.self) { try fill(world, "7d") }
    #expect(failure?.status == .usage)
    #expect(
      failure?.message
        == "2 entries in 1 file would get figures, and nobody can be asked; --yes writes them, --dry-run only shows them"
    )
    try fill(world, "7d", "--dry-run")
    #expect(world.text(of: "2026/2026-03-13.md") == Self.day)
    try fill(world, "7d", "--yes")
    #expect(world.text(of: "2026/2026-03-13.md")?.contains("source: table") == true)
  }

  @Test func `writes into the rows of a table`() throws {
    let table = "## Food\n\n| Food | Amount | kcal |\n|---|---|---|\n| Rice | 150 g | |\n| Egg | 2 | 150 |\n"
    let world = World(["2026/2026-03-14.md": table])
    try fill(world, "--yes")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "## Food\n\n| Food | Amount | kcal |\n|---|---|---|\n| Rice | 150 g | ~190 |\n| Egg | 2 | 150 |\n")
  }

  @Test(arguments: ["Chicken 500", "chicken 500 and rice", "pasta 400 with cheese", "milk 200, bread"])
  func `asks for the unit of a bare number`(words: String) throws {
    let world = World(["2026/2026-03-14.md": "## Food\n\n- \(words)\n"])
    try fill(world)
    #expect(
      world.printed == """
        One entry is left as it is:
          2026-03-14#1  \(words): the number behind it may be kcal, grams or a count; write its unit behind it
        nothing was changed

        """)
  }

  @Test func `leaves an energy in the words alone that is not counted`() throws {
    let world = World(["2026/2026-03-14.md": "## Food\n\n- coffee x2 (each 30 kcal)\n"])
    try fill(world)
    #expect(
      world.printed == """
        One entry is left as it is:
          2026-03-14#1  coffee x2 (each 30 kcal): its words say an energy that is not counted; write that of all of it behind them, as in (60 kcal)
        nothing was changed

        """)
  }

  @Test func `names an entry with nutrients and no energy`() throws {
    let world = World(["2026/2026-03-14.md": "## Food\n\n- 2 eggs (P 12 g)\n"])
    try fill(world)
    #expect(world.printed.contains("it has figures but no energy, which ‘journal edit’ takes with --kcal"))
  }

  @Test func `has nothing to do where all have figures`() throws {
    let world = World(["2026/2026-03-14.md": "## Food\n\n- soup (200 kcal)\n"])
    try fill(world)
    #expect(world.printed == "no entry of these days lacks figures\n")
  }

  @Test func `takes a period only with --fill`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try EstimateCommand.parse(["rice", "--period", "7d"]).run(in: World().environment)
    }
    #expect(failure?.message == "a period and --yes belong to --fill, as in ‘journal estimate --fill 7d’")
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal weigh` {
  private func weigh(_ world: World, _ arguments: String...) throws {
    try WeighCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `writes a line that a person could have written`() throws {
    let world = World()
    try weigh(world, "72.4", "--fat", "22.9")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "# Saturday, 14 March 2026\n\n## Weight\n\n- 12:00 72.4 kg / 22.9%\n")
    #expect(world.printed == "72.4 kg, 12:00\n")
  }

  @Test func `adds to the weights of the day`() throws {
    let world = World(["2026/2026-03-14.md": "## Weight\n\n- 08:00 72.6 kg\n\n## Lunch\n\n- rice\n"])
    try weigh(world, "72,4")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "## Weight\n\n- 08:00 72.6 kg\n- 12:00 72.4 kg\n\n## Lunch\n\n- rice\n")
    #expect(world.printed == "72.4 kg, 12:00; the trend was 72.6 kg, −0.2 kg to it\n")
  }

  @Test(arguments: [
    (["160", "lb"], "160 lb"), (["11", "st", "5", "lb"], "11 st 5 lb"), (["72.4kg"], "72.4 kg"),
  ])
  func `takes other units`(words: [String], written: String) throws {
    let world = World()
    try WeighCommand.parse(words + ["--time", "none"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- \(written)\n") == true)
  }

  @Test(
    arguments: [
      (
        ["160"],
        "‘160’ is 160.0 kg, and the last weight was 72.6 kg on Friday 13 March; 160.0 lb would be 72.6 kg; nothing was written; write the unit, or --yes if it is right"
      ),
      (
        ["62"],
        "‘62’ is 62.0 kg, and the last weight was 72.6 kg on Friday 13 March; nothing was written; write the unit, or --yes if it is right"
      ),
      (["heavy"], "‘heavy’ is no weight of a person; write it as 72.4, 72.4 kg, 160 lb or 11 st 5 lb"),
      ([], "how much? write the weight behind it, as in ‘journal weigh 72.4’"),
    ])
  func `refuses a slip`(words: [String], message: String) throws {
    let world = World(["2026/2026-03-13.md": "## Weight\n\n- 72.6 kg\n"])
    let failure = #expect(throws: CommandFailure.self) {
      try WeighCommand.parse(words).run(in: world.environment)
    }
    #expect(failure?.message == message)
    #expect(world.text(of: "2026/2026-03-14.md") == nil)
  }

  @Test func `offers the last weight on a terminal`() throws {
    let world = World(["2026/2026-03-13.md": "## Weight\n\n- 72.6 kg\n"], answers: [""])
    try weigh(world)
    #expect(world.complained == "Weight? [72.6 kg] ")
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- 12:00 72.6 kg\n") == true)
  }
}

@Suite struct `journal weight` {
  @Test func `shows readings with their addresses, and the trend`() throws {
    let world = World([
      "2026/2026-03-12.md": "## Weight\n\n- 08:00 73 kg\n",
      "2026/2026-03-13.md": "## Weight\n\n- 72 kg / 22.5%\n",
    ])
    try WeightCommand.parse([]).run(in: world.environment)
    #expect(
      world.printed == """
        Weight

          72.9 kg by the trend on 13 March; the scale said 72.0 kg.

          No target is set; ‘journal goal --target 70’ sets one.

        Readings
          Day                        Weight    Trend     Fat  Address
          ────────────────────────  ───────  ───────  ──────  ─────────────
          Thursday 12 March, 08:00  73.0 kg  73.0 kg          2026-03-12#w1
          Friday 13 March           72.0 kg  72.9 kg  22.5 %  2026-03-13#w1

          The trend goes a tenth of the way to the weight of each day (over gaps, as far
          as in as many days); a day counts with the mean of its readings.

        """)
  }
}

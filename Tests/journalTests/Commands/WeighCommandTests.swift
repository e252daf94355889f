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
    #expect(world.printed == "72.4 kg, 12:00, 0.2 kg below the trend of 72.6 kg\n")
  }

  @Test(arguments: [
    (["72.4", "yesterday"], "2026-03-13", "72.4 kg"),
    (["72.4", "kg", "on", "thursday"], "2026-03-12", "72.4 kg"),
    (["72.4", "yesterday", "at", "08:15"], "2026-03-13", "08:15 72.4 kg"),
    (["72.4", "yesterday", "at", "8:15"], "2026-03-13", "08:15 72.4 kg"),
    (["72.4", "at", "8:15"], "2026-03-14", "08:15 72.4 kg"),
    (["11", "st", "5", "lb", "yesterday"], "2026-03-13", "11 st 5 lb"),
  ])
  func `hears a day and a time behind the weight`(words: [String], day: String, line: String) throws {
    let world = World()
    try WeighCommand.parse(words).run(in: world.environment)
    #expect(world.text(of: "2026/\(day).md")?.hasSuffix("\n## Weight\n\n- \(line)\n") == true)
  }

  @Test func `names the last weight after a long pause, whose trend is none of today`() throws {
    let world = World(["2026/2026-01-10.md": "## Weight\n\n- 74 kg\n"])
    try weigh(world, "72.4")
    #expect(world.printed == "72.4 kg, 12:00; the last one was 74.0 kg, on Saturday 10 January\n")
  }

  @Test(arguments: ["0.229", "0", "90", "x"]) func `refuses a share of fat that no body has`(fat: String) {
    let world = World()
    #expect(throws: CommandFailure.self) { try weigh(world, "72.4", "--fat", fat) }
    #expect(world.paths.isEmpty)
  }

  @Test func `asks about a slip on a day before all others`() throws {
    let world = World(["2026/2026-03-14.md": "## Weight\n\n- 72.4 kg\n"])
    let error = #expect(throws: CommandFailure.self) {
      try WeighCommand.parse(["159.5", "--day", "yesterday"]).run(in: world.environment)
    }
    #expect(
      error?.reason
        == "‘159.5’ is 159.5 kg, and the next weight was 72.4 kg on Saturday 14 March; 159.5 lb would be 72.3 kg; nothing was written; write the unit behind it if it is lb, or add --yes if it is right"
    )
    try WeighCommand.parse(["72.1", "--day", "yesterday"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md")?.contains("72.1 kg") == true)
  }

  @Test func `asks about a slip in the only weight there is`() throws {
    let world = World(["2026/2026-03-14.md": "## Weight\n\n- 72.4 kg\n"])
    #expect(throws: CommandFailure.self) {
      try EditCommand.parse(["2026-03-14#w1", "--weight", "160"]).run(in: world.environment)
    }
    #expect(world.text(of: "2026/2026-03-14.md") == "## Weight\n\n- 72.4 kg\n")
  }

  @Test func `asks about a slip in a weight that is changed, too`() throws {
    let files = [
      "2026/2026-03-13.md": "## Weight\n\n- 72.6 kg\n", "2026/2026-03-14.md": "## Weight\n\n- 72.4 kg\n",
    ]
    let world = World(files)
    let failure = #expect(throws: CommandFailure.self) {
      try EditCommand.parse(["2026-03-14#w1", "--weight", "160"]).run(in: world.environment)
    }
    #expect(
      failure?.message
        == "‘160’ is 160.0 kg, and the last weight was 72.6 kg on Friday 13 March; 160.0 lb would be 72.6 kg; nothing was written; write the unit behind it if it is lb, or add --yes if it is right"
    )
    try EditCommand.parse(["2026-03-14#w1", "--weight", "160 lb"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "## Weight\n\n- 160 lb\n")
    try EditCommand.parse(["2026-03-14#w1", "--weight", "160 kg", "--yes"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "## Weight\n\n- 160 kg\n")
  }

  @Test(arguments: [
    ("1850-01-01", "1850-01-01 is long before anybody’s diary; is the year right? nothing was written"),
    (
      "2026-03-15",
      "2026-03-15 is still to come; write a weight on the day you step on the scale; nothing was written"
    ),
  ])
  func `refuses days on which nobody can have been weighed`(day: String, reason: String) throws {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) { try weigh(world, "72.4", "--day", day) }
    #expect(failure?.message == reason)
    #expect(world.text(of: "2026/2026-03-14.md") == nil)
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
        "‘160’ is 160.0 kg, and the last weight was 72.6 kg on Friday 13 March; 160.0 lb would be 72.6 kg; nothing was written; write the unit behind it if it is lb, or add --yes if it is right"
      ),
      (
        ["62"],
        "‘62’ is 62.0 kg, and the last weight was 72.6 kg on Friday 13 March; nothing was written; add --yes if it is right"
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

  @Test func `offers the last of several readings of a day`() throws {
    let world = World(["2026/2026-03-13.md": "## Weight\n\n- 80.3 kg\n- 83.1 kg\n"], answers: [""])
    try weigh(world)
    #expect(world.complained == "Weight? [83.1 kg] ")
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

          No target is set; ‘journal goal --target’ with a weight sets one.

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

@Suite struct `Weights by their addresses` {
  private let files = [
    "2026/2026-03-13.md": "# Day\n\n## Weight\n\n- 07:05 72.4 kg\n- 21:00 73 kg\n\n## Lunch\n\n- rice\n"
  ]

  @Test func `are changed where they stand`() throws {
    let world = World(files)
    try EditCommand.parse(["2026-03-13#w1", "--weight", "72,1", "--fat", "22", "--time", "7:10"])
      .run(in: world.environment)
    #expect(world.printed == "changed 2026-03-13#w1  07:05 72.4 kg to 07:10 72.1 kg / 22%\n")
    #expect(
      world.text(of: "2026/2026-03-13.md")
        == "# Day\n\n## Weight\n\n- 07:10 72.1 kg / 22%\n- 21:00 73 kg\n\n## Lunch\n\n- rice\n")
  }

  @Test func `are taken out and moved`() throws {
    let world = World(files)
    try MoveCommand.parse(["2026-03-13#w2", "today"]).run(in: world.environment)
    try RemoveCommand.parse(["2026-03-13#w1"]).run(in: world.environment)
    #expect(
      world.printed == """
        moved 2026-03-13#w2  21:00 73 kg to 2026-03-14
        removed 2026-03-13#w1  07:05 72.4 kg; ‘journal undo’ brings it back

        """)
    #expect(world.text(of: "2026/2026-03-13.md") == "# Day\n\n## Weight\n\n\n## Lunch\n\n- rice\n")
    #expect(
      world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\n## Weight\n\n- 21:00 73 kg\n")
  }

  @Test func `go on meaning what they meant when they were shown`() throws {
    let world = World(files)
    try WeightCommand.parse([]).run(in: world.environment)
    try RemoveCommand.parse(["2026-03-13#w1"]).run(in: world.environment)
    let failure = #expect(throws: CommandFailure.self) {
      try RemoveCommand.parse(["2026-03-13#w1"]).run(in: world.environment)
    }
    #expect(
      failure?.message == """
        ‘2026-03-13#w1’ is no longer the weight that it was when it was shown, so nothing was changed; these are the weights of 2026-03-13 now:
          2026-03-13#w1  21:00 73 kg
        """)
  }

  @Test(arguments: [
    (
      ["2026-03-13#w1", "--kcal", "20"],
      "‘2026-03-13#w1’ is a weight; --weight, --fat and --time change it; nothing was changed"
    ),
    (
      ["rice", "--weight", "72"],
      "--weight changes a weight; name it by its number, as in ‘journal edit 2026-03-14#w1 --weight 72.1’"
    ),
    (
      ["2026-03-12#w1", "--weight", "72"],
      "there is no weight on 2026-03-12; ‘journal weight’ lists them with their addresses"
    ),
    (
      ["2026-03-13#w1", "--fat", "x"],
      "‘x’ is no share of fat that a body has; write percent, as in --fat 22.9"
    ),
  ])
  func `are not taken for food, nor food for them`(arguments: [String], message: String) throws {
    let world = World(files)
    let failure = #expect(throws: CommandFailure.self) {
      try EditCommand.parse(arguments).run(in: world.environment)
    }
    #expect(failure?.message == message)
    #expect(world.text(of: "2026/2026-03-13.md") == files["2026/2026-03-13.md"])
  }
}

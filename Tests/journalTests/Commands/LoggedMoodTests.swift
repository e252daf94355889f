import ArgumentParser
import Testing

@testable import journal

@Suite struct `A mood that is logged` {
  @Test(arguments: [
    ("## Stimmung\n\n- 4/5\n", "## Stimmung\n\n- 3/5 calm\n", "mood 3/5 calm\n"),
    ("## How I felt\n\n- 4/5\n", "## How I felt\n\n- 3/5 calm\n", "3/5 calm, under How I felt\n"),
    (
      "## Well-being\n\n- mood 4/5\n", "## Well-being\n\n- mood 3/5 calm\n",
      "mood 3/5 calm, under Well-being\n"
    ),
    (
      "## Check-in\n\n- Mood: 4/5\n- Energy: 3/5\n", "## Check-in\n\n- Mood: 3/5 calm\n",
      "mood 3/5 calm, under Check-in\n"
    ),
    ("## Breakfast\n\n- Mood: 4/5\n- oats\n", "## Mood\n\n- 3/5 calm\n", "mood 3/5 calm\n"),
    ("## Pain\n\n- 4/5\n", "## Mood\n\n- 3/5 calm\n", "mood 3/5 calm\n"),
  ])
  func `goes below the heading that moods stood below before`(before: String, after: String, said: String)
    throws
  {
    let world = World(
      ["2026/2026-03-13.md": before, "2026/2026-03-14.md": "## Lunch\n\n- soup\n"])
    try LogCommand.parse(["mood", "3/5", "calm", "--time", "none"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "## Lunch\n\n- soup\n\n\(after)")
    #expect(world.printed == said)
  }

  @Test(arguments: [
    ("- Mood: 4/5\n", [], "- Mood: 3/5\n", "mood 3/5, under Check-in\n"),
    ("- 08:00 Mood: 4/5\n", [], "- 12:00 Mood: 3/5\n", "mood 3/5, under Check-in, 12:00\n"),
    ("- Mood: 4/5\n", ["--time", "9"], "- 09:00 Mood: 3/5\n", "mood 3/5, under Check-in, 09:00\n"),
  ])
  func `has the form that moods have below a heading of the writer's own`(
    before: String, options: [String], after: String, said: String
  ) throws {
    let day = "2026/2026-03-14.md"
    let world = World([
      "2026/2026-03-13.md": "## Check-in\n\n\(before)", day: "## Check-in\n\n- Energy: 2/5\n",
    ])
    try LogCommand.parse(["mood", "3"] + options).run(in: world.environment)
    #expect(world.text(of: day) == "## Check-in\n\n- Energy: 2/5\n\(after)")
    #expect(world.printed == said)
  }

  @Test(arguments: ["72.4 kg", "160 lbs", "72,4kg"])
  func `is no weight, which has a command of its own`(words: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try LogCommand.parse([words]).run(in: World().environment)
    }
    #expect(failure?.message == "a weight has a command of its own: ‘journal weigh \(words)’")
  }
}

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
}

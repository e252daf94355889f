import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal timeline and after` {
  static let files = [
    "2026/2026-03-12.md": "## Lunch\n\n- fish soup #home\n\n## Symptoms\n\n- headache 3/10\n",
    "2026/2026-03-14.md": "## Lunch\n\n- 13:10 soup (52 kcal)\n",
  ]

  @Test(arguments: [
    (["fish", "soup"], "Timeline of fish soup"), (["#home"], "Timeline of #home"),
    (["almuerzo"], "Timeline of Lunch"),
    (["nothing"], "Timeline of nothing"), (["soup", "--period", "all", "--explain"], "Timeline of soup"),
  ])
  func `follows words, a tag or a category`(arguments: [String], title: String) throws {
    let world = World(Self.files)
    try TimelineCommand.parse(arguments).run(in: world.environment)
    #expect(world.printed.hasPrefix(title) && world.complained == "")
  }

  @Test(arguments: [("24h", 24), ("2d", 48), ("6", 6), ("168H", 168)])
  func `takes a length of time`(text: String, hours: Int) throws {
    let world = World(Self.files)
    try AfterCommand.parse(["headache", "--within", text, "--format", "json"]).run(in: world.environment)
    #expect(world.printed.contains("\"within_hours\": \(hours),"))
  }

  @Test(arguments: ["0h", "8d", "x", "-1h", "1w", "24 hours"])
  func `refuses what is no length of time`(text: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try AfterCommand.parse(["headache", "--within=\(text)"]).run(in: World(Self.files).environment)
    }
    #expect(failure?.status == .usage)
  }

  @Test func `says when there are too few days`() throws {
    let world = World(Self.files)
    try AfterCommand.parse(["headache"]).run(in: world.environment)
    #expect(world.printed.contains("is too few days to say"))
  }
}

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

  @Test(arguments: [(["weight"], "Weight"), (["Gewicht"], "Weight"), (["walk"], "Walk, ")])
  func `knows the weight and habits`(arguments: [String], title: String) throws {
    var files = Self.files
    files["habits.md"] = "# Habits\n\n## Walk\n\n- every: day\n"
    files["2026/2026-03-13.md"] = "## Weight\n\n- 72.4 kg\n\n## Habits\n\n- [x] Walk\n"
    let world = World(files)
    try TimelineCommand.parse(arguments).run(in: world.environment)
    #expect(world.printed.hasPrefix(title))
  }

  @Test func `draws a food as a strip of weeks and a symptom by what was noted`() throws {
    var files = Self.files
    for date in ["2026-02-02", "2026-02-17", "2026-02-18"] {
      files["2026/\(date).md"] = "## Lunch\n\n- soup\n\n## Symptoms\n\n- headache 5/10\n"
    }
    let world = World(files)
    try TimelineCommand.parse(["soup", "--format", "markdown"]).run(in: world.environment)
    #expect(world.printed.contains("## Week by week, days with it"))
    #expect(world.printed.contains("| Monday 16 February |    2 |"))
    let symptom = World(files)
    try TimelineCommand.parse(["headache", "--format", "markdown"]).run(in: symptom.environment)
    #expect(symptom.printed.contains("## As it was noted, over the whole diary"))
    #expect(symptom.printed.contains("| 17 Feb |        5 |"))
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
    #expect(world.printed.contains("too few days to say"))
  }
}

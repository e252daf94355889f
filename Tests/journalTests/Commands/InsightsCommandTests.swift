import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal insights` {
  static let files = [
    "2026/2026-03-12.md": "## Lunch\n\n- fish soup #home\n", "2026/2026-01-13.md": "## Dinner\n\n- rice\n",
    "2026/2026-03-14.md": "## Lunch\n\n- 13:10 soup (52 kcal)\n",
  ]

  @Test(arguments: [
    ([], "  Insights · 13 February to 14 March 2026"), (["foods"], "Top foods, 13 February to 14 March 2026"),
    (["variety", "--period", "all"], "Variety, the whole diary"),
    (["stats", "--month", "2026-01"], "In figures, January 2026"),
    (["streak"], "Streak"), (["top-foods", "--match", "soup", "--limit", "2"], "Top foods, 13 February"),
  ])
  func `takes a part and a period`(arguments: [String], title: String) throws {
    let world = World(Self.files)
    try InsightsCommand.parse(arguments).run(in: world.environment)
    #expect(world.printed.hasPrefix(title) && world.complained == "")
  }

  @Test func `of the whole diary begin with its first file, whatever stands in it`() throws {
    var files = Self.files
    files["2026/2026-01-02.md"] = "## Symptoms\n\n- headache 6/10\n\n## Tasks\n\n- [ ] Call bank\n"
    files["2026/2026-01-03.md"] = "## Tasks\n\n- [x] Call bank\n"
    let world = World(files)
    try InsightsCommand.parse(["--period", "all"]).run(in: world.environment)
    #expect(world.printed.contains("2 January to 14 March 2026"), "\(world.printed)")
    #expect(world.printed.contains("Headache once"))
    let json = World(files)
    try InsightsCommand.parse(["habits", "--period", "all", "--format", "json"]).run(in: json.environment)
    #expect(json.printed.contains("\"tasks_open\": 0"), "\(json.printed)")
  }

  @Test(arguments: [
    (["--month", "2026-02"], "February 2026\n\n  │ 7 of 19 days since 10 February\n"),
    (["--period", "2026-02-20..2026-02-28"], "Week 9 of 2026\n"),
  ])
  func `tell the headline of a month, or of the week that ends behind other periods, as the recap does`(
    arguments: [String], opening: String
  ) throws {
    var files: [String: String] = [:]
    for day in ["02-23", "02-24", "02-26", "03-01"] {
      files["2026/2026-\(day).md"] = "## Lunch\n\n- rice\n"
    }
    for (day, food) in [("10", "tea"), ("12", "bread"), ("16", "milk")] {
      files["2026/2026-02-\(day).md"] = "## Lunch\n\n- \(food)\n"
    }
    files["2026/2026-02-25.md"] = "## Lunch\n\n- soup\n\n## Dinner\n\n- soup\n- soup\n"
    let world = World(files)
    try InsightsCommand.parse(["headline"] + arguments).run(in: world.environment)
    #expect(world.printed.hasPrefix(opening))
    #expect(arguments[0] == "--month" || world.printed.contains("the most: rice"))
  }

  @Test(arguments: ["text", "markdown", "html", "json"])
  func `answers in every form, with reasons if asked`(format: String) throws {
    let world = World(Self.files)
    try InsightsCommand.parse(["--format", format, "--explain"]).run(in: world.environment)
    #expect(world.printed.contains("2026/2026-03-12.md:3"))
  }

  @Test func `are written to a page with pictures, and again only if it says something else`() throws {
    let world = World(Self.files)
    try InsightsCommand.parse(["--write"]).run(in: world.environment)
    #expect(world.complained == "journal: wrote reports/insights-30d.md, and drew 6 pictures for it\n")
    let page = try #require(world.text(of: "reports/insights-30d.md"))
    #expect(
      page.hasPrefix(
        "<!-- journal begin insights 30d -->\n\n# 2 of 30 days have an entry\n\n**Insights · 13 February to 14 March 2026**\n"
      ))
    #expect(
      page.contains("](insights-30d/top-foods.svg)\n\n<details>\n<summary>Figures</summary>\n\n| Food "))
    #expect(world.text(of: "reports/insights-30d/top-foods.svg")?.hasPrefix("<svg ") == true)
    try InsightsCommand.parse(["--write"]).run(in: world.environment)
    #expect(world.complained.hasSuffix("journal: reports/insights-30d.md is up to date already\n"))
  }

  @Test(arguments: [
    (["foods", "2026-03"], "foods-2026-03"), (["last", "month"], "insights-2026-02"), (["7d"], "insights-7d"),
    (["foods", "--month", "2026-03"], "foods-2026-03"), (["--week", "last"], "insights-2026-W10"),
    (["--period", "ALL"], "insights-all"), (["--period", "last month"], "insights-2026-02"),
    (["--from", "2026-03-01", "--to", "2026-03-14"], "insights-2026-03-01..2026-03-14"),
  ])
  func `have a page for each part and period`(arguments: [String], name: String) throws {
    let world = World(Self.files)
    try InsightsCommand.parse(arguments + ["--write"]).run(in: world.environment)
    #expect(world.text(of: "reports/\(name).md") != nil, "\(world.complained)")
  }

  @Test(arguments: [
    ["streak"], ["foods", "--match", "x"], ["--explain"], ["--format", "html"], ["--output", "x"],
  ])
  func `are not written in another form`(arguments: [String]) {
    #expect(throws: (any Error).self) { try InsightsCommand.parse(arguments + ["--write"]) }
  }

  @Test(arguments: ["text", "markdown", "html", "json"])
  func `explains one food`(format: String) throws {
    let world = World(Self.files)
    try InsightsCommand.parse(["foods", "--explain", "soups", "--format", format]).run(in: world.environment)
    #expect(world.printed.contains("2026/2026-03-14.md:3") && world.printed.contains("soup"))
  }

  @Test(arguments: [
    (
      ["foods", "soup"],
      "‘soup’ names no period; ‘journal insights foods --explain soup’ says what counts as that food, and "
    ),
    (["stats", "soup", "--explain"], "‘soup’ names no period; write a period such as "),
  ])
  func `refuses words that name neither`(arguments: [String], message: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try InsightsCommand.parse(arguments).run(in: World(Self.files).environment)
    }
    #expect(failure?.message.hasPrefix(message) ?? false)
  }

  @Test func `says which parts there are`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try InsightsCommand.parse(["nonsense"]).run(in: World(Self.files).environment)
    }
    #expect(
      failure?.message.hasPrefix(
        "‘nonsense’ is no part of the insights and no period; the parts are streak, headline, ")
        ?? false)
    #expect(throws: (any Error).self) { try InsightsCommand.parse(["stats", "--match", "x"]) }
    #expect(throws: (any Error).self) { try InsightsCommand.parse(["foods", "--limit", "0"]) }
  }
}

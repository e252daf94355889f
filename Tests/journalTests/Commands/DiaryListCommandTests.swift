import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal search, streak, calendar, summary and tags` {
  static let files = [
    "2026/2026-03-12.md": "## Lunch\n\n- fish soup #home\n", "2026/2026-03-13.md": "## Dinner\n\n- rice\n",
    "2026/2026-03-14.md": "## Lunch\n\n- 13:10 soup (52 kcal)\n",
  ]

  @Test func `a search marks what it finds, newest first`() throws {
    let world = World(Self.files)
    try SearchCommand.parse(["SOUP"]).run(in: world.environment)
    #expect(
      world.printed == """
        ‘SOUP’: 2 lines on 2 days

        Saturday, 14 March 2026
          • 2026/2026-03-14.md:3 Lunch: 13:10 ‹soup› (52 kcal)

        Thursday, 12 March 2026
          • 2026/2026-03-12.md:3 Lunch: fish ‹soup› #home

        """)
  }

  @Test(arguments: [
    (["nowhere"], "‘nowhere’ is nowhere in the diary"),
    (["soup", "--period", "1d", "--tag", "home"], "‘soup’ is nowhere in that period with tag home"),
    (["--tag", "x", "--category", "lunch"], "there is nothing with category lunch and tag x in the diary"),
  ])
  func `a search that finds nothing ends with 1`(arguments: [String], message: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try SearchCommand.parse(arguments).run(in: World(Self.files).environment)
    }
    #expect(failure == CommandFailure(.negativeResult, message))
  }

  @Test func `a search that finds nothing still prints JSON`() throws {
    let world = World(Self.files)
    #expect(throws: CommandFailure(.negativeResult)) {
      try SearchCommand.parse(["x", "--format", "json"]).run(in: world.environment)
    }
    #expect(world.printed.contains("\"hits\": []"))
  }

  @Test(arguments: [[], ["--regex", "("], ["rice", "--category", "brick"]])
  func `a search that cannot be meant is wrong usage`(arguments: [String]) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try SearchCommand.parse(arguments).run(in: World(Self.files).environment)
    }
    #expect(failure?.status == .usage)
  }

  @Test func `a search names the files it could not look at`() throws {
    let world = World(Self.files, unreadable: ["2026/2026-03-13.md"])
    try SearchCommand.parse(["soup"]).run(in: world.environment)
    #expect(
      world.complained
        == "journal: 2026/2026-03-13.md: it cannot be read: permission denied; nothing in it was looked at\n"
    )
  }

  @Test func `the others answer in every form`() throws {
    for (command, expected) in [
      (StreakCommand.self as any ReportCommand.Type, "\"days\": 3"),
      (CalendarCommand.self, "\"days_logged\": 3"),
      (SummaryCommand.self, "\"words\": \"fish soup\""), (TagsListCommand.self, "\"tag\": \"home\""),
    ] {
      for format in ["text", "markdown", "html", "json"] {
        let world = World(Self.files)
        let parsed = try command.parse(["--format", format])
        try parsed.run(in: world.environment)
        #expect(world.complained == "" && (format != "json" || world.printed.contains(expected)))
      }
    }
  }

  @Test(arguments: [
    (["--week", "last"], "Week 10 of 2026"), (["--month"], "March 2026"),
    (["--month", "2026-02"], "February 2026"),
    (["2026-W11"], "Week 11 of 2026"), (["last", "month"], "February 2026"), ([], "Week 11 of 2026"),
  ])
  func `a summary takes a week or a month`(arguments: [String], title: String) throws {
    let world = World(Self.files)
    try SummaryCommand.parse(arguments).run(in: world.environment)
    #expect(world.printed.hasPrefix(title))
  }

  @Test(
    arguments: [
      (["recap", "--period", "3d"], "12 to 14 March 2026"), (["recap", "--month"], "March 2026"),
      (["recap", "--from", "2026-03-12", "--to", "2026-03-13"], "12 to 13 March 2026"),
      (["summary", "--period", "3d"], "12 to 14 March 2026"), (["summary", "3d"], "12 to 14 March 2026"),
      (["summary", "--from", "2026-03-12"], "12 to 14 March 2026"),
      (["calendar", "--month", "2026-03"], "March 2026"),
      (["calendar", "--week"], "March 2026"), (["calendar", "last"], "February 2026"),
      (["show", "--week"], "Week 11 of 2026"),
    ])
  func `periods are named alike everywhere`(arguments: [String], title: String) throws {
    let world = World(Self.files)
    let words = Array(arguments.dropFirst())
    switch arguments[0] {
    case "recap": try RecapCommand.parse(words).run(in: world.environment)
    case "summary": try SummaryCommand.parse(words).run(in: world.environment)
    case "calendar": try CalendarCommand.parse(words).run(in: world.environment)
    default: try ShowCommand.parse(words).run(in: world.environment)
    }
    #expect(world.printed.trimmingPrefix { $0 == " " }.hasPrefix(title), "\(world.printed)")
  }

  @Test(arguments: [
    (["calendar", "30d"], "that is no single month, and a calendar shows one; write this, last or 2026-03"),
    (["summary", "all"], "a summary lists a stretch of days; name one, such as 30d, last or 2026-03"),
    (["summary", "last", "--month"], "a period is named twice; name it once"),
    (
      ["recap", "soup"],
      "‘soup’ is no period; write 2026-W11, 2026-03, 2026, ‘this’, ‘last’, ‘last month’, 30d or all"
    ),
  ])
  func `a period that does not fit is refused with what does`(arguments: [String], message: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      let words = Array(arguments.dropFirst())
      let world = World(Self.files)
      switch arguments[0] {
      case "recap": try RecapCommand.parse(words).run(in: world.environment)
      case "summary": try SummaryCommand.parse(words).run(in: world.environment)
      default: try CalendarCommand.parse(words).run(in: world.environment)
      }
    }
    #expect(failure == CommandFailure(.usage, message))
  }

  @Test func `a streak is explained by its lines`() throws {
    let world = World(Self.files)
    try StreakCommand.parse(["--explain"]).run(in: world.environment)
    #expect(world.printed.contains("Rule: streak-days."))
    #expect(
      world.printed.hasSuffix("• 2026/2026-03-12.md:3\n  • 2026/2026-03-13.md:3\n  • 2026/2026-03-14.md:3\n"))
  }
}

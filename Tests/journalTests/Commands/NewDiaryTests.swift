import ArgumentParser
import Testing

@testable import journal

/// What reports say of a diary that has just begun, or that has no food.
@Suite struct `A new diary` {
  private func printed(
    _ command: some ReportCommand, _ files: [String: String], now: String = "2026-03-14T13:20"
  )
    throws -> String
  {
    let world = World(files, now: now)
    try command.run(in: world.environment)
    return world.printed
  }

  private let oneDay = ["2026/2026-03-14.md": "## Breakfast\n\n- 08:10 oats (320 kcal)\n"]

  @Test func `has the recap of the week it began in`() throws {
    let world = World(oneDay, now: "2026-03-14T13:20")
    try RecapCommand.parse([]).run(in: world.environment)
    #expect(world.printed.hasPrefix("  Week 11 of 2026, so far · 9 to 15 March\n\n  One entry\n"))
    let chosen = World(oneDay, now: "2026-03-14T13:20")
    try RecapCommand.parse(["last"]).run(in: chosen.environment)
    #expect(
      chosen.printed == """
          Week 10 of 2026 · 2 to 8 March

          Before the diary
          It begins after this week: its first entry is on Saturday 14 March.

        """)
  }

  @Test func `is no month of the food of its first day`() throws {
    let world = World(
      ["2026/2026-03-14.md": "## Breakfast\n\n- toast\n- toast\n- toast\n"], now: "2026-03-14T13:20")
    try RecapCommand.parse(["30d"]).run(in: world.environment)
    #expect(world.printed.hasPrefix("  13 February to 14 March 2026\n\n  Most of all: toast\n"))
  }

  @Test func `has its energy in a sentence`() throws {
    #expect(
      try printed(EnergyCommand.parse([]), oneDay) == """
        Energy, 8 to 14 March 2026

          320 kcal today, so far. An average takes complete days, with a figure on every
          entry.

        """)
    #expect(
      try printed(EnergyCommand.parse([]), ["2026/2026-03-13.md": "## Dinner\n\n- pizza\n- tea\n"]) == """
        Energy, 8 to 14 March 2026

          2 entries are written down, and none says its energy; ‘(320 kcal)’ behind the
          words does, and ‘journal estimate --fill’ proposes figures.

        """)
  }

  @Test func `has a streak of one day, and none of days of rest alone`() throws {
    #expect(
      try printed(StreakCommand.parse([]), oneDay)
        == "Streak\n\n  │ One day\n\n  • Current streak: 1 day, since Saturday 14 March\n")
    let rest = [
      "journal.toml": "rest = [\"2026-03-09..2026-03-13\"]\n", "2026/2026-03-10.md": "## Lunch\n\n- soup\n",
    ]
    #expect(
      try printed(StreakCommand.parse([]), rest) == """
        Streak

          Food is written down on days of rest alone, which no streak counts; one line
          on another day is a beginning.

        """)
  }

  @Test func `of moods says that it has no meals, and not that it has nothing`() throws {
    let world = World(["2026/2026-03-10.md": "- Mood: 3/5 fine\n"], now: "2026-03-14T13:20")
    try RecapCommand.parse([]).run(in: world.environment)
    #expect(
      world.printed.contains(
        "  No meals on the page so far\n  The week is still open; below is what else was written down.\n"))
  }
}

@Suite struct `A period in words` {
  private static let files = [
    "2026/2026-02-10.md": "## Lunch\n\n- rice\n", "2026/2026-03-12.md": "## Lunch\n\n- rice\n",
    "2026/2026-03-13.md": "## Lunch\n\n- soup #home\n",
    "tasks.md": "- [ ] call due:2026-03-17\n- [ ] write due:2026-04-17\n",
  ]

  @Test func `stands behind every report, and behind the words of some`() throws {
    func printed(_ command: some ReportCommand) throws -> String {
      let world = World(Self.files, now: "2026-03-14T13:20")
      try command.run(in: world.environment)
      return world.printed
    }
    #expect(
      try printed(StreakCommand.parse(["last", "month"])) == """
        Streak, February 2026

          • Days logged: 1 of 19, from the first entry on Tuesday 10 February on
          • Longest streak in these days: 1 day, 10 February 2026

        """)
    #expect(try printed(StatsCommand.parse(["2026-03"])).contains("Entries                   2  2 eaten\n"))
    #expect(try printed(TagsListCommand.parse(["last", "month"])).contains("No line has a tag here."))
    #expect(
      try printed(TimelineCommand.parse(["rice", "last", "month"])).contains(
        "February 2026: once in 1 logged day\n"))
    let tasks = try printed(TasksCommand.parse(["next", "week"]))
    #expect(tasks.contains("call") && !tasks.contains("write"))
    let world = World(Self.files, now: "2026-03-14T13:20")
    let failure = #expect(throws: CommandFailure.self) {
      try SearchCommand.parse(["rice", "last", "week"]).run(in: world.environment)
    }
    #expect(
      failure?.message
        == "‘rice last week’ is nowhere in the diary; ‘journal search rice --period 'last week'’ looks only in that time"
    )
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `A habit begun while a diary was kept` {
  private let files = [
    "2025/2025-12-10.md": "## Lunch\n\n- rice\n",
    "habits.md": "## Run\n\n- every: 2/week\n- since: 2026-02-21\n",
    "2026/2026-02-23.md": "## Habits\n\n- [x] Run\n", "2026/2026-02-25.md": "## Habits\n\n- [x] Run\n",
    "2026/2026-03-02.md": "## Habits\n\n- [x] Run\n", "2026/2026-03-04.md": "## Habits\n\n- [x] Run\n",
  ]

  @Test func `is counted a week from its first day on`() throws {
    let world = World(files)
    try HabitsCommand.parse(["--period", "90d"]).show(in: world.environment)
    #expect(world.printed.contains("  Run       4     1.3  4 of 4  2 weeks  2 weeks\n"))
  }

  @Test func `has all its rules with the days from which they hold`() throws {
    let rules =
      "## Run\n\n- every: day\n- since: 2026-02-21\n- every: tue,thu from 2026-03-02\n- every: sun from 2026-04-01\n"
    let world = World(["habits.md": rules])
    try HabitShowCommand.parse(["Run", "--format", "markdown"]).show(in: world.environment)
    #expect(
      world.printed.contains(
        "**Due**: every day since Saturday 21 February; every Tuesday and Thursday since Monday 2 March; every Sunday from Wednesday 1 April on\n"
      ), "\(world.printed)")
    let explained = World(["habits.md": rules])
    try HabitShowCommand.parse(["Run", "--explain", "--format", "markdown"]).show(in: explained.environment)
    #expect(
      explained.printed.contains("It is due ‘every: day’ and ‘every: tue,thu’ from Monday 2 March on."),
      "\(explained.printed)")
  }

  @Test func `keeps its streak until a rule of days a week begins later in the week`() throws {
    let tick = "## Habits\n\n- [x] Run\n"
    let world = World([
      "habits.md": "## Run\n\n- since: 2026-03-12\n- every: day\n- every: 3/week from 2026-03-15\n",
      "2026/2026-03-12.md": tick, "2026/2026-03-13.md": tick, "2026/2026-03-14.md": tick,
    ])
    try HabitShowCommand.parse(["Run", "--format", "markdown"]).show(in: world.environment)
    #expect(
      world.printed.contains("**Streak**: 3 days, 12 to 14 March 2026\n"), "\(world.printed)")
  }

  @Test(arguments: [
    // Due today, for the first time; and a week of which nothing needs to be done yet.
    "## Run\n\n- since: 2026-03-14\n", "## Run\n\n- every: 2/week\n- since: 2026-02-02\n",
  ])
  func `is in the list of a week in which it is due, though nothing is expected yet`(habits: String) throws {
    let world = World(["habits.md": habits, "2026/2026-03-02.md": "## Lunch\n\n- rice\n"])
    try HabitsCommand.parse(["--from", "2026-03-14", "--to", "2026-03-14"]).show(in: world.environment)
    #expect(world.printed.contains("\n  Run "), "\(world.printed)")
    #expect(!world.printed.contains("No habit was due"))
  }

  @Test func `takes a target with its day as the file has it`() throws {
    let world = World(["habits.md": "## Run\n\n- target: 5 km\n- target: 6 km from 2026-03-01\n"])
    try HabitEditCommand.parse(["Run", "--target", "9 km from 2026-03-01"]).run(in: world.environment)
    #expect(world.text(of: "habits.md") == "## Run\n\n- target: 5 km\n- target: 9 km from 2026-03-01\n")
    #expect(world.printed == "Run: target 9 km from Sunday 1 March\n")
  }

  @Test func `has no Mondays before its first day`() throws {
    let world = World(files)
    try HabitShowCommand.parse(["Run", "--period", "90d"]).show(in: world.environment)
    #expect(world.printed.contains("Most is done on Mondays and Wednesdays."))
    #expect(world.printed.contains(" 2 on 3 days\n"))
  }

  @Test func `counts each of its lines that has a time`() throws {
    var files = files
    for day in 5...9 {
      files["2026/2026-03-0\(day).md"] = "## Habits\n\n- [x] 08:00 Read\n- [x] 21:00 Read\n"
    }
    files["2026/2026-03-10.md"] = "## Habits\n\n- [x] Read\n"
    let world = World(files)
    try HabitShowCommand.parse(["Read"]).show(in: world.environment)
    #expect(
      world.printed.contains("Most often in the morning and in the evening; 10 of 11 ticks have a time.\n"))
  }
}

/// It is Saturday 14 March 2026.
@Suite struct `A day of a habit` {
  @Test(arguments: [
    ("1 apr", "2026-04-01", " from Wednesday 1 April"), ("10 mar", "2026-03-10", " since Tuesday 10 March"),
    ("in 3 days", "2026-03-17", " from Tuesday 17 March"), ("monday", "2026-03-16", " from Monday 16 March"),
    ("thursday", "2026-03-12", " since Thursday 12 March"), ("today", "2026-03-14", ""),
  ])
  func `since which it counts is the nearer one, and named`(since: String, day: String, said: String) throws {
    let world = World()
    try HabitAddCommand.parse(["Chess", "--since", since]).run(in: world.environment)
    #expect(world.text(of: "habits.md")?.contains("- since: \(day)\n") == true)
    #expect(world.printed == "Chess, every day\(said); ‘journal habit tick Chess’ marks it as done\n")
  }

  @Test func `from which a rule holds, or with which it ends, is to come`() throws {
    let world = World(["habits.md": "## Run\n\n- since: 2026-03-01\n"])
    try HabitEditCommand.parse(["Run", "--every", "wed", "--from", "friday"]).run(in: world.environment)
    try HabitEditCommand.parse(["Run", "--until", "30 apr"]).run(in: world.environment)
    #expect(world.text(of: "habits.md")?.contains("- every: wed from 2026-03-20\n") == true)
    #expect(world.text(of: "habits.md")?.contains("- until: 2026-04-30\n") == true)
    try HabitAddCommand.parse(["Chess", "--until", "30 apr"]).run(in: world.environment)
    #expect(world.printed.contains("Chess, every day until Thursday 30 April; "))
  }
}

@Suite struct `A habit that was skipped` {
  private func list(_ habit: String, _ lines: String) throws -> String {
    let world = World(["habits.md": "## Run\n\n\(habit)", "2026/2026-03-14.md": "## Habits\n\n\(lines)"])
    try HabitsCommand.parse([]).show(in: world.environment)
    return world.printed
  }

  @Test func `and is done after all says nothing of the reason`() throws {
    let text = try list("- since: 2026-03-01\n", "- [-] Run: sick\n- [x] 12:00 Run\n")
    #expect(text.contains("done 12:00") && !text.contains("sick"))
  }

  @Test func `beyond its budget is open, with the reason`() throws {
    let text = try list("- since: 2026-03-01\n- skips: 0\n", "- [-] Run: rain\n")
    #expect(text.contains("open, as no skips are") && text.contains("left: rain"))
  }

  @Test func `under a name that it had and has again is no other name of itself`() throws {
    let world = World(["habits.md": "## Meditate\n\n- since: 2026-03-01\n"])
    try HabitRenameCommand.parse(["Meditate", "Med"]).run(in: world.environment)
    try HabitRenameCommand.parse(["Med", "Meditate"]).run(in: world.environment)
    #expect(world.text(of: "habits.md") == "## Meditate\n\n- since: 2026-03-01\n- aliases: Med\n")
  }
}

@Suite struct `A habit without a first day and without a tick` {
  private let files = [
    "habits.md": "## Meditate\n\n- every: day\n\n## Run\n\n- every: tue\n\n## Old\n\n- until: 2026-01-01\n"
  ]

  @Test func `is due from today on, and nothing of it is missed`() throws {
    let world = World(files)
    try HabitsCommand.parse([]).show(in: world.environment)
    #expect(world.printed.contains("  0 done today, 1 to go.\n"))
    #expect(world.printed.contains("Meditate  open "))
    #expect(!world.printed.contains("? ?"))
  }

  @Test func `is on the page of the day`() throws {
    let world = World(files)
    try TodayCommand.parse([]).run(in: world.environment)
    #expect(world.printed.contains("  • Meditate · open\n"))
    #expect(!world.printed.contains("Run"))
  }
}

@Suite struct `A list of habits with an error` {
  @Test func `is not written to`() throws {
    let text = Array("## Run\n\n- tags: home\n\ncaf\u{FFFD}\n".utf8)
    let damaged = text.split(separator: 0xEF, maxSplits: 1).first.map { Array($0) + [0xE9, 0x0A] } ?? []
    let world = World([:]) { _, files in
      files["habits.md"] = damaged
      return 0
    }
    _ = try world.environment.runProgram([])
    #expect(throws: CommandFailure.self) {
      try HabitEditCommand.parse(["Run", "--every", "mon"]).run(in: world.environment)
    }
    #expect(throws: CommandFailure.self) {
      try TagsRenameCommand.parse(["home", "house"]).run(in: world.environment)
    }
    let failure = #expect(throws: CommandFailure.self) {
      try HabitAddCommand.parse(["Swim"]).run(in: world.environment)
    }
    #expect(
      failure?.message
        == "habits.md:5:1: this byte is not UTF-8; the file is read as far as possible and not written to; nothing was changed"
    )
  }
}

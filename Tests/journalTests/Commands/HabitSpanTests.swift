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

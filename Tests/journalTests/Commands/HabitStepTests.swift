import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026.
@Suite struct `A habit whose steps are ticked` {
  private let habits = "## Stretch\n\n- steps: calves, hips\n"

  private func world(_ day: String) -> World {
    World(["habits.md": habits, "2026/2026-03-14.md": "## Habits\n\n\(day)"])
  }

  @Test(arguments: [
    ("- [ ] Stretch\n  - [x] calves\n  - [x] hips\n", "all steps done, not ticked yet", "▫"),
    ("- [ ] Stretch\n  - [x] calves\n", "open, left: hips", "▫"),
    ("- [ ] Stretch\n", "open, 2 steps", "?"),
    ("- [x] Stretch\n  - [x] calves\n  - [x] hips\n", "done", "■"),
  ])
  func `says that it is begun, and that only its own tick is missing`(
    day: String, status: String, sign: Character
  )
    throws
  {
    let list = world(day)
    try HabitsCommand.parse([]).show(in: list.environment)
    let legend = try #require(list.printed.firstRange(of: "Last four weeks:"))
    let table = list.printed[..<legend.lowerBound]
    #expect(table.last { "■▫?".contains($0) } == sign, "\(table)")
    let page = world(day)
    try TodayCommand.parse(["--show-done"]).run(in: page.environment)
    #expect(page.printed.contains("  • Stretch · \(status)"), "\(page.printed)")
  }

  @Test func `gets the mood and the time beside a step, and no amount`() throws {
    let world = world("- [ ] Stretch\n")
    try HabitTickCommand.parse(["Stretch", "--step", "calves", "--mood", "3", "--time", "7:00"]).run(
      in: world.environment)
    let line = "- [ ] 07:00 Stretch (mood 3/5)\n  - [x] calves\n"
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix(line) == true)
    #expect(throws: CommandFailure.self) {
      try HabitTickCommand.parse(["Stretch", "--step", "hips", "--amount", "3"]).run(in: world.environment)
    }
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix(line) == true)
  }

  @Test func `is explained with the lines of its steps`() throws {
    let world = world("- [ ] Stretch\n  - [x] calves\n  - [x] hips\n")
    try HabitsCommand.parse(["--explain"]).show(in: world.environment)
    #expect(
      world.printed.contains("Of today 2 steps are ticked, and it is not."), "\(world.printed)")
    #expect(world.printed.contains("• 2026/2026-03-14.md:4\n"), "\(world.printed)")
    #expect(world.printed.contains("• 2026/2026-03-14.md:5\n"), "\(world.printed)")
  }
}

/// It is Saturday 14 March 2026.
@Suite struct `A day on which a habit is not begun` {
  @Test(arguments: [
    // An amount of 0, and an open box of a habit that is in no list.
    ("## Water\n\n- target: 8 glasses\n", "- Water: 0/8\n"),
    ("## Read\n", "- Read: 0 pages\n"), ("## Read\n", "- 08:00 Read: 0 pages\n"),
    ("", "- [ ] Meditate\n"), ("## Read\n", "- [ ] Meditate\n"),
  ])
  func `is missed once it is over`(habits: String, line: String) throws {
    let name = line.contains("Meditate") ? "Meditate" : String(line.split { ":- 08".contains($0) }[0])
    let files = [
      "habits.md": habits, "2026/2026-03-11.md": "## Habits\n\n- [x] \(name)\n",
      "2026/2026-03-12.md": "## Habits\n\n\(line)",
    ]
    let timeline = World(files)
    try TimelineCommand.parse([name.lowercased()]).show(in: timeline.environment)
    #expect(timeline.printed.contains("■□"), "\(timeline.printed)")
    #expect(!timeline.printed.contains("begun"))
    let recap = World(files)
    try RecapCommand.parse([]).run(in: recap.environment)
    #expect(recap.printed.contains("●  ○"), "\(recap.printed)")
    #expect(timeline.printed.contains("Streak") == habits.contains(name), "\(timeline.printed)")
  }
}

/// It is Saturday 14 March 2026.
@Suite struct `A habit with an amount at several hours` {
  private let habits = "## Water\n\n- target: 8 glasses\n\n## Read\n"

  @Test(arguments: [
    ("- 08:00 Water: 2/8\n- 13:00 Water: 3/8\n- [x] 18:00 Water: 3/8\n", "done 18:00, 8 of 8 glasses"),
    (
      "- 08:00 Water: 2/8\n- 13:00 Water: 3/8\n- 18:00 Water: 3/8\n- 19:00 Water: 1/8\n",
      "done 18:00, 9 glasses (target 8)"
    ),
    ("- 08:00 Water: 2/8\n- [x] Water: 6/8\n", "done, 8 of 8 glasses"),
  ])
  func `was done with the line that is ticked, or that reached the target`(day: String, status: String) throws
  {
    let world = World(["habits.md": habits, "2026/2026-03-14.md": "## Habits\n\n\(day)"])
    try TodayCommand.parse(["--show-done"]).run(in: world.environment)
    #expect(world.printed.contains("  • Water · \(status)"), "\(world.printed)")
  }

  @Test func `counts its lines and not its days among the times of day`() throws {
    let days = (8...14).map { day in
      (
        "2026/2026-03-\(day < 10 ? "0" : "")\(day).md",
        "## Habits\n\n- 08:00 Water: 2/8\n- 13:00 Water: 3/8\n- [x] 18:00 Water: 3/8\n- [x] Read\n"
      )
    }
    let world = World(Dictionary(uniqueKeysWithValues: [("habits.md", habits)] + days))
    try HabitsCommand.parse(["--period", "7d"]).show(in: world.environment)
    let text = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("; 21 of 28 ticks have a time."), "\(world.printed)")
  }
}

import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `An amount of a habit` {
  private static let habits =
    "# Habits\n\n## Water\n\n- target: 2.5 l\n\n## Glass\n\n- target: 2\n\n## Read\n\n## Cups\n\n- target: 8\n"

  @Test(arguments: [("2026-03-14", "8/10"), ("2026-03-13", "8/8")])
  func `is held against the target of its day`(day: String, written: String) throws {
    let world = World([
      "habits.md": "## Water\n\n- target: 8 glasses\n- target: 10 glasses from 2026-03-14\n"
    ])
    try HabitTickCommand.parse(["Water", "--amount", "8", "--day", day, "--time", "none"]).run(
      in: world.environment)
    let isDone = written == "8/8"
    #expect(
      world.text(of: "2026/\(day).md")?.contains("- \(isDone ? "[x] " : "")Water: \(written)\n") == true)
  }

  @Test(arguments: [
    ("Water", "1.250", "Water: 1.25/2.5"), ("Water", "1.125", "Water: 1.1250/2.5"),
    ("Water", "1/2", "Water: 0.5/2.5"),
    ("Water", "½", "Water: 0.5/2.5"), ("Water", "0,75", "Water: 0.75/2.5"),
    ("Water", "750 ml", "Water: 0.75/2.5"),
    ("Water", "1 1/2 l", "Water: 1.5/2.5"), ("Cups", "6/8", "Cups: 6/8"),
    ("Read", "1,250 words", "[x] Read: 1250 words"),
    ("Read", "20 pages", "[x] Read: 20 pages"), ("Read", "1½ h", "[x] Read: 1.5 h"),
  ])
  func `is written as a file reads it`(habit: String, amount: String, line: String) throws {
    let world = World(["habits.md": Self.habits])
    try HabitTickCommand.parse([habit, "--time", "none", "--amount", amount]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\n## Habits\n\n- \(line)\n")
  }

  @Test func `that may be two is refused`() throws {
    let world = World(["habits.md": Self.habits])
    let failure = #expect(throws: CommandFailure.self) {
      try HabitTickCommand.parse(["Glass", "--amount", "1/2"]).run(in: world.environment)
    }
    #expect(failure?.message == "‘1/2’ may be 1 of 2, or 0.5; write 1 or 0.5; nothing was written")
    let other = #expect(throws: CommandFailure.self) {
      try HabitTickCommand.parse(["Cups", "--amount", "6/10"]).run(in: world.environment)
    }
    #expect(
      other?.message == "‘6/10’ may be 6, or 0.6, and the target is 8; write 6 or 0.6; nothing was written")
    #expect(world.paths == ["habits.md"])
  }

  @Test(arguments: [
    ("- Water: 8/8 glasses", "Water 8/8 glasses noted"), ("- Water: 6 / 8", "Water 6/8 noted"),
    ("- 8/8 Water", "Water 8/8 noted"), ("- Water 6/8", "Water 6/8 noted"),
    ("- [x] Water 6/8", "Water 6/8 done"),
    ("- Water 6/8 glasses", "Water 6/8 glasses noted"), ("- [-] Swim 2/3", "Swim 2/3 skipped"),
    ("- [x] and/or 2", "and/or 2 done"),
  ])
  func `stands before or behind its name`(line: String, expected: String) {
    let day = DayFileParser().parse(SourceText("## Habits\n\n\(line)\n"), day: Day(ordinal: 0), path: "").day
    let ticks = day.habitTicks.map { tick in
      let amount = tick.amount.map {
        " \(Int($0.amount))/\(Int($0.target ?? 0))" + ($0.unit.map { " \($0)" } ?? "")
      }
      return "\(tick.name)\(amount ?? "") \(tick.state)"
    }
    #expect(ticks == [expected])
    #expect(day.notes.isEmpty)
  }

  @Test func `behind a known name and no colon is named by check`() throws {
    let world = World([
      "habits.md": Self.habits, "2026/2026-03-14.md": "## Habits\n\n- [x] Water 2 l\n- [x] Water: 2 l\n",
    ])
    try CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(
      world.printed.contains(
        "‘Water 2 l’ is no habit of habits.md, so this does not count for ‘Water’; write the amount behind a colon, as in ‘- [x] Water: 2 l’"
      ))
  }

  @Test(arguments: [
    ("- [-] Water (no tap)", "write what there is to say behind a colon, as in ‘- [-] Water: no tap’"),
    ("- [x] Water, slowly", "write what there is to say behind a colon, as in ‘- [x] Water: slowly’"),
    ("- [x] Water 07:15", "write the time in front, as in ‘- [x] 07:15 Water’"),
    ("- [x] Water at 7am", "write the time in front, as in ‘- [x] 07:00 Water’"),
    ("- [x] Water 07:00 mood 5/5", "write the time in front, as in ‘- [x] 07:00 Water (mood 5/5)’"),
    ("- [x] Water (2 l)", "write the amount behind a colon, as in ‘- [x] Water: 2 l’"),
  ])
  func `behind words of a known name is named with its remedy`(line: String, remedy: String) throws {
    let world = World(["habits.md": Self.habits, "2026/2026-03-14.md": "## Habits\n\n\(line)\n"])
    try CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(world.printed.contains("does not count for ‘Water’; \(remedy)"), "\(world.printed)")
  }

  @Test(arguments: [
    ("- Water", "‘- [x] Water’ where it was done"), ("- water done", "‘- [x] water’ where it was done"),
    ("- did Water", "‘- [x] Water’ where it was done"), ("- x Water", "‘- [x] Water’ where it was done"),
    ("- skipped Water", "‘- [-] Water’"),
  ])
  func `is named where it has a name and no box`(line: String, remedy: String) throws {
    let world = World(["habits.md": Self.habits, "2026/2026-03-14.md": "## Habits\n\n\(line)\n"])
    try CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(
      world.printed.contains("has no box, so this is a note and counts for nothing; write \(remedy)"),
      "\(world.printed)")
  }

  @Test func `is of another habit where its name only begins alike`() throws {
    let world = World([
      "habits.md": Self.habits, "2026/2026-03-14.md": "## Habits\n\n- [x] Waterpolo\n- [x] Water-ski\n",
    ])
    try CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(!world.printed.contains("does not count"))
  }

  @Test(arguments: [
    ("2 l", "- Water: 500 ml", "open, 0.5 of 2 l"),
    ("2 l", "- Water: 1500 ml\n- Water: 0.5", "done, 2 of 2 l"),
    ("1 h", "- Water: 90 min", "done, 1.5 h (target 1)"), ("3 km", "- Water: 1 mi", "open, 1.61 of 3 km"),
    ("8 glasses", "- Water: 200 ml\n- Water: 1 glass", "open, 1 of 8 glasses"),
    ("8 Gläser", "- Water: 7 Gläser\n- Water: 1 Glas", "done, 8 of 8 Gläser"),
    ("8 glasses", "- Water: 200 ml", "open, 0 of 8 glasses"), ("2", "- Water: 2 cups", "done, 2 of 2 cups"),
  ])
  func `counts in the unit of its target`(target: String, lines: String, expected: String) throws {
    let world = World([
      "habits.md": "## Water\n\n- target: \(target)\n", "2026/2026-03-14.md": "## Habits\n\n\(lines)\n",
    ])
    try HabitsCommand.parse([]).run(in: world.environment)
    #expect(world.printed.contains(expected))
  }

  @Test func `changes its target from today on where it would turn days`() throws {
    let day = "## Habits\n\n- Water: 2\n"
    let world = World(["habits.md": Self.habits, "2026/2026-03-10.md": day])
    try HabitEditCommand.parse(["Water", "--target", "1 l"]).run(in: world.environment)
    #expect(world.text(of: "habits.md")?.contains("- target: 2.5 l\n- target: 1 l from 2026-03-14\n") == true)
    try HabitEditCommand.parse(["Water", "--target", "none"]).run(in: world.environment)
    #expect(world.text(of: "habits.md")?.contains("## Water\n\n\n## Glass") == true)
    #expect(
      world.printed == """
        Water: target 1 l from Saturday 14 March
        Water: no target, the dated ones are taken out too

        """)
  }

  @Test func `gives the step back that was ticked last`() throws {
    let world = World(["habits.md": "# Habits\n\n## Stretch\n\n- steps:\n  - calves\n  - hips\n"])
    try HabitTickCommand.parse(["Stretch", "--step", "calves"]).run(in: world.environment)
    try HabitTickCommand.parse(["Stretch", "--step", "hips"]).run(in: world.environment)
    try HabitUndoCommand.parse(["Stretch"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-14.md")?.contains("- [ ] Stretch\n  - [x] calves\n  - [ ] hips\n") == true)
    try HabitUndoCommand.parse(["Stretch", "--step", "calves"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("  - [ ] calves\n  - [ ] hips\n") == true)
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal habit` {
  private let habits = """
    # Habits

    ## Meditate

    - every: day
    - aliases: sit

    ## Water

    - target: 8 glasses

    ## Stretch

    - steps:
      - calves
      - hips

    """

  private func run(_ world: World, _ arguments: [String]) throws {
    let command = try HabitCommand.parseAsRoot(arguments)
    switch command {
    case let command as HabitTickCommand: try command.run(in: world.environment)
    case let command as HabitSkipCommand: try command.run(in: world.environment)
    case let command as HabitUndoCommand: try command.run(in: world.environment)
    case let command as HabitAddCommand: try command.run(in: world.environment)
    case let command as HabitEditCommand: try command.run(in: world.environment)
    case let command as HabitRenameCommand: try command.run(in: world.environment)
    case let command as HabitArchiveCommand: try command.run(in: world.environment)
    case let command as HabitRemoveCommand: try command.run(in: world.environment)
    case let command as HabitShowCommand: try command.show(in: world.environment)
    default: Issue.record("no such command")
    }
  }

  /// What a command makes of a day, and what it says.
  @Test(arguments: [
    (
      ["tick", "meditate"], "", "# Saturday, 14 March 2026\n\n## Habits\n\n- [x] 12:00 Meditate\n",
      "Meditate, done\n"
    ),
    (
      ["tick", "sit"], "## Habits\n\n- [ ] Meditate #calm\n- [ ] Water\n",
      "## Habits\n\n- [x] Meditate #calm\n- [ ] Water\n", "Meditate, done\n"
    ),
    (
      ["tick", "1", "--time", "6:50", "--mood", "4"], "## Habits\r\n* [ ] Meditate #calm\r\n",
      "## Habits\r\n* [x] 06:50 Meditate (mood 4/5) #calm\r\n", "Meditate, done\n"
    ),
    (
      ["tick", "water", "--amount", "3"], "## Habits\n\n- 09:00 Water: 2/8\n\n## Notes\n\nRain.\n",
      "## Habits\n\n- 09:00 Water: 2/8\n- 12:00 Water: 3/8\n\n## Notes\n\nRain.\n", "Water: 5 of 8 glasses\n"
    ),
    (
      ["tick", "water", "--amount", "6"], "## Habits\n\n- 09:00 Water: 2/8\n",
      "## Habits\n\n- 09:00 Water: 2/8\n- [x] 12:00 Water: 6/8\n", "Water: 8 of 8 glasses, done\n"
    ),
    (
      ["tick", "stretch", "--step", "calves"], "## Lunch\n\n- soup\n",
      "## Lunch\n\n- soup\n\n## Habits\n\n- [ ] Stretch\n  - [x] calves\n",
      "Stretch: calves done; hips is left\n"
    ),
    (
      ["tick", "stretch", "--step", "Hips"], "## Habits\n\n- [ ] Stretch\n  - [ ] hips\n  - [x] calves\n",
      "## Habits\n\n- [ ] Stretch\n  - [x] hips\n  - [x] calves\n",
      "Stretch: Hips done; all its steps are, ‘journal habit tick Stretch’ ticks it\n"
    ),
    (
      ["skip", "meditate", "--reason", "2 late nights"], "## Habits\n\n- [ ] Meditate\n",
      "## Habits\n\n- [-] Meditate: 2 late nights\n", "Meditate, skipped: 2 late nights\n"
    ),
    (
      ["tick", "1"], "## Habits\n\n- [x] Sit\n", "## Habits\n\n- [x] Sit\n",
      "Meditate is done already today; nothing was written\n"
    ),
    (
      ["undo", "1"], "## Habits\n\n- [x] Sit\n- [ ] Water\n", "## Habits\n\n- [ ] Sit\n- [ ] Water\n",
      "Meditate is taken back\n"
    ),
    (
      ["undo", "water"], "## Habits\n\n- 09:00 Water: 2/8\n- [x] 12:00 Water: 6/8\n",
      "## Habits\n\n- 09:00 Water: 2/8\n", "Water is back to 2 of 8 glasses\n"
    ),
  ])
  func `changes the day's file and nothing else in it`(
    arguments: [String], before: String, after: String, said: String
  ) throws {
    let path = "2026/2026-03-14.md"
    let world = World(before.isEmpty ? ["habits.md": habits] : ["habits.md": habits, path: before])
    try run(world, arguments)
    #expect(world.text(of: path) == after)
    #expect(world.printed == said)
    #expect(world.text(of: "habits.md") == habits)
  }

  @Test(arguments: [
    (
      ["tick", "swim"],
      "there is no habit ‘swim’; known are Meditate, Water, Stretch; ‘journal habit add swim’ writes it into habits.md"
    ),
    (
      ["tick", "t"],
      "‘t’ may be one of these; write its number or its name:\n  1  Meditate\n  2  Water\n  3  Stretch"
    ),
    (
      ["tick", "1", "--day", "tomorrow"],
      "Sunday 15 March is still to come; a habit is ticked when it is done"
    ),
    (["tick", "1", "--mood", "7"], "‘7’ is no mood; write 4, 4/5 or 7/10"),
    (
      ["tick", "2", "--amount", "lots"],
      "‘lots’ is no amount; write a number, with its unit if you like: 3, 0.5, ‘20 pages’"
    ),
    (
      ["tick", "2", "--amount", "250ml"],
      "Water is counted in glasses, so ‘250ml’ cannot be added to it; write how many glasses"
    ),
    (
      ["tick", "3", "--step", "nose"],
      "‘nose’ is no step of Stretch, which has calves, hips; nothing was written"
    ),
    (
      ["add", "Swim", "--since", "2026-03-20", "--until", "2026-03-19"],
      "--until is before --since, so no day would count; nothing was written"
    ),
    (["undo", "1"], "Meditate has no tick today, so nothing was changed"),
    (
      ["edit", "1"],
      "nothing is to be changed; write what, as in ‘journal habit edit Meditate --every 3/week’, or ‘journal habit rename’"
    ),
    (["add", "sit"], "habits.md:3:1: ‘sit’ is another name of ‘Meditate’ already; nothing was changed"),
    (
      ["add", "8:15 run"],
      "‘8:15 run’ would be read as something else where it is ticked, as a time, a label or a tag; use other words; nothing was changed"
    ),
    (
      ["edit", "1", "--every", "blue"],
      "‘blue’ is no rule; write ‘day’, ‘week’, ‘2w’, ‘month’, ‘weekday’, ‘mon,thu’, ‘3/week’, ‘lastfri’ or ‘31’"
    ),
  ])
  func `says what it cannot do`(arguments: [String], message: String) throws {
    let world = World(["habits.md": habits])
    let failure = #expect(throws: CommandFailure.self) { try run(world, arguments) }
    #expect(failure?.message == message)
    #expect(world.text(of: "habits.md") == habits)
    #expect(world.paths == ["habits.md"])
  }

  @Test(arguments: [
    ("30 min", "1.5h", "90/30", "90 min (target 30)"), ("8 glasses", "1 glass", "1/8", "1 of 8 glasses"),
    ("2 l", "250 ml", "0.25/2", "0.25 of 2 l"),
  ])
  func `counts an amount in the unit of the target`(
    target: String, amount: String, written: String, said: String
  ) throws {
    let world = World(["habits.md": "## Play\n\n- target: \(target)\n"])
    try run(world, ["tick", "Play", "--amount", amount])
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("Play: \(written)\n") ?? false)
    #expect(world.printed.hasPrefix("Play: \(said)"))
  }

  @Test func `says when the skips are used up`() throws {
    let world = World(["habits.md": "## Run\n\n- since: 2026-03-01\n- skips: 1/month\n"])
    try run(world, ["skip", "Run", "--day", "2026-03-13"])
    try run(world, ["skip", "Run"])
    #expect(
      world.printed == """
        Run, Friday 13 March, skipped; it may be skipped once a month
        Run, skipped; it may be skipped once a month, which is used up already, so this one keeps no streak

        """)
  }

  @Test func `says which later skip is one too many because of an earlier one that was filled in`() throws {
    let world = World(["habits.md": "## Run\n\n- since: 2026-03-01\n- skips: 2/month\n"])
    try run(world, ["skip", "Run", "--day", "2026-03-12"])
    try run(world, ["skip", "Run"])
    try run(world, ["skip", "Run", "--day", "2026-03-05"])
    #expect(
      world.printed == """
        Run, Thursday 12 March, skipped; it may be skipped twice a month
        Run, skipped; it may be skipped twice a month
        Run, Thursday 5 March, skipped; it may be skipped twice a month, so the skip of Saturday 14 March is one too many now and keeps no streak

        """)
  }

  @Test func `uses no skip on a day on which the habit is not due, and says so`() throws {
    let world = World(["habits.md": "## Run\n\n- every: mon,fri\n- since: 2026-03-01\n- skips: 1/month\n"])
    try run(world, ["skip", "Run", "--day", "2026-03-12"])
    try run(world, ["skip", "Run", "--day", "2026-03-13"])
    try run(world, ["skip", "Run"])
    #expect(
      world.printed == """
        Run, Thursday 12 March, skipped; it is not due on that day, so this changes no streak
        Run, Friday 13 March, skipped; it may be skipped once a month
        Run, skipped; it is not due today, so this changes no streak

        """)
  }

  @Test func `asks which of several is meant, and names them without a terminal`() throws {
    let habits = ["habits.md": "## Read\n\n## Run\n\n## Sit\n"]
    let asked = World(habits, answers: ["2"])
    try run(asked, ["tick", "R"])
    #expect(asked.printed == "Run, done\n")
    let failure = #expect(throws: CommandFailure.self) { try run(World(habits), ["tick", "R"]) }
    #expect(failure?.message == "‘R’ may be one of these; write its number or its name:\n  1  Read\n  2  Run")
  }

  @Test func `ends and removes several at once`() throws {
    let world = World(["habits.md": "## Run\n\n- every: day\n\n## Sit\n\n- every: day\n\n## Swim\n"])
    try run(world, ["archive", "Run", "Sit", "--day", "yesterday"])
    try run(world, ["rm", "Sit", "Run", "--yes"])
    #expect(world.text(of: "habits.md") == "## Swim\n")
    #expect(
      world.printed == """
        Run ended on Friday 13 March; ‘journal habits --all’ still shows it
        Sit ended on Friday 13 March; ‘journal habits --all’ still shows it
        Sit is no longer in habits.md; it had no ticks
        Run is no longer in habits.md; it had no ticks

        """)
  }

  @Test func `names the rules that a new one takes out`() throws {
    let world = World([
      "habits.md": "## Run\n\n- every: day\n- every: tue\n- every: mon,wed from 2026-03-09\n"
    ])
    try run(world, ["edit", "run", "--every", "weekday"])
    #expect(world.text(of: "habits.md") == "## Run\n\n- every: weekday\n")
    #expect(
      world.printed
        == "Run: on weekdays; ‘every: day’ and ‘every: mon,wed from 2026-03-09’ are taken out, for the new line holds in its place\n"
    )
  }

  @Test func `adds what there is to say about a habit below what it says already`() throws {
    let world = World(["habits.md": "## Run\n\n- every: day\n\nSlowly.\n\n## Read\n"])
    try run(world, ["edit", "run", "--about=- Not on the knee.\n- New shoes in May."])
    try run(world, ["edit", "read", "--about", "Before bed."])
    #expect(
      world.text(of: "habits.md")
        == "## Run\n\n- every: day\n\nSlowly.\n\n- Not on the knee.\n- New shoes in May.\n\n## Read\n\nBefore bed.\n"
    )
    #expect(world.printed == "Run: more about it\nRead: more about it\n")
    for about in [" ", "every: week", "## Walk"] {
      #expect(throws: CommandFailure.self) { try run(world, ["edit", "read", "--about", about]) }
    }
  }

  @Test func `holds a new rule without a day for all days`() throws {
    let world = World([
      "habits.md": "## Run\n\n- every: day\n- every: mon,wed from 2026-03-09\n- since: 2026-03-01\n"
    ])
    try run(world, ["edit", "run", "--every", "weekday"])
    #expect(world.text(of: "habits.md") == "## Run\n\n- every: weekday\n- since: 2026-03-01\n")
  }

  @Test func `defines, changes, renames, ends and removes a habit in habits.md`() throws {
    let world = World()
    try run(world, ["add", "Run", "--every", "tue,thu", "--skips", "2/month", "--remind", "18:00"])
    #expect(
      world.text(of: "habits.md")
        == "# Habits\n\n## Run\n\n- every: tue,thu\n- since: 2026-03-14\n- skips: 2/month\n- remind: 18:00\n")
    try run(world, ["add", "Read", "--step", "a page", "--about", "Before bed."])
    try run(world, ["edit", "run", "--every", "3/week", "--from", "today"])
    try run(world, ["edit", "run", "--skips", "1/week"])
    try run(world, ["rename", "Run", "Morning", "run"])
    #expect(
      world.text(of: "habits.md") == """
        # Habits

        ## Morning run

        - every: tue,thu
        - since: 2026-03-14
        - skips: 1/week
        - remind: 18:00
        - every: 3/week from 2026-03-14
        - aliases: Run

        ## Read

        - every: day
        - since: 2026-03-14
        - steps:
          - a page

        Before bed.

        """)
    try run(world, ["archive", "Read"])
    try run(world, ["rm", "run", "--yes"])
    #expect(
      world.text(of: "habits.md")
        == "# Habits\n\n## Read\n\n- every: day\n- since: 2026-03-14\n- until: 2026-03-14\n- steps:\n  - a page\n\nBefore bed.\n"
    )
  }

  @Test func `has ticks in the counts only where something was done`() throws {
    let world = World([
      "habits.md": "## Run\n\n## Swim\n\n## Water\n",
      "2026/2026-03-13.md": "## Habits\n\n- [-] Run: rain\n- [ ] Swim\n- [x] Run\n- Water: 2/8\n",
    ])
    try StatsCommand.parse([]).show(in: world.environment)
    #expect(world.printed.contains("2 ticks of 2 habits"))
  }

  @Test func `that has ended keeps its last day when it is archived again`() throws {
    let habits = "## Med\n\n- since: 2026-03-02\n- until: 2026-03-04\n"
    let world = World(["habits.md": habits])
    try run(world, ["archive", "Med"])
    #expect(world.text(of: "habits.md") == habits)
    #expect(world.printed == "Med ended on Wednesday 4 March already; --day gives another last day\n")
  }

  @Test func `says what it leaves behind, and of which day it took something back`() throws {
    let world = World([
      "habits.md": "## Run\n", "2026/2026-03-12.md": "## Habits\n\n- [x] Run\n",
      "2026/2026-03-13.md": "## Habits\n\n- [-] Run: rain\n- [ ] Run\n",
    ])
    try run(world, ["undo", "Run", "--day", "2026-03-12"])
    try run(world, ["tick", "Run", "--day", "2026-03-12"])
    try run(world, ["rm", "Run", "--yes"])
    #expect(
      world.printed == """
        Run on Thursday 12 March is taken back
        Run, Thursday 12 March, done
        Run is no longer in habits.md; 1 tick, 1 skip and 1 open line stay in the day files

        """)
  }

  /// The list and the report of one habit say the same.
  @Test func `a rate counts from ‘since’, also before the first day file`() throws {
    let world = World([
      "habits.md": "## Run\n\n- since: 2026-03-01\n", "2026/2026-03-13.md": "## Habits\n\n- [x] Run\n",
    ])
    try run(world, ["show", "Run"])
    #expect(world.printed.contains("Rate: 1 of 13 (8 %)\n"))
    try HabitsCommand.parse([]).show(in: world.environment)
    #expect(world.printed.contains("1 of 13 (8 %)  ·"))
    let other = World([
      "habits.md": "## Run\n\n- every: day\n", "2026/2026-03-13.md": "## Habits\n\n- [x] Run\n",
    ])
    try run(other, ["show", "Run"])
    #expect(other.printed.contains("Rate: 1 of 1\n"))
  }

  /// A tick that is taken back leaves the file as it was.
  @Test(arguments: [
    "## Habits\n\n- [ ] Meditate\n", "## Habits\n\n- [ ] Meditate\n  - [ ] sit still\n\n## Notes\n\nx\n",
    "## Habits\n\n1. [ ] Water\n2. [ ] Meditate #calm\n", "## Gewohnheiten\n\n* [ ] Meditate",
    "- Habits:\n  - [ ] Meditate\n",
  ])
  func `is taken back to the byte`(text: String) throws {
    let path = "2026/2026-03-14.md"
    let world = World(["habits.md": habits, path: text])
    try run(world, ["tick", "Meditate"])
    #expect(world.text(of: path) == text.replacing("[ ] Meditate", with: "[x] Meditate"))
    try run(world, ["undo", "Meditate"])
    #expect(world.text(of: path) == text)
  }
}

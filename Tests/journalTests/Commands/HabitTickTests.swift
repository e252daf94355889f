import ArgumentParser
import Testing

@testable import journal

@Suite struct `A tick of a habit` {
  private let day = "2026/2026-03-14.md"

  /// What was ticked before, with which options it is ticked again, and what becomes of it.
  @Test(arguments: [
    ("- [x] Sit\n", ["--time", "0:20"], "- [x] 00:20 Sit\n", "Sit, done\n"),
    ("- [x] 06:50 Sit\n", ["--mood", "4"], "- [x] 06:50 Sit (mood 4/5)\n", "Sit, done\n"),
    (
      "- [x] 06:50 Sit\n", ["--time", "6:50"], "- [x] 06:50 Sit\n",
      "Sit is done already today; nothing was written\n"
    ),
    (
      "- [x] 06:50 Sit\n", ["--time", "20:00"], "- [x] 06:50 Sit\n- [x] 20:00 Sit\n",
      "Sit: done twice\n"
    ),
  ])
  func `says more of the day's line, or says that it is one more`(
    before: String, options: [String], after: String, said: String
  ) throws {
    let world = World(["habits.md": "## Sit\n", day: "## Habits\n\n" + before])
    try HabitTickCommand.parse(["Sit"] + options).run(in: world.environment)
    #expect(world.text(of: day) == "## Habits\n\n" + after)
    #expect(world.printed == said)
  }

  /// A line that stands open, with which options it is ticked, and what becomes of it.
  @Test(arguments: [
    ("- [ ] 07:00 Sit\n", ["--time", "18:00", "--mood", "4"], "- [x] 18:00 Sit (mood 4/5)\n"),
    ("- [ ] 07:00 Sit (mood 2/5) #calm\n", ["--mood", "4"], "- [x] 07:00 Sit (mood 4/5) #calm\n"),
    ("- [ ] Sit (mood 2/5)\n", ["--amount", "10 min"], "- [x] Sit: 10 min (mood 2/5)\n"),
    (
      "- [ ] 7:00-8:00 Sit: early (mood 2/5)\n", ["--time", "18:00", "--mood", "4"],
      "- [x] 18:00 Sit: early (mood 4/5)\n"
    ),
    ("- [ ] Sit: early\n", ["--amount", "10 min"], "- [ ] Sit: early\n- [x] 12:00 Sit: 10 min\n"),
  ])
  func `has the time, mood and amount that were asked for, and not those of the open line`(
    before: String, options: [String], after: String
  ) throws {
    let world = World(["habits.md": "## Sit\n", day: "## Habits\n\n" + before])
    try HabitTickCommand.parse(["Sit"] + options).run(in: world.environment)
    #expect(world.text(of: day) == "## Habits\n\n" + after)
  }

  @Test(arguments: [
    ("- until: 2026-03-10", [], "Bud, done; it ended on Tuesday 10 March, so this counts in totals alone\n"),
    (
      "- since: 2026-03-10", ["--day", "2026-03-05"],
      "Bud, Thursday 5 March, done; it begins on Tuesday 10 March, so this counts in totals alone\n"
    ),
    (
      "- every: full moon", [],
      "Bud, done; its ‘every’ in habits.md cannot be read, so this counts in totals alone\n"
    ),
    ("- every: fri", [], "Bud, done\n"),
  ])
  func `says why no streak counts it`(line: String, options: [String], said: String) throws {
    let world = World(["habits.md": "## Bud\n\n\(line)\n"])
    try HabitTickCommand.parse(["Bud"] + options).run(in: world.environment)
    #expect(world.printed == said)
  }

  @Test(arguments: [
    ("99", "there is no habit ‘99’; known are Sit; ‘journal habits’ prints the numbers"),
    ("a|b", "there is no habit ‘a|b’; known are Sit; ‘journal habit add 'a|b'’ writes it into habits.md"),
    (
      "quote's",
      "there is no habit ‘quote's’; known are Sit; ‘journal habit add \"quote's\"’ writes it into habits.md"
    ),
  ])
  func `names a command that works as it is typed`(name: String, message: String) throws {
    let world = World(["habits.md": "## Sit\n"])
    #expect {
      try HabitTickCommand.parse([name]).run(in: world.environment)
    } throws: { ($0 as? CommandFailure)?.message == message }
  }

  @Test(arguments: [
    (["--every", "last friday"], "Sit: on the last Friday of each month\n"),
    (
      ["--every", "mon,wed", "--from", "2026-03-09"], "Sit: every Monday and Wednesday from Monday 9 March\n"
    ),
    (["--until", "2026-03-09"], "Sit: until Monday 9 March\n"),
  ])
  func `has a rule that is said in words`(options: [String], said: String) throws {
    let world = World(["habits.md": "## Sit\n"])
    try HabitEditCommand.parse(["Sit"] + options).run(in: world.environment)
    #expect(world.printed == said)
  }

  @Test func `is shown where a running week has too few days yet`() throws {
    let world = World([
      "habits.md": "## Swim\n\n- every: 3/week\n- since: 2026-01-05\n", day: "## Habits\n\n- [x] Swim\n",
    ])
    try HabitsCommand.parse(["--explain"]).show(in: world.environment)
    #expect(world.printed.contains("2026/2026-03-14.md:3"), "\(world.printed)")
    #expect(!world.printed.contains("No line."), "\(world.printed)")
  }

  @Test func `counts under all names of two renamings, on one line`() throws {
    let world = World(["habits.md": "## Sit\n"])
    try HabitRenameCommand.parse(["Sit", "Meditate"]).run(in: world.environment)
    try HabitRenameCommand.parse(["Meditate", "Rest"]).run(in: world.environment)
    #expect(world.text(of: "habits.md") == "## Rest\n\n- aliases: Sit, Meditate\n")
  }

  @Test(arguments: [["x", "--skips", "often"], [""], [String(repeating: "x", count: 51)]])
  func `has a habit that was typed right, or that is a mistake of usage`(arguments: [String]) throws {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) {
      try HabitAddCommand.parse(arguments).run(in: world.environment)
    }
    #expect(failure?.status == .usage)
    #expect(failure?.message.hasPrefix("habits.md") == false)
  }
}

@Suite struct `A tick of a habit that is taken back` {
  private let day = "2026/2026-03-14.md"
  private let habits = ["habits.md": "## Run\n\n## Stretch\n\n- steps: calves, hips\n"]

  /// Lines before a command that ticks or skips, and the command.
  @Test(arguments: [
    ("- [ ] Run: before breakfast #fit\n", ["tick", "Run"]),
    ("- [ ] Run\n", ["tick", "Run", "--time", "7", "--mood", "2"]),
    ("- [ ] 07:00 Run (mood 2/5)\n", ["tick", "Run", "--time", "18:00", "--mood", "4"]),
    ("- [ ] Run\n- [ ] Read\n", ["skip", "Run", "--reason", "rain"]),
    ("- [ ] Read\n", ["tick", "Run"]), ("- [ ] Read\n", ["skip", "Run", "--reason", "rain"]),
    ("- [ ] Stretch\n  - [x] calves\n", ["tick", "Stretch", "--mood", "4"]),
  ])
  func `is as it was before the last command`(before: String, arguments: [String]) throws {
    let text = "## Habits\n\n" + before
    let world = World(habits.merging([day: text]) { $1 })
    switch try HabitCommand.parseAsRoot(arguments) {
    case let command as HabitTickCommand: try command.run(in: world.environment)
    case let command as HabitSkipCommand: try command.run(in: world.environment)
    default: Issue.record("no command of this suite: \(arguments)")
    }
    #expect(world.text(of: day) != text)
    try HabitUndoCommand.parse([arguments[1]]).run(in: world.environment)
    #expect(world.text(of: day) == text)
  }

  /// A line that was written by hand, what is left of it, and what is said.
  @Test(arguments: [
    (
      "- [x] Run: 5 km along the river #fit\n", "- [ ] Run: 5 km along the river #fit\n",
      "Run is taken back\n"
    ),
    ("- [x] 07:00 Run: 5 km (mood 4/5) #fit\n", "- [ ] Run #fit\n", "Run is taken back\n"),
    ("- [x] 07:00 Run\n  along the river\n", "- [ ] Run\n  along the river\n", "Run is taken back\n"),
    ("- [-] Run: rain\n", "- [ ] Run: rain\n", "Run is taken back\n"),
    ("- [x] 07:00 Run: 5 km (mood 4/5)\n", "", "Run is taken back\n"),
  ])
  func `keeps what a person wrote`(before: String, after: String, said: String) throws {
    let world = World(habits.merging([day: "## Habits\n\n- [ ] Read\n" + before]) { $1 })
    try HabitUndoCommand.parse(["Run"]).run(in: world.environment)
    #expect(world.text(of: day) == "## Habits\n\n- [ ] Read\n" + after)
    #expect(world.printed == said)
  }

  @Test func `keeps its ticked steps, and says that they are`() throws {
    let steps = "  - [x] calves\n  - [x] hips\n"
    let world = World(
      habits.merging([day: "## Habits\n\n- [x] 07:00 Stretch (mood 4/5)\n" + steps]) { $1 })
    try HabitUndoCommand.parse(["Stretch"]).run(in: world.environment)
    #expect(world.text(of: day) == "## Habits\n\n- [ ] Stretch\n" + steps)
    #expect(world.printed == "Stretch is open again; 2 steps of it stay ticked\n")
  }
}

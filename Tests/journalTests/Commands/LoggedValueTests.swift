import ArgumentParser
import Testing

@testable import journal

/// It is Saturday 14 March 2026, noon.
@Suite struct `A line that is logged with a quantity` {
  @Test(arguments: [
    ("sleep 7 h yesterday", "2026-03-13", "- sleep 7 h"), ("yoga 1h yesterday", "2026-03-13", "- yoga 1h"),
    ("schlafen 7 Stunden gestern", "2026-03-13", "- schlafen 7 Stunden"),
    ("walk 30 min yesterday", "2026-03-13", "- walk 30 min"),
    ("walk yesterday 5 km", "2026-03-13", "- walk 5 km"),
    ("nap 20 min 2 days ago", "2026-03-12", "- nap 20 min"),
    ("nap 20 min yesterday at 15:00", "2026-03-13", "- 15:00 nap 20 min"),
    ("nap 1 h at 10:00", "2026-03-14", "- 10:00 nap 1 h"), ("nap 2 hours ago", "2026-03-14", "- 10:00 nap"),
    ("headache yesterday 4/10", "2026-03-13", "- headache 4/10"),
    ("headache 3 h yesterday", "2026-03-13", "- headache 3 h"),
    ("migraine 9h", "2026-03-14", "- 09:00 migraine"),
    ("08:15 yesterday headache 3/10", "2026-03-13", "- 08:15 headache 3/10"),
  ])
  func `keeps it, and takes the day and the time off`(words: String, day: String, line: String) throws {
    let world = World()
    try LogCommand.parse([words]).run(in: world.environment)
    #expect(world.text(of: "2026/\(day).md")?.hasSuffix("\n\(line)\n") == true, "\(world.paths)")
    #expect(!world.complained.contains("stays"))
  }

  @Test(arguments: [
    (
      "headache for 3 hours yesterday",
      "‘yesterday’ stays a word; ‘--day yesterday’ writes the line into that day"
    ),
    ("walk 4 km monday", "‘monday’ stays a word; ‘--day monday’ writes the line into that day"),
    ("walk on monday at 8", "‘monday’ stays a word; ‘--day monday’ writes the line into that day"),
    ("walk at 8", "‘at 8’ stays words; ‘--time 08:00’ says when"),
    ("08:20 tired yesterday", "‘yesterday’ stays a word; ‘--day yesterday’ writes the line into that day"),
    ("headache 3/10 at 9:30 (took aspirin)", "‘at 9:30’ stays words; ‘--time 09:30’ says when"),
  ])
  func `says of a day or a time that stays`(words: String, hint: String) throws {
    let world = World()
    try LogCommand.parse([words]).run(in: world.environment)
    #expect(world.complained == "journal: \(hint)\n")
  }
}

@Suite struct `A habit whose name has a picture` {
  private let files = [
    "habits.md": "## Yoga 🧘\n\n- since: 2026-03-12\n\n## **Floss**\n\n- since: 2026-03-12\n",
    "2026/2026-03-12.md": "## Habits\n\n- [x] Yoga\n- [x] 🪥 Floss\n",
    "2026/2026-03-13.md": "## Habits\n\n- [x] yoga 🧘\n- [x] Floss\n",
  ]

  @Test func `is ticked without it, and with another one`() throws {
    let world = World(files)
    try HabitsCommand.parse([]).show(in: world.environment)
    #expect(world.printed.contains("Yoga 🧘    open   2 days  2 of 2"), "\(world.printed)")
    #expect(world.printed.contains("**Floss**  open   2 days  2 of 2"))
    try HabitTickCommand.parse(["yoga"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("- [x] 12:00 Yoga 🧘\n") == true)
  }
}

@Suite struct `An amount of a habit that cannot be held against its target` {
  private let files = ["habits.md": "## Steps\n\n- target: 10000\n\n## Reading\n\n- target: 30\n"]

  @Test(arguments: [("steps", "3 km"), ("reading", "1 h"), ("reading", "2k")])
  func `is refused, with its unit, where the target has none`(habit: String, amount: String) throws {
    let world = World(files)
    #expect(throws: CommandFailure.self) {
      try HabitTickCommand.parse([habit, "--amount", amount]).run(in: world.environment)
    }
    #expect(world.paths == ["habits.md"])
  }

  @Test func `is thousands behind a k`() throws {
    let world = World(files)
    try HabitTickCommand.parse(["steps", "--amount", "10k"]).run(in: world.environment)
    #expect(world.printed == "Steps: 10,000 of 10,000, done\n")
  }

  @Test(arguments: ["1h30", "10 500", "~12000", "11000 (with Ana)", "40 min with dog"])
  func `is named where it was written by hand`(amount: String) throws {
    let world = World(
      files.merging(["2026/2026-03-13.md": "## Habits\n\n- Steps: \(amount)\n- Reading: rain\n"]) { $1 })
    try CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(
      world.printed.contains(
        "2026/2026-03-13.md:3:1: hint: ‘\(amount)’ is read as no amount, so this does not count for ‘Steps’"))
    #expect(!world.printed.contains(":4:"))
  }
}

@Suite struct `A tag in a note` {
  private let files = [
    "2026/2026-03-13.md":
      "## Notes\n\n- Long call #work\n\nA #work day, and late.\nGood though. #work\n\n> #work\n"
  ]

  @Test func `counts`() throws {
    let world = World(files.merging(["tasks.md": "- [ ] Prep #work\n"]) { $1 })
    try TagsListCommand.parse(["--format", "markdown"]).run(in: world.environment)
    #expect(
      world.printed.contains("| #work |     3 |     1 |     2 |    1 | 2026-03-13 | 2026-03-13 |"),
      "\(world.printed)")
  }

  @Test func `is taken off at the end of a line, and loses its sign within one`() throws {
    let world = World(files)
    try TagsRemoveCommand.parse(["work", "--yes"]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-13.md")
        == "## Notes\n\n- Long call\n\nA work day, and late.\nGood though.\n\n> #work\n")
  }
}

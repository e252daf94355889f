import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal log` {
  private func log(_ world: World, _ arguments: [String]) throws {
    try LogCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `refuses a mood below nothing`() {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) { try log(world, ["mood -1/5"]) }
    #expect(
      failure?.reason
        == "no scale goes below 0; write the mood as in ‘journal log mood 4/5’; nothing was written")
  }

  @Test(arguments: ["headache 6/10 and nausea 2/10", "headache 3/10, mood 4/5", "mood 4/5, headache 3/10"])
  func `asks for one value at a time`(text: String) {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) { try log(world, [text]) }
    #expect(failure?.reason == "‘\(text)’ has two values; log each with its own words; nothing was written")
    #expect(world.paths.isEmpty)
  }

  @Test(arguments: [
    (
      ["headache", "3/10"], "", "## Symptoms\n\n- 12:00 headache 3/10\n",
      "headache 3/10, under Symptoms, 12:00\n"
    ),
    (
      ["mood", "4/5", "calm"], "## Lunch\n\n- soup\n", "## Lunch\n\n- soup\n\n## Mood\n\n- 12:00 4/5 calm\n",
      "mood 4/5 calm, 12:00\n"
    ),
    (
      ["walk", "5", "km", "--time", "none"], "# A\n\n## Sport\n\n- row 2 km\n",
      "# A\n\n## Sport\n\n- row 2 km\n- walk 5 km\n", "walk 5 km, under Sport\n"
    ),
    (
      ["08:15", "pushups", "20", "--under", "Training"], "# A\n",
      "# A\n\n## Training\n\n- 08:15 pushups 20\n",
      "pushups 20, under Training, 08:15\n"
    ),
  ])
  func `writes below the heading that holds such lines`(
    arguments: [String], before: String, after: String, said: String
  ) throws {
    let path = "2026/2026-03-14.md"
    let files = ["2026/2026-03-10.md": "## Sport\n\n- walk 4 km\n"]
    let world = World(before.isEmpty ? files : files.merging([path: before]) { $1 })
    try log(world, arguments)
    #expect(world.text(of: path) == after)
    #expect(world.printed == said)
  }

  @Test(arguments: [
    (["weight", "72.4"], "a weight has a command of its own: ‘journal weigh 72.4’"),
    (
      ["reading", "3"],
      "no line of yours begins like ‘reading 3’, so it is not clear where it belongs; nothing was written; name its heading: --under ‘Sport’, or a new one"
    ),
  ])
  func `asks where a line belongs`(arguments: [String], message: String) throws {
    let world = World(["2026/2026-03-10.md": "## Sport\n\n- walk 4 km\n"])
    let failure = #expect(throws: CommandFailure.self) { try log(world, arguments) }
    #expect(failure?.message == message)
    #expect(world.paths == ["2026/2026-03-10.md"])
  }

  @Test func `does not put a walk among complaints`() throws {
    let world = World(["2026/2026-03-10.md": "## Symptoms\n\n- headache 3/10\n"])
    try log(world, ["walk", "5", "km", "--time", "none"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("## Log\n\n- walk 5 km\n") == true)
    #expect(world.printed == "walk 5 km, under Log; --under names another heading\n")
  }

  @Test(arguments: ["headache 3/10", "mood 4/5"]) func `is refused on a day to come`(text: String) {
    let world = World()
    #expect {
      try log(world, text.split(separator: " ").map(String.init) + ["--day", "tomorrow"])
    } throws: { error in
      (error as? CommandFailure)?.message
        == "Sunday 15 March is still to come; write down how you are when it is there; nothing was written"
    }
    #expect(world.paths == [])
  }

  @Test func `is named at a time of today that is to come`() throws {
    let world = World()
    try log(world, ["headache", "3/10", "--time", "23:00"])
    #expect(
      world.complained
        == "journal: 23:00 is still to come; if it was yesterday, take it back by ‘journal undo’ and add --day yesterday\n"
    )
  }

  @Test(arguments: ["mood 11/5", "headache 30/10"]) func `is refused beyond its scale`(text: String) throws {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) { try log(world, [text]) }
    let word = text.split(separator: " ").last ?? ""
    #expect(
      failure?.message
        == "‘\(word)’ is more than its scale has, so nothing was written; write a number up to its end, such as 3/10"
    )
    #expect(world.paths == [])
  }

  @Test(arguments: [
    ("headache yesterday 4/10", "2026-03-13", "## Symptoms\n\n- headache 4/10\n"),
    ("mood 3/5 yesterday", "2026-03-13", "## Mood\n\n- 3/5\n"),
    ("headache 3/10 at 11am", "2026-03-14", "## Symptoms\n\n- 11:00 headache 3/10\n"),
    ("mood 3", "2026-03-14", "## Mood\n\n- 12:00 3/5\n"),
    ("headache 3/10 2 days ago", "2026-03-12", "## Symptoms\n\n- headache 3/10\n"),
    ("headache 3/10 on 11 mar", "2026-03-11", "## Symptoms\n\n- headache 3/10\n"),
    ("headache on 11 mar 3/10", "2026-03-11", "## Symptoms\n\n- headache 3/10\n"),
    ("headache yesterday evening", "2026-03-13", "## Symptoms\n\n- ~20:00 headache\n"),
    ("headache 2 days ago", "2026-03-12", "## Symptoms\n\n- headache\n"),
    ("mood 4/5 last night", "2026-03-13", "## Mood\n\n- ~20:00 4/5\n"),
    ("mood 4 of 5 last night", "2026-03-13", "## Mood\n\n- ~20:00 4/5\n"),
    ("mood 4 calm", "2026-03-14", "## Mood\n\n- 12:00 4/5 calm\n"),
  ])
  func `takes the day and the time off the words, and a mood of five`(
    text: String, day: String, after: String
  ) throws {
    let world = World(["2026/2026-03-10.md": "## Symptoms\n\n- headache 3/10\n"])
    try log(world, [text])
    #expect(world.text(of: "2026/\(day).md")?.hasSuffix(after) == true)
  }

  @Test(arguments: [
    "march 5 km", "morning pages 3", "headache after lunch 3/10", "slept badly last night",
    "sunday run 5 km",
  ])
  func `keeps words that may name no moment`(text: String) throws {
    let world = World(["2026/2026-03-10.md": "## Symptoms\n\n- headache 3/10\n"])
    try log(world, [text])
    #expect(world.text(of: "2026/2026-03-14.md")?.contains("- 12:00 \(text)\n") == true)
  }

  @Test(arguments: [
    (
      "mood 7",
      "of which scale is 7? write it with its end, as in ‘journal log mood 7/10’; nothing was written"
    ),
    (
      "[ ] buy milk",
      "a box makes a task; ‘journal task add 'buy milk'’ writes it down; nothing was written"
    ),
    ("# x", "‘#’ before the words means something in Markdown; leave it out; nothing was written"),
    (
      "headache 1/10\nnausea 2/10",
      "these are several lines; ‘journal log’ writes one at a time; nothing was written"
    ),
    (
      "water 3",
      "‘water 3’ is a habit of yours; ‘journal habit tick Water --amount 3’ ticks it, and --under makes it a line of its own"
    ),
  ])
  func `is refused where it is something else`(text: String, message: String) throws {
    let world = World(["habits.md": "# Habits\n\n## Water\n\n- target: 8 glasses\n"])
    let failure = #expect(throws: CommandFailure.self) { try log(world, [text]) }
    #expect(failure?.message == message)
    #expect(world.paths == ["habits.md"])
  }

  @Test func `takes the signs off the name of a heading`() throws {
    let world = World()
    try log(world, ["ache", "3/10", "--under", "## Pain", "--time", "none"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("\n## Pain\n\n- ache 3/10\n") == true)
  }

  @Test(arguments: [
    ("sleep 7h", "## Sleep\n\n- 7 h\n"), ("Sleep 6.5 h deep", "## Sleep\n\n- 6.5 h deep\n"),
    ("blood sugar 5.4", "## Blood sugar\n\n- 5.4\n"),
  ])
  func `goes under the heading that it begins with`(text: String, written: String) throws {
    let world = World([
      "2026/2026-03-10.md": "## Sleep\n\n- 7.5 h\n\n## Blood sugar\n\n- 5.1\n\n## Walk\n\n- walk 5 km\n"
    ])
    try log(world, [text, "--time", "none"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix(written) == true)
  }

  @Test func `keeps a first word that its lines have under the heading of that name`() throws {
    let world = World(["2026/2026-03-10.md": "## Walk\n\n- walk 5 km\n"])
    try log(world, ["walk 6 km", "--time", "none"])
    #expect(world.text(of: "2026/2026-03-14.md")?.hasSuffix("## Walk\n\n- walk 6 km\n") == true)
  }

  @Test func `goes under Log in a diary without headings of one's own`() throws {
    let world = World()
    try log(world, ["walk", "5", "km", "--time", "none"])
    #expect(
      world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\n## Log\n\n- walk 5 km\n")
    #expect(world.printed == "walk 5 km, under Log; --under names another heading\n")
    try log(world, ["walk", "6", "km", "--day", "yesterday", "--time", "none"])
    #expect(world.text(of: "2026/2026-03-13.md")?.hasSuffix("## Log\n\n- walk 6 km\n") == true)
  }

  @Test(arguments: [
    (
      "weight 72.4",
      "‘weight 72.4’ is a weight, so nothing was written; ‘journal weigh 72.4’ writes it down, and --literal takes it as food"
    ),
    (
      "headache",
      "‘headache’ is no food, so nothing was written; ‘journal log headache’ writes it down, and --literal takes it as food"
    ),
    (
      "mood 4/5",
      "‘mood 4/5’ is a mood, so nothing was written; ‘journal log mood 4/5’ writes it down, and --literal takes it as food"
    ),
    (
      "remember to buy milk",
      "‘remember to buy milk’ looks like a task and not like food, so nothing was written; ‘journal task add 'buy milk'’ writes it down, and --literal takes it as food"
    ),
    (
      "feeling great",
      "‘feeling great’ is how you feel and no food, so nothing was written; ‘journal log mood great’ writes it down, and --literal takes it as food"
    ),
    (
      "BP 120/80",
      "‘BP 120/80’ is no food, so nothing was written; ‘journal log BP 120/80’ writes it down, and --literal takes it as food"
    ),
    (
      "[ ] buy milk",
      "‘buy milk’ looks like a task and not like food, so nothing was written; ‘journal task add 'buy milk'’ writes it down, and --literal takes it as food"
    ),
  ])
  func `is named by journal add`(text: String, message: String) throws {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse([text]).run(in: world.environment)
    }
    #expect(failure?.message == message)
    #expect(world.paths == [])
  }

  @Test(arguments: [
    ("meditated", "journal habit tick Meditate"), ("water 3", "journal habit tick Water --amount 3"),
    ("slept badly", "journal log slept badly --under Log"),
    ("went to the dentist", "journal log went to the dentist --under Log"),
  ])
  func `is named by journal add in a form that works`(text: String, command: String) throws {
    let world = World([
      "habits.md": "# Habits\n\n## Meditate\n\n## Water\n\n- target: 8 glasses\n",
      "2026/2026-03-10.md": "## Sport\n\n- row 2 km\n",
    ])
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse([text]).run(in: world.environment)
    }
    #expect(failure?.message.contains("‘\(command)’ writes it down") == true)
    let arguments = command.split(separator: " ").map(String.init)
    if arguments[1] == "log" {
      try log(world, Array(arguments[2...]))
    } else {
      try HabitTickCommand.parse(Array(arguments[3...])).run(in: world.environment)
    }
    #expect(world.text(of: "2026/2026-03-14.md") != nil)
  }
}

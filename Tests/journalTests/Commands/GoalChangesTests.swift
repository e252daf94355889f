import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `A change of the profile by journal goal` {
  private func goal(_ world: World, _ arguments: String...) throws {
    try GoalCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `keeps the aim that the days before had`() throws {
    let world = World(["journal.toml": "[profile]\naim = \"lose\"\n"])
    try goal(world, "--aim", "gain")
    #expect(
      world.text(of: "journal.toml")
        == "[profile]\naim = \"lose\"\n\n[[goal]]\nfrom = 2026-03-14\naim = \"gain\"\n")
  }

  @Test(arguments: [
    (["none", "--from", "2026-03-08"], "There is no goal since 2026-03-08, as you said."),
    (["1500", "--from", "2026-03-06"], "the goal is 1,500 kcal a day from 2026-03-06 on"),
  ])
  func `says what a later goal leaves of it`(arguments: [String], said: String) throws {
    let world = World(["journal.toml": "[[goal]]\nfrom = 2026-03-10\nenergy_kcal = 2000\n"])
    try GoalCommand.parse(arguments).run(in: world.environment)
    #expect(world.printed.contains(said))
    #expect(world.printed.contains("from 2026-03-10 on it is 2,000 kcal a day, as was set before\n"))
  }

  @Test func `in the middle of a grid says of which days over is the miss`() throws {
    var files = [
      "journal.toml":
        "[profile]\nsex = \"male\"\nborn = 1986-11-15\nheight_cm = 185\nactivity = \"light\"\naim = \"lose\"\n\n[[goal]]\nfrom = 2026-03-05\naim = \"maintain\"\n"
    ]
    for day in 1...9 {
      files["2026/2026-03-0\(day).md"] =
        "## Weight\n\n- 80 kg\n\n## Lunch\n\n- pie (900 kcal)\n\n## Dinner\n\n- soup (900 kcal)\n"
    }
    let world = World(files)
    try EnergyCommand.parse(["--period", "2026-03-05..2026-03-09"]).run(in: world.environment)
    let text = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains("On the days of losing over is the miss.") && !text.contains("Since you want"), "\(text)")
  }

  @Test func `keeps the activity that the days before had, and corrects the height of all days`() throws {
    let profile = "[profile]\nactivity = \"moderate\"\nheight_cm = 170\n"
    let world = World(["journal.toml": profile])
    try goal(world, "--activity", "very active", "--height", "172")
    #expect(
      world.text(of: "journal.toml")
        == "[profile]\nactivity = \"moderate\"\nheight_cm = 172\n\n[[goal]]\nfrom = 2026-03-14\nactivity = \"very active\"\n"
    )
    #expect(
      world.printed.hasPrefix(
        """
        the profile is kept in journal.toml
        the activity changes from 2026-03-14 on; days before keep theirs
        the height is that of all days, also of those before

        """))
    let other = World(["journal.toml": profile])
    try goal(other, "--activity", "light", "--from", "2026-02-01")
    #expect(
      other.text(of: "journal.toml")
        == profile + "\n[[goal]]\nfrom = 2026-02-01\nactivity = \"light\"\n")
  }

  @Test(arguments: [
    (["2200"], "energy_kcal = 2200 # enough\naim = \"lose\"\n"),
    (["2200", "--fat", "70"], "energy_kcal = 2200 # enough\naim = \"lose\"\nfat_g = 70\n"),
    (["none"], "energy_kcal = \"none\" # enough\naim = \"lose\"\n"),
    (["auto"], "energy_kcal = \"computed\" # enough\naim = \"lose\"\n"),
    (["--aim", "gain"], "energy_kcal = 2100 # enough\naim = \"gain\"\nprotein_g = 120\n"),
  ])
  func `changes the goal that begins on the same day, and writes no second one`(
    arguments: [String], expected: String
  ) throws {
    let head = "[[goal]]\nfrom = 2026-03-14\n"
    let tail = "\n[sync]\ncommits = \"together\"\n"
    let world = World([
      "journal.toml": head + "energy_kcal = 2100 # enough\naim = \"lose\"\nprotein_g = 120\n" + tail
    ])
    try GoalCommand.parse(arguments).run(in: world.environment)
    #expect(world.text(of: "journal.toml") == head + expected + tail)
  }

  @Test func `writes a goal of its own where those of a day stand in one line`() throws {
    let world = World(["journal.toml": "goal = [{from = 2026-03-14, energy_kcal = 2100}]\n"])
    #expect(throws: CommandFailure.self) { try goal(world, "2200") }
    #expect(world.text(of: "journal.toml") == "goal = [{from = 2026-03-14, energy_kcal = 2100}]\n")
  }

  @Test func `leaves a goal of one's own as it is when the aim changes`() throws {
    let world = World([
      "journal.toml": "[profile]\naim = \"lose\"\n[[goal]]\nfrom = 2026-02-01\nenergy_kcal = 2100\n"
    ])
    try goal(world, "--aim", "gain")
    #expect(
      world.printed == """
        the profile is kept in journal.toml
        the aim changes from 2026-03-14 on; days before keep theirs
        the goal stays 2,100 kcal a day, as you set it; ‘journal goal auto’ lets the profile decide

        """)
  }

  @Test(arguments: [
    ("", "energy_kcal = \"computed\"\n", "the goal is 2,720 kcal a day from 2026-03-14 on\n"),
    (
      "[[goal]]\nfrom = 2026-02-01\nenergy_kcal = 2100\n", "energy_kcal = 2100\n",
      "the goal is 2,100 kcal a day from 2026-03-14 on\n"
    ),
  ])
  func `sets grams beside the goal that there is`(own: String, energy: String, said: String) throws {
    let profile = "[profile]\nsex = \"male\"\nborn = 1991-01-01\nheight_cm = 180\nactivity = \"moderate\"\n"
    let world = World([
      "journal.toml": profile + own, "2026/2026-03-14.md": "## Weight\n\n- 80 kg\n",
    ])
    try goal(world, "--protein", "120")
    #expect(
      world.text(of: "journal.toml")?.hasSuffix("[[goal]]\nfrom = 2026-03-14\n\(energy)protein_g = 120\n")
        == true)
    #expect(world.printed == said)
    #expect(throws: CommandFailure.self) { try goal(World(["journal.toml": ""]), "--protein", "120") }
  }

  @Test func `brings back an aim that a later goal had changed`() throws {
    let world = World([
      "journal.toml": "[profile]\naim = \"lose\"\n[[goal]]\nfrom = 2026-02-01\naim = \"gain\"\n"
    ])
    try goal(world, "--aim", "lose")
    #expect(
      world.text(of: "journal.toml")?.hasSuffix("[[goal]]\nfrom = 2026-03-14\naim = \"lose\"\n") == true)
    try goal(world, "--aim", "lose")
    #expect(world.text(of: "journal.toml")?.ranges(of: "2026-03-14").count == 1)
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal goal` {
  private func goal(_ world: World, _ arguments: String...) throws {
    try GoalCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `adds a goal to the history and leaves the rest of the settings`() throws {
    let world = World(["journal.toml": "language = \"en\" # mine"])
    try goal(world, "2100", "--protein", "120")
    #expect(
      world.text(of: "journal.toml") == """
        language = "en" # mine

        [[goal]]
        from = 2026-03-14
        energy_kcal = 2100
        protein_g = 120

        """)
    #expect(world.printed == "the goal is 2100 kcal a day from 2026-03-14 on\n")
  }

  @Test func `sets the profile key by key`() throws {
    let world = World([
      "journal.toml": "[profile]\nsex = \"male\" # for the formula\n\n[sync]\ncommits = \"together\"\n"
    ])
    try goal(world, "--sex", "female", "--height", "165,5")
    #expect(
      world.text(of: "journal.toml") == """
        [profile]
        sex = "female" # for the formula
        height_cm = 165.5

        [sync]
        commits = "together"

        """)
  }

  @Test func `keeps the aim that the days before had`() throws {
    let world = World(["journal.toml": "[profile]\naim = \"lose\"\n"])
    try goal(world, "--aim", "gain")
    #expect(
      world.text(of: "journal.toml")
        == "[profile]\naim = \"lose\"\n\n[[goal]]\nfrom = 2026-03-14\naim = \"gain\"\n")
  }

  @Test func `shows what it follows from`() throws {
    let world = World([
      "journal.toml":
        "[profile]\nsex = \"male\"\nborn = 1991-01-01\nheight_cm = 180\nactivity = \"moderate\"\naim = \"lose\"\n",
      "2026/2026-03-14.md": "## Weight\n\n- 80 kg\n",
    ])
    try goal(world)
    #expect(
      world.printed == """
        Daily goal

          2,220 kcal a day, computed from your profile.

        The formula
          Step      How                                                 A day
          ────────  ─────────────────────────────────────────────  ──────────
          At rest   10 × 80 kg + 6.25 × 180 cm − 5 × 35 years + 5  1,755 kcal
          Activity  moderate, × 1.55                               2,720 kcal
          Aim       lose, − 500 kcal                               2,220 kcal

          That is about 0.5 kg less a week.
          At rest by Mifflin and St Jeor (1990), with the weight of the days up to
          2026-03-14. One person in ten lies more than a tenth beside it.
          This is arithmetic and no medical advice.

        """)
  }

  @Test func `makes what the profile gives a goal of one's own`() throws {
    let world = World([
      "journal.toml":
        "[profile]\nsex = \"female\"\nborn = \"1961-01-01\"\nheight_cm = 165\nactivity = \"sedentary\"\n",
      "2026/2026-03-14.md": "## Weight\n\n- 65 kg\n",
    ])
    try goal(world, "--recalculate")
    // 10 × 65 + 6.25 × 165 − 5 × 65 − 161 = 1195.25; × 1.2.
    #expect(
      world.text(of: "journal.toml")?.hasSuffix("[[goal]]\nfrom = 2026-03-14\nenergy_kcal = 1434\n") == true)
  }

  @Test func `asks on a terminal and keeps what is not answered`() throws {
    let world = World(
      ["journal.toml": "[profile]\nsex = \"male\"\n"], answers: ["", "1990-04-02", "180", "light", "", ""])
    try goal(world, "--setup")
    #expect(
      world.text(of: "journal.toml")
        == "[profile]\nsex = \"male\"\nborn = 1990-04-02\nheight_cm = 180\nactivity = \"light\"\n")
    #expect(
      world.complained.hasPrefix(
        "Sex, as the formula knows it: male or female? [male] Born on, as 1990-04-02? "))
  }

  @Test(
    arguments: [
      (["700"], "‘700’ is no goal; write kilocalories from 800 to 10000, as in ‘journal goal 2100’"),
      (["--height", "abc"], "‘abc’ is no number; write centimetres, as in 172; nothing was changed"),
      (
        ["--activity", "lazy"],
        "‘profile.activity’ has a value that cannot be used and is left out; write one of \"sedentary\", \"light\", \"moderate\", \"active\", "
          + "\"very active\"; nothing was changed"
      ),
      (
        ["--setup"],
        "nobody can be asked here; give --sex, --born, --height, --activity, --aim and --target instead"
      ),
      (["--protein", "20"], "which goal? write its kilocalories, as in ‘journal goal 2100 --protein 120’"),
    ])
  func `refuses what cannot be used`(arguments: [String], message: String) throws {
    let world = World(["journal.toml": ""])
    let failure = #expect(throws: CommandFailure.self) {
      try GoalCommand.parse(arguments).run(in: world.environment)
    }
    #expect(failure?.message == message)
    #expect(world.text(of: "journal.toml") == "")
  }
}

@Suite struct `journal energy` {
  @Test func `holds days against their goals`() throws {
    var files = ["journal.toml": "[[goal]]\nenergy_kcal = 2000\n"]
    files["2026/2026-03-12.md"] = "complete: yes\n\n## Lunch\n\n- rice (1900-2100 kcal, P 30 g)\n"
    files["2026/2026-03-13.md"] = "## Lunch\n\n- rice (1400 kcal)\n- soup\n"
    let world = World(files)
    try EnergyCommand.parse(["--from", "2026-03-12", "--format", "json"]).run(in: world.environment)
    #expect(world.printed.contains("\"streak_on_target_days\""))
    #expect(world.printed.contains("\"state\": \"partial\""))
    let text = World(files)
    try EnergyCommand.parse(["--from", "2026-03-12"]).run(in: text.environment)
    #expect(text.printed.contains("at least 1,400"))
  }
}

@Suite struct `A day and its goal` {
  @Test(
    arguments: [
      ("- rice (1900 kcal)", "Of the goal of 2,000 kcal 100 kcal are left."),
      ("- rice (2300 kcal)", "That is 300 kcal above the goal of 2,000 kcal."),
      ("- rice", "The goal is 2,000 kcal."),
    ])
  func `today says what is left`(line: String, sentence: String) throws {
    let world = World([
      "journal.toml": "[[goal]]\nenergy_kcal = 2000\n", "2026/2026-03-14.md": "## Lunch\n\n\(line)\n",
    ])
    try TodayCommand.parse([]).run(in: world.environment)
    #expect(world.printed.contains(sentence))
  }

  @Test func `says nothing where there is no goal`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n- rice (500 kcal)\n"])
    try TodayCommand.parse([]).run(in: world.environment)
    #expect(!world.printed.contains("goal"))
  }
}

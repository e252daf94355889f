import ArgumentParser
import JournalFormat
import Testing

@testable import journal

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
      ("- rice (1500-1800 kcal)", "Of the goal of 2,000 kcal 200 to 500 kcal are left."),
      ("- rice (1900-2300 kcal)", "The goal is 2,000 kcal: between 100 kcal left and 300 kcal above it."),
      (
        "- rice (1900 kcal)\n- soup",
        "Of the goal of 2,000 kcal at most 100 kcal are left; 1 entry has no value."
      ),
      (
        "- rice (2300 kcal)\n- soup",
        "That is at least 300 kcal above the goal of 2,000 kcal; 1 entry has no value."
      ),
      ("- rice (1900 kcal, P 30 g)\n- soup", "Protein at least 30 g, stated by 1 of 2 entries."),
      ("- rice (1900 kcal, P 30 g, C 20 g, F 5 g)", "Protein 30 g, carbs 20 g and fat 5 g."),
    ])
  func `today says what is left`(line: String, sentence: String) throws {
    let world = World([
      "journal.toml": "[[goal]]\nenergy_kcal = 2000\n", "2026/2026-03-14.md": "## Lunch\n\n\(line)\n",
    ])
    try TodayCommand.parse([]).run(in: world.environment)
    let words = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(sentence), "\(words)")
  }

  @Test(
    arguments: [
      ("- a (900 kcal)\n\n## Dinner\n\n- b (900 kcal)", "That is 200 kcal below the goal of 2,000 kcal."),
      (
        "- a (900-1000 kcal)\n\n## Dinner\n\n- b (900 kcal)",
        "That is 100 to 200 kcal below the goal of 2,000 kcal."
      ),
      (
        "- a (900-1300 kcal)\n\n## Dinner\n\n- b (900 kcal)",
        "The goal was 2,000 kcal: between 200 kcal below and 200 kcal above it."
      ),
      ("- a (1000 kcal)\n\n## Dinner\n\n- b (1000 kcal)", "That is just the goal of 2,000 kcal."),
      ("- a (900 kcal)", "The goal was 2,000 kcal; not all that was eaten is known."),
      ("- a (2100 kcal)", "That is at least 100 kcal above the goal of 2,000 kcal."),
      ("- a", "The goal was 2,000 kcal."),
    ])
  func `a day before is held against its goal`(lines: String, sentence: String) throws {
    let world = World([
      "journal.toml": "[[goal]]\nenergy_kcal = 2000\n", "2026/2026-03-12.md": "## Lunch\n\n\(lines)\n",
    ])
    try ShowCommand.parse(["2026-03-12"]).run(in: world.environment)
    let words = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(sentence), "\(words)")
  }

  @Test func `one day is no average, and one day on target no run`() throws {
    let meals = "## Lunch\n\n- a (1000 kcal)\n\n## Dinner\n\n- b (1000 kcal)\n"
    let world = World([
      "journal.toml": "[[goal]]\nenergy_kcal = 2000\n", "2026/2026-03-13.md": meals,
      "2026/2026-03-12.md": meals.replacing("1000", with: "1500"),
    ])
    try EnergyCommand.parse(["--period", "2026-03-13"]).run(in: world.environment)
    let words = world.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("2,000 kcal on Friday 13 March, which is complete."))
    #expect(words.contains("Friday 13 March was on target; partial days are passed over."))
  }

  @Test func `says nothing where there is no goal`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n- rice (500 kcal)\n"])
    try TodayCommand.parse([]).run(in: world.environment)
    #expect(!world.printed.contains("goal"))
  }
}

import ArgumentParser
import Testing

@testable import journal

@Suite struct `journal import log` {
  private static let log =
    "# Food log\n\n## 2026-03-13\n\n### Lunch\n\n- soup\n\n## 2026-03-14 – rest day\n\n- Dinner: rice\n"

  private func run(_ world: World, _ arguments: String...) throws {
    try ImportLogCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `makes day files, and nothing twice`() throws {
    let world = World([
      "food-log.md": Self.log, "2026/2026-03-12.md": "# Thursday, 12 March 2026\n\n## Lunch\n\n- pie\n",
    ])
    try run(world, "food-log.md")
    #expect(world.text(of: "2026/2026-03-13.md") == "# Friday, 13 March 2026\n\n### Lunch\n\n- soup\n")
    #expect(
      world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\nrest day\n\n- Dinner: rice\n")
    #expect(world.text(of: "food-log.md") == Self.log)
    #expect(
      world.printed
        == "food-log.md: 2 days, 2026-03-13 to 2026-03-14: 2 new\n  1 line belongs to no day and stays where it is: 1\n"
    )
    let files = world.paths.map { world.text(of: $0) }
    try run(world, "food-log.md")
    #expect(world.paths.map { world.text(of: $0) } == files)
    #expect(world.printed.contains("2026-03-13 to 2026-03-14: 2 unchanged\n"))
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(!world.printed.contains("unread-days"))
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.paths == ["2026/2026-03-12.md", "food-log.md"])
  }

  @Test(arguments: [
    ("2026-03-11.org", "#+TITLE: 2026-03-11\n\n* Breakfast\n- Coffee\n", "# Breakfast\n- Coffee\n"),
    ("2026-03-11.org", "* Wednesday\n** Lunch\n- Soup\n", "# Wednesday\n## Lunch\n- Soup\n"),
  ])
  func `takes a file that is named for its day whole`(name: String, text: String, day: String) throws {
    let world = World([name: text, "2026/2026-03-12.md": "## Lunch\n\n- pie\n"])
    try CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(world.printed.contains("\(name):1:1: hint: this file holds 1 day, and nothing in it counts; "))
    try run(world, name)
    #expect(world.text(of: "2026/2026-03-11.md")?.hasSuffix(day) == true)
    let again = World(Dictionary(uniqueKeysWithValues: world.paths.map { ($0, world.text(of: $0) ?? "") }))
    try CheckCommand.parse(["--all"]).run(in: again.environment)
    #expect(!again.printed.contains("unread"))
  }

  @Test func `puts food below a heading and leaves a weight above it a weight`() throws {
    let world = World([
      "diet.md":
        "# Diet\n\n## 2026-03-13\nWeight 81.2\nBreakfast: oats\nLunch: soup\n\n## 2026-03-14\nWeight 81.0\noats\nsoup\n"
    ])
    try run(world, "diet.md")
    #expect(
      world.text(of: "2026/2026-03-13.md")
        == "# Friday, 13 March 2026\n\nWeight 81.2\nBreakfast: oats\nLunch: soup\n")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "# Saturday, 14 March 2026\n\nWeight 81.0\n\n## Food\n\noats\nsoup\n")
  }

  @Test(arguments: [
    ("### Notes\nSlept well.\n", "- 21:00 chips\n", "## Food\n\n"),
    ("### Dinner\n- soup\n", "- 21:00 chips\n", "## Food\n\n"),
    ("### Shopping list\n- rice\n", "- 21:00 chips\n", "## Food\n\n"), ("- soup\n", "- Dinner: chips\n", ""),
    ("- soup\n", "### Dinner\n- chips\n", ""),
    ("- soup\n", "- [ ] call mum\n- [x] paid the rent\n", "## Notes\n\n"),
  ])
  func `keeps a later text of a day apart from what the first ended in`(
    end: String, later: String, heading: String
  ) throws {
    let log =
      "# Food log\n## 2026-03-13\n### Lunch\n- rice\n\(end)## 2026-03-14\n### Lunch\n- fish\n## 2026-03-13\n\(later)"
    let world = World(["food-log.md": log])
    try run(world, "food-log.md")
    #expect(
      world.text(of: "2026/2026-03-13.md")
        == "# Friday, 13 March 2026\n\n### Lunch\n- rice\n\(end)\n\(heading)\(later)")
    try run(world, "food-log.md")
    #expect(world.printed.contains("2 unchanged"))
  }

  @Test func `leaves a labelled line of a later text beside the labels of the first`() throws {
    let log =
      "2026-03-14\nFrukost: gröt\nLunch: soppa\n\n2026-03-15\nFrukost: ägg\n\n2026-03-14\nKväll: chips\n"
    let world = World(["matlogg.txt": log])
    try run(world, "matlogg.txt")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "# Saturday, 14 March 2026\n\nFrukost: gröt\nLunch: soppa\n\nKväll: chips\n")
    #expect(!world.printed.contains("heading for food"))
  }

  @Test func `takes nothing from what it keeps of logs itself`() throws {
    let world = World(["food-log.md": Self.log])
    try run(world, "food-log.md")
    #expect(throws: CommandFailure.self) { try run(world, "imports.md") }
  }

  @Test(arguments: [
    ("plan.md", "# Meal plan\n\n", "title, ‘Meal plan’", "title"), ("mealplan.md", "", "name", "name"),
  ])
  func `takes nothing from a plan, of which check says so too`(
    name: String, title: String, reason: String, remedy: String
  ) throws {
    let text =
      title + "## 2026-03-13\n- Lunch: soup (400 kcal)\n## 2026-03-14\n- Lunch: rice (500 kcal)\n"
    let world = World([name: text])
    let failure = #expect(throws: CommandFailure.self) { try run(world, name) }
    #expect(
      failure
        == CommandFailure(
          .refused,
          "‘\(name)’ is a plan by its \(reason), and what is planned was not eaten; if it was, give it another \(remedy), such as "
            + "‘Food log’"))
    try CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(
      world.printed.hasPrefix(
        "\(name):1:1: hint: this file is a plan by its \(reason), so nothing in it counts; if its meals were eaten, give it another "
          + "\(remedy), and ‘journal import log \(name)’ makes day files of it [unread-page]\n"))
  }

  @Test func `leaves a figure alone that was corrected in a log of one day`() throws {
    let log = "# Food log\n\n## 2026-03-13\n\n### Lunch\n\n- rice (400 kcal)\n"
    let world = World(["food-log.md": log])
    try run(world, "food-log.md")
    var files = Dictionary(uniqueKeysWithValues: world.paths.map { ($0, world.text(of: $0) ?? "") })
    files["food-log.md"] = log.replacing("400", with: "450")
    let changed = World(files)
    #expect(throws: CommandFailure.self) { try run(changed, "food-log.md") }
    #expect(changed.printed.contains("2026-03-13: another text of this day was imported before"))
    #expect(changed.text(of: "2026/2026-03-13.md") == world.text(of: "2026/2026-03-13.md"))
    // Once the figure is carried over, there is nothing left to say.
    files["2026/2026-03-13.md"] = files["2026/2026-03-13.md"]?.replacing("400", with: "450")
    let carried = World(files)
    try run(carried, "food-log.md")
    #expect(carried.printed.contains("1 unchanged"))
  }

  @Test func `takes a diary with recipes`() throws {
    let world = World([
      "diary.md": "# Food diary and recipes\n\n## 2026-03-13\n- Lunch: soup\n## 2026-03-14\n- Lunch: rice\n"
    ])
    try run(world, "diary.md")
    #expect(world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\n- Lunch: rice\n")
  }

  @Test func `is told of a change in the log by check until it is carried over`() throws {
    let log =
      "## 2026-03-12\n\n- Lunch: pie\n\n## 2026-03-13\n\n- Lunch: soup\n\n## 2026-03-14\n\n- Lunch: rice\n"
    let world = World(["food-log.md": log])
    try run(world, "food-log.md")
    var files = Dictionary(uniqueKeysWithValues: world.paths.map { ($0, world.text(of: $0) ?? "") })
    files["food-log.md"] = log.replacing("soup", with: "stew")
    let changed = World(files)
    try CheckCommand.parse([]).run(in: changed.environment)
    #expect(
      changed.printed.contains(
        "the text of 2026-03-13 was changed here after it was brought in, and what was brought in counts; copy the changed lines into the file of the day by hand"
      ))
    files["2026/2026-03-13.md"] = files["2026/2026-03-13.md"]?.replacing("soup", with: "stew")
    let carried = World(files)
    try CheckCommand.parse([]).run(in: carried.environment)
    #expect(!carried.printed.contains("unread"))
  }

  @Test func `puts the days of a food log under Food, where they name no meal`() throws {
    let log = "3/13/2026\nDumplings - 4\nMilk\n\n3/14/2026\nLunch: soup\n"
    for (name, isFood) in [("diet.txt", true), ("calories-2026.txt", true), ("log.txt", false)] {
      let world = World([name: log])
      try run(world, name, "--month-first")
      let heading = isFood ? "## Food\n\n" : ""
      #expect(
        world.text(of: "2026/2026-03-13.md") == "# Friday, 13 March 2026\n\n\(heading)Dumplings - 4\nMilk\n")
      #expect(world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\nLunch: soup\n")
      #expect(
        world.printed.contains("1 day got a heading for food, for lines below no meal\n") == isFood)
      let files = world.paths.map { world.text(of: $0) }
      try run(world, name, "--month-first")
      #expect(world.paths.map { world.text(of: $0) } == files)
    }
  }

  @Test func `puts nothing under Food that is none`() throws {
    let log =
      "# Food\n\n## 2026-03-13\n\nham sandwich\n\n### Exercise\n\n- Run\n\n## 2026-03-14\n\n### Breakfast\n\n- toast\n\n### Exercise (Mar 14)\n\n- Strain: 13\n"
    let world = World(["food-log.md": log])
    try run(world, "food-log.md", "--year", "2026")
    #expect(
      world.text(of: "2026/2026-03-13.md")
        == "# Friday, 13 March 2026\n\n### Food\n\nham sandwich\n\n### Exercise\n\n- Run\n")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "# Saturday, 14 March 2026\n\n### Breakfast\n\n- toast\n\n### Exercise (Mar 14)\n\n- Strain: 13\n")
  }

  @Test func `takes the rows of a table behind a list for the days that they name`() throws {
    let world = World([
      "weight.md":
        "# Weight\n\n- 2018-08-21, 82.7kg\n- 2018-08-22, 81.7kg\n\nAfter a pause:\n\n| When | Weight |\n| - | - |\n| 2021-07-19 | 81.3kg |\n| 2021-07-21 | 81.2kg |\n"
    ])
    try run(world, "weight.md")
    #expect(
      world.text(of: "2018/2018-08-22.md")
        == "# Wednesday, 22 August 2018\n\n## Weight\n\n- 81.7kg\n\nAfter a pause:\n")
    #expect(
      world.text(of: "2021/2021-07-21.md")
        == "# Wednesday, 21 July 2021\n\n| When | Weight |\n| - | - |\n| 2021-07-21 | 81.2kg |\n")
  }

  @Test func `leaves the food of several days where it is`() throws {
    let world = World([
      "food-log.md":
        "# Food\n\n### June 27 (Saturday)\n\n- Lunch: soup\n\n### June 17–26 (the bowls)\n\n- Steak salad\n\n### June 28\n\n- Lunch: rice\n"
    ])
    try run(world, "food-log.md", "--year", "2026")
    #expect(world.text(of: "2026/2026-06-27.md") == "# Saturday, 27 June 2026\n\n- Lunch: soup\n")
    #expect(world.printed.contains("4 lines belong to no day and stay where they are: 1, 7–9"))
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(!world.printed.contains("names days without their year"))
  }

  @Test func `asks for dates where days are weekdays alone, and finds one behind the words of a title`()
    throws
  {
    let world = World([
      "mat.md": "Onsdag:\nFrukost: toast\nLunch: soppa\nTorsdag:\nLunch: ris\n",
      "diario.md":
        "Diario alimentare del 30 aprile 2008\nColazione : latte\n\nDiario alimentare del 1 maggio 2008\nCena : pizza\n",
    ])
    try CheckCommand.parse([]).run(in: world.environment)
    #expect(world.printed.contains("the days of this file are weekdays alone"))
    try run(world, "diario.md")
    #expect(world.text(of: "2008/2008-05-01.md") == "# Thursday, 1 May 2008\n\nCena : pizza\n")
  }

  @Test func `is not proposed for a day that it would leave alone`() throws {
    let world = World([
      "food-log.md": "## 2026-03-13\n\n- 08:00 oats\n- 12:00 soup\n\n## 2026-03-14\n\n- 12:00 rice\n",
      "2026/2026-03-13.md": "# Friday, 13 March 2026\n\n## Food\n\n- oats\n- soup\n",
    ])
    #expect(throws: (any Error).self) { try run(world, "food-log.md") }
    let refused = world.printed.contains("1 left out")
    let after = World(world.paths.reduce(into: [:]) { $0[$1] = world.text(of: $1) ?? "" })
    try CheckCommand.parse(["--all"]).run(in: after.environment)
    #expect(refused && !after.printed.contains("makes day files"))
    #expect(after.printed.contains("2026-03-13 stands in its day’s file in other words"))
  }

  @Test func `names a day that was corrected in the log, for both texts would count`() throws {
    let world = World(["food-log.md": Self.log]) { _, files in
      files["food-log.md"] = Array(Self.log.replacing("- soup", with: "- soup (300 kcal)").utf8)
      return 0
    }
    try run(world, "food-log.md")
    let day = world.text(of: "2026/2026-03-13.md")
    _ = try world.environment.runProgram([])
    #expect(throws: CommandFailure.self) { try run(world, "food-log.md") }
    #expect(world.text(of: "2026/2026-03-13.md") == day)
    #expect(
      world.printed.contains(
        "  2026-03-13: another text of this day was imported before, and both would count; carry what is new over by hand\n"
      ))
  }

  @Test func `puts the days of a log of weights under Weight, which check names`() throws {
    let log = "# Weight\n\n- 2026-03-13: 82.1\n- 2026-03-14: 82.0\n- 2026-03-15: 81.7\n"
    for (name, title, isWeight) in [
      ("weight.md", "", true), ("log.md", "# Gewicht", true), ("steps.md", "# Steps", false),
    ] {
      let world = World([name: title.isEmpty ? log : log.replacing("# Weight", with: title)])
      try? CheckCommand.parse([]).run(in: world.environment)
      #expect(world.printed.contains("this file holds 3 days, and nothing in it counts") == isWeight)
      try run(world, name)
      #expect(
        world.text(of: "2026/2026-03-13.md")
          == "# Friday, 13 March 2026\n\n\(isWeight ? "## Weight\n\n" : "")- 82.1\n")
      #expect(
        world.printed.contains("3 days got a heading for weights\n")
          == isWeight)
    }
  }

  @Test func `leaves a day without the heading that it was imported without`() throws {
    let log = "## 2026-03-14\n\nLunch: soup\n"
    let world = World(["diet.md": log]) { _, files in
      files["diet.md"] = Array((log + "- kiwi\n").utf8)
      return 0
    }
    try run(world, "diet.md")
    _ = try world.environment.runProgram([])
    try run(world, "diet.md")
    #expect(
      world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\nLunch: soup\n- kiwi\n")
  }

  @Test func `puts a heading for food below what the log's own heading says`() throws {
    let world = World(["diet.md": "## 2026-03-14 – rest day\n\n- tea\n"])
    try run(world, "diet.md")
    let day = "# Saturday, 14 March 2026\n\nrest day\n\n## Food\n\n- tea\n"
    #expect(world.text(of: "2026/2026-03-14.md") == day)
    try run(world, "diet.md")
    #expect(world.text(of: "2026/2026-03-14.md") == day)
  }

  @Test func `changes nothing where what it remembers is lost`() throws {
    let world = World(["food-log.md": Self.log])
    try run(world, "food-log.md")
    let second = World([
      "food-log.md": Self.log, "2026/2026-03-13.md": world.text(of: "2026/2026-03-13.md") ?? "",
      "2026/2026-03-14.md": world.text(of: "2026/2026-03-14.md") ?? "",
    ])
    try run(second, "food-log.md")
    for path in world.paths { #expect(second.text(of: path) == world.text(of: path)) }
  }

  @Test func `leaves alone what was changed in a day since, and brings in what is new in the log`() throws {
    let edited = "# Friday, 13 March 2026\n\n### Lunch\n\n- soup (200 kcal)\n"
    let world = World(["food-log.md": Self.log]) { _, files in
      files["2026/2026-03-13.md"] = Array(edited.utf8)
      files["food-log.md"] = Array(
        (Self.log.replacing("- soup\n", with: "- soup\n- bread\n") + "\n## 2026-03-15\n- tea\n").utf8)
      return 0
    }
    try run(world, "food-log.md")
    _ = try world.environment.runProgram([])
    try run(world, "food-log.md")
    #expect(world.text(of: "2026/2026-03-13.md") == edited + "- bread\n")
    #expect(world.text(of: "2026/2026-03-15.md") == "# Sunday, 15 March 2026\n\n## Food\n\n- tea\n")
    #expect(
      world.printed.contains("food-log.md: 3 days, 2026-03-13 to 2026-03-15: 1 new, 1 merged, 1 unchanged\n"))
  }

  @Test func `merges into days that exist`() throws {
    let world = World([
      "food-log.md": Self.log, "2026/2026-03-13.md": "# Friday, 13 March 2026\n\n## Breakfast\n\n- oats\n",
    ])
    try run(world, "food-log.md")
    #expect(
      world.text(of: "2026/2026-03-13.md")
        == "# Friday, 13 March 2026\n\n### Lunch\n\n- soup\n\n## Breakfast\n\n- oats\n")
  }

  @Test func `shows in a dry run what it would do`() throws {
    let world = World(["food-log.md": Self.log])
    try run(world, "food-log.md", "--dry-run", "--from", "2026-03-14")
    #expect(world.paths == ["food-log.md"])
    #expect(
      world.printed == """
        --- /dev/null
        +++ b/2026/2026-03-14.md
        @@ -0,0 +1,5 @@
        +# Saturday, 14 March 2026
        +
        +rest day
        +
        +- Dinner: rice
        food-log.md: 1 day, 2026-03-14: 1 would be new, 1 outside of the period
          1 line belongs to no day and stays where it is: 1

        """)
  }

  @Test func `names its days to programs`() throws {
    let world = World(["food-log.md": Self.log])
    try run(world, "food-log.md", "--format", "json", "--to", "2026-03-13")
    #expect(world.printed.contains("\"new\": [\"2026-03-13\"]") || world.printed.contains("\"2026-03-13\""))
    #expect(world.paths == ["2026/2026-03-13.md", "food-log.md", "imports.md"])
  }

  @Test func `leaves out a day whose file has an error`() throws {
    let conflict = "<<<<<<< a\n- x\n=======\n- y\n>>>>>>> b\n"
    let world = World(["food-log.md": Self.log, "2026/2026-03-13.md": conflict])
    #expect(throws: CommandFailure(.negativeResult, "1 day left out")) { try run(world, "food-log.md") }
    #expect(world.text(of: "2026/2026-03-13.md") == conflict)
    #expect(world.text(of: "2026/2026-03-14.md") != nil)
    #expect(
      world.printed.contains(
        "1 new, 1 left out\n  2026-03-13: line 1 of its file: a merge was left unfinished here"))
  }

  @Test func `asks before it writes many files`() throws {
    let text = (1...28).map { "## 2026-02-\($0 < 10 ? "0" : "")\($0)\n- soup\n" }.joined()
    let failure = #expect(throws: CommandFailure.self) { try run(World(["a.md": text]), "a.md") }
    #expect(failure?.status == .usage)
    #expect(
      failure?.message == "This writes 28 files, and nobody can be asked; --yes does it, --dry-run shows it")
    let world = World(["a.md": text])
    try run(world, "a.md", "--yes")
    #expect(world.paths.count == 30)
  }

  @Test(arguments: [
    ("2026/2026-03-14.md", "## 2026-03-14\n", CommandFailure.Status.refused),
    ("a.md", "# Soup\n", .negativeResult),
    ("a.md", "## 14 March\n- soup\n", .negativeResult),
  ])
  func `says why it does nothing`(path: String, text: String, status: CommandFailure.Status) {
    let world = World([path: text])
    let failure = #expect(throws: CommandFailure.self) { try run(world, path) }
    #expect(failure?.status == status)
    #expect(world.paths == [path])
  }
}

import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal add` {
  static let day = """
    # Saturday, 14 March 2026

    ## Breakfast

    - 08:15 Porridge

    ## Lunch

    - 13:10 Rice

    """

  private func add(_ world: World, _ arguments: String...) throws {
    try AddCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `writes a line where it belongs and says so in one line`() throws {
    let world = World(["2026/2026-03-14.md": Self.day])
    try add(world, "08:40", "filter", "coffee", "(~35", "kcal)", "#home", "--category", "breakfast")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == Self.day.replacing(
          "- 08:15 Porridge\n", with: "- 08:15 Porridge\n- 08:40 filter coffee (~35 kcal) #home\n"))
    #expect(world.printed == "Breakfast, 08:40: filter coffee · ~35 kcal #home  2026-03-14T08:40\n")
    #expect(world.complained == "")
  }

  @Test func `says that a line states the energy of several entries of which the new one is one`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n\n- rice\n- beans\n- Total: 450 kcal\n"])
    try add(world, "apple (80 kcal)", "--category", "lunch")
    #expect(
      world.complained.contains(
        "‘apple’: line 6 of 2026/2026-03-14.md states 450 kcal for its entries together, this one among them; correct that line"
      ))
    try add(world, "soup (300 kcal)", "--category", "dinner")
    #expect(!world.complained.contains("soup"))
  }

  @Test func `takes the time from the clock for today and none for another day`() throws {
    let world = World(["2026/2026-03-14.md": Self.day], now: "2026-03-14T15:30")
    try add(world, "an apple", "--category", "snack")
    #expect(world.printed == "Snack, 15:30: an apple  2026-03-14T15:30\n")
    try add(world, "soup", "--category", "dinner", "--day", "yesterday")
    #expect(world.text(of: "2026/2026-03-13.md") == "# Friday, 13 March 2026\n\n## Dinner\n\n- soup\n")
  }

  @Test func `refuses so many entries at once that the file could not be read for each`() throws {
    let text = "## Lunch\n\n" + String(repeating: "- tea\n", count: 2_000)
    let world = World(["2026/2026-03-13.md": text])
    let failure = #expect(throws: CommandFailure.self) {
      try AgainCommand.parse(["lunch", "--from", "2026-03-13"]).run(in: world.environment)
    }
    #expect(
      failure?.message
        == "2,000 entries at once are too many for ‘2026/2026-03-14.md’, which has no lines; nothing was changed; add 500 at a time"
    )
    #expect(world.text(of: "2026/2026-03-14.md") == nil)
  }

  @Test(arguments: ["today", "2026-03-14", "saturday"])
  func `takes the time from the clock for today however it is named`(day: String) throws {
    let world = World(["2026/2026-03-14.md": Self.day], now: "2026-03-14T15:30")
    try add(world, "an apple", "--day", day)
    #expect(world.printed == "Snack, 15:30: an apple  2026-03-14T15:30 (‘apple’ is a word for Snack)\n")
    try AgainCommand.parse(["apple", "--day", day]).run(in: world.environment)
    #expect(world.printed.hasSuffix("Snack, 15:30: an apple  2026-03-14T15:30\n"))
    // Of two that are alike, either is meant.
    let apples = { world.text(of: "2026/2026-03-14.md")?.split(separator: "an apple").count }
    let before = apples() ?? 0
    try RemoveCommand.parse(["2026-03-14T15:30"]).run(in: world.environment)
    #expect(apples() == before - 1)
    let night = World(["journal.toml": "day_ends = \"04:00\"\n"], now: "2026-03-15T01:30")
    try add(night, "an apple", "--day", "today")
    #expect(night.printed == "Snack, 25:30: an apple  2026-03-14T25:30 (‘apple’ is a word for Snack)\n")
  }

  @Test func `writes the hours of the night into the day they end`() throws {
    let files = ["journal.toml": "day_ends = \"04:00\"\n"]
    let night = World(files, now: "2026-03-15T01:30")
    try add(night, "toast", "--category", "snack")
    #expect(
      night.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\n## Snack\n\n- 25:30 toast\n")
    let morning = World(files, now: "2026-03-15T10:00")
    try add(morning, "1:30", "toast", "--category", "snack")
    #expect(
      morning.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\n## Snack\n\n- 25:30 toast\n")
  }

  @Test(arguments: ["23:10", "25:10", "04:00"])
  func `takes the evening that a night ends for today`(time: String) throws {
    let world = World(["journal.toml": "day_ends = \"04:00\"\n"], now: "2026-03-15T01:30")
    try add(world, time, "toast", "--category", "snack")
    #expect(
      world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\n## Snack\n\n- \(time) toast\n")
  }

  @Test(arguments: [
    (["08:15", "idli and filter coffee"], "Breakfast"), (["--day", "yesterday", "quelque chose"], "Food"),
    (["13:00", "something"], "Lunch"), (["16:30", "something"], "Snack"), (["19:00", "something"], "Dinner"),
  ])
  func `finds the category by words, then by the hour`(arguments: [String], category: String) throws {
    let world = World()
    try AddCommand.parse(arguments).run(in: world.environment)
    #expect(world.printed.hasPrefix(category + ", "))
  }

  @Test func `options win over the text`() throws {
    let world = World()
    try add(
      world, "8:00", "oats", "(300", "kcal)", "--time", "9am", "--kcal", "~320", "--protein", "11", "--tag",
      "home", "--category", "none")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "# Saturday, 14 March 2026\n\n## Food\n\n- 09:00 oats (~320 kcal, P 11 g) #home\n")
  }

  @Test func `a dry run shows the difference and writes nothing`() throws {
    let world = World(["2026/2026-03-14.md": Self.day])
    try add(world, "13:30", "tea", "--category", "lunch", "--dry-run")
    #expect(world.text(of: "2026/2026-03-14.md") == Self.day)
    #expect(
      world.printed == """
        --- a/2026/2026-03-14.md
        +++ b/2026/2026-03-14.md
        @@ -7,3 +7,4 @@
         ## Lunch
        \u{20}
         - 13:10 Rice
        +- 13:30 tea

        """)
  }

  @Test func `a dry run shows each file once, with all that would be added`() throws {
    let world = World(["-": "08:00 oats\n08:10 toast\n"])
    try add(world, "--dry-run")
    #expect(
      world.printed == """
        --- /dev/null
        +++ b/2026/2026-03-14.md
        @@ -0,0 +1,6 @@
        +# Saturday, 14 March 2026
        +
        +## Breakfast
        +
        +- 08:00 oats
        +- 08:10 toast

        """)
    #expect(world.text(of: "2026/2026-03-14.md") == nil)
  }

  @Test func `reads a line an entry from a pipe`() throws {
    let world = World(["-": "- 08:00 oats\n\n  * 13:00 biryani\n"])
    try add(world)
    #expect(
      world.printed
        == "Breakfast, 08:00: oats  2026-03-14T08:00 (‘oats’ is a word for Breakfast)\nLunch, 13:00: biryani  2026-03-14T13:00 (‘biryani’ is eaten at lunch or dinner, and at 13:00 it is Lunch)\n"
    )
  }

  @Test(arguments: [
    ("Lunch: soup (300 kcal) #home", "## Lunch\n\n- 12:00 soup (300 kcal) #home\n"),
    ("13:10 Lunch: rice", "## Lunch\n\n- 13:10 rice\n"),
    ("**Dinner:** 8pm pasta", "## Dinner\n\n- 20:00 pasta\n"),
    (" - [ ] Frühstück: Brot", "## Breakfast\n\n- [ ] 12:00 Brot\n"),
    ("Snack: [-] cake", "## Snack\n\n- [-] 12:00 cake\n"),
  ])
  func `takes the meal that the text names`(text: String, section: String) throws {
    let world = World()
    try add(world, text)
    #expect(world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n\n" + section)
  }

  @Test func `reads the names of meals between the lines of a pipe`() throws {
    let world = World([
      "-":
        "\u{FEFF}- 08:00 oats\n\n## Lunch\n- 13:00 tea\n- Snack: apple\n* cake\n\n**Dinner**\nrice\nBreakfast:\ncoffee\nDinner\nTea\n"
    ])
    try add(world, "--time", "none")
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        # Saturday, 14 March 2026

        ## Breakfast

        - oats
        - coffee

        ## Lunch

        - tea
        - cake

        ## Snack

        - apple

        ## Dinner

        - rice
        - Tea

        """)
  }

  @Test func `takes a meal's name alone above a list for its title, and else for what was eaten`() throws {
    let world = World(["-": "Lunch\n- 12:00 soup\n- bread\nlunch\nDinner\n"])
    try add(world, "--time", "13:00")
    #expect(
      world.text(of: "2026/2026-03-14.md") == """
        # Saturday, 14 March 2026

        ## Lunch

        - 13:00 soup
        - 13:00 bread
        - 13:00 lunch
        - 13:00 Dinner

        """)
  }

  @Test(arguments: ["# Saturday, 14 March 2026\n- soup\n", "Lunch:\n", "soup\n8:75 tea\n"])
  func `writes nothing of a pipe that holds more than entries`(pipe: String) throws {
    let world = World(["-": pipe])
    let failure = #expect(throws: CommandFailure.self) { try add(world) }
    #expect(failure?.status == .usage)
    #expect(world.paths == ["-"])
  }

  @Test func `names the line of a pipe that it cannot write`() throws {
    let world = World(["-": "soup\n\nat 4 tea\nrice\n"])
    let failure = #expect(throws: CommandFailure.self) { try add(world) }
    #expect(
      failure?.message
        == "line 3 of standard input: ‘at 4’ may be 04:00 or 16:00, so nothing was written; add --time 04:00 or --time 16:00, or --literal "
        + "to keep the words")
    #expect(world.paths == ["-"])
  }

  @Test func `goes by words alone where the settings say so`() throws {
    let world = World(["journal.toml": "categories_by = \"words\"\n"])
    try add(world, "xyzzy")
    #expect(
      world.printed
        == "Food, 12:00: xyzzy  2026-03-14T12:00 (no word says which meal it is, and categories_by asks words alone)\n"
    )
  }

  @Test func `says which figures it read as words`() throws {
    let world = World()
    try add(world, "banana (105 kcal) x2", "--category", "snack")
    #expect(world.printed == "Snack, 12:00: banana (105 kcal) x2  2026-03-14T12:00\n")
    #expect(
      world.complained
        == "journal: ‘banana (105 kcal) x2’: what stands beside this energy makes it another's, or leaves open how much it "
        + "is, so it is not counted; put the entry's own at the end: ‘(320 kcal)’\n"
    )
    try EditCommand.parse(["banana", "--text", "banana (1e9 kcal)"]).run(in: world.environment)
    #expect(world.complained.contains("\njournal: 2026-03-14#1: this is no number"))
  }

  @Test func `names an entry without words by its figures`() throws {
    let world = World()
    try add(world, "(200 kcal)", "--category", "snack")
    #expect(world.printed == "Snack, 12:00: (200 kcal)  2026-03-14T12:00\n")
    try MoveCommand.parse(["#1", "13:00"]).run(in: world.environment)
    try UndoCommand.parse(["--list"]).run(in: world.environment)
    #expect(world.printed.contains("moved 2026-03-14#1  12:00 (200 kcal) to 13:00\n"))
    #expect(world.printed.contains("add (200 kcal)"))
  }

  @Test func `refuses a pipe that is not UTF-8, and names the line`() throws {
    let world = World()
    var changed = world.environment
    changed.readFile = { _ throws(FileProblem) in Array("tea\ncr".utf8) + [0xE8] + Array("me\n".utf8) }
    let environment = changed
    let commands = [
      { try AddCommand.parse([]).run(in: environment) }, { try NoteCommand.parse([]).run(in: environment) },
    ]
    for command in commands {
      let failure = #expect(throws: CommandFailure.self) { try command() }
      #expect(
        failure
          == CommandFailure(
            .refused,
            "standard input, line 2: its bytes are not UTF-8, so nothing was written; ‘iconv -f latin1 -t utf8’ converts "
              + "older text"))
    }
    #expect(world.paths == [])
  }

  @Test func `ends the lines of a pipe as a file does`() throws {
    let world = World(["-": "soup\u{C}with\u{2028}rice\r\ntea\rcake"])
    try add(world, "--category", "lunch", "--time", "none")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "# Saturday, 14 March 2026\n\n## Lunch\n\n- soup with rice\n- tea\n- cake\n")
  }

  @Test func `encourages on a terminal, and says nothing with --quiet`() throws {
    let yesterday = ["2026/2026-03-13.md": "## Lunch\n\n- soup\n"]
    let terminal = Terminal(isInteractive: true, columns: 80) { _ in nil }
    let world = World(yesterday, output: terminal, total: "entries 9\nsaid 0\n")
    try add(world, "13:00", "soup", "--category", "lunch")
    #expect(
      world.printed
        == "Lunch, 13:00: soup  2026-03-14T13:00\nFirst entry today!\n2 days in a row.\n10 entries are written down.\n"
    )
    #expect(world.total == "entries 10\nsaid 10\n")
    try add(world, "14:00", "tea", "--category", "beverage")
    #expect(world.printed.hasSuffix("Beverage, 14:00: tea  2026-03-14T14:00\n"))
    try add(world, "--time", "14:10", "rice", "--category", "lunch")
    #expect(world.printed.hasSuffix("Lunch, 14:10: rice  2026-03-14T14:10\nMeal 2 today.\n"))
    let quiet = World(yesterday, output: terminal)
    try add(quiet, "soup", "--quiet")
    #expect(quiet.printed == "")
  }

  @Test func `keeps a copy of a photo with the entry, which goes with it`() throws {
    let world = World(["thali.gif": "GIF89a picture"])
    try add(world, "13:10", "veg thali", "--photo", "thali.gif")
    #expect(
      world.text(of: "2026/2026-03-14.md")
        == "# Saturday, 14 March 2026\n\n## Lunch\n\n- 13:10 veg thali\n  - photo: ![](../media/2026-03-14-1310.gif)\n"
    )
    #expect(world.text(of: "media/2026-03-14-1310.gif") == "GIF89a picture")
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.paths == ["thali.gif"])
  }

  @Test func `asks what a photo shows on a terminal`() throws {
    let world = World(["thali.gif": "GIF89a picture"], answers: ["veg thali"])
    try add(world, "--photo", "thali.gif")
    #expect(
      world.printed
        == "Lunch, 12:00: veg thali  2026-03-14T12:00 (‘veg thali’ is eaten at lunch or dinner, and at 12:00 it is Lunch)\n"
    )
  }

  @Test(arguments: [
    (["soup", "--day", "someday"], CommandFailure.Status.usage), (["soup", "--time", "never"], .usage),
    (["soup", "--category", "elevenish"], .usage), (["soup", "--kcal", "much"], .usage),
    (["8:75", "tea"], .usage), (["soup", "--tag", "1"], .usage), (["soup", "--tag", "##a"], .usage),
    (["soup", "--kcal", "1e9"], .usage),
    (["[ ]"], .refused),
  ])
  func `what is not clear is refused and nothing is written`(
    arguments: [String], status: CommandFailure.Status
  ) throws {
    let world = World()
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse(arguments).run(in: world.environment)
    }
    #expect(failure?.status == status)
    #expect(world.paths == [])
  }

  @Test(arguments: ["format = 2\n", "language = \n"])
  func `nothing is written on settings that are not understood`(settings: String) throws {
    let world = World(["journal.toml": settings])
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse(["soup"]).run(in: world.environment)
    }
    #expect(failure?.status == .refused)
    #expect(world.paths == ["journal.toml"])
  }
}

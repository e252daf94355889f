import ArgumentParser
import JournalFormat
import Testing

@testable import journal

@Suite struct `journal reading` {
  private static let file = """
    # Saturday, 14 March 2026

    ## Breakfast

    - 08:15 Porridge (320 kcal)
      - note: hot
    - [ ] toast

    Weight: 72.4 kg
    Total: 900 kcal

    ## Tasks
    - [x] call Ann
      - [ ] ring twice

    ## Symptoms
    - 12:00 headache 3/5

    <!-- a remark -->

    """

  @Test func `names all that a row of several meals gave`() throws {
    let world = World([
      "2026/2026-03-14.md":
        "# 2026-03-14\n\n| Breakfast | Lunch | Dinner |\n|---|---|---|\n| eggs (200 kcal) | soup | fish |\n"
    ])
    try ReadingCommand.parse(["2026-03-14"]).run(in: world.environment)
    #expect(
      world.printed.replacing("\u{A0}", with: " ") == """
        The reading of 2026-03-14

          Line  Read as                            Text
          ────  ─────────────────────────────────  ─────────────────────────────────
             1  title                              # 2026-03-14
             2
             3  table                              | Breakfast | Lunch | Dinner |
             4  table                              |---|---|---|
             5  breakfast 200 kcal; lunch; dinner  | eggs (200 kcal) | soup | fish |

          Read here: 3 entries.

        """)
  }

  @Test func `says of each line of a day what it was taken for`() throws {
    let world = World(["2026/2026-03-14.md": Self.file])
    try ReadingCommand.parse(["2026-03-14"]).run(in: world.environment)
    #expect(
      world.printed.replacing("\u{A0}", with: " ") == """
        The reading of 2026-03-14

          Line  Read as                    Text
          ────  ─────────────────────────  ───────────────────────────
             1  title                      # Saturday, 14 March 2026
             2
             3  title: breakfast           ## Breakfast
             4
             5  breakfast 08:15 320 kcal   - 08:15 Porridge (320 kcal)
             6  part of line 5               - note: hot
             7  breakfast planned          - [ ] toast
             8
             9  weight 72.4 kg             Weight: 72.4 kg
            10  total 900 kcal, not added  Total: 900 kcal
            11
            12  title: tasks               ## Tasks
            13  task done                  - [x] call Ann
            14  task open                    - [ ] ring twice
            15
            16  title                      ## Symptoms
            17  Symptoms 12:00 3/5         - 12:00 headache 3/5
            18
            19  —                          <!-- a remark -->

          Read here: 2 entries, 1 weight, 2 tasks, 1 item under a heading of your own
          and 1 total; 1 line marked — belongs to nothing.

        """)
  }

  @Test func `is an object a line as JSON`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n- soup\n"])
    try ReadingCommand.parse(["2026-03-14", "--format", "json"]).run(in: world.environment)
    #expect(
      world.printed == """
        {
          "files": [
            {
              "path": "2026/2026-03-14.md",
              "lines": [
                {
                  "line": 1,
                  "kind": "title",
                  "reading": "title: lunch",
                  "text": "## Lunch"
                },
                {
                  "line": 2,
                  "kind": "entry",
                  "reading": "lunch",
                  "text": "- soup"
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func `says which entry a remark is on`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n- Cola\n  Tasty.\n"])
    try ReadingCommand.parse(["2026-03-14"]).run(in: world.environment)
    #expect(world.printed.contains("remark on line 2"))
  }

  @Test func `of a log is that of each of its days`() throws {
    let world = World([
      "diet.md":
        "# Diet\n\n## 2026-03-13 – rest\n\nWeight 81.2\nBreakfast: oats\nLunch: soup\n\n**2026-03-14**\noats\nsoup\n",
      "2026/2026-03-12.md": "- Lunch: pie\n",
    ])
    try ReadingCommand.parse(["diet.md"]).run(in: world.environment)
    #expect(
      world.printed == """
        The reading of diet.md

          This file holds 2 days, and nothing in it counts until ‘journal import log
          diet.md’ makes day files of them. Here is how each day would be read:

        2026-03-13
          Line  Read as         Text
          ────  ──────────────  ───────────────
             3  note            rest
             3
             5  weight 81.2 kg  Weight 81.2
             6  breakfast       Breakfast: oats
             7  lunch           Lunch: soup

          Read here: 2 entries and 1 weight.

        2026-03-14
          Line  Read as  Text
          ────  ───────  ────
            10  food     oats
            11  food     soup

          Read here: 2 entries.

        """)
  }

  @Test(arguments: ["\r", "\r\n", "\n"])
  func `of a log is shown whatever its lines end in`(ending: String) throws {
    let lines = ["- 2026-03-13: soup", "- 2026-03-14: rice", "- 2026-03-15: tea"]
    let world = World(["diet.md": lines.map { $0 + ending }.joined()])
    try ReadingCommand.parse(["diet.md"]).run(in: world.environment)
    #expect(world.printed.contains("2026-03-14\n"))
    #expect(world.printed.contains("soup"))
  }

  @Test func `has nothing to show of a day without a file`() throws {
    let world = World(["2026/2026-03-14.md": "## Lunch\n- soup\n"])
    try ReadingCommand.parse(["2026-03-12"]).run(in: world.environment)
    #expect(world.printed == "The reading of 2026-03-12\n\n  There is no file for this day.\n")
  }

  @Test func `of habits.md and journal.toml is what check does`() {
    let failure = #expect(throws: CommandFailure.self) {
      try ReadingCommand.parse(["./habits.md"]).run(in: World(["habits.md": "## Run\n"]).environment)
    }
    #expect(
      failure
        == CommandFailure(
          .usage, "‘habits.md’ is no day file; ‘journal check ./habits.md’ says whether it is right"))
  }

  @Test(arguments: ["nonsense", "31 feb"])
  func `asks for a day or a file`(argument: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try ReadingCommand.parse([argument]).run(in: World([:]).environment)
    }
    #expect(failure?.message.hasSuffix("; a file is named by its path, such as 2026/2026-03-14.md") == true)
  }

  @Test func `takes a name that is no day for that of a file, also outside a journal`() throws {
    let world = World(["d": "## Lunch\n- soup\n"])
    try ReadingCommand.parse(["d"]).run(in: world.environment)
    #expect(world.printed.hasPrefix("The reading of d\n"))
    #expect(world.printed.contains("lunch         - soup"))
  }
}
